// What the dice cost against what they cost on average, held against every way of all fights, one by one.
import { describe, expect, it } from 'vitest';
import { foldJournal } from '../../../src/core/journal/projection';
import { type Luck, luckOf } from '../../../src/core/journal/report/luck';
import { rollsOf } from '../../../src/core/journal/report/rolls';
import { walkGame } from '../../../src/core/journal/report/walk';
import { atOnce } from '../../../src/core/steps';
import { games } from './games';

/** Every way in which all rolls together can fall, one by one, each with its chance. */
function everyRun(ways: readonly (readonly (readonly [lost: number, chance: number])[])[]) {
  let runs: readonly (readonly [number, number])[] = [[0, 1]];
  for (const each of ways)
    runs = runs.flatMap(([lost, chance]) => each.map(([more, of]) => [lost + more, chance * of] as const));
  return runs;
}

describe.each(games.filter(({ id }) => id === 'iph'))('luck in $id', ({ game, report, recorded }) => {
  const short = recorded.map(({ name, entries }) => {
    const projection = foldJournal(game, entries);
    const passed = walkGame(game, projection, report);
    const luck: Luck = atOnce(luckOf(game, projection, passed, report, game.practice));
    const rolls = passed.flatMap((each) => {
      if (each.procedureRun.struck || !each.procedureRun.outcome) return [];
      return [...rollsOf(game, projection, each, game.practice)].map((roll) => ({
        ...roll,
        side: roll.prompt.side ?? each.procedureRun.side,
      }));
    });
    return {
      name,
      luck,
      rolls: rolls.filter(({ spread, isSet }) => spread.expected && !spread.unknown && !isSet),
    };
  });

  it.each(short.filter(({ rolls }) => rolls.length > 0 && rolls.length < 7))(
    '$name: is what running through every way of all fights comes to',
    ({ luck, rolls }) => {
      for (const side of luck.sides) {
        const as = (roll: (typeof rolls)[number]) => (roll.side === side.side ? 'attacker' : 'defender');
        const runs = everyRun(
          rolls.map((roll) =>
            roll.spread.shares.map(
              ({ losses, ways }) => [losses?.[as(roll)] ?? 0, ways / roll.spread.ways] as const,
            ),
          ),
        );
        const lost = rolls.reduce((sum, roll) => sum + (roll.came.losses?.[as(roll)] ?? 0), 0);
        const of = (is: (each: number) => boolean) =>
          runs.reduce((sum, [each, chance]) => sum + (is(each) ? chance : 0), 0);
        const mean = runs.reduce((sum, [each, chance]) => sum + each * chance, 0);
        const variance = runs.reduce((sum, [each, chance]) => sum + chance * (each - mean) ** 2, 0);
        expect(side).toMatchObject({ lost, what: 'step losses' });
        expect(side.expected).toBeCloseTo(mean, 9);
        expect(side.spread).toBeCloseTo(Math.sqrt(variance), 9);
        expect(side.asMuch).toBeCloseTo(
          of((each) => each >= lost),
          9,
        );
        expect(side.asLittle).toBeCloseTo(
          of((each) => each <= lost),
          9,
        );
      }
      expect(luck.sides.length).toBeGreaterThan(0);
    },
  );

  it.each(short)(
    '$name: counts what each roll came to, and no roll whose ways are not all known',
    ({ luck, rolls }) => {
      for (const { side, lost } of luck.sides) {
        const costs = rolls.map(
          (roll) => roll.came.losses?.[roll.side === side ? 'attacker' : 'defender'] ?? 0,
        );
        expect(lost).toBe(costs.reduce((sum, cost) => sum + cost, 0));
      }
      expect(luck.leftOut).toBe(0);
    },
  );
});

it('leaves out, and counts, the fights that lead into a cell nobody has read', () => {
  const iph = games.find(({ id }) => id === 'iph');
  const recorded = iph?.recorded.find(({ name }) => name === 'first-turns');
  if (!iph || !recorded) throw new Error('the recorded game is gone');
  const projection = foldJournal(iph.game, recorded.entries);
  const passed = walkGame(iph.game, projection, iph.report);
  const known = atOnce(luckOf(iph.game, projection, passed, iph.report, iph.game.practice));
  const empty = { ...iph.game.practice, practice: false, cells: {}, heads: {} };
  const unread = atOnce(luckOf(iph.game, projection, passed, iph.report, empty));
  const fights = (luck: Luck) => Math.max(0, ...luck.sides.map((side) => side.fights));
  expect(fights(known)).toBe(9);
  expect(unread.leftOut + fights(unread)).toBe(9);
  expect(unread.leftOut).toBeGreaterThan(0);
});
