import { tidySpan } from '../../../core/charts/tidy-span';

/** `odds` as they are kept; `isOpen`: printed with "or more", "+" and the like. */
export type OddsHead = {
  readonly odds: string;
  readonly attack: number;
  readonly defence: number;
  /** No span of numbers looks like it. */
  readonly isPlain: boolean;
  readonly isOpen: boolean;
};

const AMOUNT = '(\\d{1,2}(?:\\.\\d{1,2}|/[2-9])?)';
const ODDS = new RegExp(
  `^([<>]=? ?|[≤≥] ?)?${AMOUNT} ?(:|-|/|to) ?${AMOUNT}(?::00)?( ?[+-]| or \\w+)?$`,
  'i',
);

/** `1:2`, `1-2`, `1 to 2`, `3/2:1` (printed 1½:1), `1.5-1`, `6:1+`. */
export function oddsOf(head: string): OddsHead | undefined {
  const [, before, a = '', sign = '', d = '', after] = ODDS.exec(head) ?? [];
  const [[p, q], [r, s]] = [shareOf(a), shareOf(d)];
  // Whole odds stay as they are printed.
  const [attack, defence] = q === 1 && s === 1 ? [p, r] : reduced(p * s, r * q);
  if (attack < 1 || defence < 1 || attack > 99 || defence > 99) return undefined;
  return {
    odds: `${attack}:${defence}`,
    attack,
    defence,
    isPlain: sign === ':' || attack >= defence,
    isOpen: before !== undefined || after !== undefined,
  };
}

function shareOf(amount: string): readonly [number, number] {
  const [of = '', by] = amount.split('/');
  if (by) return [Number(of), Number(by)];
  const [, places = ''] = of.split('.');
  const tens = 10 ** places.length;
  return [Math.round(Number(of) * tens), tens];
}

/** In whole numbers as small as can be. */
function reduced(a: number, d: number): readonly [number, number] {
  const share = (x: number, y: number): number => (y ? share(y, x % y) : x);
  const by = share(a, d) || 1;
  return [a / by, d / by];
}

const N = '([+-]?\\d{1,4})';
const TIE = '(?:or|and|&)';
const LESS = `${TIE} (?:less|lower|fewer|under|below|down)`;
const MORE = `${TIE} (?:more|higher|greater|over|above|up)`;
const whole = (form: string): RegExp => new RegExp(`^${form}$`);
/** How the numbers of a head are printed, and what they stand for. */
const FORMS: readonly (readonly [RegExp, (a: number, b: number) => string])[] = [
  [whole(`${N} ?(?:${LESS}|-)`), (a) => `..${a}`],
  [whole(`(?:up to|at most|≤|<=|=<) ?${N}`), (a) => `..${a}`],
  [whole(`(?:less than|under|below|<) ?${N}`), (a) => `..${a - 1}`],
  [whole(`${N} ?(?:${MORE}|\\+)`), (a) => `${a}..`],
  [whole(`(?:at least|from|≥|>=|=>) ?${N}`), (a) => `${a}..`],
  [whole(`(?:more than|over|above|>) ?${N}`), (a) => `${a + 1}..`],
  [whole(`${N} ?(?:-|\\.{2,3}|…|to|thru|through) ?${N}`), (a, b) => between(a, b)],
  [whole(`${N} ?(?:or|and|&|/|, ?) ?${N}`), (a, b) => (b === a + 1 ? `${a}..${b}` : `${a},${b}`)],
];

/** 91-00 of a hundred ends at 100; −2 to −4 is −4 to −2. */
const between = (a: number, b: number): string => {
  const end = b === 0 && a > 1 ? 100 : b;
  return `${Math.min(a, end)}..${Math.max(a, end)}`;
};

/** The span that a head stands for, as it is kept: `≤1`, `1 or less` and `<=1` are `..1`; nothing where it is none. */
export function spanOf(head: string): string | undefined {
  const plain = head.toLowerCase();
  for (const [form, words] of FORMS) {
    const [found, a, b] = form.exec(plain) ?? [];
    if (found !== undefined) return tidySpan(words(Number(a), Number(b ?? 0)));
  }
  return tidySpan(plain.replaceAll(', ', ','));
}

/** What the heads of one side are: most of them are odds, or numbers; else words. */
export function kindOf(heads: readonly string[]): 'odds' | 'spans' | 'words' {
  const odds = heads.map(oddsOf).filter((head) => head !== undefined);
  if (odds.length > 1 && odds.length * 2 >= heads.length && odds.some(({ isPlain }) => isPlain))
    return 'odds';
  const spans = heads.filter((head) => spanOf(head) !== undefined).length;
  return spans && spans * 2 >= heads.length ? 'spans' : 'words';
}

/** The heads of one side as they are kept, each read as most of them are. */
export function tidyHeads(heads: readonly string[]): readonly string[] {
  const kind = kindOf(heads.filter(Boolean));
  if (kind === 'odds') return heads.map((head) => oddsOf(head)?.odds ?? head);
  return kind === 'spans' ? heads.map((head) => spanOf(head) ?? head) : heads;
}
