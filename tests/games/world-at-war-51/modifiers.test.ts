import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { emptyPack, withLessons } from '../../../src/core/charts/pack';
import { runAmending } from '../../../src/core/journal/amend';
import { foldJournal } from '../../../src/core/journal/projection';
import { worldAtWar } from '../../../src/games/world-at-war-51/game';
import { lineInWords } from '../../support/in-words';
import { at, over } from './over-pearl';
import { run } from './war';

const own = emptyPack(`own:${worldAtWar.id}`, worldAtWar.id, 'test');
const corrected = (chart: string, row: string, value: number) =>
  withLessons(own, [{ chart, column: 'value', row, cell: { value, source: 'mapsheet' } }], 1);

it('[51.31, 23.7413, 20.51] each modifier stands on the chart screen with its rule', () => {
  const listed = worldAtWar.charts
    .filter(({ id }) => id.endsWith('-drm') && id !== 'pearl-surprise-drm')
    .map(({ name, whole, rows, cells }) => [
      name,
      whole,
      ...cells.map(({ row, value, rule }) => [rows.names?.[row], value, rule]),
    ]);
  expect(listed).toEqual([
    [
      'Air defence level, added',
      true,
      ['First strike', -1, '51.31'],
      ['General levels 2 and 3, added (WW-5)', -1, '23.7413'],
    ],
    [
      'Attack dice, added',
      true,
      ['First strike', 1, '51.31'],
      ['General levels 2 and 3, added (WW-5)', 1, '23.7413'],
      ['Naval air, ships at sea', 1, '20.51'],
    ],
  ]);
});

describe('a corrected modifier counts in the next attack', () => {
  const attack = (pack = own) =>
    run(
      over(at('ship:saratoga', 6), { level: 6 }),
      'attack',
      { defence: { level: 3 }, 'defence-dice': [4, 4], attack: [1, 1] },
      {},
      pack,
    ).outcome.trace.map(lineInWords);

  it('51.31: on its dice', () => {
    const told = attack(corrected('attack-drm', 'first', 3));
    expect(told).toContain('shift First strike = +3 [51.31] <cell:attack-drm:value:first>');
    expect(told).toContain('die 4 squadrons at Saratoga = 2 +4 = 6 {1 1} [20.51] <attack>');
    expect(attack()).toContain('die 4 squadrons at Saratoga = 2 +2 = 4 {1 1} [20.51] <attack>');
  });

  it.each([
    [-2, 'shift Air defence level 3, 2 lower = 1 [23.43] <defence>'],
    [1, 'shift Air defence level 3, 1 higher = 4 [23.43] <defence>'],
    [0, 'shift Air defence level = 3 [23.43] <defence>'],
  ])('51.31: %i on the level of the air defence', (value, line) => {
    expect(attack(corrected('defence-drm', 'first', value))).toContain(line);
  });
});

describe('what 1.0.0 recorded, when no modifier was looked up', () => {
  const folder = new URL('../../released/1.0.0/world-at-war-51/', import.meta.url);
  const names = readdirSync(folder).filter((name) => !name.endsWith('.shown.json'));
  const projections = names.map((name) => {
    const { entries } = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
    return { name, projection: foldJournal(worldAtWar, entries) };
  });

  it.each(projections)(
    '$name: each line can be amended, and with nothing changed books the same',
    ({ projection }) => {
      const closed = projection.runs.filter(({ struck, outcome }) => !struck && outcome);
      expect(closed.length).toBeGreaterThan(5);
      for (const { opened, outcome, title } of closed) {
        const amended = runAmending(worldAtWar, projection, own, { of: opened.id, changes: [] });
        expect(amended, title).toMatchObject({
          value: { run: { status: 'done', outcome: { events: outcome?.events } } },
        });
      }
    },
  );

  it('attacks are among them', () => {
    const attacks = projections.flatMap(({ projection }) =>
      projection.runs.filter(({ opened, struck }) => opened.procedure === 'attack' && !struck),
    );
    const looked = attacks.flatMap(({ entries }) => entries.flatMap(({ answers }) => answers ?? []));
    expect(attacks.length).toBeGreaterThan(10);
    expect(looked.filter(({ key }) => key.includes('-drm:'))).toEqual([]);
  });
});
