import { everyTrial, trials } from '../games/every-game/trials';
import { playTrial } from '../support/trial';
import { expect, test } from './dom/test';
import { answerByKeyboard, carry, playEvery } from './every-game';

playEvery();

// The keys know kinds of questions and no game: of all games the first, which asks every kind.
answerByKeyboard(trials.slice(0, 1));

test('no procedure here asks a kind of question that the first does not', async () => {
  const kinds: ReadonlySet<string>[] = [];
  for (const trial of everyTrial) {
    const asked = new Set<string>();
    await playTrial(trial, async ({ kind }) => void asked.add(kind));
    kinds.push(asked);
  }
  const [first = new Set(), ...others] = kinds;
  expect(first.size).toBe(4);
  for (const other of others) expect([...other].filter((kind) => !first.has(kind))).toEqual([]);
});

// The first game's copies, rules and report have tests of their own here; of the others, which go the same way, the last.
carry(trials.slice(-1));
