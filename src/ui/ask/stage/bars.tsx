import type { Share, Spread } from '../../../core/journal/shares';
import { ofWays } from './of-ways';

/** Letters of a result up to which two of them fit side by side at a phone's width. */
const SHORT = 5;
/** Results above which three of them stand side by side: more than two lines have no room above the dice. */
const MOST_PAIRED = 4;

/** Totals that stand one by one above the dice of a phone. */
const MOST = 8;

const isNumber = ({ name, at }: Share): boolean => at !== undefined && name.startsWith(`${at} `);

/** "4–6 weeks": neighbouring totals together, in as many bands as a glance takes in. */
function bandsOf(shares: readonly Share[]): readonly Share[] {
  const size = Math.ceil(shares.length / (MOST - 1));
  return Array.from({ length: Math.ceil(shares.length / size) }, (_, i) => {
    const band = shares.slice(i * size, (i + 1) * size);
    const [low, high] = [band[0], band.at(-1)];
    return {
      name: low === high ? (low?.name ?? '') : `${low?.at}–${high?.name}`,
      ways: band.reduce((sum, share) => sum + share.ways, 0),
    };
  });
}

/**
 * In how many of all ways each result comes: the bars begin under each other and are of one scale. What nobody has read
 * yet is a bar of its own, never a nought.
 */
export function Bars({ spread: { shares, ways, unknown } }: { spread: Spread }) {
  const paired =
    !unknown &&
    shares.length > 2 &&
    shares.every(({ name, means, at }) => !at && !means && name.length <= SHORT);
  const isMany = shares.length > MOST_PAIRED;
  // Where each total is itself what counts, it is not said twice, and a long row of them stands in bands.
  const plain = shares.every(isNumber);
  const shown = plain && shares.length > MOST ? bandsOf(shares) : shares;
  // A bar that fills its room stands for half of all ways, or for more where one result has more.
  const full = Math.max(ways / 2, unknown, ...shown.map((share) => share.ways));
  return (
    <ul
      class={paired ? (isMany ? 'bars paired triple' : 'bars paired') : 'bars'}
      aria-label="What can come of it"
    >
      {shown.map(({ name, means, at, ways: some }) => (
        <Bar key={name} at={plain ? undefined : at} {...{ name, means, some, ways, full }} />
      ))}
      {unknown > 0 && <Bar name="not read yet" some={unknown} {...{ ways, full }} unread />}
    </ul>
  );
}

type BarProps = {
  name: string;
  means?: string | undefined;
  at?: string | undefined;
  some: number;
  ways: number;
  full: number;
  unread?: boolean;
};

const Bar = ({ name, means, at, some, ways, full, unread }: BarProps) => (
  <li>
    <b>
      {at && (
        <small>
          {at}
          <span class="sr">:</span>{' '}
        </small>
      )}
      {name}
      {means && <small class="soft"> {means}</small>}
      <span class="sr">, </span>
    </b>
    <svg
      class={unread ? 'share unread' : 'share'}
      width={`${(100 * some) / full}%`}
      height="12"
      aria-hidden="true"
    />
    <span>{ofWays(some, ways)}</span>
  </li>
);
