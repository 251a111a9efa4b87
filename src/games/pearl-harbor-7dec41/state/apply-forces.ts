import type { Applied } from '../../../core/play/game';
import { cardAfter } from '../data/cards';
import { isOut, type Ship, type Status } from '../data/ships';
import type { Squadron } from '../data/squadrons';
import { stillIn, withAttack } from './attack';
import { changing } from './change';
import type { ForceEvent } from './events';
import { cardsOf } from './forces';
import { effectOf, HIT_NAMES, waiting } from './hits';
import { type GameState, momentNow, momentOf, type PearlState, seenNow, struckNow } from './state';

/** Ships, squadrons, transports and what stands on the shore. */
export function applyForceEvent(state: PearlState, event: ForceEvent): Applied<PearlState> {
  const { game } = state;
  const { conflict, inGame } = changing(state);
  const ship = (id: string): Ship | undefined => game.ships.find((each) => each.id === id);
  const squadron = (id: string): Squadron | undefined => game.squadrons.find((each) => each.id === id);
  switch (event.type) {
    case 'v1.ShipHit': {
      const hit = ship(event.ship);
      if (!hit) return conflict('That ship is not on the list.');
      if (isOut(hit)) return conflict(`${hit.name} is out of the game already.`);
      const { from, status, bombs } = event;
      if (hit.status === from) return inGame({ ships: withShip(game, struck(state, hit, status, bombs)) });
      const was = `${hit.name} is ${inWords(hit.status)} now, not ${inWords(from)}`;
      const still = hitAnew(state, hit, event);
      if (!still) return conflict(`${was}.`);
      return {
        ...inGame({ ships: withShip(game, still) }),
        conflict: `${was}: the ${HIT_NAMES[event.by ?? 'bomb'].toLowerCase()} leaves her ${still.status}.`,
      };
    }
    case 'v1.ShipMoved': {
      const moved = ship(event.ship);
      if (!moved) return conflict('That ship is not on the list.');
      if (isOut(moved)) return conflict(`${moved.name} is out of the game already.`);
      const out = event.place === 'sea' && stillIn(game).includes(moved.id) && !game.attack;
      return inGame({
        ships: withShip(game, { ...moved, place: event.place, penned: false }),
        ...(out && { left: [...(game.left ?? []), moved.id] }),
      });
    }
    case 'v1.ShipChanged': {
      const before = ship(event.ship.id);
      if (!before) return conflict('That ship is not on the list.');
      const when = event.ship.status === before.status ? {} : { when: momentOf(state) };
      return inGame({ ships: withShip(game, { ...event.ship, ...when }) });
    }
    case 'v1.ShipAdded':
      if (ship(event.ship.id)) return conflict(`${event.ship.name} is on the list already.`);
      return inGame({ ships: [...game.ships, event.ship] });
    case 'v1.ShipRemoved':
      if (!ship(event.ship)) return conflict('That ship is not on the list.');
      return inGame({ ships: game.ships.filter(({ id }) => id !== event.ship) });
    case 'v1.SquadronAttacked': {
      const flown = squadron(event.squadron);
      if (!flown) return conflict('That squadron is not on the list.');
      if (flown.lost) return conflict(`${flown.name} is lost already.`);
      if (event.ap && flown.apUsed) return conflict(`${flown.name} has dropped that load already.`);
      const now = event.begins ? withAttack(state) : game;
      const squadrons = event.ap ? withSquadron(now, { ...flown, apUsed: true }) : now.squadrons;
      const attacked = [...new Set([...now.attacked, event.squadron])];
      return {
        state: {
          ...state,
          game: { ...now, squadrons, attacked, ...seenBy(state, event), ...struckBy(state, event) },
        },
      };
    }
    case 'v1.SquadronLost': {
      const lost = squadron(event.squadron);
      if (!lost) return conflict('That squadron is not on the list.');
      if (lost.lost) return conflict(`${lost.name} is lost already.`);
      return inGame({
        squadrons: withSquadron(game, { ...lost, lost: true, how: event.how, when: momentOf(state) }),
      });
    }
    case 'v1.SquadronBased': {
      const landed = squadron(event.squadron);
      if (!landed) return conflict('That squadron is not on the list.');
      if (landed.lost) return conflict(`${landed.name} is lost already.`);
      const { home = landed.base } = landed;
      return inGame({ squadrons: withSquadron(game, { ...landed, base: event.base, home }) });
    }
    case 'v1.SquadronAdded':
      if (squadron(event.squadron.id)) return conflict(`${event.squadron.name} is on the list already.`);
      return inGame({ squadrons: [...game.squadrons, event.squadron] });
    case 'v1.SquadronRemoved':
      if (!squadron(event.squadron)) return conflict('That squadron is not on the list.');
      return inGame({ squadrons: game.squadrons.filter(({ id }) => id !== event.squadron) });
    case 'v1.CardNoted': {
      const { side, deed, load } = event;
      const before = cardsOf(game, side);
      const noted = game.squadrons.filter(({ id }) => event.squadrons.includes(id));
      if (event.squadrons.length && !noted.length) return conflict('None of those squadrons is on the list.');
      const at = momentNow(state);
      const after = noted.map(
        (each) => [each.id, cardAfter(before[each.id] ?? {}, each, deed, at, load)] as const,
      );
      return inGame({ cards: { ...game.cards, [side]: { ...before, ...Object.fromEntries(after) } } });
    }
    case 'v1.MarkersNoted': {
      const { side, markers, waves, paid } = event;
      const noted = { markers, waves, ...(paid !== undefined && { paid }) };
      return inGame({ markers: { ...game.markers, [side]: noted } });
    }
    case 'v1.TransportsLost':
      if (event.count > game.transports) return conflict('There are not that many transports left.');
      return inGame({ transports: game.transports - event.count });
    case 'v1.TransportsSet':
      return inGame({ transports: event.count });
    case 'v1.ShoreHit':
      return event.what === 'tank'
        ? inGame({ tanks: game.tanks + 1 })
        : inGame({ dockyards: game.dockyards + 1 });
    case 'v1.LandingTried':
      if (game.landing) return conflict('The landing has been tried already.');
      return inGame({ landing: event.taken ? 'taken' : 'failed' });
  }
}

/** Who was met in the air or caught on the ground in this impulse; an attack of 1.0.0 says neither. */
function seenBy(state: PearlState, { met = [], caught = [] }: AttackEvent): Pick<GameState, 'seen'> {
  if (!met.length && !caught.length) return {};
  const before = seenNow(state);
  const seen = { met: [...before.met, ...met], caught: [...before.caught, ...caught] };
  return { seen: { at: momentNow(state), ...seen } };
}
/** An attack of before says no impulse. */
function struckBy(state: PearlState, { squadron, impulse }: AttackEvent): Pick<GameState, 'struck'> {
  if (!impulse) return {};
  return { struck: { at: momentNow(state), squadrons: [...struckNow(state), squadron] } };
}
type AttackEvent = Extract<ForceEvent, { type: 'v1.SquadronAttacked' }>;

function struck(state: PearlState, hit: Ship, status: Status, bombs: number): Ship {
  const at = status === hit.status ? {} : { hitAt: hit.place, when: momentOf(state) };
  const readied = status === 'ok' && hit.readied;
  const penned = status === 'ok' || status === 'damaged' ? hit.penned : false;
  return { ...hit, status, bombs, readied, penned, ...at };
}

type HitEvent = Extract<ForceEvent, { type: 'v1.ShipHit' }>;

/** What a hit does to a ship that is in another state than when it was thrown; a further roll stays as it fell. */
function hitAnew(state: PearlState, ship: Ship, { by, from, status: fell }: HitEvent): Ship | undefined {
  const effect = by && effectOf(ship, by, state.house, true);
  if (!effect || effect.kind === 'none') return undefined;
  const blown = fell === 'destroyed' || fell === 'sunk';
  // Of a mini-sub's hit on a bottomed ship nothing was rolled.
  const sub = ship.status === 'bottomed' ? 'destroyed' : from === 'bottomed' ? 'bottomed' : fell;
  const status = by === 'mini' ? sub : effect.kind === 'to' ? effect.status : blown ? effect.yes : effect.no;
  const counts = by !== 'mini' && effect.kind === 'to';
  return struck(state, ship, status, counts ? effect.bombs : waiting(ship, status));
}

const inWords = (status: Status): string => (status === 'ok' ? 'whole' : status);

const withShip = ({ ships }: GameState, ship: Ship): readonly Ship[] =>
  ships.map((each) => (each.id === ship.id ? ship : each));

const withSquadron = ({ squadrons }: GameState, squadron: Squadron): readonly Squadron[] =>
  squadrons.map((each) => (each.id === squadron.id ? squadron : each));
