// An ordinary week of the war in the Pacific, tap by tap: told once for the screens and for what they show.

/** A hand at the table. Dice are the players' own, and told apart. */
export type Hand = {
  taps(...names: readonly (string | RegExp)[]): Promise<void>;
  roll(...faces: readonly number[]): Promise<void>;
  mark(label: string, group?: string): Promise<void>;
};

/** Taps of it, dice apart. More is a fault: somebody has put a question in its way. */
export const ORDINARY_WEEK = 30;

/** A fleet of each side goes to sea and comes home, a unit digs in, a base is built, every tank runs dry. */
export async function ordinaryWeek(hand: Hand, newYear?: () => Promise<void>): Promise<void> {
  await hand.taps('Confirm what is due, call no reserves', 'Repair ships', 'Start the repairs');
  await newYear?.();
  await hand.taps(/^On to 2 /, /^Truk to sea/, 'Move the ships', 'Submarine stations');
  await hand.mark('SS-3', 'Put on station now');
  await hand.taps('Set the stations');
  await hand.taps(/^On to 3 /, 'Entrench', 'Continue');
  await hand.roll(5);
  await hand.taps(/^On to 4 /, /^Pearl Harbor, Oahu to sea/, 'Move the ships');
  await hand.taps(/^Nothing in 5: on to 6$/, /^From sea to Pearl Harbor/, 'Move the ships');
  await hand.taps(/^Refuel \d+ ships: Noumea/, 'Refuel these ships');
  await hand.taps(/^On to 7 /, 'Build an air base, or 5 more (Japan)');
  await hand.roll(6);
  await hand.taps(/^On to 8 /, /^From sea to Truk/, 'Move the ships');
  await hand.taps(/^Refuel \d+ ships in \d bases/, 'Refuel these ships');
  await hand.taps(/^Nothing in 9: on to 10$/, /^Administration, on to turn /, 'Continue');
  await hand.roll(4);
}
