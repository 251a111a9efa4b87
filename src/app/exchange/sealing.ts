import { playerIn, tableOf, writerIn } from '../../core/exchange/seats';
import { beginningOf, byIdOf } from '../../core/journal/branches';
import type {
  AnsweredEntry,
  Entry,
  OpenedEntry,
  SealedBesideEntry,
  Unplaced,
  UnsealedEntry,
} from '../../core/journal/journal';
import { liveAnswers, type Projection } from '../../core/journal/projection';
import type { Game } from '../../core/play/game';
import {
  type Args,
  noLookup,
  type ProcedureDef,
  runProcedure,
  type Sealed,
  titleOf,
} from '../../core/play/procedure';
import type { Prompt } from '../../core/play/prompt';
import { fail, failWith, ok, type Problem, type Result } from '../../core/result';
import type { GameRow } from '../../storage/rows';
import { toBase64 } from '../base64';
import type { Away, Session } from '../session';
import { commitment } from './commitment';
import { shutForOwn } from './own-key';

/**
 * What a side seals stays on its own phone until it is opened (0038). The line that every phone gets holds a commitment:
 * the hash of what it says with a salt of 128 bits, without which nobody can try out what it might say.
 */
export async function seal(
  game: Game<unknown>,
  projection: Projection<unknown>,
  entry: Entry,
  row: GameRow,
): Promise<Entry> {
  if (!isSealable(entry)) return entry;
  const done = stepOf(game, projection, entry);
  const secret = done?.def.secret?.(done.before, done.args);
  if (!game.seals || !done || !secret || secret.side !== mySide(projection, row)) return entry;
  if (projection.revealed.has(secret.tag)) return entry;
  const { answers, outcome, ...rest } = entry;
  const kept = {
    salt: toBase64(crypto.getRandomValues(new Uint8Array(SALT_BYTES))),
    answers,
    ...(outcome && { outcome }),
  };
  const { def, before, args } = done;
  const meanwhile = outcome && {
    events: def.veiled?.(before, args, outcome.events) ?? [],
    trace: [{ kind: 'title' as const, label: titleOf(def, before, args) }],
    ...(outcome.reveals && { reveals: outcome.reveals }),
  };
  const hash = await commitment(entry.id, kept);
  const own = row.seat?.own && (await shutForOwn(row.seat.own, entry.id, kept));
  return {
    ...rest,
    answers: [],
    ...(meanwhile && { outcome: meanwhile }),
    seal: { side: secret.side, hash, ...(own && { own }) },
    kept,
  };
}

const SALT_BYTES = 16;

type SealableEntry = OpenedEntry | AnsweredEntry | SealedBesideEntry;

const isSealable = (entry: Entry): entry is SealableEntry =>
  entry.kind === 'v1.Opened' || entry.kind === 'v1.Answered' || entry.kind === 'v1.SealedBeside';

/** Why this phone may not do that: what it follows from is sealed on another one. */
export function sealedElsewhere(
  game: Game<unknown>,
  projection: Projection<unknown>,
  entry: Entry,
  row: GameRow,
): Problem | undefined {
  if (!game.seals || !(isSealable(entry) || entry.kind === 'v1.Amended')) return undefined;
  const done = stepOf(game, projection, entry);
  if (!done) return undefined;
  const { def, before, args } = done;
  const secret = def.secret?.(before, args);
  if (entry.kind === 'v1.Amended')
    return secret && !projection.revealed.has(secret.tag) ? notAmended : undefined;
  const away = whereElse(projection, row, done, askedIn(projection, entry, done));
  if (away && 'name' in away) return elsewhere(away.name);
  const side = away?.unread ?? revealedUnread(projection, row, entry);
  return side === undefined ? undefined : unread(game.sideName(projection.state, side));
}

/** Whose phone alone may do something, or whose seal this phone cannot read though nobody sits on that side elsewhere. */
type Where = { readonly name: string } | { readonly unread: string };

/** What is sealed, what follows from it, and what a side is asked alone are for the phone that holds it. */
function whereElse(
  projection: Projection<unknown>,
  row: GameRow,
  { def, before, args }: Step,
  asked: Prompt | undefined,
): Where | undefined {
  const known = def.knows?.(before, args);
  const of = typeof known === 'string' ? { side: known } : known;
  const rests = of && lacks(projection, of) ? of.side : undefined;
  const name = [def.secret?.(before, args)?.side, rests, asked?.secret]
    .map((side) => (side === undefined ? undefined : nameElsewhere(projection, row, side)))
    .find((found) => found !== undefined);
  if (name !== undefined) return { name };
  // Who sits there joined anew, or nobody does: the phone that sealed it is gone.
  return rests === undefined ? undefined : { unread: rests };
}

/** The same before anything is tapped: of a step that can be begun, or of the question that is open. */
export function elsewhereIn(
  session: Session,
  step?: { readonly procedure: string; readonly args: Args },
): Away | undefined {
  const { game } = session;
  const [projection, row] = [session.projection.value, session.row.value];
  if (!game.seals) return undefined;
  const open = step ? undefined : projection.open;
  const def = game.procedures[(step ?? open?.procedureRun.opened)?.procedure ?? ''];
  if (!def) return undefined;
  const before = open ? open.before : projection.state;
  const args = (step ?? open?.procedureRun.opened)?.args ?? {};
  const asked = open && session.question.value?.prompt;
  const secret = step && def.beside && def.secret?.(before, args);
  const alone = secret && nameElsewhere(projection, row, secret.side);
  if (alone) return { words: `${alone} seals this on another phone.` };
  const away = whereElse(projection, row, { def, before, args }, asked);
  if (!away) return undefined;
  if ('unread' in away)
    return {
      words: `What ${game.sideName(projection.state, away.unread)} sealed is not on this phone.`,
      isUnread: true,
    };
  const { name } = away;
  const says = `${name} ${step ? 'does' : 'answers'} this on another phone.`;
  return { words: session.several.value?.barred ? says : `${says} Let ${name}’s phone record.` };
}

/** The question that this line answers; what was looked up on the way stands in the line. */
function askedIn(
  projection: Projection<unknown>,
  entry: SealableEntry,
  { def, before, args }: Step,
): Prompt | undefined {
  const key = entry.answers.find(({ auto }) => !auto)?.key;
  if (key === undefined) return undefined;
  const own =
    entry.kind === 'v1.Answered' && projection.open
      ? liveAnswers(projection.open.procedureRun, projection.struck)
      : [];
  const answers = new Map([...own, ...entry.answers.map((given) => [given.key, given.answer] as const)]);
  const { asked } = runProcedure(def, before, args, answers, noLookup);
  return asked.find((prompt) => prompt.key === key);
}

/** The side whose seal a line would reveal although no phone at the table can open it. */
function revealedUnread(
  projection: Projection<unknown>,
  row: GameRow,
  { outcome }: SealableEntry,
): string | undefined {
  return unreadIn(projection).find(
    ({ side, tag }) => outcome?.reveals?.includes(tag) && nameElsewhere(projection, row, side) === undefined,
  )?.side;
}

/** Whether a side has sealed something, under that tag if one is named, that this phone cannot read yet. */
const lacks = (
  projection: Projection<unknown>,
  of: { readonly side: string; readonly tag?: string },
): boolean =>
  unreadIn(projection).some(({ side, tag }) => side === of.side && (of.tag === undefined || tag === of.tag));

/** What is sealed, and cannot be read on this phone. */
function unreadIn(projection: Projection<unknown>): readonly Sealed[] {
  const opened = openedIn(projection);
  return projection.runs.flatMap(({ struck, secret, entries }) =>
    !struck && secret && entries.some((entry) => entry.seal && !entry.kept && !opened.has(entry.id))
      ? [secret]
      : [],
  );
}

/** What the app adds to the arguments of a procedure that asks each side for what it alone knows. */
export const argsApart = (
  game: Game<unknown>,
  { entries }: Projection<unknown>,
  procedure: string,
  args: Args,
): Args =>
  game.seals && game.procedures[procedure]?.apart && beginningOf(entries) ? { ...args, apart: true } : args;

/** Lines that were opened; those told by mouth are still to be opened by who sealed them. */
const openedIn = ({ entries }: Projection<unknown>, byMouth = true): ReadonlySet<string> =>
  new Set(
    entries
      .flatMap((entry) => (entry.kind === 'v1.Unsealed' ? entry.openings : []))
      .filter(({ told }) => byMouth || !told)
      .map(({ line }) => line),
  );

/** The name of who plays a side on another phone. */
function nameElsewhere(projection: Projection<unknown>, row: GameRow, side: string): string | undefined {
  const seats = row.seat && tableOf(projection.entries)?.seats;
  const there = seats?.find((seat) => seat.seat === side);
  return there && there.writer !== row.seat?.writer ? there.name : undefined;
}

export const mySide = (projection: Projection<unknown>, { seat }: GameRow): string | undefined =>
  seat && tableOf(projection.entries)?.seats.find(({ writer }) => writer === seat.writer)?.seat;

type Step = { readonly def: ProcedureDef<unknown>; readonly before: unknown; readonly args: Args };

/** The procedure of a line, and the state it was opened on. */
function stepOf(game: Game<unknown>, projection: Projection<unknown>, entry: Entry): Step | undefined {
  if (entry.kind === 'v1.Opened' || entry.kind === 'v1.SealedBeside') {
    const def = game.procedures[entry.procedure];
    return def && { def, before: projection.state, args: entry.args };
  }
  const procedureRun = projection.runs.find(({ opened }) => 'of' in entry && opened.id === entry.of);
  const def = procedureRun && game.procedures[procedureRun.opened.procedure];
  if (!procedureRun || !def) return undefined;
  return {
    def,
    before: projection.open?.procedureRun === procedureRun ? projection.open.before : projection.state,
    args: procedureRun.opened.args,
  };
}

/** What this phone has to open: lines that it sealed, and that everyone may read from now on. */
export function openingsDue(projection: Projection<unknown>): Unplaced<UnsealedEntry> | undefined {
  const opened = openedIn(projection, false);
  const due = projection.runs
    .filter(({ secret }) => secret && projection.revealed.has(secret.tag))
    .flatMap((procedureRun) => procedureRun.entries.map((entry) => ({ entry, title: procedureRun.title })))
    .filter(({ entry }) => entry.kept && !opened.has(entry.id));
  if (!due.length) return undefined;
  const titles = [...new Set(due.map(({ title }) => title))];
  return {
    kind: 'v1.Unsealed',
    openings: due.flatMap(({ entry }) => (entry.kept ? [{ line: entry.id, ...entry.kept }] : [])),
    trace: [{ kind: 'title', label: 'Opened', value: titles.join(', ') }],
  };
}

/** The names of who has sealed something that this phone does not know. */
export function lackingIn(entries: readonly Entry[]): readonly string[] {
  const sides = new Map<string, string>();
  const names = new Map<string, string>();
  for (const entry of entries) {
    if (entry.kind === 'v1.Seated') names.set(entry.seat, entry.name);
    if (entry.kind === 'v1.Unsealed') for (const { line } of entry.openings) sides.delete(line);
    if ('seal' in entry && entry.seal && !entry.kept) sides.set(entry.id, entry.seal.side);
  }
  return [...sides.values()].map((side) => names.get(side) ?? side);
}

/** Whether each opening among these lines says what was sealed. */
export async function checkOpenings(
  fresh: readonly Entry[],
  entries: readonly Entry[],
): Promise<Result<void>> {
  const unsealed = fresh.filter((entry) => entry.kind === 'v1.Unsealed');
  if (!unsealed.length) return ok(undefined);
  const sealed = byIdOf(entries);
  const player = playerIn(entries);
  for (const entry of unsealed) {
    for (const { line, told, ...opening } of entry.openings) {
      // Only of another phone can anything be told by mouth: who sealed it has to open it.
      if (told && player(writerIn(line)) !== player(writerIn(entry.id))) continue;
      const of = sealed.get(line);
      const hash = of && 'seal' in of ? of.seal?.hash : undefined;
      if (hash === undefined || (await commitment(line, opening)) !== hash) return wrong;
    }
  }
  return ok(undefined);
}

const SAFE = 'Nothing was changed, and what is recorded here is safe.';
const wrong = failWith(
  ['sealed'],
  'seal.wrong',
  `The other phone opens something else than it sealed. ${SAFE} Its owner tells it by mouth, or that phone joins anew.`,
);
const notAmended = fail(
  'seal.amend',
  'What is sealed from the other phone is not amended: strike it and seal it again. Nothing was changed.',
).problem;
const unread = (side: string): Problem =>
  failWith(
    ['sealed'],
    'seal.unread',
    `What ${side} sealed is not on this phone. Nothing was changed. Open it on the phone that sealed it, or tell it by mouth: the log then says that nobody checked it.`,
  ).problem;
const elsewhere = (name: string): Problem =>
  fail(
    'seal.elsewhere',
    `This follows from what ${name} keeps on another phone. Nothing was changed. Let ${name}’s phone record, and scan each other.`,
  ).problem;
