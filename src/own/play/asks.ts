import { withMinus } from '../../core/numbers';
import type { FormField, FormValue, FormValues } from '../../core/play/form';
import { askChoice, askForm, type Steps } from '../../core/play/procedure';
import { fact, warning } from '../../kit/lines';
import type { Ask, ModRow } from '../format/definition';
import { countMods, modFields, modsIn, secretOf } from './mods';
import { byId, rowName } from './names';
import { rowOptions } from './rows';
import { at, withAt } from './safe';
import { countsItself, rowsWhere, someWhere } from './values';
import { amount, isSo, keyFor, readIn, type Scope, tell, type Work } from './work';

/** Of a form that leads to a roll: its verb, and what it says before the column. */
type Form = {
  readonly title: string;
  readonly submit: string;
  readonly submitOn?: string;
  readonly rule: string;
  /** The row that it is done for, where it is done for each of a list. */
  readonly about?: string;
};

/** Whether what it asks depends on one of these answers: then they come first. What is only counted waits for them anyway. */
function restsOn(work: Work, ask: Ask, ids: ReadonlySet<string>): boolean {
  if (ask.kind === 'mods' && ask.mods.every((id) => byId(work.def.mods, id)?.rows.every(countsItself)))
    return names(ask.when, ids);
  const lists = ask.kind === 'mods' ? ask.mods : modsIn(ask);
  const rows: readonly ModRow[] = lists.flatMap((id) => byId(work.def.mods, id)?.rows ?? []);
  return [ask, ...rows].some((part) => names(part, ids));
}

const names = (value: object, ids: ReadonlySet<string>): boolean => namedIn(value).some((id) => ids.has(id));

const named = new WeakMap<object, readonly string[]>();

/** The answers and the rows that a part of a file names: it is gone through once. */
function namedIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const known = named.get(value);
  if (known) return known;
  const { kind, ask, binding } = value as { readonly [key: string]: unknown };
  const own = kind === 'answer' ? [String(ask)] : kind === 'bound' ? [String(binding)] : [];
  const all = [...new Set([...own, ...Object.values(value).flatMap(namedIn)])];
  named.set(value, all);
  return all;
}

/** All that is asked: what stands together in one form, in as few as the answers allow. */
export function* askAll(work: Work, scope: Scope, asks: readonly Ask[], form: Form): Steps<void> {
  let group: Ask[] = [];
  for (const ask of asks) {
    const first = 1 + group.findLastIndex(({ id }) => restsOn(work, ask, new Set([id])));
    if (first)
      yield* askGroup(work, scope, group.slice(0, first), { ...form, submit: 'Next', submitOn: undefined });
    if (work.vain) return;
    group = [...group.slice(first), ask];
  }
  if (group.length) yield* askGroup(work, scope, group, form);
}

/** Nobody is there: before anything is done the rest is not asked, and nothing comes of it. */
export function inVain(work: Work, words: string, rule: string): void {
  tell(work, warning(words, { rule }));
  // In the middle of what is done already it is left to people.
  if (work.events.length) return;
  work.vain = true;
  work.left = true;
}

type GroupForm = Omit<Form, 'submitOn'> & { readonly submitOn?: string | undefined };

function* askGroup(work: Work, scope: Scope, group: readonly Ask[], form: GroupForm): Steps<void> {
  const asked = group.filter((ask) => isSo(work, scope, ask.when) && !isEmpty(work, scope, ask));
  for (const ask of asked)
    if (ask.kind === 'pick' && !ask.optional && !isAnybody(work, scope, ask))
      return inVain(work, `${ask.say}: there is nobody to pick.`, form.rule);
  const [one, ...others] = asked;
  if (!one) return;
  if (!others.length && (one.kind === 'pick' || one.kind === 'one'))
    return yield* askOne(work, scope, one, form);
  const fields = asked.flatMap((ask) => fieldsOf(work, scope, ask, form.rule));
  const key = keyFor(
    work,
    asked
      .map(({ id }) => id)
      .join('+')
      .slice(0, 80),
  );
  const { submitOn, about: _, ...shown } = form;
  const values: FormValues = fields.length
    ? yield* askForm(work, {
        ...shown,
        ...(submitOn !== undefined && { submitOn }),
        key,
        fields,
        ...secretOf(work),
      })
    : {};
  for (const ask of asked) {
    if (ask.kind !== 'mods') hear(work, scope, ask, at(values, ask.id), key);
    else
      for (const id of ask.mods) {
        const mods = byId(work.def.mods, id);
        if (mods) yield* countMods(work, scope, mods, values, fields.length ? key : undefined);
      }
  }
}

/** There is nobody to pick, and nobody has to be. */
const isEmpty = (work: Work, scope: Scope, ask: Ask): boolean =>
  ask.kind === 'pick' && ask.optional && !isAnybody(work, scope, ask);

type Pick = Extract<Ask, { readonly kind: 'pick' }>;
const NOBODY = '-';

const isAnybody = (work: Work, scope: Scope, { list, where }: Pick): boolean =>
  someWhere(readIn(work, scope), list, where);

const candidates = (work: Work, scope: Scope, { list, where }: Pick) =>
  rowsWhere(readIn(work, scope), list, where);

const optionsOf = (work: Work, scope: Scope, ask: Extract<Ask, { readonly kind: 'pick' | 'one' }>) =>
  ask.kind === 'one'
    ? ask.of.map(({ id, name }) => ({ value: id, label: name }))
    : [
        ...rowOptions(work, ask.list, candidates(work, scope, ask)),
        ...(ask.optional ? [{ value: NOBODY, label: 'None' }] : []),
      ];

function* askOne(
  work: Work,
  scope: Scope,
  ask: Extract<Ask, { readonly kind: 'pick' | 'one' }>,
  form: GroupForm,
): Steps<void> {
  const key = keyFor(work, ask.id);
  const own = at(scope.bound, 'own');
  const about = form.about ?? (own && rowName(work, own));
  const options = optionsOf(work, scope, ask);
  const value = yield* askChoice(work, {
    ...{
      key,
      rule: form.rule,
      title: about === undefined ? ask.say : `${about}: ${ask.say}`,
      options,
    },
    ...(ask.kind === 'one' && ask.start !== undefined && { preselected: ask.start }),
    ...secretOf(work),
  });
  hear(work, scope, ask, value, key);
}

function fieldsOf(work: Work, scope: Scope, ask: Ask, rule: string): readonly FormField[] {
  const about = { key: ask.id, label: ask.say, rule };
  switch (ask.kind) {
    case 'mods':
      return ask.mods.flatMap((id) => {
        const mods = byId(work.def.mods, id);
        return mods ? modFields(work, scope, mods) : [];
      });
    case 'number': {
      const { min, max, start } = ask;
      const from = start === undefined ? undefined : Math.floor(amount(work, scope, start));
      const initial = from === undefined ? min : Math.min(Math.max(from, min), max);
      return [{ ...about, kind: 'number', min, max, initial }];
    }
    case 'text':
      return [{ ...about, kind: 'text', maxLength: ask.most, optional: true, initial: '' }];
    case 'one':
    case 'pick': {
      const options = optionsOf(work, scope, ask);
      const start = ask.kind === 'one' ? ask.start : options.length === 1 ? options[0]?.value : undefined;
      return [{ ...about, kind: 'choice', options, ...(start !== undefined && { initial: start }) }];
    }
  }
}

/** Takes an answer: from here on it is a number, a name or a row of a list. */
function hear(
  work: Work,
  scope: Scope,
  ask: Exclude<Ask, { readonly kind: 'mods' }>,
  value: FormValue | undefined,
  prompt: string,
): void {
  if (value === undefined || typeof value === 'object') return;
  if (ask.kind !== 'pick') {
    scope.said = withAt(scope.said, ask.id, value);
    const words = ask.kind === 'one' ? (byId(ask.of, String(value))?.name ?? value) : value;
    if (words !== '')
      tell(
        work,
        fact(ask.say, { value: typeof words === 'number' ? withMinus(words) : String(words), prompt }),
      );
    return;
  }
  if (value === NOBODY) return;
  const place = { list: ask.list, row: String(value) };
  scope.bound = withAt(scope.bound, ask.id, place);
  tell(work, fact(ask.say, { value: rowName(work, place), prompt }));
}

/** Why nothing can be asked: a row has to be picked, and there is none. Goes by what stands before any answer. */
export function nobodyFor(work: Work, scope: Scope, asks: readonly Ask[]): string | undefined {
  const ids = new Set(asks.map(({ id }) => id));
  const missing = asks.find(
    (ask) =>
      ask.kind === 'pick' &&
      !ask.optional &&
      ![ask.where, ask.when].some((part) => names(part, ids)) &&
      isSo(work, scope, ask.when) &&
      !isAnybody(work, scope, ask),
  );
  return missing && `${missing.say}: there is nobody to pick.`;
}
