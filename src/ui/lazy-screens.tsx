import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { BackLink } from './components/BackLink';
import { Notice } from './components/Notice';
import { Opening } from './components/Opening';

const diceTest = lazyScreen(() => import('./screens/dice-test').then(({ DiceTestScreen }) => DiceTestScreen));
const game = lazyScreen(() => import('./game').then(({ GameScreen }) => GameScreen));
const packs = lazyScreen(() => import('./packs/packs').then(({ PacksScreen }) => PacksScreen));
const quick = lazyScreen(() => import('./quick').then(({ QuickScreen }) => QuickScreen));
const backups = lazyScreen(() => import('./backups/backups').then(({ BackupsScreen }) => BackupsScreen));
const rules = lazyScreen(() => import('./rules/rules').then(({ RulesScreen }) => RulesScreen));
const settings = lazyScreen(() => import('./settings/settings').then(({ SettingsScreen }) => SettingsScreen));
const carryOn = lazyScreen(() => import('./screens/continue').then(({ ContinueScreen }) => ContinueScreen));
const ready = lazyScreen(() => import('./ready/ready').then(({ ReadyScreen }) => ReadyScreen));
const keys = lazyScreen(() => import('./manners/keys-screen').then(({ KeysScreen }) => KeysScreen));
const rescue = lazyScreen(() => import('./backups/rescue').then(({ RescueScreen }) => RescueScreen));

/** Starts fetching the game screens; calling again does nothing unless the last try failed. */
export const loadGameScreens = game.load;
export const LazyDiceTest = diceTest.Screen;
export const LazyGame = game.Screen;
export const LazyPacks = packs.Screen;
export const LazyQuick = quick.Screen;
export const LazyBackups = backups.Screen;
export const LazyRules = rules.Screen;
export const LazySettings = settings.Screen;
export const LazyContinue = carryOn.Screen;
export const LazyReady = ready.Screen;
export const LazyKeys = keys.Screen;
export const LazyRescue = rescue.Screen;

/** A screen that is fetched when it is first shown, or asked for before. */
export function lazyScreen<P extends object>(fetch: () => Promise<ComponentType<P>>) {
  const loaded = signal<{ readonly screen: ComponentType<P> } | 'failed' | undefined>(undefined);
  let asked = false;
  function load(): void {
    if (asked) return;
    asked = true;
    fetch().then(
      (screen) => {
        loaded.value = { screen };
      },
      () => {
        loaded.value = 'failed';
        asked = false;
      },
    );
  }
  function retry(): void {
    loaded.value = undefined;
    load();
  }
  function Screen(props: P) {
    const now = loaded.value;
    const there = now !== undefined && now !== 'failed';
    const waited = useRef(!there);
    useEffect(() => {
      // The link that led here is gone with its screen: the focus waits for the heading of this one.
      if (there && waited.current && document.activeElement === document.body) focusHeading();
    }, [there]);
    if (now === 'failed') return <Missing onRetry={retry} />;
    if (now) return <now.screen {...props} />;
    load();
    return <Opening />;
  }
  return { load, Screen };
}

const focusHeading = (): void =>
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });

const MISSING = {
  code: 'ui.chunk',
  message:
    'This screen could not be fetched. Your games are safe on this device. Go online once and try again, or reload.',
};

const Missing = ({ onRetry }: { onRetry: () => void }) => (
  <>
    <header class="bar back">
      <div class="t">
        <BackLink to={{ screen: 'home' }} />
        <h1 tabIndex={-1}>War Diary</h1>
      </div>
    </header>
    <main class="page">
      <Notice problem={MISSING}>
        <button type="button" onClick={onRetry}>
          Try again
        </button>
        <button type="button" onClick={() => location.reload()}>
          Reload
        </button>
      </Notice>
    </main>
  </>
);
