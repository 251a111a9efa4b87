import { describe, expect, it } from 'vitest';
import {
  newShip,
  type Place,
  type Ship,
  type Status,
} from '../../../src/games/pearl-harbor-7dec41/data/ships';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import { bombKind, effectOf, type HitKind } from '../../../src/games/pearl-harbor-7dec41/state/hits';
import { DEFAULT_HOUSE } from '../../../src/games/pearl-harbor-7dec41/state/house';
import { inPlay } from './pearl';

const make = (cls: 'bb' | 'cv', status: Status, place: Place, more: Partial<Ship> = {}): Ship => ({
  ...newShip({ name: 'Nevada', side: 'us', cls, place }),
  status,
  ...(status === 'ok' ? {} : { hitAt: place }),
  ...more,
});

describe('[Hit Results] every state and hit of our reading', () => {
  type Cell = readonly [cls: 'bb' | 'cv', from: Status, hit: HitKind, harbour: string, sea: string];
  const CELLS: readonly Cell[] = [
    ['bb', 'ok', 'bomb', 'damaged', 'damaged'],
    ['bb', 'ok', 'heavy', 'damaged', 'damaged'],
    ['bb', 'ok', 'torp', 'damaged', 'damaged'],
    ['bb', 'ok', 'ap', 'ap destroyed/damaged', 'ap sunk/damaged'],
    ['bb', 'ok', 'mini', 'bottomed', '-'],
    ['bb', 'ok', 'gun', '-', '-'],
    ['bb', 'damaged', 'bomb', 'damaged+1', 'damaged+1'],
    ['bb', 'damaged', 'heavy', 'bottomed', 'sunk'],
    ['bb', 'damaged', 'torp', 'bottomed', 'sunk'],
    ['bb', 'damaged', 'ap', 'ap destroyed/bottomed', 'sunk'],
    ['bb', 'damaged', 'mini', 'bottomed', '-'],
    ['bb', 'bottomed', 'bomb', 'bottomed+1', ''],
    ['bb', 'bottomed', 'heavy', 'destroyed', ''],
    ['bb', 'bottomed', 'torp', 'destroyed', ''],
    ['bb', 'bottomed', 'ap', 'destroyed', ''],
    ['bb', 'bottomed', 'mini', 'destroyed', ''],
    ['bb', 'destroyed', 'torp', '-', ''],
    ['bb', 'sunk', 'torp', '', '-'],
    ['cv', 'ok', 'bomb', 'damaged', 'damaged'],
    ['cv', 'ok', 'heavy', 'damaged', 'damaged'],
    ['cv', 'ok', 'ap', 'damaged', 'damaged'],
    ['cv', 'ok', 'torp', 'damaged', 'damaged'],
    ['cv', 'ok', 'mini', 'bottomed', '-'],
    ['cv', 'ok', 'gun', '-', '-'],
    ['cv', 'damaged', 'bomb', 'damaged+1', 'damaged+1'],
    ['cv', 'damaged', 'ap', 'bottomed', 'sunk'],
    ['cv', 'damaged', 'torp', 'bottomed', 'sunk'],
    ['cv', 'damaged', 'gun', '-', 'sunk'],
    ['cv', 'bottomed', 'heavy', 'destroyed', ''],
  ];
  const told = (ship: Ship, hit: HitKind, alerted = true): string => {
    const effect = effectOf(ship, hit, DEFAULT_HOUSE, alerted);
    if (effect.kind === 'none') return '-';
    if (effect.kind === 'to') return effect.bombs ? `${effect.status}+${effect.bombs}` : effect.status;
    return `${effect.kind} ${effect.yes}/${effect.no}`;
  };
  it.each(CELLS)('%s %s, %s: harbour %s, sea %s', (cls, from, hit, harbour, sea) => {
    if (harbour) expect(told(make(cls, from, 'harbour'), hit)).toBe(harbour);
    if (harbour && hit !== 'gun') expect(told(make(cls, from, 'channel'), hit)).toBe(harbour);
    if (sea) expect(told(make(cls, from, 'sea'), hit)).toBe(sea);
  });

  it('a second bomb of the phase takes the step; a bomb on a ship with readied aircraft takes all', () => {
    expect(told(make('bb', 'damaged', 'harbour', { bombs: 1 }), 'bomb')).toBe('bottomed');
    expect(told(make('bb', 'bottomed', 'harbour', { bombs: 1 }), 'bomb')).toBe('destroyed');
    for (const hit of ['bomb', 'heavy', 'ap'] as const) {
      expect(told(make('cv', 'ok', 'sea', { readied: true }), hit)).toBe('sunk');
      expect(told(make('cv', 'damaged', 'harbour', { readied: true }), hit)).toBe('destroyed');
    }
    expect(told(make('cv', 'ok', 'sea', { readied: true }), 'torp')).toBe('damaged');
  });

  it('[PH-18] a mini-sub’s hit without an alert is rolled for; by the other reading an alerted one too', () => {
    expect(told(make('bb', 'ok', 'harbour'), 'mini', false)).toBe('mini destroyed/bottomed');
    const table = { ...DEFAULT_HOUSE, miniSub: 'table' } as const;
    expect(effectOf(make('bb', 'ok', 'harbour'), 'mini', table, true)).toEqual({
      kind: 'mini',
      row: 'bottoms',
      yes: 'bottomed',
      no: 'damaged',
    });
  });

  it('[PH-33] by the other reading the bomb that damages is the first of two', () => {
    const any = { ...DEFAULT_HOUSE, twoBombs: 'any' } as const;
    expect(effectOf(make('bb', 'ok', 'harbour'), 'bomb', any, true)).toMatchObject({
      status: 'damaged',
      bombs: 1,
    });
  });

  it('[PH-32] what a heavy bomb is', () => {
    const kinds = (heavy: 'horizontal' | 'sbd-too' | 'ap-only') => [
      bombKind('kate', true, { heavy }),
      bombKind('val', false, { heavy }),
      bombKind('sbd', false, { heavy }),
      bombKind('b17', true, { heavy }),
    ];
    expect(kinds('horizontal')).toEqual(['heavy', 'bomb', 'bomb', 'heavy']);
    expect(kinds('sbd-too')).toEqual(['heavy', 'bomb', 'heavy', 'heavy']);
    expect(kinds('ap-only')).toEqual(['bomb', 'bomb', 'bomb', 'bomb']);
  });

  it('a ship that is out takes no more: the event changes nothing and says why', () => {
    const state = inPlay({ ships: [make('bb', 'destroyed', 'harbour')] });
    const again = pearlHarbor.apply(state, {
      type: 'v1.ShipHit',
      ship: 'nevada',
      from: 'destroyed',
      status: 'destroyed',
      bombs: 0,
    });
    expect(again.state).toBe(state);
    expect(again.conflict).toContain('out of the game');
  });
});
