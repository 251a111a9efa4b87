import { askCell, type Derivation, type Steps } from '../../../../core/play/procedure';
import { result, shifted } from '../../../../kit/lines';
import { AIR_COUNTERS, AIR_NAMES, type AirType } from '../../data/crts';
import { isOrange } from '../../data/scenarios';
import type { SideId } from '../../data/units';
import { applyEvent } from '../../state/apply';
import type { UsnEvent } from '../../state/bounds';
import { inPoints, other, UNIT_BY_ID } from '../../state/points';
import type { Flown, UsnState } from '../../state/state';
import { type AirLoss, lossesOf } from '../combat/air';
import type { Asking } from '../hits/asking';

/** Points of one type on one mission over a hex: how many are still in the air, and how many were sent home. */
export type Wing = Omit<Flown, 'points' | 'done' | 'down'> & { left: number; aborted: number };

/** A strike under way: who flies, what it has done so far, and the state as that leaves it. */
export type Strike = Asking & {
  state: UsnState;
  readonly sky: Wing[];
  readonly events: UsnEvent[];
  /** What the air base of a hex fires with, by side and place: said once, and filled in from then on. */
  readonly fires: Map<string, number>;
  /** What became of targets on land. */
  readonly said: string[];
  /** How often hits were entered by hand. */
  entered: number;
};

/** What happens in a strike counts at once for all that comes after it. */
export function record(strike: Strike, events: readonly UsnEvent[]): void {
  for (const event of events) {
    strike.events.push(event);
    strike.state = applyEvent(strike.state, event).state;
  }
}

/** Where the questions of the next entry by hand begin to count. */
export function nextEntry(strike: Strike): number {
  strike.entered += 1;
  return 100 * strike.entered;
}

export const pointsOf = (wings: readonly Wing[]): number => wings.reduce((sum, { left }) => sum + left, 0);
export const typesOf = (wings: readonly Wing[]): readonly AirType[] => [
  ...new Set(wings.filter(({ left }) => left > 0).map(({ type }) => type)),
];

/** "6 LBAC, 8 LAC" */
export const wingWords = (wings: readonly Wing[]): string =>
  typesOf(wings)
    .map((type) => `${pointsOf(wings.filter((wing) => wing.type === type))} ${AIR_NAMES[type]}`)
    .join(', ');

/** Those of a side that are on such a mission over a hex, and have any left. */
export const onMission = (
  { sky }: Strike,
  side: SideId,
  place: string,
  missions: readonly Flown['mission'][],
): Wing[] =>
  sky.filter(
    (wing) => wing.side === side && wing.place === place && missions.includes(wing.mission) && wing.left > 0,
  );

/** The hexes in which they are flown, in the order in which they were given. */
export const hexesOf = (wings: readonly Wing[]): readonly string[] => [
  ...new Set(wings.map(({ place }) => place)),
];

/** Points of a wing that a result sends home. */
export type Sent = { readonly wing: Wing; readonly points: number; readonly no: number };

/** 5G, 8(M): A result of CRT 2 on these wings, and the points that it gives; who is aborted is named. */
export function shootDown(
  strike: Strike,
  wings: readonly Wing[],
  loss: AirLoss,
  chosen: AirType | undefined,
  prompt: string,
): readonly Sent[] {
  const { state } = strike;
  const orange = isOrange(state.scenario);
  const flights = wings.map(({ type, left }) => ({ type, points: left }));
  const losses = lossesOf(flights, loss, chosen, orange);
  for (const type of typesOf(wings)) {
    const total = { aborted: 0, destroyed: 0 };
    for (const [i, wing] of wings.entries()) {
      if (wing.type !== type) continue;
      const { aborted, destroyed } = losses[i] ?? total;
      wing.left -= aborted + destroyed;
      wing.aborted += aborted;
      total.aborted += aborted;
      total.destroyed += destroyed;
    }
    tellLoss(strike, wings[0]?.side ?? 'j', type, total, prompt);
  }
  return wings.flatMap((wing, i) => {
    const points = losses[i]?.aborted ?? 0;
    return points ? [{ wing, points, no: i + 1 }] : [];
  });
}

function tellLoss(strike: Strike, side: SideId, type: AirType, loss: AirLoss, prompt: string): void {
  const { work, state } = strike;
  const { aborted, destroyed } = loss;
  if (!aborted && !destroyed) return;
  const worth = loseAir(strike, side, type, destroyed);
  const name = AIR_NAMES[type];
  const said = [
    ...(destroyed ? [`${destroyed} ${name} shot down`] : []),
    ...(aborted ? [`${aborted} ${name} sent home`] : []),
  ].join(', ');
  work.lines.push(
    result(`${state.players[side]}: ${said}`, {
      ...(worth > 0 && { value: `${state.players[other(side)]} +${inPoints(worth)} VP` }),
      rule: 'Phase 5(G)',
      prompt,
    }),
  );
}

/** 24: Air points that are gone, and what they give. */
export function loseAir(strike: Strike, side: SideId, type: AirType, count: number): number {
  if (!count) return 0;
  const unit = `${side}-${type.toLowerCase()}`;
  const worth = (UNIT_BY_ID.get(unit)?.vp ?? 0) * count;
  record(strike, [{ type: 'v1.UnitsLost', unit, count, worth }]);
  return worth;
}

/** Of each side, how many air points this strike has cost it, in one phrase. */
export function airLosses({ events, state }: Strike): readonly string[] {
  const lost = (['j', 'a'] as const).flatMap((side) => {
    const points = events.reduce((sum, event) => {
      const unit = event.type === 'v1.UnitsLost' ? UNIT_BY_ID.get(event.unit) : undefined;
      return event.type === 'v1.UnitsLost' && unit?.kind === 'air' && unit.side === side
        ? sum + event.count
        : sum;
    }, 0);
    return points ? [`${state.players[side]} ${points}`] : [];
  });
  return lost.length ? [`air points lost: ${lost.join(', ')}`] : [];
}

/** What a counter prints by air point: asked for once. */
export function* askAirFactor(
  work: Derivation,
  side: SideId,
  type: AirType,
  factor: 'near' | 'far' | 'bombs',
): Steps<number> {
  return Number((yield* askCell(work, AIR_COUNTERS, factor, `${side} ${type}`)).value);
}

/** What wings bomb with together, a line for each type; a counter is asked for what does not stand fast. */
export function* askBombs(
  { work }: Asking,
  wings: readonly Wing[],
  each: (type: AirType, printed: number) => number,
  rule: string,
  fast: readonly AirType[] = [],
): Steps<number> {
  let sum = 0;
  for (const type of typesOf(wings)) {
    const own = wings.filter((wing) => wing.type === type);
    const side = own[0]?.side ?? 'j';
    const printed = fast.includes(type) ? 0 : yield* askAirFactor(work, side, type, 'bombs');
    const adds = pointsOf(own) * each(type, printed);
    work.lines.push(shifted(wingWords(own), adds, { rule }));
    sum += adds;
  }
  return sum;
}

/** One that was written before, on its way. */
export const asWing = ({ points, done: _, down: __, ...flight }: Flown): Wing => ({
  ...flight,
  left: points,
  aborted: 0,
});

/** What the strike records of who is left, and who was sent home. */
export const flownEvents = ({ sky }: Strike): readonly UsnEvent[] => {
  const flights = sky.flatMap(({ left, aborted, ...flight }): Flown[] => [
    ...(left ? [{ ...flight, points: left }] : []),
    ...(aborted ? [{ ...flight, points: aborted, down: true, done: true }] : []),
  ]);
  return flights.length ? [{ type: 'v1.AirFlown', flights }] : [];
};
