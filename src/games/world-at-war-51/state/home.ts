import { fought } from './flow';
import type { Attack } from './state';

export type Home = {
  readonly label: string;
  readonly place: string;
  /** May try to intercept Japanese invasions of Midway and Johnston, and NRs to them, this player turn. */
  readonly mayContest: boolean;
  readonly why: string;
};

/** Those taken off are not among them; which of the others are damaged is not counted here. */
const LIGHT_SHIPS: Home = {
  label: 'Light ships',
  place: 'Pearl Harbor',
  mayContest: true,
  why: 'those undamaged',
};

/** Where everybody is after the attack, and who may still contest Midway and Johnston (51.52, 51.61). */
export function homes({ forces, locations = {}, ships, light, ...attack }: Attack): readonly Home[] {
  const inPort = ships.filter(
    ({ side, status, taskForce }) =>
      side === 'us' && status !== 'sunk' && (!taskForce || attack.inPort?.includes(taskForce)),
  );
  const met = fought({ ships, light, ...attack });
  return [
    ...inPort.map(({ name, status }) => ({
      label: name,
      place: 'Pearl Harbor',
      mayContest: status === 'whole',
      why: status === 'whole' ? 'undamaged' : 'damaged',
    })),
    ...(light ? [LIGHT_SHIPS] : []),
    ...(forces?.taskForces ?? []).flatMap(({ id, name }): Home[] => {
      const location = locations[id];
      if (location === undefined || location === 'pearl') return [];
      if (location === 'pacific')
        return [{ label: name, place: 'Pacific US box', mayContest: false, why: 'away' }];
      const here = met.includes(id);
      return [
        {
          label: name,
          place: 'Pearl Harbor',
          mayContest: !here,
          why: here ? 'has fought' : 'has not fought',
        },
      ];
    }),
  ];
}
