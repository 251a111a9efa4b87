import { sumOfText } from '../crc32';
import { type Branches, branchesWith, byIdOf } from '../journal/branches';
import { type KeptFile, parseFiles } from '../journal/definitions';
import type { Entry } from '../journal/journal';
import { asciiJson, isRecord, isText, isWhole, sameJson } from '../json';
import { parsingHostile } from '../parse-json';
import { fail, ok, type Result } from '../result';
import { atOnce, type Steps } from '../steps';
import {
  commonOf,
  type Known,
  knownOf,
  linesByWriter,
  MOST_WRITERS,
  missingFrom,
  parseKnown,
  type SentLine,
  sentLine,
} from './known';

/**
 * What one phone tells another, by whatever way it goes: what it has (the hello), and the lines that the other lacks. Two
 * of them, one each way, bring two phones to the same journal.
 */
export type Message = {
  readonly table: string;
  /** The lines that everyone at the table has: how many, and their sum. */
  readonly common: readonly [count: number, sum: number];
  readonly known: Known;
  readonly lines: readonly SentLine[];
  /** Of a game that is files: those that these lines name. */
  readonly files?: readonly KeptFile[];
  /** Who says so, for the words about it alone. */
  readonly from?: string;
  /** Whose code was read before this one was shown: then that phone knows that both have the same. */
  readonly answers?: string;
};

/** The message of a phone to who knows `theirs`: from his last one, or what he has at least. */
export function messageFor(
  table: string,
  entries: readonly Entry[],
  theirs: Known,
  from?: string,
  answers?: string,
): Message {
  const lines = missingFrom(theirs, entries).map(sentLine);
  const said = { table, common: commonOf(entries), known: knownOf(entries), lines };
  return { ...said, ...(from !== undefined && { from }), ...(answers !== undefined && { answers }) };
}

/** What a newer app says is told by the version of its code. */
const VERSION = 1;
const LIMITS = { millions: 16, depth: 24, values: 2_000_000 };

export const messageText = ({
  table,
  common,
  known,
  lines,
  files: d,
  from: f,
  answers: a,
}: Message): string =>
  asciiJson({
    ...{ v: VERSION, t: table, c: common, k: known },
    ...(f !== undefined && { f }),
    ...(a !== undefined && { a }),
    ...(d !== undefined && { d }),
    l: lines,
  });

/** Reads the text of a message; its lines are still as they came. */
export function* readingMessage(text: string): Steps<Result<Message>> {
  const parsed = yield* parsingHostile(text, LIMITS);
  if (!parsed.ok) return noMessage;
  const raw = parsed.value;
  if (!isRecord(raw) || raw.v !== VERSION) return noMessage;
  const { t: table, c: common, k, d, f: from, a: answers, l: lines } = raw;
  const known = parseKnown(k);
  if (!isText(table) || !isCommon(common) || !known || !Array.isArray(lines)) return noMessage;
  if ((from !== undefined && !isText(from)) || (answers !== undefined && !isText(answers))) return noMessage;
  if (lines.length > MOST_LINES) return tooMany;
  const files = d === undefined ? undefined : parseFiles(d, MOST_FILES);
  if (d !== undefined && !files) return noMessage;
  const said = { table, common, known, lines: lines as readonly SentLine[], ...(files && { files }) };
  return ok({ ...said, ...(from !== undefined && { from }), ...(answers !== undefined && { answers }) });
}

export const readMessage = (text: string): Result<Message> => atOnce(readingMessage(text));

const MOST_LINES = 20_000;
/** A journal names a file with each edition that its players took. */
const MOST_FILES = 60;

const isCommon = (raw: unknown): raw is Message['common'] =>
  Array.isArray(raw) && raw.length === 2 && isWhole(raw[0], 1, 1e9) && isWhole(raw[1], 0, 2 ** 32 - 1);

export type Merged = Branches & {
  /** What was not here before, in the order of the journal. */
  readonly fresh: readonly Entry[];
};

/**
 * Joins the lines of a message to a journal. Their kinds and fields are still unchecked, but for what the order rests on:
 * check the merged journal as one from elsewhere. Refused, with nothing changed, where the message is of another game, an
 * id stands over two contents, or a line rests on one that is nowhere.
 */
export function* mergingMessage(
  table: string,
  entries: readonly Entry[],
  message: Message,
): Steps<Result<Merged>> {
  if (message.table !== table) return otherTable;
  if (!sameJson(message.common, commonOf(entries))) return otherBeginning;
  const mine = byIdOf(entries);
  const fresh = new Map<string, Entry>();
  for (const line of message.lines) {
    yield;
    if (!isRecord(line) || !isText(line.id) || !ENTRY_ID.test(line.id) || !isText(line.after)) return badLine;
    // What a side keeps to itself is sent by nobody, and shown unchecked where it stands.
    if ('kept' in line) return badLine;
    const own = mine.get(line.id);
    if (own && !sameJson(sentLine(own), line)) return twoContents;
    if (own) continue;
    if (fresh.has(line.id)) return badLine;
    // It has its number once all are in order.
    fresh.set(line.id, { ...line, seq: 0 } as Entry);
  }
  const branches = branchesWith(entries, [...fresh.values()]);
  yield;
  if (!branches) return lineMissing;
  // What this phone could not show again is not taken either.
  if (linesByWriter(branches.entries).size > MOST_WRITERS) return tooMany;
  if (differs(message, branches.entries)) return lineMissing;
  return ok({ ...branches, fresh: branches.entries.filter(({ id }) => fresh.has(id)) });
}

export const mergeMessage = (...of: Parameters<typeof mergingMessage>): Result<Merged> =>
  atOnce(mergingMessage(...of));

const ENTRY_ID = /^[\w.-]{1,80}:(?:0|[1-9]\d{0,8})$/;

/**
 * Whether of some writer the other phone has other lines than these, up to its newest one, where that is here. It sends
 * them all once it was told what is here: then it shows whether one lacks or is another.
 */
function differs({ known }: Message, entries: readonly Entry[]): boolean {
  const now = knownOf(entries);
  return Object.entries(known).some(
    ([writer, [number, sum]]) => now[writer]?.[0] === number && now[writer]?.[1] !== sum,
  );
}

/** A number for all that there is of a game: the same on two phones that have the same. */
export const stateSum = (entries: readonly Entry[]): number =>
  sumOfText(asciiJson([commonOf(entries), sorted(knownOf(entries))]));

const sorted = (known: Known): unknown => Object.entries(known).sort(([a], [b]) => (a < b ? -1 : 1));

const SAFE = 'Nothing was changed, and what is recorded here is safe.';

const noMessage = fail(
  'exchange.message',
  `This is not what another phone of this game shows. ${SAFE} Scan again.`,
);
const tooMany = fail('exchange.lines', `The other phone sent more entries than a game has. ${SAFE}`);
export const otherTable = fail(
  'exchange.table',
  `The other phone shows another game. ${SAFE} Open the same game on both, then scan again.`,
);
const otherBeginning = fail(
  'exchange.common',
  `The other phone’s game began with other entries than this one. ${SAFE} One of the two joins the other again.`,
);
const badLine = fail('exchange.line', `An entry of the other phone cannot be read. ${SAFE} Scan again.`);
const lineMissing = fail(
  'exchange.missing',
  `Entries are missing between the two phones. ${SAFE} Scan each other once more.`,
);
const twoContents = fail(
  'exchange.same-id',
  `Two phones have written different entries under one name, as when both were set up from one backup. ${SAFE} Leave the table on one of them and join it again there: the game that it leaves with keeps what it alone has.`,
);
