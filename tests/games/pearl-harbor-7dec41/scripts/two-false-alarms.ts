import { act, begin, kate, NO, people, raid, type Seat, val, walkTo, YES, zero } from './series';

/** Two false alarms with 5 and 3 mvps, then the real attack: Japan wins. Every look-out has its turn. */
export async function playTwoFalseAlarms(seat: Seat): Promise<void> {
  await seat.finish(people('Ken', 'Ann'));
  await begin(seat, {
    plan: { mission: 'false-alarm', entry: 'All from the west' },
    precautions: { pby: 3, bomber: 1 },
  });
  await firstAlarm(seat);
  await begin(seat, { plan: { mission: 'false-alarm' }, precautions: { pby: 1, submarine: 1 } });
  await secondAlarm(seat);
  await begin(seat, {
    plan: {
      mission: 'attack',
      miniSubs: 'yes',
      count: 2,
      turn: '6',
      impulse: 2,
      entry: 'North-west',
      loads: 'Akagi, Soryu and Hiryu: armour-piercing bombs',
    },
    carriers: { enterprise: YES, lexington: NO },
    precautions: { pby: 2, readyArmy: 1 },
    joint: true,
  });
  await attack(seat);
  await act(seat, 'end-game');
  await act(seat, 'record-end');
}

/** The China Clipper and a PBY find ships; the Navy dismisses the one and believes the other. */
async function firstAlarm(seat: Seat): Promise<void> {
  await walkTo(seat, 1, 'search', 0, { enterprise: YES });
  await act(seat, 'clipper', { pieces: { pieces: 2 }, 'seen-1': NO, 'seen-2': YES, 'what-2': 'ships' });
  await act(seat, 'report', { denial: YES });
  await walkTo(seat, 2, 'search');
  await act(seat, 'us-search', {
    unit: 'pby',
    markers: { count: 2, m1: 3, m2: 5 },
    'found-1': NO,
    'found-2': YES,
    'what-2': 'dummy',
  });
  await act(seat, 'us-search', {
    unit: 'pby',
    markers: { count: 1, m1: 2 },
    'found-1': YES,
    'what-1': 'ships',
  });
  await act(seat, 'report', { denial: NO });
  await act(seat, 'jp-search', { markers: { count: 1, m1: 2 }, 'found-1': NO });
  await walkTo(seat, 3, 'movement');
  await act(seat, 'end-game');
}

/** Ships meet by night without seeing each other, and by day; a submarine misses. Japan stands down. */
async function secondAlarm(seat: Seat): Promise<void> {
  await walkTo(seat, 1, 'movement');
  await act(seat, 'surface-contact', { where: 'open', us: NO, jp: NO });
  await walkTo(seat, 2, 'movement');
  await act(seat, 'submarine-attack', { target: 'kaga', hit: NO });
  await act(seat, 'surface-contact', { where: 'open', what: 'ships' });
  await act(seat, 'surface-combat', { battleships: { jp: 2, us: 0 }, combat: NO, 'combat:second': YES });
  await act(seat, 'read-plan');
  await walkTo(seat, 3, 'movement');
  await act(seat, 'carriers-leave');
  await act(seat, 'us-markers', { markers: { m1: 'TF 8, Enterprise', paid: 'Submarine, north' } });
  await act(seat, 'jp-squadron-card', { card: { deed: 'ready', squadrons: ['akagi-akagi-kate'] } });
  await act(seat, 'end-game');
}

async function attack(seat: Seat): Promise<void> {
  await walkTo(seat, 5, 'mini-subs', 0);
  await act(seat, 'mini-subs-enter', { 'ward-1': YES, 'ward-2': NO });
  await act(seat, 'report', { denial: NO });
  await act(seat, 'disclose');
  await walkTo(seat, 6, 'air', 1);
  await act(seat, 'launch-contact', { where: 'navy', seen: NO });
  await act(seat, 'sub-sighting', { where: '1', seen: NO });
  await act(seat, 'radar', { where: '2', seen: NO });
  await walkTo(seat, 6, 'air', 2);
  await act(seat, 'attack');
  await act(seat, 'mini-subs-attack', { 'target-1': 'west-virginia', 'hit-1': YES });
  await walkTo(seat, 6, 'air', 3);
  await raid(seat, kate('akagi'), 'arizona', 'ap', { 'hit:effect': YES });
  await raid(seat, kate('kaga'), 'oklahoma', 'torpedo');
  await raid(seat, kate('soryu'), 'oklahoma', 'bombs');
  await raid(seat, kate('hiryu'), 'california', 'torpedo', { aa: YES });
  await raid(seat, kate('shokaku'), 'california', 'torpedo');
  await walkTo(seat, 6, 'air', 4);
  await raid(seat, kate('zuikaku'), 'california', 'torpedo');
  await raid(seat, val('akagi'), 'tennessee', undefined, { aa: YES });
  await raid(seat, val('kaga'), 'maryland', undefined);
  await act(seat, 'jp-strike', {
    target: 'field',
    sortie: { squadron: zero('akagi') },
    field: { service: 'army', caught: ['oahu-b-17-8', 'oahu-p-36-4'] },
    'hit-oahu-b-17-8': YES,
    'hit-oahu-p-36-4': NO,
  });
  await raid(seat, val('soryu'), 'enterprise', undefined);
  await act(seat, 'jp-strike', {
    target: 'pennsylvania',
    sortie: { squadron: val('hiryu'), fighters: ['oahu-p-40b-1', 'oahu-p-40b-2'] },
    'oahu-p-40b-1': 1,
    'oahu-p-40b-2': 6,
    'oahu-p-40b-2:timing': 6,
    'oahu-p-40b-2:fate': 1,
  });
  await act(seat, 'crash', { squadron: val('soryu'), crash: NO });
}
