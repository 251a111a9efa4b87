import type { ComponentChildren } from 'preact';
import type { Losses as Lost } from '../../core/charts/chart';
import type { Tone } from '../../core/play/tone';
import { isResult, type TraceLine } from '../../core/play/trace';
import { EntryLine } from './entry-line';
import { SideName } from './side-name';
import { AuthorSays, LineText, TraceLines } from './trace-lines';

type Props = {
  /** Where there is room for more than the title and the value: a strip above the buttons, or a card with all of it. */
  as?: 'strip' | 'card';
  title?: ComponentChildren;
  value?: string | undefined;
  lines?: readonly TraceLine[] | undefined;
  /** Why it has no effect any more. */
  conflicts?: readonly string[];
  struck?: boolean;
  /** It has been seen: a card in one line, as what is asked now matters more. */
  brief?: boolean;
  /** Whose the two numbers of its losses are, the attacker's first. */
  sides?: readonly [Tone, Tone] | undefined;
  /** What fell, above what it led to, and below that, on a card, what it put into the ledger. */
  fallen?: ComponentChildren;
  /** What it hit, drawn and named: in the place of the largest words. */
  drawn?: ComponentChildren;
  gained?: ComponentChildren;
  /** What stands between title and value; on a card what can be done about it. */
  children?: ComponentChildren;
};

const isTold = ({ kind }: TraceLine): boolean => kind === 'reminder' || kind === 'warning';

/** In one line; what two in a row begin with, such as "Left undone:", is said once. */
const inLine = (lines: readonly TraceLine[]): string =>
  lines
    .map(sentence)
    .map((words, i, all) => {
      const [begin = ''] = /^[^:]+: /.exec(words) ?? [];
      return begin && all[i - 1]?.startsWith(begin) ? words.slice(begin.length) : words;
    })
    .join(' · ');

const sentence = ({ label, value }: TraceLine): string => (value === undefined ? label : `${label} ${value}`);

/** What came of a procedure. */
export function Result({ as, title, value, lines = [], conflicts = [], struck, children, ...card }: Props) {
  const line = <EntryLine {...{ title, value, struck, children }} />;
  if (!as) return line;
  const told = lines.filter(isTold);
  const [said, own] = [told.filter((each) => each.author), told.filter((each) => !each.author)];
  const wrong = conflicts.map((conflict) => (
    <p key={conflict} class="error">
      {conflict}
    </p>
  ));
  if (as === 'strip') {
    // A title by itself says nothing to whoever has just tapped it.
    if (value === undefined && !told.length && !wrong.length) return null;
    return (
      <div class="fresh">
        {card.fallen}
        <p class="fresh-line">{line}</p>
        {wrong}
        {own.length > 0 && <p class="fresh-told">{inLine(own)}</p>}
        {said[0] && (
          <p class="fresh-told author">
            <AuthorSays lines={lines} line={said[0]} />
            {inLine(said)}
          </p>
        )}
      </div>
    );
  }
  const how = lines.filter((each) => !isResult(each) && !isTold(each));
  const { big, only } = headlineOf({ value, lines });
  return (
    <section class={card.brief ? 'card result brief' : 'card result'} aria-label="Result">
      {title && <h2 tabIndex={-1}>{title}</h2>}
      {card.fallen}
      {card.drawn}
      {big !== undefined && !card.drawn && (
        <p class={/\p{L}{3}/u.test(big) ? 'big words' : 'big'}>
          {(card.sides && only?.losses && <Losses of={only.losses} sides={card.sides} />) ?? big}
        </p>
      )}
      {lines.filter(isResult).map((each, i) => (
        <p key={i} class={each.author && 'author'}>
          <AuthorSays lines={lines} line={each} />
          {each === only ? each.label : sentence(each)}
        </p>
      ))}
      {card.gained}
      {wrong}
      {told.length > 0 && (
        <ul class="told soft">
          {told.map((each, i) => (
            <li key={i} class={each.author ? 'told-line author' : 'told-line'}>
              <AuthorSays lines={lines} line={each} />
              <LineText line={each} />
            </li>
          ))}
        </ul>
      )}
      {children}
      {how.length > 0 && <How lines={how} />}
    </section>
  );
}

const Losses = ({ of: { attacker, defender }, sides }: { of: Lost; sides: readonly [Tone, Tone] }) => (
  <>
    <SideName tone={sides[0]}>{attacker}</SideName> / <SideName tone={sides[1]}>{defender}</SideName>
  </>
);

/**
 * What a card says in the largest type: the one value that its results come to; where there are several, that of the whole.
 * `only` is the line that says no more than that.
 */
export function headlineOf({ value, lines }: { value?: string | undefined; lines: readonly TraceLine[] }) {
  const [first, second] = lines.filter((line) => isResult(line) && line.value !== undefined);
  const only = second ? undefined : first;
  return { big: only?.value ?? value, only };
}

/** The working, folded. */
export const How = ({ lines }: { lines: readonly TraceLine[] }) => (
  <details class="fold">
    <summary>How</summary>
    <TraceLines lines={lines} />
  </details>
);
