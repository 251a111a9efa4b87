import { isRecord, isText, isTexts } from '../../../core/json';
import { withMinus } from '../../../core/numbers';
import type { FormField } from '../../../core/play/form';
import type { Answer } from '../../../core/play/prompt';
import { plainNumbers } from '../../../core/typed';

/** A form as it stands on the screen: numbers as typed, so that nothing typed is ever changed under the player. */
export type Draft = { readonly [field: string]: string | readonly string[] };

/** What the form starts with: the answer given before, else the fields' own suggestions, else nothing. */
export function draftOf(
  fields: readonly FormField[],
  previous: Answer | undefined,
  practice?: boolean,
): Draft {
  const before = previous?.kind === 'form' ? previous.values : {};
  return Object.fromEntries(
    fields.map((field) => {
      const first = (practice && field.kind === 'text' && field.practice) || field.initial;
      const value = Object.hasOwn(before, field.key) ? before[field.key] : first;
      if (value === undefined) return [field.key, field.kind === 'flags' ? [] : ''];
      return [field.key, typeof value === 'number' ? withMinus(value) : value];
    }),
  );
}

/** True for a draft that this form can have come to: nothing is chosen in it that is not offered. */
export const isDraftOf =
  (fields: readonly FormField[]) =>
  (kept: unknown): kept is Draft =>
    isRecord(kept) &&
    Object.keys(kept).length === fields.length &&
    fields.every((field) => {
      const value = kept[field.key];
      if (!('options' in field)) return isText(value);
      const chosen = field.kind === 'flags' ? value : value === '' ? [] : [value];
      return isTexts(chosen) && chosen.every((each) => field.options.some(({ value }) => value === each));
    });

/** The draft with one more value, and what follows from it; what followed from the value before goes with it. */
export function withValue(
  fields: readonly FormField[],
  draft: Draft,
  key: string,
  value: string | readonly string[],
): Draft {
  const led = fields.flatMap((field) => {
    if (field.kind !== 'choice' || field.follows?.field !== key) return [];
    const { values } = field.follows;
    const toldBy = (text: string) => values[text] ?? values[plainNumbers(text)];
    const told = toldBy(String(value));
    if (told) return field.options.some((option) => option.value === told) ? [[field.key, told]] : [];
    const before = toldBy(String(draft[key]));
    const stale = before !== undefined && before === draft[field.key];
    return stale && field.initial !== undefined ? [[field.key, field.initial]] : [];
  });
  return { ...draft, [key]: value, ...Object.fromEntries(led) };
}
