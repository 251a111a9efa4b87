import { describe, expect, it } from 'vitest';
import type { Ship } from '../../../src/games/pearl-harbor-7dec41/data/ships';
import type { PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { few, shipIn } from './few';
import { inPlay, played } from './pearl';
import { playScenes, type Scene } from './scenes';

describe('[Hit Results] the rosters (PH-46)', () => {
  const NO_SHIP = ' ✗ No ship is listed.';
  const WHAT = (ships = true, squadrons = true) => `
    what [Hit Results] both: What differs from your counters?
    - add-ship: Add a ship
    - rename-ship: Rename a ship${ships ? '' : NO_SHIP}
    - remove-ship: Remove a ship${ships ? '' : NO_SHIP}
    - add-squadron: Add a squadron
    - remove-squadron: Remove a squadron${squadrons ? '' : ' ✗ No squadron is listed.'}
    - transports: Count the transports`;
  const SHIPS = `
    ship “Ship”, one of, begins as “arizona”
    - arizona: Arizona
    - nevada: Nevada
    - enterprise: Enterprise
    - hiei: Hiei`;
  const ADD_SHIP = (listed = true) => `
    change [Hit Results] both: Which ship?
    name “Its name”, text of 24
    side “Side”, one of, begins as “us”
    - us: US
    - jp: Japan
    cls “Class”, one of, begins as “bb”
    - bb: Battleship
    - cv: Carrier
    place “Where”, one of, begins as “harbour”
    - harbour: In harbour
    - channel: In the channel
    - sea: At sea
    ${listed ? 'names: name' : ''}
    → Change the list`;
  const TYPES = `
    - zero: Zero
    - val: Val
    - kate: Kate
    - b17: B-17
    - b18: B-18
    - a20: A-20
    - p40: P-40B
    - p36: P-36
    - pby: PBY
    - f4f: F4F
    - f2a: F2A
    - sbd: SBD
    - tbd: TBD`;
  const ADD_SQUADRON = (carriers: string) => `
    change [Hit Results] both: Which squadron?
    name “Its name”, text of 24
    type “Type”, one of, begins as “zero”
    ${TYPES}
    base “Base”, one of, begins as “oahu”
    - oahu: On O‘ahu
    ${carriers}
    names: name
    → Change the list`;
  const change = (
    name: string,
    state: PearlState,
    what: string,
    form: { readonly [field: string]: string | number },
    asks: string,
    said: string,
    event: Scene['events'],
  ): Scene => ({
    name,
    state,
    procedure: 'rosters',
    script: [
      ['what', what],
      ['change', form],
    ],
    asks,
    tells: `title: ${said}`,
    ...(event && { events: event }),
  });
  const ship = (id: string, name: string, more: Partial<Ship> = {}) => ({
    type: 'v1.ShipAdded',
    ship: {
      id,
      name,
      side: 'us',
      cls: 'bb',
      place: 'harbour',
      status: 'ok',
      bombs: 0,
      readied: false,
      penned: false,
      shielded: false,
      ...more,
    },
  });
  const squadron = (id: string, name: string, type: string, base: string) => ({
    type: 'v1.SquadronAdded',
    squadron: { id, name, type, base, lost: false, apUsed: false },
  });
  playScenes([
    change(
      'a carrier added',
      few(),
      'add-ship',
      { name: 'Hornet', cls: 'cv', place: 'sea', side: 'jp' },
      WHAT() + ADD_SHIP(),
      'Hornet added',
      [ship('hornet', 'Hornet', { cls: 'cv', place: 'sea', side: 'jp' })],
    ),
    change('a name in quotes', few(), 'add-ship', { name: '“Utah”' }, WHAT() + ADD_SHIP(), '“Utah” added', [
      ship('utah', '“Utah”'),
    ]),
    change(
      'a name without a letter',
      inPlay({ ships: [], squadrons: [] }),
      'add-ship',
      { name: '戦艦' },
      WHAT(false, false) + ADD_SHIP(false),
      '戦艦 added',
      [ship('x', '戦艦')],
    ),
    change(
      'a ship renamed',
      few(),
      'rename-ship',
      { ship: 'hiei', name: 'Hyei' },
      `${WHAT()}
      change [Hit Results] both: Which ship, and what is its new name?
      ${SHIPS}
      name “Its name”, text of 24
      names: name
      names: name
      names: name
      names: name
      → Change the list`,
      'Hiei is now Hyei',
      [{ type: 'v1.ShipChanged', ship: { ...shipIn(few(), 'hiei'), name: 'Hyei' } }],
    ),
    change(
      'a ship taken off',
      few(),
      'remove-ship',
      { ship: 'hiei' },
      `${WHAT()}
      change [Hit Results] both: Which ship is not in your game?
      ${SHIPS}
      → Change the list`,
      'Hiei taken off',
      [{ type: 'v1.ShipRemoved', ship: 'hiei' }],
    ),
    change(
      'a squadron added to a carrier',
      few(),
      'add-squadron',
      { name: 'Scouting 6', type: 'sbd', base: 'enterprise' },
      WHAT() + ADD_SQUADRON('- enterprise: Enterprise'),
      'Scouting 6 added',
      [squadron('enterprise-scouting-6', 'Scouting 6', 'sbd', 'enterprise')],
    ),
    change(
      'a squadron taken off',
      few(),
      'remove-squadron',
      { squadron: 'oahu-b-17-8' },
      `${WHAT()}
      change [Hit Results] both: Which squadron is not in your game?
      squadron “Squadron”, one of, begins as “akagi-akagi-zero”
      - akagi-akagi-zero: Akagi Zero
      - akagi-akagi-val: Akagi Val
      - oahu-p-40b-1: P-40B 1
      - oahu-b-17-8: B-17 8
      → Change the list`,
      'B-17 8 taken off',
      [{ type: 'v1.SquadronRemoved', squadron: 'oahu-b-17-8' }],
    ),
    change(
      'the transports counted',
      few({ transports: 7, squadrons: [] }),
      'transports',
      { count: 5 },
      `${WHAT(true, false)}
      change [Hit Results] both: How many transports are left?
      count “Transports”, 0 to 8, begins as “7”
      → Change the list`,
      'Transports left: 5',
      [{ type: 'v1.TransportsSet', count: 5 }],
    ),
  ]);

  it.each([
    ['add-ship', { name: 'Nevada' }],
    ['add-ship', { name: 'NEVADA' }],
    ['rename-ship', { ship: 'hiei', name: ' nevada' }],
    ['add-squadron', { name: 'b-17 8', type: 'b17' }],
  ])('a namesake is refused by its name: %s %o', (what, form) => {
    const named = form.name.trim();
    const change = () =>
      played(few(), 'rosters', [
        ['what', what],
        ['change', form],
      ]);
    expect(change).toThrow(`${named} is named already: name each one once.`);
  });

  it('the same name in other letters is no namesake of its own', () => {
    const { state } = played(few(), 'rosters', [
      ['what', 'rename-ship'],
      ['change', { ship: 'arizona', name: 'ARIZONA' }],
    ]);
    expect(state.game.ships.find(({ id }) => id === 'arizona')?.name).toBe('ARIZONA');
  });

  it('a ship whose id is taken under another name has an id of her own', () => {
    const { outcome } = played(few(), 'rosters', [
      ['what', 'add-ship'],
      ['change', { name: 'Nevada!' }],
    ]);
    expect(outcome.events).toEqual([ship('nevada-2', 'Nevada!')]);
  });
});
