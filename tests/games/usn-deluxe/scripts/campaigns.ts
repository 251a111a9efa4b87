import { begin, fight, playTo, type Seat } from './war';

/** Malaya and Burma: Singapore falls on turn 5, Rangoon on turn 6, and Malaya is cleared. */
export async function playMalaya(seat: Seat): Promise<void> {
  await begin(seat, 'malaya', ['armor', 'convoy', 'infiltrateUnits']);
  const said = (item: string, answer: string) => (s: Seat) =>
    s.act(`item-${item}-taken`, { item: { said: answer } });
  await playTo(seat, '8.10', {
    '1.1': (s) => s.act('convoy', { convoy: 'yes', ships: { ships: ['j:CL-2', 'j:DD-4'] } }),
    '1.9': (s) => fight(s, 'Singapore', ['ship', 'a', 'BB-1', 41], ['ship', 'j', 'TR-3', 41]),
    '4.10': said('singapore', 'no'),
    '5.10': async (s) => {
      await said('singapore', 'yes')(s);
      await said('rangoon', 'no')(s);
    },
    '6.10': said('rangoon', 'yes'),
  });
  await seat.act('end-step', { leave: 'end' });
  await seat.act('final-count', { items: { 'malaya-clear': 'j', 'burma-clear': 'none' } });
  await seat.act('record-end');
}

/** Saipan: the Japanese fleet comes out a turn later, loses carriers, and the island. */
export async function playSaipan(seat: Seat): Promise<void> {
  await begin(seat, 'saipan', ['tactics', 'softFuel']);
  await playTo(seat, '136.10', {
    '132.5': (s) =>
      fight(
        s,
        'Philippine Sea',
        ['ship', 'j', 'CVL-5', 41],
        ['ship', 'j', 'CV-9', 20],
        ['ship', 'a', 'DD-13', 41],
      ),
  });
  await seat.act('end-step', { leave: 'end' });
  await seat.act('final-count', { items: { 'saipan-allied': 'a' } });
  await seat.act('record-end');
}

/** Philippines: Third Fleet leaves damaged and comes back, both sides’ fleets leave, Luzon falls. */
export async function playPhilippines(seat: Seat): Promise<void> {
  await begin(seat, 'phil', ['monsoon', 'tactics']);
  await playTo(seat, '169.10', {
    '150.5': (s) => fight(s, 'Formosa', ['ship', 'j', 'CA-2', 41]),
    '151.9': (s) => fight(s, 'Leyte', ['ship', 'a', 'CV-6', 20]),
    '156.10': (s) => s.act('take-third-fleet', { ships: {} }),
    '161.9': (s) => fight(s, 'Lingayen', ['ship', 'a', 'CV-6', 30]),
    '165.10': async (s) => {
      await s.act('take-japanese-fleets', { ships: {} });
      await s.act('take-third-fleet-again', { ships: {} });
    },
  });
  await seat.act('end-step', { leave: 'end' });
  await seat.act('final-count', {
    items: { 'luzon-allied': 'a', manila: 'a', leyte: 'a', davao: 'a', panay: 'j' },
  });
  await seat.act('record-end');
}

/** Philippines: a carrier of Third Fleet stays, and the Allies lose at once. */
export async function playFleetStays(seat: Seat): Promise<void> {
  await begin(seat, 'phil');
  await playTo(seat, '156.10', {
    '156.10': (s) => {
      const leave = s.state.ships
        .filter(({ id }) => id.startsWith('a:CV-') && id !== 'a:CV-6')
        .map(({ id }) => id);
      return s.act('take-third-fleet', { ships: { leave } });
    },
  });
  await seat.act('record-end');
}
