import { signed } from '../../core/trace';
import type { Action, Chit, Panel, TableView } from '../../core/view';
import {
  action,
  beginJp,
  DRAW,
  END_STEP,
  END_TURN,
  endJp,
  endUs,
  HEX_TAKEN,
  hexRetaken,
  JP_ATTACK,
  MOMENTUM,
  MOVEMENT_ROLL,
  US_ATTACK,
} from './actions';
import { CHITS, type ChitId, chitName, cupAtStart, isFight, SUB_COMMAND_NAMES } from './cup';
import { totalVp, WINNING_VP } from './ledger';
import { MF_BY_DATE } from './movement';
import { owedNow } from './owed';
import { mayAttack } from './procedures/turn';
import { SEQUENCE, TURNS, turnBox } from './sequence';
import { honoluluFell, type IphState, pullsLeft, todaysDate, underway } from './state';

/** The table: what the turn is at, what comes next, what is still owed. */
export function tableView(state: IphState): TableView {
  if (!state.begun) {
    return {
      heading: 'Set-up',
      panels: [],
      main: action('set-up', 'Set up the game', 'set-up'),
      actions: [],
      owed: [],
    };
  }
  const { date, part, turn } = turnBox(state.cursor.turn);
  const acting = sideToAct(state);
  return {
    heading: state.over ? 'After the last turn' : `${date}, ${part}`,
    subheading: subheading(state),
    ...(acting && { side: acting }),
    score: { label: 'VP', value: String(totalVp(state)), of: String(WINNING_VP) },
    track: {
      title: 'Turn',
      boxes: TURNS.map((box) => ({
        label: String(box.turn),
        title: `${box.date}, ${box.part}`,
        dashed: box.night,
        state: box.turn < turn || state.over ? 'done' : box.turn === turn ? 'current' : 'ahead',
      })),
    },
    panels: state.over ? [] : panels(state),
    ...(state.over ? {} : { main: mainAction(state) }),
    actions: state.over ? [] : sideActions(state),
    owed: owedNow(state),
  };
}

function subheading(state: IphState): string {
  if (state.over) return 'The eleven turns are played';
  const phase = underway(state);
  if (state.current) return `${chitName(state.current)} phase`;
  if (phase) return `Japanese ${phase}`;
  const step = SEQUENCE.steps.find((candidate) => candidate.id === state.cursor.step);
  return state.cursor.step === 'operations' ? `Turn ${state.cursor.turn}` : (step?.label ?? '');
}

function sideToAct(state: IphState): 'jp' | 'us' | undefined {
  if (state.current) return 'us';
  if (underway(state) || state.cursor.step === 'jp-landing') return 'jp';
  return undefined;
}

/** The one thing the turn waits for. */
function mainAction(state: IphState): Action {
  if (state.cursor.step !== 'operations') return END_STEP;
  const phase = underway(state);
  if (phase) return phase === 'combat' ? (state.momentum ? MOMENTUM : JP_ATTACK) : endJp('movement');
  if (state.current) {
    if (!isFight(state.current)) return MOVEMENT_ROLL;
    return mayAttack(state) ? US_ATTACK : endUs(state.current);
  }
  if (pullsLeft(state)) return DRAW;
  const owed = (['movement', 'combat'] as const).find((jpPhase) => state.jpPhases[jpPhase] === 'owed');
  return owed ? { ...beginJp(owed), label: `Japanese ${owed}` } : END_TURN;
}

function sideActions(state: IphState): readonly Action[] {
  if (state.cursor.step !== 'operations') return [HEX_TAKEN, END_TURN];
  const phase = underway(state);
  if (phase === 'combat') return [...(state.momentum ? [JP_ATTACK] : []), HEX_TAKEN, endJp('combat')];
  if (phase === 'movement') return [HEX_TAKEN];
  if (state.current) {
    const main = mainAction(state);
    const end = endUs(state.current);
    return [
      ...(state.current === 'bbrow-fight' ? [] : [hexRetaken(state)]),
      ...(main.id === end.id ? [] : [end]),
    ];
  }
  return [HEX_TAKEN, hexRetaken(state), ...(mainAction(state).id === 'end-turn' ? [] : [END_TURN])];
}

function panels(state: IphState): readonly Panel[] {
  const operations = state.cursor.step === 'operations';
  return [
    ...(operations ? [] : [stepPanel(state)]),
    ...(operations && state.cursor.turn > 1 ? [cupPanel(state)] : []),
    ...(operations ? interruptPanel(state) : []),
    ...(state.current && !isFight(state.current) ? [rollsPanel(state)] : []),
  ];
}

/** What to do on the board in the phases that open a turn. */
const STEP_HELP: { readonly [step: string]: { readonly label: string; readonly rule: string } } = {
  'carrier-warfare': { label: 'Resolve it on the board; enter lost ships in the ledger', rule: '7.3' },
  'us-submarine': { label: 'Roll on the board if a Japanese ship is close in', rule: '7.11' },
  'jp-landing': { label: 'Land all that fit, four to a beachhead, then roll for each', rule: '8.2' },
};

function stepPanel(state: IphState): Panel {
  const step = SEQUENCE.steps.find((candidate) => candidate.id === state.cursor.step);
  const help = STEP_HELP[state.cursor.step];
  return { kind: 'facts', title: step?.label ?? '', rows: help ? [help] : [] };
}

function cupPanel(state: IphState): Panel {
  const all = cupAtStart(state.cursor.turn, []);
  const shown = CHITS.filter((chit) => all.includes(chit));
  const free = !state.current && !underway(state) && pullsLeft(state) > 0;
  return {
    kind: 'cup',
    title: `${state.drawn.length} of ${state.drawn.length + pullsLeft(state)} chits drawn`,
    chits: shown.map((id): Chit => ({ id, label: chitName(id), state: chitState(state, id) })),
    ...(free ? { draw: DRAW } : {}),
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
  const offered = (['movement', 'combat'] as const)
    .filter((phase) => state.jpPhases[phase] === 'owed')
    .filter((phase) => beginJp(phase).id !== main);
  if (!offered.length || underway(state)) return [];
  const reason = state.current ? { disabled: `Not during ${chitName(state.current)} (5.7).` } : {};
  const title = pullsLeft(state) || state.current ? 'may interrupt' : 'still has';
  return [
    {
      kind: 'actions',
      title,
      side: 'jp',
      actions: offered.map((phase) => ({ ...beginJp(phase), ...reason })),
    },
  ];
}

function rollsPanel(state: IphState): Panel {
  const date = todaysDate(state);
  const honolulu = honoluluFell(state) ? ', −1 Honolulu (9.14)' : '';
  const modifier = MF_BY_DATE[date];
  const formula = modifier ? `die ${signed(modifier)}` : 'die';
  return {
    kind: 'facts',
    title: `Movement rolls, ${date}`,
    rows: [
      { label: `${formula}${honolulu}; road 1 MP${state.issei ? '; city 2 MP' : ''}`, rule: '2.10' },
      ...state.rolls
        .map(({ who, face, mf }) => ({ label: `${SUB_COMMAND_NAMES[who]}, die ${face}`, value: `${mf} MP` }))
        .reverse(),
    ],
  };
}
