import { readDefinition } from '../../src/own/format/parse';
import { play } from '../../tools/check-game/play';
import { pickFrom } from '../support/random-answer';
import { randomGame } from './format/random-game';

/** Plays so many files that were made at random, each once: how many lines their games have, on the average. Throws at a dead end. */
export function playRandomGames(games: number, seed: number): number {
  let [played, entries] = [0, 0];
  for (let at = seed; played < games; at += 1) {
    const text = JSON.stringify(randomGame(pickFrom(at)));
    const read = readDefinition(text);
    if (!read.ok) throw new Error(`seed ${at}: ${read.problem.message}`);
    if (read.value.unplayed.length) continue;
    const game = play(read.value.definition, at);
    if (game.end) throw new Error(`seed ${at}, ${game.end.path}: ${game.end.says}`);
    played += 1;
    entries += game.entries;
  }
  return entries / games;
}
