import type { RuleDigest, Term } from '../core/play/rules';
import { rowsOf } from './rows';

// The rules and the terms of a game as text, one a line, in the one format of all games.

/** A list as it stands in a line: `oil, endurance`. */
const listOf = (part: string): readonly string[] => part.split(', ');

/**
 * Rules: `12(N) | Fuel | What it says. | 12(O), 34 | oil, endurance`, with its number, its title, its text, the rules that
 * belong to it and the words that it is searched by. The last two may be missing.
 */
export const digestOf = (text: string): readonly RuleDigest[] =>
  rowsOf('rule', text, ([number, title, said, see, terms, ...more]) =>
    number && title && said && !more.length
      ? {
          number,
          title,
          text: said,
          ...(see && { see: listOf(see) }),
          ...(terms && { terms: listOf(terms) }),
        }
      : undefined,
  );

/** Terms: `cup, cups | What it is. | 4`, with the word and how else it is written, its text and the rule. */
export const termsOf = (text: string): readonly Term[] =>
  rowsOf('term', text, ([names = '', said, rule, ...more]) => {
    const [term, ...forms] = listOf(names);
    return term && said && rule && !more.length
      ? { term, ...(forms.length && { forms }), text: said, rule }
      : undefined;
  });
