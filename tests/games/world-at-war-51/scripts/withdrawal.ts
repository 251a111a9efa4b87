import { act, at, hit, people, type Seat } from './war';

/** Winter 1941: a carrier is caught in port, three more ships are hit, and the strike force goes home. */
export async function playWithdrawal(seat: Seat): Promise<void> {
  await seat.finish(people());
  await act(seat, 'declare', {
    war: 'jp-both',
    when: { season: '3', year: 1941 },
    tension: { level: 36 },
  });
  await act(seat, 'effective', { die: 2 });
  await act(seat, 'forces', {
    'task-forces': {
      count: 3,
      'name-1': 'A',
      'nas-1': 3,
      'ships-1': 'Enterprise 3',
      'name-2': 'B',
      'nas-2': 3,
      'ships-2': 'Lexington 3',
      'name-3': 'C',
      'nas-3': 3,
      'ships-3': 'Saratoga 3',
    },
    harbour: {
      battleships: ['arizona', 'nevada', 'oklahoma', 'west-virginia'],
      aaf: 3,
      nas: 2,
      light: 8,
    },
    'strike-force': { light: 8 },
    modifiers: { airJp: 2, airUs: 1, navalJp: 1, navalUs: 0 },
  });
  await act(seat, 'magic-jp', { cards: { cards: 1 } });
  await act(seat, 'magic-us', { cards: { cards: 0 } });
  await act(seat, 'locations', { 'tf-1': [6, 4], 'tf-2': [3, 3], 'tf-3': [1, 2] });
  await act(seat, 'surprise', { die: 3 });
  await act(seat, 'targets');
  await act(
    seat,
    'assign',
    at({
      army: 2,
      naval: 2,
      'ship:saratoga': 4,
      'ship:arizona': 4,
      'ship:oklahoma': 3,
      'ship:west-virginia': 3,
    }),
  );
  await act(seat, 'attack:army', hit([4, 3]));
  await act(seat, 'attack:naval', hit([1, 2]));
  await act(seat, 'attack:ship:saratoga', hit([4, 2]));
  await act(seat, 'attack:ship:arizona', hit([3, 2]));
  await act(
    seat,
    'attack:ship:oklahoma',
    hit([2, 3], undefined, { critical: 4, 'critical-result': { result: 'nothing' } }),
  );
  await act(seat, 'attack:ship:west-virginia', hit([1, 1]));
  await act(seat, 'survivors', { us: [4, 4] });
  await act(seat, 'decision', { decision: 'withdraw' });
  await act(seat, 'reveal');
  await act(seat, 'placement');
  await act(seat, 'write-line', { line: { window: 'A1', text: 'No offensives, as our rulebook says' } });
  await act(seat, 'write-line', { line: { window: 'A2', text: 'A line by mistake' } });
  await act(seat, 'remove-line', { line: 'own-2' });
  await act(seat, 'tick', { done: { done: ['J0-A', 'J0-H'] } });
  for (let turn = 0; turn < 3; turn += 1) await act(seat, 'next-turn');
  await act(seat, 'next-turn');
  await act(seat, 'close', { end: 'withdrew' });
}
