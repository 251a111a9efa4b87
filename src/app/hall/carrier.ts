// A game of this phone at a hall: what others have written there comes into the journal as a scanned code does, and what is
// recorded here is offered line by line, until the server has said of each that it has it. The server is believed in nothing
// but that: should it begin anew, all is offered once more.
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { commonOf, type SentLine, sentLine } from '../../core/exchange/known';
import { byIdOf } from '../../core/journal/branches';
import type { Entry } from '../../core/journal/journal';
import type { GameMeta } from '../../core/play/game';
import type { Problem } from '../../core/result';
import type { HallRow } from '../../storage/halls';
import { gameBytes } from '../exchange/join';
import { takeMessage } from '../exchange/table';
import type { OpenStore } from '../opened-store';
import type { Session } from '../session';
import {
  type AtHall,
  type AtHallEvent,
  atHallFrom,
  dueOf,
  hasOf,
  type Next,
  nextOf,
  type Offer,
  passes,
  type Read,
  step,
  textOfLine,
  tooLong,
} from './at-hall';
import { cutBeginning, makeBeginning } from './beginning';
import type { Hall, Heard, Listener, Offered } from './hall';
import { type HallKeys, MOST_PACKED } from './keys';
import type { Announcement } from './summary';
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

/** Milliseconds. */
const AGAIN_AFTER = 2_000;
const LIVE_EVERY = 20_000;
const TELL_AFTER = 1_500;
const KEEP_AFTER = 500;
/** Of lines that cannot be taken together, so many are tried alone. */
const MOST_ALONE = 50;

/** What the parts of a carrier share. */
type Here = Carried & {
  readonly at: Signal<AtHall>;
  readonly entries: () => readonly Entry[];
  readonly put: (event: AtHallEvent) => void;
};

export function carry(carried: Carried): Carrier {
  const { session, keys, row, looksOn } = carried;
  const entries = () => session.projection.peek().entries;
  const at = signal(atHallFrom(row, entries()));
  const own = computed(() => byIdOf(session.projection.value.entries));
  let isOver = false;
  const put = (event: AtHallEvent) => {
    const next = step(at.peek(), event, own.peek());
    if (isOver || next === at.peek()) return;
    at.value = next;
    if (event.kind !== 'turn') keepSoon.orSooner(KEEP_AFTER);
  };
  const here: Here = { ...carried, at, entries, put };

  const turn = async () => {
    put({ kind: 'turn' });
    for (let isDone = true; isDone && !isOver; ) {
      const opensIn = await ears.read();
      if (opensIn !== undefined) again.orSooner(opensIn);
      const next = nextOf(at.peek(), entries(), own.peek(), !looksOn && hall.state.peek() === 'on');
      if (!next || isOver) return;
      isDone = await perform(here, hall, next);
      // What did not go now is tried a little later, however much of it there is.
      if (!isDone || at.peek().hasTried) again.orSooner(AGAIN_AFTER);
    }
  };
  const work = oneAtATime(turn, () => !isOver && again.orSooner(AGAIN_AFTER));
  const again = makeTimer(work);
  const ears = earsOf(here);
  const hall = carried.open({
    hear(message) {
      ears.hear(message);
      work();
    },
  });

  const tell = async () => {
    if (isOver || looksOn || hall.state.peek() !== 'on') return;
    const text = JSON.stringify(summaryOf(session));
    if (text === at.peek().told) return;
    const id = `sum:${entries().at(-1)?.id}:${Date.now()}`;
    await offer(here, hall, { kind: 'sum', text }, id, new TextEncoder().encode(text));
  };
  const tellSoon = makeTimer(() => void tell().catch(() => undefined));
  const keepSoon = makeTimer(() => {
    const { safe: seq, play, begun, away: said } = at.peek();
    const stream = { created: hall.created.peek(), seq, play, begun };
    carried.keep({ ...row, ...stream, has: hasOf(at.peek(), entries()), said });
  });

  let created = row.created;
  const live = setInterval(() => {
    if (!looksOn && globalThis.document?.visibilityState !== 'hidden') hall.live(keys.game);
  }, LIVE_EVERY);
  const stops = [
    effect(() => {
      const now = hall.created.value;
      if (now === created) return;
      created = now;
      ears.forget();
      put({ kind: 'anew' });
      work();
    }),
    effect(() => {
      if (hall.state.value === 'on') work();
    }),
    effect(() => {
      void session.projection.value;
      work();
      tellSoon.anew(TELL_AFTER);
    }),
  ];

  return {
    hall,
    waits: computed(() => (looksOn ? 0 : dueOf(at.value, session.projection.value.entries).length)),
    problem: computed(() => at.value.problem),
    said: computed(() => at.value.said),
    putAway: () => put({ kind: 'put away' }),
    stop() {
      if (isOver) return;
      isOver = true;
      for (const stop of stops) stop();
      for (const timer of [again, tellSoon]) timer.stop();
      clearInterval(live);
      keepSoon.now();
      hall.close();
    },
  };
}

/** What is heard, until its time has come and it is opened. */
function earsOf({ keys, delay, at, put }: Here) {
  let heard: Heard[] = [];
  let beginning = makeBeginning();
  const isDue = (message: Heard) => !delay || message.at + delay <= Date.now();
  return {
    hear: (message: Heard) => void heard.push(message),
    /** Of a stream that is gone. */
    forget() {
      heard = [];
      beginning = makeBeginning();
    },
    /** All that may be read by now; in how many milliseconds the next one may be. */
    async read(): Promise<number | undefined> {
      const of = at.peek().stream;
      const early = heard.findIndex((message) => !isDue(message));
      const messages: Read[] = [];
      for (const message of heard.splice(0, early < 0 ? heard.length : early)) {
        const { kind, seq, subject, sealed } = message;
        const bytes = await keys.open(subject, sealed);
        if (of !== at.peek().stream) return undefined;
        // Whoever made what does not open has not this game's link.
        const inIt = bytes && (kind === 'begin' ? { isWhole: !!beginning(bytes) } : { text: textOf(bytes) });
        messages.push({ kind, seq, at: message.at, ...inIt });
      }
      if (messages.length) put({ kind: 'heard', of, messages });
      return heard[0] && Math.max(0, heard[0].at + delay - Date.now());
    },
  };
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** False where it has to be tried again later. */
async function perform(here: Here, hall: Hall, next: NonNullable<Next>): Promise<boolean> {
  if (next.do === 'merge') return merge(here, next);
  if (next.do === 'begin') return offerBeginning(here, hall);
  const files = here.session.own?.filesIn([next.line]).map(({ hash, text }) => ({ hash, text })) ?? [];
  const text = new TextEncoder().encode(textOfLine(sentLine(next.line), files));
  const upon = next.kind === 'play' ? here.at.peek().play : undefined;
  return offer(here, hall, next, next.line.id, text, upon);
}

type Merge = Extract<Next, { readonly do: 'merge' }>;

/** What cannot be taken now stays held; nothing else waits for it. */
async function merge(here: Here, { lines, files }: Merge): Promise<true> {
  const { registry, session, at, entries, put } = here;
  const table = session.row.peek().seat?.table ?? '';
  const take = (some: readonly SentLine[]) =>
    takeMessage(registry, session, { table, common: commonOf(entries()), known: {}, lines: some, files });
  const of = at.peek().stream;
  const all = await take(lines);
  const failed: [SentLine, Problem][] = [];
  // One of a stranger's does not keep the others out.
  for (const line of all.ok ? [] : lines.slice(0, MOST_ALONE)) {
    const one = await take([line]);
    if (!one.ok) failed.push([line, one.problem]);
    if (!one.ok && passes(one.problem)) break;
  }
  put({ kind: 'merged', of, lines, failed, isWhole: all.ok });
  return true;
}

async function offerBeginning(here: Here, hall: Hall): Promise<boolean> {
  const { registry, session, store, at } = here;
  const bytes = await gameBytes(registry, session.row.peek().id, store);
  if (!bytes.ok) return false;
  const [set = 0] = crypto.getRandomValues(new Uint32Array(1));
  const parts = cutBeginning(bytes.value, set);
  for (const [i, part] of parts.entries()) {
    const what = { kind: 'begin', isLast: i === parts.length - 1 } as const;
    if (!(await offer(here, hall, what, `begin:${set}:${i}`, part, at.peek().lastBegin))) return false;
  }
  return true;
}

/** False where the server has not said that it has it. `upon`: the newest of its kind that was heard. */
async function offer(
  { keys, at, put }: Here,
  hall: Hall,
  what: Offer,
  id: string,
  text: Uint8Array,
  upon?: number,
): Promise<boolean> {
  const of = at.peek().stream;
  const subject = hall.subjectOf(what.kind, keys.game);
  const sealed = await keys.seal(subject, text);
  const how: Offered =
    sealed.length > MOST_PACKED
      ? { how: 'refused', problem: tooLong }
      : await hall.offer(subject, await keys.idOf(id), sealed, upon);
  put({ kind: 'offered', of, what, how });
  return how.how === 'taken' && of === at.peek().stream;
}

function makeTimer(work: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Infinity;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    due = Infinity;
  };
  const run = () => {
    stop();
    work();
  };
  const anew = (ms: number) => {
    stop();
    due = Date.now() + ms;
    timer = setTimeout(run, ms);
  };
  return {
    anew,
    /** When it is due, or earlier: in so many milliseconds. */
    orSooner: (ms: number) => void (Date.now() + ms < due && anew(ms)),
    now: () => void (timer && run()),
    stop,
  };
}

/** One turn after the other; what comes in the meantime is done in the next. */
function oneAtATime(turn: () => Promise<void>, failed: () => void): () => void {
  let isDue = false;
  let isAt = false;
  return () => {
    isDue = true;
    if (isAt) return;
    isAt = true;
    void (async () => {
      while (isDue) {
        isDue = false;
        await turn().catch(failed);
      }
      isAt = false;
    })();
  };
}
