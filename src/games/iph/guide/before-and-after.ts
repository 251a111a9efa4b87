import type { IphState } from '../state/state';
import { type MaybeLine, may, must } from './line';

/** Set-up (section 3), and the end (section 4). */

export const setUpLines = (): readonly MaybeLine[] => [
  must(undefined, '3.4', 'Say who plays which side, and count the SNLF and IJA companies.', 'set-up'),
  must(undefined, '1.1', 'Agree on the house rules. Our reading stands first in each.'),
  may(undefined, '2.0', 'Lay out the map and sort the counters by colour.'),
];

export const orderLines = (): readonly MaybeLine[] => [
  must('jp', '3.2', 'Write down three coast hexes in a line, in secret: on the phone or on paper.', 'order'),
  must('us', '3.2', 'Look away until the order is written.'),
  may('jp', '3.4', 'Sort your counters beside the map. None of them is on it yet.'),
];

export const usSetUpLines = (): readonly MaybeLine[] => [
  must('us', '3.3', 'Place your units, carriers and Battleship Row as the list on the table says.'),
  must('us', '6.5', 'Keep to the stacking limits while you place.'),
  must(
    'jp',
    '3.5',
    'When the US is done, show the order and lay the three beachhead markers.',
    'reveal-landing',
  ),
  must(undefined, '4.6', 'Score the first points: one for each marker, and what its hex is worth.'),
];

export const endLines = ({ ended }: IphState): readonly MaybeLine[] => [
  !ended && must(undefined, '4.2', 'Write the end down, so that the game is closed.', 'record-end'),
  may(undefined, '4.2', 'Play on for the sake of it: the same end is not called twice.', 'play-on'),
  may(undefined, '4.8', 'Look through the points and the log together.'),
];
