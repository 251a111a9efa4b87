/** What tells the sides of a game apart on the screens: the first side of a game has the first, and no two have the same. */
export const TONES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
/** Its colour in each theme, its shape and the corners of its dice stand in `ui/kit/tones.css`, its name in `ui/kit/tone-names.ts`. */
export type Tone = (typeof TONES)[number];
