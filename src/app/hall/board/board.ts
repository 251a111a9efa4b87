// What a director sees of an event: each table as it tells of itself, and when it was last heard. Nothing here is a game: no
// line of play comes to this device, and none goes from it.
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { fail, ok, type Result } from '../../../core/result';
import type { Pass } from '../../hall-pass';
import { keep, recall } from '../../settings';
import type { Hall, Heard, Listener } from '../hall';
import { MOST_SAID, readSummary, type Summary } from '../summary';
import { type KnownTable, MOST_TABLES, tablesOf } from '../tables';
import { type Pairings, readPairings } from './pairings';

export type BoardTable = {
  readonly table: number;
  /** As it last told of itself; nothing of a table that has not begun. */
  readonly summary?: Summary;
  /** When its newest line came to the server, in milliseconds: since then it waits. */
  readonly since?: number;
  /** When it was last heard in any way. */
  readonly heard?: number;
  /** Who should sit there, by the pairings. */
  readonly expected?: readonly string[];
};

export type Board = {
  readonly hall: Hall;
  /** From the first to the last that is shown, in their order. */
  readonly tables: ReadonlySignal<readonly BoardTable[]>;
  /** How many are shown at least; one beyond them is shown as soon as it is heard. */
  readonly shown: ReadonlySignal<number>;
  /** The pairings as they were pasted. */
  readonly pasted: ReadonlySignal<string>;
  show(tables: number): void;
  /** Takes a list of pairings over, or with an empty text away. */
  pair(text: string): Result<undefined>;
  /** Announces to these tables, or to all that are shown; tells which the server did not take. */
  say(text: string, to?: readonly number[]): Promise<Result<Announced>>;
  close(): void;
};

export type Announced = { readonly taken: readonly number[]; readonly missed: readonly number[] };

type Told = { readonly summary: Summary; readonly seq: number; readonly since: number };

const SHOWN = 20;

/** Opens the board of a director's pass. */
export async function openBoard(pass: Pass, open: (listener: Listener) => Hall): Promise<Board> {
  const games = await tablesOf(pass.secret);
  const byNumber = new Map([...games.values()].map((known) => [known.table, known]));
  const told = signal<ReadonlyMap<number, Told>>(new Map());
  const heard = signal<ReadonlyMap<number, number>>(new Map());
  const kept = keptFor(pass);
  const pasted = signal(kept.pasted);
  const shown = signal(kept.shown);
  const pairings = computed<Pairings>(() => {
    const read = readPairings(pasted.value);
    return read.ok ? read.value : new Map();
  });

  const note = (table: number, at: number) => {
    if (at > (heard.peek().get(table) ?? 0)) heard.value = new Map(heard.peek()).set(table, at);
  };
  const take = async ({ table, keys }: KnownTable, { subject, sealed, seq }: Heard, at: number) => {
    const bytes = await keys.open(subject, sealed);
    const summary = bytes && readSummary(new TextDecoder().decode(bytes));
    const before = told.peek().get(table);
    // They are opened side by side: an older one may be the last to be ready.
    if (!summary || (before && before.seq > seq)) return;
    const isNew = before?.summary.lines !== summary.lines || before.summary.at !== summary.at;
    const next = { summary, seq, since: isNew ? at : before.since };
    told.value = new Map(told.peek()).set(table, next);
    note(table, at);
  };

  const hall = open({
    hear(message) {
      const known = games.get(message.game);
      // What was said before this device came has the server's time; a clock that is wrong here must not date the rest.
      const at = hall.state.peek() === 'on' ? Date.now() : Math.min(message.at, Date.now());
      if (known && message.kind === 'sum') void take(known, message, at);
    },
    live(game) {
      const known = games.get(game);
      if (known) note(known.table, Date.now());
    },
  });
  /** A stream that was made anew counts from one again. */
  const stop = effect(() => {
    void hall.created.value;
    told.value = new Map([...told.peek()].map(([table, each]) => [table, { ...each, seq: 0 }]));
  });

  const tables = computed(() => {
    const last = Math.max(shown.value, ...told.value.keys(), ...heard.value.keys(), ...pairings.value.keys());
    return Array.from({ length: last }, (_, i): BoardTable => {
      const table = i + 1;
      const now = told.value.get(table);
      const at = heard.value.get(table);
      const expected = pairings.value.get(table);
      return {
        table,
        ...(now && { summary: now.summary, since: now.since }),
        ...(at !== undefined && { heard: at }),
        ...(expected && { expected }),
      };
    });
  });
  const remember = () => keep(KEY, JSON.stringify([pass.event, shown.peek(), pasted.peek()]));

  return {
    ...{ hall, tables, shown, pasted },
    show(count) {
      shown.value = Math.min(MOST_TABLES, Math.max(1, Math.trunc(count) || 1));
      remember();
    },
    pair(text) {
      const read = readPairings(text);
      if (!read.ok && text.trim()) return read;
      pasted.value = text.trim();
      remember();
      return ok(undefined);
    },
    async say(text, only) {
      const line = text.replace(/\s+/g, ' ').trim();
      if (!line || line.length > MOST_SAID) return tooLong;
      const at = Date.now();
      const to = only ?? tables.peek().map(({ table }) => table);
      const taken = await Promise.all(to.map((each) => sayTo(hall, byNumber.get(each), line, at)));
      return ok({ taken: to.filter((_, i) => taken[i]), missed: to.filter((_, i) => !taken[i]) });
    },
    close() {
      stop();
      hall.close();
    },
  };
}

async function sayTo(hall: Hall, known: KnownTable | undefined, text: string, at: number): Promise<boolean> {
  if (!known) return false;
  const { game, seal, idOf } = known.keys;
  const subject = hall.subjectOf('say', game);
  const sealed = await seal(subject, new TextEncoder().encode(JSON.stringify({ text, at })));
  const { how } = await hall.offer(subject, await idOf(`say:${at}`), sealed);
  return how === 'taken';
}

const KEY = 'war-diary:hall-board';

/** The pairings and the number of tables of this event; whatever is wrong with them, there are none. */
function keptFor({ event, tables = SHOWN }: Pass): { readonly shown: number; readonly pasted: string } {
  const none = { shown: Math.min(tables, MOST_TABLES), pasted: '' };
  try {
    const [of, shown, pasted] = JSON.parse(recall(KEY) ?? '[]');
    const fits = of === event && typeof pasted === 'string' && readsOrEmpty(pasted);
    return fits && Number.isInteger(shown) && shown > 0 && shown <= MOST_TABLES ? { shown, pasted } : none;
  } catch {
    return none;
  }
}

const readsOrEmpty = (text: string): boolean => text === '' || readPairings(text).ok;

const tooLong = fail(
  'board.said',
  `An announcement has 1 to ${MOST_SAID} characters. Nothing was announced.`,
);
