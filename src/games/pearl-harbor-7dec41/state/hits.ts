import { isOut, type Ship, type Status } from '../data/ships';
import type { TypeId } from '../data/squadrons';
import type { HouseRules } from './house';

/**
 * What hits: an ordinary bomb, a heavy one, a Kate's armour-piercing load, a torpedo from the air or a submarine, a
 * mini-sub's, or the guns of a force that has beaten the screen.
 */
export type HitKind = 'bomb' | 'heavy' | 'ap' | 'torp' | 'mini' | 'gun';

export const HIT_NAMES: { readonly [K in HitKind]: string } = {
  bomb: 'Bomb',
  heavy: 'Heavy bomb',
  ap: 'Armour-piercing bomb',
  torp: 'Torpedo',
  mini: 'Mini-sub’s torpedo',
  gun: 'Gunfire',
};

/** How a squadron caught on its field is lost. */
export const ON_THE_GROUND = 'destroyed on the ground';

/** What a hit leads to: at once, by one more roll, or nothing and why. */
export type Effect =
  | { readonly kind: 'to'; readonly status: Status; readonly bombs: number }
  | { readonly kind: 'ap'; readonly yes: Status; readonly no: Status }
  /** `row` of the mini-sub effect chart. */
  | {
      readonly kind: 'mini';
      readonly row: 'unalerted' | 'bottoms';
      readonly yes: Status;
      readonly no: Status;
    }
  | { readonly kind: 'none'; readonly why: string };

const to = (status: Status, bombs = 0): Effect => ({ kind: 'to', status, bombs });
const none = (why: string): Effect => ({ kind: 'none', why });

type Reading = Pick<HouseRules, 'miniSub' | 'twoBombs'>;

/** "Hit Results": one hit on a capital ship. `navyAlerted` matters to mini-subs alone. */
export function effectOf(ship: Ship, hit: HitKind, house: Reading, navyAlerted: boolean): Effect {
  const { name, cls, status, place, readied } = ship;
  if (isOut(ship)) return none(`${name} is out already.`);
  if (ship.shielded && place !== 'sea' && (hit === 'torp' || hit === 'mini'))
    return none(`No torpedo can hit ${name} in harbour.`);
  if (hit === 'gun')
    return cls === 'cv' && status === 'damaged' && place === 'sea'
      ? to('sunk')
      : none('Only transports and damaged carriers are lost behind a beaten screen.');
  if (hit === 'mini') return miniSub(ship, house, navyAlerted);
  if (cls === 'cv' && readied && hit !== 'torp' && status !== 'bottomed') return to(gone(ship));
  if (status === 'ok') {
    if (hit === 'ap' && cls === 'bb') return { kind: 'ap', yes: gone(ship), no: 'damaged' };
    return to('damaged', hit === 'bomb' && house.twoBombs === 'any' ? 1 : 0);
  }
  if (hit === 'bomb') return ship.bombs ? to(worse(ship)) : to(status, 1);
  if (hit === 'ap' && cls === 'bb' && worse(ship) !== gone(ship))
    return { kind: 'ap', yes: gone(ship), no: worse(ship) };
  return to(worse(ship), waiting(ship, worse(ship)));
}

/** A bomb waits for its second one through other hits of the phase (PH-33), as long as the ship is there. */
export const waiting = ({ bombs }: Ship, status: Status): number =>
  status === 'destroyed' || status === 'sunk' ? 0 : bombs;

/** Sunk at sea, destroyed elsewhere. */
const gone = ({ place }: Ship): Status => (place === 'sea' ? 'sunk' : 'destroyed');

/** The state after the damaged one: bottomed in harbour, then destroyed; sunk at sea. */
const worse = (ship: Ship): Status =>
  ship.place !== 'sea' && ship.status === 'damaged' ? 'bottomed' : gone(ship);

/** A mini-sub’s hit puts a ship on the bottom; a Navy taken unawares may lose it for good (PH-18). */
function miniSub(ship: Ship, { miniSub: reading }: Reading, navyAlerted: boolean): Effect {
  const { name, place, status } = ship;
  if (place === 'sea') return none(`${name} is not in harbour.`);
  if (status === 'bottomed') return to('destroyed');
  if (!navyAlerted) return { kind: 'mini', row: 'unalerted', yes: 'destroyed', no: 'bottomed' };
  if (reading === 'table') return { kind: 'mini', row: 'bottoms', yes: 'bottomed', no: 'damaged' };
  return to('bottomed', ship.bombs);
}

/**
 * PH-32: what a bomb of this type counts as. `horizontal` for Kates with bombs and multi-engine aircraft, not for dive
 * bombers and fighters.
 */
export function bombKind(type: TypeId, horizontal: boolean, { heavy }: Pick<HouseRules, 'heavy'>): HitKind {
  if (heavy === 'ap-only') return 'bomb';
  if (horizontal) return 'heavy';
  return heavy === 'sbd-too' && type === 'sbd' ? 'heavy' : 'bomb';
}
