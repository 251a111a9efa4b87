import type { RuleDigest } from '../../../core/play/rules';

/**
 * Rules written as text, one a line: `12(N) | Fuel | What it says. | 12(O), 34 | oil, endurance`, with its number, its title, the
 * rules that belong to it and the words that it is searched by; these last two may be missing.
 */
export const rulesOf = (text: string): readonly RuleDigest[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [number, title, said, see, terms] = line.split('|').map((part) => part.trim());
      if (!number || !title || !said) throw new Error(`no rule: ${line}`);
      return {
        number,
        title,
        text: said,
        ...(see && { see: see.split(', ') }),
        ...(terms && { terms: terms.split(', ') }),
      };
    });
