import {
  type Args,
  askChoice,
  type Derivation,
  type Steps,
  startDerivation,
} from '../../../../core/play/procedure';
import { fact, heading, result } from '../../../../kit/lines';
import { finish } from '../../../../kit/steps';
import { askWhich } from '../../../../kit/which';
import { type Attack, isFighter } from '../../data/aircraft';
import { MALFUNCTION, STRIKE_HIT } from '../../data/charts/combat';
import { RULE } from '../../data/headings';
import type { Ship } from '../../data/ships';
import type { SideId } from '../../data/sides';
import { isMultiEngine, type Squadron, TYPES } from '../../data/squadrons';
import { harbourShut } from '../../state/command';
import type { PearlEvent, Procedure, Run } from '../../state/events';
import { squadronsOf } from '../../state/forces';
import { bombKind, type HitKind, ON_THE_GROUND } from '../../state/hits';
import { isNight, type PearlState, struckNow } from '../../state/state';
import { beginLines } from '../begin-attack';
import { removedLines } from '../removed';
import { rollChance } from '../roll';
import { hitWords, takeHit } from '../take-hit';
import { antiAircraft, askEscort, interceptions, type Met } from './defence';
import { askStrikeOn, TARGET } from './strike-on';
import { askDefence, askSortie, hasTarget, hitColumn, type Mark, markName, type Sortie } from './target';

const sideOf = ({ side }: Args): SideId => (side === 'us' ? 'us' : 'jp');

/** Those of a side that can attack: a US fighter only intercepts and escorts, a PBY searches. */
const strikers = (state: PearlState, side: SideId): readonly Squadron[] =>
  squadronsOf(state, side).filter((squadron) => side === 'jp' || !isFighter(squadron));

/** One squadron's attack: fighters meet it, guns fire at it, and what is left of it hits or misses. */
export const strike: Procedure = {
  id: 'strike',
  placed: true,
  rule: RULE.airStrikes,
  title: (_, args) => (sideOf(args) === 'jp' ? 'Japanese air strike' : 'US air strike'),
  side: (_, args) => sideOf(args),
  unless: (state, args) => whyNot(state, sideOf(args)),
  *run(state: PearlState, args: Args): Run {
    const side = sideOf(args);
    const work = startDerivation(side);
    // Japan says its target first; games up to 1.1 asked for the squadron first, as the US still is.
    const sortie =
      args.first === TARGET ? yield* askStrikeOn(work, state) : yield* askBySquadron(work, state, side);
    const { squadron, attack: how, mark } = sortie;
    const { id, name } = squadron;
    const met = yield* meetDefence(work, state, side, squadron, sortie);
    const { attacks, lost } = met;
    const hits = attacks ? yield* attack(work, state, squadron, sortie, met) : [];
    const caught = attacks && mark.kind === 'field' ? mark.caught.map((each) => each.id) : [];
    const events: readonly PearlEvent[] = lost ? [{ type: 'v1.SquadronLost', squadron: id, how: lost }] : [];
    const came = attacks ? outcome(mark, hits) : 'stopped';
    return finish(
      heading(`${name} at ${markName(mark)}`, {
        value: lost ? `${came}, squadron lost` : came,
        rule: RULE.airStrikes,
      }),
      [
        ...met.events,
        {
          type: 'v1.SquadronAttacked',
          squadron: id,
          ...(how.weapon === 'ap' && attacks && { ap: true }),
          ...(side === 'jp' && { begins: true }),
          ...(state.game.impulse && { impulse: state.game.impulse }),
          ...(met.flew.length && { met: met.flew }),
          ...(caught.length && { caught }),
        },
        ...hits,
        ...events,
      ],
      [
        ...work.lines,
        ...(side === 'jp' ? beginLines(state) : []),
        ...(lost ? [result(`${name} ${lost}`, { rule: RULE.victory })] : []),
        ...removedLines(state, [...met.events, ...(mark.kind === 'ship' ? [] : hits), ...events]),
      ],
    );
  },
};

function whyNot(state: PearlState, side: SideId): string | undefined {
  if (isNight(state)) return 'Air attacks are made in daylight only.';
  const left = strikers(state, side);
  if (!left.length) return 'No squadron is left.';
  const now = struckNow(state);
  if (left.every(({ id }) => now.includes(id))) return 'Every squadron has attacked in this impulse.';
  if (!hasTarget(state, side)) return 'No Japanese ship is afloat.';
  return side === 'jp' ? harbourShut(state) : undefined;
}

function* askBySquadron(
  work: Derivation,
  state: PearlState,
  side: SideId,
): Steps<Sortie & { readonly squadron: Squadron }> {
  const squadron = yield* askSquadron(work, state, side);
  return { squadron, ...(yield* askSortie(work, state, side, squadron)) };
}

/** Those that have not attacked in this phase come first. */
function askSquadron(work: Derivation, state: PearlState, side: SideId): Steps<Squadron> {
  const done = ({ id }: Squadron): boolean => state.game.attacked.includes(id);
  const squadrons = strikers(state, side);
  return askWhich(work, [...squadrons.filter((each) => !done(each)), ...squadrons.filter(done)], {
    key: 'squadron',
    rule: RULE.missions,
    title: 'Which squadron attacks?',
    hint: 'A bomber squadron attacks once on its mission, fighters in every impulse.',
    more: (each) => {
      const type = TYPES[each.type].label;
      const notes = [each.name.includes(type) ? '' : type, done(each) ? 'has attacked in this phase' : ''];
      const note = notes.filter(Boolean).join(', ');
      const again = struckNow(state).includes(each.id);
      return { ...(note && { note }), ...(again && { disabled: 'Has attacked in this impulse.' }) };
    },
  });
}

type Faced = Met & {
  readonly column: ReturnType<typeof hitColumn>;
  readonly events: readonly PearlEvent[];
  readonly flew: readonly string[];
};

function* meetDefence(
  work: Derivation,
  state: PearlState,
  side: SideId,
  squadron: Squadron,
  { attack: flown, mark, fighters }: Sortie,
): Steps<Faced> {
  const defence = yield* askDefence(work, state, side, mark);
  const column = hitColumn(mark, defence);
  const { met, events, flew } = yield* interceptions(work, state, squadron, fighters);
  if (!met.attacks) return { ...met, column, events, flew };
  const fire = yield* antiAircraft(work, state, squadron, flown, defence);
  if (side === 'us' && defence === 'cap' && fire.lost) {
    const escort = yield* askEscort(work, state, squadron);
    if (escort) {
      const how = 'escort, shot down';
      const spared = { type: 'v1.SquadronLost', squadron: escort.id, how } as const;
      return { attacks: true, column, events: [...events, spared], flew };
    }
  }
  return { ...met, ...fire, column, events, flew };
}

/** The hits of one squadron: one roll for its target, or one for each squadron caught on the field. */
function* attack(
  work: Derivation,
  state: PearlState,
  squadron: Squadron,
  { attack: how, mark }: Sortie,
  { column }: Faced,
): Steps<readonly PearlEvent[]> {
  const roll = (key: string, name: string): Steps<boolean> =>
    rollChance(work, state, {
      key,
      chart: STRIKE_HIT,
      column,
      row: how.hits,
      title: `Is ${name} hit?`,
      words: ['hit', 'miss'],
    });
  if (mark.kind === 'field') {
    const events: PearlEvent[] = [];
    for (const { id, name } of mark.caught)
      if (yield* roll(`hit-${id}`, name))
        events.push({ type: 'v1.SquadronLost', squadron: id, how: ON_THE_GROUND });
    return events;
  }
  if (!(yield* roll('hit', markName(mark)))) return [];
  if (how.hits === 'torpUs' && (column === 'oneHex' || column === 'twoHex')) {
    const dud = yield* rollChance(work, state, {
      key: 'dud',
      chart: MALFUNCTION,
      row: column,
      title: 'Does the torpedo fail?',
      words: ['fails', 'explodes'],
    });
    if (dud) return [];
  }
  return yield* effect(work, state, squadron, how, mark);
}

/** For the head of the result: what became of the target. */
function outcome(mark: Mark, hits: readonly PearlEvent[]): string {
  if (!hits.length) return 'no hit';
  if (mark.kind === 'field') return `${hits.length} destroyed`;
  return mark.kind === 'ship' ? hits.flatMap(hitWords).join() : DONE[mark.kind];
}

const DONE = { transport: 'sunk', tank: 'destroyed', dockyard: 'hit' };
const DESTROYED = { transport: 'Transport sunk', tank: 'Fuel tank destroyed', dockyard: 'Dockyard hit' };

function* effect(
  work: Derivation,
  state: PearlState,
  squadron: Squadron,
  how: Attack,
  mark: Exclude<Mark, { readonly kind: 'field' }>,
): Steps<readonly PearlEvent[]> {
  if (mark.kind === 'ship') {
    const kind = kindOf(state, squadron, how);
    const now = kind === 'torp' ? state : yield* askReadied(work, state, mark.ship);
    return yield* takeHit(work, now, { key: 'hit', ship: mark.ship.id, kind });
  }
  work.lines.push(result(DESTROYED[mark.kind], { rule: RULE.transports }));
  if (mark.kind === 'transport') return [{ type: 'v1.TransportsLost', count: 1 }];
  return [{ type: 'v1.ShoreHit', what: mark.kind }];
}

/** Carrier Hits: a bomb among readied aircraft is the end of her, so the deck is asked for at this moment. */
function* askReadied(work: Derivation, state: PearlState, ship: Ship): Steps<PearlState> {
  if (ship.cls !== 'cv' || ship.place !== 'sea' || ship.status !== 'ok') return state;
  const rule = RULE.carrierHits;
  const deck = yield* askChoice(work, {
    key: 'readied',
    rule,
    title: `Are there readied aircraft on ${ship.name}?`,
    options: [
      { value: 'no', label: 'No' },
      { value: 'yes', label: 'Yes', note: 'A bomb destroys her' },
    ],
    preselected: ship.readied ? 'yes' : 'no',
  });
  const readied = deck === 'yes';
  if (readied) work.lines.push(fact('Readied aircraft aboard', { rule, prompt: 'readied' }));
  const ships = state.game.ships.map((each) => (each.id === ship.id ? { ...each, readied } : each));
  return { ...state, game: { ...state.game, ships } };
}

/** PH-32: bombs of Kates and multi-engine aircraft fall from level flight. */
function kindOf({ house }: PearlState, squadron: Squadron, { weapon }: Attack): HitKind {
  if (weapon === 'torpedo') return 'torp';
  if (weapon === 'ap') return 'ap';
  return bombKind(squadron.type, squadron.type === 'kate' || isMultiEngine(squadron), house);
}
