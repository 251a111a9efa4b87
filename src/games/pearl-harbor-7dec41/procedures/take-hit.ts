import { askForm, type Steps, type Working } from '../../../core/play/procedure';
import type { TraceLine } from '../../../core/play/trace';
import { ARMOUR_PIERCING } from '../data/charts/combat';
import { MINI_SUB_EFFECT } from '../data/charts/set-up';
import { CHANCE } from '../data/charts/shape';
import { RULE } from '../data/headings';
import type { Ship, Status } from '../data/ships';
import { isAlerted } from '../state/command';
import type { PearlEvent } from '../state/events';
import { shipOf, squadronsOf } from '../state/forces';
import { type Effect, effectOf, HIT_NAMES, type HitKind, waiting } from '../state/hits';
import type { PearlState } from '../state/state';
import { rollChance } from './roll';

type Hit = {
  /** Begins the keys of its questions. */
  readonly key: string;
  readonly ship: string;
  readonly kind: HitKind;
};

/**
 * One hit on a capital ship, with the rolls it takes: its events, for a `state` in which all earlier hits are applied.
 * Empty when the hit does nothing; the working says why.
 */
export function* takeHit(work: Working, state: PearlState, hit: Hit): Steps<readonly PearlEvent[]> {
  const ship = shipOf(state, hit.ship);
  if (!ship) return [];
  const effect = effectOf(ship, hit.kind, state.house, isAlerted(state, 'navy'));
  if (effect.kind === 'none') {
    work.lines.push({ kind: 'warning', label: effect.why, rule: RULE.hits });
    return [];
  }
  const status = yield* settle(work, state, hit, ship, effect);
  const bombs = effect.kind === 'to' ? effect.bombs : waiting(ship, status);
  work.lines.push(resultLine(ship, hit.kind, status, bombs));
  const events: PearlEvent[] = [
    { type: 'v1.ShipHit', ship: ship.id, from: ship.status, status, bombs, by: hit.kind },
  ];

  return ship.cls === 'cv' && ship.status === 'ok'
    ? [...events, ...(yield* loseAircraft(work, state, hit, ship))]
    : events;
}

function* settle(
  work: Working,
  state: PearlState,
  { key }: Hit,
  { name }: Ship,
  effect: Exclude<Effect, { readonly kind: 'none' }>,
): Steps<Status> {
  if (effect.kind === 'to') return effect.status;
  const { yes, no } = effect;
  const chart = effect.kind === 'ap' ? ARMOUR_PIERCING : MINI_SUB_EFFECT;
  const row = effect.kind === 'ap' ? 'battleship' : effect.row;
  const title = `${name} ${yes}?`;
  const words = [yes, no] as const;
  return (yield* rollChance(work, state, {
    key: `${key}:effect`,
    chart,
    column: CHANCE,
    row,
    title,
    words,
  }))
    ? yes
    : no;
}

function resultLine(ship: Ship, kind: HitKind, status: Status, bombs: number): TraceLine {
  const waits = bombs && status === ship.status ? ', one bomb of two' : '';
  return {
    kind: 'result',
    label: `${HIT_NAMES[kind]} on ${ship.name}`,
    value: `${status}${waits}`,
    rule: RULE.hits,
  };
}

/** A carrier’s first hit takes its squadrons with it: those that were aboard, by the players’ word. */
function* loseAircraft(
  work: Working,
  state: PearlState,
  { key }: Hit,
  { id, name, side, place }: Ship,
): Steps<readonly PearlEvent[]> {
  const based = squadronsOf(state, side).filter(({ base }) => base === id);
  if (place !== 'sea' || !based.length) return [];
  const prompt = `${key}:aboard`;
  const { aboard } = yield* askForm(work, {
    key: prompt,
    rule: RULE.hits,
    title: `Which squadrons were aboard ${name}?`,
    hint: 'They are destroyed. Those in the air are not.',
    submit: 'These',
    fields: [
      {
        key: 'aboard',
        label: 'Aboard',
        kind: 'flags',
        options: based.map((squadron) => ({ value: squadron.id, label: squadron.name })),
        initial: based.map((squadron) => squadron.id),
      },
    ],
  });
  const lost = based.filter((squadron) => Array.isArray(aboard) && aboard.includes(squadron.id));
  const names = lost.map((squadron) => squadron.name).join(', ') || 'none';
  work.lines.push({ kind: 'result', label: `Lost aboard ${name}`, value: names, rule: RULE.hits, prompt });
  return lost.map((squadron) => ({
    type: 'v1.SquadronLost',
    squadron: squadron.id,
    how: `aboard ${name}`,
  }));
}
