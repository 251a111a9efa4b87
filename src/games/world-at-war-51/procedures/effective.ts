import { signed, withMinus } from '../../../core/numbers';
import {
  askCell,
  askChoice,
  askDice,
  type Derivation,
  dieLine,
  type Steps,
  startDerivation,
} from '../../../core/play/procedure';
import { numbers, VALUE } from '../../../kit/charts';
import { heading, reminder } from '../../../kit/lines';
import { finish, resting } from '../../../kit/steps';
import { TENSION_DIE } from '../data/charts/other';
import type { Power } from '../data/sides';
import { NO_SURPRISE } from '../data/values';
import type { Procedure, StoryEvent } from '../state/events';
import { openDeclaration } from '../state/flow';
import type { Declaration, WarState } from '../state/state';
import { stateNumber } from './roll';

type Live = {
  readonly onslaught: boolean;
  readonly unprepared: readonly Power[];
  /** The restrictions of an earlier declaration reach this one's power too. */
  readonly widens?: number;
};

/** The declaration that waits for its die, by its place among them. */
function waiting(state: WarState) {
  const which = openDeclaration(state);
  if (which === undefined) return undefined;
  const declaration = state.declarations[which];
  return declaration?.actual === undefined ? undefined : { which, declaration, actual: declaration.actual };
}

/** One die right after the declaration makes the effective tension level (51.71C, 49.852A). */
export const effective: Procedure = resting({
  id: 'effective',
  rule: '51.71C',
  title: 'Effective tension level',
  side: 'jp',
  on: (state) => waiting(state) ?? 'No declaration waits for its die.',
  *run({ which, declaration, actual }, state) {
    const rule = '51.71C';
    const work = startDerivation('jp');
    const label = `Actual tension level ${withMinus(actual)}`;
    const die = yield* askDice(work, {
      key: 'die',
      rule: '49.852A',
      title: 'The die for the tension level',
      hint: `Actual level ${withMinus(actual)}. From 40 on, surprise is lost.`,
      count: 1,
      sides: 6,
      rollPreview: { chart: TENSION_DIE.id, column: VALUE },
    });
    const cell = yield* askCell(work, TENSION_DIE, VALUE, String(die.faces[0]));
    const added = Number(cell.value);
    work.lines.push(dieLine(die, { label, value: signed(added), rule: '49.852A', prompt: 'die' }));
    const level = yield* stateNumber(
      work,
      {
        key: 'effective',
        label: 'Effective tension level',
        rule,
        shape: numbers(-20, 120),
        value: actual + added,
      },
      (said) => ({ value: withMinus(said) }),
    );
    const { widens, ...live } = yield* askLive(work, state, which, declaration, level);
    const widened = (power: Power, earlier: number): StoryEvent => ({
      type: 'v1.Widened',
      declaration: earlier,
      power,
    });
    const lost = level >= NO_SURPRISE ? ', no surprise' : '';
    return finish(
      heading('Effective tension level', { value: `${withMinus(level)}${lost}`, rule }),
      [
        {
          type: 'v1.EffectiveFixed',
          declaration: which,
          effective: level,
          ...live,
          from: declaration.turn,
        },
        ...(widens === undefined ? [] : declaration.on.map((power) => widened(power, widens))),
      ],
      work.lines,
    );
  },
});

/** Which effects of surprise this declaration brings; Magic never counts for them (51.71D). */
function* askLive(
  work: Derivation,
  { declarations }: WarState,
  which: number,
  { on }: Declaration,
  level: number,
): Steps<Live> {
  const say = (label: string) => work.lines.push(reminder(label, { rule: '51.71' }));
  if (level >= NO_SURPRISE) {
    say('At 40 or more the effects of surprise do not apply. Pearl Harbor goes by its last column (WW-2).');
    return { onslaught: false, unprepared: [] };
  }
  const earlier = declarations.findIndex(({ unprepared }, at) => at < which && unprepared?.length);
  if (which > 0) {
    const own = yield* askSecond(work, on, earlier >= 0);
    if (!own) {
      say('Both belong to the first surprise and are dated from it.');
      return { onslaught: false, unprepared: [], ...(earlier >= 0 && { widens: earlier }) };
    }
    const britain = on.includes('gb');
    say(britain ? 'Surprise against Britain, from this turn.' : 'Restrictions for the US, from this turn.');
    return { onslaught: britain, unprepared: on };
  }
  if (on.includes('gb')) {
    say('Effects of surprise are live in the Pacific theater.');
    return { onslaught: true, unprepared: on };
  }
  const all = yield* askChoice(work, {
    key: 'us-alone',
    rule: '51.71',
    title: 'War on the US alone: which effects of surprise apply?',
    hint: 'The text names Britain, or both; elsewhere it says either.',
    options: [
      { value: 'allied', label: 'The US restrictions', note: 'Our reading (WW-16)' },
      { value: 'all', label: 'All of them' },
    ],
    preselected: 'allied',
  });
  say(all === 'all' ? 'All effects of surprise are live.' : 'Only the restrictions of the US are live.');
  return { onslaught: all === 'all', unprepared: on };
}

/** A second declaration has its own surprise, or belongs to the first (WW-17). */
function* askSecond(work: Derivation, on: readonly Power[], surprised: boolean): Steps<boolean> {
  const power = on.includes('gb') ? 'Britain' : 'the US';
  const answer = yield* askChoice(work, {
    key: 'second',
    rule: '51.71',
    title: 'A second declaration: which surprise does it bring?',
    options: [
      { value: 'own', label: `Its own, for ${power}`, note: 'Our reading (WW-17)' },
      {
        value: 'first',
        label: 'One with the first',
        note: surprised ? 'Dated from the first' : 'The first brought none',
      },
    ],
    preselected: 'own',
  });
  return answer === 'own';
}
