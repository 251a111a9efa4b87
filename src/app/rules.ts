import MiniSearch from 'minisearch';
import { type Axis, type ChartDef, labelName } from '../core/charts/chart';
import type { GameMeta } from '../core/play/game';
import type { RuleDigest, RuleTable } from '../core/play/rules';
import { failWith, ok, type Result } from '../core/result';
import { fold } from '../core/typed';

/** The rules of a game to read and to look up, with its charts where these can be opened. */
export type RuleBook = {
  readonly rules: readonly RuleDigest[];
  rule(number: string): RuleDigest | undefined;
  /** The charts that are printed with a rule, or with one under it. */
  chartsOf(number: string): readonly NamedChart[];
  /**
   * The best answers first; a slip of the thumb is forgiven. A number finds its rule and what is under it; the words
   * that stand for a number find theirs first.
   */
  search(query: string): readonly Answer[];
};

export type NamedChart = Pick<ChartDef, 'id' | 'name' | 'rule' | 'columns' | 'rows'>;

/** A rule with the sentence, or the row of a table, that speaks most of what was asked; or a chart. */
export type Answer = {
  readonly number: string;
  readonly title: string;
  readonly line: string;
  readonly chart?: string;
};

/** Reads the digest of a game, which is fetched only now. */
export async function openRules(
  meta: GameMeta,
  charts: readonly NamedChart[] = [],
): Promise<Result<RuleBook>> {
  try {
    return ok(makeRuleBook((await meta.digest?.()) ?? [], charts));
  } catch {
    return failWith(
      ['reload'],
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

/** A word of these in capitals is an abbreviation, as "AT": it is told from the word by a digit behind it. */
const withAbbreviations = (text: string): string =>
  text.replace(/\b[A-Z]{2,}\b/g, (word) => (EMPTY.has(word.toLowerCase()) ? `${word}0` : word));

/** What is asked, in plain words: an abbreviation among them is one that stands alone, or in capitals beside small letters. */
function abbreviated(query: string, plain: string): string {
  const words = wordsIn(plain);
  if (words.length === 1 && wordOf(plain.trim()) === null) return withAbbreviations(plain.toUpperCase());
  return plain === fold(query) && query !== query.toUpperCase() ? withAbbreviations(query) : plain;
}

/** Words of wargamers that stand for each other; what was typed counts more. */
const ALIKE = [
  'chance odds percent probability likely',
  'plane aircraft squadron fighter',
  'defend defence defense intercept',
  'limit maximum most',
  'stack together',
  'invasion invade landing',
].map((words) => words.split(' ').map(wordOf));

/** How players ask for what rulebooks call otherwise. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:per|in (?:a|one|the same)) hex\b/g, 'stack hex'],
  [/\bhow (?:many|much)\b/g, 'limit'],
];

type Indexed = Pick<RuleDigest, 'number' | 'title' | 'text'> & {
  readonly id: string;
  readonly terms: string;
  /** Each row of its tables in words. */
  readonly rows: readonly string[];
  readonly chart?: string;
};

export function makeRuleBook(rules: readonly RuleDigest[], charts: readonly NamedChart[] = []): RuleBook {
  const byNumber = new Map(rules.map((rule) => [rule.number, rule]));
  const known = new Set<string>();
  const index = new MiniSearch<Indexed>({
    fields: ['title', 'terms', 'text', 'rows'],
    tokenize: (text) => fold(withAbbreviations(text)).split(/[\p{Z}\p{P}]+/u),
    processTerm: (term) => {
      const word = wordOf(term);
      if (word) known.add(word);
      return word;
    },
  });
  const all = [...rules.map(indexedRule), ...charts.map(indexedChart)];
  const byId = new Map(all.map((each) => [each.id, each]));
  index.addAll(all);
  const spelled = (word: string) =>
    known.has(word) ? word : (swaps(word).find((swapped) => known.has(swapped)) ?? word);
  const asked = (term: string) => {
    const word = wordOf(term);
    return word === null ? null : [spelled(word), ...alike(spelled(word))];
  };
  return {
    rules,
    rule: (number) => byNumber.get(number),
    chartsOf: (number) =>
      charts.filter(({ rule }) =>
        rule.split(/,\s*/).some((each) => each === number || each.startsWith(`${number}.`)),
      ),
    search: (query) => {
      const words = fold(query);
      const numbered = /^\d+(\.\d*)?$/.test(words)
        ? rules.filter(({ number }) => number.startsWith(words))
        : [];
      if (numbered.length) return numbered.map((rule) => answer(indexedRule(rule), []));
      const plain = abbreviated(
        query,
        PHRASES.reduce((text, [said, meant]) => text.replace(said, meant), words),
      );
      const typed = new Set(wordsIn(plain).map((term) => spelled(wordOf(term) ?? '')));
      const found = index.search(plain, {
        processTerm: asked,
        boostTerm: (term) => (typed.has(term) ? 1 : 0.6),
        boost: { title: 3, terms: 2 },
        prefix: (term) => term.length > 2,
        // Only what is in no rule is taken for a slip.
        fuzzy: (term) => (known.has(term) || term.length < 4 ? 0 : term.length < 6 ? 1 : 2),
        weights: { fuzzy: 0.5, prefix: 0.4 },
      });
      const named = rules.find(({ number }) => fold(number) === words);
      // A rule that speaks of all that was asked goes before one that speaks much of one word.
      const ranked = found
        .filter(({ id }) => id !== named?.number)
        .map(({ id, score, queryTerms, terms }) => {
          const meant = new Set(queryTerms.map((term) => alike(term)[0] ?? term));
          return { id, terms, score: score * meant.size ** 2 };
        })
        .sort((a, b) => b.score - a.score);
      const others = ranked.flatMap(({ id, terms }) => {
        const one = byId.get(id);
        return one ? [answer(one, terms)] : [];
      });
      return [...(named ? [answer(indexedRule(named), [])] : []), ...others];
    },
  };
}

const indexedRule = ({ number, title, text, terms = [], tables = [] }: RuleDigest): Indexed => ({
  id: number,
  number,
  title,
  text,
  terms: terms.join(' '),
  rows: tables.flatMap(rowsOf),
});

/** "Singapore · Points 25 · Japan one regiment · Allies one coastal defense" */
const rowsOf = ({ columns, rows }: RuleTable): readonly string[] =>
  rows.map(([first = '', ...cells]) =>
    [first, ...cells.map((cell, at) => cell && `${columns[at + 1]} ${cell}`)].filter(Boolean).join(' · '),
  );

/** By its name and by what is printed at its edges. */
const indexedChart = ({ id, name, rule, columns, rows }: NamedChart): Indexed => ({
  id: `chart ${id}`,
  number: rule,
  title: name,
  text: '',
  rows: [],
  chart: id,
  terms: ['chart table', ...labelsOf(columns), ...labelsOf(rows)].join(' '),
});

const labelsOf = (axis: Axis): readonly string[] => [
  axis.label,
  ...axis.labels.map((head) => labelName(axis, head)),
];

/** With the first of the rows and sentences that hold most of the words that were found; else with its first sentence. */
function answer({ number, title, text, rows, chart }: Indexed, terms: readonly string[]): Answer {
  const sentences = text.split(/(?<=[.!?])\s+/);
  const lines = [...rows, ...sentences];
  const held = lines.map((line) => {
    const words = new Set(wordsIn(line).map(wordOf));
    return terms.filter((term) => words.has(term)).length;
  });
  const most = Math.max(...held);
  const line = (most > 0 ? lines[held.indexOf(most)] : sentences[0]) ?? '';
  return { number, title, line, ...(chart !== undefined && { chart }) };
}

/** The words that stand for this one, itself among them; none where it stands alone. */
const alike = (word: string) =>
  ALIKE.find((words) => words.includes(word))?.filter((each) => each !== null) ?? [];

/** The words of a text, as they are compared. */
const wordsIn = (text: string): string[] => fold(withAbbreviations(text)).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** A word as it is indexed: without plain English endings, so that "attacking" finds "attack". */
function wordOf(term: string): string | null {
  const word = term;
  if (EMPTY.has(word)) return null;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/(?<=...)(ing|ed|es|e)$|(?<=..)s$/, '');
}

/** The word with two neighbouring letters changed over: what thumbs do most. */
const swaps = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, i) => word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2),
  );
