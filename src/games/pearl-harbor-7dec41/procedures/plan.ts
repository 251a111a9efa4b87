import type { FormField } from '../../../core/play/form';
import { askChoice, askForm, type Steps, startWorking, type Working } from '../../../core/play/procedure';
import type { TraceLine } from '../../../core/play/trace';
import { RULE } from '../data/headings';
import { describeMoment, IMPULSES, MINI_SUB_TURN, TURNS } from '../data/sequence';
import type { Mission } from '../data/sides';
import type { Procedure, Run } from '../state/events';
import { planTag } from '../state/secrets';
import type { PearlState, Plan } from '../state/state';

/** After so many false alarms the next game is the attack. */
const MOST_FALSE_ALARMS = 2;
const mustAttack = ({ past }: PearlState): boolean => past.length >= MOST_FALSE_ALARMS;

const ATTACKING = { field: 'mission', includes: ['attack'] } as const;
const WITH_MINI_SUBS = { field: 'miniSubs', includes: ['yes'] } as const;
const PRESET = { field: 'when', includes: ['preset'] } as const;

/** The choice itself: also asked when a plan on paper is opened. */
export const missionField = (state: PearlState): FormField => ({
  key: 'mission',
  label: 'This game is',
  kind: 'choice',
  options: [
    { value: 'attack', label: 'The real attack' },
    {
      value: 'false-alarm',
      label: 'A false alarm',
      ...(mustAttack(state) && { disabled: 'After two false alarms the attack is forced.' }),
    },
  ],
  ...(mustAttack(state) && { initial: 'attack' }),
});

const yesNo = (key: string, label: string): FormField => ({
  key,
  label,
  kind: 'choice',
  options: [
    { value: 'no', label: 'No' },
    { value: 'yes', label: 'Yes' },
  ],
  initial: 'no',
  when: ATTACKING,
});

/**
 * PH-55: mini-subs and invasion belong to the attack. PH-56: their time is preset to the impulse; on which day they come
 * is read differently (PH-3), so any phase after the first is offered.
 */
const fields = (state: PearlState): readonly FormField[] => [
  missionField(state),
  yesNo('miniSubs', 'Mini-subs'),
  {
    key: 'count',
    label: 'How many mini-subs',
    kind: 'number',
    min: 1,
    max: 9,
    initial: 5,
    when: WITH_MINI_SUBS,
  },
  {
    key: 'when',
    label: 'Their time of attack',
    kind: 'choice',
    options: [
      { value: 'preset', label: 'Preset' },
      { value: 'open', label: 'Left open', note: 'For beginners' },
    ],
    initial: 'preset',
    when: WITH_MINI_SUBS,
  },
  {
    key: 'turn',
    label: 'In which phase',
    kind: 'choice',
    options: TURNS.filter(({ turn }) => turn > 1).map(({ turn, date, part }) => ({
      value: String(turn),
      label: `${date}, ${part}`,
    })),
    initial: String(MINI_SUB_TURN + 1),
    when: PRESET,
  },
  {
    key: 'impulse',
    label: 'In which impulse',
    kind: 'number',
    min: 1,
    max: IMPULSES,
    initial: 1,
    when: PRESET,
  },
  yesNo('invasion', 'Invasion of O‘ahu'),
  {
    key: 'entry',
    label: 'Where each task force enters',
    kind: 'text',
    maxLength: 80,
    optional: true,
    initial: '',
    hint: 'West, or north-west out of the weather front.',
  },
  {
    key: 'loads',
    label: 'Kate loads',
    kind: 'text',
    maxLength: 80,
    optional: true,
    initial: '',
    hint: 'Torpedoes or bombs, and which carry the armour-piercing ones.',
    when: ATTACKING,
  },
];

/** What Japan settles beforehand: mission, mini-subs, invasion, entry, loads; sealed until the game is over. */
export const plan: Procedure = {
  id: 'plan',
  rule: RULE.setups,
  title: () => 'Plan of the game',
  side: () => 'jp',
  secret: (state) => ({ side: 'jp', tag: planTag(state) }),
  *run(state: PearlState): Run {
    const work = startWorking('jp');
    const made = yield* askPlan(work, state);
    const lines = describePlan(made).map((line) => ({ ...line, prompt: 'plan' }));
    return {
      events: [{ type: 'v1.PlanSealed', plan: made }],
      trace: [{ kind: 'title', label: 'Plan sealed', rule: RULE.setups }, ...lines],
    };
  },
};

/** Japan looks up what it has sealed: times, loads, entries. Nothing changes. */
export const readPlan: Procedure = {
  id: 'read-plan',
  rule: RULE.setups,
  title: () => 'Read the plan',
  side: () => 'jp',
  secret: (state) => ({ side: 'jp', tag: planTag(state) }),
  *run({ game }: PearlState): Run {
    const work = startWorking('jp');
    const { plan: made } = game;
    if (made && made !== 'paper') work.lines.push(...describePlan(made));
    yield* askChoice(work, {
      key: 'read',
      rule: RULE.setups,
      title: 'Read it, then hand the phone back',
      hint: made === 'paper' ? 'The plan is on paper.' : 'The plan as you have sealed it.',
      options: [{ value: 'done', label: 'Done' }],
      secret: 'jp',
    });
    return { events: [], trace: [{ kind: 'title', label: 'Japan reads its plan', rule: RULE.setups }] };
  },
};

/** Some write it down: then it is told when the game ends. */
export const planOnPaper: Procedure = {
  id: 'plan-on-paper',
  rule: RULE.setups,
  title: () => 'Plan on paper',
  side: () => 'jp',
  // biome-ignore lint/correctness/useYield: a step without a question
  *run(): Run {
    return {
      events: [{ type: 'v1.PlanSealed', plan: 'paper' }],
      trace: [{ kind: 'title', label: 'Japan’s plan is on paper', rule: RULE.setups }],
    };
  },
};

function* askPlan(work: Working, state: PearlState): Steps<Plan> {
  const values = yield* askForm(work, {
    key: 'plan',
    rule: RULE.setups,
    title: `What is game ${state.game.no}?`,
    hint: mustAttack(state) ? 'Two false alarms are over: this is the attack.' : 'The US looks away.',
    submit: 'Seal the plan',
    fields: fields(state),
    secret: 'jp',
  });
  const { mission, miniSubs, count, when, turn, impulse, invasion, entry, loads } = values;
  const armed = miniSubs === 'yes';
  return {
    mission: mission as Mission,
    miniSubs: armed ? Number(count) : 0,
    ...(armed && when === 'preset' && { miniSubsAt: { turn: Number(turn), impulse: Number(impulse) } }),
    invasion: invasion === 'yes',
    entry: String(entry ?? ''),
    loads: String(loads ?? ''),
  };
}

export const MISSION_NAMES: { readonly [M in Mission]: string } = {
  attack: 'the real attack',
  'false-alarm': 'a false alarm',
};

/** The plan in words, for its sealed line, for Japan to read again and for the end of the game. */
export function describePlan({
  mission,
  miniSubs,
  miniSubsAt,
  invasion,
  entry,
  loads,
}: Plan): readonly TraceLine[] {
  const fact = (label: string, value: string): TraceLine => ({
    kind: 'fact',
    label,
    value,
    rule: RULE.setups,
  });
  return [
    fact('This game is', MISSION_NAMES[mission]),
    fact('Mini-subs', miniSubs ? String(miniSubs) : 'none'),
    ...(miniSubsAt ? [fact('They attack', describeMoment(miniSubsAt))] : []),
    fact('Invasion', invasion ? 'yes' : 'no'),
    ...(entry ? [fact('Entry', entry)] : []),
    ...(loads ? [fact('Kate loads', loads)] : []),
  ];
}
