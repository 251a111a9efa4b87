import { describe, expect, it } from 'vitest';
import { type Fallen, fallenIn } from '../../src/core/play/fallen';
import type { Passed } from '../../src/core/play/procedure';
import type { DiceAnswer, DicePrompt, Prompt } from '../../src/core/play/prompt';
import type { TraceLine } from '../../src/core/play/trace';
import { toy } from '../games/toy/toy';

const dice = (more: Partial<DicePrompt> = {}): DicePrompt => ({
  ...{ kind: 'dice', key: 'roll', rule: '1', title: 'The roll', count: 1, sides: 6, working: [] },
  ...more,
});
const roll = (...faces: readonly number[]): DiceAnswer => ({ kind: 'dice', faces, by: 'app' });
const line = (more: Partial<TraceLine>): TraceLine => ({
  kind: 'die',
  label: 'The roll',
  prompt: 'roll',
  faces: [0],
  ...more,
});
const only = (prompt: DicePrompt, answer: DiceAnswer, ...lines: readonly TraceLine[]): Fallen => {
  const [fallen, ...more] = fallenIn(toy.charts, [{ prompt, answer }], lines, 'fox');
  if (!fallen || more.length) throw new Error('not one roll');
  return fallen;
};

describe('what has fallen', () => {
  it('is of the side that is asked, else of the side that acts', () => {
    expect(only(dice(), roll(2)).dice).toEqual([{ face: 2, side: 'fox' }]);
    expect(only(dice({ side: 'owl' }), roll(2))).toMatchObject({ side: 'owl', dice: [{ side: 'owl' }] });
  });

  it('has the name and the side of each die, those of what was declared first', () => {
    const marks = [
      { value: 'charge', label: 'Charge!', dice: 1, side: 'owl', titles: ['a', 'b', 'After a three'] },
    ];
    const fallen = only(dice({ marks, dieNames: ['Combat die'] }), { ...roll(3, 5), marks: ['charge'] });
    expect(fallen.title).toBe('After a three');
    expect(fallen.dice).toEqual([
      { face: 3, side: 'owl', name: 'Charge!', ahead: true },
      { face: 5, side: 'fox', name: 'Combat die' },
    ]);
  });

  it.each([
    ['the words of its face', dice({ faceNotes: ['miss', 'hit'] }), roll(2), [line({ value: '2' })], 'hit'],
    ['the words of the total', dice({ count: 2, faceNotes: ['', 'low', 'high'] }), roll(1, 2), [], 'high'],
    ['what its line says', dice(), roll(2), [line({ value: '1 hit' })], '1 hit'],
    [
      'all that the line of a shift says',
      dice(),
      roll(2),
      [line({ kind: 'shift', label: 'Night', value: '−1' })],
      'Night −1',
    ],
    [
      'the line’s words where it says the number',
      dice(),
      roll(2),
      [line({ label: 'Attacks with', value: '2' })],
      'Attacks with 2',
    ],
    ['nothing where the line says what is seen', dice(), roll(2), [line({ value: '2' })], undefined],
    [
      'the cell it was read on',
      dice(),
      roll(2),
      [line({ value: '2' }), line({ kind: 'cell', value: 'Fog', prompt: 'cell:sky:a:2' })],
      'Fog',
    ],
    [
      'not the cell of another chart',
      dice({ rollPreview: { chart: 'sea' } }),
      roll(2),
      [line({ value: '2' }), line({ kind: 'cell', value: 'Fog', prompt: 'cell:sky:a:2' })],
      undefined,
    ],
  ] as const)('means %s', (_, prompt, answer, lines, meaning) => {
    expect(only(prompt, answer, ...lines).meaning).toBe(meaning);
  });

  it('means something die by die where each is read by itself', () => {
    const each = only(
      dice({
        count: 2,
        dieNotes: [
          ['flies', 'stays'],
          ['stays', 'flies'],
        ],
      }),
      roll(1, 1),
      line({ value: '1 flies' }),
    );
    expect(each.dice.map(({ meaning }) => meaning)).toEqual(['flies', 'stays']);
    expect(each.meaning).toBeUndefined();
  });

  it('has the derivation up to the next roll', () => {
    const passed: readonly Passed[] = [
      { prompt: dice(), answer: roll(1) },
      {
        prompt: { kind: 'choice', key: 'x', rule: '1', title: 'x', options: [], working: [] } as Prompt,
        answer: { kind: 'choice', value: 'y' },
      },
      { prompt: dice({ key: 'next', title: 'Next' }), answer: roll(6) },
    ];
    const lines = [
      line({ kind: 'fact', label: 'Before', prompt: 'x' }),
      line({ label: 'One' }),
      line({ kind: 'result', label: 'Hit', prompt: 'x' }),
      line({ label: 'Two', prompt: 'next' }),
    ];
    const told = fallenIn(toy.charts, passed, lines).map(({ lines: own }) => own.map(({ label }) => label));
    expect(told).toEqual([['One', 'Hit'], ['Two']]);
  });
});
