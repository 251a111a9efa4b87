import { type Condition, type FormField, type FormValues, isShown, says } from './form';

/**
 * What a form comes to as it stands, as data: the first line of which all conditions hold, behind the names of what is
 * chosen in these fields. `value` is what counts in it: "75%".
 */
export type Outlook = {
  readonly named: readonly string[];
  readonly lines: readonly OutlookLine[];
};
type OutlookLine = {
  readonly all: readonly Condition[];
  readonly words: string;
  readonly value?: string;
  readonly note?: string;
};

/** The line that holds for these values, whole; nothing where none does. */
export function outlookOf(
  { named, lines }: Outlook,
  fields: readonly FormField[],
  values: FormValues,
): Omit<OutlookLine, 'all'> | undefined {
  const isAsked = (key: string) =>
    fields.some((field) => field.key === key && isShown(field, values, fields));
  const found = lines.find(({ all }) => all.every((when) => isAsked(when.field) && says(when, values)));
  if (!found) return undefined;
  const { all: _, words, ...more } = found;
  const names = named.flatMap((key) => nameOf(fields, key, values) ?? []);
  return { words: [...names, words].join(', '), ...more };
}

function nameOf(fields: readonly FormField[], key: string, values: FormValues): string | undefined {
  const field = fields.find((each) => each.key === key);
  return field?.kind === 'choice'
    ? field.options.find(({ value }) => value === values[key])?.label
    : undefined;
}
