import { everyTrial, trials } from '../games/every-game/trials';
import { amendTrial, playTrial, type Trial } from '../support/trial';
import { expect, test } from './dom/test';
import { answerByKeyboard, carry, playOver } from './every-game';

// The screens know kinds of questions and no game: the first game asks every kind, the last amends a form, the first none.
const played = everyTrial.filter((trial) => trial === everyTrial[0] || trial === everyTrial.at(-1));
playOver(played);

// The keys amend nothing here: the first asks every kind.
answerByKeyboard(trials.slice(0, 1));

test('no procedure here asks a kind of question, nor leaves a kind of line, that those played do not', async () => {
  const asked = async (trial: Trial): Promise<readonly string[]> => {
    const met: string[] = [];
    await playTrial(trial, async ({ kind }) => void met.push(kind));
    return met;
  };
  const done = async (trial: Trial): Promise<readonly string[]> => {
    const met: string[] = [];
    const table = await playTrial(trial);
    await amendTrial(trial, table, 'Misread', async ({ kind }) => void met.push(`amended: ${kind}`));
    return [...met, ...table.projection.entries.map(({ kind }) => kind)];
  };
  for (const [kinds, of, all] of [
    [asked, trials.slice(0, 1), 4],
    [done, played, 6],
  ] as const) {
    const known = new Set((await Promise.all(of.map(kinds))).flat());
    expect(known.size).toBe(all);
    for (const trial of everyTrial)
      expect((await kinds(trial)).filter((kind) => !known.has(kind))).toEqual([]);
  }
});

// The first game's copies, rules and report have tests of their own here; of the others, which go the same way, the last.
carry(everyTrial.slice(-1));
