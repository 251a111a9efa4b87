import { describe, expect, it } from 'vitest';
import { expandShips, SET_UPS, type SetUpLine } from '../../../src/games/usn-deluxe/data/set-ups';
import { SHIP_TYPES } from '../../../src/games/usn-deluxe/data/ship-types';

const shipsOf = (lines: readonly SetUpLine[], side: string) =>
  lines.filter((line) => line.side === side).flatMap(({ ships }) => (ships ? expandShips(ships) : []));

describe('a list of ships', () => {
  it('is written with types, numbers and runs of numbers', () => {
    expect(expandShips('CV-1..3 DD-2')).toEqual(['CV-1', 'CV-2', 'CV-3', 'DD-2']);
    expect(expandShips('CVL-C..D DD-9..10')).toEqual(['CVL-C', 'CVL-D', 'DD-9', 'DD-10']);
  });
  it.each(['', 'CV', 'CV-3..1', 'CV-1, DD-2', 'CV-1  DD-2'])('is refused as "%s"', (list) => {
    expect(() => expandShips(list)).toThrow('no ships');
  });
});

describe.each(Object.entries(SET_UPS))('the set-up of %s', (_, lines: readonly SetUpLine[]) => {
  it('names every ship of a side once, of a known type', () => {
    const types = SHIP_TYPES.map(({ id }) => id);
    for (const side of ['j', 'a']) {
      const ships = shipsOf(lines, side);
      expect(new Set(ships).size).toBe(ships.length);
      expect(ships.filter((ship) => !types.includes(ship.split('-')[0] ?? ''))).toEqual([]);
    }
  });
  it('puts something on every line, and damage only on ships of it', () => {
    expect(lines.filter(({ ships, units }) => !ships && !units)).toEqual([]);
    for (const { ships = '', weeks = {} } of lines.filter((line) => line.weeks))
      expect(expandShips(ships)).toEqual(expect.arrayContaining(Object.keys(weeks)));
  });
});

describe('the ships of a side, submarines and dummies among them', () => {
  it.each([
    ['g1', 38, 24],
    ['g2', 39, 25],
    ['g4', 35, 41],
    ['coral', 10, 5],
    ['midway', 24, 8],
    ['solomons', 14, 6],
    ['cruz', 12, 7],
    ['malaya', 6, 4],
    ['saipan', 16, 32],
    ['phil', 13, 35],
    ['wpo3', 25, 21],
  ] as const)('of %s are %i for Japan, %i for the Allies', (id, j, a) => {
    expect([shipsOf(SET_UPS[id], 'j').length, shipsOf(SET_UPS[id], 'a').length]).toEqual([j, a]);
  });
});
