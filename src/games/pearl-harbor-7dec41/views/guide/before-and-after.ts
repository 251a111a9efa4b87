import { type MaybeLine, may, must } from '../../../../kit/papers/guide';
import { RULE } from '../../data/headings';
import type { PearlState } from '../../state/state';

/** Before a game and after it. */

export const matchLines = (): readonly MaybeLine[] => [
  must(undefined, RULE.setups, 'Say who plays which side.', 'set-up'),
  must(undefined, RULE.chances, 'Agree on the house rules. Our reading stands first in each.'),
  may(undefined, RULE.setups, 'Lay out the map and the counters. Ships and squadrons can be listed anew.'),
];

export const planLines = ({ past }: PearlState): readonly MaybeLine[] => [
  must(
    'jp',
    RULE.setups,
    'Plan the game alone: attack or false alarm, mini-subs, invasion, entry, loads.',
    'plan',
  ),
  may('jp', RULE.setups, 'Or write the plan on paper.', 'plan-paper'),
  must('us', RULE.setups, 'Look away until the plan is sealed.'),
  past.length > 1 && must('jp', RULE.setups, 'Two false alarms are over: this game is the attack.'),
];

const spendLines: readonly MaybeLine[] = [
  may(
    'us',
    RULE.precautions,
    'Pay for precautions, alone. Each costs mvps, and Japan may score them.',
    'precautions',
  ),
  may('us', RULE.joint, 'Pay for a joint command, alone: 12 mvps.', 'joint'),
];

export const harbourLines = (): readonly MaybeLine[] => [
  must('us', RULE.carriers, 'Roll alone for Enterprise and Lexington: are they in harbour?', 'harbour'),
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
  !ended && must(undefined, RULE.bands, 'Write the end down: it counts for the match.', 'record-end'),
  must(undefined, RULE.penned, 'Check that battleships penned in are marked.'),
  must(undefined, RULE.victory, 'Look through the points together. Both readings of the score stand below.'),
  ended !== undefined &&
    may(undefined, RULE.setups, 'Play another series, with sides changed if you like.', 'next-series'),
];
