import { describe, expect, it } from 'vitest';
import type { ChoicePrompt } from '../../../src/core/play/prompt';
import type { GameState, PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { everyThrow, has, shareOf } from './every-throw';
import { inPlay, played } from './pearl';
import { heldToRows, rowsUnder } from './rows';

heldToRows();

const at = (turn: number, more: Partial<GameState> = {}): PearlState =>
  inPlay({ cursor: { turn, step: 'movement' }, ...more });
/** The state with a ship changed. */
const withShip = (state: PearlState, id: string, change: object): PearlState => ({
  ...state,
  game: {
    ...state.game,
    ships: state.game.ships.map((ship) => (ship.id === id ? { ...ship, ...change } : ship)),
  },
});
const shipIn = ({ game }: PearlState, id: string) => game.ships.find((ship) => ship.id === id);

describe('Surface Combat', () => {
  const cases = rowsUnder('Sub and Surface').filter(([, { expect: wanted }]) => 'percent' in wanted);
  it('has its five cases', () => expect(cases).toHaveLength(5));
  it.each(cases)('%s', (_, { given, expect: wanted }) => {
    const state = at(given.time === 'night' ? 1 : 2);
    const battleships = { jp: given.japaneseBattleships, us: given.usBattleships };
    const ways = everyThrow(state, 'surface-combat', { battleships });
    const of = (value: string) => shareOf(ways, ({ outcome }) => outcome.trace[0]?.value === value);
    const percent = { '1/4': 25, '1/2': 50 } as { [share: string]: number };
    expect({
      Japanese: percent[of('Japan wins')],
      neither: percent[of('neither wins')],
      US: percent[of('the US wins')],
    }).toEqual(wanted.percent);
  });

  const jpLoses = [
    ['battleships', { jp: 2, us: 2 }],
    ['combat', [1, 3]],
  ] as const;
  const hurt = (id: string) => withShip(at(2), id, { status: 'damaged', hitAt: 'sea' });

  it('the screen beaten: transports and damaged carriers are sunk', () => {
    const { state } = played(hurt('akagi'), 'surface-combat', [
      ...jpLoses,
      ['screened', { transports: 3, carriers: ['akagi'] }],
    ]);
    expect([state.game.transports, shipIn(state, 'akagi')?.status]).toEqual([5, 'sunk']);
  });
  it('a sound carrier behind it is not offered', () => {
    const { prompts } = played(at(2), 'surface-combat', [...jpLoses, ['screened', { transports: 0 }]]);
    expect(prompts.at(-1)).toMatchObject({ key: 'screened', fields: [{ key: 'transports' }] });
  });
  it('the screen holds: nothing is asked', () => {
    const { outcome } = played(hurt('akagi'), 'surface-combat', [
      ['battleships', { jp: 2, us: 2 }],
      ['combat', [1, 6]],
    ]);
    expect(outcome.events).toEqual([]);
    expect(outcome.trace.some(({ kind }) => kind === 'reminder')).toBe(false);
  });
  it('the loser goes to his own side of the map and leaves', () => {
    const { outcome } = played(at(2), 'surface-combat', [...jpLoses, ['screened', { transports: 0 }]]);
    expect(outcome.trace.at(-1)?.label).toContain('Japan goes 1 hex toward its own side');
  });
  it('at night nobody counts battleships', () => {
    const { prompts } = played(at(1), 'surface-combat', [['combat', 6]]);
    expect(prompts.map(({ key }) => key)).toEqual(['combat']);
  });
});

describe('Sub Attack', () => {
  it.each([
    ['whole', 'ok', '1/8', 'damaged'],
    ['damaged', 'damaged', '1/4', 'sunk'],
  ])('a %s carrier', (_, status, share, becomes) => {
    const state = withShip(at(2), 'akagi', { status });
    const ways = everyThrow(state, 'submarine-attack', { target: 'akagi' });
    expect(shareOf(ways, has('v1.ShipHit'))).toBe(share);
    const hit = ways.find(has('v1.ShipHit'));
    expect(hit && shipIn(hit.state, 'akagi')?.status).toBe(becomes);
  });
  it('a first hit takes the air units aboard with it, and the US scores them', () => {
    const { state } = played(at(2), 'submarine-attack', [
      ['target', 'akagi'],
      ['hit', [4, 5, 6]],
      ['torpedo:aboard', { aboard: ['akagi-akagi-val', 'akagi-akagi-kate'] }],
    ]);
    const lost = state.game.squadrons.filter((squadron) => squadron.lost).map(({ id }) => id);
    expect(lost).toEqual(['akagi-akagi-val', 'akagi-akagi-kate']);
  });
  it('only Japanese carriers still afloat are targets', () => {
    const { prompts } = played(withShip(at(2), 'kaga', { status: 'sunk' }), 'submarine-attack', [
      ['target', 'akagi'],
      ['hit', [1, 1, 1]],
    ]);
    expect((prompts[0] as ChoicePrompt).options.map(({ value }) => value)).toEqual([
      'akagi',
      'soryu',
      'hiryu',
      'shokaku',
      'zuikaku',
    ]);
  });
});

describe('Ship Movement', () => {
  it('a damaged ship moves 1 hex at two thirds', () => {
    const state = withShip(at(2), 'nevada', { status: 'damaged' });
    const ways = everyThrow(state, 'damaged-move', { ship: 'nevada' });
    expect(shareOf(ways, ({ outcome }) => outcome.trace[0]?.value === 'moves 1 hex')).toBe('2/3');
    expect(ways.flatMap(({ outcome }) => outcome.events)).toEqual([]);
  });
  it('a whole one need not roll', () => {
    expect(played(at(2), 'damaged-move').outcome.trace).toContainEqual({
      kind: 'warning',
      label: 'No ship is damaged.',
    });
  });
});

describe('Leaving Harbor', () => {
  const cases = rowsUnder('Ships may not leave harbor');
  it.each(cases)('%s', (_, { given, expect: wanted }) => {
    const navy = given.confirmed
      ? { reports: 1, confirmed: { turn: 1, impulse: 0 } }
      : { reports: given.denied ? 1 : 0 };
    const attack = given.attackBegun ? { attack: { turn: 1, impulse: 1 } } : {};
    const state = at(2, { command: { army: { reports: 0 }, navy }, ...attack });
    const offered = wanted.mayLeave ? ([['ships', { nevada: 'channel' }]] as const) : [];
    const { state: after } = played(state, 'sortie', offered);
    expect(shipIn(after, 'nevada')?.place).toBe(wanted.mayLeave ? 'channel' : 'harbour');
  });
});

describe('Battle Squadrons', () => {
  const warned = at(3, { attack: { turn: 2, impulse: 1 } });
  it('a ship goes through the channel to sea, and is penned in no more', () => {
    const penned = withShip(warned, 'nevada', { penned: true });
    const { state } = played(penned, 'sortie', [['ships', { nevada: 'channel' }]]);
    expect(shipIn(state, 'nevada')).toMatchObject({ place: 'channel', penned: false });
    const out = played(state, 'sortie', [['ships', { nevada: 'sea' }]]).state;
    expect(shipIn(out, 'nevada')?.place).toBe('sea');
  });
  it('what lies on the bottom or is destroyed stays', () => {
    const state = withShip(withShip(warned, 'nevada', { status: 'bottomed' }), 'arizona', {
      status: 'destroyed',
    });
    const { prompts } = played(state, 'sortie', [['ships', {}]]);
    const fields = prompts[0]?.kind === 'form' ? prompts[0].fields.map(({ key }) => key) : [];
    expect(fields).toHaveLength(6);
    expect(fields).not.toContain('nevada');
    expect(fields).not.toContain('arizona');
  });
});
