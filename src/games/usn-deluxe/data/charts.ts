import type { ChartDef } from '../../../core/charts/chart';
import { numbers, range } from '../../../kit/charts';
import { LAST_TURN } from './calendar';
import { CRTS } from './crts';
import type { SideId } from './units';

/** The players' own chart, read turn by turn: nothing of it is in the rulebook. */
export const REINFORCEMENTS: ChartDef = {
  id: 'reinforcements',
  name: 'Reinforcement Chart',
  rule: 'Reinforcements',
  columns: { label: 'Side', labels: ['j', 'a'], mode: 'fixed', names: { j: 'Japan', a: 'Allies' } },
  rows: range('Turn', 2, LAST_TURN),
  shape: { kind: 'words', most: 160, none: 'Nothing' },
  cells: [],
};

/** What a mission may do, for whom and how far: printed on a sheet and in nobody's text; kept to be looked up. Further rows are added by hand. */
const MISSIONS: ChartDef = {
  id: 'missions',
  name: 'Mission Capability Chart',
  rule: '6',
  columns: { label: 'Entry', labels: ['entry'], mode: 'fixed', names: { entry: 'As printed' } },
  rows: {
    label: 'Mission',
    mode: 'open',
    labels: [
      ...['Air transfer', 'CAP', 'Bombing of ships', 'Bombing of land units and bases'],
      ...['Bombing of coastal defense', 'Ground support by air', 'Air supply', 'Kamikaze'],
      ...['Sea movement', 'Strategic sea movement', 'Embarking and debarking', 'Emergency transport'],
      ...['Bombardment', 'Surface engagement', 'Coastal defense fire', 'Ground support by ships'],
      ...['Anti-aircraft defense', 'Refuelling'],
    ],
  },
  shape: { kind: 'words', most: 160 },
  cells: [],
};

/** What the counters print: a factor is asked when a fight or the points first need it. */
export const SHIP_FACTORS: ChartDef = {
  id: 'ship-factors',
  name: 'Ship counters',
  rule: '24',
  columns: {
    label: 'Printed',
    labels: ['capacity', 'defence', 'surface', 'aa'],
    mode: 'fixed',
    names: { capacity: 'Air capacity', defence: 'Defense', surface: 'Surface attack', aa: 'Anti-aircraft' },
  },
  rows: { label: 'Ship', labels: [], mode: 'open' },
  shape: numbers(0, 40),
  cells: [],
};

export type Printed = 'capacity' | 'defence' | 'surface' | 'aa';

/** What players read off their counters and their chart. */
export const CHARTS: readonly ChartDef[] = [...CRTS, SHIP_FACTORS, REINFORCEMENTS, MISSIONS];

/** The row of a counter: "Allied CV-6". */
export const counterOf = (side: SideId, name: string): string =>
  `${side === 'j' ? 'Japanese' : 'Allied'} ${name}`;
