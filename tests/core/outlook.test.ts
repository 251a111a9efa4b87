import { expect, it } from 'vitest';
import type { FormField } from '../../src/core/play/form';
import { outlookOf } from '../../src/core/play/outlook';

const FIELDS: readonly FormField[] = [
  {
    ...{ key: 'who', label: 'Who', kind: 'choice' },
    options: [
      { value: 'owl', label: 'Owl' },
      { value: 'elk', label: 'Elk' },
    ],
  },
  {
    ...{ key: 'load', label: 'Load', kind: 'choice', when: { field: 'who', includes: ['elk'] } },
    options: [
      { value: 'hay', label: 'Hay' },
      { value: 'wood', label: 'Wood' },
    ],
  },
];
const OUTLOOK = {
  named: ['who'],
  lines: [
    {
      all: [
        { field: 'who', includes: ['elk'] },
        { field: 'load', includes: ['wood'] },
      ],
      ...{ words: 'wood: falls', value: '50%', note: 'one die' },
    },
    { all: [{ field: 'who', includes: ['owl', 'elk'] }], words: 'falls', value: '10%' },
    { all: [{ field: 'load', includes: ['hay'] }], words: 'hay' },
  ],
};
const told = (values: { readonly [key: string]: string }) => outlookOf(OUTLOOK, FIELDS, values);

it('an outlook is the first line that holds, behind the names of what is chosen', () => {
  expect(told({ who: 'elk', load: 'wood' })).toEqual({
    words: 'Elk, wood: falls',
    value: '50%',
    note: 'one die',
  });
  expect(told({ who: 'owl' })).toEqual({ words: 'Owl, falls', value: '10%' });
});

it('an outlook says nothing before anything is chosen, nor by a field that is not asked', () => {
  expect(told({ who: '' })).toBeUndefined();
  // The load of an elk that was looked at before.
  expect(told({ who: 'owl', load: 'wood' })?.words).toBe('Owl, falls');
  expect(told({ who: '', load: 'hay' })).toBeUndefined();
});
