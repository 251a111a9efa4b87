import type { RegisterEntry, RegisterGroup, RegisterView } from '../../../core/play/view';
import { offer } from '../../../kit/offers';
import { type Card, LOADS } from '../data/cards';
import { RULE } from '../data/headings';
import { describeMoment } from '../data/sequence';
import { PLACE_NAMES, type Ship } from '../data/ships';
import type { SideId } from '../data/sides';
import { type Squadron, sideOf, TYPES } from '../data/squadrons';
import { shipState, squadronLost } from '../procedures/by-hand';
import { rosters } from '../procedures/rosters';
import { cardsOf, shipOf, squadronsOf } from '../state/forces';
import { isLostShip } from '../state/points';
import type { PearlState } from '../state/state';

const SIDES = ['us', 'jp'] as const;

/** Ships and squadrons, open to both; then what each side keeps for itself, behind its curtain, once it has noted something. */
export const registersOf = (state: PearlState): readonly RegisterView[] =>
  state.begun ? [openRegister(state), ...SIDES.flatMap((side) => sealedRegister(state, side))] : [];

function openRegister(state: PearlState): RegisterView {
  const { ships, attacked } = state.game;
  const groups = SIDES.flatMap((side) => [
    ...grouped(
      side,
      ships.filter((ship) => ship.side === side && !isLostShip(ship)),
      (ship) => whereOf(state, ship),
      shipEntry,
    ),
    ...grouped(
      side,
      squadronsOf(state, side),
      (squadron) => baseOf(state, squadron),
      (squadron) => squadronEntry(squadron, attacked.includes(squadron.id)),
    ),
  ]);
  const actions = [
    offer(shipState, 'Set a ship by hand'),
    offer(squadronLost, 'Remove a squadron', { rule: RULE.hits }),
    offer(rosters, 'Rosters'),
  ];
  const lost = SIDES.flatMap((side) => lostOf(state, side));
  return { title: 'Ships and squadrons', groups: [...groups, ...lost], actions };
}

function lostOf({ game }: PearlState, side: SideId): readonly RegisterGroup[] {
  const entries = [
    ...game.ships.filter((ship) => ship.side === side && isLostShip(ship)).map(shipEntry),
    ...game.squadrons
      .filter((squadron) => squadron.lost && sideOf(squadron) === side)
      .map((squadron) => squadronEntry(squadron, false)),
  ];
  return entries.length ? [{ id: `${side}:lost`, label: 'Lost', side, folded: true, entries }] : [];
}

/** In the order in which the places are first met. */
function grouped<T>(
  side: SideId,
  things: readonly T[],
  where: (thing: T) => string,
  entry: (thing: T) => RegisterEntry,
): readonly RegisterGroup[] {
  const places = things.map(where);
  return [...new Set(places)].map((label) => ({
    id: `${side}:${label}`,
    label,
    side,
    entries: things.filter((_, i) => places[i] === label).map(entry),
  }));
}

/** Until the attack nobody says where the US carriers are. */
const whereOf = ({ game }: PearlState, { side, cls, place }: Ship): string =>
  side === 'us' && cls === 'cv' && !game.attack ? 'Carriers' : PLACE_NAMES[place];

const baseOf = (state: PearlState, { base }: Squadron): string =>
  shipOf(state, base)?.name ?? (base === 'kaneohe' ? 'Kaneohe' : 'O‘ahu');

function shipEntry(ship: Ship): RegisterEntry {
  const { id, name, cls, status, penned, when } = ship;
  const isCarrier = cls === 'cv';
  const lost = isLostShip(ship);
  return {
    id,
    name,
    type: isCarrier ? 'carrier' : 'battleship',
    kind: isCarrier ? 'Carrier' : 'Battleship',
    state: lost ? 'lost' : status === 'ok' ? 'whole' : 'hit',
    notes: [...(status === 'ok' ? [] : [status]), ...(penned && !lost ? ['penned in'] : [])],
    facts: when ? [{ label: when, rule: RULE.hits }] : [],
  };
}

const JOBS = { fighter: 'Fighters', bomber: 'Bombers', torpedo: 'Torpedo bombers', search: 'Search planes' };

function squadronEntry(squadron: Squadron, hasAttacked: boolean): RegisterEntry {
  const { id, name, type, lost, how, when, apUsed } = squadron;
  const fate = [how, when].filter(Boolean).join(', ');
  return {
    id,
    name,
    type: 'aircraft',
    kind: JOBS[TYPES[type].job],
    state: lost ? 'lost' : 'whole',
    notes: lost ? ['lost'] : [],
    facts: [
      ...(fate ? [{ label: fate }] : []),
      ...(hasAttacked ? [{ label: 'has attacked' }] : []),
      ...(apUsed && !lost ? [{ label: 'armour-piercing bombs dropped' }] : []),
    ],
  };
}

function sealedRegister(state: PearlState, side: SideId): readonly RegisterView[] {
  const { game, ended } = state;
  if (!game.cards?.[side] && !game.markers?.[side]) return [];
  const { markers = [], waves = [], paid = '' } = game.markers?.[side] ?? {};
  const told = (what: string, rule: string) => (text: string, i: number) =>
    text ? [noteEntry(`${what} ${i + 1}`, text, rule)] : [];
  const counters = [
    ...markers.flatMap(told('Marker', RULE.markers)),
    ...waves.flatMap(told('Wave', RULE.launching)),
    ...(paid ? [noteEntry('Bought', paid, RULE.searches)] : []),
  ];
  const cards = cardsOf(game, side);
  const view: RegisterView = {
    title: side === 'jp' ? 'Japan: markers and squadrons' : 'US: markers and squadrons',
    groups: [
      ...(counters.length ? [{ id: `${side}:markers`, label: 'Markers', side, entries: counters }] : []),
      ...grouped(
        side,
        squadronsOf(state, side),
        (squadron) => baseOf(state, squadron),
        (squadron) => ({ ...squadronEntry(squadron, false), ...inWords(cards[squadron.id] ?? {}) }),
      ),
    ],
    actions: [],
  };
  return [ended ? view : { ...view, sealed: side }];
}

const noteEntry = (name: string, text: string, rule: string): RegisterEntry => ({
  id: name,
  name,
  type: 'counter',
  state: 'whole',
  notes: [],
  facts: [{ label: text, rule }],
});

/** What its card says: "ready", "torpedo", "in the air", "1 hex left". */
function inWords({ ready, load, since, left = 0 }: Card): Pick<RegisterEntry, 'state' | 'notes' | 'facts'> {
  const rule = RULE.missions;
  const hexes = left === 1 ? '1 hex left' : `${left} hexes left`;
  return {
    state: since ? 'away' : 'whole',
    notes: [
      ...(ready && !since ? ['ready'] : []),
      ...(since ? ['in the air', ...(left < 0 ? ['beyond its range'] : [])] : []),
    ],
    facts: [
      ...(load ? [{ label: LOADS[load], rule }] : []),
      ...(since && left >= 0 ? [{ label: hexes, rule }] : []),
      ...(since ? [{ label: `since ${describeMoment(since)}`, rule }] : []),
    ],
  };
}
