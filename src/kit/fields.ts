import type { FormCheck, FormField } from '../core/play/form';
import { askForm, type Derivation, type Steps } from '../core/play/procedure';
import type { Option } from '../core/play/prompt';

/** A field of a form, and what an answer to it is: so that nobody has to say so again. `of` is for the compiler alone. */
export type Field<V> = { readonly field: FieldOf; readonly of?: () => V };
type FieldOf = FormField extends infer F ? (F extends FormField ? Omit<F, 'key'> : never) : never;

type More<K extends FormField['kind']> = Partial<
  Omit<Extract<FormField, { readonly kind: K }>, 'key' | 'kind' | 'label' | 'when'>
>;

/** By their words, or as a question has them. */
type Options<V extends string> = Readonly<Record<V, string>> | readonly (Option & { readonly value: V })[];

/** One of a few, by their words: none stands there, unless `initial` says one. */
export const pick = <V extends string>(
  label: string,
  options: Options<V>,
  more: More<'choice'> = {},
): Field<V> => ({ field: { label, kind: 'choice', options: optionsOf(options), ...more } });
/** As `pick`, but the first one stands there. */
export function choose<V extends string>(
  label: string,
  options: Options<V>,
  more: More<'choice'> = {},
): Field<V> {
  const initial = optionsOf(options)[0]?.value;
  return pick(label, options, { ...(initial !== undefined && { initial }), ...more });
}
/** Any of a few. */
export const mark = <V extends string>(
  label: string,
  options: Options<V>,
  more: More<'flags'> = {},
): Field<readonly V[]> => ({ field: { label, kind: 'flags', options: optionsOf(options), ...more } });
export const number = (
  label: string,
  min: number,
  max: number,
  more: More<'number'> = {},
): Field<number> => ({
  field: { label, kind: 'number', min, max, ...more },
});
/** Up to so many characters; it has to be filled in unless `optional`. */
export const words = (label: string, maxLength: number, more: More<'text'> = {}): Field<string> => ({
  field: { label, kind: 'text', maxLength, optional: false, ...more },
});

/** Asked only where another field has one of these values, or one of these flags; otherwise it has no answer. */
export const when = <V>(
  field: string,
  includes: readonly string[],
  then: Field<V>,
): Field<V | undefined> => ({
  field: { ...then.field, when: { field, includes } },
});

function optionsOf(options: { readonly [value: string]: string } | readonly Option[]): readonly Option[] {
  return isList(options) ? options : Object.entries(options).map(([value, label]) => ({ value, label }));
}
const isList = (options: unknown): options is readonly Option[] => Array.isArray(options);

/** What is named in these fields, or was before, is one thing under one name. */
export const namedOnce = (
  fields: readonly string[],
  more: Partial<Omit<Extract<FormCheck, { readonly kind: 'names' }>, 'kind' | 'fields'>> = {},
): FormCheck => ({ kind: 'names', fields, message: 'is named already: name each one once.', ...more });

type Form = Omit<Parameters<typeof askForm>[1], 'fields'>;
export type FieldsOf<A> = { readonly [K in keyof A]: Field<A[K]> };

/** As a form has them. */
export const formFields = (fields: { readonly [key: string]: Field<unknown> }): readonly FormField[] =>
  Object.entries(fields).map(([key, { field }]) => ({ key, ...field }) as FormField);

/** Asks several facts at once. */
export function* askFields<A>(work: Derivation, form: Form, fields: FieldsOf<A>): Steps<A> {
  const asked = formFields(fields as { readonly [key: string]: Field<unknown> });
  return (yield* askForm(work, { ...form, fields: asked })) as A;
}
