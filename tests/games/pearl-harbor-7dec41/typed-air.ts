import { ALERTED, fate, formOf, isLost, jp, KATE, over, SBD, statusOf, TBD, us, VAL, withShip } from './air';
import { has } from './every-throw';
import { played } from './pearl';

type Facts = { readonly [fact: string]: unknown };

const PERCENT: { readonly [share: string]: number } = { '0': 0, '1/4': 25, '1/2': 50 };
const percent = (share: string | undefined) => PERCENT[share ?? ''];

/** Whether an act is refused in these words. */
export const told = (words: string, act: () => unknown): boolean => {
  try {
    act();
    return false;
  } catch (error) {
    return String(error).includes(words);
  }
};

/** Whether the attack of a squadron that anti-aircraft shot down still counts: then nothing stops it, and it is lost. */
const stillCounts = (ways: ReturnType<typeof us>, squadron: string): Facts => {
  const [attacks, lost] = fate(ways, squadron);
  return { attackStillCounts: attacks === '1' && lost !== '0' };
};
const NO_ESCORT = { escort: 'none', readied: 'no', 'hit:aboard': { aboard: [] } };
const B17 = 'oahu-b-17-8';

/** Whether a bomber is offered the tanks or the dockyard, with so many capital ships whole in harbour. */
function ashore(target: string, whole: number): Facts {
  const ships = over().game.ships.map((ship, i, all) =>
    ship.side === 'us' && all.slice(0, i).filter(({ side }) => side === 'us').length >= whole
      ? { ...ship, status: 'damaged' as const }
      : ship,
  );
  const state = over({ ships });
  const sortie = [
    ['squadron', VAL],
    ['sortie', { bombed: 'field' }],
    ['field', { caught: ['oahu-p-36-4'] }],
    ['hit-oahu-p-36-4', [1, 1]],
  ] as const;
  const { prompts } = played(state, 'strike', sortie, { side: 'jp' });
  const field = formOf(prompts, 'sortie').fields.find(({ key }) => key === 'bombed');
  const option = field?.kind === 'choice' ? field.options.find(({ value }) => value === target) : undefined;
  return { legal: option !== undefined && option.disabled === undefined };
}

/** A first hit on Akagi with Val and Kate aboard, or Val alone: what becomes of her and of them. */
function carrierHit(weapon: 'bomb' | 'torpedo', aboard: readonly string[]) {
  const bomb = weapon === 'bomb';
  const { state } = played(
    over(),
    'strike',
    [
      ['squadron', bomb ? SBD : TBD],
      ['sortie', bomb ? { bombed: 'akagi' } : { attack: 'torpedo', torpedoed: 'akagi' }],
      ['aa', 1],
      ['hit', 6],
      ...(bomb ? [['readied', 'no'] as const] : [['dud', 1] as const]),
      ['hit:aboard', { aboard: [...aboard] }],
    ],
    { side: 'us' },
  );
  return {
    state: statusOf(state, 'akagi'),
    airUnitsAboard: aboard.every((id) => isLost(state, id)) ? 'destroyed' : 'safe',
    aloft: isLost(state, KATE) ? 'lost' : 'survive the hit',
  };
}

/** An armor-piercing load that hits Arizona, and the roll whether she blows up. */
function armorPiercing(die: number): string | undefined {
  const { state } = played(
    over(),
    'strike',
    [
      ['squadron', KATE],
      ['sortie', { attack: 'ap', bombed: 'arizona' }],
      ['hit', [6, 6]],
      ['hit:effect', die],
    ],
    { side: 'jp' },
  );
  return statusOf(state, 'arizona');
}

/** What was typed of air strikes, their losses and what they hit. */
export const IN_THE_AIR: { readonly [name: string]: () => Facts } = {
  'multi-engine at low level, alerted': () => {
    const [attacks, lost] = fate(us(over(), B17, { attack: 'low', bombed: 'hiei' }, { cap: 'no' }), B17);
    // Whoever is lost has not bombed.
    const before = attacks === '3/4' && lost === '1/4' && 'before bombing';
    return { legal: attacks !== '0', shotDownPercent: percent(lost), when: before };
  },
  'dive bomber shot down, alerted': () => stillCounts(jp(over(ALERTED), VAL, { bombed: 'nevada' }), VAL),
  'torpedo plane shot down, alerted': () =>
    stillCounts(jp(over(ALERTED), KATE, { attack: 'torpedo', torpedoed: 'nevada' }), KATE),
  'high bomber shot down over carriers': () =>
    stillCounts(us(over(), B17, { attack: 'high', bombed: 'akagi' }, NO_ESCORT), B17),
  'anyone over unalerted target': () => ({
    shotDownPercent: percent(fate(jp(over(), KATE, { attack: 'torpedo', torpedoed: 'nevada' }), KATE)[1]),
  }),
  'carriers all damaged, alerted': () => {
    const state = withShip(over(), 'akagi', { status: 'damaged', hitAt: 'sea', readied: false });
    const ways = us(state, TBD, { attack: 'torpedo', torpedoed: 'akagi' }, { cap: 'no' });
    return { shotDownPercent: percent(fate(ways, TBD)[1]) };
  },
  'torpedo plane near sound carriers': () => {
    const [attacks, lost] = fate(us(over(), TBD, { attack: 'torpedo', torpedoed: 'akagi' }, NO_ESCORT), TBD);
    // A quarter never gets to drop: half of those that are lost, the other half being turned back or lost after it.
    return { shotDownPercent: percent(lost), thenBeforePercent: attacks === '3/4' && lost === '1/2' && 50 };
  },
  'fuel tanks too early': () => ashore('tank', 1),
  'fuel tanks open': () => ashore('tank', 0),
  'dockyard too early': () => ashore('dockyard', 2),
  'bomb on carrier, none readied': () => {
    const { state, airUnitsAboard } = carrierHit('bomb', [VAL]);
    return { state, airUnitsAboard };
  },
  'torpedo on sound carrier': () => {
    const { state, airUnitsAboard } = carrierHit('torpedo', [VAL]);
    return { state, airUnitsAboard };
  },
  'planes aloft when carrier is hit': () => ({ airUnits: carrierHit('bomb', [VAL]).aloft }),
  'fuel tank hit': () => {
    const ships = over().game.ships.map((ship) =>
      ship.side === 'us' ? { ...ship, status: 'damaged' as const } : ship,
    );
    const ways = jp(over({ ships }), VAL, { bombed: 'tank' });
    const hit = ways.find(has('v1.ShoreHit'));
    return { state: hit && hit.state.game.tanks === 1 && 'destroyed' };
  },
  'transport hit': () => {
    const ways = us(over(), SBD, { bombed: 'transport' }, { cap: 'no' });
    const before = over().game.transports;
    const left = [...new Set(ways.map(({ state }) => before - state.game.transports))].sort();
    return { sunk: left.at(-1), trackDown: left.at(-1) };
  },
  'hit, roll succeeds': () => ({ state: armorPiercing(4) }),
  'hit, roll fails': () => ({ state: armorPiercing(3) }),
  'second use by same squadron': () => {
    const load = { attack: 'ap', bombed: 'arizona' };
    const [once] = jp(over(), KATE, load);
    const next = once && played(once.state, 'next-impulse').state;
    return { mayUseAgain: next && !told('dropped', () => jp(next, KATE, load)) };
  },
};
