import { type MaybeLine, may, must } from '../../../../kit/papers/guide';
import type { IphState } from '../../state/state';
import { isNight } from '../../state/state';

/** The phases that open a turn (5.3 to 5.5). */

/** 7.3: who has placed is open; where is not. */
export const dispositionLines = ({ placed }: IphState): readonly MaybeLine[] => [
  !placed.jp &&
    must(
      'jp',
      '7.3',
      'Put each carrier and battleship in Close In or Distant, while the US looks away.',
      'jp-ships',
    ),
  !placed.us &&
    must(
      'us',
      '7.3',
      'Put your carriers in Close In or Distant, in the open, after Japan has placed.',
      'us-ships',
    ),
  must(undefined, '7.3', 'When both have placed, show the Japanese ships.', 'reveal'),
  may(undefined, '7.9', 'Keep ships Distant: they then do nothing, and nothing happens to them.'),
];

export const carrierCombatLines = (): readonly MaybeLine[] => [
  must('jp', '7.3', 'If both sides have a carrier close in, roll on the Carrier Warfare Table.', 'carriers'),
  must('jp', '7.4', 'If you find the US: assign each close-in plane to a carrier before any die.'),
  must('us', '7.5', 'If you find Japan: attack with your close-in carrier planes. The Army plane stays out.'),
  must(
    'us',
    '7.9',
    'If only Japanese battleships are close in and one of your carriers is, they are attacked at once.',
  ),
  must(undefined, '7.8', 'Take ships that are hit out of the game, and a plane with each carrier.'),
];

export const submarineLines = (state: IphState): readonly MaybeLine[] => [
  must(
    'us',
    '7.11',
    'If a Japanese ship is close in, roll two dice: 3 or 11 hits one, picked at random.',
    'submarine',
  ),
  may('jp', '7.11', 'Nothing can be done against it.'),
  isNight(state) && may('us', '12.3', 'This is the one attack you have at night.'),
];

export const landingLines = (): readonly MaybeLine[] => [
  must(
    'jp',
    '8.2',
    'Land every unit that fits, up to four in each beachhead hex. You choose which.',
    'landing',
  ),
  must('jp', '8.5', 'Fill all beachheads first, then roll for each unit: some stall till the turn ends.'),
  may('jp', '8.2', 'Mix SNLF and IJA in a beachhead hex.'),
  may('us', '5.7', 'Wait: nothing of yours acts in this phase.'),
];
