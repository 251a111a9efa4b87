import type { GuideLine } from '../../../../core/play/rules';
import { may, must } from '../../../../kit/papers/guide';
import { type CheckLine, liveLines } from '../../state/checklist';
import { currentStrike, hasMetAir, type Stage } from '../../state/flow';
import { indexOf, type WarState } from '../../state/state';

/** `main` is done by the stage's own action. */
export type Line = GuideLine & { readonly main?: true };

export const STAGE_RULES: { readonly [S in Stage]: string } = {
  'set-up': '51.31',
  declaration: '51.71',
  effective: '51.71C',
  forces: '51.32',
  'magic-jp': '51.311',
  'magic-us': '51.311',
  locations: '51.312',
  surprise: '51.313',
  targets: '51.35',
  'air-combat': '19.2',
  assign: '51.34',
  attacks: '51.34',
  survivors: '51.36',
  decision: '51.41',
  interception: '51.42',
  counter: '51.43E',
  reveal: '51.312',
  placement: '51.61',
  done: '51.73',
};

const main = (rule: string, text: string): Line => ({ ...must(undefined, rule, text), main: true });

const READ = may('us', '51.312', 'Look up in secret what you have sealed.', 'read-secrets');

const STAGES: { readonly [S in Stage]: readonly Line[] } = {
  'set-up': [
    main('51.31', 'Say who plays which side, and agree on the house rules.'),
    may(undefined, '51.22', 'Lay out the map: the app knows neither hexes nor supply.'),
  ],
  declaration: [
    main('51.71', 'Say who declares war on whom, in which turn, and give the tension level.'),
    must('jp', '51.311', 'Apply the tension increases of this turn’s start first.'),
    may(undefined, '51.311', 'Keep the tension level here from turn to turn.', 'tension'),
    may('us', '51.311', 'Note the US strategic Magic in secret as it is drawn.', 'magic-drawn:us'),
    may('jp', '51.311', 'Note Japan’s strategic Magic in secret as it is drawn.', 'magic-drawn:jp'),
  ],
  effective: [
    main('49.852A', 'Throw one die: it makes the effective tension level.'),
    must(undefined, '51.71D', 'Leave Magic out of it: it moves only the column at Pearl Harbor.'),
  ],
  forces: [
    main('51.32', 'List the task forces, what lies at Pearl Harbor, the strike force and the modifiers.'),
    must(
      undefined,
      '51.36',
      'Have your rulebook ready: the nationality modifiers are not in the public rules.',
    ),
  ],
  'magic-jp': [
    main('51.311', 'Say how many strategic Magic cards Japan spends on the column.'),
    may('jp', '51.311', 'Spend none: a card played here is spent.'),
  ],
  'magic-us': [main('51.311', 'Apply your strategic Magic in secret.'), must('jp', '51.311', 'Look away.')],
  locations: [
    main('51.312', 'Roll two dice in secret for each carrier task force.'),
    must('jp', '51.312', 'Look away.'),
    READ,
  ],
  surprise: [main('51.313', 'Throw for the surprise level. Only the column modifies the die.'), READ],
  targets: [
    main('51.35', 'See which task forces lie in port, and pick the squadrons that stay on the ground.'),
    READ,
  ],
  'air-combat': [
    main('19.2', 'Both sides roll at the same time.'),
    must(undefined, '19.2', 'Give both net modifiers from your rulebook.'),
  ],
  assign: [
    main('51.34', 'Share out all squadrons of the strike over the targets, before any of them attacks.'),
    must(undefined, '51.34', 'Keep nobody back: every squadron of a strike is sent at something.'),
  ],
  attacks: [
    main('51.34', 'Resolve one target after the other: air defence, attack, damage. In any order.'),
    must(undefined, '23.43', 'Give each target’s air defence level from your rulebook, before any surprise.'),
  ],
  survivors: [
    main('51.36', 'Roll once for all squadrons that were caught and have survived.'),
    must('jp', '51.36', 'Do not roll back.'),
  ],
  decision: [
    main('51.41', 'Withdraw, or strike a second time with some or all of what is available.'),
    may('jp', '51.43B', 'Keep up to a third back as combat air patrol, if you strike.'),
    READ,
  ],
  interception: [
    main(
      '51.42',
      'Say for each task force at large, behind the curtain, whether it tries to meet the fleet.',
    ),
    may('us', '51.42', 'Let any of them stay hidden.'),
    READ,
  ],
  counter: [
    main('51.43E', 'Launch one air strike of at most ten squadrons, after a surprise die.'),
    must('jp', '51.43D', 'Do nothing: Japan has found nobody.'),
  ],
  reveal: [
    main('51.312', 'Open all locations, the US Magic and the column.'),
    must('jp', '51.43A', 'Fight no further: the strike force goes home now.'),
  ],
  placement: [
    main('51.61', 'Bring the strike force home, inverted, and place the task forces.'),
    must('jp', '51.52', 'Bring all of it to Japan together.'),
  ],
  done: [
    main('51.73', 'Play the player turn on the map with the lines that are live, then go to the next.'),
    may(undefined, '51.72', 'Tick what is done. Nothing is ticked by itself.', 'tick'),
    may(undefined, '51.73', 'Write the restrictions of your rulebook as lines of your own.', 'write-line'),
    may(undefined, '51.71', 'Declare another war.', 'declare'),
  ],
};

/** What the player turn on the map brings while the checklist is live (51.61, 51.72, 51.73, 52.6). */
function onTheMap(state: WarState): readonly (Line | false)[] {
  const { attack, declarations, clock } = state;
  const live = liveLines(state);
  const isLive = (...windows: readonly CheckLine['window'][]) =>
    live.some(({ window }) => windows.includes(window));
  const declared = attack?.placed ? declarations[attack.declaration] : undefined;
  const contest = declared !== undefined && indexOf(declared) === indexOf(clock);
  return [
    isLive('J0') && must('jp', '51.72', 'Use the effects of surprise now: they end with this player turn.'),
    contest &&
      may(
        'us',
        '51.61',
        'Try to intercept at Midway and Johnston, with those that are listed and nobody else.',
      ),
    isLive('A1', 'A2') &&
      must('us', '51.73', 'Keep to the restrictions of this player turn: the list is in your rulebook.'),
    isLive('CH') &&
      must('us', '52.6', 'Keep Nationalist Chinese ground units in China, and lend no Flying Tigers.'),
  ];
}

/** The lines of a stage; what belongs to one strike or player turn alone is added. */
export function linesOf(state: WarState, stage: Stage): readonly (Line | false)[] {
  const { attack } = state;
  const [first, ...others] = STAGES[stage];
  if (stage === 'done' && first) return [first, ...onTheMap(state), ...others];
  const strike = attack && currentStrike(attack);
  if (stage !== 'assign' || !strike) return STAGES[stage];
  if (strike.side === 'us') return STAGES.assign;
  const oil =
    strike.id === 'first'
      ? must('jp', '51.34', 'Leave the oil alone: not in the first strike.')
      : may('jp', '51.41C', 'Attack the oil reserve, without any modifiers.');
  const air = may(
    'jp',
    '51.41B',
    'Send squadrons at the air units alone: they have fought, and attack nothing.',
  );
  return [...STAGES.assign, oil, hasMetAir(strike) && air];
}
