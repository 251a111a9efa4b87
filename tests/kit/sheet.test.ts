import { expect, it } from 'vitest';
import type { FormValues } from '../../src/core/play/form';
import { noLookup, runProcedure, startWorking } from '../../src/core/play/procedure';
import { countIn, flagsIn, oneIn, saysYes, textIn } from '../../src/kit/given';
import { heading } from '../../src/kit/lines';
import { askSheet, fromSheet, type SheetForm, sheetSections } from '../../src/kit/standard/sheet';
import { finish } from '../../src/kit/steps';

const lamps: SheetForm = {
  key: 'lamps',
  rule: '1',
  title: 'Lamps',
  fields: [{ key: 'count', label: 'Lamps', kind: 'number', min: 0, max: 9 }],
};
const oil: SheetForm = {
  key: 'oil',
  rule: '2',
  title: 'Oil',
  fields: [{ key: 'left', label: 'Oil left', kind: 'number', min: 0, max: 9, rule: '2.1' }],
};
/** Oil only where there is a lamp. */
const formsOf = (given: FormValues) => (countIn(given, 'count') ? [lamps, oil] : [lamps]);

const start = fromSheet<object, { readonly type: 'v1.Forward'; readonly left: number }>('1', function* () {
  const work = startWorking();
  const given = yield* askSheet(work, formsOf);
  return finish(heading('Forward'), [{ type: 'v1.Forward', left: countIn(given, 'left') }], work.lines);
});
const run = (answers: { readonly [key: string]: FormValues }) =>
  runProcedure(
    start,
    {},
    {},
    new Map(Object.entries(answers).map(([key, values]) => [key, { kind: 'form', values }])),
    noLookup,
  );

it('the paper has the forms that its own facts bring up', () => {
  expect(sheetSections(formsOf, { count: 2, left: 3 })).toEqual([
    { title: 'Lamps', facts: [{ label: 'Lamps', value: '2' }] },
    { title: 'Oil', facts: [{ label: 'Oil left', value: '3', rule: '2.1' }] },
  ]);
  expect(sheetSections(formsOf, { count: 0 })).toEqual([
    { title: 'Lamps', facts: [{ label: 'Lamps', value: '0' }] },
  ]);
});

it('the way back asks for the same, each by the answers before it', () => {
  expect([start.id, start.rule, start.title]).toEqual(['from-sheet', '1', 'From a state sheet']);
  expect(run({ lamps: { count: 2 } })).toMatchObject({
    status: 'asking',
    prompt: { key: 'oil', submit: 'Next', working: [{ kind: 'fact', label: 'Lamps', value: '2' }] },
  });
  expect(run({ lamps: { count: 2 }, oil: { left: 3 } })).toMatchObject({
    outcome: {
      events: [{ type: 'v1.Forward', left: 3 }],
      trace: [
        { kind: 'title', label: 'Forward' },
        { kind: 'fact', label: 'Lamps', value: '2', prompt: 'lamps' },
        { kind: 'fact', label: 'Oil left', value: '3', prompt: 'oil' },
      ],
    },
  });
  expect(run({ lamps: { count: 0 } })).toMatchObject({ outcome: { events: [{ left: 0 }] } });
});

it('what forms have told is read by its kind, and by what a field is that was not asked for', () => {
  const given = { count: 2, name: 'Ward', marks: ['lit'], half: 'jp', met: 'yes' };
  const readings = (of: FormValues) => [
    countIn(of, 'count'),
    textIn(of, 'name'),
    flagsIn(of, 'marks'),
    oneIn(of, 'half', 'us', 'jp'),
    saysYes(of, 'met'),
  ];
  expect(readings(given)).toEqual([2, 'Ward', ['lit'], 'jp', true]);
  expect(readings({})).toEqual([0, '', [], undefined, false]);
  expect(oneIn(given, 'half', 'us')).toBeUndefined();
});
