import { withMinus } from '../../../core/numbers';
import type { Action, Anchorage, Panel, TableView } from '../../../core/play/view';
import { turnTrack } from '../../../kit/track';
import { RULE } from '../data/headings';
import { IMPULSES, SEQUENCE, stepOf, TURNS, turnBox } from '../data/sequence';
import type { Ship } from '../data/ships';
import { SERVICE_NAMES, SERVICES } from '../data/sides';
import { TICKS } from '../data/values';
import { strike } from '../procedures/air/strike';
import { disclosureBarred, isAlerted, isConfirmed, isHarbourOpen, openReports } from '../state/command';
import { scored } from '../state/points';
import { measured, SCORE_NAMES } from '../state/score';
import { isNight, isPlaying, type PearlState } from '../state/state';
import {
  ARRIVALS,
  ATTACK,
  CARDS,
  DISCLOSE,
  END_GAME,
  END_PHASE,
  END_STEP,
  JOINT,
  MARKERS,
  NEXT_IMPULSE,
  PRECAUTIONS,
  READ_PLAN,
  REPORT,
  SECRETS_AGAIN,
} from './actions';
import { harbourPanel, hullOf } from './harbour';
import { openObligations } from './obligations';
import { reminders } from './reminders';
import { setUpView } from './set-up';
import { JP_STRIKE, US_STRIKE } from './step-actions';
import { stepOrder } from './step-order';
import { stepActions } from './steps';
import { matchPanel, verdictView } from './verdict';

/** The table: where the phase is, what comes next, what is owed. Never says what is sealed. */
export function tableView(state: PearlState): TableView {
  const verdict = verdictView(state);
  if (!isPlaying(state) && !verdict) return setUpView(state);
  const { game } = state;
  const { date, part } = turnBox(game.cursor.turn);
  const step = SEQUENCE.steps.find(({ id }) => id === game.cursor.step);
  const over = game.stage === 'over' || state.ended !== undefined;
  const view: TableView = {
    heading: over ? 'Series over' : `${date}, ${part}`,
    subheading: over ? `Game ${game.no}` : `Game ${game.no}, ${step?.label ?? ''}${impulseOf(state)}`,
    score: { label: 'Japan, scored', value: String(scored(state, 'jp')) },
    toward: { label: 'Japan', value: scored(state, 'jp'), marks: TICKS },
    measured: { label: SCORE_NAMES[state.house.score], value: withMinus(measured(state)) },
    track: {
      title: 'Phase',
      boxes: turnTrack(SEQUENCE, game.cursor, over),
    },
    panels: [],
    actions: [],
    obligations: [],
  };
  if (verdict) return { ...view, ...verdict };
  return {
    ...view,
    panels: panels(state),
    main: mainAction(state),
    actions: sideActions(state),
    obligations: openObligations(state),
  };
}

const impulseOf = ({ game }: PearlState): string =>
  game.impulse ? `, impulse ${game.impulse} of ${IMPULSES}` : '';

/** The one thing the step waits for: a report first, whatever else is owed. */
function mainAction(state: PearlState): Action {
  const { cursor, impulse } = state.game;
  if (openReports(state).length) return REPORT;
  if (cursor.step === 'arrivals') return ARRIVALS;
  if (cursor.step !== 'air') return END_STEP;
  if (isStriking(state) && strike.unless?.(state, JP_STRIKE.args) === undefined) return JP_STRIKE;
  return impulse < IMPULSES && !turnBox(cursor.turn).night ? NEXT_IMPULSE : endOfPhase(state);
}

const endOfPhase = ({ game }: PearlState): Action =>
  game.cursor.turn === TURNS.length ? END_GAME : END_PHASE;

/** The ways on that are not the main one. */
function sideActions(state: PearlState): readonly Action[] {
  const { cursor, impulse } = state.game;
  const main = mainAction(state).id;
  const air = [...strikes(state), ...(impulse < IMPULSES ? [NEXT_IMPULSE] : []), endOfPhase(state)];
  return (cursor.step === 'air' ? air : [END_STEP]).filter(({ id }) => id !== main);
}

/** One squadron after the other, up to eighteen times a phase: never scrolled for. Before Japan's first one, what opens it. */
const strikes = (state: PearlState): readonly Action[] =>
  stepActions(state).flatMap((action) => {
    if (action === JP_STRIKE) return [isHarbourOpen(state) ? JP_STRIKE : ATTACK];
    return action === US_STRIKE ? [US_STRIKE] : [];
  });

function panels(state: PearlState): readonly Panel[] {
  const main = mainAction(state).id;
  const docked = [main, JP_STRIKE.id, ...strikes(state).map(({ id }) => id)];
  const isElsewhere = ({ id }: Action) => !docked.includes(id);
  const step = stepActions(state).filter(isElsewhere);
  const of = (side: Action['side']) => step.filter((action) => action.side === side);
  const striking = isStriking(state);
  return [
    ...(striking ? [harbourPanel(state)] : []),
    ...stepOrder(state),
    ...offered(undefined, 'Either side', of(undefined)),
    ...offered('us', 'may', [
      ...of('us'),
      ...(state.game.unsealed ? [SECRETS_AGAIN] : []),
      PRECAUTIONS,
      JOINT,
      CARDS.us,
      MARKERS.us,
    ]),
    ...offered('jp', 'may', [...of('jp'), ...japanDecides(state).filter(isElsewhere), CARDS.jp, MARKERS.jp]),
    alertPanel(state),
    ...fleetPanel(state, striking ? ['jp'] : ['us', 'jp']),
    ...damagePanel(state),
    ...reminders(state),
    ...matchPanel(state),
  ];
}

const offered = (side: Action['side'], title: string, actions: readonly Action[]): readonly Panel[] =>
  actions.length ? [{ kind: 'actions', title, ...(side && { side }), actions }] : [];

/** Offered alike in every game, whatever its mission is. */
function japanDecides(state: PearlState): readonly Action[] {
  const { step } = state.game.cursor;
  return [
    READ_PLAN,
    ATTACK,
    ...(disclosureBarred(state) ? [] : [DISCLOSE]),
    // In the last air operations it is the way on.
    ...(step === 'air' && endOfPhase(state) === END_GAME ? [] : [END_GAME]),
  ];
}

/** Who is alerted: open to both, since it decides the columns (PH-26). */
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

/** By daylight, once Japan has revealed the attack. */
const isStriking = (state: PearlState): boolean =>
  stepOf(state.game.cursor) === 'air' && !isNight(state) && isHarbourOpen(state);

/** Capital ships of these sides as they lie, once any of them is hurt. */
function fleetPanel({ game }: PearlState, sides: readonly Ship['side'][]): readonly Panel[] {
  const noted = ({ status, penned }: Ship) => status !== 'ok' || penned;
  const of = (side: Ship['side']): readonly Anchorage[] => {
    const ships = game.ships.filter((ship) => ship.side === side);
    return ships.some(noted)
      ? [{ label: SIDES[side], side, rule: RULE.hits, hulls: ships.map((ship) => hullOf(ship)) }]
      : [];
  };
  const anchorages = sides.flatMap(of);
  return anchorages.length ? [{ kind: 'fleet', title: 'Ships', anchorages }] : [];
}

const SIDES = { us: 'US', jp: 'Japan' };

function damagePanel({ game }: PearlState): readonly Panel[] {
  const rows = [
    ...(game.transports < 8
      ? [{ label: 'Transports left', value: String(game.transports), rule: RULE.landing }]
      : []),
    ...(game.tanks ? [{ label: 'Fuel tanks destroyed', value: String(game.tanks), rule: RULE.hits }] : []),
    ...(game.dockyards ? [{ label: 'Dockyards hit', value: String(game.dockyards), rule: RULE.hits }] : []),
  ];
  return rows.length ? [{ kind: 'facts', title: 'Damage', rows }] : [];
}
