import { type Entry, isMark } from './journal';

type Kind = Entry['kind'];

/** One row for each kind of entry; whatever asks what a kind is reads it here. */
type Row = {
  /** A line of the log by itself, or part of another one. */
  readonly log: 'line' | 'part';
  /** Whether it changes the state of the game: a note, a seat, the clock or what waits to be taken in is an aside. */
  readonly state: 'changes' | 'aside';
  /** Whether undo strikes it. What is not undone is changed by another such entry. */
  readonly undo: 'strikes' | 'passes';
  /** Whether what another phone plays meanwhile contradicts it. What strikes is as what it strikes. */
  readonly order: 'forks' | 'beside' | 'as-struck';
  /** Whether entries before it are read otherwise once it is there. */
  readonly fold: 'on' | 'anew';
  /** Who may write it at a game on several phones (0059): `gate` has a rule of its own, `nobody` retired it (0060). */
  readonly by: 'pen' | 'side' | 'seat' | 'gate' | 'nobody';
};

const row = (
  log: Row['log'],
  state: Row['state'],
  undo: Row['undo'],
  order: Row['order'],
  fold: Row['fold'],
  by: Row['by'],
): Row => ({ log, state, undo, order, fold, by });

// biome-ignore format: a table
const KINDS: { readonly [kind in Kind]: Row } = {
  'v1.Opened':       row('line', 'changes', 'strikes', 'forks',     'on',   'pen'),
  'v1.Answered':     row('part', 'changes', 'strikes', 'forks',     'on',   'pen'),
  'v1.Amended':      row('line', 'changes', 'strikes', 'forks',     'on',   'pen'),
  'v1.Struck':       row('part', 'changes', 'passes',  'as-struck', 'on',   'gate'),
  'v1.Restored':     row('part', 'changes', 'passes',  'as-struck', 'on',   'gate'),
  'v1.Noted':        row('line', 'aside',   'strikes', 'beside',    'on',   'seat'),
  'v1.Taught':       row('line', 'aside',   'strikes', 'beside',    'on',   'seat'),
  'v1.Seated':       row('line', 'aside',   'passes',  'beside',    'on',   'gate'),
  'v1.PenPassed':    row('line', 'aside',   'passes',  'beside',    'on',   'gate'),
  'v1.Ordered':      row('line', 'changes', 'passes',  'beside',    'anew', 'gate'),
  'v1.Unsealed':     row('line', 'changes', 'passes',  'beside',    'anew', 'side'),
  'v1.SealedBeside': row('line', 'aside',   'strikes', 'beside',    'on',   'side'),
  'v1.TakenIn':      row('line', 'changes', 'passes',  'forks',     'anew', 'pen'),
  'v1.Pledged':      row('part', 'aside',   'passes',  'beside',    'on',   'nobody'),
  'v1.Called':       row('line', 'aside',   'passes',  'beside',    'on',   'nobody'),
  'v1.Shown':        row('part', 'aside',   'passes',  'beside',    'on',   'nobody'),
  'v1.Clocked':      row('part', 'aside',   'passes',  'beside',    'on',   'side'),
};

/** Of a message that is still unchecked; what is read from it is refused once it is parsed. */
const UNREAD = row('line', 'changes', 'strikes', 'forks', 'on', 'gate');

export const kindOf = ({ kind }: Pick<Entry, 'kind'>): Row =>
  Object.hasOwn(KINDS, kind) ? KINDS[kind] : UNREAD;

/** An entry that is a line of the log by itself. */
export const isLine = (entry: Entry): boolean => kindOf(entry).log === 'line' && !isMark(entry);
