import type { Chapter } from '../../core/journal/report/account';
import type { Change, Climb } from '../../core/journal/report/climb';
import { signed, withMinus } from '../../core/numbers';

/** Per cent of the plot's width and height; text is of the page's size, whatever the plot's. */
const LEFT = 4;
const TOP = 16;
const HEIGHT = 62;

/** What a digit of the last total takes of the width. */
const DIGIT = 3.2;
/** So many of the biggest changes are named, and so far apart that their names do not meet: per cent of a character's width and of a line. */
const NAMED = 4;
const APART = { x: 2.8, y: 12 };
/** Text at 200 %. */
const LARGE = 2;
/** Characters of a name, and of all names under the axis, that fit a phone. */
const LONGEST = 18;
const UNDER_AXIS = 36;

type Props = { climb: Climb; chapters: readonly Chapter[] };

/** A total as it rose and fell, with what caused the bigger steps named at them; said in words for who listens. */
export function ClimbPlot({ climb, chapters }: Props) {
  const { title, label, from, to, changes, thresholds } = climb;
  const levels = [0, from, to, ...changes.map(({ value }) => value), ...thresholds.map(({ at }) => at)];
  const [low, high] = [Math.min(...levels), Math.max(...levels)];
  const width = 94 - LEFT - DIGIT * withMinus(to).length;
  const x = (at: number) => LEFT + width * at;
  const y = (value: number) => TOP + HEIGHT * (1 - (value - low) / (high - low || 1));
  const named = namedOf(changes, x, y);
  const inLarge = namedOf(named, x, y, LARGE);
  const path = changes.map(({ at, value }) => `H${x(at)}V${y(value)}`).join('');
  return (
    <figure class="climb" aria-label={`${title}, ${label}`}>
      <figcaption class="sr">{inWords(climb, named)}</figcaption>
      <svg class="points-plot" aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {thresholds.map(({ at, label: name }) => (
            <path key={name} class="threshold" d={`M${LEFT} ${y(at)}H${x(1)}`} />
          ))}
          <path class="course" d={`M${LEFT} ${y(from)}${path}H${x(1)}`} />
        </svg>
        {changes.map((change, i) => (
          <circle
            key={i}
            cx={`${x(change.at)}%`}
            cy={`${y(change.value)}%`}
            r={named.includes(change) ? 5 : 2.5}
          />
        ))}
        {apart(thresholds, y).map(({ at, label: name }) => (
          <text
            key={name}
            class="threshold-name"
            x={`${LEFT}%`}
            y={`${y(at)}%`}
            dy={at === low && low < high ? '1.1em' : '-0.4em'}
          >
            {withMinus(at)} {name}
          </text>
        ))}
        {named.map((change, i) => (
          <text
            key={i}
            class={inLarge.includes(change) ? 'climb-name first' : 'climb-name'}
            x={`${x(change.at)}%`}
            y={`${y(topOf(change))}%`}
            dy="-0.7em"
            text-anchor={anchorOf(change)}
          >
            {nameOf(change)}
          </text>
        ))}
        <text class="now" x="100%" y={`${y(to)}%`} dy="0.35em" text-anchor="end">
          {withMinus(to)}
        </text>
        {underAxis(chapters).map(({ when, at }, i) => (
          <text key={i} x={`${x(at)}%`} y="98%" text-anchor={at > 0.8 ? 'end' : 'start'}>
            {when}
          </text>
        ))}
      </svg>
    </figure>
  );
}

/** Its name stands above the step, up or down. */
const topOf = ({ value, points }: Change): number => Math.max(value, value - points);

/** The marks whose names do not meet, from the highest down. */
function apart(thresholds: Climb['thresholds'], y: (value: number) => number): Climb['thresholds'] {
  const named: Climb['thresholds'][number][] = [];
  for (const mark of thresholds.toSorted((a, b) => b.at - a.at))
    if (named.every(({ at }) => y(mark.at) - y(at) >= APART.y)) named.push(mark);
  return named;
}

const nameOf = ({ why: [first = ''] }: Change): string => {
  const [name = ''] = first.split(',');
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name;
};

const anchorOf = ({ at }: Change) => (at < 0.25 ? 'start' : at > 0.7 ? 'end' : 'middle');
/** How much of a name stands left of its step. */
const BEFORE = { start: 0, middle: 0.5, end: 1 };

/** The biggest changes that have a name, the biggest first, none on top of another with text of this size. */
function namedOf(
  changes: readonly Change[],
  x: (at: number) => number,
  y: (value: number) => number,
  size = 1,
): readonly Change[] {
  const named: Change[] = [];
  const widthOf = (change: Change) => size * APART.x * nameOf(change).length;
  const leftOf = (change: Change) => x(change.at) - BEFORE[anchorOf(change)] * widthOf(change);
  for (const change of changes.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))) {
    const meets = named.some(
      (other) =>
        leftOf(other) < leftOf(change) + widthOf(change) &&
        leftOf(change) < leftOf(other) + widthOf(other) &&
        Math.abs(y(topOf(other)) - y(topOf(change))) < size * APART.y,
    );
    if (named.length < NAMED && change.why.length && !meets) named.push(change);
  }
  return named;
}

/** The chapters evenly over the axis, as many as fit by the length of their names. */
function underAxis(chapters: readonly Chapter[]): readonly Chapter[] {
  const longest = Math.max(1, ...chapters.map(({ when }) => when.length));
  const most = Math.max(1, Math.min(4, Math.floor(UNDER_AXIS / longest)));
  const shown: Chapter[] = [];
  for (const chapter of chapters) {
    const last = shown.at(-1);
    if (shown.length < most && (!last || chapter.at - last.at >= 1 / (most + 0.5))) shown.push(chapter);
  }
  return shown;
}

function inWords({ label, from, to, thresholds }: Climb, named: readonly Change[]): string {
  const marks = thresholds.map(({ label: name, at }) => `${name} at ${withMinus(at)}.`);
  const steps = named
    .toSorted((a, b) => a.at - b.at)
    .map(
      (change) =>
        `${change.moment}: ${nameOf(change)}, ${signed(change.points)} to ${withMinus(change.value)}.`,
    );
  return [`${label} from ${withMinus(from)} to ${withMinus(to)}.`, ...marks, ...steps].join(' ');
}
