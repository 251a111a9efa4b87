import type { Applied } from '../../core/play/game';
import type { Value } from '../format/definition';
import type { EventWith, Kept, KeptRow, OwnEvent, RowAt } from './bounds';
import { at, type By, withAt, without } from './safe';
import type { CupState, OwnState } from './state';

/** The most of one kind that a state holds, however many events a journal has of it. */
const MOST = 2_000;

/** A number moved by so much, within its bounds; `conflict` says what is beyond them. */
export function moved(
  { name, min, max }: { readonly name: string; readonly min: number; readonly max: number },
  value: number,
  by: number,
): { readonly value: number; readonly conflict?: string } {
  const to = value + by;
  const held = Math.min(Math.max(to, min), max);
  if (held === to) return { value: to };
  return { value: held, conflict: `${name} stays at ${held}: it goes from ${min} to ${max}.` };
}

type Fit = Applied<OwnState>;

/** A counter by its key moved by so much; undefined where there is none that is a number. */
function moveCounter(state: OwnState, key: string, by: number): Fit | undefined {
  const counter = at(state.counters, key);
  const { min, max, value } = counter ?? {};
  if (!counter || min === undefined || max === undefined || typeof value !== 'number') return undefined;
  const { value: to, ...off } = moved({ name: counter.name, min, max }, value, by);
  const counters = withAt(state.counters, key, { ...counter, value: to });
  return { state: { ...state, counters }, ...off };
}

const indexed = new WeakMap<readonly KeptRow[], ReadonlyMap<string, KeptRow>>();

/** A row by its list and its id: looked up often, so each list is gone through once. */
export function rowIn({ rows }: Pick<OwnState, 'rows'>, list: string, id: string): KeptRow | undefined {
  const all = at(rows, list);
  if (!all) return undefined;
  const known = indexed.get(all) ?? new Map(all.map((row) => [row.id, row]));
  indexed.set(all, known);
  return known.get(id);
}

const setRow = (state: OwnState, list: string, row: KeptRow): OwnState => ({
  ...state,
  rows: withAt(
    state.rows,
    list,
    (at(state.rows, list) ?? []).map((each) => (each.id === row.id ? row : each)),
  ),
});

function setField(
  state: OwnState,
  { list, row: id }: RowAt,
  field: string,
  value: Value,
): OwnState | undefined {
  const row = rowIn(state, list, id);
  return row && setRow(state, list, { ...row, values: withAt(row.values, field, value) });
}

function moveField(state: OwnState, place: RowAt, field: string, by: number): Fit | undefined {
  const row = rowIn(state, place.list, place.row);
  const reach = at(state.reaches, `${place.list}.${field}`);
  const value = row && at(row.values, field);
  if (!row || !reach || typeof value !== 'number') return undefined;
  const { value: to, ...off } = moved({ ...reach, name: `${reach.name} of ${row.name}` }, value, by);
  const next = setField(state, place, field, to) ?? state;
  return { state: next, ...off };
}

const NO_ROW = 'What it was about is on no list.';
const NOT_BEGUN = 'The game has not begun.';

type Effects = {
  readonly [T in OwnEvent['type']]: (state: OwnState, event: EventWith<T>) => OwnState | Fit | string;
};

/** What each event does; a sentence where it does not fit, or fits in part. */
const EFFECTS: Effects = {
  'kit.v1.Begun': (state, event) => {
    if (state.stage !== 'before') return 'The game has begun already.';
    return {
      ...withParts(state, event),
      stage: 'underway',
      players: event.players,
      switches: event.switches,
      place: event.place,
    };
  },
  'kit.v1.Defined': (state, event) => {
    if (state.stage === 'before') return NOT_BEGUN;
    const switches = { ...event.switches, ...state.switches };
    const here = event.place.turn === state.place.turn && event.from === state.place.step;
    return { ...withParts(state, event), switches, ...(here && { place: event.place }) };
  },
  'kit.v1.StepEnded': (state, { place }) => {
    if (state.stage !== 'underway') return 'No step is on.';
    const next = { ...state, did: [], acting: {} };
    return place ? { ...next, place } : { ...next, stage: 'over' };
  },
  'kit.v1.Set': set,
  'kit.v1.Added': (state, { key, row, by }) => {
    const fit = row ? moveField(state, row, key, by) : moveCounter(state, key, by);
    return fit ?? (row ? NO_ROW : 'There is no such counter.');
  },
  'kit.v1.Points': (state, { ledger, points, label, rule }) => {
    const fit = moveCounter(state, ledger, points);
    const was = at(state.counters, ledger)?.value;
    const is = fit && at(fit.state.counters, ledger)?.value;
    if (!fit || typeof was !== 'number' || typeof is !== 'number') return 'There is no such ledger.';
    const lines = at(state.points, ledger) ?? [];
    const line = {
      id: String(lines.length),
      label,
      points: is - was,
      when: state.place.title,
      ...(rule !== undefined && { rule }),
    };
    return {
      ...fit,
      state: { ...fit.state, points: withAt(state.points, ledger, [...lines, line].slice(-MOST)) },
    };
  },
  'kit.v1.Due': (state, { type: _, due, ...said }) => ({
    ...state,
    dues: [...state.dues.filter(({ id }) => id !== due), { id: due, ...said }].slice(-MOST),
    done: state.done.filter((id) => id !== due),
  }),
  'kit.v1.DueDone': (state, { due, action, side }) => ({
    ...state,
    ...(due !== undefined && {
      dues: state.dues.filter(({ id }) => id !== due),
      done: [...state.done.filter((id) => id !== due), due].slice(-MOST),
    }),
    ...(action !== undefined && { did: [...state.did, doneKey(action, side)].slice(-MOST) }),
  }),
  'kit.v1.Drawn': (state, { cup: name, chit: id }) => {
    const cup = at(state.cups, name);
    const chit = cup?.in.find((each) => each.id === id);
    if (!cup || !chit) return 'It is not in the cup.';
    const next: CupState = cup.back
      ? { ...cup, current: chit }
      : {
          back: false,
          in: cup.in.filter((each) => each !== chit),
          out: [...cup.out, ...(cup.current ? [cup.current] : [])],
          current: chit,
        };
    return { ...state, cups: withAt(state.cups, name, next), acting: {} };
  },
  'kit.v1.Laid': (state, { cup, chits, back }) => ({
    ...state,
    cups: withAt(state.cups, cup, { back, in: chits, out: [] }),
  }),
  'kit.v1.Listed': (state, { list, row, gone }) => {
    const rows = at(state.rows, list) ?? [];
    const others = rows.filter(({ id }) => id !== row.id);
    if (gone)
      return others.length < rows.length ? { ...state, rows: withAt(state.rows, list, others) } : NO_ROW;
    if (rows.length >= 2 * MOST) return 'The list is full.';
    return rows.length > others.length
      ? setRow(state, list, row)
      : { ...state, rows: withAt(state.rows, list, [...rows, row]) };
  },
  'kit.v1.Noted': (state, { text, opens, sealed, code }) => {
    if (code) return { ...state, means: withAt(state.means, codeKey(code.table, code.code), text) };
    const note = {
      text,
      when: state.place.title,
      ...(opens !== undefined && { opens }),
      ...(sealed && { sealed }),
    };
    const envelope = sealed ? Math.max(state.envelope, sealed.envelope + 1) : state.envelope;
    return { ...state, envelope, notes: [...state.notes, note].slice(-MOST) };
  },
  'kit.v1.Ended': (state, { type: _, ...ended }) =>
    state.stage === 'before' ? NOT_BEGUN : { ...state, ended },
};

/** The state after an event, which no definition is read for. It throws at nothing that a journal may hold. */
export function apply(state: OwnState, event: OwnEvent): Fit {
  if (!Object.hasOwn(EFFECTS, event.type)) return { state, conflict: 'Unknown event.' };
  const effect = EFFECTS[event.type] as (state: OwnState, event: OwnEvent) => OwnState | Fit | string;
  const after = effect(state, event);
  if (typeof after === 'string') return { state, conflict: after };
  return 'state' in after ? after : { state: after };
}

/** What is done of what a step owes: an action, or an action of a side. */
export const doneKey = (action: string, side: string | undefined): string =>
  side === undefined ? action : `${action}:${side}`;

export const codeKey = (table: string, code: string): string => `${table}:${code}`;

function set(
  state: OwnState,
  { what, key, list, row, value }: EventWith<'kit.v1.Set'>,
): OwnState | Fit | string {
  if (what === 'switch')
    return typeof value === 'string' ? { ...state, switches: withAt(state.switches, key, value) } : NO_ROW;
  if (what === 'acting') {
    const acts = typeof value === 'string' && rowIn(state, key, value);
    if (value === '') return { ...state, acting: without(state.acting, key) };
    return acts ? { ...state, acting: withAt(state.acting, key, acts.id) } : NO_ROW;
  }
  if (what === 'field') {
    const place = { list: list ?? '', row: row ?? '' };
    const now = rowIn(state, place.list, place.row);
    const was = now && at(now.values, key);
    if (typeof value === 'number' && typeof was === 'number') {
      const fit = moveField(state, place, key, value - was);
      return fit ?? NO_ROW;
    }
    return setField(state, place, key, value) ?? NO_ROW;
  }
  const counter = at(state.counters, key);
  if (!counter || typeof value !== typeof counter.value) return 'There is no such counter.';
  if (typeof value === 'number' && typeof counter.value === 'number')
    return moveCounter(state, key, value - counter.value) ?? 'There is no such counter.';
  return { ...state, counters: withAt(state.counters, key, { ...counter, value: value as string }) };
}

/** The state of an edition: its counters, numbers and rows beside those that are there. */
function withParts(
  state: OwnState,
  {
    edition,
    counters,
    reaches,
    rows,
  }: Pick<EventWith<'kit.v1.Begun'>, 'edition' | 'counters' | 'reaches' | 'rows'>,
): OwnState {
  const known: By<Omit<Kept, 'key'>> = Object.fromEntries(
    counters.map(({ key, ...counter }) => {
      const was = at(state.counters, key)?.value;
      const value = was !== undefined && typeof was === typeof counter.value ? was : counter.value;
      return [key, { ...counter, value: within(counter, value) }];
    }),
  );
  return {
    ...state,
    edition,
    counters: { ...state.counters, ...known },
    reaches: { ...state.reaches, ...Object.fromEntries(reaches.map(({ key, ...reach }) => [key, reach])) },
    rows: withRows(state.rows, rows),
  };
}

/** A row in play stays as it is, with what an edition adds to its fields; the rows that it adds come after them. */
function withRows(rows: OwnState['rows'], brought: EventWith<'kit.v1.Begun'>['rows']): OwnState['rows'] {
  const byList = new Map<string, Map<string, KeptRow>>();
  for (const { list, row } of brought) {
    const all = byList.get(list) ?? new Map<string, KeptRow>();
    byList.set(list, all.set(row.id, row));
  }
  const lists = [...byList].map(([list, fresh]) => {
    const there = at(rows, list) ?? [];
    const kept = there.map((row) => {
      const values = fresh.get(row.id)?.values;
      return values ? { ...row, values: { ...values, ...row.values } } : row;
    });
    const known = new Set(there.map(({ id }) => id));
    return [list, [...kept, ...[...fresh.values()].filter(({ id }) => !known.has(id))]] as const;
  });
  return { ...rows, ...Object.fromEntries(lists) };
}

const within = ({ min, max }: Pick<Kept, 'min' | 'max'>, value: number | string): number | string =>
  typeof value === 'number' && min !== undefined && max !== undefined
    ? Math.min(Math.max(value, min), max)
    : value;
