import { withMinus } from '../../core/numbers';
import type { FormField, FormValues } from '../../core/play/form';
import { askChoice, askForm, type Steps } from '../../core/play/procedure';
import { fact } from '../../kit/lines';
import type { Counter, Definition, Field, List, Value } from '../format/definition';
import { askChoices, houseOf } from './begin';
import type { KeptRow } from './bounds';
import type { Editions } from './edition';
import { handKept } from './hand-kept';
import { byId, sideName, valueName } from './names';
import { wholeOf } from './parts';
import { rowNote, rowOptions } from './rows';
import { at, type By } from './safe';
import type { OwnState } from './state';
import { type Heading, onceBegun, type Procedure, tap } from './tap';
import { record, tell, type Work } from './work';

/** As far as one correction of points goes. */
const CORRECTION = 999;
const NEW = '+';
const NAME = 40;

/** Corrects a row of a list, adds one, or takes one off. */
export const correctRow = (editions: Editions, id: string): Procedure => {
  const newest = editions.all.findLast((def) => byId(def.lists, id));
  const list = newest && byId(newest.lists, id);
  return tap(editions, {
    id: `row:${id}`,
    rule: list?.rule,
    title: `${list?.name ?? id} by hand`,
    unless: (def, state) =>
      onceBegun(def, state) ?? (byId(def.lists, id) ? undefined : 'This edition has no such list.'),
    *run(work, state) {
      const now = byId(work.def.lists, id);
      return now ? yield* askRow(work, state, now) : { label: id };
    },
  });
};

function* askRow(work: Work, state: OwnState, list: List): Steps<Heading> {
  const { rule = work.rule } = list;
  const rows = at(state.rows, list.id) ?? [];
  const add = { value: NEW, label: `Add a ${list.one}` };
  const options = [...rowOptions(work, list.id, rows), add];
  const which = rows.length
    ? yield* askChoice(work, { key: 'which', rule, title: `Which ${list.one}?`, options })
    : NEW;
  const row = rows.find((each) => each.id === which);
  const title = row ? `${row.name}: how does it stand?` : `A new ${list.one}`;
  const fields = rowFields(work.def, list, row);
  const values = yield* askForm(work, { key: 'row', rule, title, submit: 'Save', fields });
  const name = String(values.name ?? row?.name ?? list.one);
  const told: KeptRow = { id: row?.id ?? freeId(list, rows), name, values: valuesOf(list, values, row) };
  if (values.stays === 'no') {
    record(work, { type: 'kit.v1.Listed', list: list.id, row: told, gone: true });
    return { label: `${name}: off the list` };
  }
  const note = rowNote(work.def, list, told);
  tell(work, fact(name, { value: note, rule, prompt: 'row' }));
  record(work, { type: 'kit.v1.Listed', list: list.id, row: told });
  return { label: row ? `${name} by hand` : `New ${list.one}: ${name}` };
}

function freeId({ id }: List, rows: readonly KeptRow[]): string {
  const taken = new Set(rows.map((row) => row.id));
  let n = 1;
  while (taken.has(`${id} ${n}`)) n += 1;
  return `${id} ${n}`;
}

const keyOf = ({ id }: Field): string => `is:${id}`;
const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

function rowFields(def: Definition, { fields }: List, row: KeptRow | undefined): readonly FormField[] {
  const asked = fields.map((field): FormField => {
    const about = { key: keyOf(field), label: field.name };
    const value = row && at(row.values, field.id);
    if (field.kind === 'number') {
      const initial = typeof value === 'number' ? { initial: value } : { initial: field.min };
      return { ...about, kind: 'number', min: field.min, max: field.max, ...initial };
    }
    if (field.kind === 'mark')
      return { ...about, kind: 'choice', options: YES_NO, initial: value === true ? 'yes' : 'no' };
    const of = field.kind === 'side' ? def.sides : field.of;
    const initial = of.find(({ id }) => id === value)?.id ?? of[0]?.id;
    const options = of.map(({ id, name }) => ({ value: id, label: name }));
    return { ...about, kind: 'choice', options, ...(initial !== undefined && { initial }) };
  });
  const name: FormField = {
    ...{ key: 'name', label: 'Name', kind: 'text', maxLength: NAME, optional: false },
    ...(row && { initial: row.name }),
  };
  const stays: FormField = {
    key: 'stays',
    label: 'Stays on the list',
    kind: 'choice',
    options: YES_NO,
    initial: 'yes',
  };
  return [name, ...asked, ...(row ? [stays] : [])];
}

function valuesOf({ fields }: List, values: FormValues, row: KeptRow | undefined): By<Value> {
  const said = fields.flatMap((field): (readonly [string, Value])[] => {
    const value = at(values, keyOf(field));
    if (value === undefined || typeof value === 'object') return [];
    return [[field.id, field.kind === 'mark' ? value === 'yes' : value]];
  });
  return { ...row?.values, ...Object.fromEntries(said) };
}

/** Sets a counter: of all sides that have one in one form. */
export const correctCounter = (editions: Editions, id: string): Procedure => {
  const newest = editions.all.findLast((def) => byId(def.counters, id));
  const counter = newest && byId(newest.counters, id);
  return tap(editions, {
    id: `counter:${id}`,
    rule: counter?.rule,
    title: `${counter?.name ?? id} by hand`,
    unless: (def, state) =>
      onceBegun(def, state) ?? (byId(def.counters, id) ? undefined : 'This edition has no such counter.'),
    *run(work, state) {
      const now = byId(work.def.counters, id);
      return now ? yield* askCounter(work, state, now) : { label: id };
    },
  });
};

function* askCounter(work: Work, state: OwnState, counter: Counter): Steps<Heading> {
  const { name, holds, rule = work.rule } = counter;
  const wholes = wholeOf(work.def, counter);
  const fields = wholes.map(({ key, side }): FormField => {
    const value = at(state.counters, key)?.value;
    const about = {
      key,
      label: side === undefined ? name : sideName({ def: work.def, state }, side),
      ...(side !== undefined && { side }),
    };
    if (holds.kind === 'number')
      return {
        ...about,
        kind: 'number',
        min: holds.min,
        max: holds.max,
        initial: typeof value === 'number' ? value : holds.min,
      };
    const options = holds.of.map(({ id, name: label }) => ({ value: id, label }));
    return { ...about, kind: 'choice', options, ...(typeof value === 'string' && { initial: value }) };
  });
  const values = yield* askForm(work, {
    key: 'counter',
    rule,
    title: `${name}: how does it stand?`,
    submit: 'Save',
    fields,
  });
  for (const { key, side } of wholes) {
    const value = at(values, key);
    if (value === undefined || typeof value === 'object' || value === at(state.counters, key)?.value)
      continue;
    const label = side === undefined ? name : `${name}, ${sideName({ def: work.def, state }, side)}`;
    tell(work, fact(label, { value: valueName(work.def, holds, value), rule, prompt: 'counter' }));
    record(work, { type: 'kit.v1.Set', what: 'counter', key, value });
  }
  return { label: `${name} by hand` };
}

/** Corrects the points of a ledger, or counts them where players keep it, with the reason. */
export const correctPoints = (editions: Editions, id: string): Procedure => {
  const newest = editions.all.findLast((def) => byId(def.counters, id));
  const counter = newest && byId(newest.counters, id);
  return tap(editions, {
    id: `points:${id}`,
    rule: counter?.rule,
    title: newest && counter && isKept(newest, counter) ? counter.name : `Correct: ${counter?.name ?? id}`,
    unless: (def, state) =>
      onceBegun(def, state) ?? (byId(def.counters, id) ? undefined : 'This edition has no such ledger.'),
    *run(work, state) {
      const now = byId(work.def.counters, id);
      return now ? yield* askPoints(work, state, now) : { label: id };
    },
  });
};

const isKept = (def: Definition, counter: Counter): boolean => handKept(def).includes(counter);

function* askPoints(work: Work, state: OwnState, counter: Counter): Steps<Heading> {
  const { name, rule = work.rule } = counter;
  const kept = isKept(work.def, counter);
  const wholes = wholeOf(work.def, counter);
  const options = wholes.map(({ key, side }) => ({
    value: key,
    label: sideName({ def: work.def, state }, side),
  }));
  const whose: readonly FormField[] =
    wholes.length > 1
      ? [{ key: 'side', label: 'Whose', kind: 'choice', options, initial: options[0]?.value ?? '' }]
      : [];
  const values = yield* askForm(work, {
    ...{
      key: 'correction',
      rule,
      title: kept ? name : `Correct: ${name}`,
      submit: kept ? 'Count' : 'Correct',
    },
    fields: [
      ...whose,
      {
        ...{
          key: 'points',
          label: 'Add to them',
          kind: 'number',
          min: -CORRECTION,
          max: CORRECTION,
          initial: 0,
        },
        hint: 'Below zero takes away.',
      },
      { key: 'reason', label: 'Reason', kind: 'text', maxLength: 80, optional: false },
    ],
  });
  const ledger = String(values.side ?? wholes[0]?.key ?? counter.id);
  const points = Number(values.points ?? 0);
  const reason = String(values.reason ?? '');
  const label = kept ? reason : `Correction: ${reason}`;
  record(work, { type: 'kit.v1.Points', ledger, points, label });
  return {
    label,
    value: `${points > 0 ? '+' : ''}${withMinus(points)} ${at(state.counters, ledger)?.name ?? name}`,
  };
}

/** Other readings of the rules hold from here on; what was played stays as it was. */
export const houseRules = (editions: Editions): Procedure =>
  tap(editions, {
    id: 'house-rules',
    title: 'House rules',
    unless: (def, state) =>
      onceBegun(def, state) ?? (def.switches.length ? undefined : 'This game has no house rules.'),
    *run(work, state) {
      const now: By<string> = { ...houseOf(work.def).defaults, ...state.switches };
      const hint = 'They hold from here on. What has been played stays as it was.';
      const chosen = yield* askChoices(work, work.def, now, { hint });
      for (const [key, value] of Object.entries(chosen))
        if (at(now, key) !== value) record(work, { type: 'kit.v1.Set', what: 'switch', key, value });
      return { label: work.events.length ? 'House rules changed' : 'House rules as before' };
    },
  });
