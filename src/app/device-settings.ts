import { type ReadonlySignal, signal } from '@preact/signals';
import { keep, recall } from './settings';

/** Preferences about this very device: unlike the others they do not travel with a copy. */
export type Switch = {
  /** What was chosen; undefined while nobody has. */
  readonly chosen: ReadonlySignal<boolean | undefined>;
  set(on: boolean): void;
};

/** Whether the screen is kept on while a game is open. */
export const screenSwitch = makeSwitch('war-diary:awake');
/** Whether the device may be moved by a result or a refused tap. */
export const hapticsSwitch = makeSwitch('war-diary:haptics');
/** Whether a shared report ends with what it was kept with. */
export const signSwitch = makeSwitch('war-diary:signed');

/** Whether single keys do something in a game. */
export const keysSwitch = makeSwitch('war-diary:keys');
/** On unless switched off, as everybody must be able to who speaks to the device or strikes keys by accident. */
export const wantsKeys = (): boolean => keysSwitch.chosen.value !== false;

export function makeSwitch(key: string): Switch {
  const kept = recall(key);
  const chosen = signal(kept === 'on' ? true : kept === 'off' ? false : undefined);
  return {
    chosen,
    set(on) {
      chosen.value = on;
      keep(key, on ? 'on' : 'off');
    },
  };
}
