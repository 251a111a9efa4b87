import { describe, expect, it } from 'vitest';
import type { ChartDef } from '../../src/core/charts/chart';
import { emptyPack } from '../../src/core/charts/pack';
import {
  type Derivation,
  packLookup,
  runProcedure,
  type Steps,
  startDerivation,
} from '../../src/core/play/procedure';
import type { Answer } from '../../src/core/play/prompt';
import { rollTable, type TableResult } from '../../src/kit/tables';
import { MOOR, RIDGE, tableOf } from '../core/charts/made-up';

const WEATHER = tableOf({
  ...{ id: 'weather', by: 'list', columns: 'value', dice: { count: 2, sides: 6 } },
  ...{ rows: '2..3 4..10 11..12', cells: ['fog', 'fair', 'storm'] },
});

const roll = { key: 'die', rule: '7', title: 'Attack' };
type Asked = Omit<Parameters<typeof rollTable>[1], 'key' | 'rule' | 'title' | 'chart'>;

/** What a roll comes to with these faces, and how it is worked out. */
function run(
  chart: ChartDef,
  asked: Asked,
  faces: readonly number[] = [],
  more: readonly [string, Answer][] = [],
) {
  const work: Derivation = startDerivation();
  let value: TableResult | undefined;
  const answers = new Map<string, Answer>(more);
  if (faces.length) answers.set('die', { kind: 'dice', faces, by: 'physical' });
  const def = {
    ...{ id: 'x', rule: '7', title: 'X' },
    *run(): Steps<{ events: []; trace: [] }> {
      value = yield* rollTable(work, { ...roll, chart, ...asked });
      return { events: [], trace: [] };
    },
  };
  const ran = runProcedure(def, {}, {}, answers, packLookup([chart], emptyPack('p', 'x', 'P')));
  return {
    ...{ value, asks: ran.status === 'asking' ? ran.prompt : undefined },
    lines: work.lines.map(({ kind, label, value: says }) => [kind, label, says].filter(Boolean).join(' | ')),
  };
}

describe('a roll on a table', () => {
  it('by odds tells the ratio, the net shift, the dice and the cell', () => {
    const { value, lines } = run(RIDGE, { at: { attack: 12, defence: 4 }, shift: -1, modifier: 1 }, [4]);
    expect(value).toEqual({ kind: 'cell', value: 'D1', column: '2:1', row: '5..', total: 5 });
    expect(lines).toEqual([
      'odds | 12 : 4 | 3:1',
      'odds | Net shift −1 | 2:1',
      'die | Attack, on 2:1 | 4 +1 = 5',
      'cell | Table ridge, 2:1, 5+ | D1',
    ]);
  });

  it('past an end of it no die is asked for', () => {
    const below = run(RIDGE, { at: { attack: 3, defence: 4 } });
    expect(below).toMatchObject({ value: { kind: 'edge', value: 'A2' }, asks: undefined });
    expect(below.lines).toEqual(['odds | 3 : 4 | no die, A2', 'odds | Net shift 0 | no die, A2']);
  });

  it('players may shift it by their own word, past an end too', () => {
    const said: [string, Answer] = [
      'override:die-shift',
      { kind: 'override', value: -3, reason: 'House rule' },
    ];
    expect(run(RIDGE, { at: { attack: 12, defence: 4 } }, [], [said])).toMatchObject({
      value: { kind: 'edge', value: 'A2' },
    });
  });

  it('asks for what is open', () => {
    expect(run(RIDGE, { at: { attack: 4, defence: 4 } }, [6]).asks).toMatchObject({
      kind: 'cell',
      column: '1:1',
      row: '5..',
      title: 'Table ridge, 1:1, 5+: what is printed on your sheet?',
    });
  });

  it('by a difference of many dice, and by dice alone', () => {
    expect(run(MOOR, { at: { attack: 7, defence: 4 } }, [6, 6, 6, 6, 6]).lines).toEqual([
      'odds | 7 − 4 | 2+',
      'odds | Net shift 0 | 2+',
      'die | Attack, on 2+ | 30',
      'cell | Table moor, 2+, 21+ | D2',
    ]);
    expect(run(WEATHER, { at: 'value' }, [5, 6]).value).toMatchObject({
      value: 'storm',
      row: '11..12',
      total: 11,
    });
  });

  it('says so where no row holds the number', () => {
    const { value, lines } = run(WEATHER, { at: 'value', modifier: 3 }, [6, 6]);
    expect(value).toMatchObject({ value: 'storm', total: 15 });
    expect(lines).toContain('warning | Table weather has no row for 15: 11–12 counts');
  });

  it('tells the question of the dice what they are read on', () => {
    expect(
      run(RIDGE, { at: { attack: 12, defence: 4 }, shift: 1, reading: 'shift-then-cap', modifier: -1 }).asks,
    ).toMatchObject({
      count: 1,
      sides: 6,
      rollPreview: {
        chart: 'ridge',
        column: '3:1',
        modifier: -1,
        odds: { attack: 12, defence: 4, shift: 1, reading: 'shift-then-cap', by: { by: 'odds' } },
      },
    });
  });
});
