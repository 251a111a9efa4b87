import type { Term } from '../../core/play/rules';
import type { Definition } from '../format/definition';
import { RULE } from '../play/edition';

/** The terms of a definition, in its author's words. */
export const termsOf = ({ words }: Definition): readonly Term[] =>
  words.terms.flatMap(({ forms: [term, ...forms], text, rule }) =>
    term === undefined ? [] : [{ term, text, rule: rule || RULE, ...(forms.length && { forms }) }],
  );
