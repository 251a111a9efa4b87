import type { Action, Panel, TableView } from '../../../core/view';
import { isAlerted, isConfirmed, SERVICE_NAMES, SERVICES } from '../rules/command';
import { RULE } from '../rules/headings';
import { isLostShip, scored } from '../rules/score';
import { IMPULSES, SEQUENCE, TURNS, turnBox } from '../rules/sequence';
import { isPlaying, type PearlState } from '../state/state';
import {
  ARRIVALS,
  ATTACK,
  DISCLOSE,
  END_GAME,
  END_PHASE,
  END_STEP,
  JOINT,
  NEXT_IMPULSE,
  PRECAUTIONS,
  unless,
} from './actions';
import { owedNow } from './owed';
import { setUpView } from './set-up';
import { stepActions } from './steps';
import { matchPanel, verdictView } from './verdict';

/** The table: where the phase is, what comes next, what is owed. Never says what is sealed. */
export function tableView(state: PearlState): TableView {
  const verdict = verdictView(state);
  if (!isPlaying(state) && !verdict) return setUpView(state);
  const { game } = state;
  const { date, part, turn } = turnBox(game.cursor.turn);
  const step = SEQUENCE.steps.find(({ id }) => id === game.cursor.step);
  const over = game.stage === 'over' || state.ended !== undefined;
  const view: TableView = {
    heading: over ? 'Series over' : `${date}, ${part}`,
    subheading: over ? `Game ${game.no}` : `Game ${game.no}, ${step?.label ?? ''}${impulseOf(state)}`,
    score: { label: 'Japan, scored', value: String(scored(state, 'jp')) },
    track: {
      title: 'Phase',
      boxes: TURNS.map((box) => ({
        label: String(box.turn),
        title: `${box.date}, ${box.part}`,
        dashed: box.night,
        state: box.turn < turn || over ? 'done' : box.turn === turn ? 'current' : 'ahead',
      })),
    },
    panels: [],
    actions: [],
    owed: [],
  };
  if (verdict) return { ...view, ...verdict };
  return {
    ...view,
    panels: panels(state),
    main: mainAction(state),
    actions: sideActions(state),
    owed: owedNow(state),
  };
}

const impulseOf = ({ game }: PearlState): string =>
  game.impulse ? `, impulse ${game.impulse} of ${IMPULSES}` : '';

/** The one thing the step waits for. */
function mainAction(state: PearlState): Action {
  const { cursor, impulse } = state.game;
  if (cursor.step === 'arrivals') return ARRIVALS;
  if (cursor.step !== 'air') return END_STEP;
  const last = cursor.turn === TURNS.length;
  const ends = last ? END_GAME : END_PHASE;
  return impulse < IMPULSES && !turnBox(cursor.turn).night ? NEXT_IMPULSE : ends;
}

function sideActions(state: PearlState): readonly Action[] {
  const { cursor, attack, disclosed } = state.game;
  const main = mainAction(state).id;
  const others = [
    ...(cursor.step === 'arrivals' ? [END_STEP] : []),
    ...(cursor.step === 'air' ? [NEXT_IMPULSE, END_PHASE] : []),
    unless(!attack, ATTACK, 'It has begun.'),
    ...(!disclosed && SERVICES.some((service) => isConfirmed(state, service)) ? [DISCLOSE] : []),
    PRECAUTIONS,
    JOINT,
    END_GAME,
  ].filter(({ id }) => id !== main);
  const possible = others.filter(
    ({ id }) =>
      (id !== 'end-phase' || cursor.turn < TURNS.length) &&
      (id !== 'impulse' || state.game.impulse < IMPULSES),
  );
  return [...stepActions(state), ...possible];
}

function panels(state: PearlState): readonly Panel[] {
  return [alertPanel(state), ...shipsPanel(state), ...matchPanel(state)];
}

/** Who is alerted: open to both, since it decides the columns. */
function alertPanel(state: PearlState): Panel {
  const status = (service: (typeof SERVICES)[number]): string => {
    if (isConfirmed(state, service)) return 'confirmed';
    return isAlerted(state, service) ? 'alerted by the attack' : 'not alerted';
  };
  return {
    kind: 'facts',
    title: 'Alert',
    rows: SERVICES.map((service) => ({
      label: SERVICE_NAMES[service],
      value: status(service),
      rule: RULE.detection,
    })),
  };
}

function shipsPanel({ game }: PearlState): readonly Panel[] {
  const hurt = game.ships.filter(({ status, penned }) => status !== 'ok' || penned);
  const rows = [
    ...hurt.map((ship) => ({
      label: ship.name,
      value: ship.penned && !isLostShip(ship) ? `${ship.status}, penned in` : ship.status,
      rule: RULE.hits,
    })),
    ...(game.transports < 8
      ? [{ label: 'Transports left', value: String(game.transports), rule: RULE.landing }]
      : []),
    ...(game.tanks ? [{ label: 'Fuel tanks destroyed', value: String(game.tanks), rule: RULE.hits }] : []),
    ...(game.dockyards ? [{ label: 'Dockyards hit', value: String(game.dockyards), rule: RULE.hits }] : []),
  ];
  return rows.length ? [{ kind: 'facts', title: 'Damage', rows }] : [];
}
