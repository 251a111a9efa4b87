import { type ReadonlySignal, signal } from '@preact/signals';
import { TONES, type Tone } from '../core/play/tone';

/** Preferences of this browser. Where its storage is refused they last until the page is closed. */
export const THEMES = ['auto', 'light', 'dark', 'hall'] as const;
export type Theme = (typeof THEMES)[number];
export type DiceBy = 'app' | 'physical';
export type OddsShown = 'demand' | 'always';
export type DiceDefaults = { readonly [tone in Tone]: DiceBy };

const THEME_KEY = 'war-diary:theme';
const DICE_KEY = 'war-diary:dice';
const ODDS_KEY = 'war-diary:odds';

const themeSignal = signal<Theme>(readTheme());
const diceSignal = signal<DiceDefaults>(readDice());
const oddsSignal = signal<OddsShown>(recall(ODDS_KEY) === 'always' ? 'always' : 'demand');

export const theme: ReadonlySignal<Theme> = themeSignal;
/** Who rolls, by the side's tone, until a roll says otherwise. */
export const dice: ReadonlySignal<DiceDefaults> = diceSignal;
/** Whether a roll's odds stand open. */
export const oddsShown: ReadonlySignal<OddsShown> = oddsSignal;

export function setTheme(next: Theme): void {
  themeSignal.value = next;
  // The first-paint script takes any kept word as a theme, so "auto" keeps none.
  keep(THEME_KEY, next === 'auto' ? undefined : next);
  applyTheme(next);
}

export function setDice(tone: Tone, by: DiceBy): void {
  diceSignal.value = { ...diceSignal.peek(), [tone]: by };
  keep(DICE_KEY, JSON.stringify(diceSignal.peek()));
}

export function setOddsShown(next: OddsShown): void {
  oddsSignal.value = next;
  keep(ODDS_KEY, next);
}

applyTheme(themeSignal.peek());

function applyTheme(next: Theme): void {
  const root = globalThis.document?.documentElement;
  if (!root) return;
  if (next === 'auto') delete root.dataset.theme;
  else root.dataset.theme = next;
}

function readTheme(): Theme {
  const kept = recall(THEME_KEY);
  return THEMES.find((known) => known === kept) ?? 'auto';
}

function readDice(): DiceDefaults {
  let kept: { [tone in Tone]?: unknown } | null = null;
  try {
    kept = JSON.parse(recall(DICE_KEY) ?? 'null');
  } catch {
    // Not ours or cut short: the defaults are as good.
  }
  const by = (tone: Tone): DiceBy => (kept?.[tone] === 'physical' ? 'physical' : 'app');
  return Object.fromEntries(TONES.map((tone) => [tone, by(tone)])) as DiceDefaults;
}

/** What this browser keeps under a key; nothing where its storage is refused. */
export function recall(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a word under a key, or forgets it; does nothing where storage is refused. */
export function keep(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Refused (private mode, blocked, full): the signal holds it for this visit.
  }
}
