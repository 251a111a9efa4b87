// A battle takes its row from the pack, so no battle notices a wrong cell of ours. Typed from the rules named; all else on
// the mapsheet is learned from the players.
import { describe, expect, it } from 'vitest';
import { labelName } from '../../../src/core/charts/chart';
import { IPH_CHARTS, NAMED_HEXES } from '../../../src/games/iph/data/charts';

type Cells = readonly (readonly [column: string, rows: string, value: unknown, rule: string])[];
type Printed = {
  readonly name: string;
  readonly rule: string;
  readonly columns: string;
  readonly rows: string;
  /** What players may add: `confirm` heads that the rules do not print, `open` ones beyond those they name. */
  readonly modes: string;
  /** Losses up to, a number from and to, or one of these words; of each column where they differ. */
  readonly shapes: unknown;
  /** One value for each of the rows. */
  readonly cells: Cells;
};

const MANMADE = 'City, Military installation, Fortification, Oil storage, Airfield';
const DIE = '1, 2, 3, 4, 5, 6';
const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${name} ${i + 1}`).join(', ');

const PRINTED: { readonly [id: string]: Printed } = {
  crt: {
    name: 'Combat Results Table',
    rule: '10.9',
    // [10.11] the ends; those between are what the players confirm.
    columns: '1:3, 1:2, 1:1, 2:1, 3:1, 4:1',
    rows: DIE,
    modes: 'confirm fixed',
    shapes: 'losses to 8',
    cells: [['2:1', '6', { attacker: 2, defender: 1 }, '10.9']],
  },
  tec: {
    name: 'Terrain Effects Chart',
    rule: '10.8',
    columns: 'MP to enter, Combat shift, Concentric bonus, VP',
    rows: `Clear, Rough, Mountain, ${MANMADE}`,
    modes: 'fixed open',
    shapes: { mp: '1 to 7', shift: '-3 to 3', concentric: 'yes, no', vp: '0 to 3' },
    cells: [
      ['Combat shift', 'Rough', -1, '10.8'],
      ['Concentric bonus', 'City, Military installation, Fortification', 'no', '10.12'],
      ['Concentric bonus', 'Clear, Rough, Mountain, Oil storage, Airfield', 'yes', '10.12'],
      ['VP', 'City, Military installation, Fortification, Oil storage', 1, '4.4'],
      ['VP', 'Airfield', 2, '4.4'],
      ['VP', 'Clear, Rough, Mountain', 0, '4.4'],
    ],
  },
  night: {
    name: 'Night Attacks Shift Table',
    rule: '12.4',
    columns: 'Result',
    rows: DIE,
    modes: 'fixed fixed',
    shapes: 'no shift, for Japan, against Japan',
    cells: [],
  },
  carriers: {
    name: 'Carrier Warfare Table',
    rule: '7.3',
    columns: 'Result',
    rows: DIE,
    modes: 'fixed fixed',
    shapes: 'IJN finds US, US finds IJN, Mutual discovery, No carrier combat',
    cells: [],
  },
  landing: {
    name: 'Landing Table',
    rule: '8.5',
    columns: 'Result',
    rows: DIE,
    modes: 'fixed open',
    shapes: 'Lands freely, Stalled, Loses a step, Eliminated',
    cells: [['Result', '4, 5', 'stalled', '8.5']],
  },
  'landing-modifiers': {
    name: 'Landing modifiers',
    rule: '8.5',
    columns: 'Modifier',
    rows: '8 Dec, 9 Dec',
    modes: 'fixed open',
    shapes: '-3 to 3',
    cells: [],
  },
  movement: {
    name: 'US movement roll',
    rule: '2.10',
    columns: 'Modifier',
    rows: '7 Dec, 8 Dec, 9 Dec, Honolulu fallen',
    modes: 'fixed fixed',
    shapes: '-3 to 3',
    cells: [
      ['Modifier', '7 Dec', -1, '2.10'],
      ['Modifier', '8 Dec', 0, '2.10'],
      ['Modifier', '9 Dec', 1, '2.10'],
      ['Modifier', 'Honolulu fallen', -1, '9.14'],
    ],
  },
  'row-points': {
    name: 'Battleship Row VP',
    rule: '4.5',
    columns: 'Modifier',
    rows: 'Row gone on 7 Dec, Row gone on 8 Dec, Row gone on 9 Dec',
    modes: 'fixed fixed',
    shapes: '-6 to 6',
    cells: [
      ['Modifier', 'Row gone on 7 Dec', -1, '4.5'],
      ['Modifier', 'Row gone on 8 Dec', -2, '4.5'],
      ['Modifier', 'Row gone on 9 Dec', -3, '4.5'],
    ],
  },
  shifts: {
    name: 'Combat shifts',
    rule: '8.4',
    columns: 'Columns',
    rows: 'Beachhead, Concentric attack',
    modes: 'fixed fixed',
    shapes: '-3 to 3',
    cells: [
      ['Columns', 'Beachhead', -1, '8.4'],
      ['Columns', 'Concentric attack', 1, '10.12'],
    ],
  },
  support: {
    name: 'Support',
    rule: '7.1',
    columns: 'Adds',
    rows: 'Battleship: factors, Japanese plane: columns, US plane: columns',
    modes: 'fixed fixed',
    shapes: '1 to 9',
    cells: [
      ['Adds', 'Battleship: factors', 6, '7.1'],
      ['Adds', 'Japanese plane: columns', 1, '7.12'],
      ['Adds', 'US plane: columns', 1, '7.14'],
    ],
  },
  hexes: {
    name: 'Victory point hexes',
    rule: '4.4',
    columns: 'What it holds',
    rows: [
      'Ford Island, Halei-wa',
      numbered('Honolulu', 5),
      numbered('Fort', 7),
      'Schofield Barracks 2125, Schofield Barracks 2225, Pearl City, Ewa, Marine Base',
    ].join(', '),
    modes: 'fixed open',
    shapes: `${MANMADE}, No manmade terrain`,
    cells: [
      ['What it holds', 'Ford Island', 'airfield', '4.5'],
      ['What it holds', 'Halei-wa', 'city', '4.6'],
      ['What it holds', numbered('Honolulu', 5), 'city', '9.14'],
      ['What it holds', numbered('Fort', 7), 'fortification', '3.3'],
    ],
  },
  map: {
    name: 'On the map',
    rule: '7.15',
    columns: 'How many',
    rows: 'Airfields, Ford Island too',
    modes: 'fixed fixed',
    shapes: '1 to 12',
    cells: [],
  },
};

type Shape = Exclude<(typeof IPH_CHARTS)[number]['shape'], { byColumn: unknown }>;
function shapeInWords(shape: Shape): string {
  if (shape.kind === 'losses') return `losses to ${shape.max}`;
  if (shape.kind === 'words' || shape.kind === 'code') return `${shape.kind} to ${shape.most}`;
  return shape.kind === 'number'
    ? `${shape.min} to ${shape.max}`
    : shape.options.map(({ label }) => label).join(', ');
}

describe('every chart as the rulebook has it', () => {
  it('these and no others', () => {
    expect(IPH_CHARTS.map(({ id }) => id)).toEqual(Object.keys(PRINTED));
  });

  it.each(IPH_CHARTS)('$name: its heads, what may stand in it, and each cell that is printed', (chart) => {
    const { name, rule, columns, rows, shape } = chart;
    const words = (axis: typeof columns) => axis.labels.map((head) => labelName(axis, head)).join(', ');
    const { cells, ...printed } = PRINTED[chart.id] ?? { cells: [] };
    expect({
      name,
      rule,
      columns: words(columns),
      rows: words(rows),
      modes: `${columns.mode} ${rows.mode}`,
      shapes:
        'kind' in shape
          ? shapeInWords(shape)
          : Object.fromEntries(
              Object.entries(shape.byColumn).map(([head, each]) => [head, shapeInWords(each)]),
            ),
    }).toEqual(printed);
    expect(
      chart.cells.map((cell) => [
        labelName(columns, cell.column),
        labelName(rows, cell.row),
        cell.value,
        cell.rule,
      ]),
    ).toEqual(
      cells.flatMap(([column, of, value, number]) =>
        of.split(', ').map((row) => [column, row, value, number]),
      ),
    );
  });

  it('the words of a cell stand for these values', () => {
    const options = IPH_CHARTS.flatMap(({ id, shape }) =>
      Object.entries('kind' in shape ? { '': shape } : shape.byColumn).flatMap(([column, each]) =>
        each.kind === 'choice' ? [[id, column, each.options.map(({ value }) => value).join(' ')]] : [],
      ),
    );
    expect(options).toEqual([
      ['tec', 'concentric', 'yes no'],
      ['night', '', 'none for against'],
      ['carriers', '', 'ijn-finds-us us-finds-ijn mutual none'],
      ['landing', '', 'lands stalled step lost'],
      ['hexes', '', 'city installation fortification oil airfield none'],
    ]);
  });

  it('[2.2, 3.3] the hexes that the rules give a number', () => {
    const known = NAMED_HEXES.flatMap(({ label, number }) => (number === undefined ? [] : [[number, label]]));
    expect(known).toEqual([
      ['3020', 'Ford Island'],
      ['1630', 'Halei-wa'],
      ['2125', 'Schofield Barracks 2125'],
      ['2225', 'Schofield Barracks 2225'],
      ['2821', 'Pearl City'],
      ['3225', 'Ewa'],
      ['3327', 'Marine Base'],
    ]);
  });
});
