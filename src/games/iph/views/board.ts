import type { Anchorage, Hull, Panel } from '../../../core/play/view';
import { FORCE_NAMES, FORCES } from '../data/forces';
import { describeShips, SHIPS, type Ship, shipOf, shortName } from '../data/ships';
import type { SideId } from '../data/sides';
import { freePlanes, planesFly, usDice } from '../state/air';
import { afloat, closeIn, howLost } from '../state/ships';
import type { IphState, Stalled } from '../state/state';

type Row = Extract<Panel, { kind: 'facts' }>['rows'][number];

/** What lies on the board that both must know now: stalled units, ships and planes, step counts. */
export function boardPanels(state: IphState): readonly Panel[] {
  const panel = (title: string, rows: readonly Row[]): Panel[] =>
    rows.length ? [{ kind: 'facts', title, rows }] : [];
  return [
    ...panel('Stalled on the beach', state.stalled.map(stalledRow)),
    ...fleetPanel(state),
    ...panel('Ships and planes', shipRows(state)),
    ...(state.house.registers === 'on' ? panel('Steps left', stepRows(state)) : []),
  ];
}

/** 8.5: they defend, and neither move nor attack this turn. */
const stalledRow = ({ hex, snlf, ija }: Stalled): Row => ({
  label: `${hex}: no move, no attack`,
  value: [snlf && `${snlf} SNLF`, ija && `${ija} IJA`].filter(Boolean).join(', '),
  rule: '8.5',
});

/** 7.3: the holding boxes, once both may look into them; those of the US from the first carrier warfare on. */
function fleetPanel(state: IphState): readonly Panel[] {
  if (areHidden(state)) return [];
  const us = state.cursor.turn >= 5 ? anchoragesOf(state, 'us', 'US') : [];
  return [{ kind: 'fleet', title: 'Ships', anchorages: [...anchoragesOf(state, 'jp', 'Japan'), ...us] }];
}

const areHidden = ({ cursor, dayUse }: IphState): boolean =>
  cursor.step === 'carrier-warfare' && !dayUse.revealed;

function anchoragesOf(state: IphState, side: SideId, name: string): readonly Anchorage[] {
  const hull = (ship: Ship, hit?: Hull['state']): Hull => ({
    name: ship.carrier ? `CV ${ship.id.at(-1)}` : shortName(ship),
    type: ship.carrier ? 'carrier' : 'battleship',
    state: hit ?? 'whole',
    ...(hit && { note: hit === 'hit' ? 'damaged' : 'sunk' }),
  });
  const close = closeIn(state, side);
  const distant = afloat(state, side).filter((ship) => !close.includes(ship));
  const gone = SHIPS.filter((ship) => ship.side === side).flatMap((ship) => {
    const loss = state.ships.find(({ id }) => id === ship.id);
    return loss ? [hull(ship, howLost(loss) === 'sunk' ? 'lost' : 'hit')] : [];
  });
  const box = (label: string, hulls: readonly Hull[]): Anchorage[] =>
    hulls.length ? [{ label: `${name} ${label}`, side, rule: '7.3', hulls }] : [];
  return [
    ...box(
      'close in',
      close.map((ship) => hull(ship)),
    ),
    ...box(
      'distant',
      distant.map((ship) => hull(ship)),
    ),
    ...box('out of the war', gone),
  ];
}

function shipRows(state: IphState): readonly Row[] {
  if (areHidden(state)) return [];
  const rows: (Row | false)[] = [
    state.turnUse.battleships.length > 0 && battleshipRow(state),
    planesFly(state) && { label: 'Japanese planes free', value: String(freePlanes(state)), rule: '7.10' },
    planesFly(state) && { label: 'US planes still to fly', value: usPlanes(state), rule: '7.14' },
    state.turnUse.interdiction.length > 0 && {
      label: `Interdicted: ${state.turnUse.interdiction.join(', ')} and around`,
      value: '+1 MP',
      rule: '7.13',
    },
  ];
  return rows.filter((row): row is Row => row !== false);
}

function battleshipRow({ turnUse }: IphState): Row {
  const value = describeShips(turnUse.battleships.map(shipOf));
  return { label: 'Have helped this turn', value, rule: '7.1' };
}

function usPlanes(state: IphState): string {
  const army = state.army && !state.turnUse.army ? ['Army'] : [];
  const carrier = usDice(state);
  return [...(carrier ? [`${carrier} carrier`] : []), ...army].join(', ') || 'none';
}

const stepRows = ({ forces }: IphState): readonly Row[] =>
  FORCES.map((force) => ({ label: FORCE_NAMES[force], value: String(forces.steps[force]), rule: '2.11' }));
