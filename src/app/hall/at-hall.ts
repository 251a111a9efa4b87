// What a phone knows of its game at a hall, and what it does next: worked out here, without a server; done in carrier.ts.
import { commonOf, type SentLine, sentLine } from '../../core/exchange/known';
import { numberIn, writerIn } from '../../core/exchange/seats';
import { isBeside } from '../../core/journal/branches';
import { definitionsIn, type KeptFile, parseFiles } from '../../core/journal/definitions';
import type { Entry } from '../../core/journal/journal';
import { asciiJson, isRecord, isText, sameJson } from '../../core/json';
import { parseHostile } from '../../core/parse-json';
import { fail, type Problem } from '../../core/result';
import type { HallRow } from '../../storage/halls';
import type { Kind, Offered } from './hall';
import { type Announcement, readAnnouncement } from './summary';

export type AtHall = {
  /** Counts the streams: what was still under way in one says nothing of the next. */
  readonly stream: number;
  /** Lines that the server is known to have, by id. */
  readonly there: ReadonlySet<string>;
  /** Lines that were heard and are not in the journal yet, and those that are nothing for this game. */
  readonly held: ReadonlyMap<string, SentLine>;
  readonly refused: ReadonlySet<string>;
  /** Files that came with lines which are held, by their hashes. */
  readonly files: ReadonlyMap<string, KeptFile>;
  /** Some that are held were tried in this turn and could not be taken now. */
  readonly hasTried: boolean;
  /** The server has the game's beginning whole. */
  readonly begun: boolean;
  /** Places in the stream: the newest line of play, part of a beginning, message; up to where nothing has to be heard again. */
  readonly play: number;
  readonly lastBegin: number;
  readonly newest: number;
  readonly safe: number;
  /** The newest summary of this table there. */
  readonly told: string;
  readonly said: Announcement | undefined;
  /** Places in the stream: the newest announcement, and the one that was put away. */
  readonly saidAt: number;
  readonly away: number;
  /** What was heard and cannot be taken, or is not taken there. */
  readonly problem: Problem | undefined;
};

/** What can be offered to the server. */
export type Offer =
  | { readonly kind: 'begin'; readonly isLast: boolean }
  | { readonly kind: 'play' | 'side'; readonly line: Entry }
  | { readonly kind: 'sum'; readonly text: string };

/** `of`: the stream in which it began. */
export type AtHallEvent =
  | { readonly kind: 'turn' }
  | { readonly kind: 'anew' }
  | { readonly kind: 'heard'; readonly of: number; readonly messages: readonly Read[] }
  | {
      readonly kind: 'merged';
      readonly of: number;
      readonly lines: readonly SentLine[];
      readonly failed: readonly (readonly [SentLine, Problem])[];
      readonly isWhole: boolean;
    }
  | { readonly kind: 'offered'; readonly of: number; readonly what: Offer; readonly how: Offered }
  | { readonly kind: 'put away' };

/** A message, and what was in it: nothing where it was not sealed with the key of this game. */
export type Read = {
  readonly kind: Kind;
  readonly seq: number;
  readonly at: number;
  /** Of a part of a beginning: with it one is there whole. */
  readonly isWhole?: boolean;
  readonly text?: string | undefined;
};

/** Nothing, where all is done. */
export type Next =
  | { readonly do: 'merge'; readonly lines: readonly SentLine[]; readonly files: readonly KeptFile[] }
  | { readonly do: 'begin' }
  | { readonly do: 'offer'; readonly kind: 'play' | 'side'; readonly line: Entry }
  | undefined;

const LINE_LIMITS = { millions: 1, depth: 24, values: 20_000 };

/** As it was kept. */
export const atHallFrom = ({ has, ...row }: HallRow, entries: readonly Entry[]): AtHall => ({
  ...NOTHING,
  there: new Set(entries.flatMap(({ id }) => (numberIn(id) <= (has[writerIn(id)] ?? 0) ? [id] : []))),
  begun: row.begun,
  play: row.play,
  newest: row.seq,
  safe: row.seq,
  away: row.said ?? 0,
});

const NOTHING: AtHall = {
  ...{ stream: 0, there: new Set(), held: new Map(), refused: new Set(), files: new Map() },
  ...{ hasTried: false, begun: false, play: 0, lastBegin: 0, newest: 0, safe: 0, told: '' },
  ...{ said: undefined, saidAt: 0, away: 0, problem: undefined },
};

export function step(at: AtHall, event: AtHallEvent, own: ReadonlyMap<string, Entry>): AtHall {
  if (event.kind === 'turn') return at.hasTried ? { ...at, hasTried: false } : at;
  if (event.kind === 'put away') return { ...at, said: undefined, away: at.saidAt };
  if (event.kind === 'anew') {
    const { held, refused, files, said, saidAt, away, problem } = at;
    return { ...NOTHING, stream: at.stream + 1, held, refused, files, said, saidAt, away, problem };
  }
  if (event.kind === 'merged') return merged(at, event, own);
  // A server that has begun anew meanwhile has nothing of it.
  if (event.of !== at.stream) return at;
  return event.kind === 'heard' ? heard(at, event.messages, own) : offered(at, event);
}

function heard(before: AtHall, messages: readonly Read[], own: ReadonlyMap<string, Entry>): AtHall {
  const there = new Set(before.there);
  const held = new Map(before.held);
  const files = new Map(before.files);
  let at = before;
  for (const { kind, seq, at: taken, isWhole, text = '' } of messages) {
    at = { ...at, newest: Math.max(at.newest, seq) };
    if (kind === 'begin')
      at = { ...at, lastBegin: Math.max(at.lastBegin, seq), begun: at.begun || isWhole === true };
    if (kind === 'play') at = { ...at, play: Math.max(at.play, seq) };
    if (text && kind === 'sum') at = { ...at, told: text };
    if (text && kind === 'say') {
      const announced = seq > at.away && readAnnouncement(text);
      // By the server's clock: that of the director may be a year off.
      at = { ...at, saidAt: seq, said: announced ? { ...announced, at: taken } : at.said };
    }
    const read = kind === 'play' || kind === 'side' ? lineIn(text) : undefined;
    const line = read?.line;
    const mine = line && own.get(line.id);
    if (mine && !sameJson(sentLine(mine), line)) at = { ...at, problem: twoContents };
    else if (mine) there.add(line.id);
    else if (line && !at.refused.has(line.id)) {
      held.set(line.id, line);
      const named = definitionsIn([line]);
      for (const file of read.files) if (named.includes(file.hash)) files.set(file.hash, file);
    }
  }
  return { ...at, there, held, files, safe: held.size ? at.safe : at.newest };
}

/** Beside a line stand the files that it names. */
export const textOfLine = (line: SentLine, files: readonly KeptFile[]): string =>
  asciiJson(files.length ? { ...line, files } : line);

function lineIn(text: string): { readonly line: SentLine; readonly files: readonly KeptFile[] } | undefined {
  const parsed = parseHostile(text, LINE_LIMITS);
  if (!parsed.ok || !isRecord(parsed.value) || !isText(parsed.value.id)) return undefined;
  const { files, ...line } = parsed.value;
  return { line: line as unknown as SentLine, files: parseFiles(files, 1) ?? [] };
}

function merged(
  at: AtHall,
  { of, lines, failed, isWhole }: AtHallEvent & { kind: 'merged' },
  own: ReadonlyMap<string, Entry>,
): AtHall {
  const problem = failed.findLast(([, each]) => each.code !== 'table.moved')?.[1];
  const refused = new Set(at.refused);
  for (const [line, each] of failed) if (!passes(each)) refused.add(line.id);
  const here = lines.filter(({ id }) => own.has(id));
  const held = new Map(at.held);
  for (const { id } of here) held.delete(id);
  for (const { id } of lines) if (refused.has(id)) held.delete(id);
  const files = new Map(at.files);
  const named = definitionsIn([...held.values()]);
  for (const hash of files.keys()) if (!named.includes(hash)) files.delete(hash);
  return {
    ...at,
    ...{ refused, held, files, hasTried: lines.some(({ id }) => held.has(id)) },
    there: of === at.stream ? new Set([...at.there, ...here.map(({ id }) => id)]) : at.there,
    safe: held.size ? at.safe : at.newest,
    problem: problem ?? (isWhole && passes(at.problem) ? undefined : at.problem),
  };
}

function offered(at: AtHall, { what, how }: AtHallEvent & { kind: 'offered' }): AtHall {
  if (how.how === 'refused') return { ...at, problem: how.problem };
  if (how.how !== 'taken') return at;
  const { seq } = how;
  if (what.kind === 'sum') return { ...at, told: what.text };
  if (what.kind === 'begin') return { ...at, lastBegin: seq, begun: at.begun || what.isLast };
  const play = what.kind === 'play' ? Math.max(at.play, seq) : at.play;
  return { ...at, play, there: new Set(at.there).add(what.line.id) };
}

/** Lines of this phone that the server is not known to have; the beginning is not among them. */
export const dueOf = ({ there }: AtHall, entries: readonly Entry[]): Entry[] =>
  entries.slice(commonOf(entries)[0]).filter(({ id }) => !there.has(id));

/** `own`: the same lines by id. `isOn`: something can be offered now, by who writes here. */
export function nextOf(
  at: AtHall,
  entries: readonly Entry[],
  own: ReadonlyMap<string, Entry>,
  isOn: boolean,
): Next {
  const lines = at.hasTried ? [] : ready(at.held, own);
  if (lines.length) return { do: 'merge', lines, files: [...at.files.values()] };
  if (!isOn) return undefined;
  if (!at.begun) return { do: 'begin' };
  const [line] = dueOf(at, entries);
  return line && { do: 'offer', kind: isBeside(line, own) ? 'side' : 'play', line };
}

/** The lines that rest on what is here, in the order in which they can be put to it. */
function ready(held: AtHall['held'], own: ReadonlyMap<string, Entry>): SentLine[] {
  if (!held.size) return [];
  const here = new Set(own.keys());
  const lines: SentLine[] = [];
  for (let found = true; found; ) {
    found = false;
    for (const line of held.values()) {
      if (here.has(line.id) || (isText(line.after) && !here.has(line.after))) continue;
      here.add(line.id);
      lines.push(line);
      found = true;
    }
  }
  return lines;
}

/** By writer the number up to which all of his lines here are there. */
export function hasOf({ there }: AtHall, entries: readonly Entry[]): HallRow['has'] {
  const has: { [writer: string]: number } = {};
  const gaps = new Map<string, number>();
  for (const { id } of entries.slice(commonOf(entries)[0]))
    if (!there.has(id)) gaps.set(writerIn(id), Math.min(gaps.get(writerIn(id)) ?? Infinity, numberIn(id)));
  for (const id of there) {
    const [writer, number] = [writerIn(id), numberIn(id)];
    if (number < (gaps.get(writer) ?? Infinity)) has[writer] = Math.max(has[writer] ?? 0, number);
  }
  return has;
}

/** Nothing is wrong with the lines: they are tried again. */
export const passes = (problem: Problem | undefined): boolean =>
  /^(store\.|tab\.|table\.|backup\.slow$)/.test(problem?.code ?? '');

const SAFE = 'All that is recorded here is safe.';
const twoContents = fail(
  'hall.same-id',
  `The hall has another entry under the name of one of this phone, as when two phones were set up from one backup. ${SAFE} Take a new seat on one of them.`,
).problem;
export const tooLong = fail(
  'hall.long',
  `An entry is too long for the hall. ${SAFE} Continue with codes.`,
).problem;
