import { type ReadonlySignal, signal } from '@preact/signals';
import { isTexts } from '../core/json';
import { ok, type Result } from '../core/result';
import { type OpenStore, openedStore } from './opened-store';

/** What broke, when nothing else caught it. The journal is safe then: only committed entries count. */
export type Crash = { readonly message: string };

const crashed = signal<Crash | undefined>(undefined);
export const crash: ReadonlySignal<Crash | undefined> = crashed;

/** For the screen's error boundary. The first report stays: later ones are mostly its echo. */
export function noteCrash(error: unknown): void {
  noteProblem(`crash ${placeOf(error)}`);
  crashed.value ??= { message: messageOf(error) };
}

const PROBLEMS_KEY = 'war-diary:problems';
const MOST_PROBLEMS = 10;

/** Keeps the code of what went wrong until the tab is closed, for a report; never what the players wrote. */
export function noteProblem(code: string): void {
  try {
    const kept = [code, ...recentProblems()].slice(0, MOST_PROBLEMS);
    sessionStorage.setItem(PROBLEMS_KEY, JSON.stringify(kept));
  } catch {
    // Refused: the report does without.
  }
}

/** Codes of the last problems, newest first. */
export function recentProblems(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PROBLEMS_KEY) ?? '[]');
    return isTexts(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** "TypeError assets/game-1a2b.js:1:2345": where in the code, and not what it was about. */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return [error.name, /assets\/[\w.-]+:\d+:\d+/.exec(error.stack ?? '')?.[0]].filter(Boolean).join(' ');
}

export function clearCrash(): void {
  crashed.value = undefined;
}

/** A copy of a game as it stands in the store, whole and unchecked, sealed entries included. */
export async function exportGame(id: string, open: OpenStore = openedStore): Promise<Result<Blob>> {
  const store = await open();
  const dump = store.ok ? await store.value.dumpGame(id) : store;
  if (!dump.ok) return dump;
  const { row, entries, pack, files } = dump.value;
  const copy = { format: 'war-diary-game', version: 1, row: withoutSeat(row), entries, pack, files };
  return ok(new Blob([JSON.stringify(copy)], { type: 'application/json' }));
}

/** A copy takes no place at a table, and the key of a player's devices goes nowhere. */
export function withoutSeat(row: unknown): unknown {
  const { seat: _, ...rest } = Object(row);
  return rest;
}

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error ?? '');
  return message || 'Unknown error';
}

/** Where the app's own files come from. */
const OWN = /^.*\/(?=app\/errors\.ts)|^.*\//.exec(import.meta.url)?.[0].replace(/^file:\/\//, '') ?? '';

/**
 * What nobody caught. Extensions, and what a browser puts into a page, fail in it too, and no screen is taken away for them:
 * that needs one of the app's own files.
 */
function noteUncaught(error: unknown, filename = ''): void {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const code = `foreign ${error instanceof Error ? error.name : 'error'}`;
  if (`${filename}\n${stack}`.includes(OWN)) noteCrash(error);
  // What fails over and over must not push out what the app noted of itself.
  else if (!recentProblems().includes(code)) noteProblem(code);
}

globalThis.addEventListener?.('error', (event) => {
  // Browsers report this one through the same channel; nothing is broken by it.
  if (!event.message?.startsWith('ResizeObserver loop'))
    noteUncaught(event.error ?? event.message, event.filename);
});
globalThis.addEventListener?.('unhandledrejection', (event) => noteUncaught(event.reason));
