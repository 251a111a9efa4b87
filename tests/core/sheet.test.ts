import { expect, it } from 'vitest';
import { type SheetHead, sheetHead } from '../../src/core/sheet';
import type { TableView } from '../../src/core/view';

const action = { id: 'next', label: 'Next turn', procedure: 'next', args: {} };
const whole: TableView = {
  heading: 'Turn 3',
  subheading: 'Night',
  score: { label: 'Points', value: '4', of: '22' },
  verdict: { label: 'Ken wins', why: '22 points', rule: '4.2', recorded: false },
  panels: [],
  main: action,
  actions: [],
  owed: [
    { label: 'A landing', rule: '8.2' },
    { label: '2 chits', rule: '5.8' },
  ],
};
const bare: TableView = { heading: 'Turn 3', panels: [], actions: [], owed: [] };
const head = (table: TableView, more: Partial<SheetHead> = {}): SheetHead => ({
  game: 'Tiny',
  title: 'Club',
  written: 'today',
  table,
  acting: undefined,
  asking: undefined,
  ...more,
});

it('the head of a sheet says all that there is to say, in order', () => {
  expect(sheetHead(head(whole, { acting: 'Ann', asking: 'A battle' }))).toEqual([
    { label: 'Now', value: 'Turn 3 · Night' },
    { label: 'Points', value: '4 of 22' },
    { label: 'To act', value: 'Ann' },
    { label: 'Called', value: 'Ken wins. 22 points.' },
    { label: 'Next', value: 'Next turn' },
    { label: 'Half done, not on this sheet', value: 'A battle' },
    { label: 'Still owed', value: 'A landing; 2 chits' },
  ]);
});

it('where nothing is owed, scored or called, paper has no empty line that looks like something forgotten', () => {
  expect(sheetHead(head(bare))).toEqual([{ label: 'Now', value: 'Turn 3' }]);
});
