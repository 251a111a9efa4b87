import type { RuleDigest, Term } from '../core/play/rules';

const linesOf = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

/**
 * Rules written as text, one a line: `4 Chits: What it says. | pull, cup`, with its number, its title, and after the bar the
 * words that it is searched by.
 */
export const digestOf = (text: string): readonly RuleDigest[] =>
  linesOf(text).map((line) => {
    const [, number, title, said, also] = /^(\S+) (.+?): (.+?)(?: \| (.+))?$/.exec(line) ?? [];
    if (!number || !title || !said) throw new Error(`no rule: ${line}`);
    return { number, title, text: said, ...(also && { terms: also.split(', ') }) };
  });

/** Terms written as text, one a line: `cup, cups: What it is. (4)`, with its other forms and the rule. */
export const termsOf = (text: string): readonly Term[] =>
  linesOf(text).map((line) => {
    const [, names = '', said, rule] = /^(.+?): (.+) \((.+)\)$/.exec(line) ?? [];
    const [term, ...forms] = names.split(', ');
    if (!term || !said || !rule) throw new Error(`no term: ${line}`);
    return { term, forms, text: said, rule };
  });
