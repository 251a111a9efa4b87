import { isText, isTexts, type Json } from '../../core/json';
import { isFormValues, valuesTyped } from '../../core/play/form';
import type { Answer, Prompt } from '../../core/play/prompt';
import { parseWhole, plainNumbers } from '../../core/typed';

/** A number may be given as text, in the digits of any script. */
const numberIn = (value: unknown): unknown => (isText(value) ? (parseWhole(value) ?? value) : value);
const numbersIn = (value: unknown): readonly number[] | undefined => {
  const numbers: readonly unknown[] = Array.isArray(value) ? value.map(numberIn) : [undefined];
  return numbers.every((each) => typeof each === 'number') ? numbers : undefined;
};

/**
 * The answer that a plain value stands for: an option's value, a form's fields by key, faces, a cell, heads. Whether it fits is
 * the question's to say; undefined where it is not even of its kind.
 */
export function answerOf(prompt: Prompt, value: unknown, marks: unknown): Answer | undefined {
  switch (prompt.kind) {
    case 'choice':
      return isText(value) ? { kind: 'choice', value } : undefined;
    case 'draw':
      return isText(value) ? { kind: 'draw', value, by: 'physical' } : undefined;
    case 'form':
      return isFormValues(value) ? { kind: 'form', values: valuesTyped(prompt.fields, value) } : undefined;
    case 'dice': {
      const faces = numbersIn(value);
      if (!faces || !(marks === undefined || isTexts(marks))) return undefined;
      return { kind: 'dice', faces, by: 'physical', ...(marks?.length && { marks }) };
    }
    case 'cell': {
      const { chart, column, row, shape } = prompt;
      const said = shape.kind === 'number' ? numberIn(value) : value;
      return { kind: 'cell', chart, column, row, value: said as Json, source: 'mapsheet', pack: '' };
    }
    case 'heads': {
      const { chart, axis } = prompt;
      return isTexts(value)
        ? { kind: 'heads', chart, axis, heads: value.map(plainNumbers), source: 'mapsheet', pack: '' }
        : undefined;
    }
  }
}
