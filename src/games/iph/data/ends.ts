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

/** Ends that only the players can call. */
export const CALLED_ENDS: readonly (End & { readonly label: string })[] = [
  { id: 'us-concedes', winner: 'jp', label: 'The US concedes', why: 'The US concedes', rule: '4.1' },
  { id: 'jp-concedes', winner: 'us', label: 'Japan concedes', why: 'Japan concedes', rule: '4.1' },
  { id: 'agreed', winner: 'nobody', label: 'Both agree to stop', why: 'Both agree to stop', rule: '4.1' },
];
