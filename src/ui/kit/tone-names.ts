import type { Tone } from '../../core/play/tone';

/** What players call a side by, where no game is open: by its colour. */
export const TONE_NAMES: { readonly [tone in Tone]: string } = {
  a: 'Blue',
  b: 'Red',
  c: 'Green',
  d: 'Amber',
  e: 'Violet',
  f: 'Teal',
};
