import { act, at, hit, people, type Seat } from './war';

/** Winter 1941: two strikes, and two carrier groups meet the strike force for one round. */
export async function playInterception(seat: Seat): Promise<void> {
  await seat.finish(people());
  await act(seat, 'declare', {
    war: 'jp-both',
    when: { season: '3', year: 1941 },
    tension: { level: 37, mobilized: 'yes', extra: 0 },
  });
  await act(seat, 'effective', { die: 4 });
  await act(seat, 'forces', {
    'task-forces': {
      count: 3,
      'name-1': 'A',
      'nas-1': 9,
      'ships-1': 'Enterprise 3, Hornet 3, Wasp 3',
      'name-2': 'B',
      'nas-2': 3,
      'ships-2': 'Lexington 3',
      'name-3': 'C',
      'nas-3': 3,
      'ships-3': 'Yorktown 3',
    },
    harbour: {
      battleships: ['arizona', 'california', 'nevada', 'oklahoma'],
      aaf: 2,
      nas: 3,
      light: 6,
    },
    'strike-force': { light: 8 },
    modifiers: { airJp: 2, airUs: 1, navalJp: 2, navalUs: 1 },
  });
  await act(seat, 'magic-jp', { cards: { cards: 0 } });
  await act(seat, 'magic-us', { cards: { cards: 1 } });
  await act(seat, 'locations', { 'tf-1': [5, 4], 'tf-2': [5, 6], 'tf-3': [2, 2] });
  await act(seat, 'surprise', { die: 2 });
  await act(seat, 'targets', { caught: { army: 3 } });
  await act(seat, 'air-combat', { nets: { us: 0, jp: 1 }, us: [2, 3], jp: [1, 3] });
  await act(seat, 'assign', at({ army: 2, 'ship:arizona': 4, 'ship:oklahoma': 4, 'ship:california': 4 }));
  await act(seat, 'attack:army', hit([2, 2]));
  await act(seat, 'attack:ship:arizona', hit([3, 3], [2, 4, 4]));
  await act(seat, 'attack:ship:oklahoma', hit([2, 3], [2, 1, 5]));
  await act(seat, 'attack:ship:california', hit([1, 2], [2, 5, 5]));
  await act(seat, 'decision', { decision: 'second', squadrons: { strike: 8, cap: 4 } });
  await act(seat, 'assign', at({ oil: 4, 'ship:california': 4 }));
  await act(seat, 'attack:oil', hit([1, 3]));
  await act(seat, 'attack:ship:california', hit([4, 4], [2, 2, 2]));
  await act(seat, 'interception', { 'try-tf-1': 'yes', 'die-tf-1': 3, 'try-tf-2': 'yes', 'try-tf-3': 'no' });
  await act(seat, 'counter', {
    squadrons: { squadrons: 10 },
    'surprise-drm': { drm: 0 },
    surprise: 5,
  });
  await act(seat, 'air-combat', { us: [3, 4], jp: [3, 2] });
  await act(seat, 'assign', at({ 'ship:akagi': 5, 'ship:kaga': 4 }));
  await act(seat, 'attack:ship:akagi', hit([2, 4], [3, 3, 3]));
  await act(seat, 'attack:ship:kaga', hit([2, 2], [3, 1, 1]));
  await act(seat, 'read-secrets');
  await act(seat, 'reveal');
  await act(seat, 'placement');
  await act(seat, 'ship-by-hand', {
    ship: 'nevada',
    facts: { status: 'damaged' },
  });
  await act(seat, 'counts-by-hand', { counts: { light: 4 } });
  for (let turn = 0; turn < 4; turn += 1) await act(seat, 'next-turn');
  await act(seat, 'close', { end: 'fought' });
}
