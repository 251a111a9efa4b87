import type { TraceLine } from '../../../core/play/trace';
import { fact, warning } from '../../../kit/lines';
import { isNeutralized, isYard, navalBaseAt, samePlace } from './bases';
import type { UsnEvent } from './bounds';
import { namesOf } from './names';
import { afloat } from './register';
import { weeksLeft } from './repair';
import { isReplaced } from './replacements';
import type { Base, Neutralized, Ship, UsnState } from './state';

type Told = Omit<Base, 'id'>;
type Became = {
  readonly told: Told;
  readonly events: readonly UsnEvent[];
  readonly lines: readonly TraceLine[];
};

/** 19(A): An air base up to this is used by who takes it at once. */
const AT_ONCE = 5;

/** All that follows when somebody says how a base stands: its die, and the repair of the ships in it. */
export function baseTold(state: UsnState, said: Told): Became {
  const known = state.bases
    .filter(({ kind, name }) => kind === said.kind && samePlace(name, said.name))
    .at(-1);
  const before = known ?? (said.kind === 'naval' ? navalBaseAt(state, said.name) : undefined);
  const taken = before !== undefined && before.side !== said.side;
  const name = known?.name ?? said.name;
  const home = known?.home ?? said.home;
  const waits = isNeutralized(state, said.kind, name);
  const lines: TraceLine[] = [];
  let now = said.state;
  if (taken && now === 'functional' && (said.kind === 'naval' || said.capacity > AT_ONCE)) {
    now = 'damaged';
    lines.push(warning('Captured: the base is damaged until an engineer repairs it', { rule: '19(A)' }));
  } else if (taken && now === 'functional' && waits) {
    now = 'neutralized';
    lines.push(warning('Captured: the base stays neutralized', { rule: '19' }));
  } else if (now === 'neutralized' && known?.state === 'damaged' && !taken) {
    now = 'damaged';
    lines.push(fact('The base stays damaged when it recovers', { rule: '19' }));
  }
  const told: Told = { ...said, name, state: now, ...(home !== undefined && { home }) };
  const recovers = waits && (now === 'functional' || now === 'destroyed');
  const events: readonly UsnEvent[] = [
    { type: 'v1.BaseSet', ...told },
    ...(said.state === 'neutralized' && !waits
      ? [{ type: 'v1.Neutralized' as const, what: name, side: said.side, kind: said.kind }]
      : []),
    ...(recovers ? [{ type: 'v1.Recovered' as const, ids: waitingIds(state, told) }] : []),
  ];
  if (said.kind === 'air') return { told, events, lines };
  const opens = now === 'functional' && (before?.state !== 'functional' || waits);
  const repairs = opens ? repairGoesOn(state, told) : now === 'functional' ? [] : repairStops(state, name);
  return { told, events: [...events, ...repairs], lines: [...lines, ...repairLines(state, repairs)] };
}

const waitingIds = ({ neutralized }: UsnState, { kind, name }: Told): readonly string[] =>
  neutralized.filter((each) => each.kind === kind && samePlace(each.name, name)).map(({ id }) => id);

const inRepair = (state: UsnState, ship: Ship): boolean =>
  ship.repairs !== undefined && weeksLeft(ship, state.cursor.turn) > 0;

/** 9(D): In a base that does not work nobody is repaired. */
function repairStops(state: UsnState, name: string): readonly UsnEvent[] {
  const ships = afloat(state).filter((ship) => samePlace(ship.place, name) && inRepair(state, ship));
  return ships.length ? [{ type: 'v1.RepairStopped', ships: ships.map(({ id }) => id) }] : [];
}

/** 10B comes before 10C: whoever lies in a base that recovers is repaired from the next turn on. */
export function repairOnRecovery(state: UsnState, { kind, name }: Neutralized): readonly UsnEvent[] {
  const base = kind === 'naval' ? navalBaseAt(state, name) : undefined;
  const isWell = base?.state === 'neutralized' || base?.state === 'functional';
  return isWell ? repairGoesOn(state, base) : [];
}

/** 9(C), (D): Once it works again they are, from the next whole turn on. */
function repairGoesOn(state: UsnState, base: Pick<Base, 'name' | 'side' | 'home'>): readonly UsnEvent[] {
  const works = withBase(state, { ...base, kind: 'naval', capacity: 0, state: 'functional' });
  const ships = afloat(state, base.side).filter(
    (ship) =>
      ship.weeks > 0 &&
      ship.repairs === undefined &&
      samePlace(ship.place, base.name) &&
      isYard(works, ship.place, base.side) &&
      !isReplaced(ship, state.cursor.turn),
  );
  return [...new Set(ships.map(({ place }) => place))].map((place) => ({
    type: 'v1.RepairBegun',
    place,
    ships: ships.filter((ship) => ship.place === place).map(({ id }) => id),
  }));
}

/** As it will be once the base stands so. */
const withBase = (state: UsnState, base: Told): UsnState => ({
  ...state,
  bases: [...state.bases, { ...base, id: '' }],
  neutralized: [],
});

/** "Repair stops: CA-3" */
export const repairLines = ({ ships }: UsnState, events: readonly UsnEvent[]): readonly TraceLine[] =>
  events.flatMap((event): TraceLine[] => {
    if (event.type !== 'v1.RepairStopped' && event.type !== 'v1.RepairBegun') return [];
    const named = namesOf(ships.filter(({ id }) => event.ships.includes(id)));
    const label = event.type === 'v1.RepairStopped' ? 'Repair stops' : 'Repair resumes';
    return [fact(label, { value: named, rule: '9' })];
  });
