import type { SideId } from './sides';

/** 4.2: Japan wins at once with this many points. */
export const WINNING_VP = 22;

/** How a game can end: at once by 4.2 and 4.3, at the end of turn 11, or by the players' own word. */
export const ENDS = [
  'vp-22',
  'vp-0',
  'no-beachhead',
  'gt-11',
  'jp-concedes',
  'us-concedes',
  'agreed',
] as const;
export type EndId = (typeof ENDS)[number];

export type End = {
  readonly id: EndId;
  readonly winner: SideId | 'nobody';
  readonly why: string;
  readonly rule: string;
};

type CalledId = 'us-concedes' | 'jp-concedes' | 'agreed';
type Called = End & { readonly id: CalledId };
const called = (id: CalledId, winner: End['winner'], why: string): Called => ({
  id,
  winner,
  why,
  rule: '4.1',
});

/** Ends that only the players can call. */
export const CALLED: { readonly [E in CalledId]: Called } = {
  'us-concedes': called('us-concedes', 'jp', 'The US concedes'),
  'jp-concedes': called('jp-concedes', 'us', 'Japan concedes'),
  agreed: called('agreed', 'nobody', 'Both agree to stop'),
};
export const CALLED_ENDS = Object.values(CALLED);

/** Why it ended so, where the lines no longer tell: what each end is by its rule. */
export const END_RULES: { readonly [E in EndId]: { readonly why: string; readonly rule: string } } = {
  'vp-22': { why: `Japan had ${WINNING_VP} victory points`, rule: '4.2' },
  'vp-0': { why: 'Japan had no victory point left', rule: '4.3' },
  'no-beachhead': { why: 'No beachhead marker was left', rule: '4.3' },
  'gt-11': { why: 'Turn 11 was over', rule: '4.3' },
  ...CALLED,
};
