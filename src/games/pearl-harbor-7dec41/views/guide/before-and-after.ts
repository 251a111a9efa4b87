import { type MaybeLine, may, must } from '../../../../kit/papers/guide';
import { RULE } from '../../data/headings';
import type { PearlState } from '../../state/state';

/** Before a game and after it. */

export const matchLines = (): readonly MaybeLine[] => [
  must(undefined, RULE.setups, 'Say who plays which side.', 'set-up'),
  must(undefined, RULE.chances, 'Agree on the house rules. Our choice comes first.'),
  may(
    undefined,
    RULE.setups,
    'Lay out the map and the counters. You can change the lists of ships and squadrons.',
  ),
];

export const planLines = ({ past }: PearlState): readonly MaybeLine[] => [
  must(
    'jp',
    RULE.setups,
    'Plan the game in secret: attack or false alarm, mini-subs, invasion, entry, loads.',
    'plan',
  ),
  may('jp', RULE.setups, 'Or write the plan on paper.', 'plan-paper'),
  must('us', RULE.setups, 'Look away until the plan is sealed.'),
  past.length > 1 && must('jp', RULE.setups, 'After two false alarms this game is the attack.'),
];

const spendLines: readonly MaybeLine[] = [
  may(
    'us',
    RULE.precautions,
    'Pay for precautions in secret. Each costs mvps, and Japan may score them.',
    'precautions',
  ),
  may('us', RULE.joint, 'Pay for a joint command in secret: 12 mvps.', 'joint'),
];

export const harbourLines = (): readonly MaybeLine[] => [
  must('us', RULE.carriers, 'Roll in secret for Enterprise and Lexington: are they in harbour?', 'harbour'),
  ...spendLines,
  must('jp', RULE.carriers, 'Look away while the US rolls and spends.'),
];

export const beginLines = (): readonly MaybeLine[] => [
  ...spendLines,
  must(undefined, RULE.markers, 'Place your task forces and dummies, four markers a side.'),
  must('jp', RULE.entry, 'Enter from the west, or from the northwest out of the weather front.'),
  must(undefined, RULE.sequence, 'Begin the first phase when both are ready.', 'begin'),
];

export const endLines = ({ ended }: PearlState): readonly MaybeLine[] => [
  !ended && must(undefined, RULE.bands, 'Record the end, so that it counts for the match.', 'record-end'),
  must(undefined, RULE.penned, 'Check that battleships penned in are marked.'),
  must(undefined, RULE.victory, 'Look through the points together. The score is shown both ways below.'),
  ended !== undefined &&
    may(undefined, RULE.setups, 'Play another series, swapping sides if you like.', 'next-series'),
];
