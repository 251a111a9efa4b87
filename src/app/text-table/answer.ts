import { isText, isTexts, type Json } from '../../core/json';
import { isFormValues } from '../../core/play/form';
import type { Answer, Prompt } from '../../core/play/prompt';

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'number');

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
      return isFormValues(value) ? { kind: 'form', values: value } : undefined;
    case 'dice':
      if (!isNumbers(value) || !(marks === undefined || isTexts(marks))) return undefined;
      return { kind: 'dice', faces: value, by: 'physical', ...(marks?.length && { marks }) };
    case 'cell': {
      const { chart, column, row } = prompt;
      return { kind: 'cell', chart, column, row, value: value as Json, source: 'mapsheet', pack: '' };
    }
    case 'heads': {
      const { chart, axis } = prompt;
      return isTexts(value)
        ? { kind: 'heads', chart, axis, heads: value, source: 'mapsheet', pack: '' }
        : undefined;
    }
  }
}
