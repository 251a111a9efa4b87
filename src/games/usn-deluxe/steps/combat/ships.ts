/** How a ship lies in a fight: what halves, doubles or divides what its counter prints. */
export type Lying = {
  readonly damaged?: boolean;
  /** 18(H): Under a coastal defense unit. */
  readonly underCdu?: boolean;
  /** Game 1: An Allied ship on the turn of the shock; what it is divided by goes before all else. */
  readonly shock?: boolean;
  /** Variable Deployment: One that the shock only halves, and whose guns against aircraft it spares. */
  readonly alert?: boolean;
  /** 12(N): Out of fuel, where that only cripples. */
  readonly dry?: boolean;
};

const halfOf = (printed: number, { damaged, dry }: Lying): number =>
  printed / (damaged ? 2 : 1) / (dry ? 2 : 1);
/** 2: Nothing that has a strength ever has less than one. */
const atLeastOne = (printed: number, strength: number): number => (printed > 0 ? Math.max(1, strength) : 0);
const shocked = (printed: number, { alert }: Lying): number =>
  atLeastOne(printed, Math.floor(printed / (alert ? 2 : 3)));

/** 8, 9, 18(H): What a ship defends with against the guns of ships and coastal defense, and of submarines. */
export function defenceAtSea(printed: number, lying: Lying): number {
  if (lying.shock) return shocked(printed, lying);
  return atLeastOne(printed, halfOf(printed, lying) * (lying.underCdu ? 2 : 1));
}

/** 2, 5H, 9: What a ship defends with against aircraft; under a coastal defense unit fractions are dropped. */
export function defenceFromAir(printed: number, lying: Lying): number {
  if (lying.shock) return shocked(printed, lying);
  const defence = halfOf(printed, lying);
  return atLeastOne(printed, lying.underCdu ? Math.floor(defence / 2) : defence);
}

/** 5H, 9: What a ship fires at aircraft. */
export const antiAircraft = (printed: number, lying: Lying): number =>
  lying.shock && !lying.alert ? shocked(printed, lying) : atLeastOne(printed, halfOf(printed, lying));

/** 9, 18(H)1: What a ship attacks with; one under a coastal defense unit only returns fire, with half, one without fuel does not. */
export const gunnery = (printed: number, lying: Lying): number =>
  lying.dry ? 0 : atLeastOne(printed, halfOf(printed, lying) / (lying.underCdu ? 2 : 1));

/** 8(J), 9(B): More than this many weeks, and a ship is sunk. */
export const MOST_WEEKS = 40;

/**
 * 32(C), (D): The strength left to submarines that attack together: each destroyer in the stack takes two, each battleship
 * and carrier one, as the Allies share it out, and one at least is left to each submarine.
 */
export const submarines = (attacks: readonly number[], destroyers: number, capital: number): number =>
  Math.max(attacks.length, attacks.reduce((sum, each) => sum + each, 0) - 2 * destroyers - capital);
