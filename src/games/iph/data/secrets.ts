import { SEQUENCE } from './sequence';

/** Tags of what Japan seals: the landing order (3.2) and each ship disposition (7.3). */
export const LANDING_ORDER = 'landing-order';
export const dispositionTag = (turn: number): string => `ships:${turn}`;

/** After the game nothing stays sealed. */
export const ALL_SECRETS: readonly string[] = [
  LANDING_ORDER,
  ...(SEQUENCE.steps.find(({ id }) => id === 'carrier-warfare')?.turns ?? []).map(dispositionTag),
];
