import type { ChartDef } from '../../../core/charts/chart';
import { type ChartPack, emptyPack } from '../../../core/charts/pack';
import { numbers, range } from '../../../kit/charts';
import { LAST_TURN } from './calendar';
import { expandShips, SET_UPS, type SetUpLine } from './set-ups';
import { SHIP_TYPES } from './ship-types';
import type { SideId } from './units';

/** The players' own chart, read turn by turn: nothing of it is in the rulebook. */
export const REINFORCEMENTS: ChartDef = {
  id: 'reinforcements',
  name: 'Reinforcement Chart',
  rule: 'Reinforcements',
  columns: { label: 'Side', heads: ['j', 'a'], mode: 'fixed', names: { j: 'Japan', a: 'Allies' } },
  rows: range('Turn', 2, LAST_TURN),
  shape: { kind: 'words', most: 160 },
  cells: [],
};

/** What the counters print and the points go by: asked when a ship is hit first. */
export const SHIP_FACTORS: ChartDef = {
  id: 'ship-factors',
  name: 'Ship counters',
  rule: '24',
  columns: {
    label: 'Printed',
    heads: ['capacity', 'defence'],
    mode: 'fixed',
    names: { capacity: 'Air capacity', defence: 'Defense' },
  },
  rows: { label: 'Ship', heads: [], mode: 'open' },
  shape: numbers(0, 40),
  cells: [],
};

/** What players read off their counters and their chart. */
export const CHARTS: readonly ChartDef[] = [SHIP_FACTORS, REINFORCEMENTS];

/** The row of a counter: "Allied CV-6". */
export const counterOf = (side: SideId, name: string): string =>
  `${side === 'j' ? 'Japanese' : 'Allied'} ${name}`;

/** Made up by type: no counter prints these. */
const MADE_UP: { readonly [type: string]: number } = {
  CV: 8,
  CVL: 3,
  CVE: 2,
  BB: 10,
  BC: 8,
  CA: 5,
  CL: 4,
  DD: 3,
};

const madeUp = Object.entries(SET_UPS).flatMap(([, lines]) =>
  lines.flatMap(({ side, ships }: SetUpLine) =>
    (ships ? expandShips(ships) : []).flatMap((name) => {
      const type = SHIP_TYPES.find(({ id }) => id === name.replace(/-[^-]*$/, ''));
      const sink = type?.sink[side];
      if (!type || typeof sink !== 'object') return [];
      return [
        [
          `${sink.per}|${counterOf(side, name)}`,
          { value: MADE_UP[type.id] ?? 1, source: 'practice' as const },
        ] as const,
      ];
    }),
  ),
);
const nobody = REINFORCEMENTS.rows.heads.flatMap((turn) =>
  ['j', 'a'].map(
    (side) => [`${side}|${turn}`, { value: 'Practice: nobody comes', source: 'practice' as const }] as const,
  ),
);

/** So that a war can be tried without counters or chart at hand. */
export const PRACTICE: ChartPack = {
  ...emptyPack('practice:usn-deluxe', 'usn-deluxe', 'Practice', true),
  cells: { [SHIP_FACTORS.id]: Object.fromEntries(madeUp), [REINFORCEMENTS.id]: Object.fromEntries(nobody) },
};
