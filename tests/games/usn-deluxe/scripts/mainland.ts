import { attack, begin, playTo, type Seat } from './war';

const ends = async (seat: Seat, facts: { readonly [fact: string]: string }): Promise<void> => {
  await seat.act('end-step', { leave: 'end' });
  await seat.act('final-count', { facts });
  await seat.act('record-end');
};

/** Manchuria: the Soviets take a front line apart, and three cities with a hex of Korea. */
export async function playManchuria(seat: Seat): Promise<void> {
  await begin(seat, 'manchuria', ['tactics']);
  await playTo(seat, '191.10', {
    '190.5': (s) =>
      attack(s, { attackers: { place: '538', supplied: 120 }, defenders: { plain: 120 }, die: 6 }, [
        'land',
        'j',
        'j-army-80-120',
        1,
      ]),
  });
  await ends(seat, { 'three-cities': 'yes' });
}
/** Manchuria: little is lost and little taken. */
export async function playManchuriaHeld(seat: Seat): Promise<void> {
  await begin(seat, 'manchuria');
  await playTo(seat, '191.10');
  await ends(seat, { 'few-lost': 'yes' });
}
/** Manchuria: all cities fall, and Japan loses two units: a draw. */
export async function playManchuriaDrawn(seat: Seat): Promise<void> {
  await begin(seat, 'manchuria');
  await playTo(seat, '191.10');
  await ends(seat, { 'all-cities': 'yes', 'few-lost': 'yes' });
}

const NO_RESERVES = { reserves: {} };

/** Ichi-Go: a Chinese army is lost and comes back, the attack of May is used, both air bases fall. */
export async function playIchiGo(seat: Seat): Promise<void> {
  await begin(seat, 'cbi1', ['infiltrateUnits']);
  const strike = (s: Seat, place: string) =>
    attack(s, { attackers: { place, supplied: 240 }, defenders: { plain: 15 }, die: 6 }, [
      'land',
      'a',
      'a-nationalist-10-15',
      1,
    ]);
  await playTo(seat, '168.10', { '123.9': (s) => strike(s, '309'), '128.9': (s) => strike(s, '310') });
  await ends(seat, { 'air-bases': 'yes', 'eight-cities': 'yes' });
}
/** Ha-Go and U-Go: Japanese in India call the regiments; the British take Mandalay. */
export async function playUGo(seat: Seat): Promise<void> {
  await begin(seat, 'cbi2', ['monsoon']);
  await playTo(seat, '123.10', {}, NO_RESERVES);
  await seat.act('end-step', { leave: 'end' });
  await seat.act('due', { reserves: { groups: ['indian-cbi'] } });
  await playTo(
    seat,
    '168.10',
    {
      '126.5': (s) =>
        attack(s, { attackers: { place: '42', supplied: 60 }, defenders: { plain: 50 }, die: 1 }, [
          'land',
          'a',
          'a-regiment-8-15',
          1,
        ]),
    },
    NO_RESERVES,
  );
  await ends(seat, { mandalay: 'yes' });
}
/** Both together: one half each. */
export async function playChinaBurmaIndia(seat: Seat): Promise<void> {
  await begin(seat, 'cbi12');
  await playTo(
    seat,
    '168.10',
    {
      '128.9': (s) =>
        attack(s, {
          attackers: { place: '309', theatre: 'china', supplied: 240 },
          defenders: { plain: 15 },
          die: 2,
        }),
    },
    NO_RESERVES,
  );
  await ends(seat, { 'air-bases': 'yes', 'eight-cities': 'yes', rangoon: 'yes' });
}
