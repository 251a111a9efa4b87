import { signed } from '../../../../core/numbers';
import { askDraw, type Derivation, type Steps } from '../../../../core/play/procedure';
import { askFields, choose } from '../../../../kit/fields';
import { fact, result } from '../../../../kit/lines';
import { eachFace, rollDice } from '../../../../kit/rolls';
import { type Ship, shipOf } from '../../data/ships';
import type { SideId } from '../../data/sides';
import type { IphEvent } from '../../state/events';
import { type How, lossLabel } from '../../state/ships';
import type { IphState } from '../../state/state';

/** A hit and what its second die said (7.4). */
export type Hit = { readonly ship: Ship; readonly how: How; readonly face: number };

/** The ships that planes were assigned to, and what was hit. */
type Flown = { readonly aimed: readonly Ship[]; readonly hits: readonly Hit[] };

type Strike = {
  /** Begins the keys of its questions. */
  readonly key: string;
  readonly rule: string;
  readonly side: SideId;
  readonly planes: number;
  /** Ships that may be hit. */
  readonly targets: readonly Ship[];
  /** 7.5(4): targets are drawn after the to-hit dice; else they are assigned before them, for good. */
  readonly drawn: boolean;
};

/** The highest face that hits (7.4, 7.5). */
const HIT_NUMBER: { readonly [S in SideId]: number } = { jp: 3, us: 4 };

/** One air attack on ships: who flies at whom, a die for each plane, a second die for each hit (7.4, 7.5). */
export function* flyStrike(work: Derivation, strike: Strike): Steps<Flown> {
  const { key, rule, side, planes, targets, drawn } = strike;
  const own = { ...work, side };
  if (!planes || !targets.length) return { aimed: [], hits: [] };
  const assigned = drawn ? [] : yield* assignTargets(own, strike);
  const hitOn = HIT_NUMBER[side];
  const who = side === 'jp' ? 'Japanese planes' : 'US planes';
  const names = Array.from({ length: planes }, (_, i) => {
    const ship = assigned[i];
    return ship ? `Plane ${i + 1} at ${ship.label}` : `Plane ${i + 1}`;
  });
  const hitsIn = (faces: readonly number[]) => faces.filter((face) => face <= hitOn).length;
  const means = (face: number) => (face <= hitOn ? 'hit' : 'miss');
  const { dice } = yield* rollDice(own, {
    key: `${key}-hits`,
    rule,
    title: `${who} attack: hits on 1–${hitOn}`,
    count: planes,
    ...(planes > 1 ? { dieNames: names, dieNotes: names.map(() => eachFace(means)) } : { note: means }),
    line: (_sum, faces) => ({
      label: `${who}, hits on ${hitOn} or less`,
      value: hitsIn(faces) === 1 ? '1 hit' : `${hitsIn(faces)} hits`,
    }),
  });
  const hits = hitsIn(dice.faces);
  if (!hits) return { aimed: assigned, hits: [] };
  const struck = drawn
    ? yield* drawShips(own, strike, hits)
    : assigned.filter((_, i) => (dice.faces[i] ?? 6) <= hitOn);
  return { aimed: assigned, hits: yield* sinkOrDamage(own, strike, struck) };
}

/** 7.4: planes are committed to their targets before any die, and not moved again. */
function* assignTargets(work: Derivation, { key, rule, planes, targets }: Strike): Steps<readonly Ship[]> {
  const [first, second] = targets;
  if (!first) return [];
  if (!second) return Array<Ship>(planes).fill(first);
  const options = targets.map(({ id, label }) => ({ value: id, label }));
  const keys = Array.from({ length: planes }, (_, i) => `plane-${i + 1}`);
  const aims = yield* askFields<{ readonly [plane: string]: string }>(
    work,
    {
      key: `${key}-targets`,
      rule,
      title: 'Who attacks what?',
      hint: 'This is final: no plane changes its target afterwards.',
      submit: 'Attack',
    },
    Object.fromEntries(
      keys.map((plane, i) => {
        const label = planes === 1 ? 'The plane attacks' : `Plane ${i + 1} attacks`;
        return [plane, choose(label, options, { initial: targets[i % targets.length]?.id ?? first.id })];
      }),
    ),
  );
  const chosen = keys.flatMap((plane) => aims[plane] ?? []).map(shipOf);
  const count = (ship: Ship) => chosen.filter((other) => other === ship).length;
  const value = targets
    .filter(count)
    .map((ship) => `${count(ship)} at ${ship.label}`)
    .join(', ');
  work.lines.push(fact('Targets', { value, rule, prompt: `${key}-targets` }));
  return chosen;
}

/** 7.5(4): as many different ships as there are hits, blind, from all that are close in. */
export function* drawShips(
  work: Derivation,
  { key, rule, targets }: Pick<Strike, 'key' | 'rule' | 'targets'>,
  count: number,
): Steps<readonly Ship[]> {
  const drawn: Ship[] = [];
  while (drawn.length < Math.min(count, targets.length)) {
    const left = targets.filter((ship) => !drawn.includes(ship));
    const n = drawn.length + 1;
    const { value, by } = yield* askDraw(work, {
      key: `${key}-drawn-${n}`,
      rule,
      title: count > 1 ? `Which ship is hit, ${n} of ${count}?` : 'Which ship is hit?',
      from: left.map(({ id, label }) => ({ value: id, label })),
    });
    const ship = shipOf(value);
    drawn.push(ship);
    const how = by === 'app' ? 'drawn by the app' : 'drawn by hand';
    work.lines.push(fact(`${ship.label} is hit, ${how}`, { rule, prompt: `${key}-drawn-${n}` }));
  }
  return drawn;
}

const howOn = (face: number): Hit['how'] => (face % 2 ? 'sunk' : 'damaged');

/** 7.4: a second die for each hit: odd sinks, even damages. */
function* sinkOrDamage(
  work: Derivation,
  { key, rule }: Strike,
  struck: readonly Ship[],
): Steps<readonly Hit[]> {
  const names = struck.map(({ label }) => label);
  const several = names.length > 1;
  const { dice } = yield* rollDice(work, {
    key: `${key}-second`,
    rule,
    title: `${several ? 'One more die per hit' : `${names[0]} is hit`}: odd sinks, even damages`,
    count: names.length,
    ...(several ? { dieNames: names, dieNotes: names.map(() => eachFace(howOn)) } : { note: howOn }),
    line: (_sum, faces) => ({ label: 'Second die, odd sinks', value: faces.map(howOn).join(', ') }),
  });
  return struck.map((ship, i) => {
    const face = dice.faces[i] ?? 2;
    return { ship, how: howOn(face), face };
  });
}

/** What hits do to their ships: the worst one counts, or by house rule the first one, or each scores (4.7, 7.8). */
export function lossEvents(
  work: Derivation,
  hits: readonly Hit[],
  reading: IphState['house']['carrierHits'],
): readonly IphEvent<'v1.ShipLost'>[] {
  const ships = [...new Set(hits.map(({ ship }) => ship))];
  return ships.map((ship) => {
    const all = hits.filter((hit) => hit.ship === ship);
    const own = all.map(({ how }) => how);
    const how = reading === 'first' ? (own[0] ?? 'damaged') : own.includes('sunk') ? 'sunk' : 'damaged';
    const points = reading === 'each' ? own.reduce((sum, each) => sum + ship[each], 0) : ship[how];
    const faces = all.map(({ face }) => face);
    return loseShip(work, ship, how, faces, points);
  });
}

/** What came of an attack on ships. */
export const lossesIn = (lost: readonly IphEvent<'v1.ShipLost'>[]): string =>
  lost.map(({ label }) => label).join(', ') || 'no loss';

/** 4.7: a ship out of the game, with its line of the derivation. */
export function loseShip(
  work: Derivation,
  ship: Ship,
  how: Hit['how'],
  faces: readonly number[],
  points = ship[how],
): IphEvent<'v1.ShipLost'> {
  const label = lossLabel(ship, how);
  work.lines.push(result(`${label}, second die ${faces.join(', ')}, ${signed(points)} VP`, { rule: '4.7' }));
  return { type: 'v1.ShipLost', ship: ship.id, label, points };
}
