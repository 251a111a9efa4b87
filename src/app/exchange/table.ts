import type { AnyBounds } from '../../core/bounds';
import { judged, notToWrite, refusalOf, viewOf } from '../../core/exchange/gate';
import { type Healing, heal } from '../../core/exchange/heal';
import { type Known, knownBy } from '../../core/exchange/known';
import { lessonsBetween, mayTeach } from '../../core/exchange/lessons';
import { type Merged, type Message, mergingMessage, messageFor, stateSum } from '../../core/exchange/message';
import { beginTable, leaveSeat, type Seat, takeSeat, writerIn } from '../../core/exchange/seats';
import { fromStore } from '../../core/journal/backup';
import { type CheckedGame, checkingHostileGame, parsingGame } from '../../core/journal/backup-game';
import { branchesOf, type Fork } from '../../core/journal/branches';
import { type Entry, placeEntry, type Unplaced } from '../../core/journal/journal';
import type { Projection } from '../../core/journal/projection';
import type { Game, GameMeta } from '../../core/play/game';
import type { GameFile } from '../../core/play/game-file';
import { fail, ok, type Result } from '../../core/result';
import type { Steps } from '../../core/steps';
import { proceduresOf, stepsOf } from '../game-code';
import { readInSlices, stoppedReading, tooLong } from '../in-slices';
import type { Session } from '../session';
import { packLines, unpackLines } from './codec';
import { goOnAfterReturn } from './come-back';
import { freshWriter } from './fresh-writer';
import { tellHeard } from './linked';
import { withOwn } from './own-key';
import { checkDevices, freshKeys } from './player-key';
import { checkBeside } from './sealed-beside';
import { checkOpenings } from './sealing';
import { partnersIn, sideNameOf, tableIn } from './seats-in';
import { sidesIn, storyNames } from './several-phones';
import { whenSaved } from './when-saved';

/** Opens a game to other phones, with this phone's seat and the pen. */
export async function openTable(session: Session, seat: string, name: string): Promise<boolean> {
  const keys = hasHash() ? await freshKeys() : undefined;
  return session.adopt(({ projection, row }) => {
    const table = freshWriter();
    const me = { writer: freshWriter(), seat, name };
    const begun = beginTable(table, me, { side: sideNameOf(session, seat) });
    if (!begun.ok) return begun;
    if (!keys) return insecure;
    const { key, secret } = keys;
    const first = placeEntry(projection.entries, { ...begun.value, key }, me.writer, Date.now());
    if (row.seat) return taken;
    return ok({
      entries: [...projection.entries, first],
      seat: { table, writer: me.writer, secret },
      learn: [],
    });
  }, 'open');
}

/** What is sealed between phones is hashed by the browser, which only does so at a safe address. */
export const hasHash = (): boolean => globalThis.crypto?.subtle !== undefined;

export const forksIn = ({ projection }: Session): readonly Fork[] =>
  branchesOf(projection.value.entries)?.forks ?? [];

/** What this phone shows: what it has, and what lacks to who said `heard`, or to the others as far as can be told. */
export function packFor(
  session: Session,
  heard?: Known,
  handshake?: Uint8Array,
  answers?: string,
): Uint8Array | undefined {
  const { seat } = session.row.value;
  const table = tableIn(session);
  if (!seat || !table) return undefined;
  const { entries } = session.projection.value;
  const theirs =
    heard ??
    knownBy(
      partnersIn(session).flatMap(({ writers }) => writers),
      entries,
    );
  const message = withFiles(session, messageFor(seat.table, entries, theirs, seat.writer, answers));
  return packLines(message, entries, theirs, handshake);
}

/** Whoever takes these lines may lack the files that they name. */
function withFiles({ own }: Session, message: Message): Message {
  const files = own?.filesIn(message.lines).map(({ hash, text }) => ({ hash, text })) ?? [];
  return files.length ? { ...message, files } : message;
}

export type Taken = {
  /** What the other phone has, for the next code. */
  readonly heard: Known;
  /** The lines that were not here. */
  readonly fresh: number;
  /** The name of the player whose phone showed it, where he sits at this table; and that phone. */
  readonly from?: string;
  readonly writer?: string;
  /** It was shown after a code of this phone was read there. */
  readonly isAnswer: boolean;
  readonly handshake?: Uint8Array;
};

/** Puts the lines of a code among those here; a problem says what is wrong with it, and nothing was changed. */
export async function takeBytes(
  registry: readonly GameMeta[],
  session: Session,
  bytes: Uint8Array,
  stopped?: AbortSignal,
  writes?: () => void,
): Promise<Result<Taken>> {
  if (!(await session.whole())) return notRead;
  const { seat } = session.row.peek();
  const packet = await unpackLines(bytes, session.projection.peek().entries, stopped, seat?.table);
  if (!packet.ok) return packet;
  const { message, handshake } = packet.value;
  const fresh = await takeMessage(registry, session, message, stopped, writes);
  if (fresh.ok) await goOnAfterReturn(session);
  if (!fresh.ok) return fresh;
  const { from: writer, known: heard } = message;
  const from = partnersIn(session).find(({ writers }) => writer !== undefined && writers.includes(writer));
  if (writer !== undefined) tellHeard(writer, heard);
  return ok({
    ...{ heard, fresh: fresh.value, isAnswer: seat !== undefined && message.answers === seat.writer },
    ...(from && { from: from.name }),
    ...(writer !== undefined && { writer }),
    ...(handshake && { handshake }),
  });
}

/** The same with what a code says; returns how many lines were not here. */
export async function takeMessage(
  registry: readonly GameMeta[],
  session: Session,
  message: Message,
  stopped?: AbortSignal,
  writes?: () => void,
): Promise<Result<number>> {
  if (!(await session.whole())) return notRead;
  const bounds = await boundsOf(registry, session);
  if (!bounds) return notRead;
  const came = await filesOf(session, message, stopped);
  if (!came.ok) return came;
  const { files, game } = came.value;
  // A tap of this phone may be saved between the check and the merge: then it is checked again.
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    await whenSaved(session);
    const here = session.projection.peek();
    const { seat } = session.row.peek();
    if (!seat) return notSeated;
    const merged = await readInSlices(mergingMessage(seat.table, here.entries, message), stopped);
    if (!merged.ok) return merged;
    let { entries, fresh } = merged.value;
    if (!fresh.length) return ok(0);
    const isRunnable = await stepsOf(game, proceduresOf(entries)).then(
      () => true,
      () => false,
    );
    if (!isRunnable) return notRead;
    const before = onlyAppends(here, merged.value) ? here : undefined;
    const checked = await readInSlices(checkMerged(session, game, bounds, entries, before), stopped);
    if (!checked.ok) return checked;
    // As they were read from here on, so that the next line finds the same ones again.
    if (before) {
      ({ entries } = checked.value.projection);
      fresh = entries.slice(before.entries.length);
    }
    const opened = await checkOpenings(fresh, entries);
    if (!opened.ok) return opened;
    const devices = await checkDevices(fresh, entries);
    if (!devices.ok) return devices;
    const lie = await readInSlices(judgingLines(session, fresh, entries), stopped);
    if (!lie.ok) return lie;
    const beside = checkBeside(game, fresh, entries);
    if (!beside.ok) return beside;
    const known = seat.own ? await withOwn(entries, seat.own) : entries;
    const folded =
      before && known === entries ? { onto: before, gives: checked.value.projection } : undefined;
    if (stopped?.aborted) return stoppedReading;
    writes?.();
    const grown = await session.own?.grow(files);
    if (grown?.ok === false) return grown;
    const adopted = await session.adopt(({ projection, pack }) =>
      projection === here
        ? ok({
            ...{ entries: known, seat, ...(folded && { folded }) },
            learn:
              pack.practice || (folded && !mayTeach(fresh)) ? [] : lessonsBetween(here.entries, merged.value),
          })
        : moved,
    );
    if (adopted) return ok(fresh.length);
    grown?.value();
    const problem = session.notice.peek();
    if (problem && problem !== moved.problem) return { ok: false, problem };
    session.dismissNotice();
  }
  return moved;
}

const MOST_TRIES = 5;

/** Lines of another phone are a stranger's until the whole journal with them was read as a copy from elsewhere is. */
function* checkMerged(
  session: Session,
  of: Game<unknown>,
  bounds: AnyBounds,
  entries: readonly Entry[],
  before?: Projection<unknown>,
): Steps<Result<CheckedGame>> {
  const game = { ...fromStore({ row: session.row.peek() }), entries };
  const parsed = yield* parsingGame(game, before?.entries.length);
  if (!parsed.ok) return parsed;
  return yield* checkingHostileGame(of, bounds, parsed.value, tooLong(), before);
}

/** Of so many lines each is folded on faster than all are folded anew, also where some reaches back. */
const FEW = 16;

/** Whether a merge left all lines here as they stand and nothing waits: another phone played on, as it mostly does. */
const onlyAppends = ({ entries, unread, base }: Projection<unknown>, merged: Merged): boolean =>
  merged.fresh.length <= FEW &&
  !merged.forks.length &&
  !unread &&
  !base &&
  merged.entries.length === entries.length + merged.fresh.length &&
  entries.every((entry, i) => merged.entries[i] === entry);

/** What nobody could have written is not taken; nor what another phone wrote under the name of this one. */
function* judgingLines(
  session: Session,
  fresh: readonly Entry[],
  entries: readonly Entry[],
): Steps<Result<void>> {
  const { seat } = session.row.peek();
  // Under its old name a phone that came back may have written more than it still has.
  if (fresh.some(({ id }) => writerIn(id) === seat?.writer)) return underOwnName;
  return yield* judged(fresh, entries, sidesIn(session.game), tooLong());
}

const boundsOf = (registry: readonly GameMeta[], { game, own }: Session) =>
  (own?.meta.peek() ?? registry.find(({ id }) => id === game.id))?.bounds().catch(() => undefined);

/** The files that a message brings, and the game that is played by them too. */
async function filesOf(
  { own, game }: Session,
  { lines, files = [] }: Message,
  stopped: AbortSignal | undefined,
): Promise<Result<{ readonly files: readonly GameFile[]; readonly game: Game<unknown> }>> {
  if (!own) return ok({ files: [], game });
  const code = await import('../own/files-of-message').catch(() => undefined);
  return code?.filesOfMessage(own, game.id, lines, files, stopped) ?? notRead;
}

/** Takes another seat at the table, or this one under another name. */
export const changeSeat = (session: Session, seat: string, name: string): Promise<boolean> =>
  session.record(`seat:${seat}`, () => {
    const table = tableIn(session);
    const mine = session.row.peek().seat;
    if (!table || !mine) return notSeated;
    return placed(takeSeat(table, { writer: mine.writer, seat, name }, { side: sideNameOf(session, seat) }));
  });

/** Says that somebody has left: this phone itself, which then keeps the game as one of its own, or one that is gone. */
export async function leave(session: Session, who: Seat): Promise<boolean> {
  const mine = session.row.peek().seat;
  const entry = leaveSeat(who, { side: sideNameOf(session, who.seat) });
  if (!(await session.record(`leave:${who.writer}`, () => placed(ok(entry))))) return false;
  if (who.writer !== mine?.writer) return true;
  return session.adopt(({ projection }) => ok({ entries: projection.entries, seat: undefined, learn: [] }));
}

const placed = (entry: Result<Unplaced>) => (entry.ok ? ok({ entry: entry.value, learn: [] }) : entry);

/** Where the healing of a fork stands on what is recorded here. */
export function healIn(session: Session, healing: Healing): ReturnType<typeof heal> {
  const { entries } = session.projection.value;
  const names = storyNames(entries, healing.heads);
  return heal(session.game, entries, session.pack.value, healing, names);
}

/** Records the players' word on a fork, with all that comes of it, at once. */
export async function giveWord(session: Session, healing: Healing): Promise<boolean> {
  return session.adopt(({ projection, pack, row }) => {
    const healed = healIn(session, healing);
    if (!healed.ok) return healed;
    const { word } = healed.value;
    if (!word) return unasked;
    const writer = row.seat?.writer ?? 'here';
    const entry = placeEntry(projection.entries, word.entry, writer, Date.now(), word.after);
    const why = refusalOf(entry, viewOf(projection.entries, false), sidesIn(session.game));
    if (why) return { ok: false, problem: notToWrite(why) };
    const branches = branchesOf([...projection.entries, entry]);
    if (!branches) return notRead;
    const learn = pack.practice ? [] : lessonsBetween(projection.entries, branches);
    return ok({ entries: branches.entries, seat: row.seat, learn });
  }, 'word');
}

/** The same on two phones that have the same lines. */
export const sumIn = ({ projection }: Session): number => stateSum(projection.value.entries);

const SAFE = 'Nothing was changed, and what is recorded here is safe.';
const taken = fail('table.open', `This game is open to other phones already. ${SAFE}`);
const notSeated = fail(
  'table.none',
  `This game is played on one phone. ${SAFE} Open it to other phones first.`,
);
const notRead = fail('table.read', `A part of this game could not be read just now. ${SAFE} Try again.`);
const moved = fail('table.moved', `The game went on while the code was read. ${SAFE} Scan again.`);
export const insecure = fail(
  'table.insecure',
  `This is not an https address, so the browser cannot seal anything for other phones. ${SAFE} Install the app from an https address.`,
);
const underOwnName = fail(
  'gate.own',
  `Entries came that another phone wrote under the name of this one, as when both were set up from one backup. ${SAFE} Leave the table on one of them and join it again there: the game that it leaves with keeps what it alone has.`,
);
const unasked = fail(
  'heal.asked',
  `A question of the later story is still open. ${SAFE} Answer it, or strike it.`,
);
