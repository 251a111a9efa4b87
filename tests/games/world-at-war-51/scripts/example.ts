import { LEFT_OPEN } from '../../../support/seat';
import { act, at, hit, people, type Seat } from './war';

/** December 1941 in the first strike: two battleships are hit, and a carrier is attacked in port. */
export async function playExample(seat: Seat): Promise<void> {
  await seat.finish(people());
  await act(seat, 'declare', { war: 'jp-both', when: {}, tension: { level: 35 } });
  await act(seat, 'effective', { die: 3 });
  await act(seat, 'forces', {
    'task-forces': {
      count: 2,
      'name-1': 'Halsey',
      'nas-1': 3,
      'ships-1': 'Enterprise 3',
      'name-2': 'Newton',
      'nas-2': 3,
      'ships-2': 'Lexington 3',
    },
    harbour: { aaf: 3, nas: 2, light: 9 },
    'strike-force': { light: 8 },
    modifiers: { airJp: 2, airUs: 1, navalJp: 1, navalUs: 0 },
  });
  await act(seat, 'magic-jp', { cards: { cards: 1 } });
  await act(seat, 'magic-us', { cards: { cards: 1 } });
  await act(seat, 'locations', { 'tf-1': [6, 3], 'tf-2': [1, 3] });
  await act(seat, 'surprise', { die: 4 });
  await act(seat, 'targets');
  await act(
    seat,
    'assign',
    at({ army: 3, 'ship:lexington': 4, 'ship:arizona': 4, 'ship:oklahoma': 4, 'ship:nevada': 3 }),
  );
  await act(seat, 'attack:army', hit([4, 4]));
  await act(seat, 'attack:ship:arizona', hit([5, 3]));
  await act(
    seat,
    'attack:ship:oklahoma',
    hit([1, 1], undefined, {
      critical: 5,
      'critical-result': { result: 'nothing' },
    }),
  );
  await act(seat, 'attack:ship:lexington', { attack: LEFT_OPEN });
}
