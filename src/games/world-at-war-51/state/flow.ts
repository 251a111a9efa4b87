import type { Ship } from '../data/ships';
import { AIR_ALONE, COUNTER } from '../data/strikes';
import { CAP_SHARE } from '../data/values';
import type { HouseRules } from './house';
import { type Attack, type Strike, squadronsIn, type WarState } from './state';

/** Where the attack stands: worked out from what has happened, so that a struck line leads back to its place. */
export type Stage =
  | 'set-up'
  | 'declaration'
  | 'effective'
  | 'forces'
  | 'magic-jp'
  | 'magic-us'
  | 'locations'
  | 'surprise'
  | 'targets'
  | 'air-combat'
  | 'assign'
  | 'attacks'
  | 'survivors'
  | 'decision'
  | 'interception'
  | 'counter'
  | 'reveal'
  | 'placement'
  | 'done';

export function stageOf(state: WarState): Stage {
  if (!state.begun) return 'set-up';
  if (!state.declarations.length) return 'declaration';
  if (openDeclaration(state) !== undefined) return 'effective';
  return state.attack ? attackStage(state.attack) : 'done';
}

/** The declaration whose tension die is still to be thrown. */
export function openDeclaration({ declarations }: WarState): number | undefined {
  const at = declarations.findIndex(({ by, effective }) => by === 'jp' && effective === undefined);
  return at < 0 ? undefined : at;
}

function attackStage(attack: Attack): Stage {
  if (!attack.forces) return 'forces';
  if (attack.magicJp === undefined) return 'magic-jp';
  if (attack.magicUs === undefined) return 'magic-us';
  if (attack.fleet && attack.forces.taskForces.length > 0 && !attack.locations) return 'locations';
  if (attack.level === undefined) return 'surprise';
  if (!attack.inPort) return 'targets';
  for (const strike of attack.strikes) {
    const open = strikeStage(attack, strike);
    if (open) return open;
    if (strike.id === 'first' && survivorsAnswer(attack)) return 'survivors';
  }
  if (!attack.decision) return 'decision';
  if (attack.decision === 'second' && !attack.attempts && atLarge(attack).length) return 'interception';
  if (nextCounter(attack) !== undefined) return 'counter';
  if (!attack.revealed) return 'reveal';
  return attack.placed ? 'done' : 'placement';
}

/** Squadrons caught on the ground and still there meet what is left of the first strike (51.36). */
const survivorsAnswer = ({ caught, answered, decision, nas, nasAborted }: Attack): boolean =>
  squadronsIn(caught) > 0 && !answered && !decision && nas > nasAborted;

function strikeStage(attack: Attack, strike: Strike): Stage | undefined {
  if (strike.squadrons > 0 && !strike.fought && defenders(attack, strike) > 0) return 'air-combat';
  if (strike.squadrons > 0 && !strike.assigned && targetsOf(attack, strike).length) return 'assign';
  return openTargets(strike).length ? 'attacks' : undefined;
}

/** The strike that is being flown. */
export const currentStrike = (attack: Attack): Strike | undefined =>
  attack.strikes.find((strike) => strikeStage(attack, strike) !== undefined);

/** Offered once there has been air combat; before it a strike has nothing to share out. */
export const hasMetAir = ({ side, fought: met }: Strike): boolean => side === 'jp' && met;

export const openTargets = ({ assigned = [], resolved }: Strike) =>
  assigned.filter(({ target }) => target !== AIR_ALONE && !resolved.includes(target));

/** Squadrons that meet a strike in the air. */
export function defenders({ air, caught, cap }: Attack, { id, side, surprise }: Strike): number {
  if (side === 'us') return Math.max(0, cap - (surprise?.fewer ?? 0));
  return id === 'first' ? squadronsIn(air) - squadronsIn(caught) : squadronsIn(air);
}

export type Target = { readonly id: string; readonly label: string; readonly ship?: Ship };

/** What this strike may be sent against (51.34, 51.41B, 51.43E); oil in the second one alone. */
export function targetsOf(attack: Attack, { id, side }: Strike): readonly Target[] {
  const afloat = attack.ships.filter(({ status }) => status !== 'sunk');
  const ships = afloat
    .filter((ship) => (side === 'us' ? ship.side === 'jp' : isInPort(attack, ship)))
    .map((ship) => ({ id: `ship:${ship.id}`, label: ship.name, ship }));
  const light = { id: 'light', label: 'Light ships' };
  if (side === 'us') return attack.lightJp === 0 ? ships : [...ships, light];
  const first = id === 'first';
  const { army, naval } = attack.caught;
  return [
    ...(first && army > 0 ? [{ id: 'army', label: 'Army air on the ground' }] : []),
    ...(first && naval > 0 ? [{ id: 'naval', label: 'Naval air on the ground' }] : []),
    ...ships,
    ...(attack.light > 0 ? [light] : []),
    ...(!first && attack.oil > 0 ? [{ id: 'oil', label: 'Oil reserve' }] : []),
  ];
}

/** American ships that lie in port: those without a task force, and of those caught there. */
export const isInPort = ({ inPort = [] }: Attack, { side, taskForce }: Ship): boolean =>
  side === 'us' && (taskForce === undefined || inPort.includes(taskForce));

/** Task forces that were not caught in port: all of them are asked, whatever their secret is. */
export const atLarge = ({ forces, inPort = [] }: Attack) =>
  (forces?.taskForces ?? []).filter(({ id }) => !inPort.includes(id));

/** The number of the American strike that is still to be flown, from 1. */
export function nextCounter({ groups, strikes }: Attack): number | undefined {
  const at = groups.findIndex((_, i) => !strikes.some(({ id }) => id === `${COUNTER}-${i + 1}`));
  return at < 0 ? undefined : at + 1;
}

/** Japanese squadrons that may fly a second strike (WW-9). */
export const available = ({ nas, nasAborted }: Attack, { aborted }: HouseRules): number =>
  aborted === 'fly' ? nas : Math.max(0, nas - nasAborted);

/** How many may stay above the ships, before the strike is flown: a third of those that count (WW-10). */
export const capLimit = (squadrons: number): number => Math.floor(squadrons / CAP_SHARE);
export const countedForCap = (attack: Attack, house: HouseRules): number =>
  house.patrol === 'surviving' ? attack.nas : available(attack, house);

/** Which carriers fought the strike force. */
export const fought = ({ groups }: Attack): readonly string[] => groups.flat();
