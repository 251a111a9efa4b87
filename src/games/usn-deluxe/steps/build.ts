import { type Derivation, type Steps, startDerivation } from '../../../core/play/procedure';
import { askFields, choose, mark, number, words } from '../../../kit/fields';
import { fact, heading, reminder } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import { IN_FORCE } from '../data/arrivals';
import { BUILDS, type Build } from '../data/builds';
import { phaseOf } from '../data/phases';
import { isOrange } from '../data/scenarios';
import { checkOf, rollTarget } from '../questions/checks';
import { PLACE_LENGTH } from '../state/bases';
import { factsFor } from '../state/facts';
import { dated, UNIT_BY_ID } from '../state/points';
import type { Run } from '../state/procedure';
import { has, type UsnState } from '../state/state';

const nameOf = (unit: string): string => UNIT_BY_ID.get(unit)?.name ?? unit;
const partsOf = ({ count, part }: Build): string => `${count} × ${nameOf(part)}`;
const wayOf = ({ id, part }: Build): string => `${id}<${part}`;

/** What a side can build in this war, and why not now. */
function buildsOf(state: UsnState, side: 'j' | 'a') {
  const war = isOrange(state.scenario) ? 'orange' : 'dated';
  // USN-128: War Plan Orange comes to no July 1943.
  const early =
    !has(state, 'training') &&
    (war === 'orange'
      ? 'In War Plan Orange corps are formed only with Training.'
      : dated(state) < IN_FORCE.corps &&
        'The Allies form corps from July 1943 on, turn 82, or with Training.');
  return BUILDS.filter((build) => build.side === side && (!build.where || build.where.includes(war))).map(
    (build) => ({
      build,
      ...(early && build.side === 'a' && UNIT_BY_ID.get(build.id)?.size === 'corps' && { disabled: early }),
    }),
  );
}

const READY = {
  supplied: 'All parts are in supply, in one hex',
  still: 'None has moved this phase or is aboard ship',
  alone: 'No enemy land unit is in the hex',
};

/** 13, 26: What is combined, where and of what; with Training after a die. */
export function* combineUnits(state: UsnState): Run {
  const side = phaseOf(state.cursor.step).side ?? 'a';
  const work = startDerivation(side);
  const open = buildsOf(state, side);
  const { what, place, times } = yield* askFields<{
    what: string;
    place: string;
    times: number;
    ready: readonly string[];
  }>(
    work,
    {
      ...{ key: 'what', rule: '13', title: 'Which unit do you combine?', submit: 'Combine the units' },
      hint: 'One echelon a turn. The counter mix is the limit.',
      checks: [
        {
          kind: 'sum-at-least',
          fields: ['ready'],
          min: Object.keys(READY).length,
          message: 'Units combine only if all three conditions apply.',
        },
        ...builtBefore(
          state,
          open.map(({ build }) => build),
        ),
      ],
    },
    {
      what: choose(
        'Unit',
        open.map(({ build, ...not }) => ({
          value: wayOf(build),
          label: nameOf(build.id),
          note: partsOf(build),
          ...not,
        })),
        {
          initial: wayOf(
            (open.find((each) => !('disabled' in each)) ?? open[0])?.build ?? (BUILDS[0] as Build),
          ),
        },
      ),
      place: words('Hex or name', PLACE_LENGTH),
      times: number('How many of these units', 1, 4, { initial: 1 }),
      ready: mark('Confirm all three conditions', READY, { initial: [] }),
    },
  );
  const build = open.find((each) => wayOf(each.build) === what)?.build;
  if (!build) throw new Error(`${what} is built by nobody`);
  const made = yield* train(work, state, build, times);
  const unit = nameOf(build.id);
  return finish(
    heading(`${unit} at ${place}`, {
      value: made ? (made > 1 ? `${made} combined` : 'combined') : 'not combined',
      rule: '13',
    }),
    made ? [{ type: 'v1.Built', unit: build.id, place, count: made }] : [],
    [
      fact('Of', {
        value: `${partsOf(build)}${times > 1 ? ` for each of ${times}` : ''}`,
        rule: '13',
        prompt: 'what',
      }),
      ...work.lines,
      ...(made < times ? [reminder('Try again on another turn', { rule: '26' })] : []),
    ],
  );
}

/** 13(B)2, 26(G): What was built of a hex this turn is no part of anything larger there. */
const builtBefore = ({ built = [] }: UsnState, builds: readonly Build[]) =>
  builds.flatMap((build) => {
    const places = built.flatMap(({ unit, place }) => (unit === build.part ? [place] : []));
    return places.length
      ? [
          {
            kind: 'never' as const,
            field: 'what',
            all: [
              { field: 'what', includes: [wayOf(build)] },
              { field: 'place', includes: places },
            ],
            message: `Those parts were built there this turn: one echelon a turn.`,
          },
        ]
      : [];
  });

/** 26: How many of them combine; all do where they need no training. */
function* train(work: Derivation, state: UsnState, build: Build, times: number): Steps<number> {
  if (!has(state, 'training') || build.as === 'untrained') return times;
  const ticked = build.as === 'corps' ? ['divisions'] : ['regiments'];
  const { made } = yield* rollTarget(work, checkOf('training'), {
    ...{ side: build.side, facts: factsFor(state, build.side), ticked, count: times },
  });
  return made;
}
