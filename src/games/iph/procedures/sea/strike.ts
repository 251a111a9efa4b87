import { signed } from '../../../../core/numbers';
import type { FormField } from '../../../../core/play/form';
import {
  askDice,
  askDraw,
  askForm,
  dieLine,
  type Steps,
  type Working,
} from '../../../../core/play/procedure';
import { type Ship, shipOf } from '../../data/ships';
import type { SideId } from '../../data/sides';
import type { IphEvent } from '../../state/events';
import type { IphState } from '../../state/state';

/** A hit and what its second die said (7.4). */
export type Hit = { readonly ship: Ship; readonly how: 'sunk' | 'damaged' };

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
export function* flyStrike(work: Working, strike: Strike): Steps<Flown> {
  const { key, rule, side, planes, targets, drawn } = strike;
  const own = { ...work, side };
  if (!planes || !targets.length) return { aimed: [], hits: [] };
  const assigned = drawn ? [] : yield* assignTargets(own, strike);
  const hitOn = HIT_NUMBER[side];
  const who = side === 'jp' ? 'Japanese planes' : 'US planes';
  const name = (i: number) => {
    const ship = assigned[i];
    return ship ? `Plane ${i + 1} at ${ship.label}` : `Plane ${i + 1}`;
  };
  const roll = yield* askDice(own, {
    key: `${key}-hits`,
    rule,
    title: `${who} attack: ${hitOn} or less hits`,
    count: planes,
    sides: 6,
    ...(planes > 1 ? { dieNames: Array.from({ length: planes }, (_, i) => name(i)) } : {}),
  });
  const hits = roll.faces.filter((face) => face <= hitOn).length;
  work.lines.push(
    dieLine(roll, {
      label: `${who}, hits on ${hitOn} or less`,
      value: hits === 1 ? '1 hit' : `${hits} hits`,
      rule,
      prompt: `${key}-hits`,
    }),
  );
  if (!hits) return { aimed: assigned, hits: [] };
  const struck = drawn
    ? yield* drawShips(own, strike, hits)
    : assigned.filter((_, i) => (roll.faces[i] ?? 6) <= hitOn);
  return { aimed: assigned, hits: yield* sinkOrDamage(own, strike, struck) };
}

/** 7.4: planes are committed to their targets before any die, and not moved again. */
function* assignTargets(work: Working, { key, rule, planes, targets }: Strike): Steps<readonly Ship[]> {
  const [first, second] = targets;
  if (!first) return [];
  if (!second) return Array<Ship>(planes).fill(first);
  const options = targets.map(({ id, label }) => ({ value: id, label }));
  const fields = Array.from(
    { length: planes },
    (_, i): FormField => ({
      key: `plane-${i + 1}`,
      label: planes === 1 ? 'The plane attacks' : `Plane ${i + 1} attacks`,
      kind: 'choice',
      options,
      initial: targets[i % targets.length]?.id ?? first.id,
    }),
  );
  const values = yield* askForm(work, {
    key: `${key}-targets`,
    rule,
    title: 'Who attacks what?',
    hint: 'For good: no plane changes its target after this.',
    submit: 'Fly',
    fields,
  });
  const chosen = fields.map((field) => shipOf(String(values[field.key])));
  const count = (ship: Ship) => chosen.filter((other) => other === ship).length;
  const value = targets
    .filter(count)
    .map((ship) => `${count(ship)} at ${ship.label}`)
    .join(', ');
  work.lines.push({ kind: 'fact', label: 'Targets', value, rule, prompt: `${key}-targets` });
  return chosen;
}

/** 7.5(4): as many different ships as there are hits, blind, from all that are close in. */
export function* drawShips(
  work: Working,
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
    drawn.push(shipOf(value));
    const how = by === 'app' ? 'drawn by the app' : 'drawn by hand';
    work.lines.push({
      kind: 'fact',
      label: `${shipOf(value).label} is hit, ${how}`,
      rule,
      prompt: `${key}-drawn-${n}`,
    });
  }
  return drawn;
}

/** 7.4: a second die for each hit: odd sinks, even damages. */
function* sinkOrDamage(work: Working, { key, rule }: Strike, struck: readonly Ship[]): Steps<readonly Hit[]> {
  const roll = yield* askDice(work, {
    key: `${key}-second`,
    rule,
    title:
      struck.length === 1 ? `${struck[0]?.label} is hit: odd sinks` : 'A second die for each hit: odd sinks',
    count: struck.length,
    sides: 6,
    ...(struck.length > 1
      ? { dieNames: struck.map(({ label }) => label) }
      : { faceNotes: [1, 2, 3, 4, 5, 6].map((face) => (face % 2 ? 'sunk' : 'damaged')) }),
  });
  const hits = struck.map((ship, i): Hit => {
    return { ship, how: (roll.faces[i] ?? 2) % 2 ? 'sunk' : 'damaged' };
  });
  work.lines.push(
    dieLine(roll, {
      label: 'Second die, odd sinks',
      value: hits.map(({ how }) => how).join(', '),
      rule,
      prompt: `${key}-second`,
    }),
  );
  return hits;
}

/** What hits do to their ships: the worst one counts, or by house rule the first one, or each scores (4.7, 7.8). */
export function lossEvents(
  work: Working,
  hits: readonly Hit[],
  reading: IphState['house']['carrierHits'],
): readonly IphEvent[] {
  const ships = [...new Set(hits.map(({ ship }) => ship))];
  return ships.map((ship) => {
    const own = hits.filter((hit) => hit.ship === ship).map(({ how }) => how);
    const how = reading === 'first' ? (own[0] ?? 'damaged') : own.includes('sunk') ? 'sunk' : 'damaged';
    const points = reading === 'each' ? own.reduce((sum, each) => sum + ship[each], 0) : ship[how];
    const label = `${ship.label} ${how}`;
    work.lines.push({ kind: 'result', label, value: `${signed(points)} VP`, rule: '4.7' });
    return { type: 'v1.ShipLost', ship: ship.id, label, points };
  });
}
