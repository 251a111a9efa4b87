import MiniSearch from 'minisearch';
import type { GameMeta } from '../core/game';
import { fail, ok, type Result } from '../core/result';
import type { RuleDigest } from '../core/rules';

/** The rules of a game to read and to look up. */
export type RuleBook = {
  readonly rules: readonly RuleDigest[];
  rule(number: string): RuleDigest | undefined;
  /**
   * The best answers first; a slip of the thumb is forgiven. A number finds its rule and what is under it; the words
   * that stand for a number find theirs first.
   */
  search(query: string): readonly RuleDigest[];
};

/** Reads the digest of a game, which is fetched only now. */
export async function openRules(meta: GameMeta): Promise<Result<RuleBook>> {
  try {
    return ok(makeRuleBook((await meta.digest?.()) ?? []));
  } catch {
    return fail(
      'rules.load',
      'The rules could not be fetched. Nothing is lost. Go online once and try again, or reload.',
    );
  }
}

/** Words that say nothing of what is looked for. "us" is a side. */
const EMPTY = new Set(
  'a an and are at be by can do does for from have how i if in is it many may must of on or out the to we what when where which who with you'.split(
    ' ',
  ),
);

export function makeRuleBook(rules: readonly RuleDigest[]): RuleBook {
  const byNumber = new Map(rules.map((rule) => [rule.number, rule]));
  const known = new Set<string>();
  const index = new MiniSearch<RuleDigest & { id: string }>({
    fields: ['title', 'terms', 'text'],
    extractField: (rule, field) =>
      field === 'terms' ? (rule.terms ?? []).join(' ') : String(Reflect.get(rule, field) ?? ''),
    processTerm: (term) => {
      const word = wordOf(term);
      if (word) known.add(word);
      return word;
    },
  });
  index.addAll(rules.map((rule) => ({ ...rule, id: rule.number })));
  const asked = (term: string) => {
    const word = wordOf(term);
    return word && (known.has(word) ? word : (swaps(word).find((swapped) => known.has(swapped)) ?? word));
  };
  return {
    rules,
    rule: (number) => byNumber.get(number),
    search: (query) => {
      const words = query.trim();
      const numbered = /^\d+(\.\d*)?$/.test(words)
        ? rules.filter(({ number }) => number.startsWith(words))
        : [];
      if (numbered.length) return numbered;
      const found = index.search(words, {
        processTerm: asked,
        boost: { title: 3, terms: 2 },
        prefix: (term) => term.length > 2,
        // Only what is in no rule is taken for a slip.
        fuzzy: (term) => (known.has(term) || term.length < 4 ? 0 : term.length < 6 ? 1 : 2),
        weights: { fuzzy: 0.5, prefix: 0.4 },
      });
      // A rule that speaks of all that was asked goes before one that speaks much of one word.
      const ranked = found.map(({ id, score, queryTerms }) => ({
        id,
        score: score * new Set(queryTerms).size ** 2,
      }));
      const named = rules.find(({ number }) => number.toLowerCase() === words.toLowerCase());
      const others = ranked.filter(({ id }) => id !== named?.number).sort((a, b) => b.score - a.score);
      return [...(named ? [named] : []), ...others.flatMap(({ id }) => byNumber.get(id) ?? [])];
    },
  };
}

/** A word as it is indexed: small, without plain English endings, so that "attacking" finds "attack". */
function wordOf(term: string): string | null {
  const word = term.toLowerCase();
  if (EMPTY.has(word)) return null;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/(?<=...)(ing|ed|es|e|s)$/, '');
}

/** The word with two neighbouring letters changed over: what thumbs do most. */
const swaps = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, i) => word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2),
  );
