import './rules.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Answer, type NamedChart, openRules, type RuleBook } from '../../app/rules';
import type { GameMeta } from '../../core/play/game';
import type { RuleDigest } from '../../core/play/rules';
import { useLoaded } from '../kit/use-loaded';
import { Words } from '../kit/words';
import { explainTerms } from './terms';

type Props = {
  meta: GameMeta;
  /** The rule that is open; none for all of them. */
  number: string | undefined;
  hrefOf(number: string): string;
  /** Those that can be opened from here. */
  charts?: Charts;
};

type Charts = { readonly all: readonly NamedChart[]; hrefOf(id: string): string };

const NO_CHARTS: Charts = { all: [], hrefOf: () => '' };

/** What was last looked for in a game, for as long as the page lives: the way back from a rule leads to the answers. */
let kept = { game: '', query: '' };

/** Look-up over the rules in our own words, and one of them read. */
export function RulePage({ meta, number, hrefOf, charts = NO_CHARTS }: Props) {
  const [query, setQuery] = useState(kept.game === meta.id ? kept.query : '');
  useEffect(() => void explainTerms(meta), [meta]);
  const { came, notice } = useLoaded(() => openRules(meta, charts.all), [meta, charts.all]);
  if (!came) return notice ?? <p class="soft late">Looking for the rules…</p>;
  const { rules, rule, search } = came.value;
  const one = number === undefined ? undefined : rule(number);
  if (one) return <OneRule rule={one} book={came.value} hrefOf={hrefOf} charts={charts} />;
  const found: readonly Answer[] = query.trim()
    ? search(query)
    : rules.map((each) => ({ ...each, line: '' }));
  return (
    <>
      {number !== undefined && <p class="soft">There is no digest of rule {number}.</p>}
      <input
        class="text-input"
        type="search"
        aria-label="Look up a rule"
        placeholder="Look up: a word or a number"
        enterkeyhint="search"
        autocomplete="off"
        value={query}
        onInput={(event) => {
          kept = { game: meta.id, query: event.currentTarget.value };
          setQuery(kept.query);
        }}
      />
      <output class="sr">
        {query.trim() && `${found.length} ${found.length === 1 ? 'rule' : 'rules'} found`}
      </output>
      {found.length === 0 && <p class="soft">Nothing found. Try one word of it, or a rule’s number.</p>}
      <ul class="rule-list" aria-label="Rules">
        {found.map(({ number: at, title, line, chart }) => (
          <li key={chart ?? at}>
            <a class="card rule-link" href={chart === undefined ? hrefOf(at) : charts.hrefOf(chart)}>
              <span class="rule">{at}</span>
              <b>{title}</b>
              {query.trim() && <span class="soft rule-start">{chart === undefined ? line : 'Chart'}</span>}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

type OneProps = {
  rule: RuleDigest;
  book: RuleBook;
  hrefOf(number: string): string;
  charts: Charts;
};

function OneRule({ rule: { number, title, text, see = [] }, book, hrefOf, charts }: OneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [number]);
  const printed = book.chartsOf(number);
  const also = see.flatMap((other) => book.rule(other) ?? []);
  return (
    <>
      <article class="card rule-read">
        <h2 ref={heading} tabIndex={-1}>
          <span class="rule">{number}</span> {title}
        </h2>
        <p>
          <Words text={text} of={number} />
        </p>
      </article>
      {printed.length > 0 && (
        <ul class="rule-list" aria-label="Charts">
          {printed.map(({ id, name, rule }) => (
            <li key={id}>
              <a class="card rule-link" href={charts.hrefOf(id)}>
                <span class="rule">{rule}</span>
                <b>{name}</b>
              </a>
            </li>
          ))}
        </ul>
      )}
      {also.length > 0 && (
        <ul class="rule-list" aria-label="See also">
          {also.map((other) => (
            <li key={other.number}>
              <a class="card rule-link" href={hrefOf(other.number)}>
                <span class="rule">{other.number}</span>
                <b>{other.title}</b>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p class="soft">In our own words, for quick reference. Where it matters, the rulebook counts.</p>
    </>
  );
}
