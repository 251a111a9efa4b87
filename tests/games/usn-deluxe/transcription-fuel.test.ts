import { describe, expect, it } from 'vitest';
import { MAJOR_BASES } from '../../../src/games/usn-deluxe/data/bases';
import { STATION_PHASES } from '../../../src/games/usn-deluxe/data/delays';
import {
  REPLACED_FROM,
  SHIP_TYPES,
  SLOW_FROM,
  START_ENDURANCE,
  SUNK_OVER,
} from '../../../src/games/usn-deluxe/data/ship-types';
import { isMajor, isYard } from '../../../src/games/usn-deluxe/state/bases';
import { fuelDue, isOffMap, MINOR_SERVES, OILER_LOAD } from '../../../src/games/usn-deluxe/state/fuel';
import { shipId } from '../../../src/games/usn-deluxe/state/register';
import { initialState } from '../../../src/games/usn-deluxe/state/state';
import { expected } from './expected';

type Line = { rule: string | string[]; kind?: string; value?: string; what?: string; limit?: number };
const FUEL = expected<{
  endurance: (Line & { turns: number | string | null })[];
  end: { example: { refuelled: number; by: number } };
  oiler: { capacity: number };
  bases: (Line & { units: number | null; orOilers?: number })[];
}>('fuel');
const DELAYS = expected<{
  damage: (Line & { indiaBox?: number; weeksPerTurn?: number })[];
  submarines: (Line & { phases?: number })[];
}>('delays');

const oneOf = <Row>(rows: readonly Row[], is: (row: Row) => boolean): Row => {
  const found = rows.filter(is);
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} rows`);
  return found[0];
};
const turnsOf = (kind: string) => oneOf(FUEL.endurance, (row) => row.kind === kind).turns;

describe('12(N): how long fuel lasts', () => {
  const KINDS: { readonly [type: string]: string } = {
    OIL: 'oilers',
    TR: 'transports',
    TR36: 'transports',
    AT: 'transports',
    AT36: 'transports',
    SS: 'submarines',
    Dummy: 'submarines',
  };
  it.each(SHIP_TYPES)('$id', ({ id, endurance }) => {
    const turns = turnsOf(KINDS[id] ?? 'every naval unit but transports and oilers');
    expect(endurance).toBe(turns ?? 0);
  });
  it('Game 1: Japanese warships start with a turn more, transports and oilers with none', () => {
    expect(START_ENDURANCE.warships).toBe(turnsOf('Japanese at start, but transports and oilers'));
    expect(turnsOf('Japanese transports and oilers at start')).toBe(turnsOf('transports'));
  });
  it('a ship refuelled on turn 1 must be refuelled by the end of turn 4', () => {
    const { refuelled, by } = FUEL.end.example;
    const ship = {
      id: shipId('j', 'CA-1'),
      side: 'j',
      type: 'CA',
      name: 'CA-1',
      place: 'Truk',
      status: 'afloat',
      fuelled: refuelled,
      weeks: 0,
      booked: 0,
    } as const;
    expect(fuelDue(ship)).toBe(by);
  });
});

describe('12(O): what bases and oilers give', () => {
  const listed = (kind: string) =>
    oneOf(FUEL.bases, (row) => row.kind?.startsWith(kind) === true)
      .kind?.replace(/.*: /, '')
      .split(', ');
  it('major bases of the Allies', () => {
    const theirs = listed('Allied major')?.map((name) => name.replace(' box', ''));
    expect([...MAJOR_BASES.a].toSorted()).toEqual(theirs?.toSorted());
  });
  it('major bases of Japan: every one of the Home Islands, Truk and Shanghai', () => {
    const theirs = listed('Japanese major')?.filter((name) => name !== 'Home Islands') ?? [];
    expect(theirs.filter((name) => !MAJOR_BASES.j.includes(name))).toEqual([]);
    for (const name of [...theirs, 'Naval bases in Japan 676', 'Kure'])
      expect(isMajor(initialState(), name, 'j')).toBe(true);
    expect([
      isMajor(initialState(), 'Manila', 'j'),
      isMajor(initialState(), 'Truk 754', 'a'),
      isMajor(initialState(), 'Rabaul 759', 'j'),
    ]).toEqual([false, false, false]);
  });
  it('any other base fuels six ships a turn, or one oiler', () => {
    const { units, orOilers } = oneOf(FUEL.bases, ({ kind }) => kind?.startsWith('all others') === true);
    expect([MINOR_SERVES, 1]).toEqual([units, orOilers]);
  });
  it('an oiler fuels six ships', () => {
    expect(OILER_LOAD).toBe(FUEL.oiler.capacity);
  });
  it('12(Q): fuel is not counted in the boxes of the West Coast and India, but in the numbered ones', () => {
    expect(turnsOf('numbered map-edge boxes')).toMatch(/^as at sea/);
    const box = (name: string) => isOffMap(name);
    expect([box('West Coast'), box('India box'), isOffMap('Box 2'), isOffMap('Pearl Harbor')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('9: damage and repair', () => {
  const damage = (start: string) => oneOf(DELAYS.damage, ({ value }) => value?.startsWith(start) === true);
  it('weeks that sink, slow and remove a ship', () => {
    expect([SUNK_OVER, SLOW_FROM, REPLACED_FROM]).toEqual([
      damage('over 40 weeks: sunk').limit,
      damage('20 or more weeks').limit,
      damage('transport or oiler with 10+').limit,
    ]);
  });
  it('where ships are repaired', () => {
    expect(damage('Japanese: any naval base').value).toBe(
      'Japanese: any naval base in Japan; Allied: Pearl Harbor, West Coast, India box',
    );
    const places = ['Naval bases in Japan', 'Truk', 'Pearl Harbor', 'West Coast', 'India box', 'Sydney'];
    const yards = (side: 'j' | 'a') => places.filter((place) => isYard(initialState(), place, side));
    expect(yards('j')).toEqual(['Naval bases in Japan']);
    expect(yards('a')).toEqual(['Pearl Harbor', 'West Coast', 'India box']);
  });
  it('32(A): eight movement phases on station', () => {
    expect(STATION_PHASES).toBe(oneOf(DELAYS.submarines, ({ phases }) => phases !== undefined).phases);
  });
});
