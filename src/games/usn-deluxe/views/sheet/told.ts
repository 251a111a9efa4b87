import { theatresOf } from '../../data/attack-limits';
import { RESERVES } from '../../data/reserves';
import { aboutScenario } from '../../data/scenarios';
import type { SideId } from '../../data/units';
import { isCounted } from '../../procedures/counting';
import { attacksMade, forceId } from '../../state/attacks';
import type { UsnEvent } from '../../state/bounds';
import { duesNow } from '../../state/dues';
import { monthOf, totalOf, UNIT_BY_ID } from '../../state/points';
import type { UsnState } from '../../state/state';
import { bySide, eachSide } from './lines';
import { shipsTold } from './ships';

/** What the paper tells: of the state what the events bring back, and in the words of the fields what they sum up of it. */
export type Told = ReturnType<typeof toldOf>;

/** As a state has it; nothing of what is sealed. */
export function toldOf(state: UsnState) {
  const { players, scenario, options, house, cursor, convoy, civilWar, chinese, operational, ended } = state;
  const { fort = {}, chineseLost = {} } = state;
  const { supplied, placed, readiness = [], done, triggered, stage, opened, deployment = 'no' } = state;
  const ofSide = <T extends { readonly side: SideId }, V>(list: readonly T[], as: (each: T) => V) =>
    bySide((side) => list.filter((each) => each.side === side).map(as));
  const called = RESERVES.filter(({ id }) => id in triggered);
  return {
    ...{ players, scenario, options, house, cursor, convoy, civilWar, chinese, operational, ended },
    ...{ supplied, placed, readiness },
    stands: stage === 'underway' ? ('underway' as const) : isCounted(state) ? 'counted' : 'over',
    points: bySide((side) => totalOf(state, side)),
    magic: state.magic === monthOf(state),
    /** Of what comes about once, and of what is due on this turn. */
    once: Object.keys(done),
    done: Object.keys(done),
    attacks: Object.fromEntries(
      theatresOf(scenario).flatMap((theatre) =>
        eachSide((side) => [[forceId(side, theatre), attacksMade(state, side, theatre)] as const]),
      ),
    ),
    opened: opened ? deployment : 'no',
    ships: bySide((side) => shipsTold(state, side)),
    reserves: called.map(({ id, name }): Counted => [name, triggered[id] ?? 0]),
    served: Object.entries(state.served) as readonly Counted[],
    fort: Object.entries(fort) as readonly Counted[],
    chineseLost: Object.entries(chineseLost).map(
      ([id, lost]): Counted => [UNIT_BY_ID.get(id)?.name ?? id, lost],
    ),
    coming: comingIn(state),
    bases: ofSide(state.bases, ({ id: _, side: __, ...base }) => base),
    neutral: ofSide(state.neutralized, ({ name, kind }) => (kind ? { name, kind } : { name })),
    held: ofSide(state.held, ({ line, halved }) => ({ line, halved })),
  };
}
type Arriving = Omit<Extract<UsnEvent, { type: 'v1.Coming' }>, 'type' | 'id'>;
export type Counted = readonly [name: string, count: number];

/** What is on its way, and what came on a turn before this one and was never read. */
function comingIn(state: UsnState): readonly Arriving[] {
  const on = state.coming.filter(({ id }) => !(id in state.done));
  const known = state.coming.map(({ id }) => id);
  const late = duesNow(state).filter(
    ({ id, turn, ships, by }) =>
      !ships &&
      by !== 'open-deployment' &&
      by !== 'deployment' &&
      turn < state.cursor.turn &&
      !known.includes(id),
  );
  return [...on, ...late.map(({ step: _, ...each }) => each)] as readonly Arriving[];
}

/** After its last turn a war stands there for good. */
export const isOver = ({ stands }: Pick<Told, 'stands'>): boolean => stands !== 'underway';
export const turnOf = (told: Told): number =>
  isOver(told) ? aboutScenario(told.scenario).to : told.cursor.turn;
export const isFirst = (told: Told): boolean =>
  !isOver(told) && turnOf(told) === aboutScenario(told.scenario).from;
