/** Points that come back from one mission. */
export type Returning = {
  readonly points: number;
  readonly patrol?: boolean;
  readonly extended?: boolean;
};
/** What can take them: in the hex that they left, and elsewhere within normal range of where they flew. */
export type Room = { readonly home: number; readonly near: number };

/** 5(O): Who stayed over their own hex or flew beyond normal range have no other bases than those they left. */
export const isBound = ({ patrol, extended }: Pick<Returning, 'patrol' | 'extended'>): boolean =>
  patrol === true || extended === true;

/** 5(O): Who lands where, at home first, and how many find no room and are lost. */
export function landing(returning: Returning, { home, near }: Room): Room & { readonly lost: number } {
  const { points } = returning;
  const back = Math.min(points, home);
  const elsewhere = isBound(returning) ? 0 : Math.min(points - back, near);
  return { home: back, near: elsewhere, lost: points - back - elsewhere };
}
