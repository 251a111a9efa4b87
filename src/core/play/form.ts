import { isFiniteNumber, isRecord, isText, isTexts, isWhole } from '../json';
import { tidyName } from '../names';
import { withMinus } from '../numbers';
import { fail, ok, type Result } from '../result';
import { fold, parseWhole, plainNumbers } from '../typed';

export type Option = {
  readonly value: string;
  readonly label: string;
  readonly note?: string;
  /** What taking it does: small on its button. */
  readonly effect?: Effect;
  /** Why it cannot be taken now. */
  readonly disabled?: string;
  /** Another one that is alike stands for it: not offered, though an answer may be it. */
  readonly unlisted?: true;
};

/** "+6", or the cell of a chart that says so, once it is read; with `unit` behind it: "+1 VP". */
export type Effect = string | EffectCell;
type EffectCell = {
  readonly chart: string;
  readonly column: string;
  /** Or the cell that names the row. */
  readonly row: string | Omit<EffectCell, 'unit'>;
  readonly unit?: string;
};

/** Several facts asked together because their order does not matter. `when` shows a field only if another says so. */
export type FormField = FieldBase &
  (
    | {
        readonly kind: 'number';
        readonly min: number;
        readonly max: number;
        readonly initial?: number;
        /** An answer from before there was such a field stays without it. */
        readonly later?: true;
        /** Columns to the left and to the right: asked on the pad of shifts. */
        readonly columns?: true;
      }
    | {
        readonly kind: 'choice';
        readonly options: readonly Option[];
        readonly initial?: string;
        /** What an answer from before there was such a field means. */
        readonly missing?: string;
        /** Asked no longer, and kept where an answer has it. */
        readonly retired?: true;
        /** Values of another field that say what is chosen here, as soon as they are typed there; it can be changed. */
        readonly follows?: { readonly field: string; readonly values: Readonly<Record<string, string>> };
        /** Laid out in rows and columns. */
        readonly grid?: OptionGrid;
      }
    | {
        readonly kind: 'flags';
        readonly options: readonly Option[];
        readonly initial?: readonly string[];
        /** Folded away below its label; this stands beside that while none is ticked: "none". */
        readonly fold?: string;
      }
    | {
        readonly kind: 'text';
        readonly maxLength: number;
        readonly optional: boolean;
        /** A regular expression the whole text must match, and what to tell the player when it does not. */
        readonly pattern?: Pattern;
        readonly initial?: string;
        /** What stands there to begin with in a game on practice tables. */
        readonly practice?: string;
        /** A number of as many digits as fit, typed on a keypad that proposes these as they fit. */
        readonly known?: readonly Option[];
        /** A chart whose rows are such numbers: those that are read are proposed too, as what they say and with its effect. */
        readonly learned?: {
          readonly chart: string;
          readonly column: string;
          readonly effect: Pick<EffectCell, 'chart' | 'column' | 'unit'>;
        };
      }
  );

/** By row the values of the options that lie in it, as many as there are columns; other options stand below it. A cell shows its option's note. */
export type OptionGrid = {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly values: readonly (string | undefined)[] }[];
};

type Pattern = { readonly source: string; readonly message: string };

type FieldBase = {
  readonly key: string;
  readonly label: string;
  readonly hint?: string;
  readonly rule?: string;
  readonly when?: Condition;
  /** The side that it is about. */
  readonly side?: string;
  /** Out of sight while it is empty, behind a button with these words; what it starts with it can do without. */
  readonly folded?: string;
};

/** Holds when the field has one of these values, or one of these flags; with `not`, when it has none of them. */
export type Condition = { readonly field: string; readonly includes: readonly string[]; readonly not?: true };

export type FormValue = number | string | readonly string[];
export type FormValues = { readonly [field: string]: FormValue };

const isFormValue = (value: unknown): value is FormValue =>
  isText(value) || isFiniteNumber(value) || isTexts(value);
/** True for an answer to a form; whether it fits its fields `checkForm` says. */
export const isFormValues = (values: unknown): values is FormValues =>
  isRecord(values) && Object.values(values).every(isFormValue);

/** Conditions across fields, as data: checked by the guard, so nothing impossible is ever recorded. */
export type FormCheck =
  | {
      readonly kind: 'sum-at-least';
      readonly fields: readonly string[];
      readonly min: number;
      readonly when?: Condition;
      readonly unless?: Condition;
      readonly message: string;
    }
  | {
      readonly kind: 'sum-at-most';
      readonly fields: readonly string[];
      readonly max: number;
      /** What is shared out, so that the form says how many are left: "SNLF". */
      readonly sharing?: string;
      readonly when?: Condition;
      readonly message: string;
    }
  /** With this flag set, the numbers of these fields are 0 and their flags unset. */
  | {
      readonly kind: 'nothing-when';
      readonly field: string;
      readonly flag: string;
      readonly fields: readonly string[];
      readonly message: string;
    }
  | { readonly kind: 'not-more'; readonly field: string; readonly than: string; readonly message: string }
  | { readonly kind: 'different'; readonly fields: readonly string[]; readonly message: string }
  /** Each name stands once, as people read it: the text of a field, or what is ticked. `message` goes on behind the name. */
  | {
      readonly kind: 'names';
      readonly fields: readonly string[];
      /** Of these fields, those with several names, each with its number behind it: "Enterprise 3, Lexington 3". */
      readonly numbered?: readonly string[];
      /** Named before, somewhere else. */
      readonly known?: readonly string[];
      readonly when?: Condition;
      readonly message: string;
    }
  /** Not all of these at once. */
  | {
      readonly kind: 'never';
      readonly field: string;
      readonly all: readonly Condition[];
      readonly message: string;
    }
  /** The field is the sum of these, and of what is known besides. */
  | {
      readonly kind: 'sum-is';
      readonly field: string;
      readonly fields: readonly string[];
      readonly plus: number;
      readonly message: string;
    };

/** True when the field is on screen for these values: its condition holds, and the field it asks is shown itself. */
export function isShown(field: FormField, values: FormValues, fields: readonly FormField[] = []): boolean {
  const { when } = field;
  if (isRetired(field)) return false;
  if (!when) return true;
  if (!says(when, values)) return false;
  const asked = byKey(fields).get(when.field);
  return !asked || isShown(asked, values, fields);
}

const keyed = new WeakMap<readonly FormField[], ReadonlyMap<string, FormField>>();

/** The first field of each key: a long form looks one up for each of its fields, and for each that this one asks. */
function byKey(fields: readonly FormField[]): ReadonlyMap<string, FormField> {
  const known = keyed.get(fields);
  if (known) return known;
  const made = new Map(fields.toReversed().map((field) => [field.key, field]));
  keyed.set(fields, made);
  return made;
}

const isRetired = (field: FormField): boolean => field.kind === 'choice' && field.retired === true;

/** What an answer says of a field that is asked no longer. */
const isKept = (field: FormField, value: FormValue | undefined): value is string =>
  field.kind === 'choice' && field.retired === true && field.options.some((option) => option.value === value);

export function says(when: Condition, values: FormValues): boolean {
  const value = values[when.field];
  const met = Array.isArray(value)
    ? when.includes.some((wanted) => value.includes(wanted))
    : when.includes.includes(String(value));
  return met !== (when.not === true);
}

/**
 * The values of the shown fields when every one fits, else the first problem with the field it belongs to.
 * Hidden fields are dropped.
 */
export function checkForm(
  fields: readonly FormField[],
  checks: readonly FormCheck[],
  values: FormValues,
): Result<FormValues> {
  const kept: Record<string, FormValue> = {};
  for (const field of fields) {
    const value = Object.hasOwn(values, field.key) ? values[field.key] : undefined;
    if (isKept(field, value)) kept[field.key] = value;
    if (!isShown(field, values, fields)) continue;
    if (value === undefined && field.kind === 'number' && field.later) continue;
    const checked = checkField(field, value);
    if (!checked.ok) return checked;
    kept[field.key] = checked.value;
  }
  for (const check of checks) {
    const problem = check.kind === 'names' ? namedTwice(check, fields, kept) : brokenCheck(check, kept);
    if (problem) return problem;
  }
  return ok(kept);
}

function checkField(field: FormField, value: FormValue | undefined): Result<FormValue> {
  switch (field.kind) {
    case 'number':
      return isWhole(value, field.min, field.max)
        ? ok(value)
        : fail(
            'form.number',
            `${field.label}: a whole number from ${withMinus(field.min)} to ${withMinus(field.max)}.`,
            field.key,
          );
    case 'choice': {
      const option = field.options.find((candidate) => candidate.value === (value ?? field.missing));
      if (!option) return fail('form.choice', `${field.label}: choose one.`, field.key);
      return option.disabled ? fail('form.disabled', option.disabled, field.key) : ok(option.value);
    }
    case 'flags': {
      const known =
        Array.isArray(value) && value.every((flag) => field.options.some((o) => o.value === flag));
      if (!known || !Array.isArray(value))
        return fail('form.flags', `${field.label}: unknown mark.`, field.key);
      const blocked = field.options.find((option) => option.disabled && value.includes(option.value));
      if (blocked?.disabled) return fail('form.disabled', blocked.disabled, field.key);
      return ok([...new Set(value as string[])]);
    }
    case 'text': {
      const text = typeof value === 'string' ? tidyName(value) : '';
      if (!text && field.optional) return ok('');
      if (!text) return fail('form.text', `${field.label}: please fill this in.`, field.key);
      if (text.length > field.maxLength) {
        return fail('form.length', `${field.label}: at most ${field.maxLength} characters.`, field.key);
      }
      return fits(field, text)
        ? ok(text)
        : fail('form.pattern', `${field.label}: ${field.pattern?.message}`, field.key);
    }
  }
}

const fits = ({ pattern }: { readonly pattern?: Pattern }, text: string): boolean =>
  !pattern || new RegExp(`^(?:${pattern.source})$`, 'u').test(text);

/** A key of these values that the form would pass over: no field has it, or none that is asked with them. */
export const strayKey = (fields: readonly FormField[], values: FormValues): string | undefined =>
  Object.keys(values).find((key) =>
    fields.every(
      (field) => field.key !== key || !(isShown(field, values, fields) || isKept(field, values[key])),
    ),
  );

/**
 * What was typed into a form, as values for its check: numbers in the digits of any script, also in words that have a pattern.
 * What is no whole number stays text, which the check refuses by name.
 */
export const valuesTyped = <V extends FormValue | undefined>(
  fields: readonly FormField[],
  typed: { readonly [field: string]: V },
): { readonly [field: string]: V | number | string } =>
  Object.fromEntries(
    Object.entries(typed).map(([key, value]) => {
      const field = byKey(fields).get(key);
      if (!field || !isText(value)) return [key, value];
      if (field.kind === 'number') return [key, parseWhole(value) ?? value];
      if (field.kind !== 'text' || fits(field, value.trim())) return [key, value];
      const plain = plainNumbers(value);
      return [key, fits(field, plain) ? plain : value];
    }),
  );

type Names = Extract<FormCheck, { readonly kind: 'names' }>;

function namedTwice(check: Names, fields: readonly FormField[], values: FormValues) {
  const { known = [], numbered = [], when, message } = check;
  if (when && !says(when, values)) return undefined;
  const seen = new Set(known.map(fold));
  for (const key of check.fields)
    for (const name of namesIn(byKey(fields).get(key), values[key], numbered.includes(key))) {
      if (seen.has(fold(name))) return fail('form.names', `${name} ${message}`, key);
      seen.add(fold(name));
    }
  return undefined;
}

function namesIn(field: FormField | undefined, value: FormValue | undefined, numbered: boolean) {
  if (field?.kind === 'flags')
    return field.options.flatMap((option) =>
      isTexts(value) && value.includes(option.value) ? option.label : [],
    );
  if (!isText(value)) return [];
  const names = numbered ? value.split(',').map((each) => each.replace(/\s*\d+$/, '')) : [value];
  return names.map((name) => name.trim()).filter(Boolean);
}

function brokenCheck(
  check: Exclude<FormCheck, Names>,
  values: FormValues,
): ReturnType<typeof fail> | undefined {
  /** A number, or how many flags. */
  const count = (key: string): number => {
    const value = values[key];
    return Array.isArray(value) ? value.length : typeof value === 'number' ? value : 0;
  };
  const sum = (keys: readonly string[]): number => keys.reduce((total, key) => total + count(key), 0);
  const broken = ((): string | undefined => {
    switch (check.kind) {
      case 'sum-at-least': {
        const applies =
          (!check.when || says(check.when, values)) && !(check.unless && says(check.unless, values));
        return applies && sum(check.fields) < check.min ? check.fields[0] : undefined;
      }
      case 'sum-at-most': {
        const applies = !check.when || says(check.when, values);
        return applies && sum(check.fields) > check.max ? check.fields[0] : undefined;
      }
      case 'nothing-when': {
        const flags = values[check.field];
        if (!Array.isArray(flags) || !flags.includes(check.flag)) return undefined;
        return check.fields.find((key) => count(key) > 0);
      }
      case 'not-more':
        return check.than in values && count(check.field) > count(check.than) ? check.field : undefined;
      case 'different': {
        const given = check.fields
          .map((key) => values[key])
          .filter((value) => value !== undefined && value !== '')
          .map((value) => (isText(value) ? fold(value) : value));
        return new Set(given).size < given.length ? check.fields.at(-1) : undefined;
      }
      case 'never':
        return check.all.every((when) => says(when, values)) ? check.field : undefined;
      case 'sum-is':
        return count(check.field) === sum(check.fields) + check.plus ? undefined : check.field;
    }
  })();
  return broken === undefined ? undefined : fail(`form.${check.kind}`, check.message, broken);
}
