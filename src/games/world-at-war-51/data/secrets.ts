import type { SideId } from './sides';

/** What either side has sealed: Japan's Magic where both write theirs, and all that the US knows until 6.7. */
export const MAGIC_JP = 'magic-jp';
export const US_SECRETS = 'us';
/** What a side draws is never opened to the other. */
export const drawsTag = (side: SideId): string => `draws-${side}`;
