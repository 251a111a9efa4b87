import '../kit/data-table.css';
import './rules.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Answer, type NamedChart, openRules, type RuleBook } from '../../app/rules';
import type { GameMeta, GuideOf } from '../../core/play/game';
import { isOwn } from '../../core/play/game-file';
import type { RuleDigest, RuleTable } from '../../core/play/rules';
import { ok } from '../../core/result';
import { Scroll } from '../kit/scroll';
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
  /** Where a game is open: what it is at, and the numbers of the rules that speak of it. */
  now?: (guide: GuideOf) => { readonly title: string; readonly numbers: readonly string[] };
};

type Charts = { readonly all: readonly NamedChart[]; hrefOf(id: string): string };

const NO_CHARTS: Charts = { all: [], hrefOf: () => '' };

/** What was last looked for in a game, for as long as the page lives: the way back from a rule leads to the answers. */
let kept = { game: '', query: '' };

/** Look-up over the rules in our own words, and one of them read. */
export function RulePage({ meta, number, hrefOf, charts = NO_CHARTS, now }: Props) {
  const [query, setQuery] = useState(kept.game === meta.id ? kept.query : '');
  useEffect(() => void explainTerms(meta), [meta]);
  // Both at once: what came second would push the first down. A guide that is not to be had is no harm.
  const load = async () => {
    const guided = now && meta.guide?.().catch(() => undefined);
    const projection = await openRules(meta, charts.all);
    return projection.ok ? ok({ ...projection.value, guide: await guided }) : projection;
  };
  const { came, notice } = useLoaded(load, [meta, charts.all]);
  if (!came) return notice ?? <p class="soft late">Looking for the rules…</p>;
  const { rules, rule, search, guide } = came.value;
  const one = number === undefined ? undefined : rule(number);
  if (one)
    return (
      <OneRule rule={one} projection={came.value} hrefOf={hrefOf} charts={charts} ofFile={isOwn(meta.id)} />
    );
  const found: readonly Answer[] = query.trim()
    ? search(query)
    : rules.map((each) => ({ ...each, line: '' }));
  const phase = query.trim() || !guide ? undefined : now?.(guide);
  const due = [...new Set(phase?.numbers)].flatMap((each) => rule(each) ?? []);
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
      {due.length > 0 && (
        <>
          <h2>{phase?.title}</h2>
          <RuleLinks label="Rules of this phase" rules={due} hrefOf={hrefOf} />
          <h2>All rules</h2>
        </>
      )}
      <ul class={query.trim() ? 'rule-list' : 'rule-list plainly'} aria-label="Rules">
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
  projection: RuleBook;
  hrefOf(number: string): string;
  charts: Charts;
  /** The game is a file: its author's words. */
  ofFile: boolean;
};

function OneRule({
  rule: { number, title, text, tables = [], see = [] },
  projection,
  hrefOf,
  charts,
  ofFile,
}: OneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [number]);
  const printed = projection.chartsOf(number);
  const also = see.flatMap((other) => projection.rule(other) ?? []);
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
      {tables.map((table) => (
        <TableOfRule key={table.title} table={table} />
      ))}
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
      {also.length > 0 && <RuleLinks label="See also" rules={also} hrefOf={hrefOf} />}
      <p class="soft">
        {ofFile ? 'In the words of the game’s file' : 'In our own words'}, for quick reference. Where it
        matters, the rulebook counts.
      </p>
    </>
  );
}

const TableOfRule = ({ table: { title, note, columns, rows } }: { table: RuleTable }) => (
  <div class="card rule-table">
    <Scroll label={title}>
      <table class="data-table">
        <caption>
          <b>{title}</b> {note && <span class="soft">{note}</span>}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{first}</th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]} data-head={columns[at + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  </div>
);

type LinksProps = { label: string; rules: readonly RuleDigest[]; hrefOf(number: string): string };

const RuleLinks = ({ label, rules, hrefOf }: LinksProps) => (
  <ul class="rule-list" aria-label={label}>
    {rules.map(({ number, title }) => (
      <li key={number}>
        <a class="card rule-link" href={hrefOf(number)}>
          <span class="rule">{number}</span>
          <b>{title}</b>
        </a>
      </li>
    ))}
  </ul>
);
