import {
  type Bound,
  type EventOf,
  either,
  fields,
  flag,
  id,
  list,
  maybe,
  named,
  oneOf,
  text,
  WORDS,
  whole,
} from '../../core/bounds';
import type { Value } from '../format/definition';

/** As far as any number of a game goes, up or down. */
const FAR = 9_999;
const number = whole(-FAR, FAR);
/** A turn that something is set for may lie far behind the last one. */
export const LATEST = 99_999;
const turn = whole(-LATEST, LATEST);
const words = text(WORDS);

/** Where in the game it is, in the words of its time. */
export type Place = {
  /** The number of the turn. */
  readonly turn: number;
  /** "Day 3 · 3 May" */
  readonly title: string;
  readonly step: string;
  readonly name: string;
  readonly rule?: string;
  readonly side?: string;
};
const place: Bound<Place> = fields<Place>({
  turn,
  title: words,
  step: id(),
  name: words,
  rule: maybe(id()),
  side: maybe(id()),
});

/** A counter as a game begins with it, or as an edition adds it; one without bounds holds one of a few names. */
export type Kept = {
  /** `supply@blue` where each side has one. */
  readonly key: string;
  readonly name: string;
  readonly value: number | string;
  readonly min?: number;
  readonly max?: number;
  /** Its points are lines. */
  readonly ledger?: boolean;
};
const kept: Bound<Kept> = fields<Kept>({
  key: text(170),
  name: words,
  value: either(number, id()),
  min: maybe(number),
  max: maybe(number),
  ledger: maybe(flag()),
});

/** How far a number of a list goes: `corps.strength`. */
export type Reach = {
  readonly key: string;
  readonly name: string;
  readonly min: number;
  readonly max: number;
};
const reach = fields<Reach>({ key: text(170), name: words, min: number, max: number });

const value: Bound<Value> = either(either(number, text<string>(160)), flag());

export type KeptRow = {
  readonly id: string;
  readonly name: string;
  readonly values: { readonly [field: string]: Value };
};
const row: Bound<KeptRow> = fields<KeptRow>({ id: id(), name: words, values: named(value, 100) });
/** A row of a list. */
export type RowAt = { readonly list: string; readonly row: string };
const rowAt = fields<RowAt>({ list: id(), row: id() });
const rowsOf = list(fields<{ list: string; row: KeptRow }>({ list: id(), row }), 2_400);

/** The id of a chit: of a list and a row of it, or a name and a number. */
const chit = text<string>(170);

/** All that a game begins with. */
const begins = {
  edition: id(),
  /** Which edition of what it is, for who lacks its file. */
  of: maybe(fields<{ title: string; edition: number }>({ title: words, edition: whole(0, FAR) })),
  switches: named(id(), 60),
  counters: list(kept, 400),
  reaches: list(reach, 200),
  rows: rowsOf,
};

/** What is recorded of any game that is a file, with its bounds: the same for every definition. */
export const OWN_BOUNDS = {
  'kit.v1.Begun': { ...begins, players: named(text(24), 6), place },
  /** What the edition adds; what it lacks stays as it is. */
  'kit.v1.Defined': { ...begins, /** The step that the place is in the place of. */ from: id(), place },
  /** Without a place the last turn is over. */
  'kit.v1.StepEnded': { skipped: list(text(300), 400), place: maybe(place) },
  'kit.v1.Set': {
    what: oneOf('counter', 'field', 'acting', 'switch'),
    key: text<string>(170),
    list: maybe(id()),
    row: maybe(id()),
    value,
  },
  /** A difference: of a counter, or of a field of a row. */
  'kit.v1.Added': { key: text<string>(170), row: maybe(rowAt), by: whole(-2 * FAR, 2 * FAR) },
  'kit.v1.Points': {
    ledger: text<string>(170),
    points: whole(-2 * FAR, 2 * FAR),
    label: text<string>(300),
    rule: maybe(id()),
  },
  'kit.v1.Due': {
    due: id(),
    turn,
    step: maybe(id()),
    side: maybe(id()),
    text: words,
    rule: maybe(id()),
    who: maybe(rowAt),
    /** Where in which edition it is said what it does, and with what it comes. */
    made: maybe(fields<{ edition: string; at: number }>({ edition: id(), at: whole(0, FAR) })),
  },
  /** Something owed is done: what was due, or an action of the step, by the side where each side owes it. */
  'kit.v1.DueDone': { due: maybe(id()), action: maybe(id()), side: maybe(id()) },
  'kit.v1.Drawn': { cup: id(), chit },
  'kit.v1.Laid': {
    cup: id(),
    /** What is drawn goes back at once. */
    back: flag(),
    chits: list(
      fields<{ id: string; name: string; row?: RowAt }>({ id: chit, name: words, row: maybe(rowAt) }),
      400,
    ),
  },
  /** A row written anew, or one more; `gone` takes it off. */
  'kit.v1.Listed': { list: id(), row, gone: maybe(flag<true>()) },
  'kit.v1.Noted': {
    text: text<string>(400),
    opens: maybe(turn),
    /** Whose alone it is until then, and in which envelope. */
    sealed: maybe(
      fields<{ side: string; action: string; envelope: number }>({
        side: id(),
        action: id(),
        envelope: whole(0, 100_000),
      }),
    ),
    /** What a code of a table means, as the players say. */
    code: maybe(fields<{ table: string; code: string }>({ table: id(), code: id() })),
  },
  'kit.v1.Ended': { end: id(), win: maybe(id()), label: words, why: words },
};

export type OwnEvent = EventOf<typeof OWN_BOUNDS>;
export type EventWith<T extends OwnEvent['type']> = Extract<OwnEvent, { readonly type: T }>;
