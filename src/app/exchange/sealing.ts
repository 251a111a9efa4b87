import { emptyPack } from '../../core/charts/pack';
import { tableOf } from '../../core/exchange/seats';
import type { Book } from '../../core/journal/book';
import { openQuestion } from '../../core/journal/commands';
import type { Entry, Opening, Unplaced, UnsealedEntry } from '../../core/journal/journal';
import { asciiJson } from '../../core/json';
import type { Game } from '../../core/play/game';
import { type Args, type ProcedureDef, titleOf } from '../../core/play/procedure';
import { fail, ok, type Problem, type Result } from '../../core/result';
import type { GameRow } from '../../storage/rows';

/**
 * What a side seals stays on its own phone until it is opened (0038). The line that every phone gets holds a commitment:
 * the hash of what it says with a salt of 128 bits, without which nobody can try out what it might say.
 */
export async function seal(
  game: Game<unknown>,
  book: Book<unknown>,
  entry: Entry,
  row: GameRow,
): Promise<Entry> {
  if (entry.kind !== 'v1.Opened' && entry.kind !== 'v1.Answered') return entry;
  const done = stepOf(game, book, entry);
  const secret = done?.def.secret?.(done.before, done.args);
  if (!game.seals || !done || !secret || secret.side !== mySide(book, row)) return entry;
  if (book.revealed.has(secret.tag)) return entry;
  const { answers, outcome, ...rest } = entry;
  const kept = {
    salt: toBase64(crypto.getRandomValues(new Uint8Array(SALT_BYTES))),
    answers,
    ...(outcome && { outcome }),
  };
  const { def, before, args } = done;
  const meanwhile = outcome && {
    events: def.veiled?.(before, args) ?? [],
    trace: [{ kind: 'title' as const, label: titleOf(def, before, args) }],
    ...(outcome.reveals && { reveals: outcome.reveals }),
  };
  const hash = await commitment(entry.id, kept);
  return {
    ...rest,
    answers: [],
    ...(meanwhile && { outcome: meanwhile }),
    seal: { side: secret.side, hash },
    kept,
  };
}

const SALT_BYTES = 16;

/** SHA-256 of the salt and of what a line says, in base64. */
export async function commitment(line: string, { salt, answers, outcome }: Opening): Promise<string> {
  const said = asciiJson([salt, line, answers, outcome ?? null]);
  const bytes = Uint8Array.from(said, (character) => character.charCodeAt(0));
  return toBase64(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** Why this phone may not do that: what it follows from is sealed on another one. */
export function sealedElsewhere(
  game: Game<unknown>,
  book: Book<unknown>,
  entry: Entry,
  row: GameRow,
): Problem | undefined {
  if (
    !game.seals ||
    (entry.kind !== 'v1.Opened' && entry.kind !== 'v1.Answered' && entry.kind !== 'v1.Amended')
  )
    return undefined;
  const done = stepOf(game, book, entry);
  if (!done) return undefined;
  const { def, before, args } = done;
  const secret = def.secret?.(before, args);
  if (entry.kind === 'v1.Amended') return secret && !book.revealed.has(secret.tag) ? notAmended : undefined;
  const asked =
    entry.kind === 'v1.Answered'
      ? openQuestion(game, book, emptyPack('', game.id, ''))?.prompt.secret
      : undefined;
  const known = def.knows?.(before, args);
  const rests = known !== undefined && lacks(book, known) ? known : undefined;
  for (const side of [secret?.side, rests, asked]) {
    const name = side === undefined ? undefined : nameElsewhere(book, row, side);
    if (name) return elsewhere(name);
  }
  return undefined;
}

/** Whether a side has sealed something that this phone cannot read yet. */
const lacks = (book: Book<unknown>, side: string): boolean =>
  book.procs.some(
    ({ struck, secret, entries }) =>
      !struck &&
      secret?.side === side &&
      entries.some((entry) => entry.seal && !entry.kept && !openedIn(book).has(entry.id)),
  );

const openedIn = ({ entries }: Book<unknown>): ReadonlySet<string> =>
  new Set(
    entries.flatMap((entry) => (entry.kind === 'v1.Unsealed' ? entry.openings.map(({ line }) => line) : [])),
  );

/** The name of who plays a side on another phone. */
function nameElsewhere(book: Book<unknown>, row: GameRow, side: string): string | undefined {
  const seats = row.seat && tableOf(book.entries)?.seats;
  const there = seats?.find((seat) => seat.seat === side);
  return there && there.writer !== row.seat?.writer ? there.name : undefined;
}

const mySide = (book: Book<unknown>, { seat }: GameRow): string | undefined =>
  seat && tableOf(book.entries)?.seats.find(({ writer }) => writer === seat.writer)?.seat;

type Step = { readonly def: ProcedureDef<unknown>; readonly before: unknown; readonly args: Args };

/** The procedure of a line, and the state it was opened on. */
function stepOf(game: Game<unknown>, book: Book<unknown>, entry: Entry): Step | undefined {
  if (entry.kind === 'v1.Opened') {
    const def = game.procedures[entry.procedure];
    return def && { def, before: book.state, args: entry.args };
  }
  const proc = book.procs.find(({ opened }) => 'of' in entry && opened.id === entry.of);
  const def = proc && game.procedures[proc.opened.procedure];
  if (!proc || !def) return undefined;
  return { def, before: book.open?.proc === proc ? book.open.before : book.state, args: proc.opened.args };
}

/** What this phone has to open: lines that it sealed, and that everyone may read from now on. */
export function openingsDue(book: Book<unknown>): Unplaced<UnsealedEntry> | undefined {
  const opened = openedIn(book);
  const due = book.procs
    .filter(({ secret }) => secret && book.revealed.has(secret.tag))
    .flatMap((proc) => proc.entries.map((entry) => ({ entry, title: proc.title })))
    .filter(({ entry }) => entry.kept && !opened.has(entry.id));
  if (!due.length) return undefined;
  const titles = [...new Set(due.map(({ title }) => title))];
  return {
    kind: 'v1.Unsealed',
    openings: due.flatMap(({ entry }) => (entry.kept ? [{ line: entry.id, ...entry.kept }] : [])),
    trace: [{ kind: 'title', label: 'Opened', value: titles.join(', ') }],
  };
}

/** Whether each opening among these lines says what was sealed. */
export async function checkOpenings(
  fresh: readonly Entry[],
  entries: readonly Entry[],
): Promise<Result<void>> {
  const sealed = new Map(entries.map((entry) => [entry.id, entry]));
  for (const entry of fresh) {
    if (entry.kind !== 'v1.Unsealed') continue;
    for (const { line, ...opening } of entry.openings) {
      const of = sealed.get(line);
      const hash = of && 'seal' in of ? of.seal?.hash : undefined;
      if (hash === undefined || (await commitment(line, opening)) !== hash) return wrong;
    }
  }
  return ok(undefined);
}

const SAFE = 'Nothing was changed, and what is recorded here is safe.';
const wrong = fail(
  'seal.wrong',
  `The other phone opens something else than it sealed. ${SAFE} Settle at the table what was written down.`,
);
const notAmended = fail(
  'seal.amend',
  'What is sealed from the other phone is not amended: strike it and seal it anew. Nothing was changed.',
).problem;
const elsewhere = (name: string): Problem =>
  fail(
    'seal.elsewhere',
    `This follows from what ${name} keeps on another phone. Nothing was changed. Hand ${name} the pen, and scan each other.`,
  ).problem;
