import { signed } from '../../numbers';
import type { Game } from '../../play/game';
import type { GameReport, Happening, Lost, Told } from '../../play/game-report';
import { verdictWords } from '../../play/verdict-words';
import type { TableView } from '../../play/view';
import type { Steps } from '../../steps';
import type { Projection } from '../projection';
import { type Climb, climbsOf, type Moved, placesInTime, watchTotals } from './climb';
import { type Passed, telling } from './walk';

/**
 * What a report opens with: how it stands, the way the points went, and for each day or turn what mattered most. Made of
 * what everybody may know; a game adds its words, and one without any is told by its ledger.
 */
export type Account = {
  /** "Japan 12 of 22 on the third morning" */
  readonly title: string;
  readonly climbs: readonly Climb[];
  readonly chapters: readonly Chapter[];
  readonly lost?: Lost;
};

/**
 * `when` in short: "7 Dec"; `at` where it begins, as the changes of a climb. Up to three `sentences`, in the order in which
 * they happened; none of a chapter in which nothing did.
 */
export type Chapter = {
  readonly when: string;
  readonly at: number;
  readonly sentences: readonly string[];
};

const MOST = 3;

type Sentence = {
  readonly step: number;
  readonly said: string;
  /** By what the sentences of a chapter are chosen, the weightiest first. */
  readonly weights: readonly number[];
};

export function* accountOf<S>(
  game: Game<S>,
  projection: Projection<S>,
  passed: readonly Passed<S>[],
  report: GameReport<S> | undefined,
  table: TableView,
): Steps<Account> {
  const sideName = (side: string) => game.sideName(projection.state, side);
  const tell = telling(projection);
  const moves = watchTotals(game, game.initial());
  const places = placesInTime(passed);
  const told: Told[] = [];
  const moved: { at: number | undefined; moment: string; moved: Moved }[] = [];
  const chapters = new Map<string, { at: number; sentences: Sentence[] }>();
  for (const [step, each] of passed.entries()) {
    yield;
    const at = places[step];
    const { before, after, procedureRun } = each;
    const { moment } = procedureRun;
    const change = moves(after);
    const said = tell(each);
    if (said) told.push(said);
    // What moved the total by what is still sealed has no words.
    if (change.totals.length) moved.push({ at, moment, moved: said ? change : { ...change, gained: [] } });
    const when = report?.chapter ? report.chapter(before) : moment;
    if (at === undefined || !when) continue;
    const chapter = chapters.get(when) ?? { at, sentences: [] };
    chapters.set(when, chapter);
    const happened = said && (report?.happened?.(said, sideName) ?? byLedger(change));
    if (happened) chapter.sentences.push(sentenceOf(step, happened, change, marked(game, after)));
  }
  const lost = report?.lost?.(told);
  return {
    title: headline(projection, report, table),
    climbs: climbsOf(game, projection.state, moved),
    chapters: [...chapters].map(([when, { at, sentences }]) => ({
      ...{ when, at, sentences: weightiest(sentences).map(({ said }) => said) },
    })),
    ...(lost && { lost }),
  };
}

function headline<S>(
  { state }: Projection<S>,
  report: GameReport<S> | undefined,
  { verdict, score, heading }: TableView,
): string {
  if (verdict) return verdictWords({ label: verdict.label, why: verdict.why }).replace(/\.$/, '');
  const said = report?.headline?.(state);
  if (said !== undefined) return said;
  const points = score && `${score.label} ${score.value}${score.of === undefined ? '' : ` of ${score.of}`}`;
  return [points, heading].filter(Boolean).join(', ');
}

/** A game without words of its own: what came into the ledger. */
const byLedger = ({ gained }: Moved): Happening | undefined => {
  const labels = gained.map(({ label }) => label);
  const more = labels.length - 2;
  return labels.length
    ? { words: [...labels.slice(0, 2), ...(more > 0 ? [`${more} more`] : [])].join(', ') }
    : undefined;
};

/** The one ledger that the game is won by, if it is one. */
function marked<S>(game: Game<S>, state: S): string | undefined {
  const [only, ...more] = game.ledgers(state).filter(({ thresholds }) => thresholds.length);
  return more.length ? undefined : only?.title;
}

function sentenceOf(
  step: number,
  { words, lost = {}, reveals }: Happening,
  moved: Moved,
  by?: string,
): Sentence {
  const totals = moved.totals.filter(({ title }) => by === undefined || title === by);
  const points = totals.map(
    ({ title, points: each }) => `, ${by === undefined ? `${title} ` : ''}${signed(each)}`,
  );
  return {
    step,
    said: `${words.slice(0, 1).toUpperCase()}${words.slice(1)}${points.join('')}`,
    weights: [
      Math.max(0, ...totals.map(({ points: each }) => Math.abs(each))),
      Object.values(lost).reduce((sum, count) => sum + count, 0),
      reveals ? 1 : 0,
    ],
  };
}

/** Points before losses before what was revealed; of equals the earlier. */
function weightiest(sentences: readonly Sentence[]): readonly Sentence[] {
  const order = (a: Sentence, b: Sentence) =>
    a.weights.map((weight, i) => (b.weights[i] ?? 0) - weight).find((by) => by !== 0) ?? a.step - b.step;
  return sentences
    .toSorted(order)
    .slice(0, MOST)
    .toSorted((a, b) => a.step - b.step);
}
