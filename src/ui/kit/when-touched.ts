import { signal } from '@preact/signals';

/** The first touch or key of somebody who plays; `looked at` where a game has lain open for a while; later `before`. */
export type Touch = Event | 'looked at' | 'before';

/** Less than any phone takes to switch its screen off. */
const A_WHILE_MS = 10_000;

/** Nothing beside the play is fetched before it. */
export const touched = signal<Touch | undefined>(undefined);

/** Waits for it while a game is open. Returns how to stop: what is struck elsewhere is not meant for a game. */
export function awaitTouch(): () => void {
  const stop = () => {
    clearTimeout(wait);
    removeEventListener('pointerup', came, { capture: true });
    removeEventListener('keydown', came, { capture: true });
  };
  const came = (touch: Touch) => {
    stop();
    touched.value ??= touch;
  };
  const wait = setTimeout(() => came('looked at'), A_WHILE_MS);
  addEventListener('pointerup', came, { capture: true });
  addEventListener('keydown', came, { capture: true });
  return stop;
}
