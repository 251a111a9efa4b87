import { type LedgerLine, ledgerTotal } from '../../../core/play/ledger';
import { RULE } from '../data/headings';
import { isOut, type Ship } from '../data/ships';
import { SERVICE_NAMES, type SideId } from '../data/sides';
import { sideOf, squadronPoints } from '../data/squadrons';
import { CHANNEL_BLOCKED, PENNED_IN, PRECAUTION_NAMES, SHIP_POINTS } from '../data/values';
import type { PearlState, Spending } from './state';

/** What a ship's state is worth to its enemy, by where it was when it came to it; 0 for a whole one (PH-12). */
export function shipPoints({ cls, status, hitAt = 'harbour' }: Ship): number {
  const harbour = SHIP_POINTS[cls].harbour;
  const sea = SHIP_POINTS[cls].sea;
  switch (status) {
    case 'ok':
      return 0;
    case 'damaged':
      return hitAt === 'sea' ? sea.damaged : harbour.damaged;
    case 'bottomed':
      return harbour.bottomed;
    case 'destroyed':
      return harbour.destroyed;
    case 'sunk':
      return sea.sunk;
  }
}

/** Sunk in the channel, and so blocking it (PH-14). */
const blocksChannel = ({ status, hitAt }: Ship): boolean =>
  hitAt === 'channel' && (status === 'bottomed' || status === 'destroyed');

/** Its own points, or none where the channel's stand in their place. */
const ownPoints = (ship: Ship, { house }: PearlState): number =>
  blocksChannel(ship) && house.channel === 'instead' ? 0 : shipPoints(ship);

/** Bottomed, destroyed or sunk: it counts for the four ships. */
export const isLostShip = (ship: Ship): boolean => ship.status === 'bottomed' || isOut(ship);

/** PH-13: on top of its damage, not for one that is bottomed or worse. */
export const pennedPoints = (ship: Ship): number =>
  ship.side === 'us' && ship.cls === 'bb' && ship.penned && !isLostShip(ship) ? PENNED_IN : 0;

/** Every point of a side that is really scored, line by line. */
export function realLines(state: PearlState, side: SideId): readonly LedgerLine[] {
  const { ships, squadrons, corrections } = state.game;
  const enemies = ships.filter((ship) => ship.side !== side);
  return [
    ...enemies.flatMap((ship) => shipLines(state, ship)),
    ...squadrons
      .filter((squadron) => squadron.lost && sideOf(squadron) !== side)
      .map((squadron) => ({
        id: `squadron:${squadron.id}`,
        label: squadron.how ? `${squadron.name}, ${squadron.how}` : squadron.name,
        points: squadronPoints(squadron),
        rule: RULE.victory,
        ...(squadron.when && { when: squadron.when }),
      })),
    ...corrections[side].map(({ label, points, when }, i) => ({
      id: `${side}:correction:${i}`,
      label,
      points,
      when,
    })),
  ];
}

function shipLines(state: PearlState, ship: Ship): readonly LedgerLine[] {
  const line = (what: string, label: string, points: number, rule: string): LedgerLine[] =>
    points
      ? [
          {
            id: `${what}:${ship.id}`,
            label: `${ship.name}, ${label}`,
            points,
            rule,
            ...(ship.when && { when: ship.when }),
          },
        ]
      : [];
  const where = ship.hitAt === 'sea' ? ' at sea' : '';
  return [
    ...line('ship', `${ship.status}${where}`, ownPoints(ship, state), RULE.victory),
    ...(ship.side === 'us' && blocksChannel(ship)
      ? line('channel', 'blocks the channel', CHANNEL_BLOCKED, RULE.movement)
      : []),
    ...line('penned', 'penned in', pennedPoints(ship), RULE.victory),
  ];
}

/** Vps really scored, before matching and penalty: `jp` is what the rules call the real attack's points. */
export const scored = (state: PearlState, side: SideId): number => ledgerTotal(realLines(state, side));

/** Mvps of a list of precautions. */
export const spent = (lines: readonly Spending[]): number => lines.reduce((sum, { mvps }) => sum + mvps, 0);

/** "2 × PBY search, Navy" */
export const spendingLabel = ({ what, service, count }: Spending): string =>
  `${count} × ${PRECAUTION_NAMES[what]}, ${SERVICE_NAMES[service]}`;
