import { describe, expect, it } from 'vitest';
import { foldJournal } from '../../src/core/journal/projection';
import { walkGame } from '../../src/core/journal/report/walk';
import { describeTrace, type TraceLine } from '../../src/core/play/trace';
import { headlineOf } from '../../src/ui/kit/result';
import { games } from '../games/every-game/games';

const result = (label: string, value?: string): TraceLine => ({
  kind: 'result',
  label,
  ...(value !== undefined && { value }),
});

describe('the largest type of a result', () => {
  it.each([
    ['the one value there is', '−3 VP', [result('Carrier 1 sunk', '−3 VP')], '−3 VP'],
    ['that value, whatever the title has', '1/0', [result('Ken loses 1 step.', '1 / 0')], '1 / 0'],
    [
      'of several the whole',
      '+2 VP',
      [result('US carrier 1 sunk', '+3 VP'), result('Carrier 3 damaged', '−1 VP')],
      '+2 VP',
    ],
    [
      'of several without a whole none',
      undefined,
      [result('Japan less US', '18'), result('Japan alone', '22')],
      undefined,
    ],
    ['of words the title’s', '3 VP', [result('Japan begins with 3 victory points')], '3 VP'],
  ])('%s', (_, value, lines, big) => {
    const said = { ...(value !== undefined && { value }), lines };
    expect(headlineOf(said as never).big).toBe(big);
  });
});

it('the number on the card of every recorded result is the change of the ledger', () => {
  const cards = games.flatMap(({ game, recorded }) =>
    recorded.flatMap(({ name, entries }) => {
      const total = (state: unknown) => Number(game.ledgers(state)[0]?.total?.value ?? 0);
      return walkGame(game, foldJournal(game, entries), undefined).flatMap(
        ({ procedureRun, before, after }) => {
          if (procedureRun.struck || !procedureRun.outcome) return [];
          const { big } = headlineOf(describeTrace(procedureRun.outcome.trace));
          const points = /^([+−]?\d+) VP$/.exec(big ?? '')?.[1];
          if (points === undefined) return [];
          return [
            {
              card: `${name}: ${procedureRun.title}`,
              said: Number(points.replace('−', '-')),
              came: total(after) - total(before),
            },
          ];
        },
      );
    }),
  );
  expect(cards.length).toBeGreaterThan(10);
  expect(cards.filter(({ said, came }) => said !== came)).toEqual([]);
});
