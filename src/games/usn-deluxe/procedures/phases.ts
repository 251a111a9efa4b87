import { startDerivation } from '../../../core/play/procedure';
import { type Cursor, nextStep, nextTurn } from '../../../core/play/sequence';
import type { Obligation } from '../../../core/play/view';
import { askFields, mark } from '../../../kit/fields';
import { fact, heading } from '../../../kit/lines';
import { endStep } from '../../../kit/standard/end-step';
import { finish } from '../../../kit/steps';
import { BASES_AT_START } from '../data/bases-at-start';
import { phaseName, phaseOf, SEA_PHASES, SIDE_WORDS, seaMover, sequenceOf } from '../data/phases';
import type { SetUpLine } from '../data/set-ups';
import type { SideId } from '../data/units';
import type { UsnEvent } from '../state/bounds';
import { duesIn, duesNow } from '../state/dues';
import { missionsTag } from '../state/fights';
import { suits } from '../state/needs';
import { obligationsHere } from '../state/obligations';
import { notUnderway, type Procedure, type Run } from '../state/procedure';
import { toSettle } from '../state/settled';
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

/** 3: The next phase, or the one after those in which nothing happens; what this one still owes is named first. */
export const endPhase: Procedure = {
  ...ends,
  unless: (state, { past }) =>
    notUnderway(state) ??
    (past && !emptyNext(state).length
      ? 'Something is due in the next phase, or ships can move in it.'
      : undefined),
  *run(state, args): Run {
    const ended = yield* ends.run(state, args);
    const passed = args.past ? emptyNext(state) : [];
    const outcome = {
      ...ended,
      events: [...ended.events, ...passed.map((): UsnEvent => ({ type: 'v1.PhaseEnded', skipped: [] }))],
      trace: [
        ...ended.trace,
        ...passed.map(({ step }) => fact(`Nothing in ${phaseName(phaseOf(step))}`, { rule: '3' })),
      ],
    };
    // 5(E): Missions that nobody flew are sealed no longer.
    const { opened, written = {} } = state.missions ?? {};
    return opened || !Object.keys(written).length ? outcome : { ...outcome, reveals: [missionsTag(state)] };
  },
  title: (state, { past }) => {
    const passed = past ? emptyNext(state) : [];
    const from = passed.at(-1) ?? state.cursor;
    const on = onTo(state, from);
    if (!passed.length) return on;
    const number = ({ step }: Cursor): string => step.slice(1);
    const next = nextStep(sequenceOf(state.scenario, state.house), from);
    // It stands beside the button that says the next phase by its name.
    const to = next ? `on to ${number(next)}` : `${on.charAt(0).toLowerCase()}${on.slice(1)}`;
    return `Nothing in ${passed.map(number).join(' and ')}: ${to}`;
  },
};

/** "On to 3 Allied land movement", "On to turn 58" */
export function onTo({ scenario, house, cursor: { turn } }: UsnState, from: Cursor): string {
  const sequence = sequenceOf(scenario, house);
  const next = nextStep(sequence, from);
  if (next) return `On to ${phaseName(phaseOf(next.step))}`;
  return nextTurn(sequence, from) ? `On to turn ${turn + 1}` : 'End the last turn';
}

/** The phases of this turn that come next, as far as no ships move in them and nothing falls due: they may be passed in one. */
export function emptyNext(state: UsnState): readonly Cursor[] {
  const sequence = sequenceOf(state.scenario, state.house);
  const now = new Set(duesNow(state).map(({ id }) => id));
  const passed: Cursor[] = [];
  for (let next = nextStep(sequence, state.cursor); next; next = nextStep(sequence, next)) {
    const isEmpty =
      next.step !== 'p1' &&
      seaMover(next.step) === undefined &&
      !(next.step === 'p10' && toSettle(state)) &&
      duesIn(state, next.step).every(({ id }) => now.has(id));
    if (!isEmpty) return passed;
    passed.push(next);
  }
  return passed;
}

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
    (setUpOf(state, side === 'a' ? 'a' : 'j').length
      ? undefined
      : 'The rulebook lists no units for this side.'),
  *run(state, { side }): Run {
    const own: SideId = side === 'a' ? 'a' : 'j';
    const lines = setUpOf(state, own);
    const { ticks } = yield* askFields(
      startDerivation(own),
      {
        key: 'ticks',
        rule: 'Set-up',
        title: `${SIDE_WORDS[own]} set-up`,
        hint: 'Tick each place once its counters are on the map. You can come back to this list.',
        submit: 'Save the ticks',
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
