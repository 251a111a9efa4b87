import {
  type FormCheck,
  type FormField,
  type FormValue,
  type FormValues,
  isShown,
} from '../../core/play/form';
import type { Steps, Working } from '../../core/play/procedure';
import { type SheetSection, sheetSection } from '../../core/play/sheet';
import { choose, type Field, formFields } from '../fields';
import { askSheet, askSheetForm, type SheetForm } from './sheet';

/** Where a value stands in `T`, what a sheet tells: how it is read there, and how it is written. */
export type Place<T, V> = {
  read(told: T): V | undefined;
  write(value: V, told: T): T;
  /** A part of it; of nothing it reads as nothing, and writes nothing. */
  at<K extends keyof V>(key: K): Place<T, NonNullable<V[K]>>;
  /** As a field has it. */
  as<W>(read: (value: V) => W, write: (said: W) => V): Place<T, W>;
};

const place = <T, V>(read: (told: T) => V | undefined, write: (value: V, told: T) => T): Place<T, V> => ({
  read,
  write,
  at: (key) =>
    place(
      (told) => read(told)?.[key] ?? undefined,
      (value, told) => {
        const whole = read(told);
        return whole === undefined ? told : write({ ...whole, [key]: value }, told);
      },
    ),
  as: (there, back) =>
    place(
      (told) => {
        const value = read(told);
        return value === undefined ? undefined : there(value);
      },
      (said, told) => write(back(said), told),
    ),
});

/** All that a sheet tells. */
export const whole = <T>(): Place<T, T> =>
  place(
    (told) => told,
    (value) => value,
  );

/** A number that is chosen from a list. */
export const numeral = <T>(of: Place<T, number>): Place<T, string> => of.as(String, Number);

/** Whether there is such a value; `value` comes there with a yes. */
export const present = <T, V>({ read, write }: Place<T, V>, value: V): Place<T, boolean> =>
  place(
    (told) => read(told) !== undefined,
    (said, told) => (said ? write(value, told) : told),
  );

/** What stands there, or the word for nothing. */
export const orElse = <T, V, N extends string>(of: Place<T, V>, nothing: N): Place<T, V | N> =>
  place(
    (told) => of.read(told) ?? nothing,
    (said, told) => (said === nothing ? told : of.write(said as V, told)),
  );

/** One line of a state sheet: what is asked, what stands there, and what the answer makes of what is told. */
export type Row<T> = {
  readonly field: FormField;
  read(told: T): FormValue | undefined;
  write(value: FormValue, told: T): T;
};

export const row = <T, V extends FormValue>(
  key: string,
  field: Field<V | undefined>,
  { read, write }: Pick<Place<T, V>, 'read' | 'write'>,
): Row<T> => ({
  field: formFields({ [key]: field })[0] as FormField,
  read,
  write: (value, told) => write(value as V, told),
});

/** A choice between no and yes. */
export const yes = <T>(
  key: string,
  label: string,
  of: Place<T, boolean>,
  more: Parameters<typeof choose>[2] & Pick<FormField, 'when'> = {},
): Row<T> =>
  row(
    key,
    choose(label, { no: 'no', yes: 'yes' }, more),
    of.as(
      (there) => (there ? 'yes' : 'no'),
      (said) => said === 'yes',
    ),
  );

/** Fields that tell what stands under their keys, as house rules do. */
export const rowsFor = <T>(
  fields: readonly FormField[],
  of: Place<T, { readonly [key: string]: FormValue | undefined }>,
): readonly Row<T>[] =>
  fields.map((field) => ({
    field,
    read: (told) => of.read(told)?.[field.key],
    write: (value, told) => of.write({ ...of.read(told), [field.key]: value }, told),
  }));

/** Rows that are there only where another field has one of these values. */
export const shownIf = <T>(
  field: string,
  includes: readonly string[],
  rows: readonly Row<T>[],
): readonly Row<T>[] =>
  rows.map((each) => ({ ...each, field: { ...each.field, when: { field, includes } } }));

/** One card of the paper, and one question of the way back. */
export type Card<T> = Omit<SheetForm, 'fields'> & { readonly rows: readonly Row<T>[] };

/** The cards in the order of the paper; each sees the answers before it. */
export type CardsOf<T> = (given: FormValues) => readonly Card<T>[];

const formOf = <T>({ rows, ...form }: Card<T>): SheetForm => ({
  ...form,
  fields: rows.map(({ field }) => field),
});

/** What stands on the paper, as the answers that say it; what is not there reads as the form begins. */
function readSheet<T>(cardsOf: CardsOf<T>, told: T): FormValues {
  let given: FormValues = {};
  for (let at = 0; ; at += 1) {
    const card = cardsOf(given)[at];
    if (!card) return given;
    given = { ...given, ...readCard(card, told) };
  }
}

function readCard<T>({ rows }: Card<T>, told: T): FormValues {
  const fields = rows.map(({ field }) => field);
  const values: FormValues = Object.fromEntries(
    rows.flatMap(({ field, read }) => {
      const value = read(told) ?? field.initial;
      return value === undefined ? [] : [[field.key, value]];
    }),
  );
  const shown = fields.filter((field) => field.key in values && isShown(field, values, fields));
  return Object.fromEntries(shown.map(({ key }) => [key, values[key] as FormValue]));
}

/** The paper. */
export function printSheet<T>(cardsOf: CardsOf<T>, told: T): readonly SheetSection[] {
  const given = readSheet(cardsOf, told);
  return cardsOf(given).map((card) => sheetSection(card.title, formOf(card).fields, given));
}

/** What the answers tell, from where nothing is told yet; what was not asked stays as it is there. */
export const writeSheet = <T>(cardsOf: CardsOf<T>, given: FormValues, start: T): T =>
  cardsOf(given)
    .flatMap(({ rows }) => rows)
    .reduce((told, { field, write }) => {
      const value = given[field.key];
      return value === undefined ? told : write(value, told);
    }, start);

/** Asks for the facts of a sheet, card by card. */
export const askCards = <T>(work: Working, cardsOf: CardsOf<T>): Steps<FormValues> =>
  askSheet(work, (given) => cardsOf(given).map(formOf));

/** Asks for one card. */
export const askCard = <T>(work: Working, card: Card<T>): Steps<FormValues> =>
  askSheetForm(work, formOf(card));

type Never = Extract<FormCheck, { readonly kind: 'never' }>;
type Said = Never['all'][number];
export const says = (field: string, ...includes: readonly string[]): Said => ({ field, includes });
export const saysNot = (field: string, ...includes: readonly string[]): Said => ({
  field,
  includes,
  not: true,
});
/** These answers do not go together; the problem is told at `field`. */
export const never = (field: string, message: string, ...all: readonly Said[]): FormCheck => ({
  kind: 'never',
  field,
  all,
  message,
});
export const different = (fields: readonly string[], message: string): FormCheck => ({
  kind: 'different',
  fields,
  message,
});
export const notMore = (field: string, than: string, message: string): FormCheck => ({
  kind: 'not-more',
  field,
  than,
  message,
});
export const sumAtMost = (fields: readonly string[], max: number, message: string): FormCheck => ({
  kind: 'sum-at-most',
  fields,
  max,
  message,
});
