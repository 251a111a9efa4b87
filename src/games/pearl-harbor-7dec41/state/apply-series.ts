import type { Applied } from '../../../core/game';
import type { SeriesEvent } from './events';
import { type GameState, initialState, momentOf, newGame, type PearlState } from './state';

/** The match, its series and their games: plans, precautions, ends. */
export function applySeriesEvent(state: PearlState, event: SeriesEvent): Applied<PearlState> {
  const conflict = (why: string): Applied<PearlState> => ({ state, conflict: why });
  const { game } = state;
  const inGame = (change: Partial<GameState>): Applied<PearlState> => ({
    state: { ...state, game: { ...game, ...change } },
  });
  switch (event.type) {
    case 'v1.SeriesBegun': {
      if (state.begun && !state.ended) return conflict('A series is underway.');
      const { players, house } = event;
      const series = state.begun ? state.series + 1 : state.series;
      return { state: { ...initialState(), begun: true, players, house, series, match: state.match } };
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
      const ended = { no: state.series, end, winner, ...player, games, score };
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
