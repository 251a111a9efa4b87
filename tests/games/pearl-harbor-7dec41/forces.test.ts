import { describe, expect, it } from 'vitest';
import {
  attacksOf,
  capacityOf,
  interceptorRow,
  isFighter,
  rangeOf,
  reachOf,
} from '../../../src/games/pearl-harbor-7dec41/data/aircraft';
import { isOut, newShip, SHIPS, type Status } from '../../../src/games/pearl-harbor-7dec41/data/ships';
import {
  isMultiEngine,
  newSquadron,
  SQUADRONS,
  sideOf,
  squadronPoints,
  type TypeId,
} from '../../../src/games/pearl-harbor-7dec41/data/squadrons';
import { harbourBeaten, squadronsOf } from '../../../src/games/pearl-harbor-7dec41/state/forces';
import { withShip } from './air';
import { inPlay } from './pearl';

describe('[Setups] the ships and squadrons of a fresh game (PH-46)', () => {
  it('ships by name, side, class and place; no torpedo hits the first four in harbour (PH-53)', () => {
    expect(
      SHIPS.map(({ id, name, side, cls, place, shielded }) => [id, name, side, cls, place, shielded]),
    ).toEqual([
      ['arizona', 'Arizona', 'us', 'bb', 'harbour', true],
      ['tennessee', 'Tennessee', 'us', 'bb', 'harbour', true],
      ['maryland', 'Maryland', 'us', 'bb', 'harbour', true],
      ['pennsylvania', 'Pennsylvania', 'us', 'bb', 'harbour', true],
      ['california', 'California', 'us', 'bb', 'harbour', false],
      ['oklahoma', 'Oklahoma', 'us', 'bb', 'harbour', false],
      ['west-virginia', 'West Virginia', 'us', 'bb', 'harbour', false],
      ['nevada', 'Nevada', 'us', 'bb', 'harbour', false],
      ['enterprise', 'Enterprise', 'us', 'cv', 'sea', false],
      ['lexington', 'Lexington', 'us', 'cv', 'sea', false],
      ['akagi', 'Akagi', 'jp', 'cv', 'sea', false],
      ['kaga', 'Kaga', 'jp', 'cv', 'sea', false],
      ['soryu', 'Soryu', 'jp', 'cv', 'sea', false],
      ['hiryu', 'Hiryu', 'jp', 'cv', 'sea', false],
      ['shokaku', 'Shokaku', 'jp', 'cv', 'sea', false],
      ['zuikaku', 'Zuikaku', 'jp', 'cv', 'sea', false],
      ['hiei', 'Hiei', 'jp', 'bb', 'sea', false],
      ['kirishima', 'Kirishima', 'jp', 'bb', 'sea', false],
      ['nagato', 'Nagato', 'jp', 'bb', 'sea', false],
      ['mutsu', 'Mutsu', 'jp', 'bb', 'sea', false],
      ['haruna', 'Haruna', 'jp', 'bb', 'sea', false],
      ['kongo', 'Kongo', 'jp', 'bb', 'sea', false],
    ]);
    for (const ship of SHIPS)
      expect(ship).toMatchObject({ status: 'ok', bombs: 0, readied: false, penned: false });
  });

  it('squadrons by type, name and base', () => {
    const carriers = ['Akagi', 'Kaga', 'Soryu', 'Hiryu', 'Shokaku', 'Zuikaku'];
    const names: { readonly [type: string]: string } = { zero: 'Zero', val: 'Val', kate: 'Kate' };
    expect(SQUADRONS.map(({ type, name, base }) => [type, name, base])).toEqual([
      ...carriers.flatMap((name) =>
        ['zero', 'val', 'kate'].map((type) => [type, `${name} ${names[type]}`, name.toLowerCase()]),
      ),
      ['f4f', 'Enterprise F4F', 'enterprise'],
      ['sbd', 'Enterprise SBD', 'enterprise'],
      ['tbd', 'Enterprise TBD', 'enterprise'],
      ['f2a', 'Lexington F2A', 'lexington'],
      ['sbd', 'Lexington SBD', 'lexington'],
      ['tbd', 'Lexington TBD', 'lexington'],
      ['p40', 'P-40B 1', 'oahu'],
      ['p40', 'P-40B 2', 'oahu'],
      ['p40', 'P-40B 3', 'oahu'],
      ['p36', 'P-36 4', 'oahu'],
      ['a20', 'A-20 5', 'oahu'],
      ['b18', 'B-18 6', 'oahu'],
      ['b18', 'B-18 7', 'oahu'],
      ['b17', 'B-17 8', 'oahu'],
      ['pby', 'PBY 9', 'kaneohe'],
      ['pby', 'PBY 10', 'kaneohe'],
      ['pby', 'PBY 11', 'kaneohe'],
    ]);
    for (const squadron of SQUADRONS) expect(squadron).toMatchObject({ lost: false, apUsed: false });
  });

  it('ids are made of names, whatever is in them', () => {
    expect(newShip({ name: 'USS “Utah” (AG-16)', side: 'us', cls: 'bb', place: 'harbour' }).id).toBe(
      'uss-utah-ag-16-',
    );
    expect(newSquadron('p40', '47th / P-40B', 'oahu').id).toBe('oahu-47th-p-40b');
  });
});

describe('[Air Attack Ops] what each type can do', () => {
  const LOW = ['bombs', 'laBomb', 'laBomb', 'bombs'];
  const KATES = [['torpedo', 'laTorp', 'torpJp', 'torpedo'], LOW, ['ap', 'laBomb', 'laBomb', 'ap']];
  const MULTI = [
    ['high', 'ha', 'ha', 'bombs'],
    ['low', 'multiLa', 'laBomb', 'bombs'],
  ];
  type Row = readonly [
    type: TypeId,
    side: string,
    points: number,
    range: number,
    reach: number,
    intercepts: string | undefined,
    fighter: boolean,
    attacks: readonly (readonly string[])[],
  ];
  const ROWS: readonly Row[] = [
    ['zero', 'jp', 2, 2, 3, undefined, true, [LOW]],
    ['val', 'jp', 2, 2, 3, undefined, false, [LOW]],
    ['kate', 'jp', 2, 2, 3, undefined, false, KATES],
    ['b17', 'us', 2, 6, 6, undefined, false, MULTI],
    ['b18', 'us', 1, 4, 4, undefined, false, MULTI],
    ['a20', 'us', 1, 4, 4, undefined, false, MULTI],
    ['p40', 'us', 1, 2, 3, 'p40', true, [LOW]],
    ['p36', 'us', 1, 2, 3, 'p36', true, [LOW]],
    ['pby', 'us', 1, 6, 6, undefined, false, MULTI],
    ['f4f', 'us', 1, 2, 3, 'p40', true, [LOW]],
    ['f2a', 'us', 1, 2, 3, 'p36', true, [LOW]],
    ['sbd', 'us', 1, 2, 3, undefined, false, [LOW]],
    ['tbd', 'us', 1, 1, 2, undefined, false, [['torpedo', 'laTorp', 'torpUs', 'torpedo'], LOW]],
  ];
  it.each(ROWS)('%s', (type, side, points, range, reach, intercepts, fighter, attacks) => {
    const squadron = newSquadron(type, 'One', 'oahu');
    expect([sideOf(squadron), squadronPoints(squadron), rangeOf(type), reachOf(type)]).toEqual([
      side,
      points,
      range,
      reach,
    ]);
    expect([interceptorRow(squadron), isFighter(squadron)]).toEqual([intercepts, fighter]);
    expect(isMultiEngine(squadron)).toBe(attacks === MULTI);
    expect(attacksOf(squadron).map(({ id, profile, hits, weapon }) => [id, profile, hits, weapon])).toEqual(
      attacks,
    );
  });

  it('four carriers have room for three air units, all others for two (PH-39)', () => {
    const roomy = SHIPS.filter((ship) => capacityOf(ship) === 3).map(({ name }) => name);
    expect(roomy).toEqual(['Akagi', 'Kaga', 'Shokaku', 'Zuikaku']);
    expect(SHIPS.filter((ship) => capacityOf(ship) === 2)).toHaveLength(SHIPS.length - 4);
  });

  it('a side has the squadrons of its own that are not lost', () => {
    const squadrons = SQUADRONS.map((each) => (each.type === 'val' ? { ...each, lost: true } : each));
    const types = (side: 'jp' | 'us') => [
      ...new Set(squadronsOf(inPlay({ squadrons }), side).map(({ type }) => type)),
    ];
    expect(types('jp')).toEqual(['zero', 'kate']);
    expect(types('us')).toEqual(['f4f', 'sbd', 'tbd', 'f2a', 'p40', 'p36', 'a20', 'b18', 'b17', 'pby']);
  });
});

describe('[Hit Results] when a ship is out, and a harbour beaten', () => {
  it.each<[Status, boolean]>([
    ['ok', false],
    ['damaged', false],
    ['bottomed', false],
    ['destroyed', true],
    ['sunk', true],
  ])('%s', (status, out) => {
    expect(isOut({ ...newShip({ name: 'Nevada', side: 'us', cls: 'bb', place: 'sea' }), status })).toBe(out);
  });
  it('one whole US ship in harbour or channel keeps the tanks from harm; ships at sea and of Japan do not', () => {
    const ships = SHIPS.filter(({ id }) => ['nevada', 'arizona', 'enterprise', 'hiei'].includes(id));
    const beaten = withShip(withShip(inPlay({ ships }), 'nevada', { status: 'damaged' }), 'arizona', {
      status: 'destroyed',
    });
    expect(harbourBeaten(inPlay({ ships }))).toBe(false);
    expect(harbourBeaten(withShip(beaten, 'nevada', { status: 'ok', place: 'channel' }))).toBe(false);
    expect(harbourBeaten(withShip(beaten, 'enterprise', { place: 'harbour' }))).toBe(false);
    expect(harbourBeaten(withShip(beaten, 'hiei', { place: 'harbour' }))).toBe(true);
    expect(harbourBeaten(beaten)).toBe(true);
  });
});
