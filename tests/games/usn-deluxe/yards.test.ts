import { describe, expect, it } from 'vitest';
import { applyEvent } from '../../../src/games/usn-deluxe/state/apply';
import type { UsnEvent } from '../../../src/games/usn-deluxe/state/bounds';
import { launch } from '../../../src/games/usn-deluxe/state/register';
import { wholeOn } from '../../../src/games/usn-deluxe/state/repair';
import { initialState, type Ship, type UsnState } from '../../../src/games/usn-deluxe/state/state';
import { drive, type Script } from '../../support/drive';
import { usnDeluxe } from './game';

const hurt = (id: string, place: string, weeks: number): Ship => launch(id, { place, weeks, fuelled: 40 });
const at = (ships: readonly Ship[], turn = 40, step = 'p1'): UsnState => ({
  ...initialState(),
  scenario: 'g5',
  stage: 'underway',
  cursor: { turn, step },
  ships,
});
const play = (state: UsnState, procedure: string, script: Script): UsnState => {
  const { events } = drive(usnDeluxe, state, procedure, {}, script).outcome;
  return (events as readonly UsnEvent[]).reduce((now, event) => {
    const { state: next, conflict } = applyEvent(now, event);
    if (conflict) throw new Error(conflict);
    return next;
  }, state);
};
const shipIn = ({ ships }: UsnState, id: string): Ship => {
  const ship = ships.find((each) => each.id === id);
  if (!ship) throw new Error(`${id} is not in the register`);
  return ship;
};
const both = (first: string, second: string): UsnState =>
  at([hurt('a:CA-5', first, 5), hurt('a:DD-7', second, 10)]);
const ships = { ships: ['a:CA-5', 'a:DD-7'] };

describe('9(D): India repairs one ship a turn', () => {
  it('asks which, and begins that one alone', () => {
    const state = play(both('India box', 'India box'), 'repair', [
      ['ships', ships],
      ['india', 'a:DD-7'],
    ]);
    expect([shipIn(state, 'a:CA-5').repairs, shipIn(state, 'a:DD-7').repairs]).toEqual([undefined, 40]);
  });
  it('a ship that is in repair there already is one of them, and stops with its weeks when another is taken', () => {
    const begun = play(both('India box', 'Noumea'), 'repair', [['ships', { ships: ['a:CA-5'] }]]);
    const later = {
      ...begun,
      cursor: { turn: 43, step: 'p1' },
      ships: begun.ships.map((ship) => (ship.id === 'a:DD-7' ? { ...ship, place: 'India' } : ship)),
    };
    const script = (one: string): Script => [
      ['ships', { ships: ['a:DD-7'] }],
      ['india', one],
    ];
    const kept = play(later, 'repair', script('a:CA-5'));
    expect([wholeOn(shipIn(kept, 'a:CA-5')), shipIn(kept, 'a:DD-7')]).toEqual([45, shipIn(later, 'a:DD-7')]);
    const changed = play(later, 'repair', script('a:DD-7'));
    expect(shipIn(changed, 'a:CA-5')).toMatchObject({ weeks: 2 });
    expect([wholeOn(shipIn(changed, 'a:CA-5')), wholeOn(shipIn(changed, 'a:DD-7'))]).toEqual([undefined, 53]);
  });
  it.each(['Pearl Harbor', 'West Coast'])('%s repairs as many as lie there', (place) => {
    const state = play(both(place, place), 'repair', [['ships', ships]]);
    expect(state.ships.map(({ repairs }) => repairs)).toEqual([40, 40]);
  });
});

describe('22, errata: a transport or an oiler with ten weeks or more', () => {
  const fight = (ship: string, weeks: number): Script => [
    ['place', {}],
    ['kind-1', 'ship'],
    ['side-1', ship.slice(0, 1)],
    ['ship-1', ship],
    ['weeks-1', { weeks }],
    ['kind-2', 'done'],
  ];
  it('stays on the map when it is hit: it goes to a base first', () => {
    const state = play(at([hurt('a:TR-1', 'At sea', 0)]), 'fight', fight('a:TR-1', 10));
    expect(shipIn(state, 'a:TR-1')).toMatchObject({ status: 'afloat', weeks: 10, place: 'At sea' });
  });
  it.each([
    ['a:AT-1', 40, 50],
    ['a:TR-1', 40, 44],
    ['a:OIL-1', 40, 50],
    ['j:OIL-1', 40, 60],
    ['j:TR-1', 55, 59],
    ['j:TR-1', 56, 62],
    ['j:TR-1', 108, 116],
    ['j:TR-1', 160, 172],
  ])(
    '%s, taken off in a base on turn %i, comes back on turn %i: the turns run from there',
    (id, turn, back) => {
      const state = play(at([hurt(id, id.startsWith('j') ? 'Truk' : 'Noumea', 10)], turn), 'replace-ships', [
        ['ships', {}],
      ]);
      expect(shipIn(state, id)).toMatchObject({ status: 'removed', back });
    },
  );
  it('is not repaired, and one with nine weeks is not replaced', () => {
    expect(usnDeluxe.procedures.repair?.unless?.(at([hurt('a:TR-1', 'West Coast', 10)]), {})).toBe(
      'No damaged ship is waiting for repair.',
    );
    expect(usnDeluxe.procedures['replace-ships']?.unless?.(at([hurt('a:TR-1', 'West Coast', 9)]), {})).toBe(
      'No transport or oiler has ten weeks of damage.',
    );
  });
  it('which lie at sea is not proposed', () => {
    const state = play(at([hurt('a:TR-1', 'At sea', 12), hurt('j:TR-1', 'Truk 754', 12)]), 'replace-ships', [
      ['ships', {}],
    ]);
    expect(state.ships.map(({ status }) => status)).toEqual(['afloat', 'removed']);
  });
});
