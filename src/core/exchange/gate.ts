import { beginningOf, byIdOf, isBeside, isTakenBackBeside } from '../journal/branches';
import { outcomesOf } from '../journal/entry-bounds';
import {
  type Entry,
  ONLOOKER,
  type OrderedEntry,
  type PenPassedEntry,
  type SeatedEntry,
  type StruckEntry,
  writerIn,
} from '../journal/journal';
import { kindOf } from '../journal/kinds';
import { fail, ok, type Problem, type Result } from '../result';
import { atOnce, type Steps } from '../steps';
import { causesOf } from './causes';
import { playerIn } from './seats';

/**
 * Who may write a line at a game on several phones (0059): one gate, for taps and for what comes from another phone. A tap
 * is judged by all that its phone has. Of a line in a message it is only known what its writer surely knew and what he may
 * have known: it is refused where no phone could have written it, whatever it had seen.
 */
export type View = {
  readonly byId: ReadonlyMap<string, Entry>;
  /** Whether the line is one of those that everyone at the table has from the start. */
  isCommon(entry: Entry): boolean;
  /** Of whose player a writer is: devices of one player are one. */
  player(writer: string): string;
  /** Seats, pens and words on forks that the writer surely knew, and that he may have known. */
  readonly sure: readonly TableLine[];
  readonly maybe: readonly TableLine[];
  mayHavePen(writer: string): boolean;
  mayKnow(entry: Entry): boolean;
};

type TableLine = SeatedEntry | PenPassedEntry | OrderedEntry;

/** Why nobody could have written it, in the words that follow the writer's name. */
const WHY = {
  begins: 'opens this table once more',
  unseated: 'wrote without a seat at this table',
  seat: 'took a seat that this game does not have',
  taken: 'took a seat that another player has',
  device: 'says that it is a device of another player',
  strange: 'says of another player what is not so',
  removes: 'removed a player, which only the phone that records may do',
  side: 'only looks on, and wrote what a player writes',
  pen: 'recorded while another phone did',
  hands: 'let another phone record, which was not for it to say',
  to: 'let an onlooker’s phone record',
  strikes: 'took back what another phone wrote',
  word: 'settled a fork that is not there',
  retired: 'wrote what no phone with this version of the app writes any more',
  seal: 'sealed for a side that another phone plays',
  twice: 'wrote twice upon one entry',
} as const;
export type Refusal = keyof typeof WHY;

/** Why who has this view may not write that line; undefined where he may. `sides` are the ids of the game's sides. */
export function refusalOf(entry: Entry, view: View, sides: readonly string[]): Refusal | undefined {
  const writer = writerIn(entry.id);
  if (entry.kind === 'v1.Seated') return ofSeat(entry, writer, view, sides);
  if (!hasSat(view, writer)) return 'unseated';
  // A roll of two phones (0039) was worked out from such lines, and would stand unchecked now.
  if (hasRollOfTwo(entry)) return 'retired';
  if ('seal' in entry && entry.seal && !sidesOf(view, writer).has(entry.seal.side)) return 'seal';
  if (entry.kind === 'v1.PenPassed') return ofPen(entry, writer, view);
  if (entry.kind === 'v1.Ordered') return ofWord(entry, writer, view);
  if ('ids' in entry) return ofStrike(entry, writer, view);
  switch (kindOf(entry).by) {
    case 'pen':
      return view.mayHavePen(writer) ? undefined : 'pen';
    case 'side':
      return sidesOf(view, writer).size ? undefined : 'side';
    case 'nobody':
      return 'retired';
    default:
      return undefined;
  }
}

const hasRollOfTwo = (entry: Entry): boolean =>
  outcomesOf(entry).some(({ answers }) =>
    answers.some(({ answer }) => answer.kind === 'dice' && answer.by === 'both'),
  );

const hasSat = ({ sure }: View, writer: string): boolean =>
  sure.some((line) => line.kind === 'v1.Seated' && line.writer === writer && !line.left);

/** The sides that the player of a writer may have. */
function sidesOf({ maybe, player }: View, writer: string): ReadonlySet<string> {
  const own = player(writer);
  return new Set(
    maybe.flatMap((line) =>
      isSitting(line) && player(line.writer) === own && line.seat !== ONLOOKER ? [line.seat] : [],
    ),
  );
}

/** A player sits down; what is said of a device, or of who leaves, gives no seat. */
const isSitting = (line: TableLine): line is SeatedEntry =>
  line.kind === 'v1.Seated' && !line.left && line.deviceOf === undefined;

function ofSeat(entry: SeatedEntry, by: string, view: View, sides: readonly string[]): Refusal | undefined {
  const { writer, seat, deviceOf, left, table } = entry;
  const { player, maybe } = view;
  if (table !== undefined) return 'begins';
  if (by !== writer) {
    if (!hasSat(view, by)) return 'unseated';
    if (!left || entry.hand) return 'device';
    const isSo = maybe.some(
      (line) =>
        isSitting(line) &&
        player(line.writer) === player(writer) &&
        line.seat === seat &&
        line.name === entry.name,
    );
    if (!isSo) return 'strange';
    return player(by) === player(writer) || view.mayHavePen(by) ? undefined : 'removes';
  }
  if (left) return hasSat(view, by) ? undefined : 'unseated';
  if (deviceOf !== undefined) {
    if (!maybe.some((line) => line.kind === 'v1.Seated' && line.writer === deviceOf)) return 'device';
    // One who sits there by himself is nobody's other device.
    const before = playerIn(maybe);
    return hasSat(view, writer) && before(writer) !== before(deviceOf) ? 'device' : undefined;
  }
  if (seat === ONLOOKER) return undefined;
  if (!sides.includes(seat)) return 'seat';
  return isTaken(seat, writer, view) ? 'taken' : undefined;
}

/** Whether the writer surely knew of another player who had the seat, and of nothing by which it may have come free. */
function isTaken(seat: string, writer: string, { sure, maybe, player }: View): boolean {
  const own = player(writer);
  const seatedBy = (lines: readonly TableLine[], other: string) =>
    lines.flatMap((line) => (line.kind === 'v1.Seated' && player(line.writer) === other ? [line] : []));
  const others = new Set(
    sure.flatMap((line) => (line.kind === 'v1.Seated' && line.seat === seat ? [player(line.writer)] : [])),
  );
  others.delete(own);
  return [...others].some((other) =>
    seatedBy(maybe, other).every((line) => line.seat === seat && !line.left),
  );
}

function ofStrike({ ids }: Pick<StruckEntry, 'ids'>, writer: string, view: View): Refusal | undefined {
  let rests = false;
  for (const id of ids) {
    const line = view.byId.get(id);
    if (!line || !view.mayKnow(line)) return 'strikes';
    if (view.isCommon(line) || !isBeside(line, view.byId)) rests = true;
    else if (writerIn(id) !== writer || !isTakenBackBeside(line)) return 'strikes';
  }
  return rests && !view.mayHavePen(writer) ? 'pen' : undefined;
}

function ofPen({ to, taken }: PenPassedEntry, writer: string, view: View): Refusal | undefined {
  if (!sidesOf(view, to).size) return 'to';
  if (taken) return view.player(to) === view.player(writer) ? undefined : 'hands';
  return view.mayHavePen(writer) ? undefined : 'hands';
}

/** A word on a fork puts branches in order that its writer may have seen, and strikes only what stands later. */
function ofWord(
  { fork, heads, round, strikes }: OrderedEntry,
  writer: string,
  view: View,
): Refusal | undefined {
  const { byId, maybe } = view;
  if (!sidesOf(view, writer).size) return 'side';
  const isHead = (id: string): boolean => {
    const head = byId.get(id);
    return head !== undefined && head.after === fork && view.mayKnow(head);
  };
  if (heads.length < 2 || new Set(heads).size < heads.length || !heads.every(isHead)) return 'word';
  const rounds = maybe.flatMap((line) =>
    line.kind === 'v1.Ordered' && line.fork === fork ? [line.round] : [],
  );
  if (round < 1 || round > 1 + Math.max(0, ...rounds)) return 'word';
  // What stands before the fork, or first upon it, is as it was; a branch settled earlier may stand after both.
  const before = new Set(upTo(fork, byId));
  const isLater = (id: string): boolean => {
    const line = byId.get(id);
    if (!line || !view.mayKnow(line)) return false;
    // What was sealed beside counts where it was taken in.
    if (line.kind === 'v1.SealedBeside') return true;
    return !before.has(id) && !view.isCommon(line) && !upTo(id, byId, before).includes(heads[0] ?? '');
  };
  return strikes.every(isLater) ? undefined : 'word';
}

/** A line and those that it rests on, as far as `end`. */
function upTo(id: string, byId: ReadonlyMap<string, Entry>, end?: ReadonlySet<string>): readonly string[] {
  const ids: string[] = [];
  for (let at: string | undefined = id; at !== undefined && !end?.has(at); at = byId.get(at)?.after)
    ids.push(at);
  return ids;
}

/** What a phone sees that has these lines; `hasPen` where it may write what only who has the pen may. */
export function viewOf(entries: readonly Entry[], hasPen: boolean): View {
  const byId = byIdOf(entries);
  const begun = beginningOf(entries);
  const count = begun ? entries.indexOf(begun) + 1 : entries.length;
  const common = new Set(entries.slice(0, count));
  // What is left of an earlier table counts no more.
  const lines = entries.slice(count - 1).filter(isOfTable);
  return {
    ...{ byId, player: playerIn(lines), sure: lines, maybe: lines },
    isCommon: (entry) => common.has(entry),
    mayHavePen: () => hasPen,
    mayKnow: () => true,
  };
}

const isOfTable = (entry: Entry): entry is TableLine =>
  entry.kind === 'v1.Seated' || entry.kind === 'v1.PenPassed' || entry.kind === 'v1.Ordered';

/** Judges the lines of a message that are new in a merged journal; the problem of the first that nobody could have written. */
export function* judging(
  fresh: readonly Entry[],
  entries: readonly Entry[],
  sides: readonly string[],
  isLate = () => false,
): Steps<Problem | undefined> {
  const causes = causesOf(entries);
  if (!causes) return circle;
  const { byId, isCommon, player, sure: lines } = viewOf(entries, false);
  const begun = beginningOf(entries);
  const restsOn = restingOnPens(entries, begun);
  const twice = writtenTwice(fresh, entries, isCommon);
  if (twice) return told('twice', writerIn(twice.id), entries);
  yield;
  for (const entry of fresh) {
    yield;
    if (isLate()) return slow;
    const sure = lines.filter((line) => causes.knew(entry, line));
    const maybe = lines.filter((line) => line.id !== entry.id && !causes.knew(line, entry));
    const view: View = {
      ...{ byId, isCommon, player, sure, maybe },
      mayKnow: (other) => other.id !== entry.id && !causes.knew(other, entry),
      mayHavePen(writer) {
        const own = player(writer);
        const gets = (line: TableLine) =>
          line === begun ? begun.writer : line.kind === 'v1.PenPassed' ? line.to : undefined;
        // Only what rests on a line comes after it in every order.
        const isLost = (grant: TableLine) =>
          sure.some((line) => {
            const to = gets(line);
            return to !== undefined && player(to) !== own && restsOn(line, grant);
          });
        return maybe.some((line) => {
          const to = gets(line);
          return to !== undefined && player(to) === own && !isLost(line);
        });
      },
    };
    const why = refusalOf(entry, view, sides);
    if (why) return told(why, writerIn(entry.id), entries);
  }
  return undefined;
}

/** A new line upon one on which its writer has another. */
function writtenTwice(
  fresh: readonly Entry[],
  entries: readonly Entry[],
  isCommon: View['isCommon'],
): Entry | undefined {
  const places = new Map<string, Entry>();
  const placeOf = ({ id, after = '' }: Entry) => `${writerIn(id)} ${after}`;
  const upon = new Set(fresh.map(({ after = '' }) => after));
  for (const entry of entries) {
    if (!upon.has(entry.after ?? '') || isCommon(entry)) continue;
    const other = places.get(placeOf(entry));
    places.set(placeOf(entry), other ?? entry);
    if (other && (fresh.includes(entry) || fresh.includes(other))) return entry;
  }
  return undefined;
}

/** A line that gives the pen, how many stand below it, and the next of them: thousands share one chain. */
type Pen = { readonly line: TableLine; readonly depth: number; readonly below: Pen | undefined };

/** Whether a line rests on one that gives the pen, in a journal in its order. */
function restingOnPens(
  entries: readonly Entry[],
  begun: TableLine | undefined,
): (line: Entry, on: TableLine) => boolean {
  const first: Pen | undefined = begun && { line: begun, depth: 0, below: undefined };
  const pens = new Map<string, Pen>();
  const upTo = new Map<string, Pen | undefined>();
  const below = ({ after = '' }: Entry) => (upTo.has(after) ? upTo.get(after) : first);
  for (const entry of entries) {
    const pen = below(entry);
    const own =
      entry.kind === 'v1.PenPassed' ? { line: entry, depth: (pen?.depth ?? 0) + 1, below: pen } : undefined;
    if (own) pens.set(entry.id, own);
    upTo.set(entry.id, own ?? pen);
  }
  return (line, on) => {
    const depth = pens.get(on.id)?.depth ?? 0;
    let pen = below(line);
    while (pen && pen.depth > depth) pen = pen.below;
    return pen?.line === on;
  };
}

export const judge = (...of: Parameters<typeof judging>): Problem | undefined => atOnce(judging(...of));

/** The same as a result. */
export function* judged(...of: Parameters<typeof judging>): Steps<Result<void>> {
  const problem = yield* judging(...of);
  return problem ? { ok: false, problem } : ok(undefined);
}

const SAFE = 'Nothing was changed, and what is recorded here is safe.';

function told(why: Refusal, writer: string, entries: readonly Entry[]): Problem {
  const seated = entries.findLast(
    (entry): entry is SeatedEntry => entry.kind === 'v1.Seated' && entry.writer === writer,
  );
  const name = why === 'unseated' || !seated ? 'A phone' : `The phone of ${seated.name}`;
  return fail(
    `gate.${why}`,
    `${name} ${WHY[why]}. ${SAFE} Settle at the table who wrote it; then let that phone join anew.`,
  ).problem;
}

const circle = fail(
  'gate.circle',
  `Entries of the other phone rest on each other. ${SAFE} Let that phone join again.`,
).problem;

const slow = fail(
  'gate.slow',
  `The entries of the other phone take too long to check. ${SAFE} Let that phone join again.`,
).problem;

/** A line that this phone may not write. */
export const notToWrite = (why: Refusal): Problem =>
  fail(`gate.${why}`, 'This is not yours to write at this table. Nothing was changed.').problem;
