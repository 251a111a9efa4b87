import type { Json } from '../../../../core/json';
import { askCell, askChoice, cellLine, type Derivation, type Steps } from '../../../../core/play/procedure';
import { result } from '../../../../kit/lines';
import { optionsOf } from '../../../../kit/which';
import { type Attack, interceptorRow } from '../../data/aircraft';
import {
  ANTI_AIRCRAFT,
  ANTI_AIRCRAFT_FATE,
  ANTI_AIRCRAFT_TIMING,
  INTERCEPTION,
  SUB_ROLLS,
} from '../../data/charts/combat';
import { RULE } from '../../data/headings';
import { otherSide } from '../../data/sides';
import { type Squadron, sideOf } from '../../data/squadrons';
import type { Defence } from '../../state/command';
import type { PearlEvent } from '../../state/events';
import { squadronsOf } from '../../state/forces';
import type { PearlState } from '../../state/state';
import { rollChance, rollThreeWay } from '../roll';

/** What the defence leaves of an attacking squadron: does it attack, is it lost, and how. */
export type Met = { readonly attacks: boolean; readonly lost?: string };
const UNHARMED: Met = { attacks: true };

type When = 'before' | 'after';
type Fate = 'turned-back' | 'destroyed';

/** Turned back after its attack a squadron has lost nothing (PH-27). */
const metBy = (when: When, fate: Fate, how: string): Met => ({
  attacks: when === 'after',
  ...(fate === 'destroyed' && { lost: how }),
});

const rollWhen = (work: Derivation, state: PearlState, key: string, name: string): Steps<When> =>
  rollSub(work, state, `${key}:timing`, 'timing', `${name}: is it hit before it attacks?`, [
    'before',
    'after',
  ]);
const rollFate = (work: Derivation, state: PearlState, key: string, name: string): Steps<Fate> =>
  rollSub(work, state, `${key}:fate`, 'fate', `${name}: is it only turned back?`, [
    'turned-back',
    'destroyed',
  ]);

function* rollSub<A extends string>(
  work: Derivation,
  state: PearlState,
  key: string,
  row: 'timing' | 'fate',
  title: string,
  [yes, no]: readonly [A, A],
): Steps<A> {
  const words = [yes.replace('-', ' '), no] as const;
  return (yield* rollChance(work, state, { key, chart: SUB_ROLLS, row, title, words })) ? yes : no;
}

/** What a cell says where nothing is rolled for. */
const overridable = <A extends string>(value: Json, one: A, other: A): A => (value === one ? one : other);

/** AntiAircraft: one roll for the squadron, then before or after, then what becomes of it. */
export function* antiAircraft(
  work: Derivation,
  state: PearlState,
  squadron: Squadron,
  { profile }: Attack,
  defence: Defence,
): Steps<Met> {
  const { name } = squadron;
  const hit = yield* rollChance(work, state, {
    key: 'aa',
    chart: ANTI_AIRCRAFT,
    column: defence,
    row: profile,
    title: `Anti-aircraft fire: is ${name} hit?`,
    side: otherSide(sideOf(squadron)),
    words: ['hit', 'no effect'],
    never:
      defence === 'unalerted'
        ? 'No anti-aircraft fire: not yet alerted'
        : 'No anti-aircraft fire at this altitude',
  });
  if (!hit) return UNHARMED;
  const timing = yield* askCell(work, ANTI_AIRCRAFT_TIMING, defence, profile);
  const when =
    timing.value === 'roll'
      ? yield* rollWhen(work, state, 'aa', name)
      : overridable(timing.value, 'after', 'before');
  if (timing.value !== 'roll') work.lines.push(cellLine(ANTI_AIRCRAFT_TIMING, defence, profile, timing));
  const settled = yield* askCell(work, ANTI_AIRCRAFT_FATE, defence, profile);
  const fate =
    settled.value === 'roll'
      ? yield* rollFate(work, state, 'aa', name)
      : overridable(settled.value, 'destroyed', 'turned-back');
  const how = defence === 'cap' ? 'shot down over a carrier' : 'shot down by anti-aircraft fire';
  return metBy(when, fate, how);
}

/** US fighters meet a Japanese squadron, one after the other until it is stopped (PH-29, PH-30). */
export function* interceptions(
  work: Derivation,
  state: PearlState,
  squadron: Squadron,
  fighters: readonly Squadron[],
): Steps<{ readonly met: Met; readonly events: readonly PearlEvent[]; readonly flew: readonly string[] }> {
  const events: PearlEvent[] = [];
  const flew: string[] = [];
  let met = UNHARMED;
  for (const fighter of fighters) {
    if (!met.attacks || met.lost) break;
    flew.push(fighter.id);
    const part = yield* rollThreeWay(work, state, {
      key: fighter.id,
      chart: INTERCEPTION,
      row: interceptorRow(fighter) ?? 'p40',
      title: `${fighter.name} meets ${squadron.name}`,
      side: 'us',
      words: { A: 'intercepted', B: 'nothing', C: 'shot down by the Japanese' },
    });
    if (part === 'C')
      events.push({ type: 'v1.SquadronLost', squadron: fighter.id, how: `shot down by ${squadron.name}` });
    if (part !== 'A') continue;
    const when = yield* rollWhen(work, state, fighter.id, squadron.name);
    const fate = yield* rollFate(work, state, fighter.id, squadron.name);
    met = metBy(when, fate, `intercepted by ${fighter.name}`);
  }
  return { met, events, flew };
}

/** Interception: an escort takes the loss by Combat Air Patrol in the bombers’ place (PH-30). */
export function* askEscort(
  work: Derivation,
  state: PearlState,
  squadron: Squadron,
): Steps<Squadron | undefined> {
  const escorts = squadronsOf(state, 'us').filter(
    ({ id, type }) => id !== squadron.id && (type === 'f4f' || type === 'f2a'),
  );
  if (!escorts.length) return undefined;
  const rule = RULE.interception;
  const id = yield* askChoice(work, {
    key: 'escort',
    rule,
    title: `${squadron.name} is hit: does an escort take the loss?`,
    options: [{ value: 'none', label: 'No escort' }, ...optionsOf(escorts)],
  });
  const escort = escorts.find((each) => each.id === id);
  if (escort) work.lines.push(result(`${escort.name} takes the loss`, { rule, prompt: 'escort' }));
  return escort;
}
