import { expect, it } from 'vitest';
import { stepsTold } from '../../src/kit/papers/report';
import { digestOf, termsOf } from '../../src/kit/text';
import { turnTrack } from '../../src/kit/track';

it('rules are a line each: number, title, what they say, what belongs to them, what they are searched by', () => {
  expect(
    digestOf(`
      1 | Set-up | Each side is named: Red, Blue. | | begin, start

      T2.1 | The end | Whoever is ahead wins. | 1, T2
      T2.2 | A draw | Nobody is. | T2.1 | even, level score
      T2.3 | No verdict | The game goes on.
    `),
  ).toEqual([
    { number: '1', title: 'Set-up', text: 'Each side is named: Red, Blue.', terms: ['begin', 'start'] },
    { number: 'T2.1', title: 'The end', text: 'Whoever is ahead wins.', see: ['1', 'T2'] },
    { number: 'T2.2', title: 'A draw', text: 'Nobody is.', see: ['T2.1'], terms: ['even', 'level score'] },
    { number: 'T2.3', title: 'No verdict', text: 'The game goes on.' },
  ]);
});

it('terms are a line each: their forms, what they are, their rule', () => {
  expect(
    termsOf(`
      cup, cups, the cup | What chits are drawn from (blind). | 4
      lead | How far ahead: in points. | T2.1
    `),
  ).toEqual([
    { term: 'cup', forms: ['cups', 'the cup'], text: 'What chits are drawn from (blind).', rule: '4' },
    { term: 'lead', text: 'How far ahead: in points.', rule: 'T2.1' },
  ]);
});

it('a line that is neither is named', () => {
  const rule = '1 | Set-up | Each side is named.';
  expect(() => digestOf(`${rule}\n2 | The end`)).toThrow('line 2 is no rule: 2 | The end');
  expect(() => digestOf(`${rule}\n\n  2 | | It ends.`)).toThrow('line 3 is no rule: 2 | | It ends.');
  expect(() => digestOf(`${rule} | 2 | end | 3`)).toThrow(`line 1 is no rule: ${rule} | 2 | end | 3`);
  expect(() => termsOf('cup | a thing')).toThrow('line 1 is no term: cup | a thing');
  expect(() => termsOf('| a thing | 4')).toThrow('line 1 is no term: | a thing | 4');
  expect(() => termsOf('cup | a thing | 4 | 5')).toThrow('line 1 is no term: cup | a thing | 4 | 5');
});

it('turns are boxes of a track, done once they are over', () => {
  const turns = [
    { turn: 1, date: '7 Dec', part: 'Dusk', night: false },
    { turn: 2, date: '8 Dec', part: '', night: true },
    { turn: 3, date: '', part: 'Dawn', night: false },
  ];
  const states = (turn: number, over: boolean) =>
    turnTrack({ turns, steps: [] }, { turn, step: '' }, over).map(({ state }) => state);
  expect(states(2, false)).toEqual(['done', 'current', 'ahead']);
  expect(states(3, true)).toEqual(['done', 'done', 'done']);
  expect(
    turnTrack({ turns, steps: [] }, { turn: 1, step: '' }, false).map(({ title, night }) => [title, night]),
  ).toEqual([
    ['7 Dec, Dusk', false],
    ['8 Dec', true],
    ['Dawn', false],
  ]);
  expect(turnTrack({ steps: [] }, { turn: 1, step: '' }, false)).toEqual([]);
});

it('a report has a row for each step that recorded such an event', () => {
  const told = (
    type: string,
    trace: readonly { kind: 'title' | 'fact'; label: string; value?: string }[],
  ) => ({
    moment: 'Turn 1',
    title: 'A step',
    amended: false,
    events: [{ type }],
    trace,
  });
  const steps = [
    told('v1.Fought', [
      { kind: 'fact', label: 'Hill' },
      { kind: 'title', label: 'Red on Blue', value: '1/0' },
    ]),
    told('v1.Held', [{ kind: 'title', label: 'Red holds' }]),
    told('v1.Fought', []),
  ];
  expect(
    stepsTold(steps, 'v1.Fought', { title: 'Fights', columns: ['Fight', 'Lost'], empty: 'None.' }),
  ).toEqual({
    id: 'v1.Fought',
    title: 'Fights',
    empty: 'None.',
    columns: [{ label: 'Fight' }, { label: 'Lost' }],
    rows: [
      ['Red on Blue', '1/0'],
      ['A step', ''],
    ],
  });
});
