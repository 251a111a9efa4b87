import { hapticsSwitch } from '../../app/device-settings';

const PULSE = { result: 18, refused: [12, 50, 12], turn: [40, 60, 40] } as const;

export const canPulse = (): boolean => typeof navigator.vibrate === 'function';

/** What was chosen; else on, but for those who asked their system for less motion. */
export const wantsPulse = (): boolean =>
  hapticsSwitch.chosen.value ?? !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A short pulse where the device can: one for a result, two for a tap that was not taken, two longer ones for the turn. */
export function pulse(what: keyof typeof PULSE): void {
  // Browsers complain of it before the first tap.
  if (!canPulse() || !wantsPulse() || navigator.userActivation?.hasBeenActive === false) return;
  const pattern = PULSE[what];
  navigator.vibrate(typeof pattern === 'number' ? pattern : [...pattern]);
}
