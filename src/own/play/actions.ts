import { type Args, askChoice, type Steps } from '../../core/play/procedure';
import { fact } from '../../kit/lines';
import type { Action, Definition, Effects } from '../format/definition';
import { rowIn } from './apply';
import { askAll, inVain, nobodyFor } from './asks';
import type { OwnEvent, RowAt } from './bounds';
import { chitsIn, drawChit } from './cups';
import { type Editions, RULE } from './edition';
import { runEffects } from './effects';
import { secretOf } from './mods';
import { byId, listOf, rowName } from './names';
import { actId, isDone, offeredSide } from './offers';
import { rowOptions } from './rows';
import { at } from './safe';
import { type OwnState, tagOf } from './state';
import { type Heading, type Procedure, tap, whileItLasts } from './tap';
import { holds, type Reading, rowsWhere, sideOfRow, someWhere } from './values';
import { bind, keyFor, readIn, record, type Scope, startScope, startWork, tell, type Work } from './work';

const actionIn = (def: Definition, id: string): Action | undefined => byId(def.actions, id);

/** Who does it: the row whose chit was drawn, or one of a list that players pick; or nobody, and why. */
type Doer = { readonly row: RowAt } | { readonly list: string } | { readonly none: string };

/** Whether its rows act as their chits are drawn. */
const isDrawn = ({ cups }: Definition, list: string): boolean =>
  cups.some(({ chits }) => chits.some((of) => of.kind === 'each' && of.list === list));

function doerOf(now: Reading, list: string, { when }: Action): Doer {
  const { def, state } = now;
  const acting = at(state.acting, list);
  if (acting !== undefined && rowIn(state, list, acting)) return { row: { list, row: acting } };
  if (isDrawn(def, list)) return { none: 'No chit is drawn.' };
  if (someWhere(now, list, when, 'own')) return { list };
  return { none: `${listOf(def, list)?.name ?? list}: there is nobody to do it.` };
}

/** So much is looked at for one action: a screen has many. */
const FUEL = 3_000;

/** Whether it is done by rows or for rows of a list, and none is there that could: what it waits for else may come yet. */
export function isNobodys(def: Definition, state: OwnState, { own, each, when }: Action): boolean {
  const looking = startWork({ def, latest: def, rule: RULE, fuel: { left: FUEL } }, state);
  const now = readIn(looking, startScope(looking));
  const picks = own !== undefined && at(state.acting, own) === undefined && !isDrawn(def, own);
  const isAlone =
    (picks && !someWhere(now, own, when, 'own')) ||
    (own === undefined && each !== undefined && !someWhere(now, each.list, each.where, each.as));
  return isAlone && looking.fuel.left >= 0;
}

/** Why an action cannot be done, if it cannot. What takes too long to tell is left to people: it can be done. */
function whyNot(def: Definition, state: OwnState, id: string, args: Args): string | undefined {
  // A working copy that nothing is done on, to look what could be asked.
  const looking = startWork({ def, latest: def, rule: RULE, fuel: { left: FUEL } }, state);
  const why = barred(looking, id, args);
  return looking.fuel.left < 0 ? undefined : why;
}

function barred(work: Work, id: string, args: Args): string | undefined {
  const { def, state } = work;
  const why = whileItLasts(def, state);
  if (why !== undefined) return why;
  const action = actionIn(def, id);
  if (!action) return 'This edition of the game knows no such action.';
  const { step, own, each, draw } = action;
  if (step !== undefined && state.place.step !== step)
    return `Only in ${def.steps.find((one) => one.id === step)?.name ?? step}.`;
  if (isDone(state, action, args)) return 'It is done.';
  if (draw && !chitsIn(def, state, draw.cup).length) return 'The cup is empty.';
  let scope = startScope(work);
  const doer = own === undefined ? undefined : doerOf(readIn(work, scope), own, action);
  if (doer && 'none' in doer) return doer.none;
  if (doer && 'row' in doer) scope = bind(scope, 'own', doer.row);
  const picks = doer && 'list' in doer;
  if (!picks && !holds(readIn(work, scope), action.when)) return 'Not as things stand.';
  if (each && !someWhere(readIn(work, scope), each.list, each.where, each.as))
    return 'Nobody is left to do it with.';
  return picks || each ? undefined : nobodyFor(work, scope, action.ask);
}

/** The envelope of a step that is sealed, as it was offered; else as the edition of its time has it. */
function envelopeOf(editions: Editions, id: string, state: OwnState, { side, envelope }: Args) {
  if (typeof side === 'string' && typeof envelope === 'number') return { side, action: id, envelope };
  const sealing = (def: Definition) => actionIn(def, id)?.sealed;
  const now = editions.of(state);
  const sealed = actionIn(now, id)
    ? sealing(now)
    : editions.all.map(sealing).find((each) => each !== undefined);
  if (!sealed) return undefined;
  const whose = sealed.kind === 'side' ? sealed.side : typeof side === 'string' ? side : now.sides[0]?.id;
  return whose === undefined ? undefined : { side: whose, action: id, envelope: state.envelope };
}

/** An action of any of the editions, by the one of its time. */
export function actionProcedure(editions: Editions, id: string): Procedure {
  const known = editions.all.flatMap((def) => actionIn(def, id) ?? []);
  const isSealed = known.some(({ sealed }) => sealed);
  const newest = known.at(-1);
  const sealing = isSealed && {
    envelope: (state: OwnState, args: Args) => envelopeOf(editions, id, state, args),
    secret: (state: OwnState, args: Args) => {
      const sealed = envelopeOf(editions, id, state, args);
      return sealed && { side: sealed.side, tag: tagOf(sealed) };
    },
    veiled: (_state: OwnState, _args: Args, events: readonly OwnEvent[]) => events.flatMap(veil),
  };
  return tap(editions, {
    id: actId(id),
    rule: newest?.rule,
    title: (def) => actionIn(def, id)?.title ?? newest?.title ?? id,
    side: (def, state, { side }) => {
      const action = actionIn(def, id);
      if (typeof side === 'string') return side;
      return action?.side ?? actingSide(def, state, action) ?? state.place.side;
    },
    unless: (def, state, args) => whyNot(def, state, id, args),
    ...sealing,
    *run(work, _state, args) {
      const action = actionIn(work.def, id);
      return action ? yield* doAction(work, action, args) : { label: id };
    },
  });
}

/** What everybody may know of what is sealed: that there is an envelope, when it opens, and that it is done. */
function veil(event: OwnEvent): readonly OwnEvent[] {
  if (event.type === 'kit.v1.DueDone') return [event];
  return event.type === 'kit.v1.Noted' && event.sealed ? [{ ...event, text: '' }] : [];
}

function actingSide(def: Definition, state: OwnState, action: Action | undefined): string | undefined {
  const list = action?.own;
  const row = list === undefined ? undefined : at(state.acting, list);
  const of = list !== undefined && row !== undefined ? rowIn(state, list, row) : undefined;
  return list !== undefined && of ? sideOfRow({ def }, { list, row: of.id, of }) : undefined;
}

function* doAction(work: Work, action: Action, args: Args): Steps<Heading> {
  const rule = action.rule ?? work.rule;
  let scope: Scope = startScope({ rule });
  if (action.own !== undefined) {
    const own = yield* ownRow(work, action, action.own);
    scope = bind(scope, 'own', own);
  }
  const names = action.each
    ? yield* doEach(work, scope, action, action.each)
    : yield* doOnce(work, scope, action);
  const by = offeredSide(action, args);
  if (
    !work.vain &&
    work.def.steps.some(({ owes }) => owes.some((one) => one.kind === 'action' && one.action === action.id))
  )
    record(work, { type: 'kit.v1.DueDone', action: action.id, ...(by !== undefined && { side: by }) });
  const label = names.length ? `${action.title}: ${names.join(', ')}` : action.title;
  return { label: label.slice(0, 200), ...(work.gave !== undefined && { value: work.gave }) };
}

/** Asks, draws, and does what it does; the names of who meets in it. */
function* doOnce(work: Work, scope: Scope, action: Action): Steps<readonly string[]> {
  const own = at(scope.bound, 'own');
  const title = own ? `${action.title}: ${rowName(work, own)}` : action.title;
  const on = leadsToColumn(work.def, action.do) && { submitOn: `${action.title} on` };
  yield* askAll(work, scope, action.ask, { rule: scope.rule, title, submit: action.title, ...on });
  if (work.vain) return [];
  if (action.draw) {
    const chit = yield* drawChit(work, scope, action.draw.cup);
    const of =
      chit &&
      action.draw.of.find(
        (each) => each.chit === chit.name || each.chit === chit.row?.row || each.chit === chit.row?.list,
      );
    const inside = bind(bind(scope, 'own', chit?.row), 'it', chit?.row);
    if (of) yield* runEffects(work, inside, of.do);
  }
  yield* runEffects(work, scope, action.do);
  const picked = action.ask.flatMap(({ id, kind }) => (kind === 'pick' ? (at(scope.bound, id) ?? []) : []));
  return [...(own ? [own] : []), ...picked].map((row) => rowName(work, row));
}

/** Each of the rows that meet the conditions now, one by one. */
function* doEach(
  work: Work,
  scope: Scope,
  action: Action,
  { list, as, where }: NonNullable<Action['each']>,
): Steps<readonly string[]> {
  const rows = rowsWhere(readIn(work, scope), list, where, as);
  for (const { id } of rows) {
    if (work.stopped) break;
    const row = { list, row: id };
    const inside = bind({ ...scope, mods: {}, said: {} }, as, row);
    tell(work, fact(action.title, { value: rowName(work, row), rule: scope.rule }));
    const about = rowName(work, row);
    const title = `${action.title}: ${about}`;
    yield* askAll(work, inside, action.ask, { rule: scope.rule, title, submit: 'Next', about });
    yield* runEffects(work, inside, action.do);
    work.left = false;
  }
  delete work.gave;
  return rows.length > 3 ? [] : rows.map(({ name }) => name);
}

function* ownRow(work: Work, action: Action, list: string): Steps<RowAt | undefined> {
  const doer = doerOf(readIn(work, startScope(work)), list, action);
  if ('row' in doer) return doer.row;
  if ('none' in doer) {
    inVain(work, doer.none, action.rule ?? work.rule);
    return undefined;
  }
  const key = keyFor(work, 'own');
  const value = yield* askChoice(work, {
    ...{ key, rule: action.rule ?? work.rule, title: `${action.title}: who?` },
    options: rowOptions(work, list, rowsWhere(readIn(work, startScope(work)), list, action.when, 'own')),
    ...secretOf(work),
  });
  return { list, row: value };
}

/** Whether a form can say the column that comes of it: a table by amounts before any other dice. */
function leadsToColumn(def: Definition, effects: Effects): boolean {
  const rolls = effects.find(
    ({ kind }) => kind === 'table' || kind === 'roll' || kind === 'check' || kind === 'ask',
  );
  if (rolls?.kind !== 'table') return false;
  const columns = byId(def.tables, rolls.table)?.columns;
  return columns !== undefined && columns.by !== 'list';
}
