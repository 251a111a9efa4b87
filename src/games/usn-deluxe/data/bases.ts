import type { SideId } from './units';

/** 12(O): Bases that refuel ships of this side without limit, even after they were lost and retaken; and every base in Japan. */
export const MAJOR_BASES: { readonly [side in SideId]: readonly string[] } = {
  a: ['West Coast', 'India', 'Pearl Harbor', 'Singapore', 'Manila', 'Soerabaja', 'Sydney'],
  j: ['Osaka', 'Kure', 'Ominato', 'Truk', 'Shanghai'],
};
