import { act, begin, NO, people, raid, type Seat, val, walkTo, YES, zero } from './series';

/** Ships fight at sea, the harbour puts out, and on the second day O‘ahu is taken: points do not matter. */
export async function playInvasion(seat: Seat): Promise<void> {
  await seat.finish(people('Ken', 'Ann', { miniSub: 'table', heavy: 'sbd-too' }));
  await begin(seat, { plan: { mission: 'attack', invasion: 'yes', entry: 'Invasion group from the west' } });
  await firstDay(seat);
  await secondDay(seat);
  await act(seat, 'record-end');
}

async function firstDay(seat: Seat): Promise<void> {
  await walkTo(seat, 1, 'movement', 0, { enterprise: YES });
  await act(seat, 'surface-contact', { where: 'open', us: YES, what: 'ships' });
  await act(seat, 'surface-combat', { combat: NO, 'combat:second': NO, screened: { transports: 1 } });
  await walkTo(seat, 2, 'movement');
  await act(seat, 'submarine-attack', {
    target: 'kaga',
    hit: YES,
    'torpedo:aboard': { aboard: ['kaga-kaga-val', 'kaga-kaga-kate'] },
  });
  await act(seat, 'damaged-move', { ship: 'kaga', moves: YES });
  await walkTo(seat, 2, 'search');
  await act(seat, 'us-search', {
    unit: 'carrier',
    markers: { count: 1, m1: 1 },
    'found-1': YES,
    'what-1': 'ships',
  });
  await walkTo(seat, 2, 'air', 1);
  await act(seat, 'us-strike', {
    squadron: 'enterprise-enterprise-tbd',
    sortie: { attack: 'torpedo', torpedoed: 'kaga' },
    aa: NO,
    hit: YES,
    dud: YES,
  });
  await act(seat, 'us-strike', {
    squadron: 'enterprise-enterprise-sbd',
    sortie: { bombed: 'akagi' },
    aa: YES,
    'aa:timing': NO,
    'aa:fate': NO,
    escort: 'enterprise-enterprise-f4f',
    hit: YES,
    'hit:aboard': { aboard: [] },
  });
  await act(seat, 'us-strike', {
    squadron: 'oahu-b-18-6',
    sortie: { attack: 'low', bombed: 'transport' },
    aa: NO,
    hit: YES,
  });
  await act(seat, 'attack');
  await act(seat, 'impulse');
  await raid(seat, val('hiryu'), 'california', undefined, { aa: YES });
  await act(seat, 'crash', { squadron: val('soryu'), crash: YES });
  // Every other deck is full.
  await act(seat, 'land-elsewhere', { squadron: zero('kaga'), where: 'lost' });
  await byHand(seat);
  await walkTo(seat, 3, 'movement');
  await act(seat, 'sortie', { ships: { nevada: 'channel', california: 'sea' } });
  await walkTo(seat, 3, 'air', 1);
  await raid(seat, val('zuikaku'), 'nevada', undefined);
  await raid(seat, val('shokaku'), 'nevada', undefined);
  await raid(seat, val('akagi'), 'nevada', undefined);
}

/** What the players know better, and a slip taken back. */
async function byHand(seat: Seat): Promise<void> {
  await act(seat, 'rosters', {
    what: 'add-ship',
    change: { name: 'Utah', side: 'us', cls: 'bb', place: 'harbour' },
  });
  await act(seat, 'ship-state', { ship: 'utah', state: { status: 'bottomed' } });
  await seat.undo();
  await seat.undo();
  await seat.undo();
  await act(seat, 'squadron-lost', { squadron: 'kaneohe-pby-9', how: { how: 'on the water' } });
}

async function secondDay(seat: Seat): Promise<void> {
  await walkTo(seat, 5, 'movement', 0, { lexington: YES });
  await act(seat, 'landing', { landing: YES });
}
