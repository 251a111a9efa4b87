import type { FormField, FormValue } from '../../src/core/play/form';

/** What a player enters in this field who reads `text` on the paper. */
export function typedFact(field: FormField, text: string): FormValue {
  if (field.kind === 'number') return Number(text.replace('−', '-'));
  if (field.kind === 'text') return text === 'none' ? '' : text;
  const labels = field.kind === 'choice' ? [text] : text === 'none' ? [] : text.split(', ');
  const values = labels.map((label) => {
    const option = field.options.find((each) => each.label === label);
    if (!option) throw new Error(`${field.label} offers no ${label}`);
    return option.value;
  });
  return field.kind === 'choice' ? (values[0] ?? '') : values;
}
