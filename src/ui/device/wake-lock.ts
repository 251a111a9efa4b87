import { effect, signal } from '@preact/signals';
import { screenSwitch } from '../../app/device-settings';

/**
 * Keeps the screen on while a game is open. The system takes the lock away whenever the page is hidden, and may
 * refuse it when the battery is low: it is asked again on return and with the next tap.
 */
type ScreenState = 'idle' | 'asking' | 'on' | 'off' | 'refused';

/** How it stands; `idle` while no game is open. */
export const screenState = signal<ScreenState>('idle');
export const canKeepAwake = (): boolean => 'wakeLock' in navigator;
/** On unless it was switched off. */
export const wantsAwake = (): boolean => screenSwitch.chosen.value !== false;

let isOpen = false;
let lock: WakeLockSentinel | undefined;
let isAsking = false;

/** Holds the screen on until the returned function is called. */
export function holdScreen(): () => void {
  if (!canKeepAwake()) return () => undefined;
  isOpen = true;
  const stop = effect(() => {
    if (wantsAwake()) void ask();
    else drop('off');
  });
  const again = () => void ask();
  document.addEventListener('visibilitychange', again);
  document.addEventListener('pointerup', again);
  document.addEventListener('keyup', again);
  return () => {
    isOpen = false;
    stop();
    document.removeEventListener('visibilitychange', again);
    document.removeEventListener('pointerup', again);
    document.removeEventListener('keyup', again);
    drop('idle');
  };
}

/** Asks the system once and lets go at once: whether it would keep the screen on. */
export async function tryScreen(): Promise<'works' | 'refused' | 'missing'> {
  if (!canKeepAwake()) return 'missing';
  try {
    await (await navigator.wakeLock.request('screen')).release();
    return 'works';
  } catch {
    return 'refused';
  }
}

const isWanted = (): boolean =>
  isOpen && screenSwitch.chosen.peek() !== false && document.visibilityState === 'visible';

async function ask(): Promise<void> {
  if (!isWanted() || lock || isAsking) return;
  isAsking = true;
  if (screenState.peek() !== 'refused') screenState.value = 'asking';
  const taken = await navigator.wakeLock.request('screen').catch(() => undefined);
  isAsking = false;
  if (taken && isWanted()) {
    lock = taken;
    taken.addEventListener('release', () => {
      if (lock !== taken) return;
      lock = undefined;
      if (isOpen) screenState.value = 'refused';
    });
    screenState.value = 'on';
  } else {
    void taken?.release();
    if (isWanted()) screenState.value = 'refused';
  }
}

function drop(state: ScreenState): void {
  const held = lock;
  lock = undefined;
  void held?.release();
  screenState.value = state;
}
