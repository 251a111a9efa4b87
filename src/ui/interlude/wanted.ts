import { makeSwitch } from '../../app/device-settings';

/** Whether a new turn, a reveal and the end fill the screen until the next tap. */
export const interludeSwitch = makeSwitch('war-diary:interludes');

/** What was chosen; else on, but for those who asked their system for less motion. */
export const wantsInterludes = (): boolean =>
  interludeSwitch.chosen.value ?? !matchMedia('(prefers-reduced-motion: reduce)').matches;
