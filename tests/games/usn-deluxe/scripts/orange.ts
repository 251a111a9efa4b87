import { begin, fight, playTo, type Seat } from './war';

const NO_RESERVES = { reserves: {} };

/** War Plan Orange 1, the Battleship Admirals' War: Japan takes the Philippines and Guam. */
export async function playOrange1(seat: Seat): Promise<void> {
  await begin(seat, 'wpo1', ['wpoAdmirals', 'subs', 'navalInitiative']);
  await playTo(
    seat,
    '12.10',
    {
      '1.9': (s) => fight(s, 'Manila', ['ship', 'a', 'D-1', 41]),
      '7.5': (s) => fight(s, 'Guam', ['ship', 'j', 'DD-4', 41]),
    },
    NO_RESERVES,
  );
  await seat.act('end-step', { leave: 'end' });
  await seat.act('final-count', {
    items: {
      'orange-philippines': 'j',
      'orange-guam': 'j',
      'orange-formosa': 'j',
      'orange-pearl': 'a',
      'orange-wake-row': 'j',
      'orange-midway-row': 'j',
    },
  });
  await seat.act('record-end');
}

/** War Plan Orange 2: reserves called at will, no base in the Marshalls by turn 12, and America wins in the end. */
export async function playOrange2(seat: Seat): Promise<void> {
  await begin(seat, 'wpo2', ['subs']);
  await playTo(seat, '6.10', {}, NO_RESERVES);
  await seat.act('end-step', { leave: 'end' });
  await seat.act('due', { reserves: { groups: ['us-orange-called'] } });
  await playTo(
    seat,
    '52.10',
    {
      '8.5': (s) => fight(s, 'Wotje', ['ship', 'j', 'DD-4', 41]),
      '12.10': (s) => s.act('item-wotje-12', { item: { said: 'yes' } }),
    },
    NO_RESERVES,
  );
  await seat.act('end-step', { leave: 'end' });
  await seat.act('final-count', {
    items: { 'orange-philippines-later': 'a', 'orange-near-japan-later': 'a', 'orange-wotje-later': 'a' },
  });
  await seat.act('record-end');
}

/** War Plan Orange 3: after the dice for every ship, a draw. */
export async function playOrange3(seat: Seat): Promise<void> {
  await begin(seat, 'wpo3', ['subs']);
  await seat.act('losses', {
    'j-ship-1': [1, 2, 3, 4, 5, 6, 3, 3],
    'j-ship-2': [4, 4, 4, 4, 4, 4, 4, 4],
    'j-ship-3': [4, 4, 2, 2, 4, 4],
    'j-damage-1': [4, 1, 3],
    'j-return-1': [2],
    'a-ship-1': [3, 3, 3, 3, 3, 3, 3, 3],
    'a-ship-2': [3, 3, 3, 3, 3, 3, 3, 3],
    'a-ship-3': [3, 3, 3, 3, 2],
    'a-damage-1': [1],
    'air-NAC': [1, 2, 3, 4],
    'air-LAC': [4, 3, 2, 1],
  });
  await playTo(seat, '52.10', {}, NO_RESERVES);
  await seat.act('end-step', { leave: 'end' });
  await seat.act('final-count', {
    items: {
      'orange-korea-later': 'j',
      'orange-pearl-later': 'a',
      'orange-guam-later': 'j',
      'orange-truk-later': 'a',
    },
  });
  await seat.act('record-end');
}
