import type { Hull, HullType, Panel } from '../../../core/play/view';
import { currentStrike, isInPort, openTargets, type Target, targetsOf } from '../state/flow';
import type { Attack, Strike, WarState } from '../state/state';
import { attackOn } from './actions';
import { carriersFirst, fleet, hullOf } from './panels';

/** What a strike flies against, a tap on each to attack it; and the ships that are hurt elsewhere. */
export function shipPanels({ attack }: WarState): readonly Panel[] {
  if (!attack?.inPort) return [];
  const strike = currentStrike(attack);
  if (!strike) return fleet(attack.ships, ['us', 'jp']);
  return [targetPanel(attack, strike), ...fleet(attack.ships, [strike.side])];
}

function targetPanel(attack: Attack, strike: Strike): Panel {
  const { id, side } = strike;
  const label = side === 'jp' ? 'Pearl Harbor' : 'Japanese strike force';
  const others = targetsOf(attack, strike).filter(({ ship }) => !ship);
  // Whom this strike has sunk stays in sight.
  const ships = carriersFirst(
    attack.ships.filter((ship) => (side === 'us' ? ship.side === 'jp' : isInPort(attack, ship))),
  ).map((ship): Target => ({ id: `ship:${ship.id}`, label: ship.name, ship }));
  const gone = openTargets(strike)
    .filter(({ target }) => [...ships, ...others].every((each) => each.id !== target))
    .map(({ target }): Target => ({ id: target, label: 'gone' }));
  return {
    kind: 'fleet',
    title: label,
    anchorages: [
      {
        label,
        side: side === 'jp' ? 'us' : 'jp',
        rule: id === 'first' ? '51.34' : side === 'jp' ? '51.41' : '51.43E',
        ...(openTargets(strike).length && { hint: 'tap one to attack it' }),
        hulls: [...ships, ...others, ...gone].map((target) => berthOf(strike, target)),
      },
    ],
  };
}

const TYPES: { readonly [target: string]: HullType } = {
  army: 'aircraft',
  naval: 'aircraft',
  light: 'destroyer',
  oil: 'tank',
};

/** A target with what still flies at it: a state sheet tells no more. */
function berthOf(strike: Strike, { id, label, ship }: Target): Hull {
  const hull: Hull = ship ? hullOf(ship) : { name: label, type: TYPES[id] ?? 'counter', state: 'whole' };
  const sent = strike.assigned?.find(({ target }) => target === id)?.squadrons;
  const isOpen = sent !== undefined && !strike.resolved.includes(id);
  const squadrons = sent === 1 ? '1 squadron' : `${sent} squadrons`;
  const notes = [
    ...(ship && ship.status !== 'whole' ? [ship.status] : []),
    ...(ship ? [`size ${ship.size}`] : []),
    ...(isOpen ? [squadrons] : []),
  ];
  const { note: _, ...drawn } = hull;
  return {
    ...drawn,
    ...(notes.length && { note: notes.join(' · ') }),
    ...(strike.assigned && !isOpen && ship?.status !== 'sunk' && { barred: 'no squadrons' }),
    ...(isOpen && { action: attackOn(id, label, strike.side) }),
  };
}
