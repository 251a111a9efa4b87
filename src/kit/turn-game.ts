import { emptyPack } from '../core/charts/pack';
import { withMinus } from '../core/numbers';
import type { Game } from '../core/play/game';
import { ledgerTotal } from '../core/play/ledger';
import type { GameEvent, ProcedureDef } from '../core/play/procedure';
import type { Sequence } from '../core/play/sequence';
import { TONES } from '../core/play/tone';
import type { Obligation, Panel, TableView } from '../core/play/view';
import { whoDoes } from '../core/who-does';
import { defineGame } from './define-game';
import { dueNow, obligationOf } from './due';
import { offer, offerOpen } from './offers';
import type { Kept } from './registers';
import { bringOn } from './standard/bring-on';
import { correctPoints } from './standard/correct-points';
import { endStep } from './standard/end-step';
import { gameEnds } from './standard/game-ends';
import { type House, houseRules } from './standard/house-rules';
import { setUp } from './standard/set-up';
import { winnerLine } from './standard/winner';
import { turnTrack } from './track';
import { type AnyTurnState, CORRECTION, type TurnEvent } from './turn-state';

/** What a game of turns says of itself; all else it shares with any other. */
type TurnGame<S extends AnyTurnState, E extends GameEvent, End extends string> = Pick<
  Game<S, E>,
  'id' | 'title' | 'charts' | 'initial' | 'apply'
> & {
  /** By their ids; the first has the first tone. */
  readonly sides: { readonly [side: string]: string };
  readonly sequence: Sequence;
  readonly house: House<S['house']> & { readonly defaults: S['house'] };
  /** The rules of what every such game does. */
  readonly rules: { readonly [K in 'setUp' | 'house' | 'turn' | 'due' | 'points' | 'end']: string };
  /** What is done in the steps, what presses most first: nothing of it before the beginning or after the end. */
  readonly steps: readonly ProcedureDef<S, E>[];
  /** What is corrected by hand besides the points. */
  readonly registers: readonly Pick<Kept<S, E>, 'correct'>[];
  /** What the step still owes besides what is due. */
  obligations(state: S): readonly Obligation[];
  panels(state: S): readonly Panel[];
  /** "Red leads by", and the lead at which a side wins at once; after the last turn whoever is ahead does. */
  readonly lead: { readonly label: string; readonly wins: { readonly [side: string]: number } };
  /** By what the players call each end, the win of a side by its id or `nobody`: "Red concedes". */
  readonly ends: { readonly [end in End]: string };
};

/** A game of turns, points and things that come due: its table, its ledgers and all that every such game does. */
export function turnGame<S extends AnyTurnState, E extends GameEvent, End extends string>(
  about: TurnGame<S, E, End>,
): Game<S, E> {
  const { sequence, house, rules, lead, ends: calls } = about;
  /** The events of the game hold these: `turnBounds` is among its own. */
  const made = (event: TurnEvent<S>): E => event as unknown as E;
  const leadOf = ({ points }: S) => ledgerTotal(points);
  const dueOf = ({ dues, cursor }: S) => dueNow(dues, sequence, cursor);
  const owed = (state: S): readonly Obligation[] => [
    ...dueOf(state).map(obligationOf),
    ...about.obligations(state),
  ];
  const stepName = ({ cursor }: S) => sequence.steps.find(({ id }) => id === cursor.step)?.label ?? '';

  /** One side counts up, the other one down. */
  const winnerOf = (ahead: number, over: boolean): End | undefined => {
    const won = Object.entries(lead.wins).find(([, at]) => ahead * at >= (over ? 1 : at * at));
    if (won) return won[0] as End;
    return over ? ('nobody' as End) : undefined;
  };

  const begin = setUp<S, E, S['house']>({
    rule: rules.setUp,
    names: Object.fromEntries(Object.entries(about.sides).map(([id, name]) => [id, `${name} player`])),
    house,
    switches: rules.house,
    event: (players, chosen) => made({ type: 'v1.Begun', players, house: chosen }),
  });
  const labelOf = ({ players }: S, end: End): string => winnerLine<string>(players, end);
  const { record, stop, verdict } = gameEnds<S, E, End>({
    rule: rules.end,
    reached: (state) => winnerOf(leadOf(state), state.stage === 'over'),
    ended: ({ ended }) => ended as End | undefined,
    winner: (end) => (end in about.sides ? end : undefined),
    label: labelOf,
    why: (state) => `${lead.label} ${withMinus(leadOf(state))}`,
    calls,
    event: (end) => made({ type: 'v1.Ended', end }),
  });
  const whileItLasts = (def: ProcedureDef<S, E>): ProcedureDef<S, E> => ({
    ...def,
    unless: (state, args) => {
      if (state.stage === 'before') return 'The game has not begun.';
      return verdict(state) ? 'The game is over.' : def.unless?.(state, args);
    },
  });
  const steps = [
    bringOn<S, E>({ rule: rules.due, due: dueOf, event: ({ id }) => made({ type: 'v1.DueDone', due: id }) }),
    ...about.steps,
    endStep<S, E>({
      rule: rules.turn,
      step: stepName,
      obligations: owed,
      event: (skipped) => made({ type: 'v1.StepEnded', skipped }),
    }),
  ].map(whileItLasts);
  const kept = about.registers.map(({ correct }) => correct);
  const byHand = [
    correctPoints<S, E>({
      rule: rules.points,
      most: CORRECTION,
      unit: 'VP',
      event: (label, points) => made({ type: 'v1.PointsCorrected', label, points }),
    }),
    houseRules<S, E, S['house']>({
      rule: rules.house,
      house,
      hint: 'They hold from here on. What has been played stays as it was.',
      now: (state) => state.house,
      event: (chosen) => made({ type: 'v1.HouseChanged', house: chosen }),
    }),
    stop,
  ];

  function table(state: S): TableView {
    const underway = state.stage !== 'before' && !verdict(state);
    const called = state.stage === 'before' ? undefined : verdict(state);
    const [main, ...actions] = offerOpen(state, state.stage === 'before' ? [begin] : [record, ...steps]);
    return {
      heading: underway ? `Turn ${state.cursor.turn}` : called ? 'Game over' : about.title,
      ...(underway && { subheading: stepName(state) }),
      ...(main?.side !== undefined && { side: main.side }),
      score: { label: lead.label, value: withMinus(leadOf(state)) },
      track: { title: 'Turn', boxes: turnTrack(sequence, state.cursor, state.stage === 'over') },
      ...(called && { verdict: called }),
      panels: underway ? about.panels(state) : [],
      ...(main && { main }),
      actions,
      obligations: underway ? owed(state) : [],
    };
  }
  return defineGame<S, E>({
    id: about.id,
    title: about.title,
    sides: Object.entries(about.sides).map(([id, name], i) => ({ id, name, tone: TONES[i] ?? 'a' })),
    charts: about.charts,
    practice: emptyPack(`practice:${about.id}`, about.id, 'Practice', true),
    setup: begin,
    procedures: [record, ...steps, ...byHand, ...kept],
    ends: Object.keys(calls),
    closes: [record.id, stop.id],
    stands: (state) => {
      const end = winnerOf(leadOf(state), state.stage === 'over');
      const now = `${lead.label} ${withMinus(leadOf(state))}`;
      const called = end && { id: end, label: labelOf(state, end), ...(end in about.sides && { side: end }) };
      return { at: `at “${now}”`, now: `“${now}”`, ...(called && { calls: called }) };
    },
    initial: about.initial,
    apply: about.apply,
    moment: ({ stage, cursor }) => (stage === 'before' ? 'Set-up' : `Turn ${cursor.turn}`),
    phase: (state) => (state.stage === 'underway' ? stepName(state) : undefined),
    table,
    ledgers: (state) => [
      {
        title: 'Points',
        lines: state.points,
        total: { label: lead.label, value: leadOf(state) },
        thresholds: Object.entries(lead.wins).map(([side, at]) => ({
          label: whoDoes(about.sides[side] ?? side, 'wins', 'win'),
          at,
        })),
        actions: state.stage === 'before' ? [] : [...byHand, ...kept].map((each) => offer(each)),
      },
    ],
  });
}
