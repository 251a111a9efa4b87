import { refusalBeside, sealBeside, takingDue } from '../../src/app/exchange/sealed-beside';
import { type ChartPack, emptyPack, withLessons } from '../../src/core/charts/pack';
import { judge, refusalOf, viewOf } from '../../src/core/exchange/gate';
import { type Healed, type Healing, heal, startHealing } from '../../src/core/exchange/heal';
import { type Known, knownBy } from '../../src/core/exchange/known';
import { lessonsBetween } from '../../src/core/exchange/lessons';
import {
  type Message,
  mergeMessage,
  messageFor,
  messageText,
  readMessage,
} from '../../src/core/exchange/message';
import {
  beginTable,
  deviceLine,
  passPen,
  type Seat,
  seatOf,
  tableOf,
  takeSeat,
} from '../../src/core/exchange/seats';
import { branchesOf, extendBranches, type Fork, foldBranches } from '../../src/core/journal/branches';
import {
  addNote,
  answerQuestion,
  type Command,
  openProcedure,
  openQuestion,
  undoLast,
} from '../../src/core/journal/commands';
import { giveDraft } from '../../src/core/journal/draft';
import {
  type Entry,
  placeEntry,
  type SealedBesideEntry,
  type Unplaced,
} from '../../src/core/journal/journal';
import type { Projection } from '../../src/core/journal/projection';
import type { Game } from '../../src/core/play/game';
import type { Args } from '../../src/core/play/procedure';
import type { Answer } from '../../src/core/play/prompt';
import type { Result } from '../../src/core/result';
import type { GameRow } from '../../src/storage/rows';
import { type Pick, randomAnswer } from './random-answer';

/** A phone at a table, in memory: its journal, its charts, and the same pure steps that the app takes. */
export type Phone<S> = {
  readonly game: Game<S>;
  readonly me: Seat;
  readonly table: string;
  projection: Projection<S>;
  pack: ChartPack;
  now: number;
};

const emptyCharts = (game: { id: string }) => emptyPack(`own:${game.id}`, game.id, 'Mapsheet');

/** The phone that begins a table on the lines of a game. */
export function host<S>(game: Game<S>, me: Seat, lines: readonly Entry[] = [], table = 'table'): Phone<S> {
  const phone = { game, me, table, projection: foldBranches(game, lines), pack: emptyCharts(game), now: 1 };
  const begun = beginTable(table, me, { side: me.seat });
  if (!begun.ok) throw new Error(begun.problem.code);
  write(phone, begun.value);
  return phone;
}

/** Another phone that was given all lines of one at the table, and takes a seat. */
export function join<S>(other: Phone<S>, me: Seat): Phone<S> {
  const { game, table, projection, pack } = other;
  const phone = { game, me, table, projection: foldBranches(game, projection.entries), pack, now: 1e6 };
  const at = tableOf(projection.entries);
  const seated = at && takeSeat(at, me, { side: me.seat });
  if (!seated?.ok) throw new Error('no seat');
  write(phone, seated.value);
  return phone;
}

/** Another device of who has that phone. */
export function bring<S>(other: Phone<S>, writer: string): Phone<S> {
  const { game, table, projection, pack, me } = other;
  const phone = { ...{ game, table, pack, now: 2e6 }, me: { ...me, writer }, projection };
  sayOfDevice(phone, 'comes', me.writer);
  return phone;
}

/** This device is the one that writes from here on, where its player has others. */
export const goOn = <S>(phone: Phone<S>): void => sayOfDevice(phone, 'goes-on', phone.me.writer);

function sayOfDevice<S>(phone: Phone<S>, does: 'comes' | 'goes-on', of: string): void {
  const { writer, seat: side } = phone.me;
  const at = tableOf(phone.projection.entries);
  const seat = at && seatOf(at, of);
  if (seat) write(phone, deviceLine(seat, { writer, does }, { side }));
}

function write<S>(phone: Phone<S>, entry: Unplaced, after?: string): Entry {
  phone.now += 1;
  const { entries } = phone.projection;
  const placed = placeEntry(entries, entry, phone.me.writer, phone.now, after ?? entries.at(-1)?.id);
  phone.projection = extendBranches(phone.game, phone.projection, placed);
  return placed;
}

/** What a tap does on this phone; the code of what is refused. */
function tap<S>(phone: Phone<S>, command: Result<Command>): string | undefined {
  if (!command.ok) return command.problem.code;
  const { entry, learn } = command.value;
  const placed = placeEntry(phone.projection.entries, entry, phone.me.writer, 0);
  const { entries } = phone.projection;
  const hasPen = tableOf(entries)?.pen === phone.me.writer;
  const why = refusalOf(placed, viewOf(entries, hasPen && !forksOf(phone).length), sidesOf(phone));
  if (why === 'pen') return hasPen ? 'fork.open' : 'pen.away';
  if (why) return `gate.${why}`;
  write(phone, entry);
  phone.pack = withLessons(phone.pack, learn, phone.now);
  return undefined;
}

/** And a third one, for tests of three branches. */
const sidesOf = <S>({ game }: Phone<S>): readonly string[] => [...game.sides.map(({ id }) => id), 'kite'];

export const forksOf = (phone: Phone<unknown>): readonly Fork[] =>
  branchesOf(phone.projection.entries)?.forks ?? [];

export const play = <S>(phone: Phone<S>, procedure: string, args: Args = {}) =>
  tap(phone, openProcedure(phone.game, phone.projection, phone.pack, procedure, args));

export function answerAny<S>(phone: Phone<S>, pick: Pick): string | undefined {
  const asked = openQuestion(phone.game, phone.projection, phone.pack);
  if (!asked) return 'question.none';
  const { key } = asked.prompt;
  return tap(
    phone,
    answerQuestion(phone.game, phone.projection, phone.pack, key, randomAnswer(asked.prompt, pick)),
  );
}

/** Whatever else a tap does. */
export const act = <S>(
  phone: Phone<S>,
  command: (projection: Projection<S>, pack: ChartPack) => Result<Command>,
) => tap(phone, command(phone.projection, phone.pack));
export const answer = <S>(phone: Phone<S>, key: string, given: Answer) =>
  act(phone, (projection, pack) => answerQuestion(phone.game, projection, pack, key, given));

/** Seals a procedure of this side without the pen, its questions answered at random; the code of what is refused. */
export function sealAny<S>(phone: Phone<S>, procedure: string, args: Args, pick: Pick): string | undefined {
  const game = phone.game as Game<unknown>;
  const row = { seat: { table: phone.table, writer: phone.me.writer } } as GameRow;
  if (forksOf(phone).length) return 'fork.open';
  if (tableOf(phone.projection.entries)?.pen === phone.me.writer) return 'pen.has';
  const refused = refusalBeside(game, phone.projection, row, { procedure, args });
  if (refused) return refused.code;
  let given: ReadonlyMap<string, Answer> = new Map();
  for (let asked = 0; asked < 50; asked += 1) {
    const sealing = sealBeside(game, phone.projection, phone.pack, { procedure, args }, given);
    if (!sealing.ok) return sealing.problem.code;
    if ('asks' in sealing.value) {
      const { asks } = sealing.value;
      const answered = giveDraft(asks, phone.pack, randomAnswer(asks.question.prompt, pick));
      if (!answered.ok) return answered.problem.code;
      given = answered.value;
      continue;
    }
    // As the app seals it, but for the hash, which takes time.
    const { answers, outcome, ...rest } = sealing.value.command.entry as Unplaced<SealedBesideEntry>;
    const def = game.procedures[procedure];
    const { state } = phone.projection;
    const kept = { salt: `${phone.now}`, answers, ...(outcome && { outcome }) };
    const events = def?.veiled?.(state, args, outcome?.events ?? []) ?? [];
    const seal = { side: phone.me.seat, hash: 'hash' };
    write(phone, { ...rest, answers: [], outcome: { events, trace: [] }, seal, kept });
    return undefined;
  }
  throw new Error('asked without end');
}

/** Who has the pen takes in what waits; whether there was any. */
export function takeIn<S>(phone: Phone<S>): boolean {
  if (forksOf(phone).length || tableOf(phone.projection.entries)?.pen !== phone.me.writer) return false;
  const due = takingDue(phone.game as Game<unknown>, phone.projection);
  if (due) write(phone, due);
  return due !== undefined;
}

/** Opens all that this phone has sealed. */
export function openOwn<S>(phone: Phone<S>): void {
  const openings = phone.projection.entries.flatMap((entry) =>
    'seal' in entry && entry.kept ? [{ line: entry.id, ...entry.kept }] : [],
  );
  if (openings.length) write(phone, { kind: 'v1.Unsealed', openings, trace: [] });
}

export const note = <S>(phone: Phone<S>, text: string) => tap(phone, addNote(text));
export const undo = <S>(phone: Phone<S>) => tap(phone, undoLast(phone.projection));

export const takePen = <S>(phone: Phone<S>): void => movePen(phone, phone.me, true);
export const handPen = <S>(phone: Phone<S>, to: Phone<S>): void => movePen(phone, to.me, false);

function movePen<S>(phone: Phone<S>, to: Seat, taken: boolean): void {
  const table = tableOf(phone.projection.entries);
  const passed = table && passPen(table, to, taken);
  if (passed?.ok) write(phone, passed.value);
}

/** What this phone shows to one whose last hello it has, or of whom it knows only his lines. */
export function show<S>(phone: Phone<S>, to: Phone<S>, heard?: Known): string {
  const theirs = heard ?? knownBy([to.me.writer], phone.projection.entries);
  return messageText(messageFor(phone.table, phone.projection.entries, theirs));
}

export function scan<S>(phone: Phone<S>, text: string): Result<Message> {
  const read = readMessage(text);
  if (!read.ok) return read;
  const merged = mergeMessage(phone.table, phone.projection.entries, read.value);
  if (!merged.ok) return merged;
  const lie = judge(merged.value.fresh, merged.value.entries, sidesOf(phone));
  if (lie) return { ok: false, problem: lie };
  const learned = lessonsBetween(phone.projection.entries, merged.value);
  phone.pack = withLessons(phone.pack, learned, phone.now);
  if (merged.value.fresh.length) phone.projection = foldBranches(phone.game, merged.value.entries);
  return read;
}

/** Two scans: one code each way. */
export function meet<S>(a: Phone<S>, b: Phone<S>): void {
  const heard = scan(b, show(a, b));
  if (!heard.ok) throw new Error(heard.problem.code);
  const back = scan(a, show(b, a, heard.value.known));
  if (!back.ok) throw new Error(back.problem.code);
}

/** The players' word on a fork, once nothing is asked any more. */
export function record<S>(phone: Phone<S>, { entry, after }: NonNullable<Healed['word']>): void {
  const before = phone.projection.entries;
  write(phone, entry, after);
  const branches = branchesOf(phone.projection.entries);
  if (branches) phone.pack = withLessons(phone.pack, lessonsBetween(before, branches), phone.now);
  phone.projection = foldBranches(phone.game, branches?.entries ?? []);
}

/** The players' word on a fork, what has changed answered at random or struck. */
export function settle<S>(phone: Phone<S>, fork: Fork, heads: readonly string[], pick: Pick): void {
  let healing: Healing = startHealing(fork, heads);
  for (let asked = 0; asked < 200; asked += 1) {
    const healed = heal(phone.game, phone.projection.entries, phone.pack, healing, heads);
    if (!healed.ok) throw new Error(healed.problem.code);
    const { question, word } = healed.value;
    if (word) {
      record(phone, word);
      return;
    }
    if (!question) throw new Error('neither a question nor a word');
    if (pick(5) === 0) healing = { ...healing, dropped: [...healing.dropped, question.of] };
    else {
      const { key } = question.prompt;
      const given = healing.given[question.of] ?? [];
      const answer = randomAnswer(question.prompt, pick);
      const changes = [...given.filter((change) => change.key !== key), { key, answer }];
      healing = { ...healing, given: { ...healing.given, [question.of]: changes } };
    }
  }
  throw new Error('asked without end');
}
