import type { Steps } from '../../../../core/play/procedure';
import type { Option } from '../../../../core/play/prompt';
import { fact, shifted } from '../../../../kit/lines';
import { rollRatio } from '../../../../kit/odds';
import { rollOn } from '../../../../kit/rolls';
import { CRT_BOMBS, CRT_DAMAGE, CRT_GUNS } from '../../data/crts';
import { SEA_PHASES } from '../../data/phases';
import type { SideId } from '../../data/units';
import { askPrinted, askWorth } from '../../questions/worth';
import type { UsnEvent } from '../../state/bounds';
import { isShocked } from '../../state/fights';
import { burnsFuel, fuelDue } from '../../state/fuel';
import { called } from '../../state/names';
import { isServed } from '../../state/refuelling';
import { weeksLeft } from '../../state/repair';
import { has, type Ship, type UsnState } from '../../state/state';
import { defenceAtSea, defenceFromAir, gunnery, type Lying, MOST_WEEKS } from '../combat/ships';
import type { Asking, Hits } from '../hits/asking';
import { bookHit } from '../hits/ships';

/** Which ships of a fight lie under a coastal defense unit. */
export type Cover = ReadonlySet<string>;
export const OPEN_SEA: Cover = new Set();

/** How a ship lies now; hits that count only when all have fired are left out. */
export function lyingOf(state: UsnState, ship: Ship, cover: Cover, hits?: Hits): Lying {
  const before = hits?.ships.get(ship.id)?.weeks ?? weeksLeft(ship, state.cursor.turn);
  return {
    damaged: before > 0,
    underCdu: cover.has(ship.id),
    shock: isShocked(state, ship.side),
    alert: state.deployment?.split(' ').includes(ship.name) === true,
    dry: has(state, 'softFuel') && isDry(state, ship),
  };
}

/** 12(N): Its fuel ended on a turn before this one, or with the last sea movement of its side on this one. */
function isDry(state: UsnState, ship: Ship): boolean {
  const { turn, step } = state.cursor;
  if (!burnsFuel(ship) || isServed(state, ship.place, ship.side)) return false;
  const due = fuelDue(ship);
  const phase = (id: string) => Number(id.slice(1));
  return due < turn || (due === turn && phase(step) > phase(SEA_PHASES[ship.side].at(-1) ?? 'p10'));
}

export const inHalves = (strength: number): string => String(Math.round(strength * 100) / 100);
export const whyHalf = ({ damaged, underCdu, dry }: Lying, times: '×' | '÷'): string =>
  `${damaged ? ', damaged ÷ 2' : ''}${dry ? ', out of fuel' : ''}${underCdu ? `, under coastal defense ${times} 2` : ''}`;

/** What ships fire with together, a line for each: from what their counters print, asked for once. */
export function* askGuns(
  { work }: Asking,
  ships: readonly Ship[],
  lying: (ship: Ship) => Lying,
): Steps<number> {
  let sum = 0;
  for (const ship of ships) {
    const printed = yield* askPrinted(work, ship, 'surface');
    const how = lying(ship);
    const fires = gunnery(printed, how);
    work.lines.push(shifted(`${called(ship)} ${printed}${whyHalf(how, '÷')}`, fires, { rule: '8' }));
    sum += fires;
  }
  return sum;
}

type Shot = {
  readonly side: SideId;
  readonly who: string;
  readonly attack: number;
  readonly target: Ship;
  readonly lying: Lying;
  /** Of the questions: "3", where the shot is the third. */
  readonly key: string | number;
  /** 5(H): Bombs, which are read on CRT 3, not guns. */
  readonly bombs?: boolean;
};

/** CRT 4, of bombs CRT 3, and where it hits CRT 5: weeks, or a ship sunk, booked at once. */
export function* shootAt(asking: Asking, shot: Shot): Steps<readonly UsnEvent[]> {
  const { work, state, hits } = asking;
  const { side, who, attack, target, lying, key, bombs } = shot;
  if (attack === 0) {
    work.lines.push(fact(`${who}: no gun factors`, { rule: '8' }));
    return [];
  }
  const printed = yield* askPrinted(work, target, 'defence');
  const defence = bombs ? defenceFromAir(printed, lying) : defenceAtSea(printed, lying);
  const how = lying.shock ? `, shock ÷ ${lying.alert ? 2 : 3}` : whyHalf(lying, bombs ? '÷' : '×');
  work.lines.push(
    fact(`${called(target)} defends with ${printed}${how}`, { value: inHalves(defence), rule: '8' }),
  );
  const result = yield* rollRatio(work, {
    key: `die-${key}`,
    rule: '8',
    title: `${who} at ${called(target)}`,
    side,
    chart: bombs ? CRT_BOMBS : CRT_GUNS,
    attack,
    defence,
  });
  if (result === '0') {
    work.lines.push(fact(`${called(target)} is not hit`, { rule: '8' }));
    return [];
  }
  const damage =
    result === 'X'
      ? 'X'
      : yield* rollOn(work, {
          key: `damage-${key}`,
          rule: '9',
          title: `Damage of ${called(target)}`,
          side,
          chart: CRT_DAMAGE,
          column: String(result),
        });
  if (damage === '0') {
    work.lines.push(fact(`${called(target)} is hit without damage`, { rule: '9' }));
    return [];
  }
  const weeks = damage === 'X' ? MOST_WEEKS + 1 : Number(damage);
  if (hits.ships.get(target.id)?.gone) return [];
  const worth = yield* askWorth(work, state, target);
  return bookHit(asking, target, weeks, worth, result === 'X' ? `die-${key}` : `damage-${key}`);
}

/** Ships of these types are there to fight with guns; the others may, where their counters say so. */
const GUNS: readonly string[] = ['BB', 'BBW', 'BC', 'CA', 'CL', 'DD', 'B', 'C', 'D'];
export const withGuns = (ships: readonly Ship[]): readonly string[] => {
  const armed = ships.filter(({ type }) => GUNS.includes(type));
  return (armed.length ? armed : ships).map(({ id }) => id);
};

/** Ships to choose from in a fight: what is the matter with them, and whether they have had their turn. */
export const fleetOptions = (
  { cursor, fired = [] }: UsnState,
  ships: readonly Ship[],
  part?: string,
): readonly Option[] =>
  ships.map((ship) => {
    const weeks = weeksLeft(ship, cursor.turn);
    return {
      value: ship.id,
      label: called(ship),
      ...(weeks > 0 && { note: `${weeks} weeks` }),
      ...(part && fired.includes(`${part}:${ship.id}`) && { disabled: 'has already attacked in this phase' }),
    };
  });

/** What an attack records besides its hits: where it was, who has fired, and that they lay idle no longer. */
export function attackEvents(
  { cursor }: UsnState,
  place: string,
  part: string,
  ships: readonly Ship[],
): readonly UsnEvent[] {
  const idle = ships.filter(({ repairs }) => repairs !== undefined).map(({ id }) => id);
  return [
    { type: 'v1.FightEntered', place, phase: cursor.step },
    { type: 'v1.Fired', part, ships: ships.map(({ id }) => id) },
    ...(idle.length ? [{ type: 'v1.RepairStopped' as const, ships: idle }] : []),
  ];
}

const HEADLINE = 160;
/** What stands over a fight in the log: its ships first, as many as are read at a glance. */
export function outcomeOf(lines: readonly string[], none = 'no hits'): string {
  const told: string[] = [];
  for (const line of lines) {
    if (told.length && [...told, line].join(', ').length > HEADLINE) break;
    told.push(line);
  }
  const more = lines.length - told.length;
  return (told.join(', ') || none) + (more ? ` and ${more} more` : '');
}
