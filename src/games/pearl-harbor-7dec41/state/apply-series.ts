import type { Applied } from '../../../core/play/game';
import { BANDS } from '../data/values';
import { changing } from './change';
import type { SeriesEvent } from './events';
import {
  type GameState,
  initialState,
  momentOf,
  newGame,
  type PearlState,
  type Position,
  type Spending,
} from './state';

/** The match, its series and their games: plans, precautions, ends. */
export function applySeriesEvent(state: PearlState, event: SeriesEvent): Applied<PearlState> {
  const { game } = state;
  const { conflict, inGame } = changing(state);
  switch (event.type) {
    case 'v1.BroughtForward':
      if (state.begun) return conflict('A series is underway.');
      return { state: broughtForward(event.position) };
    case 'v1.SecretsBrought': {
      if (!game.unsealed) return conflict('The secrets of the sheet are sealed already.');
      const { unsealed: _, ...rest } = game;
      const { carriers: inHarbour, left, arrived } = event;
      const sealed: GameState = {
        ...rest,
        inHarbour,
        ...(left.length && { left }),
        arrived,
        spending: paid(event.mvps),
      };
      return { state: { ...state, game: sealed, ...(event.joint && { joint: [event.joint] }) } };
    }
    case 'v1.SeriesBegun': {
      if (state.begun && !state.ended) return conflict('A series is underway.');
      const { players, house } = event;
      const series = state.begun ? state.series + 1 : state.series;
      const { won, match } = state;
      return {
        state: { ...initialState(), begun: true, players, house, series, match, ...(won && { won }) },
      };
    }
    case 'v1.HouseChanged':
      return { state: { ...state, house: event.house } };
    case 'v1.PlanSealed':
      if (game.plan && game.plan !== 'paper') return conflict('The plan for this game is sealed already.');
      return inGame({ plan: event.plan });
    case 'v1.HarbourRolled':
      if (game.inHarbour) return conflict('The carriers in harbour are rolled already.');
      return inGame({ inHarbour: event.carriers });
    case 'v1.PlayBegun':
      if (game.no !== event.game || game.stage !== 'set-up') return conflict('That game has begun already.');
      return inGame({ stage: 'play' });
    case 'v1.MissionOpened':
      return inGame({ opened: event.mission });
    case 'v1.Spent':
      return inGame({ spending: [...game.spending, ...event.lines] });
    case 'v1.JointCentreBought':
      if (state.joint.includes(event.game)) return conflict('The joint centre is bought already.');
      return { state: { ...state, joint: [...state.joint, event.game] } };
    case 'v1.Disclosed':
      return inGame({ disclosed: true });
    case 'v1.GameOver': {
      if (game.no !== event.game || game.stage === 'over') return conflict('That game is over already.');
      if (event.mission === 'attack')
        return inGame({ stage: 'over', opened: 'attack', disclosed: true, reports: [] });
      const past = [...state.past, { no: game.no, spending: game.spending }];
      // Counters stay what the players made of them (PH-46); what happened to them does not.
      return { state: { ...state, past, game: renewed(newGame(game.no + 1), game) } };
    }
    case 'v1.SeriesEnded': {
      if (state.ended) return conflict('The series has ended already.');
      const { end, winner, games, score } = event;
      const player = winner === 'nobody' ? {} : { player: state.players[winner] };
      const early = game.stage !== 'over' && BANDS.some(({ id }) => id === end);
      const ended = {
        no: state.series,
        end,
        winner,
        ...player,
        games,
        score,
        ...(early && { early: true as const }),
      };
      return {
        state: {
          ...state,
          game: { ...game, stage: 'over', disclosed: true },
          ended,
          match: [...state.match, ended],
        },
      };
    }
    case 'v1.PointsCorrected': {
      const { side, label, points } = event;
      const line = { label, points, when: momentOf(state) };
      return inGame({ corrections: { ...game.corrections, [side]: [...game.corrections[side], line] } });
    }
  }
}

const FORWARD = 'On the state sheet';

/** A match as a state sheet tells it. Arrivals are rolled for every day whose first step is over. */
const paid = (mvps: number): readonly Spending[] =>
  mvps ? [{ what: 'pby', service: 'navy', count: 1, mvps, when: FORWARD }] : [];

function broughtForward({ own = 0, joint = [], ...position }: Position): PearlState {
  const { players, house, series, won, past, no, game } = position;
  const told = past.map((mvps, i) => ({ no: i + 1, spending: paid(mvps) }));
  const fresh = newGame(no);
  const over = (turn: number) =>
    game && (game.cursor.turn > turn || (game.cursor.turn === turn && game.cursor.step !== 'arrivals'));
  const arrivalDays = [1, 5].filter(over);
  const games = (['jp', 'us'] as const).map((side) => ({ player: players[side], games: won[side] }));
  return {
    ...initialState(),
    begun: true,
    players,
    house,
    series,
    past: told,
    joint,
    game: game
      ? {
          ...{ ...fresh, ...game, inHarbour: [], arrivalDays, spending: paid(own) },
          ...(!game.disclosed && { unsealed: true as const }),
        }
      : fresh,
    ...(games.some((each) => each.games) && { won: games }),
  };
}

/** The next game with the same rosters, every ship and squadron whole again. */
const renewed = (next: GameState, { ships, squadrons }: GameState): GameState => ({
  ...next,
  ships: ships.map(({ hitAt: _at, when: _since, ...ship }) => ({
    ...ship,
    status: 'ok',
    place: ship.side === 'us' && ship.cls === 'bb' ? 'harbour' : 'sea',
    bombs: 0,
    readied: false,
    penned: false,
  })),
  squadrons: squadrons.map(({ how: _how, when: _when, home, ...squadron }) => ({
    ...squadron,
    base: home ?? squadron.base,
    lost: false,
    apUsed: false,
  })),
});
