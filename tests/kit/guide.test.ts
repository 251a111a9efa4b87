import { expect, it } from 'vitest';
import { guide, may, must } from '../../src/kit/papers/guide';

it('says who must do what and who may, by which rule and action; what does not apply is no line', () => {
  const lines = [
    must('jp', '5.1', 'Draw a chit.', 'draw'),
    may(undefined, '5.2', 'Look at the map.'),
    false,
    undefined,
  ] as const;
  expect(guide('The turn', '5.0', lines)).toEqual({
    title: 'The turn',
    rule: '5.0',
    lines: [
      { side: 'jp', must: true, rule: '5.1', text: 'Draw a chit.', action: 'draw' },
      { must: false, rule: '5.2', text: 'Look at the map.' },
    ],
  });
});
