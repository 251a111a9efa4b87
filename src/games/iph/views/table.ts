import type { Action, Chit, Panel, TableView } from '../../../core/play/view';
import { turnTrack } from '../../../kit/track';
import {
  CHITS,
  type ChitId,
  chitName,
  cupAtStart,
  isFight,
  PAINTS,
  SUB_COMMAND_NAMES,
  subCommandOf,
} from '../data/chits';
import { WINNING_VP } from '../data/ends';
import { SEQUENCE, stepLabel, turnBox } from '../data/sequence';
import type { SideId } from '../data/sides';
import { freePlanes } from '../state/air';
import { strikeTargets } from '../state/carriers';
import { totalVp } from '../state/points';
import {
  type IphState,
  isPlaying,
  mayAttack,
  owedPhases,
  pullsLeft,
  rowAlive,
  todaysDate,
  underway,
} from '../state/state';
import {
  AIR_ATTACK,
  beginJp,
  CARRIER_COMBAT,
  DRAW,
  DRAW_NEXT,
  END_STEP,
  END_TURN,
  endJp,
  endUs,
  HEX_RETAKEN,
  HEX_TAKEN,
  INTERDICTION,
  JP_ATTACK,
  JP_SHIPS,
  LANDING,
  MOMENTUM,
  MOVEMENT_ROLL,
  REVEAL,
  STRIKE,
  SUBMARINE,
  US_ATTACK,
  US_SHIPS,
} from './actions';
import { boardPanels } from './board';
import { openObligations } from './obligations';
import { setUpView } from './set-up';
import { verdictView } from './verdict';

/** The table: what the turn is at, what comes next, what is still owed. */
export function tableView(state: IphState): TableView {
  if (!isPlaying(state)) return setUpView(state);
  const { date, part } = turnBox(state.cursor.turn);
  const acting = sideToAct(state);
  const view: TableView = {
    heading: state.ended ? 'Game over' : state.over ? 'After the last turn' : `${date}, ${part}`,
    subheading: subheading(state),
    score: { label: 'VP', value: String(totalVp(state)), of: String(WINNING_VP) },
    track: {
      title: 'Turn',
      boxes: turnTrack(SEQUENCE, state.cursor, state.over),
    },
    panels: [],
    actions: [],
    obligations: [],
  };
  const verdict = verdictView(state);
  if (verdict) return { ...view, ...verdict };
  return {
    ...view,
    ...(acting && { side: acting }),
    panels: panels(state),
    main: mainAction(state),
    actions: sideActions(state),
    obligations: openObligations(state),
  };
}

function subheading(state: IphState): string {
  return state.over ? 'The eleven turns are played' : (phaseOf(state) ?? `Turn ${state.cursor.turn}`);
}

/** The phase of a turn, or of a chit within it. */
export function phaseOf(state: IphState): string | undefined {
  const { current, cursor } = state;
  const phase = underway(state);
  if (current) return `${chitName(current)} phase`;
  if (phase) return `Japanese ${phase}`;
  return cursor.step === 'operations' ? undefined : stepLabel(cursor.step);
}

function sideToAct(state: IphState): SideId | undefined {
  if (state.current || state.cursor.step === 'us-submarine') return 'us';
  if (underway(state) || state.cursor.step === 'jp-landing') return 'jp';
  return undefined;
}

/** The one thing the turn waits for. */
function mainAction(state: IphState): Action {
  if (state.cursor.step === 'carrier-warfare') return carrierAction(state);
  if (state.cursor.step === 'us-submarine') return SUBMARINE;
  if (state.cursor.step === 'jp-landing') return LANDING;
  const phase = underway(state);
  if (phase) return phase === 'combat' ? (state.momentum ? MOMENTUM : JP_ATTACK) : endJp('movement');
  if (state.current) {
    if (!isFight(state.current)) return MOVEMENT_ROLL;
    return mayAttack(state) ? US_ATTACK : endUs(state.current);
  }
  if (pullsLeft(state)) return DRAW;
  const [owed] = owedPhases(state);
  return owed ? { ...beginJp(owed), label: `Japanese ${owed}` } : END_TURN;
}

/** 7.3: Japan places in secret, then the US in the open, then both look, then they fight. */
function carrierAction(state: IphState): Action {
  if (state.dayUse.revealed) return CARRIER_COMBAT;
  if (!state.placed.jp) return JP_SHIPS;
  return state.placed.us ? REVEAL : US_SHIPS;
}

function sideActions(state: IphState): readonly Action[] {
  if (state.cursor.step !== 'operations') return [HEX_TAKEN, END_STEP];
  const strike = strikeTargets(state).length ? [STRIKE] : [];
  return [...strike, ...turnActions(state)];
}

function turnActions(state: IphState): readonly Action[] {
  const phase = underway(state);
  if (phase === 'combat')
    return [
      ...(state.momentum ? [JP_ATTACK] : []),
      ...(rowAlive(state) && freePlanes(state) ? [AIR_ATTACK] : []),
      HEX_TAKEN,
      endJp('combat'),
    ];
  if (phase === 'movement') return [HEX_TAKEN];
  if (state.current) {
    const main = mainAction(state);
    const end = endUs(state.current);
    return [
      ...(state.current === 'bbrow-fight' ? [] : [HEX_RETAKEN]),
      ...(main.id === end.id ? [] : [end]),
      ...(pullsLeft(state) > 0 ? [DRAW_NEXT] : []),
    ];
  }
  return [HEX_TAKEN, HEX_RETAKEN, ...(mainAction(state).id === 'end-turn' ? [] : [END_TURN])];
}

function panels(state: IphState): readonly Panel[] {
  const operations = state.cursor.step === 'operations';
  return [
    ...(operations && state.cursor.turn > 1 ? [cupPanel(state)] : []),
    ...(operations ? interruptPanel(state) : []),
    ...(state.current && !isFight(state.current) ? [rollsPanel(state)] : []),
    ...boardPanels(state),
  ];
}

/** Interdiction is set out before the first pull of a daylight turn (7.13). */
const mayInterdict = (state: IphState): boolean =>
  state.drawn.length === 0 && !state.current && pullsLeft(state) > 0 && freePlanes(state) > 0;

function cupPanel(state: IphState): Panel {
  const all = cupAtStart(state.cursor.turn, []);
  const shown = CHITS.filter((chit) => all.includes(chit));
  const draw = pullsLeft(state) > 0 && !underway(state) && (state.current ? DRAW_NEXT : DRAW);
  return {
    kind: 'cup',
    title: `${state.drawn.length} of ${state.drawn.length + pullsLeft(state)} chits drawn`,
    chits: shown.map(
      (id): Chit => ({
        id,
        label: chitName(id),
        state: chitState(state, id),
        paint: PAINTS[subCommandOf(id)],
      }),
    ),
    ...(draw && { draw }),
  };
}

function chitState(state: IphState, chit: ChitId): Chit['state'] {
  if (state.current === chit) return 'current';
  if (state.drawn.includes(chit)) return 'drawn';
  return state.cup.includes(chit) ? 'in' : 'gone';
}

/** 5.7: exactly one of each Japanese phase a turn, before any pull or after any completed US phase. */
function interruptPanel(state: IphState): readonly Panel[] {
  const main = mainAction(state).id;
  const offered = owedPhases(state)
    .map(beginJp)
    .filter(({ id }) => id !== main);
  const planes = mayInterdict(state) ? [INTERDICTION] : [];
  if ((!offered.length && !planes.length) || underway(state) || state.current) return [];
  const title = pullsLeft(state) ? 'may interrupt' : 'still has';
  return [
    {
      kind: 'actions',
      title,
      side: 'jp',
      actions: [...offered, ...planes],
    },
  ];
}

function rollsPanel(state: IphState): Panel {
  return {
    kind: 'facts',
    title: `Movement rolls, ${todaysDate(state)}`,
    rows: [
      { label: `Road 1 MP${state.issei ? '; city 2 MP' : ''}`, rule: '9.9' },
      ...state.rolls
        .map(({ who, face, mf }) => ({ label: `${SUB_COMMAND_NAMES[who]}, die ${face}`, value: `${mf} MP` }))
        .reverse(),
    ],
  };
}
