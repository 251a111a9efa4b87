import { type MaybeLine, may, must } from '../../../../kit/papers/guide';
import { SUB_COMMAND_NAMES, subCommandOf } from '../../data/chits';
import { freeBattleships, freePlanes, planesFly } from '../../state/air';
import { strikeTargets } from '../../state/carriers';
import { type IphState, isNight, pullsLeft, rowAlive } from '../../state/state';

/** Chit pulls and the two Japanese phases between them (5.6 to 5.10). */

/** 11.1, 11.2: what every mover forgets of Ford Island. */
const fordIsland = (side: 'jp' | 'us', state: IphState): MaybeLine =>
  rowAlive(state)
    ? must(side, '11.1', 'Stay off Ford Island: Battleship Row is there.')
    : must(
        side,
        '11.2',
        'Onto Ford Island only out of a hex next to it; that or leaving it takes the whole move.',
      );

const owedPhases = ({ jpPhases }: IphState): readonly MaybeLine[] => [
  jpPhases.movement === 'owed' &&
    may('jp', '5.7', 'Take your one movement phase of this turn now.', 'jp-movement'),
  jpPhases.combat === 'owed' && may('jp', '5.7', 'Take your one combat phase of this turn now.', 'jp-combat'),
];

/** The sub-command whose chit is drawn: "24th". */
const whoActs = ({ current }: IphState): string =>
  current ? SUB_COMMAND_NAMES[subCommandOf(current)] : 'US';

const strikeLine = (state: IphState): MaybeLine =>
  strikeTargets(state).length > 0 &&
  may(
    'us',
    '7.7',
    'Strike a battleship that has helped a battle today, from your close-in carriers.',
    'strike',
  );

export const turn1Lines = (state: IphState): readonly MaybeLine[] => [
  must(
    'jp',
    '5.10',
    'Take a movement phase and a combat phase, in the order you like. That is the whole turn.',
  ),
  ...owedPhases(state),
  may('us', '5.10', 'Wait: no chit is drawn on turn 1. Your units defend.'),
];

export const pullLines = (state: IphState): readonly MaybeLine[] => [
  must('us', '5.6', 'Draw a chit without looking. It says who moves or fights now.', 'draw'),
  isNight(state) && must('us', '5.9', 'The Fight chits stay out of the cup tonight.'),
  strikeLine(state),
  ...owedPhases(state),
  state.drawn.length === 0 &&
    freePlanes(state) > 0 &&
    may(
      'jp',
      '7.13',
      'Lay planes on the map before the first chit: the hexes around them cost the US 1 MP more.',
      'interdiction',
    ),
  may(undefined, '3.6', 'Put right who holds a hex that was forgotten.', 'hex-taken'),
];

export const usMoveLines = (state: IphState): readonly MaybeLine[] => {
  const who = whoActs(state);
  return [
    must('us', '2.10', `Roll for each ${who} unit or stack as it starts to move; the roll is its MP.`, 'mf'),
    may('us', '9.2', `Leave any of them where they are. Only ${who} units move on this chit.`),
    must('us', '9.7', 'Keep out of hexes with Japanese ground units.'),
    state.house.loneMarker === 'unit' &&
      must('us', '9.7', 'Keep out of beachhead markers too, alone or not: they have to be attacked.'),
    must('us', '6.5', 'Keep to the stacking limits all the way.'),
    fordIsland('us', state),
    state.turnUse.interdiction.length > 0 &&
      must('us', '7.13', 'Pay 1 MP more for each hex under or next to an interdicting plane, by road too.'),
    state.issei && must('us', '10.13', 'Pay 2 MP for a city hex: there has been a rebellion.'),
    may('us', '3.6', 'Note a hex taken back as your unit enters it.', 'hex-retaken'),
    must('us', '5.7', 'End the phase when you are done.', 'end-us'),
    must('jp', '5.7', 'Wait: no interrupting before this phase is over.'),
  ];
};

/** What the other side, or Japan at all times, may add to a battle. */
const japanSupports = (state: IphState): readonly MaybeLine[] => [
  freeBattleships(state).length > 0 &&
    may('jp', '7.1', 'Add a close-in battleship to a battle: 6 factors, each once a turn.'),
  freePlanes(state) > 0 &&
    may('jp', '7.12', 'Add planes to a battle: a column each, no more than your ground units in it.'),
  may('jp', '12.1', 'Call a banzai last of all: up to three columns, and your losses double.'),
];

const usPlanes = (state: IphState): MaybeLine =>
  planesFly(state) && must('us', '7.14', 'Roll in each battle for every plane that has not flown this turn.');

export const usFightLines = (state: IphState): readonly MaybeLine[] => {
  const who = whoActs(state);
  return [
    may('us', '10.1', `Attack Japanese units next to yours, with ${who} alone. No unit has to.`, 'us-attack'),
    must('us', '10.5', 'All of them in a hex attack together, and each attacks once.'),
    may('us', '6.8', 'Look into a Japanese stack once the attack on it is declared; it then goes ahead.'),
    usPlanes(state),
    ...japanSupports(state),
    must('us', '10.10', 'Enter an emptied hex with one attacker at least, at once.'),
    strikeLine(state),
    must('us', '5.7', 'End the phase when you are done.', 'end-us'),
    must('jp', '5.7', 'Wait with your own phases until this one is over.'),
  ];
};

export const rowFightLines = (state: IphState): readonly MaybeLine[] => [
  may('us', '11.3', 'Fire once with Battleship Row: 2d6 at a hex next to it, 1d6 at two hexes.', 'us-attack'),
  usPlanes(state),
  ...japanSupports(state),
  may('us', '11.3', 'It never loses steps and never advances when it attacks.'),
  strikeLine(state),
  must('us', '5.7', 'End the phase when you are done.', 'end-us'),
  must('jp', '5.7', 'Wait with your own phases until this one is over.'),
];

export const jpMovementLines = (state: IphState): readonly MaybeLine[] => [
  may('jp', '2.10', 'Move any of your ground units, 7 MP each, without a roll.'),
  state.stalled.length > 0 && must('jp', '8.5', 'Leave stalled units where they are.'),
  must('jp', '9.7', 'Keep out of hexes with US ground units.'),
  must('jp', '6.2', 'Four units a hex; SNLF and IJA end together only in beachhead hexes.'),
  fordIsland('jp', state),
  may('jp', '3.6', 'Note each hex that counts as you enter it.', 'hex-taken'),
  must('jp', '5.7', 'End the phase when you are done.', 'end-jp-movement'),
  may('us', '5.7', 'Wait: your units do nothing now.'),
];

export const jpCombatLines = (state: IphState): readonly MaybeLine[] => [
  may('jp', '10.1', 'Attack US units next to yours, one hex at a time. No unit has to.', 'jp-attack'),
  must('jp', '10.3', 'Attack with each unit once, and each hex once, momentum aside.'),
  must('jp', '9.13', 'SNLF and IJA attack together only out of beachhead hexes.'),
  state.stalled.length > 0 && must('jp', '8.5', 'Leave stalled units out of the attack.'),
  may('jp', '6.8', 'Look into US stacks first.'),
  rowAlive(state) &&
    freePlanes(state) > 0 &&
    may('jp', '11.4', 'Attack Battleship Row with planes alone.', 'air-attack'),
  must('jp', '10.13', 'Before each attack on a city, roll for a rebellion.'),
  ...japanSupports(state),
  isNight(state) && must('jp', '12.4', 'Roll on the night table for each attack, before any banzai.'),
  usPlanes(state),
  must('jp', '10.10', 'Enter an emptied hex with one attacker at least, at once.'),
  !isNight(state) &&
    may('jp', '10.4', 'Attack once more at once with a force that has advanced.', 'momentum'),
  may('jp', '3.6', 'Note each hex that counts as you enter it.', 'hex-taken'),
  must('jp', '5.7', 'End the phase when you are done.', 'end-jp-combat'),
];

export const momentumLines = (): readonly MaybeLine[] => [
  may('jp', '10.4', 'Attack once more at once with the force that has just advanced, alone.', 'momentum'),
  may('jp', '10.4', 'Or leave it, and go on with another attack.', 'jp-attack'),
  must('jp', '10.4', 'No planes and no battleships in it; a banzai is allowed. Never a third attack.'),
  may('jp', '5.7', 'Or end the phase.', 'end-jp-combat'),
];

export const jpOwedLines = (state: IphState): readonly MaybeLine[] => [
  must('jp', '5.8', 'The cup is empty: take what is left of your two phases, in the order you like.'),
  ...owedPhases(state),
  strikeLine(state),
  may('us', '5.8', 'Wait: your part of the turn is over.'),
];

export const turnEndLines = (state: IphState): readonly MaybeLine[] => [
  must(
    undefined,
    '5.8',
    'End the turn: all chits go back into the cup, and the marker moves on.',
    'end-turn',
  ),
  strikeLine(state),
  may(undefined, '3.6', 'Put right first who holds a hex that was forgotten.', 'hex-taken'),
  pullsLeft(state) === 0 && may(undefined, '4.4', 'Check the points against the map.'),
];
