import { describe, expect, it } from 'vitest';
import { interludeBetween } from '../../../src/core/journal/interlude';
import type { Projection } from '../../../src/core/journal/projection';
import type { Interlude } from '../../../src/core/play/interlude';
import { statesOf } from '../../support/recorded';
import { games } from './games';

describe.each(games)('the interludes of $id', ({ folder, game, report, recorded }) => {
  const interludes = report.interludes ?? expect.fail('the game has none');

  /** What came with each line of a recorded game, as a phone that plays it shows it. */
  const played = recorded.map((each) => {
    const states = statesOf(game, each);
    const read = (count: number) =>
      ({ entries: each.entries.slice(0, count), state: states[count] }) as Partial<
        Projection<unknown>
      > as Projection<unknown>;
    const came = each.entries.map((_, i) => interludeBetween(game, interludes, read(i), read(i + 1)));
    return { ...each, states, came };
  });

  it.each(played)(
    '$name: a turn is told once for each that begins, by its own title',
    ({ states, came, entries }) => {
      const begun = entries.flatMap(({ kind }, i) => {
        const title = interludes.turn(states[i + 1])?.title;
        const isPlay = kind === 'v1.Opened' || kind === 'v1.Answered';
        return isPlay && title && title !== interludes.turn(states[i])?.title ? [title] : [];
      });
      const turns = came.filter((one) => one?.kind === 'turn' || one?.kind === 'night');
      const ends = came.filter((one) => one?.kind === 'end' || one?.kind === 'reveal');
      // A turn that begins with a reveal or an end is told by that.
      expect(turns.length).toBeGreaterThan(0);
      expect(begun.length - turns.length).toBeLessThanOrEqual(ends.length);
      expect(begun).toEqual(expect.arrayContaining(turns.map((one) => one?.title)));
    },
  );

  it.each(played)(
    '$name: the end is told as often as the rules or the players call one',
    ({ states, came, entries }) => {
      const called = entries.filter(
        ({ kind }, i) =>
          kind !== 'v1.Struck' &&
          kind !== 'v1.Restored' &&
          game.table(states[i + 1]).verdict &&
          !game.table(states[i]).verdict,
      );
      expect(came.filter((one) => one?.kind === 'end')).toHaveLength(called.length);
    },
  );

  it('says no more than a screen holds', () => {
    const said = played.flatMap(({ came }) => came.flatMap((one) => one ?? []));
    const long = said.filter(({ title, lines }) => title.length > 48 || lines.length > 3);
    expect(long).toEqual([]);
    expect(said.flatMap(({ title, lines }) => [title, ...lines]).filter((words) => !words)).toEqual([]);
  });

  it('are what they were in each recorded game', async () => {
    const text = played.map(({ name, came }) => [name, ...inShort(came)].join('\n  ')).join('\n');
    await expect(`${text}\n`).toMatchFileSnapshot(`../${folder}/interludes.txt`);
  });
});

/** One line for each that is told; many turns on end are one line. */
function inShort(came: readonly (Interlude | undefined)[]): readonly string[] {
  const stretches: Interlude[][] = [];
  for (const one of came) {
    const last = stretches.at(-1);
    if (one && last?.[0]?.kind === one.kind && one.kind === 'turn') last.push(one);
    else if (one) stretches.push([one]);
  }
  return stretches.flatMap((all) => {
    const titles = all.map(({ title }) => title);
    const [first, last] = [titles[0], titles.at(-1)];
    if (all.length > 12) return [`${all.length} turns: ${first} … ${last}`];
    return [`${all[0]?.kind}: ${titles.join(' · ')}`];
  });
}
