// A game of this phone at a hall: what others have written there comes into the journal as a scanned code does, and what is
// recorded here is offered line by line, until the server has said of each that it has it. The server is believed in nothing
// but that: should it begin anew, all is offered once more.
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { commonOf, type SentLine, sentLine } from '../../core/exchange/known';
import { numberIn, writerIn } from '../../core/exchange/seats';
import { byIdOf, isBeside } from '../../core/journal/branches';
import type { Entry } from '../../core/journal/journal';
import { asciiJson, isRecord, isText, sameJson } from '../../core/json';
import { parseHostile } from '../../core/parse-json';
import type { GameMeta } from '../../core/play/game';
import { fail, type Problem } from '../../core/result';
import type { HallRow } from '../../storage/halls';
import { gameBytes } from '../exchange/join';
import { takeMessage } from '../exchange/table';
import type { OpenStore } from '../opened-store';
import type { Session } from '../session';
import { cutBeginning, makeBeginning } from './beginning';
import type { Hall, Heard, Listener } from './hall';
import { type HallKeys, MOST_PACKED } from './keys';
import { type Announcement, readAnnouncement } from './summary';
import { summaryOf } from './tell-summary';

export type Carrier = {
  readonly hall: Hall;
  /** How many lines the server has not said to have. */
  readonly waits: ReadonlySignal<number>;
  /** What was heard and cannot be taken, or is not taken there. */
  readonly problem: ReadonlySignal<Problem | undefined>;
  /** The newest announcement that was not put away. */
  readonly said: ReadonlySignal<Announcement | undefined>;
  putAway(): void;
  stop(): void;
};

type Carried = {
  readonly registry: readonly GameMeta[];
  readonly session: Session;
  readonly store: OpenStore;
  readonly keys: HallKeys;
  readonly open: (listener: Listener) => Hall;
  readonly row: HallRow;
  keep(row: HallRow): void;
  /** Who looks on writes nothing, and may hear all so many milliseconds later. */
  readonly looksOn: boolean;
  readonly delay: number;
};

const LINE_LIMITS = { millions: 1, depth: 24, values: 20_000 };
/** Milliseconds. */
const AGAIN_AFTER = 2_000;
const LIVE_EVERY = 20_000;
const TELL_AFTER = 1_500;
const KEEP_AFTER = 500;
/** Of lines that cannot be taken together, so many are tried alone. */
const MOST_ALONE = 50;

export function carry(carried: Carried): Carrier {
  const { registry, session, store, keys, row, keep, looksOn, delay } = carried;
  const waits = signal(0);
  const problem = signal<Problem | undefined>(undefined);
  const said = signal<Announcement | undefined>(undefined);
  /** What the server is known to have, by the ids of lines. */
  const there = new Set<string>(
    session.projection
      .peek()
      .entries.flatMap(({ id }) => (numberIn(id) <= (row.has[writerIn(id)] ?? 0) ? [id] : [])),
  );
  let { play, begun, seq: safe, said: away = 0 } = row;
  let newest = safe;
  let saidAt = 0;
  let beginning = makeBeginning();
  let lastBegin = 0;
  let told = '';
  let isOver = false;
  /** Counts the streams: what was still under way in one says nothing of the next. */
  let stream = 0;
  let heard: Heard[] = [];
  /** Lines whose own have not come yet, and those that are nothing for this game. */
  const held = new Map<string, SentLine>();
  const refused = new Set<string>();

  const hall = carried.open({
    hear(message) {
      heard.push(message);
      work(delay ? message.at + delay - Date.now() : 0);
    },
  });

  const startAnew = () => {
    stream += 1;
    heard = [];
    there.clear();
    beginning = makeBeginning();
    ({ play, begun, safe, newest, lastBegin, told } = {
      play: 0,
      begun: false,
      safe: 0,
      newest: 0,
      lastBegin: 0,
      told: '',
    });
  };

  const read = async (message: Heard, of: number) => {
    if (of !== stream) return;
    const { kind, subject, seq, at, sealed } = message;
    newest = Math.max(newest, seq);
    if (kind === 'play') play = Math.max(play, seq);
    if (kind === 'begin') lastBegin = Math.max(lastBegin, seq);
    const bytes = await keys.open(subject, sealed);
    // Whoever made that has not this game's link.
    if (!bytes || of !== stream) return;
    if (kind === 'begin') begun = begun || beginning(bytes) !== undefined;
    if (kind !== 'begin') readText(kind, new TextDecoder().decode(bytes), seq, at);
  };

  const readText = (kind: Heard['kind'], text: string, seq: number, at: number) => {
    if (kind === 'sum') told = text;
    else if (kind === 'say') {
      const announced = readAnnouncement(text);
      // By the server's clock: that of the director may be a year off.
      if (announced && seq > away) said.value = { ...announced, at };
      saidAt = seq;
    } else {
      const parsed = parseHostile(text, LINE_LIMITS);
      const line = parsed.ok && isRecord(parsed.value) ? parsed.value : undefined;
      if (line && isText(line.id)) takeLine(line as unknown as SentLine);
    }
  };

  /** The journal by the ids of its lines, made once for all that is heard together. */
  const own = computed(() => byIdOf(session.projection.value.entries));
  const takeLine = (line: SentLine) => {
    const mine = own.peek().get(line.id);
    if (mine && !sameJson(sentLine(mine), line)) problem.value = twoContents;
    else if (mine) there.add(line.id);
    else if (!refused.has(line.id)) held.set(line.id, line);
  };

  /** The lines that rest on what is here, in the order in which they can be put to it. */
  const ready = (entries: readonly Entry[]): SentLine[] => {
    const here = new Set(entries.map(({ id }) => id));
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
  };

  const takeLines = async (lines: readonly SentLine[]) => {
    const { entries } = session.projection.peek();
    const table = session.row.peek().seat?.table ?? '';
    return takeMessage(registry, session, { table, common: commonOf(entries), known: {}, lines });
  };

  const takeHeld = async () => {
    const lines = ready(session.projection.peek().entries);
    if (!lines.length) return;
    const of = stream;
    const all = await takeLines(lines);
    if (all.ok && passes(problem.peek())) problem.value = undefined;
    // One of a stranger's does not keep the others out.
    for (const line of all.ok ? [] : lines.slice(0, MOST_ALONE)) {
      const one = await takeLines([line]);
      if (one.ok) continue;
      if (one.problem.code !== 'table.moved') problem.value = one.problem;
      if (passes(one.problem)) break;
      refused.add(line.id);
    }
    for (const { id } of lines) {
      const isHere = own.peek().has(id);
      if (isHere && of === stream) there.add(id);
      if (isHere || refused.has(id)) held.delete(id);
    }
    if (lines.some(({ id }) => held.has(id))) again();
  };

  const common = () => commonOf(session.projection.peek().entries)[0];
  const due = () =>
    looksOn
      ? []
      : session.projection
          .peek()
          .entries.slice(common())
          .filter(({ id }) => !there.has(id));

  /** False where it has to be tried again later. */
  const offer = async (
    kind: 'begin' | 'play' | 'side' | 'sum',
    id: string,
    text: Uint8Array,
    upon?: number,
  ): Promise<number | undefined> => {
    const subject = hall.subjectOf(kind, keys.game);
    const sealed = await keys.seal(subject, text);
    if (sealed.length > MOST_PACKED) {
      problem.value = tooLong.problem;
      return undefined;
    }
    const of = stream;
    const offered = await hall.offer(subject, await keys.idOf(id), sealed, upon);
    // A server that has begun anew meanwhile has nothing of it.
    if (of !== stream) return undefined;
    if (offered.how === 'refused') problem.value = offered.problem;
    return offered.how === 'taken' ? offered.seq : undefined;
  };

  const offerBeginning = async (): Promise<boolean> => {
    if (begun || looksOn) return true;
    const bytes = await gameBytes(registry, session.row.peek().id, store);
    if (!bytes.ok) return false;
    const [set = 0] = crypto.getRandomValues(new Uint32Array(1));
    for (const [i, part] of cutBeginning(bytes.value, set).entries()) {
      const seq = await offer('begin', `begin:${set}:${i}`, part, lastBegin);
      if (seq === undefined) return false;
      lastBegin = seq;
    }
    begun = true;
    return true;
  };

  const offerLines = async (): Promise<boolean> => {
    for (let [line] = due(); line && !isOver; [line] = due()) {
      const plays = !isBeside(line, byIdOf(session.projection.peek().entries));
      const text = new TextEncoder().encode(asciiJson(sentLine(line)));
      const seq = await offer(plays ? 'play' : 'side', line.id, text, plays ? play : undefined);
      if (seq === undefined) return false;
      there.add(line.id);
      if (plays) play = Math.max(play, seq);
      waits.value = due().length;
      keepSoon();
    }
    return true;
  };

  const tell = async () => {
    if (isOver || looksOn || hall.state.peek() !== 'on') return;
    const text = JSON.stringify(summaryOf(session));
    if (text === told) return;
    const { entries } = session.projection.peek();
    if (
      (await offer('sum', `sum:${entries.at(-1)?.id}:${Date.now()}`, new TextEncoder().encode(text))) !==
      undefined
    )
      told = text;
  };

  const turn = async () => {
    const now = Date.now();
    const early = delay ? heard.filter(({ at }) => at + delay > now) : [];
    const come = delay ? heard.filter(({ at }) => at + delay <= now) : heard;
    heard = early;
    const of = stream;
    for (const message of come) await read(message, of);
    await takeHeld();
    if (!held.size && !heard.length && newest > safe) {
      safe = newest;
      keepSoon();
    }
    waits.value = due().length;
    if (hall.state.peek() !== 'on' || isOver || heard.length) return;
    const isDone = (await offerBeginning()) && (await offerLines());
    if (!isDone) again();
  };

  let working: Promise<void> = Promise.resolve();
  let queued = 0;
  /** One turn after the other; what comes in the meantime is done in the next. */
  const work = (after = 0) => {
    if (isOver) return;
    if (after > 0) return later(after);
    if (queued > 1) return;
    queued += 1;
    working = working
      .then(() => (isOver ? undefined : turn()))
      .catch(again)
      .finally(() => {
        queued -= 1;
      });
  };

  let trying: ReturnType<typeof setTimeout> | undefined;
  /** What did not go now is tried a little later, however much of it there is. */
  const again = () => {
    trying ??= setTimeout(() => {
      trying = undefined;
      work();
    }, AGAIN_AFTER);
  };
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const later = (ms: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.add(timer);
  };
  let keeping: ReturnType<typeof setTimeout> | undefined;
  const keepNow = () => {
    keeping = undefined;
    const { created } = hall;
    keep({ ...row, created: created.peek(), seq: safe, play, begun, has: hasOf(), said: away });
  };
  const keepSoon = () => {
    keeping ??= setTimeout(keepNow, KEEP_AFTER);
  };
  /** By writer the number up to which all of his lines here are there. */
  const hasOf = () => {
    const has: { [writer: string]: number } = {};
    const gaps = new Map<string, number>();
    for (const { id } of session.projection.peek().entries.slice(common()))
      if (!there.has(id)) gaps.set(writerIn(id), Math.min(gaps.get(writerIn(id)) ?? Infinity, numberIn(id)));
    for (const id of there) {
      const [writer, number] = [writerIn(id), numberIn(id)];
      if (number < (gaps.get(writer) ?? Infinity)) has[writer] = Math.max(has[writer] ?? 0, number);
    }
    return has;
  };

  let telling: ReturnType<typeof setTimeout> | undefined;
  let created = row.created;
  const live = setInterval(() => {
    if (!looksOn && globalThis.document?.visibilityState !== 'hidden') hall.live(keys.game);
  }, LIVE_EVERY);
  const stops = [
    effect(() => {
      const now = hall.created.value;
      if (now === created) return;
      created = now;
      startAnew();
      work();
    }),
    effect(() => {
      if (hall.state.value === 'on') work();
    }),
    effect(() => {
      void session.projection.value;
      work();
      clearTimeout(telling);
      telling = setTimeout(() => void tell().catch(() => undefined), TELL_AFTER);
    }),
  ];

  return {
    hall,
    waits,
    problem,
    said,
    putAway() {
      said.value = undefined;
      away = saidAt;
      keepSoon();
    },
    stop() {
      if (isOver) return;
      isOver = true;
      for (const stop of stops) stop();
      for (const timer of timers) clearTimeout(timer);
      clearTimeout(trying);
      clearTimeout(telling);
      clearInterval(live);
      if (keeping) {
        clearTimeout(keeping);
        keepNow();
      }
      hall.close();
    },
  };
}

/** Nothing is wrong with the lines: they are tried again. */
const passes = (problem: Problem | undefined): boolean =>
  /^(store\.|tab\.|table\.|backup\.slow$)/.test(problem?.code ?? '');

const SAFE = 'All that is recorded here is safe.';
const twoContents = fail(
  'hall.same-id',
  `The hall has another line under the name of one of this phone, as when two phones were set up from one backup. ${SAFE} Take a new seat on one of them.`,
).problem;
const tooLong = fail('hall.long', `A line is too long for the hall. ${SAFE} Go on by codes.`);
