import type { Anchorage, Hull, Panel } from '../../../core/play/view';
import { isOut, type Ship } from '../data/ships';
import { strike } from '../procedures/air/strike';
import { harbourBeaten } from '../state/forces';
import { isLostShip, shipPoints } from '../state/points';
import type { PearlState } from '../state/state';
import { JP_STRIKE, strikeOn } from './step-actions';

/** A capital ship as it is drawn, with what else is the matter with it. */
export function hullOf(ship: Ship, more: readonly string[] = []): Hull {
  const { name, cls, status, penned } = ship;
  const lost = isLostShip(ship);
  const notes = [
    ...(status === 'ok' ? [] : [lost ? `${status} +${shipPoints(ship)}` : status]),
    ...(penned && !lost ? ['penned in'] : []),
    ...more,
  ];
  return {
    name,
    type: cls === 'cv' ? 'carrier' : 'battleship',
    state: lost ? 'lost' : status === 'ok' ? 'whole' : 'hit',
    ...(notes.length && { note: notes.join(' · ') }),
  };
}

/** Pearl Harbor while Japan strikes: a tap on a target opens the strike on it. */
export function harbourPanel(state: PearlState): Panel {
  const ours = state.game.ships.filter(({ side }) => side === 'us');
  const why = strike.unless?.(state, JP_STRIKE.args);
  const box = (label: string, ships: readonly Ship[]): Anchorage => ({
    label,
    side: 'us',
    hulls: ships.map(berthOf),
  });
  const atSea = ours.filter(({ place, status }) => place === 'sea' && status !== 'sunk');
  return {
    kind: 'fleet',
    title: HARBOUR,
    anchorages: [
      {
        ...box(
          HARBOUR,
          ours.filter(({ place }) => place !== 'sea'),
        ),
        hint: why ?? 'tap a ship to strike it',
      },
      { label: 'Ashore', side: 'us', hulls: ashore(state) },
      ...(atSea.length ? [box('At sea', atSea)] : []),
    ],
  };
}

const HARBOUR = 'Pearl Harbor';

function berthOf(ship: Ship): Hull {
  const { id, name, place, bombs, shielded } = ship;
  if (isOut(ship)) return hullOf(ship);
  const hull = hullOf(ship, [
    ...(bombs ? ['one bomb of two'] : []),
    ...(place === 'channel' ? ['in the channel'] : []),
    ...(shielded && place !== 'sea' ? ['no torpedoes'] : []),
  ]);
  return { ...hull, action: strikeOn(id, name) };
}

/** Airfields at any time; tanks and dockyard only when no capital ship in harbour is whole. */
function ashore(state: PearlState): readonly Hull[] {
  const { ships, tanks, dockyards } = state.game;
  const whole = ships.filter(
    ({ side, place, status }) => side === 'us' && place !== 'sea' && status === 'ok',
  ).length;
  const open = harbourBeaten(state);
  const shore = (id: string, name: string, type: Hull['type'], called: string, hits: string): Hull => ({
    name,
    type,
    state: 'whole',
    ...(hits && { note: hits }),
    ...(open
      ? { action: strikeOn(id, called) }
      : { barred: whole === 1 ? '1 ship to go' : `${whole} ships to go` }),
  });
  return [
    { name: 'Airfields', type: 'base', state: 'whole', action: strikeOn('field', 'an airfield') },
    shore('tank', 'Fuel tanks', 'tank', 'a fuel tank', tanks ? `${tanks} destroyed` : ''),
    shore('dockyard', 'Dockyard', 'dock', 'the dockyard', dockyards ? `${dockyards} hit` : ''),
  ];
}
