import { describe, expect, it } from 'vitest';
import {
  newShip,
  type Place,
  SHIPS,
  type Ship,
  type Status,
} from '../../../src/games/pearl-harbor-7dec41/data/ships';
import { bombKind, effectOf, type HitKind } from '../../../src/games/pearl-harbor-7dec41/state/hits';
import { heldToRows, rowsUnder } from './rows';

heldToRows();

type Given = {
  readonly ship?: string;
  readonly state?: string;
  readonly where?: string;
  readonly hit?: string;
  readonly attack?: string;
  readonly hits?: number;
  readonly sameTurn?: boolean;
  readonly readiedAircraft?: boolean;
};
type Wanted = { readonly state?: string; readonly canBeHit?: boolean };

const HOUSE = { twoBombs: 'damaged', miniSub: 'flat' } as const;
type House = { readonly twoBombs: 'damaged' | 'any'; readonly miniSub: 'flat' | 'table' };

/** One hit; `yes` is what a further roll says, where one is asked for. */
function hitShip(ship: Ship, hit: HitKind, house: House = HOUSE, yes = false, alerted = false): Ship {
  const effect = effectOf(ship, hit, house, alerted);
  if (effect.kind === 'none') return ship;
  if (effect.kind === 'to') return { ...ship, status: effect.status, bombs: effect.bombs };
  return { ...ship, status: yes ? effect.yes : effect.no, bombs: 0 };
}
const cannotHit = (ship: Ship, hit: HitKind): string | undefined => {
  const effect = effectOf(ship, hit, HOUSE, false);
  return effect.kind === 'none' ? effect.why : undefined;
};
const ship = (changes: Partial<Ship> = {}): Ship => ({
  ...newShip({ name: 'Oklahoma', side: 'us', cls: 'bb', place: 'harbour' }),
  ...changes,
});
/** The ship after these hits in one phase. */
function struck(start: Ship, hits: readonly HitKind[], house: { twoBombs: 'damaged' | 'any' } = HOUSE): Ship {
  let now = start;
  for (const hit of hits) now = hitShip(now, hit, { ...HOUSE, ...house });
  return now;
}
const HITS: { readonly [word: string]: HitKind } = { bomb: 'bomb', 'heavy bomb': 'heavy', torpedo: 'torp' };

describe('the rulebook’s own cases', () => {
  const cases = rowsUnder<Given, Wanted>('2 bomb Hits', 'First hit Damages', 'Any bomb hit').filter(
    ([, { given }]) => given.hit,
  );
  it('are all read', () => expect(cases).toHaveLength(17));
  it.each(cases)('%s', (_, { given, expect: wanted }) => {
    const place: Place = given.where === 'at sea' ? 'sea' : 'harbour';
    const start = ship({
      cls: given.ship === 'carrier' ? 'cv' : 'bb',
      place,
      status: given.state === 'undamaged' ? 'ok' : (given.state as Status),
      readied: given.readiedAircraft ?? false,
    });
    const hit = HITS[given.hit ?? ''] as HitKind;
    const hits = Array.from({ length: given.hits ?? 1 }, () => hit);
    // A new phase forgets the first bomb.
    const end =
      given.sameTurn === false
        ? hits.reduce((now, each) => ({ ...struck(now, [each]), bombs: 0 }), start)
        : struck(start, hits);
    const destroyed = place === 'sea' ? 'sunk' : 'destroyed';
    expect(end.status).toBe(wanted.state === 'destroyed' ? destroyed : wanted.state);
  });
});

describe('No Torpedoes', () => {
  const cases = rowsUnder<Given, Wanted>('Arizona, Tennessee').concat(
    rowsUnder<Given, Wanted>('Special').filter(([, { given }]) => given.attack),
  );
  it('all are read', () => expect(cases).toHaveLength(12));
  it.each(cases)('%s', (_, { given, expect: wanted }) => {
    const found = SHIPS.find(({ name }) => name === given.ship) as Ship;
    const placed: Ship = { ...found, place: given.where === 'at sea' ? 'sea' : 'harbour' };
    const hit: HitKind = given.attack?.startsWith('mini')
      ? 'mini'
      : given.attack === 'torpedo'
        ? 'torp'
        : given.attack?.startsWith('armor')
          ? 'ap'
          : 'bomb';
    expect(cannotHit(placed, hit) === undefined).toBe(wanted.canBeHit);
  });
});

describe('Armor-piercing', () => {
  const roll = (start: Ship, yes: boolean) => hitShip(start, 'ap', HOUSE, yes).status;
  it('blows a battleship up, or is a heavy bomb', () => {
    expect([roll(ship(), true), roll(ship(), false)]).toEqual(['destroyed', 'damaged']);
    const damaged = ship({ status: 'damaged' });
    expect([roll(damaged, true), roll(damaged, false)]).toEqual(['destroyed', 'bottomed']);
    expect(roll(ship({ status: 'bottomed' }), false)).toBe('destroyed');
    expect(roll(ship({ place: 'sea' }), true)).toBe('sunk');
    expect(roll(ship({ place: 'sea', status: 'damaged' }), false)).toBe('sunk');
  });
  it('rolls only where the roll makes a difference', () => {
    const rolls = (changes: Partial<Ship>) => effectOf(ship(changes), 'ap', HOUSE, false).kind === 'ap';
    expect([rolls({}), rolls({ place: 'sea' }), rolls({ status: 'damaged' })]).toEqual([true, true, true]);
    expect(rolls({ status: 'damaged', place: 'sea' })).toBe(false);
    expect([rolls({ status: 'bottomed' }), rolls({ cls: 'cv' })]).toEqual([false, false]);
  });
  it('is a heavy bomb to a carrier', () => {
    expect(roll(ship({ cls: 'cv', place: 'sea' }), true)).toBe('damaged');
    expect(roll(ship({ cls: 'cv', place: 'sea', status: 'damaged' }), false)).toBe('sunk');
  });
});

describe('Mini-subs', () => {
  const hit = (changes: Partial<Ship>, yes: boolean, alerted = false, house: House = HOUSE) =>
    hitShip(ship(changes), 'mini', house, yes, alerted).status;
  it('bottom or destroy without alert, bottom with it, never only damage', () => {
    expect([hit({}, false), hit({}, true), hit({}, true, true)]).toEqual([
      'bottomed',
      'destroyed',
      'bottomed',
    ]);
    expect(hit({ status: 'damaged', cls: 'cv' }, false)).toBe('bottomed');
    expect(hit({ status: 'bottomed' }, false)).toBe('destroyed');
  });
  it('by the table they may only damage an alerted harbour (PH-18)', () => {
    const table = { ...HOUSE, miniSub: 'table' } as const;
    expect([hit({}, true, true, table), hit({}, false, true, table)]).toEqual(['bottomed', 'damaged']);
    expect([hit({}, true, false, table), hit({}, false, false, table)]).toEqual(['destroyed', 'bottomed']);
  });
  it('attack no ship at sea', () => {
    expect(cannotHit(ship({ place: 'sea' }), 'mini')).toContain('not in harbour');
  });
});

describe('Second Hits', () => {
  it('two ordinary bombs on a sound ship count only by the other reading (PH-33)', () => {
    expect(struck(ship(), ['bomb', 'bomb']).status).toBe('damaged');
    expect(struck(ship(), ['bomb', 'bomb'], { twoBombs: 'any' }).status).toBe('bottomed');
    expect(struck(ship(), ['heavy', 'bomb'], { twoBombs: 'any' }).status).toBe('damaged');
  });
  it('three ordinary bombs on a sound ship: the second and third make the pair', () => {
    expect(struck(ship(), ['bomb', 'bomb', 'bomb'])).toMatchObject({ status: 'bottomed', bombs: 0 });
  });
  it('a pair is used up by its step', () => {
    const bottomed = struck(ship({ status: 'damaged' }), ['bomb', 'bomb']);
    expect(bottomed).toMatchObject({ status: 'bottomed', bombs: 0 });
    expect(struck(bottomed, ['bomb']).status).toBe('bottomed');
    expect(struck(bottomed, ['bomb', 'bomb']).status).toBe('destroyed');
  });
  it('a heavy bomb between two ordinary ones takes its own step, and the first still waits', () => {
    expect(struck(ship({ status: 'damaged' }), ['bomb', 'heavy', 'bomb'])).toMatchObject({
      status: 'destroyed',
      bombs: 0,
    });
  });
  it('nothing happens to a ship that is gone', () => {
    expect(struck(ship({ status: 'destroyed' }), ['torp', 'ap', 'mini', 'gun']).status).toBe('destroyed');
    expect(cannotHit(ship({ status: 'sunk', place: 'sea' }), 'bomb')).toContain('out');
  });
  it('in the channel a ship is bottomed as in harbour', () => {
    expect(struck(ship({ place: 'channel', status: 'damaged' }), ['torp']).status).toBe('bottomed');
  });
});

describe('Carrier Hits', () => {
  const cv = (changes: Partial<Ship> = {}) => ship({ cls: 'cv', place: 'sea', ...changes });
  it('any bomb destroys one with readied aircraft', () => {
    for (const hit of ['bomb', 'heavy', 'ap'] as const)
      expect(hitShip(cv({ readied: true }), hit, HOUSE).status).toBe('sunk');
  });
  it('a beaten screen costs a damaged one', () => {
    expect(hitShip(cv({ status: 'damaged' }), 'gun', HOUSE).status).toBe('sunk');
  });
});

describe('Hit Results: heavy bombs (PH-32)', () => {
  it('are those dropped from level flight', () => {
    expect(bombKind('kate', true, { heavy: 'horizontal' })).toBe('heavy');
    expect(bombKind('b17', true, { heavy: 'horizontal' })).toBe('heavy');
    expect(bombKind('val', false, { heavy: 'horizontal' })).toBe('bomb');
    expect(bombKind('sbd', false, { heavy: 'horizontal' })).toBe('bomb');
  });
  it('or dive bombers’ too, or none but armour-piercing', () => {
    expect(bombKind('sbd', false, { heavy: 'sbd-too' })).toBe('heavy');
    expect(bombKind('val', false, { heavy: 'sbd-too' })).toBe('bomb');
    expect(bombKind('kate', true, { heavy: 'ap-only' })).toBe('bomb');
  });
});

describe('Second Hits: a bomb waits for its second through other hits of the phase (PH-33)', () => {
  const fallen = (start: Partial<Ship>, ...hits: readonly HitKind[]) =>
    hits.reduce((now, hit) => hitShip(now, hit, HOUSE, false, true), ship(start));

  it('bomb, torpedo, bomb on a damaged ship in harbor: bottomed by the torpedo, destroyed by the second bomb', () => {
    expect(fallen({ status: 'damaged' }, 'bomb', 'torp')).toMatchObject({ status: 'bottomed', bombs: 1 });
    expect(fallen({ status: 'damaged' }, 'bomb', 'torp', 'bomb').status).toBe('destroyed');
  });
  it('a heavy bomb or a mini-sub between them is no other', () => {
    expect(fallen({ status: 'damaged' }, 'bomb', 'heavy', 'bomb').status).toBe('destroyed');
    expect(fallen({ status: 'damaged' }, 'bomb', 'mini', 'bomb').status).toBe('destroyed');
  });
  it('after its step the count begins anew', () => {
    expect(fallen({ status: 'damaged' }, 'bomb', 'bomb')).toMatchObject({ status: 'bottomed', bombs: 0 });
    expect(fallen({ status: 'damaged' }, 'bomb', 'bomb', 'bomb')).toMatchObject({
      status: 'bottomed',
      bombs: 1,
    });
  });
  it('the bomb that damages does not count, and at sea the torpedo ends it', () => {
    expect(fallen({}, 'bomb', 'torp', 'bomb')).toMatchObject({ status: 'bottomed', bombs: 1 });
    expect(fallen({ status: 'damaged', place: 'sea' }, 'bomb', 'torp').status).toBe('sunk');
  });
});
