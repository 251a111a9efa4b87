/** A name for several people: a side that is one word for many, or players that are joined. */
const SEVERAL = /^(?:the )?allies$| and | ?[&/] ?| \+ /i;
const ALLIES = /^allies$/i;

/** "Ken wins", "The Allies win": who does something, by name. */
export const whoDoes = (name: string, one: string, many: string): string => {
  const who = name.trim();
  return `${ALLIES.test(who) ? 'The Allies' : name} ${SEVERAL.test(who) ? many : one}`;
};
