import { expect, it } from 'vitest';
import type { FormValues } from '../../src/core/play/form';
import { countIn, flagsIn, oneIn, saysYes, textIn } from '../../src/kit/papers/given';

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
