import type { Derivation, Steps } from '../../../core/play/procedure';
import { askFields, mark } from '../../../kit/fields';
import { result, warning } from '../../../kit/lines';
import { optionsOf } from '../../../kit/which';
import { ARMOUR_PIERCING } from '../data/charts/combat';
import { MINI_SUB_EFFECT } from '../data/charts/set-up';
import { RULE } from '../data/headings';
import type { Ship, Status } from '../data/ships';
import { isAlerted } from '../state/command';
import type { PearlEvent } from '../state/events';
import { shipOf, squadronsOf } from '../state/forces';
import { type Effect, effectOf, HIT_NAMES, type HitKind, waiting } from '../state/hits';
import { type PearlState, seenNow, struckNow } from '../state/state';
import { removedLines } from './removed';
import { rollChance } from './roll';

type Hit = {
  /** Begins the keys of its questions. */
  readonly key: string;
  readonly ship: string;
  readonly kind: HitKind;
};

const rule = RULE.hits;
const ONE_OF_TWO = 'one bomb of two';

/** What a hit did: "bottomed". */
export const hitWords = (event: PearlEvent): readonly string[] =>
  event.type === 'v1.ShipHit' ? [event.status === event.from ? ONE_OF_TWO : event.status] : [];

/** What hits did to which ships: "Nevada damaged, Oklahoma bottomed". */
export const shipsHit = (state: PearlState, events: readonly PearlEvent[]): string =>
  events
    .flatMap((event) =>
      event.type === 'v1.ShipHit' ? [`${shipOf(state, event.ship)?.name} ${hitWords(event)}`] : [],
    )
    .join(', ');

/**
 * One hit on a capital ship, with the rolls it takes: its events, for a `state` in which all earlier hits are applied.
 * Empty when the hit does nothing; the derivation says why.
 */
export function* takeHit(work: Derivation, state: PearlState, hit: Hit): Steps<readonly PearlEvent[]> {
  const ship = shipOf(state, hit.ship);
  if (!ship) return [];
  const { id, name, status: from } = ship;
  const { kind: by } = hit;
  const effect = effectOf(ship, by, state.house, isAlerted(state, 'navy'));
  if (effect.kind === 'none') {
    work.lines.push(warning(effect.why, { rule }));
    return [];
  }
  const status = yield* settle(work, state, hit, ship, effect);
  const bombs = effect.kind === 'to' ? effect.bombs : waiting(ship, status);
  const waits = bombs && status === from ? `, ${ONE_OF_TWO}` : '';
  work.lines.push(result(`${HIT_NAMES[by]} on ${name}`, { value: `${status}${waits}`, rule }));
  const aboard = ship.cls === 'cv' && from === 'ok' ? yield* loseAircraft(work, state, hit, ship) : [];
  return [{ type: 'v1.ShipHit', ship: id, from, status, bombs, by }, ...aboard];
}

function* settle(
  work: Derivation,
  state: PearlState,
  { key }: Hit,
  { name }: Ship,
  effect: Exclude<Effect, { readonly kind: 'none' }>,
): Steps<Status> {
  if (effect.kind === 'to') return effect.status;
  const { yes, no } = effect;
  const worse = yield* rollChance(work, state, {
    key: `${key}:effect`,
    chart: effect.kind === 'ap' ? ARMOUR_PIERCING : MINI_SUB_EFFECT,
    row: effect.kind === 'ap' ? 'battleship' : effect.row,
    title: `${name} ${yes}?`,
    words: [yes, no],
  });
  return worse ? yes : no;
}

/** A carrier’s first hit takes its squadrons with it: those that were aboard, by the players’ word. */
function* loseAircraft(
  work: Derivation,
  state: PearlState,
  { key }: Hit,
  { id, name, side, place }: Ship,
): Steps<readonly PearlEvent[]> {
  const based = squadronsOf(state, side).filter(({ base }) => base === id);
  if (place !== 'sea' || !based.length) return [];
  const prompt = `${key}:aboard`;
  // Who has met or attacked somebody in this impulse is in the air.
  const inTheAir = [...seenNow(state).met, ...struckNow(state)];
  const initial = based.map((squadron) => squadron.id).filter((each) => !inTheAir.includes(each));
  const { aboard } = yield* askFields(
    work,
    {
      key: prompt,
      rule,
      title: `Which squadrons were aboard ${name}?`,
      hint: 'They are destroyed. Those in the air are safe.',
      submit: 'Destroy these',
    },
    { aboard: mark('Aboard', optionsOf(based), { initial }) },
  );
  const lost = based.filter((squadron) => aboard.includes(squadron.id));
  const value = lost.map((squadron) => squadron.name).join(', ') || 'none';
  work.lines.push(result(`Lost aboard ${name}`, { value, rule, prompt }));
  const events = lost.map(
    ({ id: squadron }) => ({ type: 'v1.SquadronLost', squadron, how: `aboard ${name}` }) as const,
  );
  work.lines.push(...removedLines(state, events));
  return events;
}
