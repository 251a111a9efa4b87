import { expect, it } from 'vitest';
import type { FormField } from '../../src/core/play/form';
import { type SheetHead, sheetHead, sheetSection, sheetText } from '../../src/core/play/sheet';
import type { TableView } from '../../src/core/play/view';

const action = { id: 'next', label: 'Next turn', procedure: 'next', args: {} };
const whole: TableView = {
  heading: 'Turn 3',
  subheading: 'Night',
  score: { label: 'Points', value: '4', of: '22' },
  verdict: { label: 'Ken wins', why: '22 points', rule: '4.2', recorded: false },
  panels: [],
  main: action,
  actions: [],
  obligations: [
    { label: 'A landing', rule: '8.2' },
    { label: '2 chits', rule: '5.8' },
  ],
};
const bare: TableView = { heading: 'Turn 3', panels: [], actions: [], obligations: [] };
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

const options = ['sea', 'land'].map((value) => ({ value, label: value.toUpperCase() }));
const fields: readonly FormField[] = [
  { key: 'points', label: 'Points', kind: 'number', min: -9, max: 9, rule: '4.1' },
  { key: 'count', label: 'Count', kind: 'number', min: 0, max: 9 },
  { key: 'name', label: 'Name', kind: 'text', maxLength: 9, optional: true },
  { key: 'way', label: 'Way', kind: 'choice', options },
  { key: 'ways', label: 'Ways', kind: 'flags', options },
  {
    key: 'hidden',
    label: 'Hidden',
    kind: 'number',
    min: 0,
    max: 9,
    when: { field: 'way', includes: ['land'] },
  },
];

it('facts stand on paper as their fields ask for them, and what is not shown is left out', () => {
  const values = { points: -3, count: 0, name: 'Ken', way: 'sea', ways: ['land', 'sea'], hidden: 1 };
  expect(sheetSection('Turn', fields, values)).toEqual({
    title: 'Turn',
    facts: [
      { label: 'Points', value: '\u22123', rule: '4.1' },
      { label: 'Count', value: '0' },
      { label: 'Name', value: 'Ken' },
      { label: 'Way', value: 'SEA' },
      { label: 'Ways', value: 'SEA, LAND' },
    ],
  });
  const empty = sheetSection('Turn', fields, { name: '', ways: [] }).facts;
  expect(empty.map(({ value }) => value)).toEqual(['none', 'none', 'none', 'none', 'none']);
  const onLand = sheetSection('Turn', fields, { way: 'land', hidden: 1 }).facts;
  expect(onLand.at(-1)).toEqual({ label: 'Hidden', value: '1' });
});

it('in plain text each part has its heading', () => {
  const sections = [{ title: 'Turn', facts: [{ label: 'Count', value: '2' }] }];
  const sealed = [{ label: 'Order', value: 'sealed by Ken' }];
  expect(sheetText(head(bare), { sections, sealed: [] })).toBe(
    'State sheet: Club\n\nTiny\ntoday\n\nWHERE IT STANDS\nNow: Turn 3\n\nTURN\nCount: 2',
  );
  expect(sheetText(head(bare), { sections, sealed })).toContain('\n\nSEALED\nOrder: sealed by Ken\n\nTURN\n');
});
