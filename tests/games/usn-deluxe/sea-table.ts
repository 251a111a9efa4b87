import { type ChartPack, emptyPack } from '../../../src/core/charts/pack';
import { applyEvent } from '../../../src/games/usn-deluxe/state/apply';
import type { UsnEvent } from '../../../src/games/usn-deluxe/state/bounds';
import { launch } from '../../../src/games/usn-deluxe/state/register';
import { initialState, type Ship, type UsnState } from '../../../src/games/usn-deluxe/state/state';
import crts from './expected/crts.json';

// Ships, counters and the made-up tables of a fight at sea or in the air.

export type Counter = { readonly [factor: string]: number };
const table = (crt: { columns: readonly string[]; rows: { readonly [die: string]: readonly string[] } }) =>
  Object.fromEntries(
    Object.entries(crt.rows).flatMap(([die, row]) =>
      row.map((value, i) => [`${crt.columns[i]}|${die}`, { value, source: 'mapsheet' as const }]),
    ),
  );
/** Percent of air points, made up as the tables are: a 1 hurts nobody. */
const PARKED = { 1: 0, 2: 25, 3: 50, X: 75 };
const EFFECT: { readonly [told: string]: string } = { eliminated: 'destroyed', '-5': 'less' };

/** The made-up tables, and the counters of this fight, as players would have typed them. */
export const packOf = (counters: { readonly [name: string]: Counter }): ChartPack => ({
  ...emptyPack('own', 'usn-deluxe', 'Made up'),
  heads: {
    'crt-2.columns': crts.crt2.columns,
    'crt-3.columns': crts.crt3.columns,
    'crt-4.columns': crts.crt4.columns,
  },
  cells: {
    'crt-2': Object.fromEntries(
      Object.entries(table(crts.crt2)).map(([at, { value, source }]) => {
        const [attacker = 0, defender = 0] = value.split('/').map(Number);
        return [at, { value: { attacker, defender }, source }];
      }),
    ),
    'crt-3': table(crts.crt3),
    'parked-air': Object.fromEntries(
      Object.entries(PARKED).map(([result, value]) => [
        `lost|${result}`,
        { value, source: 'mapsheet' as const },
      ]),
    ),
    'air-counters': Object.fromEntries(
      (['j', 'a'] as const).flatMap((side) =>
        Object.entries(crts.counters[side]).flatMap(([name, factors]) =>
          Object.entries(factors).map(([factor, value]) => [
            `${factor}|${side} ${name.replace('LBAC(B-29)', 'B29')}`,
            { value: value ?? 0, source: 'mapsheet' as const },
          ]),
        ),
      ),
    ),
    'crt-4': table(crts.crt4),
    'crt-5': table(crts.crt5),
    'crt-effects': Object.fromEntries(
      (['land', 'cdu', 'air', 'naval'] as const).flatMap((target) =>
        Object.entries(crts.effects[target]).map(([result, effect]) => [
          `${target}|${result}`,
          { value: EFFECT[effect] ?? effect, source: 'mapsheet' as const },
        ]),
      ),
    ),
    'ship-factors': Object.fromEntries(
      Object.entries(counters).flatMap(([name, factors]) =>
        Object.entries(factors).map(([factor, value]) => [
          `${factor}|${name}`,
          { value, source: 'mapsheet' as const },
        ]),
      ),
    ),
  },
});

export const HERE = 'Truk 754';
export const ship = (id: string, more: Partial<Ship> = {}): Ship => ({
  ...launch(id, { place: HERE, weeks: 0, fuelled: 1 }),
  ...more,
});
export const sea = (ships: readonly Ship[], more: Partial<UsnState> = {}): UsnState => ({
  ...initialState(),
  stage: 'underway',
  scenario: 'g5',
  cursor: { turn: 20, step: 'p4' },
  since: 1,
  ships,
  ...more,
});
export const fold = (state: UsnState, events: readonly unknown[]): UsnState =>
  (events as readonly UsnEvent[]).reduce((before, event) => {
    const { state: after, conflict } = applyEvent(before, event);
    if (conflict) throw new Error(conflict);
    return after;
  }, state);
export const weeksOf = (state: UsnState, id: string) => {
  const found = state.ships.find((each) => each.id === id);
  return found?.status === 'sunk' ? 'sunk' : found?.weeks;
};
export const oddsOf = (trace: readonly { kind: string; label: string; value?: string | undefined }[]) =>
  trace.filter(({ kind }) => kind === 'odds').map(({ label, value }) => `${label} on ${value}`);
