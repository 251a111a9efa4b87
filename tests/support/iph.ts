import { readFileSync } from 'node:fs';
import { type Cell, cellKey } from '../../src/core/charts/chart';
import { axisKey, type ChartPack, emptyPack } from '../../src/core/charts/pack';
import type { GameEvent } from '../../src/core/play/procedure';
import { cupAtStart } from '../../src/games/iph/data/chits';
import { startingForces } from '../../src/games/iph/data/forces';
import { iph } from '../../src/games/iph/game';
import { DEFAULT_HOUSE, type HouseRules } from '../../src/games/iph/state/house';
import { type IphState, initialState } from '../../src/games/iph/state/state';

/** Rows of a file typed from the rulebook alone. */
export function expected<Row>(file: string): readonly Row[] {
  const path = new URL(`../games/iph/expected/${file}.json`, import.meta.url);
  return (JSON.parse(readFileSync(path, 'utf8')) as { rows: Row[] }).rows;
}

/** Rows for `it.each('%s')` under the name a test shows: `[10.2] thirteen on four`. */
export const named = <Row extends { rule: string; name: string }>(rows: readonly Row[]) =>
  rows.map((row) => [`[${row.rule}] ${row.name}`, row] as const);

/** A begun game standing in the operations of a turn. */
export function atTurn(
  turn: number,
  more: Partial<IphState> = {},
  house: Partial<HouseRules> = {},
): IphState {
  return {
    ...initialState(),
    begun: true,
    house: { ...DEFAULT_HOUSE, ...house },
    cursor: { turn, step: 'operations' },
    cup: cupAtStart(turn, more.gone ?? []),
    forces: startingForces(12, 24),
    beachheads: ['1630', '1631', '1632'].map((hex) => ({ hex, marker: true, held: true })),
    ...more,
  };
}

/** The state with these ships close in, each carrier with its plane. */
export function withShips(state: IphState, ids: readonly string[]): IphState {
  const carriers = (side: string) => ids.filter((id) => id.startsWith(`${side}-cv`)).length;
  const planes = { jp: { left: 6, close: carriers('jp') }, us: { left: 2, close: carriers('us') } };
  return { ...state, close: ids, planes, dayUse: { ...state.dayUse, revealed: true } };
}

/** The first ships of each kind: `1 CV, 2 BB` of Japan and `2 CV` of the US. */
export const someShips = (jpCv: number, jpBb: number, usCv: number): readonly string[] => [
  ...Array.from({ length: jpCv }, (_, i) => `jp-cv-${i + 1}`),
  ...['hiei', 'kirishima'].slice(0, jpBb),
  ...Array.from({ length: usCv }, (_, i) => `us-cv-${i + 1}`),
];

export function applyAll(state: IphState, events: readonly GameEvent[]): IphState {
  return events.reduce((current, event) => {
    const applied = iph.apply(current, event);
    if (applied.conflict) throw new Error(applied.conflict);
    return applied.state;
  }, state);
}

const sheet = (value: Cell['value']): Cell => ({ value, source: 'mapsheet' });

/** A pack with the six odds columns, six airfields on the map and the given cells: `chart column row` to value. */
export function packOf(cells: { readonly [place: string]: Cell['value'] }): ChartPack {
  const pack = emptyPack('own:iph', 'iph', 'test');
  const byChart: Record<string, Record<string, Cell>> = {};
  for (const [place, value] of Object.entries({ 'map count airfields': 6, ...cells })) {
    const [chart = '', column = '', row = ''] = place.split(' ');
    byChart[chart] = { ...byChart[chart], [cellKey(column, row)]: sheet(value) };
  }
  return {
    ...pack,
    heads: { [axisKey('crt', 'columns')]: ['1:3', '1:2', '1:1', '2:1', '3:1', '4:1'] },
    cells: byChart,
  };
}
