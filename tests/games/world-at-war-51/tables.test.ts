import { describe, expect, it } from 'vitest';
import { type ChartDef, labelName, rulesCell } from '../../../src/core/charts/chart';
import { CHARTS } from '../../../src/games/world-at-war-51/data/charts';
import { JP_CARRIERS, US_BATTLESHIPS, US_CARRIERS } from '../../../src/games/world-at-war-51/data/ships';
import { PER_FACTOR } from '../../../src/games/world-at-war-51/data/values';
import { expected } from './war';

type Cell = string | number;
type Rows = { readonly [row: string]: readonly Cell[] };
type Tables = {
  readonly surprise: {
    readonly columns: readonly { readonly label: string; readonly drm: number }[];
    readonly rows: readonly { readonly dr: number; readonly cells: readonly Cell[] }[];
  };
  readonly surpriseLevels: {
    readonly rows: readonly {
      readonly level: string;
      readonly fewerDefendingSquadrons: Cell;
      readonly airDefenceRoll: boolean;
      readonly criticalHitDie: boolean;
    }[];
    readonly inAllCases: { readonly airDefenceLevelChange: number; readonly airAttackDrm: number };
  };
  readonly airCombat: { readonly columns: readonly string[]; readonly rows: Rows };
  readonly navalAttack: {
    readonly columns: readonly string[];
    readonly rows: readonly {
      readonly as: number | null;
      readonly ff: string | null;
      readonly cells: readonly number[];
    }[];
  };
  readonly airDefence: { readonly columns: readonly string[]; readonly rows: Rows };
  readonly oil: { readonly rows: readonly { readonly result: string; readonly destroyed: number }[] };
  readonly usjtDie: { readonly rows: readonly { readonly die: number; readonly change: number }[] };
  readonly generalSurprise: {
    readonly rows: readonly { readonly level: string; readonly fewerDefenders: number }[];
  };
  readonly shipSizes: { readonly [group: string]: { readonly [name: string]: number } };
};

const tables = expected<Tables>('tables');

function chart(id: string): ChartDef {
  const found = CHARTS.find((each) => each.id === id);
  if (!found) throw new Error(`no chart ${id}`);
  return found;
}
/** A whole chart as the columns and rows are named on the screen. */
function printed(id: string): { readonly columns: readonly string[]; readonly rows: Rows } {
  const def = chart(id);
  return {
    columns: def.columns.labels.map((head) => labelName(def.columns, head)),
    rows: Object.fromEntries(
      def.rows.labels.map((row) => [
        labelName(def.rows, row),
        def.columns.labels.map((column) => rulesCell(def, column, row)?.value as Cell),
      ]),
    ),
  };
}
const words = (rows: Rows): Rows =>
  Object.fromEntries(Object.entries(rows).map(([row, cells]) => [row, cells.map(String)]));

describe('every cell as it was typed from the rules a second time', () => {
  it('[51.31] carrier locations', () => {
    const { columns, rows } = tables.surprise;
    expect(words(printed('pearl-surprise').rows)).toEqual(
      words(Object.fromEntries(rows.map(({ dr, cells }) => [dr, cells]))),
    );
    expect(printed('pearl-surprise').columns).toEqual(columns.map(({ label }) => label.replace('-', '–')));
    expect(printed('pearl-surprise-drm').rows).toEqual({ DRM: columns.map(({ drm }) => drm) });
  });

  it('[51.31] surprise levels, and what holds in all cases', () => {
    const { '3 or less': none, ...rows } = printed('pearl-level').rows;
    const yes = (is: boolean) => (is ? 'yes' : 'no');
    expect(rows).toEqual(
      Object.fromEntries(
        tables.surpriseLevels.rows.map((row) => [
          row.level,
          [String(row.fewerDefendingSquadrons), yes(row.airDefenceRoll), yes(row.criticalHitDie)],
        ]),
      ),
    );
    expect(none).toEqual(['0', 'yes', 'no']);
    const { airAttackDrm, airDefenceLevelChange } = tables.surpriseLevels.inAllCases;
    expect(printed('attack-drm').rows).toEqual({
      'First strike': [airAttackDrm],
      'General levels 2 and 3, added (WW-5)': [1],
      'Naval air, ships at sea': [1],
    });
    expect(printed('defence-drm').rows).toEqual({
      'First strike': [airDefenceLevelChange],
      'General levels 2 and 3, added (WW-5)': [-1],
    });
    expect(PER_FACTOR).toBe(3);
  });

  it('[19.2] air combat', () => {
    expect(printed('air-combat')).toEqual({
      columns: tables.airCombat.columns,
      rows: tables.airCombat.rows,
    });
  });

  it('[20.51] naval attack, the rows of fleets too', () => {
    const named = tables.navalAttack.rows.map(({ as, ff, cells }) => {
      const fleet = ff?.replace('-', '–');
      return [as === null ? `Fleet ${fleet}` : fleet ? `${as} (fleet ${fleet})` : String(as), cells] as const;
    });
    expect(printed('naval-attack')).toEqual({
      columns: tables.navalAttack.columns,
      rows: Object.fromEntries(named),
    });
    expect(named.flatMap(([, cells]) => cells)).toHaveLength(253);
    expect(
      chart('naval-attack')
        .rows.labels.filter((row) => row.startsWith('s'))
        .map((row) => row.slice(1)),
    ).toEqual(tables.navalAttack.rows.flatMap(({ as }) => (as === null ? [] : [String(as)])));
  });

  it('[23.43] air defence', () => {
    expect(printed('air-defence')).toEqual({
      columns: tables.airDefence.columns,
      rows: tables.airDefence.rows,
    });
  });

  it('[51.41C, 49.852A] oil and the tension die', () => {
    expect(printed('oil').rows).toEqual(
      Object.fromEntries(tables.oil.rows.map(({ result, destroyed }) => [result, [destroyed]])),
    );
    expect(printed('tension-die').rows).toEqual(
      Object.fromEntries(tables.usjtDie.rows.map(({ die, change }) => [die, [change]])),
    );
  });

  it('[23.7413] general surprise: 1 to 3 add up, of 4 to 7 only the one reached', () => {
    const { '0 or less': none, ...rows } = printed('general-surprise').rows;
    expect(none).toEqual([1, 0, 0, 0, 'no']);
    expect(rows).toEqual(
      Object.fromEntries(
        tables.generalSurprise.rows.map(({ level, fewerDefenders }) => {
          const n = Number.parseInt(level, 10);
          return [level, [0, n >= 2 ? -1 : 0, n >= 3 ? 1 : 0, fewerDefenders, n >= 7 ? 'yes' : 'no']];
        }),
      ),
    );
  });

  it('no chart has an empty cell, and each says where it comes from', () => {
    for (const { cells, rows, columns, note, id } of CHARTS) {
      expect(cells, id).toHaveLength(rows.labels.length * columns.labels.length);
      expect(note, id).toMatch(/public/);
    }
  });

  it('the sizes of ships', () => {
    const named = (ships: readonly { readonly name: string; readonly size: number }[]) =>
      Object.fromEntries(ships.map(({ name, size }) => [name, size]));
    expect(named(US_BATTLESHIPS)).toEqual(tables.shipSizes.usBattleships);
    expect(named(US_CARRIERS)).toEqual(tables.shipSizes.usCarriers);
    expect(named(JP_CARRIERS)).toEqual(tables.shipSizes.japaneseCarriers);
  });
});

describe('[51.31] the pattern of the table', () => {
  it('a column to the right is a row higher', () => {
    const rows = tables.surprise.rows;
    for (const column of [1, 2, 3])
      for (const [i, { cells }] of rows.slice(0, -1).entries())
        expect(cells[column + 1]).toBe(rows[i + 1]?.cells[column]);
  });
});
