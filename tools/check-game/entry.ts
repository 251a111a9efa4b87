// What tools/check-game.mjs is built from.
import type { Definition } from '../../src/own/format/definition';
import { openIn } from '../../src/own/format/open';
import { linesIn, problemsIn, readDefinition } from '../../src/own/format/parse';
import type { Played } from './play';

export { play } from './play';

/** Plays a game at random from a seed, and says where it came to a dead end: in words, and by path where that is known. */
type Play = (definition: Definition, seed: number) => Played;

/** The lines to print of a file, and whether it has problems. */
export function checked(
  text: string,
  play?: Play,
  games = 200,
): { lines: readonly string[]; isWell: boolean } {
  const problems = problemsIn(text);
  const read = readDefinition(text);
  if (!read.ok)
    return {
      lines: [count(problems.length, 'problem'), ...problems.map(({ message }) => message)],
      isWell: false,
    };
  const { definition, unplayed } = read.value;
  const { title, edition } = definition.game;
  const lineOf = linesIn(text);
  const told = (path: string, says: string): string => `Line ${lineOf.get(path) ?? 1}: ${path}: ${says}`;
  const open = openIn(definition).map(({ path, says }) => told(path, says));
  const lines = [`${title}, edition ${edition}: no problems.`];
  lines.push(
    ...(open.length ? [`\n${count(open.length, 'thing')} left open:`, ...open] : ['Nothing is left open.']),
  );
  if (unplayed.length)
    return {
      lines: [...lines, '\nNot playable yet:', ...unplayed.map(({ message }) => message)],
      isWell: true,
    };
  if (!play) return { lines, isWell: true };
  const ends = new Map<string, number>();
  for (let seed = 1; seed <= games; seed += 1) {
    const { end } = play(definition, seed);
    if (end) {
      const line = end.path === undefined ? end.says : told(end.path, end.says);
      ends.set(line, (ends.get(line) ?? 0) + 1);
    }
  }
  const dead = [...ends].map(([line, times]) => `${line} (in ${count(times, 'game')})`);
  lines.push(
    `\n${count(games, 'game')} played at random: ${dead.length ? 'dead ends:' : 'no dead end.'}`,
    ...dead,
  );
  return { lines, isWell: !dead.length };
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;
