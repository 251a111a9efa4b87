export type SideId = 'jp' | 'us';
/** Whom Japan is at war with. */
export type Power = 'us' | 'gb';
