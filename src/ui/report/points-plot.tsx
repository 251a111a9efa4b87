import type { PointsCourse, TurnPoints } from '../../core/journal/report/points';
import { signed, withMinus } from '../../core/numbers';
import { Card } from '../kit/card';
import { Scroll } from '../kit/scroll';

/** A total at the end of each turn, against its thresholds. */
export function PointsCard({ course }: { course: PointsCourse }) {
  const { title, label } = course;
  return (
    <Card title={`${title}, ${label}`} class="stack">
      <PointsTable course={course} />
    </Card>
  );
}

/** Per cent of the plot's width and height; text is of the page's size, whatever the plot's. */
const LEFT = 5;
const WIDTH = 90;
const TOP = 14;
const HEIGHT = 62;

/** As much of its height as a line of text takes. */
const LINE = 8;

/** Names under the axis: so many fit side by side with the text at 200 %. */
const NAMES = 4;

/** A total holds until it changes: steps against the thresholds. */
export function Plot({ turns }: { turns: readonly TurnPoints[] }) {
  const levels = turns.flatMap(({ value, thresholds }) => [value, ...thresholds.map(({ at }) => at)]);
  const [low, high] = [Math.min(0, ...levels), Math.max(0, ...levels)];
  const x = (i: number) => LEFT + (WIDTH * i) / (turns.length - 1);
  const y = (value: number) => TOP + HEIGHT * (1 - (value - low) / (high - low || 1));
  const path = (values: readonly (number | undefined)[]) =>
    values
      .flatMap((value, i) =>
        value === undefined
          ? []
          : [values[i - 1] === undefined ? `M${x(i)} ${y(value)}` : `H${x(i)}V${y(value)}`],
      )
      .join('');
  const labels = [...new Set(turns.flatMap(({ thresholds }) => thresholds.map(({ label }) => label)))];
  const at = (turn: TurnPoints | undefined, label: string) =>
    turn?.thresholds.find((threshold) => threshold.label === label)?.at;
  const last = turns.at(-1);
  const every = Math.ceil((turns.length - 1) / (NAMES - 1));
  return (
    <svg class="points-plot" aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {labels.map((label) => (
          <path key={label} class="threshold" d={path(turns.map((turn) => at(turn, label)))} />
        ))}
        <path class="course" d={path(turns.map(({ value }) => value))} />
      </svg>
      {turns.map(({ value }, i) => (
        <circle key={i} cx={`${x(i)}%`} cy={`${y(value)}%`} r="4" />
      ))}
      {namesOf(
        labels.map((label) => ({ label, level: at(last, label) ?? 0 })),
        y,
      ).map(({ words, level }) => (
        <text
          key={words}
          class="threshold-name"
          x={`${LEFT}%`}
          y={`${y(level)}%`}
          dy={level === low ? '1.1em' : '-0.4em'}
        >
          {words}
        </text>
      ))}
      {last && (
        <text class="now" x={`${LEFT + WIDTH}%`} y={`${y(last.value)}%`} dy="-0.6em" text-anchor="end">
          {withMinus(last.value)}
        </text>
      )}
      {turns.map(({ turn }, i) =>
        i % every === 0 ? (
          <text key={i} x={`${x(i)}%`} y="98%" text-anchor={i === 0 ? 'start' : anchor(i, turns.length)}>
            {turn}
          </text>
        ) : null,
      )}
    </svg>
  );
}

/** Thresholds so near to each other that their names would lie on each other share one line, at the highest of them. */
function namesOf(
  thresholds: readonly { readonly label: string; readonly level: number }[],
  y: (level: number) => number,
) {
  const names: { words: string; level: number }[] = [];
  for (const { label, level } of thresholds.toSorted((a, b) => b.level - a.level)) {
    const words = `${label} at ${withMinus(level)}`;
    const above = names.at(-1);
    if (above && y(level) - y(above.level) < LINE) above.words = `${words}, ${above.words}`;
    else names.push({ words, level });
  }
  return names;
}

const anchor = (i: number, turns: number) => (i === turns - 1 ? 'end' : 'middle');

function PointsTable({ course: { title, turns } }: { course: PointsCourse }) {
  const levels = (turn: TurnPoints | undefined) => JSON.stringify(turn?.thresholds ?? []);
  const last = turns.at(-1);
  const vary = turns.some((turn) => levels(turn) !== levels(last));
  const said = (last?.thresholds ?? []).map(({ label, at }) => `${label} at ${withMinus(at)}`).join(', ');
  return (
    <Scroll label={title}>
      <table class="data-table report-table">
        <caption class="soft">At the end of each turn. {said && `${said}.`}</caption>
        <thead>
          <tr>
            <th scope="col">Turn</th>
            <th scope="col">Points</th>
            <th scope="col">Change</th>
            {vary && last?.thresholds.map(({ label }) => <th key={label}>{label}</th>)}
          </tr>
        </thead>
        <tbody>
          {turns.map(({ moment, value, thresholds }, i) => {
            const before = turns[i - 1];
            return (
              <tr key={i}>
                <th scope="row">{moment}</th>
                <td>
                  <b>{withMinus(value)}</b>
                </td>
                <td>{before && signed(value - before.value)}</td>
                {vary && thresholds.map(({ label, at }) => <td key={label}>{withMinus(at)}</td>)}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scroll>
  );
}
