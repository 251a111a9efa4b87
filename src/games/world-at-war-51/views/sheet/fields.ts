import type { FormField } from '../../../../core/play/form';

type More<K extends FormField['kind']> = Partial<
  Omit<Extract<FormField, { readonly kind: K }>, 'key' | 'label' | 'kind'>
>;
type Labels = { readonly [value: string]: string };

const optionsOf = (labels: Labels) => Object.entries(labels).map(([value, label]) => ({ value, label }));

export const YES_NO = { no: 'no', yes: 'yes' } as const;

export const choice = (key: string, label: string, labels: Labels, more: More<'choice'> = {}): FormField => ({
  key,
  label,
  kind: 'choice',
  options: optionsOf(labels),
  ...more,
});

export const flags = (key: string, label: string, labels: Labels, more: More<'flags'> = {}): FormField => ({
  key,
  label,
  kind: 'flags',
  options: optionsOf(labels),
  initial: [],
  ...more,
});

export const number = (key: string, label: string, max: number, more: More<'number'> = {}): FormField => ({
  key,
  label,
  kind: 'number',
  min: 0,
  max,
  ...more,
});

export const text = (key: string, label: string, maxLength: number, more: More<'text'> = {}): FormField => ({
  key,
  label,
  kind: 'text',
  maxLength,
  optional: true,
  initial: '',
  ...more,
});

/** Shown where that field has one of these values. */
export const when = (field: string, ...includes: readonly string[]) => ({ when: { field, includes } });

export const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, i) => i + 1);
/** Shown where that number is so high. */
export const whenAtLeast = (field: string, least: number, most: number) =>
  when(
    field,
    ...upTo(most)
      .slice(least - 1)
      .map(String),
  );
