import { describe, expect, it } from 'vitest';
import { foldJournal, liveAnswers } from '../../../src/core/journal/projection';
import { passGame } from '../../../src/core/journal/report/walk';
import { type Fallen, fallenIn } from '../../../src/core/play/fallen';
import { noLookup, passedIn, runProcedure, sideOf } from '../../../src/core/play/procedure';
import type { DiceAnswer, DicePrompt } from '../../../src/core/play/prompt';
import { describeTrace } from '../../../src/core/play/trace';
import { games } from './games';

type Rolled = {
  readonly where: string;
  readonly prompt: DicePrompt;
  readonly answer: DiceAnswer;
  readonly fallen: Fallen | undefined;
  readonly side: string | undefined;
  readonly sealedBy: string | undefined;
};

/** Every roll of every recorded game of a kind, with what the screen shows and says of it. */
function rolledIn({ game, recorded }: (typeof games)[number]): readonly Rolled[] {
  return recorded.flatMap(({ name, entries }) => {
    const projection = foldJournal(game, entries);
    return [...passGame(game, projection, undefined)].flatMap(({ procedureRun, before }) => {
      const { opened, outcome, struck } = procedureRun;
      const def = game.procedures[opened.procedure];
      if (!def || !outcome || struck) return [];
      const side = sideOf(def, before, opened.args);
      const answers = liveAnswers(procedureRun, projection.struck);
      const passed = passedIn(runProcedure(def, before, opened.args, answers, noLookup), answers);
      const rolls = fallenIn(game.charts, passed, describeTrace(outcome.trace).lines, side);
      return passed.flatMap(({ prompt, answer }) =>
        prompt.kind === 'dice' && answer.kind === 'dice'
          ? [
              {
                where: `${name}: ${opened.procedure}, ${prompt.title}`,
                sealedBy: procedureRun.secret?.side,
                ...{ prompt, answer, side },
                fallen: rolls.find(({ key }) => key === prompt.key),
              },
            ]
          : [],
      );
    });
  });
}

const means = ({ dice, meaning, lines }: Fallen): boolean =>
  meaning !== undefined ||
  dice.every((die) => die.meaning !== undefined) ||
  lines.some(({ kind }) => kind === 'result' || kind === 'warning');

describe.each(games)('$id', (under) => {
  const rolled = rolledIn(under);

  it('shows each recorded roll with its faces, whose they are and what they mean', () => {
    expect(rolled.length).toBeGreaterThan(5);
    const faces = rolled.filter(
      ({ answer, fallen }) => fallen?.dice.map(({ face }) => face).join() !== answer.faces.join(),
    );
    expect(faces.map(({ where }) => where)).toEqual([]);
    const owners = rolled.filter(({ prompt, side, fallen }) => fallen?.side !== (prompt.side ?? side));
    expect(owners.map(({ where }) => where)).toEqual([]);
    const mute = rolled.filter(({ fallen }) => !fallen || !means(fallen));
    expect([...new Set(mute.map(({ where }) => where))]).toEqual([]);
  });

  it('asks the rolls of what is sealed of its side alone: they are shown and said to nobody else', () => {
    const open = rolled.filter(
      ({ prompt, sealedBy }) => sealedBy !== undefined && prompt.secret !== sealedBy,
    );
    expect(open.map(({ where }) => where)).toEqual([]);
  });
});
