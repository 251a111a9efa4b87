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

/** War Plan Orange 1 with readiness: a cruiser late, Formosa bare for a turn, Guam a fortress that falls. */
export async function playReadiness(seat: Seat): Promise<void> {
  await begin(seat, 'wpo1', ['subs', 'wpoReadiness']);
  await seat.act('readiness', {
    ...{ 'j-1': 4, 'j-2': 3 },
    ...{ 'a-1': 5, 'ready-bases': 6, 'a-2': 5, 'a-3': 6, 'ready-carriers': 1, 'ready-deployment': 2 },
  });
  const formosa = (said: string) => (s: Seat) => s.act('item-formosa-bare', { item: { said } });
  await playTo(
    seat,
    '12.10',
    {
      '1.10': formosa('no'),
      '2.10': formosa('yes'),
      '5.1': (s) => s.act('manchukuo', { die: 6, removed: 'no' }),
      '9.9': (s) => fight(s, 'Guam', ['ship', 'a', 'DD-1', 41]),
    },
    NO_RESERVES,
  );
  await seat.act('end-step', { leave: 'end' });
  await seat.act('final-count', { items: { 'orange-fortress': 'j', 'orange-philippines': 'j' } });
  await seat.act('record-end');
}
