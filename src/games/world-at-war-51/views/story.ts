import type { Effect, GameReport, Told as ToldBy } from '../../../core/play/game-report';
import { eventsOf, hasEvent, lostOver, stepSaid } from '../../../kit/papers/report';
import { COUNTER, type StrikeId, strikeName } from '../data/strikes';
import type { StoryEvent } from '../state/events';
import { currentStrike } from '../state/flow';
import { momentOf, type WarState } from '../state/state';

type Told = ToldBy<StoryEvent>;

/** How the report opens: strike by strike, else by player turns. */
export const WAR_STORY: Pick<GameReport<WarState, StoryEvent>, 'chapter' | 'happened' | 'lost' | 'effect'> = {
  chapter: (state) => {
    const strike = state.attack && currentStrike(state.attack);
    if (strike) return strikeName(strike.id).replace(/^./, (letter) => letter.toUpperCase());
    return state.declarations.length ? momentOf(state) : undefined;
  },
  happened: (step) => {
    const words = stepSaid(step, ...TOLD);
    if (words === undefined) return undefined;
    return { words, lost: squadronsLost(step), ...(hasEvent(step, 'v1.Revealed') && { reveals: true }) };
  },
  lost: (told) => lostOver('squadrons', told, squadronsLost),
  effect: (chart, name) => EFFECTS[chart]?.(name),
};

const TOLD = [
  'v1.WarDeclared',
  'v1.SurpriseFixed',
  'v1.TargetsOpened',
  'v1.AirFought',
  'v1.TargetAttacked',
  'v1.SurvivorsAnswered',
  'v1.Decided',
  'v1.InterceptionTried',
  'v1.Revealed',
] as const;

/** 51.34, 51.41: squadrons eliminated; those that are aborted come home. The Japanese fly every strike but the counter. */
function squadronsLost(step: Told) {
  const lost = { jp: 0, us: 0 };
  const isCounter = (strike: StrikeId) => strike.startsWith(COUNTER);
  for (const { event } of eventsOf([step], 'v1.AirFought')) {
    const others = event.army.eliminated + event.naval.eliminated + event.cap.eliminated;
    lost[isCounter(event.strike) ? 'us' : 'jp'] += event.attackers.eliminated;
    lost[isCounter(event.strike) ? 'jp' : 'us'] += others;
  }
  for (const { event } of eventsOf([step], 'v1.TargetAttacked'))
    lost[isCounter(event.strike) ? 'us' : 'jp'] += event.lost.eliminated;
  for (const { event } of eventsOf([step], 'v1.SurvivorsAnswered')) lost.jp += event.lost.eliminated;
  return lost;
}

/** "5/6 + 1/2": squadrons eliminated and aborted, of a roll that was read on several rows. */
const eliminated = (name: string): number =>
  name.split(' + ').reduce((sum, cell) => sum + (Number.parseInt(cell, 10) || 0), 0);
const squadrons = (name: string): Effect => ({
  what: 'squadron losses',
  attacker: 0,
  defender: eliminated(name),
});
const EFFECTS: { readonly [chart: string]: (name: string) => Effect } = {
  'air-combat': squadrons,
  'air-defence': squadrons,
  'naval-attack': (name) => ({ ...squadrons(name), what: 'naval hits' }),
};
