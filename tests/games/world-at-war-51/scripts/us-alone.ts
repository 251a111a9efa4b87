import { act, at, hit, people, type Seat } from './war';

/** Fall 1941: war on the US alone, two strikes, and nobody meets the strike force. */
export async function playUsAlone(seat: Seat): Promise<void> {
  await seat.finish(people());
  await act(seat, 'declare', { war: 'jp-us', when: { season: '2', year: 1941 }, tension: { level: 34 } });
  await act(seat, 'effective', { die: 6, 'us-alone': 'allied' });
  await act(seat, 'forces', {
    'task-forces': {
      count: 2,
      'name-1': 'A',
      'nas-1': 3,
      'ships-1': 'Enterprise 3',
      'name-2': 'B',
      'nas-2': 3,
      'ships-2': 'Lexington 3',
    },
    harbour: { battleships: ['maryland', 'nevada'], aaf: 1, nas: 0, light: 4 },
    'strike-force': { carriers: ['akagi', 'kaga', 'hiryu', 'soryu'], nas: 12, light: 8 },
    modifiers: { airJp: 1, airUs: 0, navalJp: 0, navalUs: 0 },
  });
  await act(seat, 'magic-jp', { cards: { cards: 0 } });
  await act(seat, 'magic-us', { cards: { cards: 0 } });
  await act(seat, 'locations', { 'tf-1': [3, 4], 'tf-2': [6, 6] });
  await act(seat, 'surprise', { die: 1 });
  await act(seat, 'targets');
  await act(seat, 'assign', at({ army: 2, 'ship:nevada': 5, 'ship:maryland': 5 }));
  await act(seat, 'attack:army', hit([1, 2]));
  await act(seat, 'attack:ship:nevada', hit([1, 1], [1]));
  await act(seat, 'attack:ship:maryland', hit([5, 3], [3, 6, 5]));
  await act(seat, 'decision', { decision: 'second', squadrons: { strike: 6, cap: 3 } });
  await act(seat, 'assign', at({ oil: 6 }));
  await act(seat, 'attack:oil', hit([1, 1]));
  await act(seat, 'interception', { 'try-tf-1': 'yes', 'die-tf-1': 5, 'try-tf-2': 'no' });
  await act(seat, 'reveal');
  await act(seat, 'placement');
  for (let turn = 0; turn < 4; turn += 1) await act(seat, 'next-turn');
  await act(seat, 'close', { end: 'not-met' });
}
