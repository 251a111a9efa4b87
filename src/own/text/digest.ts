import type { RuleDigest } from '../../core/play/rules';
import { fold } from '../../core/typed';
import type { Definition } from '../format/definition';
import { RULE } from '../play/edition';

/** What stays with people in every game that is a file. */
const WITH_PEOPLE: RuleDigest = {
  number: RULE,
  title: 'What the app keeps',
  text: 'The app keeps the track, the dice, the tables, the points and the lists. The map and the cards in hand stay with you: where a rule asks about them, you say how it is.',
  terms: ['board', 'hexes', 'file'],
};

/** What cites a rule: the rule itself, and what it is called. */
function citedIn(value: unknown, found: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) return;
  const { rule, name, title, say, text } = value as { readonly [key: string]: unknown };
  const words = [name, title, say, text].find((each) => typeof each === 'string' && each);
  if (typeof rule === 'string' && !found.has(rule)) found.set(rule, typeof words === 'string' ? words : rule);
  for (const part of Object.values(value)) citedIn(part, found);
}

/** The rules of a definition, in its author's words; what it cites and has no words for is named as printed elsewhere. */
export function digestOf(def: Definition): readonly RuleDigest[] {
  const { rules } = def.words;
  const known = new Set(rules.map(({ number }) => number));
  const cited = new Map<string, string>();
  const { words: _, ...rest } = def;
  citedIn(rest, cited);
  const further = [...cited]
    .filter(([number]) => !known.has(number))
    .map(([number, title]) => ({
      ...{ number, title },
      text: `The file names this rule and says no more of it: look it up in the printed rules of ${def.game.title}.`,
    }));
  const own = rules.map(({ number, title, text, terms }) => {
    const said = fold(`${title} ${text}`);
    const further = terms.filter((term) => !said.includes(fold(term)));
    return { number, title, text, ...(further.length && { terms: further }) };
  });
  const all = [...own, ...further].sort((a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }));
  return [...all, WITH_PEOPLE];
}
