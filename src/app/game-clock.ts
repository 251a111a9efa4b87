import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { clockOf } from '../core/journal/clock';
import type { Used } from '../core/journal/journal';
import { isRecord, isWhole } from '../core/json';
import { curtainOpen } from './curtain-open';
import type { Session } from './session';
import { keep, recall } from './settings';

/**
 * The game clock of an open game (0068). It counts for the side that has to act, while somebody sees the game. What it counts
 * goes on record with the next line; until then this device keeps it, so that a killed browser loses some seconds.
 */
export type GameClock = {
  readonly session: Session;
  /** In seconds, by side; below nothing where the time is up. */
  readonly left: ReadonlySignal<Used>;
  readonly stands: ReadonlySignal<Stands | undefined>;
  /** The side whose time runs. */
  readonly runsFor: ReadonlySignal<string | undefined>;
  /** For how many seconds it stood still while nobody saw the game, until something is recorded. */
  readonly stood: ReadonlySignal<number>;
};

/** Why nobody's time runs. */
export type Stands = 'elsewhere' | 'tab' | 'over' | 'paused' | 'nobody' | 'curtain' | 'hidden';

const TICK_MS = 1000;
/** Ticks that come later than this after one another: the device has slept. */
const ASLEEP_MS = 15_000;
/** How often what is counted is put aside. */
const ASIDE_MS = 5000;
/** Shorter is no pause that anybody asks about. */
const LONG_S = 5;
/** In seconds; each is told once as it is passed. */
const TOLD = [300, 60, 0] as const;

/** What tells that a side has `left` so much. */
type Tell = (side: string, left: (typeof TOLD)[number]) => void;

/** Counts until `leaving`. */
export function keepClock(session: Session, tell: Tell, leaving: AbortSignal): GameClock {
  const { id } = session.row.peek();
  const recorded = computed(() => clockOf(session.projection.value));
  const isSeen = signal(isVisible());
  const stood = signal(0);
  /** In milliseconds, by side. */
  const counted = signal<Used>({});
  const lifted = signal<string | undefined>(undefined);

  const mayCount = computed(() => !session.following.value && !session.several.value?.barred);
  const secret = computed(() => {
    const question = session.question.value;
    const side = question?.prompt.secret;
    // Its own phone asks without a curtain; another one does not ask at all.
    const isOpen = session.several.value?.seat === side || session.elsewhere() !== undefined;
    return side === undefined || isOpen ? undefined : `${question?.of}:${side}`;
  });
  const acts = computed(() => {
    const question = session.question.value;
    return question?.prompt.secret ?? question?.prompt.side ?? question?.side ?? session.table.value.side;
  });
  const wouldRun = computed(() => mayCount.value && recorded.value?.runs === true);
  const stands = computed((): Stands | undefined => {
    if (session.following.value) return 'tab';
    if (!mayCount.value) return 'elsewhere';
    if (session.table.value.verdict?.recorded) return 'over';
    if (!wouldRun.value) return 'paused';
    if (acts.value === undefined) return 'nobody';
    if (secret.value !== undefined && secret.value !== lifted.value) return 'curtain';
    return isSeen.value ? undefined : 'hidden';
  });
  const runsFor = computed(() => (stands.value ? undefined : acts.value));
  const usedBy = (side: string): number =>
    (recorded.value?.used[side] ?? 0) + Math.floor((counted.value[side] ?? 0) / 1000);
  const left = computed(() => {
    const most = 60 * (recorded.value?.minutes ?? 0);
    return Object.fromEntries(session.game.sides.map((side) => [side.id, most - usedBy(side.id)]));
  });

  let running: { readonly side: string; readonly since: number } | undefined;
  let asideAt = 0;
  let hiddenAt = 0;

  const putAside = () => {
    asideAt = Date.now();
    keepAside(id, { counted: counted.peek(), at: asideAt });
  };
  const standStill = (ms: number) => {
    if (ms >= LONG_S * 1000) stood.value = Math.round(ms / 1000);
  };
  /** Up to now; what lies before a gap was slept through. */
  const count = () => {
    if (!running) return;
    const { side, since } = running;
    const now = Date.now();
    const passed = Math.max(0, now - since);
    const isAsleep = passed > ASLEEP_MS;
    running = { side, since: now };
    if (isAsleep) standStill(passed);
    const before = left.peek()[side] ?? 0;
    counted.value = { ...counted.peek(), [side]: (counted.peek()[side] ?? 0) + (isAsleep ? 0 : passed) };
    const after = left.peek()[side] ?? 0;
    const told = TOLD.findLast((seconds) => before > seconds && after <= seconds);
    if (told !== undefined) tell(side, told);
  };
  const tick = () => {
    count();
    const since = Date.now() - asideAt;
    if (wouldRun.peek() && (since >= ASIDE_MS || since < 0)) putAside();
  };

  const stops = [
    effect(() => {
      if (curtainOpen.value && secret.value !== undefined) lifted.value = secret.value;
    }),
    // Of the tabs that have the game open the one that plays counts, from where the last one was.
    effect(() => {
      if (!mayCount.value) {
        counted.value = {};
        return;
      }
      const aside = asideOf(id);
      if (!aside) return;
      counted.value = aside.counted;
      if (wouldRun.peek()) standStill(Date.now() - aside.at);
    }),
    effect(() => {
      const side = runsFor.value;
      if (mayCount.peek()) count();
      running = side === undefined ? undefined : { side, since: Date.now() };
      if (side !== undefined) putAside();
    }),
  ];
  let lines = session.projection.peek().entries;
  stops.push(
    effect(() => {
      const { entries } = session.projection.value;
      if (entries === lines) return;
      lines = entries;
      stood.value = 0;
    }),
  );
  session.timeBy({
    due: () => {
      count();
      const due = Object.entries(counted.peek()).flatMap(([side, ms]) =>
        ms >= 1000 ? [[side, Math.floor(ms / 1000)] as const] : [],
      );
      return due.length && recorded.peek() ? { used: Object.fromEntries(due) } : undefined;
    },
    kept: (used) => {
      const rest = Object.entries(counted.peek()).map(
        ([side, ms]) => [side, ms - 1000 * (used[side] ?? 0)] as const,
      );
      counted.value = Object.fromEntries(rest);
      putAside();
    },
  });
  const timer = setInterval(tick, TICK_MS);
  const look = () => {
    const isNow = isVisible();
    if (isNow === isSeen.peek()) return;
    if (!isNow) {
      isSeen.value = false;
      hiddenAt = Date.now();
      if (wouldRun.peek()) putAside();
      return;
    }
    isSeen.value = true;
    if (runsFor.peek() !== undefined) standStill(Date.now() - hiddenAt);
  };
  globalThis.document?.addEventListener('visibilitychange', look);
  leaving.addEventListener('abort', () => {
    count();
    if (wouldRun.peek()) putAside();
    session.timeBy(undefined);
    clearInterval(timer);
    globalThis.document?.removeEventListener('visibilitychange', look);
    for (const stop of stops) stop();
  });
  return { session, left, stands, runsFor, stood };
}

const isVisible = (): boolean => globalThis.document?.visibilityState !== 'hidden';

/** What a device has counted of a game and not recorded yet, and when it put that aside. */
type Aside = { readonly counted: Used; readonly at: number };

const ASIDE = 'war-diary:clock';
/** Games at a time, the last ones. */
const MOST_GAMES = 20;

/** What the browser gives back is of unknown origin: what it is not held to be counts as nothing. */
function asides(): readonly (readonly [game: string, aside: Aside])[] {
  try {
    const kept: unknown = JSON.parse(recall(ASIDE) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isAside) : [];
  } catch {
    return [];
  }
}

function isAside(kept: unknown): kept is readonly [string, Aside] {
  const [game, aside]: readonly unknown[] = Array.isArray(kept) ? kept : [];
  if (typeof game !== 'string' || !isRecord(aside) || !isRecord(aside.counted)) return false;
  return [aside.at, ...Object.values(aside.counted)].every((number) =>
    isWhole(number, 0, Number.MAX_SAFE_INTEGER),
  );
}

const asideOf = (game: string): Aside | undefined => asides().find(([id]) => id === game)?.[1];

const keepAside = (game: string, aside: Aside): void =>
  keep(
    ASIDE,
    JSON.stringify([[game, aside], ...asides().filter(([id]) => id !== game)].slice(0, MOST_GAMES)),
  );
