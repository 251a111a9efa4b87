import { FROM_SHEET } from '../../core/names';
import {
  type FormCheck,
  type FormField,
  type FormValue,
  type FormValues,
  isShown,
} from '../../core/play/form';
import {
  askForm,
  type Derivation,
  type GameEvent,
  type ProcedureDef,
  type Steps,
} from '../../core/play/procedure';
import { type SheetSection, sheetSection } from '../../core/play/sheet';
import { whoDoes } from '../../core/who-does';
import { choose, type Field, formFields } from '../fields';
import { fact } from '../lines';

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

/** One fact of a state sheet, mostly of one field: what is asked, what stands there, and what the answers make of what is told. */
export type Row<T> = {
  readonly fields: readonly FormField[];
  read(told: T): { readonly [key: string]: FormValue | undefined };
  write(given: FormValues, told: T): T;
};

export const row = <T, V extends FormValue>(
  key: string,
  field: Field<V | undefined>,
  { read, write }: Pick<Place<T, V>, 'read' | 'write'>,
): Row<T> => ({
  fields: formFields({ [key]: field }),
  read: (told) => ({ [key]: read(told) }),
  write: (given, told) => (given[key] === undefined ? told : write(given[key] as V, told)),
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
    fields: [field],
    read: (told) => ({ [field.key]: of.read(told)?.[field.key] }),
    write: ({ [field.key]: value }, told) =>
      value === undefined ? told : of.write({ ...of.read(told), [field.key]: value }, told),
  }));

/** Rows that are there only where another field has one of these values. */
export const shownIf = <T>(
  field: string,
  includes: readonly string[],
  rows: readonly Row<T>[],
): readonly Row<T>[] =>
  rows.map((each) => ({
    ...each,
    fields: each.fields.map((asked) => ({ ...asked, when: { field, includes } })),
  }));

type Form = Parameters<typeof askForm>[1];
/** One card of the paper, and one question of the way back. */
export type Card<T> = Omit<Form, 'fields' | 'submit'> & { readonly rows: readonly Row<T>[] };

/** The cards in the order of the paper; each sees the answers before it. */
export type CardsOf<T> = (given: FormValues) => readonly Card<T>[];

const fieldsOf = <T>({ rows }: Card<T>): readonly FormField[] => rows.flatMap(({ fields }) => fields);
const writeCard = <T>(told: T, { rows }: Card<T>, given: FormValues): T =>
  rows.reduce((so, { write }) => write(given, so), told);

/** Cards of which each goes by what those before it tell, from where nothing is told; one that does not come up is left out. */
export const inTurn =
  <T>(start: T, makers: readonly ((told: T) => Card<T> | undefined)[]): CardsOf<T> =>
  (given) => {
    const cards: Card<T>[] = [];
    let told = start;
    for (const make of makers) {
      const card = make(told);
      if (!card) continue;
      cards.push(card);
      if (!fieldsOf(card).some(({ key }) => key in given)) break;
      told = writeCard(told, card, given);
    }
    return cards;
  };

/** The paper; what is not there reads as the form begins. */
export function printSheet<T>(cardsOf: CardsOf<T>, told: T): readonly SheetSection[] {
  const sections: SheetSection[] = [];
  let given: FormValues = {};
  for (;;) {
    const card = cardsOf(given)[sections.length];
    if (!card) return sections;
    given = { ...given, ...readCard(card, told) };
    sections.push(sheetSection(card.title, fieldsOf(card), given));
  }
}

function readCard<T>(card: Card<T>, told: T): FormValues {
  const fields = fieldsOf(card);
  const stands: ReturnType<Row<T>['read']> = Object.assign({}, ...card.rows.map(({ read }) => read(told)));
  const values: FormValues = Object.fromEntries(
    fields.flatMap(({ key, initial }) => {
      const value = stands[key] ?? initial;
      return value === undefined ? [] : [[key, value]];
    }),
  );
  const shown = fields.filter((field) => field.key in values && isShown(field, values, fields));
  return Object.fromEntries(shown.map(({ key }) => [key, values[key] as FormValue]));
}

/** What the answers tell, from where nothing is told yet; what was not asked stays as it is there. */
export const writeSheet = <T>(cardsOf: CardsOf<T>, given: FormValues, start: T): T =>
  cardsOf(given).reduce((told, card) => writeCard(told, card, given), start);

/** Asks for the facts of a sheet, card by card, and gives what they tell; each answer is a line of the working. */
export function* askSheet<T>(work: Derivation, cardsOf: CardsOf<T>, start: T): Steps<T> {
  let given: FormValues = {};
  for (let at = 0; ; at += 1) {
    const card = cardsOf(given)[at];
    if (!card) return writeSheet(cardsOf, given, start);
    const { rows: _, ...form } = card;
    const fields = fieldsOf(card);
    const values = yield* askForm(work, { ...form, fields, submit: 'Next' });
    const { facts } = sheetSection(card.title, fields, values);
    work.lines.push(...facts.map(({ label, value }) => fact(label, { value, prompt: card.key })));
    given = { ...given, ...values };
  }
}

/** Puts a game where a state sheet says that it stands, in the place of its set-up. */
export const fromSheet = <S, E extends GameEvent>(
  rule: string,
  run: ProcedureDef<S, E>['run'],
): ProcedureDef<S, E> => ({ id: FROM_SHEET, rule, title: 'From a state sheet', run });

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

/** Of what a player has sealed only that there is a paper, and whose. */
export const keptOnPaper = (player: string, more = ''): string =>
  `sealed: ${whoDoes(player, 'keeps', 'keep')} it on paper${more}, and seals it again`;
