import { startDerivation } from '../../../core/play/procedure';
import { nextStep, nextTurn } from '../../../core/play/sequence';
import type { Obligation } from '../../../core/play/view';
import { askFields, mark } from '../../../kit/fields';
import { heading } from '../../../kit/lines';
import { endStep } from '../../../kit/standard/end-step';
import { finish } from '../../../kit/steps';
import { BASES_AT_START } from '../data/bases-at-start';
import { phaseName, phaseOf, SEA_PHASES, SIDE_WORDS, sequenceOf } from '../data/phases';
import type { SetUpLine } from '../data/set-ups';
import type { SideId } from '../data/units';
import type { UsnEvent } from '../state/bounds';
import { missionsTag } from '../state/fights';
import { suits } from '../state/needs';
import { obligationsHere } from '../state/obligations';
import { notUnderway, type Procedure, type Run } from '../state/procedure';
import type { UsnState } from '../state/state';
import { setUpLines } from './set-up';

const ends = endStep<UsnState, UsnEvent>({
  rule: '3',
  unless: notUnderway,
  step: ({ cursor }) => phaseName(phaseOf(cursor.step)),
  obligations: (state) => obligationsHere(state).filter(({ action }) => !mayWait(state, action)),
  event: (skipped) => ({
    type: 'v1.PhaseEnded',
    skipped: skipped.slice(0, 80).map((each) => each.slice(0, 200)),
  }),
});

/** 3: The next phase; what this one still owes is named first. */
export const endPhase: Procedure = {
  ...ends,
  *run(state, args): Run {
    const outcome = yield* ends.run(state, args);
    // 5(E): Missions that nobody flew are sealed no longer.
    const { opened, written = {} } = state.missions ?? {};
    return opened || !Object.keys(written).length ? outcome : { ...outcome, reveals: [missionsTag(state)] };
  },
  title: ({ scenario, house, cursor }) => {
    const sequence = sequenceOf(scenario, house);
    const next = nextStep(sequence, cursor);
    if (next) return `On to ${phaseName(phaseOf(next.step))}`;
    return nextTurn(sequence, cursor) ? `On to turn ${cursor.turn + 1}` : 'End the last turn';
  },
};

/** 12(N): Tanks are filled up to their side's last sea movement: they hold up no phase before it. */
function mayWait({ cursor }: UsnState, action: Obligation['action']): boolean {
  if (action?.procedure !== 'refuel') return false;
  const last = SEA_PHASES[action.args.side === 'a' ? 'a' : 'j'].at(-1) ?? '';
  return Number(cursor.step.slice(1)) < Number(last.slice(1));
}

/** The lines of a side's set-up, each with its id. */
export const setUpOf = (state: Pick<UsnState, 'scenario' | 'options'>, side: SideId): readonly Laid[] => {
  const bases = BASES_AT_START.filter(
    (each) => each.side === side && each.scenarios.includes(state.scenario) && suits(state, each.needs),
  ).map(({ text }, i) => ({ id: `${side}:base-${i}`, place: 'Bases', units: text }));
  const lines = setUpLines(state.scenario, state.options)
    .map((line, i) => ({ ...line, id: `${side}:${i}` }))
    .filter((line) => line.side === side);
  return [...bases, ...lines];
};
type Laid = Partial<Pick<SetUpLine, 'ships' | 'units'>> & { readonly id: string; readonly place: string };
export const isPlaced = (state: UsnState, side: SideId): boolean =>
  setUpOf(state, side).every(({ id }) => state.placed.includes(id));

/** Set-up: the order of battle of a side, place by place, ticked as it is laid out. */
export const place: Procedure = {
  id: 'place',
  rule: 'Set-up',
  title: (_, { side }) => `${SIDE_WORDS[side === 'a' ? 'a' : 'j']} set-up`,
  side: (_, { side }) => (side === 'a' ? 'a' : 'j'),
  unless: (state, { side }) =>
    notUnderway(state) ??
    (setUpOf(state, side === 'a' ? 'a' : 'j').length ? undefined : 'The text lists no units here.'),
  *run(state, { side }): Run {
    const own: SideId = side === 'a' ? 'a' : 'j';
    const lines = setUpOf(state, own);
    const { ticks } = yield* askFields(
      startDerivation(own),
      {
        key: 'ticks',
        rule: 'Set-up',
        title: `${SIDE_WORDS[own]} set-up`,
        hint: 'Tick each place as it is laid out. You can come back to it.',
        submit: 'So far',
      },
      {
        ticks: mark(
          'Placed',
          lines.map(({ id, place: where, ships, units }) => ({
            value: id,
            label: where,
            note: [ships, units].filter(Boolean).join('; '),
          })),
          { initial: state.placed.filter((id) => id.startsWith(own)) },
        ),
      },
    );
    const others = state.placed.filter((id) => !id.startsWith(own));
    return finish(
      heading(`${SIDE_WORDS[own]} set-up`, { value: `${ticks.length} of ${lines.length}`, rule: 'Set-up' }),
      [{ type: 'v1.Placed', ticks: [...others, ...ticks] }],
    );
  },
};
