import { describe, expect, it } from 'vitest';
import { emptyPack } from '../../../src/core/charts/pack';
import { runAmending } from '../../../src/core/journal/amend';
import type { Entry } from '../../../src/core/journal/journal';
import { foldJournal } from '../../../src/core/journal/projection';
import { worldAtWar } from '../../../src/games/world-at-war-51/game';
import released from '../../released/1.0.0/world-at-war-51/interception.json';
import { decide } from './meeting';
import { type Ran, run } from './war';

/** The highest number that the form takes for the patrol. */
function most({ asked }: Ran): number | undefined {
  const form = asked.find(({ key }) => key === 'squadrons');
  const field = form?.kind === 'form' ? form.fields.find(({ key }) => key === 'cap') : undefined;
  return field?.kind === 'number' ? field.max : undefined;
}
const flown = (there: number, aborted: number, house: object) =>
  run(decide(there, aborted, house), 'decision', { decision: 'second', squadrons: { strike: 1 } });

describe('[51.43B] up to one-third of the Japanese NAS on patrol', () => {
  it.each<readonly [there: number, aborted: number, reading: string, most: number]>([
    [13, 2, 'available', 3],
    [13, 2, 'surviving', 4],
    [18, 1, 'available', 5],
    [18, 1, 'surviving', 6],
    // No more than can fly.
    [18, 14, 'surviving', 4],
  ])('of %i with %i aborted, counted of those %s: %i', (there, aborted, patrol, limit) => {
    expect(most(flown(there, aborted, { patrol }))).toBe(limit);
  });

  it('with aborted squadrons that may fly again both readings are one (WW-9)', () => {
    for (const patrol of ['available', 'surviving'])
      expect(most(flown(13, 2, { aborted: 'fly', patrol }))).toBe(4);
  });
});

describe('a game that 1.0.0 began, without the switch (WW-10)', () => {
  const { state, ...projection } = foldJournal(worldAtWar, released.entries as unknown as readonly Entry[]);

  it('counts a third of those available, as it did', () => {
    expect(state.house).not.toHaveProperty('patrol');
    expect(most(flown(13, 2, { patrol: undefined }))).toBe(3);
  });

  it('says so where it is changed', () => {
    const { asked, outcome } = run(state, 'house-rules', { house: {} });
    const form = asked[0];
    const field = form?.kind === 'form' ? form.fields.find(({ key }) => key === 'patrol') : undefined;
    expect(field?.initial).toBe('available');
    expect(outcome.trace.map(({ label }) => label)).toEqual(['House rules as before']);
    const changed = run(state, 'house-rules', { house: { patrol: 'surviving' } });
    expect(changed.state.house.patrol).toBe('surviving');
  });

  it('keeps that reading when its set-up is amended', () => {
    const of = projection.runs[0]?.opened.id ?? '';
    const changes = [{ key: 'players', answer: { kind: 'form', values: { jp: 'Aki', us: 'Ann' } } as const }];
    const pack = emptyPack('own', worldAtWar.id, 'test');
    const amended = runAmending(worldAtWar, { ...projection, state }, pack, { of, changes });
    if (!amended.ok || amended.value.run.status !== 'done') throw new Error('it asks again');
    expect(amended.value.run.outcome.events[0]).toMatchObject({
      type: 'v1.Begun',
      players: { jp: 'Aki', us: 'Ann' },
      house: { patrol: 'available' },
    });
  });
});
