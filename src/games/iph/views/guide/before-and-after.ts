import { type MaybeLine, may, must } from '../../../../kit/papers/guide';
import type { IphState } from '../../state/state';

/** Set-up (section 3), and the end (section 4). */

export const setUpLines = (): readonly MaybeLine[] => [
  must(undefined, '3.4', 'Say who plays which side, and count the SNLF and IJA companies.', 'set-up'),
  must(undefined, '1.1', 'Agree on the house rules. Our choice comes first.'),
  may(undefined, '2.0', 'Lay out the map and sort the counters by colour.'),
];

const tick = (side: 'jp' | 'us', rule: string, text: string): MaybeLine => ({
  side,
  must: true,
  tick: true,
  text,
  rule,
});

/** 3.3 and 3.4, in the order of placing. */
const LISTS: readonly MaybeLine[] = [
  tick('us', '3.3', 'Put all seven chits into the cup.'),
  tick('us', '3.3', 'Put two carriers with their planes in USN Ships Distant, and the Army plane aside.'),
  tick('us', '3.3', 'Put Battleship Row in 3020, and a garrison in each of the seven forts.'),
  tick(
    'us',
    '3.3',
    '24th: all 37 units within four hexes of Schofield Barracks, 2125 or 2225, up to four to a hex.',
  ),
  tick('us', '3.3', '24th: at least two of them in each of the two barracks hexes.'),
  tick('us', '3.3', 'Count from the barracks hex without counting it: 1727 is four hexes from 2125.'),
  tick('us', '3.3', '25th: all 37 units inland, in rows 28xx and south, up to three to a hex.'),
  tick(
    'us',
    '3.3',
    'USMC: four battalions within four hexes of 2821, 3225 or 3327, up to one to a hex, alone or with a garrison.',
  ),
  tick(
    'jp',
    '3.4',
    'Sort SNLF, IJA, two battleships, six carriers, six planes and the flags beside the map.',
  ),
  tick('jp', '3.4', 'Lay ready three beachhead markers and three No Move or Attack markers.'),
  tick('jp', '3.4', 'Put both VP markers on 0 of their track, and the turn marker on box 1.'),
  tick('jp', '5.10', 'Put both battleships in IJN Ships Close In as turn 1 begins.'),
];

/** With the order on paper the US sets up next, and the app hears of it at the reveal. */
export const orderLines = (): readonly MaybeLine[] => [
  must('jp', '3.2', 'Write down three coast hexes in a line, in secret: on the phone or on paper.', 'order'),
  must('us', '3.2', 'Look away until the order is written. Then set up:'),
  ...LISTS,
];

export const usSetUpLines = (): readonly MaybeLine[] => [
  ...LISTS,
  must(
    'jp',
    '3.5',
    'When the US is done, show the order and lay the three beachhead markers.',
    'reveal-landing',
  ),
  must(undefined, '4.6', 'Score the first points: one for each marker, and what its hex is worth.'),
];

export const endLines = ({ ended }: IphState): readonly MaybeLine[] => [
  !ended && must(undefined, '4.2', 'Record the end to close the game.', 'record-end'),
  may(undefined, '4.2', 'Play on for fun: the same end is not called twice.', 'play-on'),
  may(undefined, '4.8', 'Look through the points and the log together.'),
];
