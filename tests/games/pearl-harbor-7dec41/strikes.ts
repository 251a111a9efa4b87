import type { GameState, PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { KATE, over, SBD, TBD, VAL, withShip, ZERO } from './air';
import type { Scene } from './scenes';

export const P40 = 'oahu-p-40b-1';
export const P36 = 'oahu-p-36-4';
export const F4F = 'enterprise-enterprise-f4f';
export const B17 = 'oahu-b-17-8';
const SQUADRONS = [ZERO, VAL, KATE, F4F, SBD, TBD, P40, P36, B17];
/** Arizona, sheltered; Nevada, damaged; Enterprise at sea; Akagi, whole; Kaga, damaged; Hiei. Nine squadrons. */
export const few = (more: Partial<GameState> = {}, house: Parameters<typeof over>[1] = {}): PearlState => {
  const { ships, squadrons } = over().game;
  const state = over(
    {
      ships: ships.filter(({ id }) =>
        ['arizona', 'nevada', 'enterprise', 'akagi', 'kaga', 'hiei'].includes(id),
      ),
      squadrons: squadrons.filter(({ id }) => SQUADRONS.includes(id)),
      ...more,
    },
    house,
  );
  const hurt = withShip(state, 'nevada', { status: 'damaged', hitAt: 'harbour' });
  return withShip(hurt, 'kaga', { status: 'damaged', hitAt: 'sea' });
};

export const CAP = (side: string) => `
  cap [Interception] ${side}: Is an undamaged carrier with the target?
  - no: No
  - yes: Yes (It flies Combat Air Patrol)`;
const capital = (word: string): string => word.replace(/^./, (letter) => letter.toUpperCase());
/** How an even roll, or one of two dice, is asked. */
export const even = (key: string, rule: string, side: string, title: string, yes: string, no: string) => `
  ${key} [${rule}] ${side}: ${title}
  (${capital(yes)} on 4–6 (50%).)
  1d6: ${no}, ${no}, ${no}, ${yes}, ${yes}, ${yes}`;
export const ofTwo = (
  key: string,
  rule: string,
  side: string,
  title: string,
  yes: string,
  chance: string,
) => `
  ${key} [${rule}] ${side}: ${title}
  (${capital(yes)} ${chance}.)
  2d6`;
export const QUARTER = 'if both dice show 4–6 (25%)';
export const THREE_QUARTERS = 'if either die shows 4–6 (75%)';
export const TWO_THIRDS = (key: string, side: string, title: string) => `
  ${key} [Airstrike Hits] ${side}: ${title}
  (Hit on 3–6 (66%).)
  1d6: miss, miss, hit, hit, hit, hit`;
export const NO_FIRE = 'fact: No anti-aircraft fire: not yet alerted = no effect [AntiAircraft]';
const US_BASE = /^(?:enterprise|lexington|oahu|kaneohe)-/;
/** Any attack of Japan’s may be the one that begins it all. */
export const flown = (squadron: string, more = {}) => ({
  type: 'v1.SquadronAttacked',
  squadron,
  ...more,
  ...(!US_BASE.test(squadron) && { begins: true }),
});
export const lost = (squadron: string, how: string) => ({ type: 'v1.SquadronLost', squadron, how });
export const shipHit = (ship: string, from: string, status: string, bombs = 0) => ({
  type: 'v1.ShipHit',
  ship,
  from,
  status,
  bombs,
});

export const strike = (side: 'jp' | 'us', scene: Omit<Scene, 'procedure' | 'args'>): Scene => ({
  ...scene,
  procedure: 'strike',
  args: { side },
});

export const JAPANESE = `
  squadron [Air Missions] jp: Which squadron attacks?
  (A bomber squadron attacks once on its mission, fighters in every impulse.)
  - ${ZERO}: Akagi Zero
  - ${VAL}: Akagi Val
  - ${KATE}: Akagi Kate`;
const TOO_EARLY = 'Every capital ship in harbour must be damaged first.';
const US_SHIPS = `
  - arizona: Arizona
  - nevada: Nevada (damaged)
  - enterprise: Enterprise (at sea)`;
export const ASHORE = `
  - field: Airfield
  - tank: Fuel tank ✗ ${TOO_EARLY}
  - dockyard: Dockyard ✗ ${TOO_EARLY}`;
export const FIGHTERS = `
  fighters “US fighters that intercept”, any of, begins as “”
  - ${F4F}: Enterprise F4F
  - ${P40}: P-40B 1
  - ${P36}: P-36 4
  → Attack`;
export const KATE_SORTIE = `
  sortie [Air Strikes] jp: Akagi Kate
  attack “Attack with”, one of, begins as “torpedo”
  - torpedo: Torpedo
  - bombs: Bombs
  - ap: Armour-piercing bombs
  torpedoed “Target”, one of, if attack is torpedo
  - arizona: Arizona ✗ No torpedo can hit Arizona in harbour.
  - nevada: Nevada (damaged)
  - enterprise: Enterprise (at sea)
  bombed “Target”, one of, if attack is bombs or ap
  ${US_SHIPS} ${ASHORE} ${FIGHTERS}`;
export const VAL_SORTIE = `
  sortie [Air Strikes] jp: Akagi Val
  bombed “Target”, one of
  ${US_SHIPS} ${ASHORE} ${FIGHTERS}`;
