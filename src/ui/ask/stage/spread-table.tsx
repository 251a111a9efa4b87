import type { ComponentChildren } from 'preact';
import type { Losses } from '../../../core/charts/chart';
import { spanWords } from '../../../core/charts/spans';
import { compareLosses, type Spread } from '../../../core/journal/shares';
import type { SpreadResult } from '../../../core/journal/spread';
import { ofWays } from './of-ways';

/** The spread one column left, on the column itself, and one column right. */
export type Spreads = readonly [SpreadResult, SpreadResult, SpreadResult];

const PLACES = ['one left', 'this one', 'one right'];
type Row = { readonly label: string; cell(spread: Spread): ComponentChildren };

/** `costs`: its results are losses, those that nobody has read yet too. */
export function SpreadTable({ spreads, costs = true }: { spreads: Spreads; costs?: boolean }) {
  const rows = rowsOf(spreads, costs);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: with large text the table scrolls, which the keyboard must be able to do.
    <section class="spread-box" tabIndex={0} aria-label="Spread of results">
      <table class="spread">
        <caption class="soft">{costs ? 'Steps lost, attacker / defender' : 'What can come of it'}</caption>
        <thead>
          <tr>
            <th scope="col">Result</th>
            {spreads.map((spread, i) => (
              <th key={PLACES[i]} scope="col" class={i === 1 ? 'lit' : undefined}>
                {spread.kind === 'spread' ? spanWords(spread.column ?? '') : '–'}
                <small>{PLACES[i]}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cell }, line) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {spreads.map((spread, i) =>
                spread.kind === 'spread' ? (
                  <td key={PLACES[i]}>{cell(spread)}</td>
                ) : (
                  line === 0 && (
                    <td key={PLACES[i]} class="soft" rowSpan={rows.length}>
                      {spread.kind === 'edge' ? spread.words : 'end of the table'}
                    </td>
                  )
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The means, every result of the three columns, and what is not known. */
function rowsOf(spreads: Spreads, costs: boolean): readonly Row[] {
  const known = spreads.filter((spread) => spread.kind === 'spread');
  const results = new Map(known.flatMap(({ shares }) => shares.map((share) => [share.name, share] as const)));
  const shares = [...results.values()].sort((a, b) =>
    a.losses && b.losses ? compareLosses(a.losses, b.losses) : 0,
  );
  const means: readonly Row[] = [
    { label: 'attacker loses', cell: (spread) => <Mean spread={spread} side="attacker" /> },
    { label: 'defender loses', cell: (spread) => <Mean spread={spread} side="defender" /> },
  ];
  const unread: Row = {
    label: 'not read yet',
    cell: (spread) => <Share spread={spread} ways={spread.unknown} unread />,
  };
  return [
    ...(costs ? means : []),
    ...shares.map(({ name }) => ({
      label: name,
      cell: (spread: Spread) => <Share spread={spread} ways={waysOf(spread, name)} />,
    })),
    ...(known.some(({ unknown }) => unknown > 0) ? [unread] : []),
  ];
}

const waysOf = ({ shares }: Spread, name: string): number =>
  shares.find((share) => share.name === name)?.ways ?? 0;

type ShareProps = { spread: Spread; ways: number; unread?: boolean };

function Share({ spread, ways, unread }: ShareProps) {
  if (ways === 0) return <span class="soft">0</span>;
  const width = `${(100 * ways) / spread.ways}%`;
  return (
    <>
      {ofWays(ways, spread.ways, '/')}
      <svg class={unread ? 'share unread' : 'share'} width={width} height="8" aria-hidden="true" />
    </>
  );
}

/** Of what is known; where a part is not, how much it stands for. */
function Mean({ spread, side }: { spread: Spread; side: keyof Losses }) {
  const { expected, unknown, ways } = spread;
  if (!expected) return <span class="soft">?</span>;
  return (
    <>
      <b>{expected[side].toFixed(1)}</b>
      {unknown > 0 && (
        <small>
          of {ways - unknown}/{ways}
        </small>
      )}
    </>
  );
}
