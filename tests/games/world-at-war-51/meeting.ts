import type { WarState } from '../../../src/games/world-at-war-51/state/state';
import { flying } from './one-strike';
import { attacking, attackOf, FORCES, firstQuestion, run } from './war';

/** The first strike is over, and Japan decides with so many squadrons there, so many of them aborted. */
export const decide = (there: number, aborted = 0, house = {}): WarState =>
  attacking(
    { inPort: [], nas: there, nasAborted: aborted, strikes: [flying({ squadrons: 0, assigned: [] })] },
    house,
  );

/** Task forces by where they are, with so many squadrons aboard, after the second strike. */
export const fleet = (
  locations: { readonly [id: string]: string },
  squadrons: { readonly [id: string]: number } = {},
) => ({
  inPort: Object.keys(locations).filter((id) => locations[id] === 'pearl'),
  locations,
  forces: {
    ...FORCES,
    taskForces: Object.keys(locations).map((id) => ({ id, name: id, squadrons: squadrons[id] ?? 3 })),
  },
  strikes: [flying({ squadrons: 0, assigned: [] })],
  decision: 'second' as const,
});

/** All try to meet the fleet and do: who flies together, and how many squadrons at most. */
export function mostByGroup(
  state: WarState,
): readonly (readonly [group: string, most: number | undefined])[] {
  const { forces, strikes } = attackOf(state);
  const said = Object.fromEntries((forces?.taskForces ?? []).map(({ id }) => [`try-${id}`, 'yes']));
  const met = run(state, 'interception', said).state;
  const { groups } = attackOf(met);
  return groups.map((group, i) => {
    const before = groups
      .slice(0, i)
      .map((_, n) => flying({ id: `counter-${n + 1}`, side: 'us', squadrons: 0 }));
    const flown = { ...attackOf(met), strikes: [...strikes, ...before] };
    const asked = firstQuestion({ ...met, attack: flown }, 'counter');
    const field = asked?.kind === 'form' ? asked.fields[0] : undefined;
    return [group.join(), field?.kind === 'number' ? field.max : undefined] as const;
  });
}
