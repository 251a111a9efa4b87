import fc from 'fast-check';
import {
  type Axis,
  type Cell,
  type CellShape,
  type ChartDef,
  cellKey,
  rulesCell,
  shapeOf,
} from '../../src/core/charts/chart';
import { axisKey, type ChartPack, packSource } from '../../src/core/charts/pack';
import type { Json } from '../../src/core/json';
import type { Game } from '../../src/core/play/game';

type Charted = Pick<Game<unknown>, 'id' | 'charts' | 'practice'>;

/** Letters that version 1 of a file can hold, and with those that only version 2 can. */
const PLAIN = [...'aZ09 .,:-_éßд字\u{1f6a2}"\\/', 'e\u0301'];
const WIDE = [...PLAIN, ...'<>\u202e\u200f', '\ud83d', '__proto__'];
type Letters = readonly string[];

const words = (letters: Letters, minLength: number, maxLength: number) =>
  fc
    .array(fc.constantFrom(...letters), { minLength, maxLength })
    .map((list) => list.join(''))
    .filter((text) => text.trim().length >= minLength && text.length <= 2 * maxLength);

const cellValue = (shape: CellShape): fc.Arbitrary<Json> => {
  switch (shape.kind) {
    case 'losses': {
      const steps = fc.integer({ min: 0, max: shape.max });
      return fc.record({ attacker: steps, defender: steps }, { noNullPrototype: true });
    }
    case 'number':
      return fc.integer({ min: shape.min, max: shape.max });
    case 'choice':
      return fc.constantFrom(...shape.options.map(({ value }) => value));
    case 'words':
      return words(PLAIN, 1, Math.floor(shape.most / 2)).map((text) => text.trim());
    case 'code':
      return fc.constantFrom('NE', 'A1R', '-', '2/1', 'é<');
  }
};

const headOf = (axis: Axis): fc.Arbitrary<string> => {
  if (axis.totals) return fc.constantFrom('1', '6-9', '70+');
  const given = fc.constantFrom(...axis.labels);
  if (axis.mode === 'open') return fc.oneof(given, fc.integer({ min: 1000, max: 4000 }).map(String));
  return axis.mode === 'confirm' ? fc.oneof(given, fc.constantFrom('3:2', '5:1')) : given;
};

const times = fc.oneof(
  fc.integer({ min: 1.6e12, max: 2e12 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const cellsOf = (
  chart: ChartDef,
  practice: boolean,
  letters: Letters,
  maxLength: number,
): fc.Arbitrary<{ [key: string]: Cell }> => {
  const entry = fc.tuple(headOf(chart.columns), headOf(chart.rows)).chain(([column, row]) =>
    fc
      .record(
        {
          value: cellValue(shapeOf(chart, column)),
          at: times.map((at) => at + 0),
          rule: fc.constantFrom('4.4', '10.9'),
          reason: words(letters, 1, 20),
        },
        {
          requiredKeys: rulesCell(chart, column, row) ? ['value', 'reason'] : ['value'],
          noNullPrototype: true,
        },
      )
      .map((cell): [string, Cell] => [cellKey(column, row), { ...cell, source: packSource({ practice }) }]),
  );
  return fc.array(entry, { maxLength }).map((entries) => Object.fromEntries(entries));
};

/** Some of these and not others. */
const someOf = <T>(parts: { readonly [key: string]: fc.Arbitrary<T> }): fc.Arbitrary<{ [key: string]: T }> =>
  fc.record(parts, { requiredKeys: [], noNullPrototype: true }).map((some) => some as { [key: string]: T });

const oddsLabels = fc.constantFrom(['1:3', '1:1', '3:1'], ['1:2', '3:2', '5:1']);
const totalLabels = fc.constantFrom(['1', '2-5', '6+'], ['0-5', '6-9', '70+']);
const rowNames = (letters: Letters) =>
  fc.uniqueArray(
    words(letters, 1, 9).map((name) => `The ${name}`),
    { maxLength: 4 },
  );

/** Heads for the axes that the rules leave to the players. */
const headsOf = (charts: readonly ChartDef[], letters: Letters) =>
  someOf<readonly string[]>(
    Object.fromEntries(
      charts.flatMap(({ id, columns, rows }) => [
        ...(columns.mode === 'confirm'
          ? [[axisKey(id, 'columns'), columns.totals ? totalLabels : oddsLabels] as const]
          : []),
        ...(rows.mode === 'open' ? [[axisKey(id, 'rows'), rowNames(letters)] as const] : []),
      ]),
    ),
  );

/** Any pack over the charts of a game, with at most so many cells a chart. */
export const packOf = ({ id, charts }: Charted, most: number): fc.Arbitrary<ChartPack> =>
  fc.tuple(fc.boolean(), fc.constantFrom(PLAIN, WIDE)).chain(([practice, letters]) =>
    fc.record(
      {
        format: fc.constant(1 as const),
        id: fc.constantFrom(`own:${id}`, `pack:${id}:k3j2`),
        game: fc.constant(id),
        name: words(letters, 1, 20),
        version: fc.integer({ min: 1, max: 900 }),
        notes: words(letters, 0, 40),
        practice: fc.constant(practice),
        heads: headsOf(charts, letters),
        cells: someOf(
          Object.fromEntries(charts.map((chart) => [chart.id, cellsOf(chart, practice, letters, most)])),
        ),
      },
      { noNullPrototype: true },
    ),
  );

/** The practice set with a value in every cell that sheets print, those that rules state too, read at `at(i)` if given. */
export function fullPack({ charts, practice }: Charted, at?: (i: number) => number): ChartPack {
  let count = 0;
  const full = charts.map((chart) => {
    const known = practice.cells[chart.id] ?? {};
    // Of what the rulebook prints whole nobody has to read anything from a sheet.
    const grid = (chart.whole ? [] : chart.columns.labels).flatMap((column) =>
      chart.rows.labels.map((row) => {
        const overridable = chart.cells.find((cell) => cell.column === column && cell.row === row);
        return [cellKey(column, row), { source: 'practice', value: overridable?.value }] as const;
      }),
    );
    // A hex that the practice set adds of its own is on nobody's list.
    const listed = Object.entries(known).filter(([key]) =>
      chart.rows.labels.includes(key.slice(key.indexOf('|') + 1)),
    );
    const cells = Object.entries({ ...Object.fromEntries(grid), ...Object.fromEntries(listed) }).map(
      ([key, cell]) => [key, at ? { ...cell, at: at(count++) } : cell],
    );
    return [chart.id, Object.fromEntries(cells)];
  });
  return { ...practice, cells: Object.fromEntries(full) };
}
