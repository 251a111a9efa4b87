import { COUNTER } from '../data/strikes';
import type { AttackEvent } from './events';
import type { HouseRules } from './house';
import { type Attack, type Squadrons, type Strike, squadronsIn, type Toll } from './state';

/** The attack after one event, or why it does not fit any more. */
export function applyAttackEvent(attack: Attack, event: AttackEvent, house: HouseRules): Attack | string {
  switch (event.type) {
    case 'v1.ForcesListed': {
      if (attack.inPort) return 'The strike is underway: change the forces by hand.';
      const { ships, light, lightJp, oil, strikeForce } = event.forces;
      const counted = lightJp === undefined ? {} : { lightJp };
      return { ...attack, forces: event.forces, ships, light, ...counted, oil, nas: strikeForce };
    }
    case 'v1.MagicPlayed':
      if (attack.magicJp !== undefined) return 'Japan has played its Magic.';
      return { ...attack, magicJp: event.cards };
    case 'v1.MagicWritten':
      if (attack.written !== undefined || attack.magicUs !== undefined) return 'The US has sealed its Magic.';
      return { ...attack, written: event.cards };
    case 'v1.MagicSealed': {
      if (attack.magicUs !== undefined) return 'The US has sealed its Magic.';
      const { cards, column, drm } = event;
      const { written: _, ...before } = attack;
      return { ...before, magicUs: cards, column, drm };
    }
    case 'v1.FleetLocated':
      if (attack.locations) return 'The task forces are located.';
      return { ...attack, locations: event.locations };
    case 'v1.SurpriseFixed':
      if (attack.level !== undefined) return 'The surprise die is thrown.';
      return { ...attack, level: event.level };
    case 'v1.TargetsOpened': {
      if (attack.inPort) return 'The targets are known already.';
      const { inPort, air, caught, strikeForce } = event;
      const first: Strike = { id: 'first', side: 'jp', squadrons: strikeForce, fought: false, resolved: [] };
      return { ...attack, inPort, air, caught, strikes: [first] };
    }
    case 'v1.AirFought':
    case 'v1.Assigned':
    case 'v1.TargetAttacked':
      return applyStrikeEvent(attack, event);
    case 'v1.AboardLost': {
      const naval = Math.max(0, attack.air.naval - event.squadrons);
      return held({ ...attack, air: { ...attack.air, naval } });
    }
    case 'v1.SurvivorsAnswered':
      if (attack.answered) return 'The survivors have answered.';
      return { ...lose(attack, event.lost), answered: true };
    case 'v1.Decided':
      if (attack.decision) return 'Japan has decided.';
      return { ...attack, decision: event.decision, cap: event.cap };
    case 'v1.StrikeFlown': {
      if (attack.strikes.some(({ id }) => id === event.strike)) return 'That strike has flown.';
      const { strike: id, squadrons, surprise } = event;
      const side = id.startsWith(COUNTER) ? 'us' : 'jp';
      const flown: Strike = {
        id,
        side,
        squadrons,
        ...(surprise && { surprise }),
        fought: false,
        resolved: [],
      };
      const aborted = id === 'second' && house.aborted === 'fly' ? { nasAborted: 0 } : {};
      return { ...attack, ...aborted, strikes: [...attack.strikes, flown] };
    }
    case 'v1.InterceptionTried':
      if (attack.attempts) return 'Interception has been tried.';
      return { ...attack, attempts: event.attempts, groups: event.groups };
    case 'v1.Revealed':
      return attack.revealed ? 'Everything is revealed already.' : { ...attack, revealed: true };
    case 'v1.Placed':
      return attack.placed ? 'The fleets are home already.' : { ...attack, placed: true };
    case 'v1.ShipAdded':
      if (attack.ships.some(({ id }) => id === event.ship.id)) return 'That ship is listed already.';
      return { ...attack, ships: [...attack.ships, event.ship] };
    case 'v1.ShipChanged': {
      const at = attack.ships.findIndex(({ id }) => id === event.ship.id);
      return at < 0
        ? 'That ship is listed no more.'
        : { ...attack, ships: attack.ships.with(at, event.ship) };
    }
    case 'v1.ShipRemoved':
      if (!attack.ships.some(({ id }) => id === event.ship)) return 'That ship is listed no more.';
      return { ...attack, ships: attack.ships.filter(({ id }) => id !== event.ship) };
    case 'v1.CountSet': {
      const { what, value } = event;
      if (what === 'army' || what === 'naval')
        return held({ ...attack, air: { ...attack.air, [what]: value } });
      return { ...attack, [what]: value };
    }
  }
}

type StrikeEvent = Extract<AttackEvent, { type: 'v1.AirFought' | 'v1.Assigned' | 'v1.TargetAttacked' }>;

/** What happens within one strike. */
function applyStrikeEvent(attack: Attack, event: StrikeEvent): Attack | string {
  const at = attack.strikes.findIndex(({ id }) => id === event.strike);
  const strike = attack.strikes[at];
  if (!strike) return 'That strike has not flown.';
  const withStrike = (changed: Attack, to: Partial<Strike>): Attack => ({
    ...changed,
    strikes: changed.strikes.with(at, { ...strike, ...to }),
  });
  switch (event.type) {
    case 'v1.AirFought': {
      if (strike.fought) return 'The squadrons have met already.';
      const { attackers, army, naval, cap } = event;
      const squadrons = Math.max(0, strike.squadrons - attackers.eliminated - attackers.aborted);
      const fewer = {
        army: attack.air.army - army.eliminated,
        naval: attack.air.naval - naval.eliminated,
      };
      if (fewer.army < 0 || fewer.naval < 0 || attack.cap < cap.eliminated + cap.aborted)
        return 'So many squadrons are not there any more.';
      const hurt = strike.side === 'jp' ? lose(attack, attackers) : lose(attack, cap);
      const cover = attack.cap - cap.eliminated - cap.aborted;
      return withStrike(held({ ...hurt, air: fewer, cap: cover }), { squadrons, fought: true });
    }
    case 'v1.Assigned':
      if (strike.assigned) return 'The squadrons have their targets.';
      return withStrike(attack, { assigned: event.to, fought: true });
    case 'v1.TargetAttacked': {
      if (strike.resolved.includes(event.target)) return 'That attack is over.';
      if (!strike.assigned?.some(({ target }) => target === event.target))
        return 'Nobody flies against that target.';
      const hurt = strike.side === 'jp' ? lose(attack, event.lost) : attack;
      const changed = hitTarget(hurt, event);
      if (typeof changed === 'string') return changed;
      return withStrike(changed, { resolved: [...strike.resolved, event.target] });
    }
  }
}

type TargetAttacked = Extract<AttackEvent, { type: 'v1.TargetAttacked' }>;

function hitTarget(attack: Attack, { target, gone, status, squadrons = 0, oil = 0 }: TargetAttacked) {
  if (target === 'army' || target === 'naval') {
    const caught = { ...attack.caught, [target]: attack.caught[target] - squadrons };
    if (caught[target] < 0) return 'So many squadrons are not on the ground any more.';
    return { ...attack, caught, air: { ...attack.air, [target]: attack.air[target] - squadrons } };
  }
  if (target === 'oil')
    return attack.oil < oil ? 'So many oil counters are not left.' : { ...attack, oil: attack.oil - oil };
  if (target === 'light' || gone) return attack;
  const at = attack.ships.findIndex(({ id }) => `ship:${id}` === target);
  const ship = attack.ships[at];
  if (!ship) return 'That ship is listed no more.';
  if (ship.status === 'sunk') return `${ship.name} is sunk already.`;
  return status ? { ...attack, ships: attack.ships.with(at, { ...ship, status }) } : attack;
}

/** Japanese squadrons out of the fight. */
const lose = (attack: Attack, { eliminated, aborted }: Toll): Attack => ({
  ...attack,
  nas: Math.max(0, attack.nas - eliminated),
  nasAborted: attack.nasAborted + aborted,
});

/** No more can be caught than there are. */
function held(attack: Attack): Attack {
  const caught: Squadrons = {
    army: Math.min(attack.caught.army, attack.air.army),
    naval: Math.min(attack.caught.naval, attack.air.naval),
  };
  return squadronsIn(caught) === squadronsIn(attack.caught) ? attack : { ...attack, caught };
}
