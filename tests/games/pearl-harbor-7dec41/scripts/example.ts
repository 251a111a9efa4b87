import { LEFT_OPEN } from '../../../support/seat';
import { act, begin, kate, NO, people, raid, type Seat, val, walkTo, YES, zero } from './series';

/** A real attack on the first morning, left in its fourth impulse as a bomb falls on the Pennsylvania. */
export async function playExample(seat: Seat): Promise<void> {
  await seat.finish(people('Ken', 'Ann'));
  await begin(seat, {
    plan: {
      mission: 'attack',
      entry: 'North-west',
      loads: 'Akagi: armour-piercing bombs. The others: torpedoes.',
    },
    precautions: { pby: 2, readyArmy: 1 },
  });
  await walkTo(seat, 1, 'search');
  await act(seat, 'clipper', { pieces: { pieces: 1 }, 'seen-1': NO });
  await walkTo(seat, 2, 'search');
  await act(seat, 'us-search', {
    unit: 'pby',
    markers: { count: 1, m1: 3 },
    'found-1': YES,
    'what-1': 'ships',
  });
  await act(seat, 'report', { denial: YES });
  await walkTo(seat, 2, 'air', 2);
  await act(seat, 'radar', { where: '1', seen: NO });
  await walkTo(seat, 2, 'air', 3);
  await act(seat, 'attack');
  await raid(seat, kate('akagi'), 'arizona', 'ap', { 'hit:effect': YES });
  await raid(seat, kate('kaga'), 'oklahoma', 'torpedo');
  await raid(seat, kate('soryu'), 'oklahoma', 'torpedo');
  await raid(seat, kate('hiryu'), 'west-virginia', 'torpedo');
  await raid(seat, kate('shokaku'), 'west-virginia', 'torpedo', { hit: NO });
  await act(seat, 'jp-strike', {
    target: 'field',
    sortie: { squadron: zero('akagi') },
    field: { service: 'army', caught: ['oahu-p-40b-1', 'oahu-p-40b-2'] },
    'hit-oahu-p-40b-1': YES,
    'hit-oahu-p-40b-2': NO,
  });
  await walkTo(seat, 2, 'air', 4);
  await act(seat, 'jp-strike', {
    target: 'nevada',
    sortie: { squadron: val('akagi'), fighters: ['oahu-p-40b-2'] },
    'oahu-p-40b-2': 3,
    aa: NO,
    hit: YES,
  });
  await raid(seat, val('kaga'), 'maryland', undefined, { aa: YES });
  await raid(seat, val('soryu'), 'pennsylvania', undefined, { hit: LEFT_OPEN });
}
