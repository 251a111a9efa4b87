import { emptyPack } from '../../../src/core/charts/pack';
import { iph } from '../../../src/games/iph/game';
import { open, question, say, sitDown, type Table } from '../../support/play';
import { SHEET } from './scripts/sheet';

/** Every table known, so that no cell is asked. */
export const KNOWN = { ...emptyPack('own:iph', 'iph', 'Mapsheet'), heads: SHEET.heads, cells: SHEET.cells };

/** 8 Dec, Morning with everything close in and no carrier combat: Japanese combat has begun. */
export function everythingCloseIn(until: 'combat' | 'submarine' = 'combat'): Table<never> {
  const table = sitDown(iph, KNOWN);
  open(table, 'set-up', { charts: 'own' });
  say(table, { jp: 'Ken', us: 'Ann', snlf: 12, ija: 24 }, {});
  open(table, 'reveal-landing');
  say(table, { first: '1630', centre: '1631', last: '1632' });
  while (question(table)) say(table, 'none');
  for (let turn = 1; turn < 5; turn += 1) {
    if (table.projection.state.cursor.step !== 'operations') {
      open(table, 'end-step');
      say(table, 'skip');
    }
    open(table, 'end-turn');
    say(table, 'end');
  }
  open(table, 'jp-disposition');
  say(table, { carriers: 6, battleships: ['hiei', 'kirishima'] });
  open(table, 'us-disposition');
  say(table, { carriers: 2 });
  open(table, 'reveal-ships');
  open(table, 'carrier-combat');
  say(table, 1);
  if (until === 'submarine') return table as unknown as Table<never>;
  open(table, 'submarine');
  say(table, [3, 3]);
  open(table, 'end-step');
  say(table, 'skip');
  return table as unknown as Table<never>;
}
