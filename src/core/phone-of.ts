/** A side's name that is a plural: "Allies". */
const ALLIES = /^(?:the )?allies$/i;

/** "Ken’s phone", "The Allies’ phone". */
export const phoneOf = (name: string): string =>
  ALLIES.test(name.trim()) ? 'The Allies’ phone' : `${name}’s phone`;
