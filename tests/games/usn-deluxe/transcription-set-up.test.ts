import { describe, expect, it } from 'vitest';
import { ARRIVALS } from '../../../src/games/usn-deluxe/data/arrivals';
import { BASES_AT_START } from '../../../src/games/usn-deluxe/data/bases-at-start';
import { SET_UPS, type SetUpLine } from '../../../src/games/usn-deluxe/data/set-ups';
import { expected } from './expected';
import { differences, ourHexes, ours, type Roster, type Side, T, theirHexes, theirs } from './rosters';

const GAMES = [
  ['g1', 'G1'],
  ['g2', 'G2'],
  ['g4', 'G4'],
  ['coral', 'coral-sea'],
  ['midway', 'midway'],
  ['solomons', 'eastern-solomons'],
  ['cruz', 'santa-cruz'],
  ['malaya', 'malaya-burma'],
  ['saipan', 'saipan'],
  ['phil', 'philippines'],
  ['cbi1', 'cbi-1'],
  ['cbi2', 'cbi-2'],
  ['manchuria', 'manchuria'],
  ['wpo2', 'wpo-2'],
  ['wpo3', 'wpo-3'],
] as const;
const SIDES = [
  ['j', 'Japanese'],
  ['a', 'Allied'],
] as const;
/** Who the Allied side is called elsewhere. */
const ALLIES: { readonly [game: string]: string } = {
  manchuria: 'Soviet',
  'wpo-2': 'American',
  'wpo-3': 'American',
};
const CASES = GAMES.flatMap(([id, game]) =>
  SIDES.map(([side, name]) => {
    const lines: readonly SetUpLine[] = SET_UPS[id];
    const all = lines.filter((line) => line.side === side);
    const typed = T.rosters[game]?.[name === 'Allied' ? (ALLIES[game] ?? name) : name];
    if (!typed) throw new Error(`no roster of ${game}`);
    return { id, game, side, all, typed };
  }),
);

/** What other rules than the roster set up; compared by itself below. */
const BY_SWITCH = ['homeDefense', 'armor', '!subs', 'wpoAdmirals'];
const isOfRoster = ({ needs }: SetUpLine) => !BY_SWITCH.includes(needs ?? '');

/** Where the second transcription typed what is printed, and an erratum or a ruling says otherwise: ours, theirs. */
const CORRECTED: { readonly [game: string]: { readonly [line: string]: readonly [number, number] } } = {
  // Errata, China Front: Nationalist 30-50 armies are 30-40.
  'g1 a': { 'Nationalist zone: 30-40 army': [1, 0], 'Nationalist zone: 30-50 army': [0, 1] },
  'g2 a': {
    'Eliminated, to be replaced by the die: 30-40 Nationalist army': [1, 0],
    'Eliminated, to be replaced by the die: 30-50 army': [0, 1],
    // Errata, Game 2; ruling 6: CV-4 lies where CV-2 is printed.
    'Noumea: CV-4': [1, 0],
    'Noumea: CV-2': [0, 1],
    'Pearl Harbor: BB-3': [1, 0],
  },
  'g4 a': {
    'Nationalist zone: 30-40 army': [1, 0],
    'Nationalist zone: 30-50 army': [0, 1],
  },
  // Named there with the units that they carry alone.
  'phil a': { 'Hollandia: AT-1': [1, 0], 'Hollandia: AT-2': [1, 0], 'Ulithi: AT-3': [1, 0] },
  // It comes with an arrival, on the same turn.
  'g4 j': { 'sunk, reappears on 84: TR-4': [0, 1] },
};

describe.each(CASES)('the set-up of $id, $side', ({ id, side, all, typed }) => {
  it('has the same units and ships in the same places', () => {
    const found: Roster = ours(all.filter(isOfRoster));
    expect(differences(found, theirs(typed))).toEqual(CORRECTED[`${id} ${side}`] ?? {});
  });
  it('has the hexes that are printed for them', () => {
    const printed = theirHexes(typed);
    const unknown = [...ourHexes(all.filter(isOfRoster))].flatMap(([place, hexes]) =>
      [...hexes].filter((hex) => !printed.get(place)?.has(hex)).map((hex) => `${place} ${hex}`),
    );
    // Game 4 names Midway without its hex, 1218 in every other list.
    expect(unknown).toEqual(`${id} ${side}` === 'g4 a' ? ['Midway 1218'] : []);
  });
  it('puts the mainland with China, client armies with Asia, and submarines with their rule', () => {
    const lines = all.filter(({ needs }) => needs?.split(' ').includes('china'));
    const front: Side = { land: typed.chinaFront ?? [], coastal: [], naval: [], air: [] };
    const corrected = Object.keys(CORRECTED[`${id} ${side}`] ?? {});
    const left = Object.keys(differences(ours(lines), theirs(front)));
    expect(left.filter((line) => !corrected.includes(line))).toEqual([]);
    // Ruling 30: clients are listed with every game and come with the switch.
    const clients = id.startsWith('cbi') ? [] : all.filter(({ units }) => units?.includes('client'));
    expect(clients.filter(({ needs }) => !needs?.split(' ').includes('asia'))).toEqual([]);
    const subs = all.filter(({ needs }) => needs === 'subs');
    expect(Object.keys(ours(subs)).map((line) => line.replace(/.*: /, ''))).toEqual(
      typed.submarines?.map((sub) => sub.replace('Sub-', 'SS-')) ?? [],
    );
  });
});

describe('what rules set up besides the rosters', () => {
  const only = expected<{ deployOnlyIf: { rule: string; what: string }[] }>('switches').deployOnlyIf;
  const what = (rule: string) => only.find((each) => each.rule === rule)?.what;
  const lines = (needs: string) =>
    CASES.flatMap(({ id, all }) =>
      all.filter((line) => line.needs === needs).map(({ place, units }) => `${id} ${place}: ${units}`),
    );
  it('31(A): the Home Island Defense Command, in Game 4 without NAC', () => {
    expect(what('31.0(A)')).toBe('six 20-40 divisions, 20 LAC, 10 NAC; NAC not in G4');
    expect(lines('homeDefense')).toEqual([
      'g1 Home Islands: 6 × 20-40 division, 20 LAC, 10 NAC',
      'g2 Home Islands: 6 × 20-40 division, 20 LAC, 10 NAC',
      'g4 Home Islands: 6 × 20-40 division, 20 LAC',
    ]);
  });
  it('39(E): an armored brigade in Indochina when the game begins in December 1941', () => {
    expect(what('39.0(E)')).toBe('one Japanese armored brigade, Indochina, all scenarios of 12/2/1941');
    expect(lines('armor')).toEqual([
      'g1 Indochina 179: 18-8 armored brigade',
      // USN-93: it begins in that week, and names no hex.
      'malaya Indochina: 18-8 armored brigade',
    ]);
  });
  it('32(R): without submarines two DD leave where Japan has two real ones or more', () => {
    const real = (typed: Side) => typed.submarines?.filter((sub) => sub.startsWith('SS-')).length ?? 0;
    const those = CASES.filter(({ side, typed }) => side === 'j' && real(typed) >= 2).map(({ id }) => id);
    expect(lines('!subs')).toEqual(
      those.map((id) => `${id} Removed for good, no loss: 2 × DD of your choice`),
    );
  });
  it('ships that start damaged', () => {
    const { startDamage } = expected<{
      startDamage: { rule: string; unit: string; weeks?: number; back?: number }[];
    }>('delays');
    const damaged = CASES.flatMap(({ id, all }) =>
      all.flatMap(({ weeks = {} }) => Object.entries(weeks).map(([ship, left]) => `${id} ${ship} ${left}`)),
    );
    const typed = startDamage
      .filter(({ rule, weeks }) => /^G\d/.test(rule) && weeks)
      .map(
        ({ rule, unit, weeks }) => `${rule.slice(0, 2).toLowerCase()} ${unit.replace(/,.*/, '')} ${weeks}`,
      );
    expect(damaged.toSorted()).toEqual(typed.toSorted());
    const back = startDamage.find((each) => each.back)?.back;
    expect(ARRIVALS.filter(({ text }) => text.startsWith('TR-4')).map(({ turn }) => turn)).toEqual([back]);
  });
  it('Games 3 and 5 start as Game 1', () => {
    expect([T.rosters.G3, T.rosters.G5]).toMatchObject([{ as: 'G1' }, { as: 'G1' }]);
    expect([SET_UPS.g3, SET_UPS.g5]).toEqual([SET_UPS.g1, SET_UPS.g1]);
  });
});

describe('bases', () => {
  type Sizes = [base: string, capacity: number][];
  type Told = Sizes | { usable?: string[]; sizes?: Sizes; chinaFront?: Sizes; rest?: string };
  const told = (game: string, name: string) =>
    (T.rosters[game]?.[name] as unknown as { bases?: Told } | undefined)?.bases;
  const sizesOf = (bases: Told | undefined, front = false): Sizes => {
    if (Array.isArray(bases)) return front ? [] : bases;
    return (front ? bases?.chinaFront : bases?.sizes) ?? [];
  };
  /** Printed with the ships that lie there: "Guadalcanal, 10-point air base". */
  const besideShips = (game: string, name: string): Sizes =>
    (T.rosters[game]?.[name]?.naval ?? []).flatMap(([, place]): Sizes => {
      const [, base, size] = /^(.*), (\d+)-point air base$/.exec(place) ?? [];
      return base ? [[base, Number(size)]] : [];
    });
  /** War Plan Orange lists them for all three; Base One is chosen by the players. */
  const ofOrange = T.wpo.bases.filter(([base]) => /^\w+ air$/.test(base));
  const bare = (base: string) => base.replace('errata ', '').replace(/( \(\d+\))? air$/, '');
  it.each(CASES)('$id, $side: the same capacities', ({ id, game, side }) => {
    const name = side === 'j' ? 'Japanese' : 'Allied';
    for (const front of [false, true]) {
      const texts = BASES_AT_START.filter(
        (each) =>
          each.side === side &&
          each.scenarios.includes(id) &&
          /^Air bases?: /.test(each.text) &&
          !!each.needs === front,
      ).flatMap(({ text }) => text.replace(/^Air bases?: /, '').split(', '));
      const orange = front || side === 'j' || !game.startsWith('wpo') ? [] : ofOrange;
      const besides = front ? [] : [...besideShips(game, name), ...orange];
      const typed = [...sizesOf(told(game, name), front), ...besides].map(
        ([base, size]) => `${bare(base).replace(/^hex /, front ? '' : 'hex ')} ${size}`,
      );
      expect(texts).toEqual(typed);
    }
  });
  it.each(['g2', 'g4'])('%s: what Japan can use behind the lines', (id) => {
    const bases = told(id.toUpperCase(), 'Japanese') as { usable: string[]; rest: string };
    const [text = '', rest = ''] = BASES_AT_START.filter(
      (each) => each.scenarios.includes(id) && each.side === 'j' && !/^Air bases:|^The Game/.test(each.text),
    ).map((each) => each.text);
    const [first, second, ...groups] = text.split('; ');
    const named = groups.flatMap((group) => {
      const [, places = '', kind = ''] = /^(.*?) (air and naval|air|naval)$/.exec(group) ?? [];
      return places.split(', ').map((place) => `${place} ${kind.replace(' and ', ', ')}`);
    });
    const listed = bases.usable.map((each) => each.replace(/ \(\d+\)/, ''));
    const line = id.slice(1);
    expect([first, second]).toEqual([
      'All behind the Game 1 line',
      `air bases of 5 behind the Game ${line} line`,
    ]);
    expect(listed.slice(0, 2)).toEqual(['behind line 1: all', `behind line ${line}: 5-capacity air bases`]);
    expect(named.toSorted()).toEqual(listed.slice(2).toSorted());
    expect([rest, bases.rest]).toEqual([
      `All others behind the Game ${line} line are damaged`,
      'Japanese, damaged',
    ]);
  });
});
