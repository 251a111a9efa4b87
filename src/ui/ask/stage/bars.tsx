import type { Spread } from '../../../core/journal/spread';

/** Letters of a result up to which two of them fit side by side at a phone's width. */
const SHORT = 5;

/** In how many of all ways each result comes; what nobody has read yet is a bar of its own, never a nought. */
export function Bars({ spread: { shares, ways, unknown } }: { spread: Spread }) {
  const paired = !unknown && shares.length > 2 && shares.every(({ name }) => name.length <= SHORT);
  return (
    <ul class={paired ? 'bars paired' : 'bars'} aria-label="What can come of it">
      {shares.map(({ name, ways: some }) => (
        <Bar key={name} name={name} some={some} ways={ways} />
      ))}
      {unknown > 0 && <Bar name="not read yet" some={unknown} ways={ways} unread />}
    </ul>
  );
}

type BarProps = { name: string; some: number; ways: number; unread?: boolean };

const Bar = ({ name, some, ways, unread }: BarProps) => (
  <li>
    <b>{name}</b>
    <svg
      class={unread ? 'share unread' : 'share'}
      width={`${(100 * some) / ways}%`}
      height="12"
      aria-hidden="true"
    />
    <span>
      {some}/{ways}
    </span>
  </li>
);
