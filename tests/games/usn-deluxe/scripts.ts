import type { Prompt } from '../../../src/core/play/prompt';
import type { UsnState } from '../../../src/games/usn-deluxe/state/state';
import type { GameScripts } from '../../support/fixtures';
import { LEFT_OPEN } from '../../support/seat';
import { playFleetStays, playMalaya, playPhilippines, playSaipan } from './scripts/campaigns';
import {
  playChinaBurmaIndia,
  playIchiGo,
  playManchuria,
  playManchuriaDrawn,
  playManchuriaHeld,
  playUGo,
} from './scripts/mainland';
import { playOrange1, playOrange2, playOrange3, playReadiness } from './scripts/orange';
import { attack, begin, fight, move, type Orders, playTo, refuel, type Seat, unread } from './scripts/war';

/** Coral Sea: Japan sinks a carrier and takes Port Moresby. */
async function playCoralSea(seat: Seat): Promise<void> {
  await begin(seat, 'coral', ['subs', 'navalInitiative']);
  await playTo(seat, '2.10', {
    '1.1': (s) => s.act('place-j', { ticks: { ticks: ['j:0'] } }),
    '1.2': async (s) => {
      await s.act('stations', { subs: { on: ['j:SS-1'], off: [] } });
      await s.act('check-navalInitiative', {
        conditions: { ticked: ['carrier'] },
        'die-j': 4,
        allied: { ticked: ['carrier', 'screen'] },
        'die-a': 2,
      });
    },
    '1.9': (s) =>
      fight(
        s,
        '660',
        ['ship', 'a', 'CV-5', 41],
        ['air', 'j', { 'j-nac': 4, 'j-lac': 3 }],
        ['ship', 'j', 'CVL-2', 10],
      ),
    '2.5': (s) =>
      fight(
        s,
        'Port Moresby',
        ['land', 'a', 'a-regiment-8-15', 1],
        ['base', { name: 'Port Moresby', side: 'j', kind: 'air', capacity: 10, state: 'damaged' }],
      ),
  });
  await seat.act('end-step', { leave: 'end' });
  await seat.act('final-count', { items: { 'port-moresby': 'j', 'guadalcanal-engineer': 'none' } });
  await seat.act('record-end');
}

/** Coral Sea, its missions sealed by each side: all that Japan sends against Port Moresby is met. */
async function playSealedRaids(seat: Seat): Promise<void> {
  await begin(seat, 'coral', []);
  await playTo(seat, '2.10', {
    '1.1': (s) => s.act('place-j', { ticks: { ticks: ['j:0'] } }),
    '1.9': async (s) => {
      await s.act('missions-a', { 'raid-a1': { to: 'else', name: 'Tulagi', against: 'support', NAC: 5 } });
      await s.act('missions-j', {
        'raid-j1': { to: 'else', name: 'Moresby', against: 'land', LAC: 7, more: ['more'] },
        'raid-j2': { to: 'else', name: 'Milne Bay', against: 'land', NAC: 3 },
      });
      await s.act('open-missions');
      await s.act('air-strike', {
        'cap-a1': { LAC: 3, flak: 5 },
        'cap-a2': { flak: 0 },
        'air-1': [2, 3],
        'flak-land-j1': 4,
        'target-j1-1': 'air',
        'bombed-j1-1': { 'from-LAC': 4, name: 'Moresby', capacity: 10 },
        'die-bomb-j1-1': 2,
        'target-j2-1': 'nobody',
      });
      await s.act('air-basing');
      // 5(E): A second strike of the phase has missions of its own.
      await s.act('missions-j', { 'raid-j1': { to: 'nobody' } });
      await s.act('missions-a', { 'raid-a1': { to: 'nobody' } });
      await s.act('open-missions');
      await s.act('air-strike');
    },
  });
  await seat.act('end-step', { leave: 'end' });
  await seat.act('final-count', { items: { 'port-moresby': 'none', 'guadalcanal-engineer': 'none' } });
  await seat.act('record-end');
}

/** Midway: four Japanese carriers are lost, one of them damaged before. */
async function playMidway(seat: Seat): Promise<void> {
  await begin(seat, 'midway', ['capitalVP', 'solitaireAir', 'midwaySim']);
  await playTo(seat, '3.10', {
    '1.9': async (s) => {
      await s.act('check-solitaireAir', { conditions: { of: 'Midway' }, die: 3 });
      await fight(
        s,
        'Midway',
        ['base', { name: 'Midway', side: 'a', kind: 'air', capacity: 5, state: 'damaged' }],
        ['air', 'a', { 'a-lac': 3, 'a-lbac': 1 }],
      );
    },
    '2.5': (s) =>
      fight(s, '1158', ['ship', 'j', 'CV-1', 20], ['ship', 'j', 'CV-2', 41], ['ship', 'j', 'CV-1', 25]),
    '3.5': (s) =>
      fight(s, '1158', ['ship', 'j', 'CV-5', 41], ['ship', 'j', 'BB-1', 15], ['ship', 'a', 'CV-5', 40]),
  });
  await seat.act('end-step', { leave: 'end' });
  await seat.act('final-count', { items: { 'midway-held': 'a', 'aleutian-island': 2 } });
  await seat.act('record-end');
}

/** Eastern Solomons: the base of Guadalcanal is damaged on a turn and destroyed at the end. */
async function playSolomons(seat: Seat): Promise<void> {
  await begin(seat, 'solomons');
  await playTo(seat, '2.10', {
    '1.9': (s) =>
      fight(s, 'Guadalcanal', [
        'base',
        { name: 'Guadalcanal', side: 'a', kind: 'air', capacity: 5, state: 'damaged' },
      ]),
    '1.10': (s) => s.act('item-guadalcanal-damaged', { item: { said: 'yes' } }),
    '2.9': (s) =>
      fight(
        s,
        'Guadalcanal',
        ['base', { name: 'Guadalcanal', side: 'a', kind: 'air', capacity: 0, state: 'destroyed' }],
        ['neutral', 'a', 'CDU 6-2'],
      ),
    '2.10': async (s) => {
      await s.act('administration', { supplied: { supplied: [] }, 'recovery-0': 4 });
      await s.act('item-guadalcanal-damaged', { item: { said: 'no' } });
    },
  });
  await seat.act('end-step', { leave: 'end' });
  await seat.act('final-count', { items: { 'guadalcanal-destroyed': 'j', 'guadalcanal-held': 'a' } });
  await seat.act('record-end');
}

/** Santa Cruz: nobody does much, though much could be done, and it is a draw. */
async function playSantaCruz(seat: Seat): Promise<void> {
  await begin(seat, 'cruz', [
    ...['taskForces', 'nacRetrain', 'beach', 'guerrillas', 'damagedBase5'],
    ...['tactics', 'infiltrateUnits', 'nzoc'],
  ]);
  await playTo(seat, '2.10', {
    '1.2': async (s) => {
      await s.act('move-ships', {
        place: 'Truk 754',
        to: 'Task force 1',
        ships: { ships: ['j:CV-8', 'j:DD-1'] },
      });
      await s.act('train-carriers', { ships: { ships: ['j:CVL-3'] } });
    },
    '1.6': (s) => s.act('train-carriers', { ships: { ships: ['a:CV-8'] } }),
    '1.9': async (s) => {
      await s.act('landing', {
        landing: {
          place: 'Guadalcanal',
          how: 'assault',
          hexClass: '2',
          there: ['land', 'entrenched', 'cdu'],
        },
      });
      await s.act('landing', {
        landing: { place: 'Guadalcanal', how: 'assault', hexClass: '2', there: ['land', 'entrenched'] },
      });
      await s.act('set-base', {
        base: { name: 'Manila', side: 'j', kind: 'naval', capacity: 0, state: 'ungarrisoned' },
      });
      await fight(
        s,
        'Santa Cruz',
        ['air', 'j', { 'j-nac': 3, 'j-lac': 3 }],
        ['air', 'a', { 'a-nac': 6, 'a-lbac': 1 }],
      );
    },
    '1.10': (s) => s.act('item-guadalcanal-damaged', { item: { said: 'no' } }),
    '2.10': (s) => s.act('item-guadalcanal-damaged', { item: { said: 'no' } }),
  });
  await seat.act('end-step', { leave: 'end' });
  await seat.act('final-count', { items: { 'guadalcanal-held': 'none' } });
  await seat.act('record-end');
}

const escort = (seat: Seat, ...ships: readonly string[]): Promise<void> =>
  seat.act('convoy', { convoy: 'yes', ships: { ships } });

const PEARL: Orders = {
  '1.0': async (s) => {
    await s.act('deployment', { die: 3 });
    await s.act('place-j', { ticks: { ticks: ['j:0', 'j:1'] } });
  },
  '1.1': (s) => escort(s, 'j:DD-2', 'j:CVE-1'),
  '1.2': (s) =>
    move(s, 'Naval bases in Japan 676', 'First Air Fleet', [
      'j:CV-1',
      'j:CV-2',
      'j:CV-3',
      'j:CV-4',
      'j:CV-5',
      'j:CV-6',
      'j:BB-1',
      'j:DD-1',
      'j:OIL-1',
    ]),
  '1.9': async (s) => {
    await fight(
      s,
      'Pearl Harbor',
      ['ship', 'a', 'BB-2', 41],
      ['ship', 'a', 'BB-3', 20],
      ['air', 'a', { 'a-lac': 12, 'a-lbac': 1 }],
      ['air', 'j', { 'j-nac': 2 }],
      ['neutral', 'a', 'Pearl Harbor air base'],
    );
  },
  '1.10': async (s) => {
    await s.act('open-deployment');
    await s.act('administration', { supplied: {}, 'recovery-0': 3 });
  },
};

/** Everybody comes home every third turn, where fuel has no limit. */
async function comeHome(seat: Seat, side: 'j' | 'a'): Promise<void> {
  const home = side === 'j' ? 'Truk 754' : 'Pearl Harbor 1456';
  const away = new Set(
    seat.state.ships
      .filter(
        (ship) =>
          ship.side === side &&
          ship.status === 'afloat' &&
          ship.place !== home &&
          ship.type !== 'SS' &&
          ship.type !== 'Dummy',
      )
      .filter(({ place, repairs }) => place !== 'West Coast' && repairs === undefined)
      .map(({ place }) => place),
  );
  for (const place of away) {
    const ships = seat.state.ships.filter(
      (ship) =>
        ship.side === side && ship.status === 'afloat' && ship.place === place && ship.repairs === undefined,
    );
    await move(
      seat,
      place,
      home,
      ships.map(({ id }) => id),
    );
  }
  await refuel(seat, home);
}
const everyThird = (from: number, to: number): Orders =>
  Object.fromEntries(
    Array.from({ length: to - from + 1 }, (_, i) => from + i)
      .filter((turn) => (turn - from) % 3 === 0)
      .flatMap((turn) => [
        [`${turn}.8`, (seat: Seat) => comeHome(seat, 'j')],
        [`${turn}.6`, (seat: Seat) => comeHome(seat, 'a')],
      ]),
  );

/** Game 1: twenty turns with the Indian Ocean operation, repairs, losses by fuel and the areas at the end. */
async function playOpeningMoves(seat: Seat): Promise<void> {
  await begin(seat, 'g1', [
    'extraJapLAC',
    'allyVarDeploy',
    'subs',
    'magic',
    'convoy',
    'cityEntrench',
    'asia',
    'armor',
    'embarkLimits',
  ]);
  await playTo(
    seat,
    '20.10',
    {
      ...everyThird(2, 20),
      ...PEARL,
      '2.1': async (s) => {
        await s.act('repair', { ships: { ships: ['a:BB-3'] } });
        await s.act('add-ship', { ship: { side: 'a', type: 'CV', number: '4', place: 'West Coast' } });
      },
      '2.3': async (s) => {
        await s.act('check-entrench', { conditions: { ticked: ['city'], count: 2 }, die: [4, 3] });
        await s.act('emergency-supply', { marker: { what: 'Bataan' } });
        await s.act('set-base', {
          base: { name: 'Wake', side: 'j', kind: 'air', capacity: 5, state: 'functional' },
        });
      },
      '2.7': (s) => s.act('check-buildNavalJ', { conditions: { count: 1 }, die: 6, 'die-second': 4 }),
      '3.9': async (s) => {
        await attack(
          s,
          {
            attackers: { place: 'Luzon', supplied: 88, unsupplied: 6, guns: 12, LAC: 2 },
            defenders: { plain: 50, entrenched: 15, unsupplied: 8 },
            die: 5,
          },
          ['land', 'a', 'a-engineer-1-1', 1],
          ['land', 'a', 'a-division-30-50', 1],
        );
        await fight(s, 'Luzon', ['ship', 'j', 'TR-2', 10]);
      },
      '4.2': (s) => s.act('replace-ships', { ships: { ships: ['j:TR-2'] } }),
      '4.3': (s) => s.act('magic', { magic: { hex: '1158' } }),
      '4.10': (s) => s.act('fortress', { units: { more: '40-60 corps, 8-15 regiment' } }),
      '5.10': (s) => s.act('fortress', { units: { units: ['40-60 corps'], fallen: ['fallen'] } }),
      '9.3': (s) => s.act('defection', { country: { country: 'thailand' }, 'army-1': 4 }),
      '10.2': (s) => s.act('indian-ocean', { force: { nac: 32 }, loss: 2, gain: [4, 5] }),
      '11.2': (s) => s.act('stations', { subs: { on: ['j:SS-1', 'j:SS-2'], off: [] } }),
      '11.4': (s) =>
        s.act('submarine-attack', {
          subs: { subs: ['j:SS-1'] },
          place: 'Pearl Harbor 1456',
          target: { target: 'a:CL-1', stack: ['a:CL-1', 'a:DD-1'] },
          'die-sub': 4,
          'damage-sub': 3,
        }),
      '11.5': (s) => s.act('stations', { subs: { off: ['j:SS-2'] } }),
      '12.2': (s) => move(s, 'Truk 754', 'Java Sea', ['j:CA-4', 'j:DD-5']),
      '12.4': async (s) => {
        await s.act('scout', { place: 'Pearl Harbor 1456' });
        await move(s, 'Pearl Harbor 1456', 'Java Sea', ['a:CA-5', 'a:DD-6']);
        await s.act('sea-battle', {
          place: 'Java Sea',
          forces: { cover: 'some', covered: ['j:DD-5'], unit: 'j-cdu-6-2' },
          'fire-a1': { target: 'j:CA-4' },
          'die-a1': 5,
          'damage-a1': 4,
          'fire-j1': { target: 'a:CA-5', ships: ['j:CA-4', 'cdu'] },
          'die-j1': 2,
          'fire-j2': { target: 'a:DD-6' },
          'die-j2': 3,
          'damage-j2': 1,
        });
      },
      '12.8': async (s) => {
        await s.act('bombardment', {
          place: 'Java Sea',
          target: 'cdu',
          guns: { unit: 'a-cdu-6-2', stands: ['entrenched'] },
          aim: 'j:CA-4',
          'die-guns': 5,
          'die-cdu': 1,
        });
        await s.act('bombardment', {
          place: 'Java Sea',
          target: 'land',
          guns: { plain: 6, entrenched: 0 },
          'die-guns': 3,
        });
      },
      '12.5': (s) =>
        fight(s, 'Java Sea', ['ship', 'a', 'CA-5', 41], ['ship', 'a', 'DD-6', 41], ['ship', 'j', 'CL-2', 5]),
      '13.5': flyFromDarwin,
      '13.9': (s) =>
        s.act('air-strike', {
          'raid-j1': { to: 'Pearl Harbor 1456', LAC: 0, NAC: 8 },
          'raid-a1': { to: 'nobody' },
          'cap-a1': { NAC: 1 },
          'air-1': [2, 3],
          'group-j1-1': { targets: ['a:CA-1'], escorts: ['a:DD-1'], fires: 'some', cover: 'cdu', base: 10 },
          'flak-j1-2-1': 4,
          'die-j1-2-1-1': 3,
          'damage-j1-2-1-1': 2,
        }),
      '15.1': (s) =>
        s.act('correct-ship', {
          which: 'j:CL-1',
          facts: { place: 'Kure', weeks: 0, fuelled: 14, status: 'afloat' },
        }),
    },
    {
      reserves: (_, { cursor }) => ({ groups: [], ...(cursor.turn === 8 && { clients: ['thailand'] }) }),
    },
  );
  await seat.act('end-step', { leave: 'end' });
  await countAreas(seat, 'final-count');
  await seat.act('record-end');
}

/** A base that is in no register. */
const DARWIN = { from: 'unsaid' };

/** Allied aircraft at ships, at a base and over a fight on land; Japan’s at Darwin; not all find a base again. */
async function flyFromDarwin(seat: Seat): Promise<void> {
  await seat.act('air-strike', {
    'raid-a1': { to: 'Java Sea', ...DARWIN, LBAC: 4, LAC: 6, NAC: 3, extended: ['NAC'], more: ['more'] },
    'raid-a2': { to: 'else', ...DARWIN, name: 'Kendari', against: 'land', LAC: 8, more: ['more'] },
    'raid-a3': { to: 'else', ...DARWIN, name: 'Amboina', against: 'support', LAC: 4 },
    'raid-j1': { to: 'else', name: 'Darwin', against: 'land', LAC: 6 },
    'cap-j1': { LAC: 1, NAC: 2 },
    'cap-j2': { flak: 10 },
    'cap-j3': { NAC: 1 },
    'cap-a4': { LAC: 3, flak: 5 },
    'air-1': [4, 5],
    'type-air-1': { a: 'LAC', j: 'NAC' },
    'air-3': [2, 1],
    'air-4': [1, 3],
    'group-a1-1': { targets: ['j:CA-4', 'j:DD-5'], by: 'hand' },
    'flak-a1-1-1': 2,
    'aim-a1-1-1': { '1-1': 3, '1-2': 1 },
    'die-a1-1-1-1': 4,
    'damage-a1-1-1-1': 3,
    'die-a1-1-1-2': 1,
    'flak-a1-2-1': 3,
    'die-a1-2-1-1': 2,
    'damage-a1-2-1-1': 1,
    'die-a1-2-1-2': 3,
    'damage-a1-2-1-2': 4,
    'flak-a1-3-1': 6,
    'aim-a1-3-1': { '1-1': 0, '1-2': 1 },
    'die-a1-3-1-2': 1,
    'flak-land-a1': 5,
    'target-a1-1': 'air',
    'bombed-a1-1': { 'from-LAC': 4, name: 'Kendari', capacity: 10 },
    'die-bomb-a1-1': 6,
    'parked-die-bomb-a1-1': { LAC: 3 },
    'target-a1-2': 'land',
    'bombed-a1-2': { plain: 6 },
    'die-bomb-a1-2': 1,
    'flak-land-j1': 4,
    'target-j1-1': 'nobody',
  });
  await attack(seat, { attackers: { supplied: 8 }, defenders: { plain: 6 }, die: 3 }, [
    'land',
    'j',
    'j-regiment-6-12',
    1,
  ]);
  await seat.act('air-basing', {
    crowded: { crowded: ['0', '1'] },
    'room-0': { home: 0 },
    'room-1': { home: 3, near: 1 },
  });
}

/** The areas as they stood in 1942. */
const countAreas = (seat: Seat, id: string): Promise<void> =>
  seat.act(id, {
    'areas-homeland': { home: 'j' },
    'areas-asia': {
      rangoon: 'j',
      mandalay: 'a',
      thailand: 'j',
      singapore: 'j',
      indochina: 'j',
      hongkong: 'j',
      formosa: 'j',
      india: 'a',
      'asia-halved': ['rangoon'],
    },
    'areas-indies': { sumatra: 'j', java: 'j', borneo: 'j', philippines: 'j', manila: 'j' },
    'areas-south': { australia: 'a', newzealand: 'a', newcaledonia: 'a' },
    'areas-pacific': { pearl: 'a', aleutians: 'a' },
    'areas-bases': { bases: [] },
  });

/** Game 2: Midway is not held on turn 31, which counts once. */
async function playTurnOfTheTide(seat: Seat): Promise<void> {
  await begin(seat, 'g2', ['extraJapLAC', 'softFuel', 'monsoon', 'training', 'resiliency'], {
    arrivalFuel: 'before',
  });
  await playTo(
    seat,
    '40.10',
    {
      '21.1': (s) => s.act('take-no-subs', { ships: {} }),
      '21.2': (s) => move(s, 'Truk 754', 'At sea', ['j:CV-3', 'j:CV-4']),
      '26.5': (s) => s.act('check-monsoonFlight', { conditions: { of: 'Calcutta' }, die: 4 }),
      '27.9': (s) =>
        fight(s, 'Port Moresby', ['land', 'a', 'a-division-30-50', 1, 'reduced', '1 × 8-15 regiment']),
      '28.3': (s) =>
        s.act('build-unit', {
          what: {
            what: 'a-division-30-50<a-regiment-8-15',
            place: 'Noumea',
            ready: ['supplied', 'still', 'alone'],
          },
          die: 6,
        }),
      '30.10': (s) => item(s, 'no'),
      '31.10': (s) => item(s, 'yes'),
    },
    { reserves: (_, { cursor }) => ({ groups: cursor.turn === 33 ? ['australian'] : [] }) },
  );
  await seat.act('end-step', { leave: 'end' });
  await countAreas(seat, 'final-count');
  await seat.act('record-end');
}
async function item(seat: Seat, said: string): Promise<void> {
  await seat.act('administration', { fuel: {} });
  await seat.act('item-midway-lost', { item: { said } });
}

/** Game 3 with everything in it, up to the first mid-war points; Japan has had enough. */
async function playToMidWar(seat: Seat): Promise<void> {
  await begin(seat, 'g3', [
    ...['china', 'strategic', 'homeDefense', 'convoy', 'oilerPoints', 'softFuel', 'soviet', 'radar'],
    ...['guerrillas', 'communistGuerrillas', 'usArmor', 'japVarDeploy'],
  ]);
  const years = {
    reserves: (_: unknown, { cursor }: UsnState) => ({ groups: cursor.turn === 40 ? ['ketsu-go'] : [] }),
    nationalist: (prompt: Prompt) => (prompt.kind === 'dice' && prompt.count > 1 ? [6, 2] : 2),
  };
  await playTo(
    seat,
    '56.1',
    {
      '1.1': async (s) => {
        await s.act('take-no-subs', { ships: { DD: ['a:DD-3', 'a:DD-4'] } });
        await escort(s, 'j:DD-2', 'j:CVE-1');
      },
      '3.9': async (s) => {
        await fight(s, 'Changsha', ['land', 'a', 'a-nationalist-10-15', 2]);
        await s.act('chinese-attacked', { people: 'nationalist' });
      },
      '4.2': async (s) => {
        await move(s, 'Naval bases in Japan 676', 'Formosa 378 and/or Hainan 245', ['j:OIL-1']);
        await refuel(s, 'Naval bases in Japan 676', 'base', ['j:CV-1', 'j:CV-2']);
        await refuel(s, 'Formosa 378 and/or Hainan 245', 'base', ['j:CVL-1']);
      },
      '5.2': (seat) => refuel(seat, 'Formosa 378 and/or Hainan 245', 'j:OIL-1', ['j:BB-3']),
      '5.8': async (seat) => {
        await move(seat, 'Formosa 378 and/or Hainan 245', 'Naval bases in Japan 676', ['j:OIL-1']);
        await seat.act('fill-oilers', { ships: { ships: ['j:OIL-1'] } });
      },
      '21.10': (s) => s.act('take-west-edge', { ships: { lost: [] } }),
      '55.10': async (s) => {
        await s.act('administration', { fuel: {} });
        await countMidWar(s);
      },
    },
    years,
  );
  await seat.act('civil-war', { year: { ticked: ['no-attack'] }, die: 4 });
  await seat.act('operational-points', {
    cities: { whole: 14, half: 2, gone: 0, held: ['java', 'borneo', 'sumatra'], chinese: 3 },
  });
  await seat.act('convoy', { convoy: 'no' });
  await seat.act('spend-points', { spend: { what: ['refuel'], points: 2 } });
  await seat.act('house-rules', { house: { baseRepair: 'turn' } });
  await seat.act('correct-points', {
    correction: { side: 'a', points: 3, half: 50, reason: 'A chart read wrongly' },
  });
  await seat.undo();
  await seat.finish({ correction: { side: 'a', points: 2, half: 50, reason: 'A chart read wrongly' } });
  await seat.act('stop-game', { how: 'a' });
}
const countMidWar = (seat: Seat): Promise<void> =>
  seat.act('midwar', {
    'areas-homeland': { 'home-command': 'j' },
    'areas-asia': { singapore: 'j', indochina: 'j', india: 'a' },
    'areas-indies': { java: 'j' },
    'areas-south': {},
    'areas-pacific': { pearl: 'a' },
    'areas-china': { korea: 'j', 'china-city-j': 7 },
    'areas-bases': { bases: [] },
  });

/** A war by no optional rule, which both give up after Pearl Harbor. */
async function playAgreed(seat: Seat): Promise<void> {
  await begin(seat, 'g5');
  await playTo(seat, '1.9', {
    '1.9': (s) =>
      fight(s, 'Pearl Harbor', ['ship', 'a', 'BB-2', 41], ['neutral', 'a', 'Pearl Harbor air base']),
  });
  await seat.act('stop-game', { how: 'nobody' });
}

/** The battle of Midway by no optional rule: the Allies run from the first strike. */
async function playConceded(seat: Seat): Promise<void> {
  await begin(seat, 'midway');
  await playTo(seat, '1.9', { '1.9': (s) => fight(s, 'Midway', ['ship', 'a', 'CV-5', 41]) });
  await seat.act('stop-game', { how: 'j' });
}

/** Game 4 in the middle of the Marianas: a die of recovery is to be thrown. */
async function playExample(seat: Seat): Promise<void> {
  await begin(seat, 'g4', ['extraJapLAC', 'subs', 'monsoon', 'magic', 'radar']);
  await playTo(
    seat,
    '83.5',
    {
      '82.4': (s) =>
        move(s, 'Any Allied naval bases but in India', 'Fifth Fleet', [
          'a:CV-6',
          'a:CV-9',
          'a:CV-16',
          'a:CVL-22',
          'a:BB-5',
          'a:DD-12',
          'a:OIL-1',
        ]),
    },
    { reserves: {} },
  );
  await fight(seat, 'Tarawa', ['land', 'j', 'j-snlf-5-10', 1], ['air', 'j', { 'j-lac': 6 }]);
  await seat.act('land-attack', {
    attack: { place: 'Tarawa', hexClass: '1', supplied: 60, guns: 12 },
    defence: { plain: 0, entrenched: 10 },
    die: LEFT_OPEN,
  });
}

export const scripts: GameScripts<UsnState> = {
  fixtures: {
    'coral-sea': { play: playCoralSea, unread },
    'sealed-raids': { play: playSealedRaids, unread },
    midway: { play: playMidway, unread },
    'eastern-solomons': { play: playSolomons, unread },
    'santa-cruz': { play: playSantaCruz, unread },
    'opening-moves': { play: playOpeningMoves, unread },
    'turn-of-the-tide': { play: playTurnOfTheTide, unread },
    'to-mid-war': { play: playToMidWar, unread },
    malaya: { play: playMalaya, unread },
    saipan: { play: playSaipan, unread },
    philippines: { play: playPhilippines, unread },
    'a-fleet-stays': { play: playFleetStays, unread },
    'manchuria-falls': { play: playManchuria, unread },
    'manchuria-held': { play: playManchuriaHeld, unread },
    'manchuria-drawn': { play: playManchuriaDrawn, unread },
    'ichi-go': { play: playIchiGo, unread },
    'u-go': { play: playUGo, unread },
    'china-burma-india': { play: playChinaBurmaIndia, unread },
    'orange-1': { play: playOrange1, unread },
    'orange-2': { play: playOrange2, unread },
    'orange-3': { play: playOrange3, unread },
    'orange-ready': { play: playReadiness, unread },
    agreed: { play: playAgreed, unread },
    conceded: { play: playConceded, unread },
  },
  example: { charts: 'practice', play: playExample },
};
