import type { SideId } from './sides';

/** How a series can end: by its score, by the landing, or by the players' own word. */
export const ENDS = [
  'us-victory',
  'draw',
  'jp-victory',
  'jp-strategic',
  'invasion',
  'jp-concedes',
  'us-concedes',
  'agreed',
] as const;
export type EndId = (typeof ENDS)[number];

export const winnerOf = (end: EndId): SideId | 'nobody' => {
  if (end === 'draw' || end === 'agreed') return 'nobody';
  return end === 'us-victory' || end === 'jp-concedes' ? 'us' : 'jp';
};

export const END_NAMES: { readonly [E in EndId]: string } = {
  'us-victory': 'US victory',
  draw: 'draw',
  'jp-victory': 'Japanese victory',
  'jp-strategic': 'Japanese strategic victory',
  invasion: 'Japanese strategic victory',
  'jp-concedes': 'Japan concedes',
  'us-concedes': 'the US concedes',
  agreed: 'both agree to stop',
};

/** Ends that only the players can call. */
export const CALLS = ['us-concedes', 'jp-concedes', 'agreed'] as const satisfies readonly EndId[];
export const isCalled = (end: EndId): boolean => CALLS.some((each) => each === end);
