import {
  type Args,
  askChoice,
  type Steps,
  startWorking,
  type Working,
  withoutEffect,
} from '../../../../core/play/procedure';
import { type Attack, isFighter } from '../../data/aircraft';
import { MALFUNCTION, STRIKE_HIT } from '../../data/charts/combat';
import { CHANCE } from '../../data/charts/shape';
import { RULE } from '../../data/headings';
import type { Ship } from '../../data/ships';
import type { SideId } from '../../data/sides';
import { isMultiEngine, type Squadron, TYPES } from '../../data/squadrons';
import { HARBOUR_SHUT, isHarbourOpen } from '../../state/command';
import type { PearlEvent, Procedure, Run } from '../../state/events';
import { squadronsOf } from '../../state/forces';
import { bombKind, type HitKind } from '../../state/hits';
import { isNight, type PearlState } from '../../state/state';
import { beginLines } from '../begin-attack';
import { rollChance } from '../roll';
import { takeHit } from '../take-hit';
import { antiAircraft, askEscort, interceptions, type Met } from './defence';
import { askDefence, askSortie, hasTarget, hitColumn, type Mark, markName, type Sortie } from './target';

const sideOf = ({ side }: Args): SideId => (side === 'us' ? 'us' : 'jp');
const titleOf = (side: SideId): string => (side === 'jp' ? 'Japanese air strike' : 'US air strike');

/** Those of a side that can attack: a US fighter only intercepts and escorts, a PBY searches. */
const strikers = (state: PearlState, side: SideId): readonly Squadron[] =>
  squadronsOf(state, side).filter((squadron) => side === 'jp' || !isFighter(squadron));

/** One squadron's attack: fighters meet it, guns fire at it, and what is left of it hits or misses. */
export const strike: Procedure = {
  id: 'strike',
  rule: RULE.airStrikes,
  title: (_, args) => titleOf(sideOf(args)),
  side: (_, args) => sideOf(args),
  *run(state: PearlState, args: Args): Run {
    const side = sideOf(args);
    const squadrons = strikers(state, side);
    const barred = whyNot(state, side, squadrons);
    if (barred) return withoutEffect(titleOf(side), barred);
    const work = startWorking(side);
    const squadron = yield* askSquadron(work, state, squadrons);
    const sortie = yield* askSortie(work, state, side, squadron);
    const met = yield* meetDefence(work, state, side, squadron, sortie);
    const hits = met.attacks ? yield* attack(work, state, squadron, sortie, met) : [];
    const lost: readonly PearlEvent[] = met.lost
      ? [{ type: 'v1.SquadronLost', squadron: squadron.id, how: met.lost }]
      : [];
    const ap = sortie.attack.weapon === 'ap' && met.attacks;
    const caught = met.attacks && sortie.mark.kind === 'field' ? sortie.mark.caught.map(({ id }) => id) : [];
    const outcome = [
      met.attacks ? (hits.length ? 'hit' : 'no hit') : 'stopped',
      ...(met.lost ? ['lost'] : []),
    ];
    return {
      events: [
        ...met.events,
        {
          type: 'v1.SquadronAttacked',
          squadron: squadron.id,
          ...(ap && { ap: true }),
          ...(side === 'jp' && { begins: true }),
          ...(met.flew.length && { met: met.flew }),
          ...(caught.length && { caught }),
        },
        ...hits,
        ...lost,
      ],
      trace: [
        {
          kind: 'title',
          label: `${squadron.name} at ${markName(sortie.mark)}`,
          value: outcome.join(', '),
          rule: RULE.airStrikes,
        },
        ...work.lines,
        ...(side === 'jp' ? beginLines(state) : []),
        ...(met.lost
          ? [{ kind: 'result', label: `${squadron.name} ${met.lost}`, rule: RULE.victory } as const]
          : []),
      ],
    };
  },
};

function whyNot(state: PearlState, side: SideId, squadrons: readonly Squadron[]): string | undefined {
  if (isNight(state)) return 'Air attacks are for daylight.';
  if (!squadrons.length) return 'No squadron is left.';
  if (!hasTarget(state, side)) return 'No Japanese ship is afloat.';
  return side === 'jp' && !isHarbourOpen(state) ? HARBOUR_SHUT : undefined;
}

/** Those that have not attacked in this phase come first. */
function* askSquadron(
  work: Working,
  { game: { attacked } }: PearlState,
  squadrons: readonly Squadron[],
): Steps<Squadron> {
  const done = ({ id }: Squadron): boolean => attacked.includes(id);
  const offered = [...squadrons.filter((each) => !done(each)), ...squadrons.filter(done)];
  const id = yield* askChoice(work, {
    key: 'squadron',
    rule: RULE.missions,
    title: 'Which squadron attacks?',
    hint: 'A bomber squadron once on its mission, fighters in every impulse.',
    options: offered.map((each) => {
      const type = TYPES[each.type].label;
      const notes = [each.name.includes(type) ? '' : type, done(each) ? 'has attacked in this phase' : ''];
      const note = notes.filter(Boolean).join(', ');
      return { value: each.id, label: each.name, ...(note && { note }) };
    }),
  });
  const squadron = squadrons.find((each) => each.id === id);
  if (!squadron) throw new Error(`no squadron ${id}`);
  return squadron;
}

type Faced = Met & {
  readonly column: ReturnType<typeof hitColumn>;
  readonly events: readonly PearlEvent[];
  readonly flew: readonly string[];
};

function* meetDefence(
  work: Working,
  state: PearlState,
  side: SideId,
  squadron: Squadron,
  { attack: how, mark, fighters }: Sortie,
): Steps<Faced> {
  const defence = yield* askDefence(work, state, side, mark);
  const column = hitColumn(mark, defence);
  const { met, events, flew } = yield* interceptions(work, state, squadron, fighters);
  if (!met.attacks) return { ...met, column, events, flew };
  const fire = yield* antiAircraft(work, state, squadron, how, defence);
  if (side === 'us' && defence === 'cap' && fire.lost) {
    const escort = yield* askEscort(work, state, squadron);
    const spared: PearlEvent = {
      type: 'v1.SquadronLost',
      squadron: escort?.id ?? '',
      how: 'escort, shot down',
    };
    if (escort) return { attacks: true, column, events: [...events, spared], flew };
  }
  return { ...met, ...fire, column, events, flew };
}

/** The hits of one squadron: one roll for its target, or one for each squadron caught on the field. */
function* attack(
  work: Working,
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
        events.push({ type: 'v1.SquadronLost', squadron: id, how: 'destroyed on the ground' });
    return events;
  }
  if (!(yield* roll('hit', markName(mark)))) return [];
  if (how.hits === 'torpUs' && (column === 'oneHex' || column === 'twoHex')) {
    const dud = yield* rollChance(work, state, {
      key: 'dud',
      chart: MALFUNCTION,
      column: CHANCE,
      row: column,
      title: 'Does the torpedo fail?',
      words: ['fails', 'explodes'],
    });
    if (dud) return [];
  }
  return yield* effect(work, state, squadron, how, mark);
}

function* effect(
  work: Working,
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
  const label = { transport: 'Transport sunk', tank: 'Fuel tank destroyed', dockyard: 'Dockyard hit' }[
    mark.kind
  ];
  work.lines.push({ kind: 'result', label, rule: RULE.transports });
  if (mark.kind === 'transport') return [{ type: 'v1.TransportsLost', count: 1 }];
  return [{ type: 'v1.ShoreHit', what: mark.kind }];
}

/** Carrier Hits: a bomb among readied aircraft is the end of her, so the deck is asked for at this moment. */
function* askReadied(work: Working, state: PearlState, ship: Ship): Steps<PearlState> {
  if (ship.cls !== 'cv' || ship.place !== 'sea' || ship.status !== 'ok') return state;
  const deck = yield* askChoice(work, {
    key: 'readied',
    rule: RULE.carrierHits,
    title: `Are there readied aircraft on ${ship.name}?`,
    options: [
      { value: 'no', label: 'No' },
      { value: 'yes', label: 'Yes', note: 'The bomb destroys her' },
    ],
    preselected: ship.readied ? 'yes' : 'no',
  });
  const readied = deck === 'yes';
  if (readied)
    work.lines.push({
      kind: 'fact',
      label: 'Readied aircraft aboard',
      rule: RULE.carrierHits,
      prompt: 'readied',
    });
  const ships = state.game.ships.map((each) => (each.id === ship.id ? { ...each, readied } : each));
  return { ...state, game: { ...state.game, ships } };
}

/** PH-32: bombs of Kates and multi-engine aircraft fall from level flight. */
function kindOf({ house }: PearlState, squadron: Squadron, { weapon }: Attack): HitKind {
  if (weapon === 'torpedo') return 'torp';
  if (weapon === 'ap') return 'ap';
  return bombKind(squadron.type, squadron.type === 'kate' || isMultiEngine(squadron), house);
}
