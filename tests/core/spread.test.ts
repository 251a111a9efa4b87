import { expect, it } from 'vitest';
import { type Book, foldJournal } from '../../src/core/book';
import { emptyPack } from '../../src/core/pack';
import { askChoice, askDice, type Outcome, type Steps, startWorking } from '../../src/core/procedure';
import { spreadOf } from '../../src/core/spread';
import { tinyGame } from '../app/tiny-game';

const outlook = { chart: 'crt', column: '1:1' };
const dice = (key: string, count: number, sides = 6) => ({ key, rule: '–', title: 'Roll', count, sides });
const lost = (attacker: number): Outcome => ({
  events: [],
  trace: [{ kind: 'result', label: 'Lost', losses: { attacker, defender: 0 } }],
});

/** The spread of the first question of a procedure made up for the test. */
function spread(run: () => Steps<Outcome>, marks: readonly string[] = []) {
  const def = { id: 'trial', rule: '–', title: () => 'Trial', run };
  const game = { ...tinyGame, procedures: { trial: def } };
  const opened = {
    kind: 'v1.Opened',
    procedure: 'trial',
    args: {},
    answers: [],
    id: 'a:1',
    seq: 1,
    at: 1,
  } as const;
  const book = foldJournal(game, [opened]) as Book<never>;
  return spreadOf(game as never, book, emptyPack('own', game.id, 'Own'), marks, 0);
}

it('weighs ways of unequal length alike', () => {
  const found = spread(function* () {
    const work = startWorking();
    const first = yield* askDice(work, { ...dice('first', 1), outlook });
    if (first.faces[0] !== 6) return lost(0);
    const second = yield* askDice(work, dice('second', 1, 4));
    return lost(second.faces[0] === 1 ? 2 : 1);
  });
  expect(found).toMatchObject({
    ways: 24,
    unknown: 0,
    shares: [
      { losses: { attacker: 2 }, ways: 1 },
      { losses: { attacker: 1 }, ways: 3 },
      { losses: { attacker: 0 }, ways: 20 },
    ],
    expected: { attacker: 5 / 24, defender: 0 },
  });
});

it('takes 216 ways and no more', () => {
  const rolls = (more: number) =>
    function* () {
      const work = startWorking();
      yield* askDice(work, { ...dice('first', 2), outlook });
      yield* askDice(work, dice('second', more));
      return lost(1);
    };
  expect(spread(rolls(1))).toMatchObject({ ways: 216, shares: [{ ways: 216 }] });
  expect(spread(rolls(2))).toEqual({ kind: 'too-many' });
});

it('does not know what only the players can tell, and nothing of a question without an outlook', () => {
  const options = [{ value: 'a', label: 'A' }];
  const found = spread(function* () {
    const work = startWorking();
    const { faces } = yield* askDice(work, { ...dice('first', 1), outlook });
    if (faces[0] === 1) yield* askChoice(work, { key: 'which', rule: '–', title: 'Which?', options });
    return faces[0] === 2 ? { events: [], trace: [] } : lost(1);
  });
  expect(found).toMatchObject({ ways: 6, unknown: 2, shares: [{ ways: 4 }], expected: { attacker: 1 } });
  expect(
    spread(function* () {
      yield* askDice(startWorking(), dice('first', 1));
      return lost(1);
    }),
  ).toBeUndefined();
});

it('does not know what comes of a mark that cannot be declared', () => {
  const roll = function* () {
    yield* askDice(startWorking(), { ...dice('first', 1), outlook });
    return lost(1);
  };
  expect(spread(roll, ['banzai'])).toMatchObject({ unknown: 6, shares: [] });
});

it('says nothing where no question is open', () => {
  const book = foldJournal(tinyGame, []);
  expect(spreadOf(tinyGame, book, emptyPack('own', tinyGame.id, 'Own'), [], 0)).toBeUndefined();
});
