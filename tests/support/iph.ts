import { readFileSync } from 'node:fs';
import { type Cell, cellKey } from '../../src/core/chart';
import { axisKey, type ChartPack, emptyPack } from '../../src/core/pack';
import type { GameEvent } from '../../src/core/procedure';
import { iph } from '../../src/games/iph';
import { cupAtStart } from '../../src/games/iph/cup';
import { DEFAULT_HOUSE, type HouseRules, type IphState, initialState } from '../../src/games/iph/state';

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
    beachheads: ['1630', '1631', '1632'].map((hex) => ({ hex, marker: true, held: true })),
    ...more,
  };
}

export function applyAll(state: IphState, events: readonly GameEvent[]): IphState {
  return events.reduce((current, event) => {
    const applied = iph.apply(current, event);
    if (applied.conflict) throw new Error(applied.conflict);
    return applied.state;
  }, state);
}

const sheet = (value: Cell['value']): Cell => ({ value, source: 'mapsheet' });

/** A pack with the six odds columns and the given cells: `chart column row` to value. */
export function packOf(cells: { readonly [place: string]: Cell['value'] }): ChartPack {
  const pack = emptyPack('own:iph', 'iph', 'test');
  const byChart: Record<string, Record<string, Cell>> = {};
  for (const [place, value] of Object.entries(cells)) {
    const [chart = '', column = '', row = ''] = place.split(' ');
    byChart[chart] = { ...byChart[chart], [cellKey(column, row)]: sheet(value) };
  }
  return {
    ...pack,
    heads: { [axisKey('crt', 'columns')]: ['1:3', '1:2', '1:1', '2:1', '3:1', '4:1'] },
    cells: byChart,
  };
}
