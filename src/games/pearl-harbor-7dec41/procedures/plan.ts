import { type Derivation, type Steps, startDerivation } from '../../../core/play/procedure';
import type { TraceLine } from '../../../core/play/trace';
import { askFields, choose, type Field, number, pick, when, words } from '../../../kit/fields';
import { fact, heading } from '../../../kit/lines';
import { finish, step } from '../../../kit/steps';
import { RULE } from '../data/headings';
import { describeMoment, IMPULSES, MINI_SUB_TURN, TURNS } from '../data/sequence';
import type { Mission } from '../data/sides';
import type { Procedure, Run } from '../state/events';
import { planTag } from '../state/secrets';
import type { PearlState, Plan } from '../state/state';
import { confirmSecret } from './behind-curtain';

const rule = RULE.setups;
const secret = (state: PearlState) => ({ side: 'jp', tag: planTag(state) });

/** After so many false alarms the next game is the attack. */
const MOST_FALSE_ALARMS = 2;
const mustAttack = ({ past }: PearlState): boolean => past.length >= MOST_FALSE_ALARMS;

/** The choice itself: also asked when a plan on paper is opened. */
export function missionField(state: PearlState, made?: Mission): Field<Mission> {
  const forced = mustAttack(state);
  const initial = forced ? 'attack' : made;
  const alarm = { value: 'false-alarm', label: 'A false alarm' } as const;
  return pick(
    'This game is',
    [
      { value: 'attack', label: 'The real attack' },
      { ...alarm, ...(forced && { disabled: 'After two false alarms this must be the attack.' }) },
    ],
    initial ? { initial } : {},
  );
}

const attacking = <V>(field: Field<V>) => when('mission', ['attack'], field);
const withMiniSubs = <V>(field: Field<V>) => when('miniSubs', ['yes'], field);
const preset = <V>(field: Field<V>) => when('when', ['preset'], field);
const yesNo = (label: string) => attacking(choose(label, { no: 'No', yes: 'Yes' }));
const text = (label: string, hint: string) => words(label, 80, { optional: true, initial: '', hint });

/**
 * PH-55: mini-subs and invasion belong to the attack. PH-56: their time is preset to the impulse; on which day they come
 * is read differently (PH-3), so any phase after the first is offered.
 */
const fields = (state: PearlState) => ({
  mission: missionField(state),
  miniSubs: yesNo('Mini-subs'),
  count: withMiniSubs(number('How many mini-subs', 1, 9, { initial: 5 })),
  when: withMiniSubs(
    choose('When they attack', [
      { value: 'preset', label: 'Set in advance' },
      { value: 'open', label: 'Decided later', note: 'For beginners' },
    ]),
  ),
  turn: preset(
    choose(
      'Phase',
      TURNS.filter(({ turn }) => turn > 1).map(({ turn, date, part }) => ({
        value: String(turn),
        label: `${date}, ${part}`,
      })),
      { initial: String(MINI_SUB_TURN + 1) },
    ),
  ),
  impulse: preset(number('Impulse', 1, IMPULSES, { initial: 1 })),
  invasion: yesNo('Invasion of O‘ahu'),
  entry: text('Where each task force enters', 'West, or north-west out of the weather front.'),
  loads: attacking(
    text('Kate loads', 'Torpedoes or bombs, and which squadrons carry armour-piercing bombs.'),
  ),
});

/** What Japan settles beforehand: mission, mini-subs, invasion, entry, loads; sealed until the game is over. */
export const plan: Procedure = {
  id: 'plan',
  rule,
  title: 'Plan of the game',
  side: 'jp',
  secret,
  // The other phone plays on as with a plan on paper.
  veiled: () => [{ type: 'v1.PlanSealed', plan: 'paper' }],
  beside: () => '',
  *run(state: PearlState): Run {
    const made = yield* askPlan(startDerivation('jp'), state);
    const lines = describePlan(made).map((line) => ({ ...line, prompt: 'plan' }));
    return finish(heading('Plan sealed', { rule }), [{ type: 'v1.PlanSealed', plan: made }], lines);
  },
};

/** Japan looks up what it has sealed: times, loads, entries. Nothing changes. */
export const readPlan: Procedure = {
  id: 'read-plan',
  rule,
  title: 'Read the plan',
  side: 'jp',
  secret,
  veiled: () => [],
  *run({ game }: PearlState): Run {
    const work = startDerivation('jp');
    const { plan: made } = game;
    if (made && made !== 'paper') work.lines.push(...describePlan(made));
    const hint = made === 'paper' ? 'Your plan is on paper.' : 'This is the plan you sealed.';
    yield* confirmSecret(work, hint, 'jp');
    return finish(heading('Japan reads its plan', { rule }), []);
  },
};

/** Some write it down: then it is told when the game ends. */
export const planOnPaper: Procedure = step({
  id: 'plan-on-paper',
  rule,
  title: 'Plan on paper',
  side: 'jp',
  outcome: () =>
    finish(heading('Japan’s plan is on paper', { rule }), [{ type: 'v1.PlanSealed', plan: 'paper' }]),
});

function* askPlan(work: Derivation, state: PearlState): Steps<Plan> {
  const told = yield* askFields(
    work,
    {
      key: 'plan',
      rule,
      title: `What is game ${state.game.no}?`,
      hint: mustAttack(state)
        ? 'After two false alarms this game is the attack.'
        : 'The US looks away while you answer.',
      submit: 'Seal the plan',
      secret: 'jp',
    },
    fields(state),
  );
  const { mission, count = 0, turn, impulse, invasion, entry, loads = '' } = told;
  return {
    mission,
    miniSubs: count,
    ...(turn && impulse && { miniSubsAt: { turn: Number(turn), impulse } }),
    invasion: invasion === 'yes',
    entry,
    loads,
  };
}

export const MISSION_NAMES: { readonly [M in Mission]: string } = {
  attack: 'the real attack',
  'false-alarm': 'a false alarm',
};

/** The plan in words, for its sealed line, for Japan to read again and for the end of the game. */
export function describePlan(made: Plan): readonly TraceLine[] {
  const { mission, miniSubs, miniSubsAt, invasion, entry, loads } = made;
  const told = [
    ['This game is', MISSION_NAMES[mission]],
    ['Mini-subs', miniSubs ? String(miniSubs) : 'none'],
    ['They attack', miniSubsAt ? describeMoment(miniSubsAt) : ''],
    ['Invasion', invasion ? 'yes' : 'no'],
    ['Entry', entry],
    ['Kate loads', loads],
  ] as const;
  return told.flatMap(([label, value]) => (value ? [fact(label, { value, rule })] : []));
}
