import type { Effect, GameReport, Told as ToldBy } from '../../../core/play/game-report';
import { eventsOf, hasEvent, lostOver, stepSaid } from '../../../kit/papers/report';
import { SQUADRONS, sideOf } from '../data/squadrons';
import type { PearlEvent } from '../state/events';
import { momentOf, type PearlState } from '../state/state';

type Told = ToldBy<PearlEvent>;

/** How the report opens: what was hit and lost, and what came to light. */
export const PEARL_STORY: Pick<
  GameReport<PearlState, PearlEvent>,
  'chapter' | 'happened' | 'lost' | 'effect'
> = {
  chapter: (state) => (state.game.stage === 'play' ? momentOf(state) : undefined),
  happened: (step) => {
    const words = stepSaid(step, ...TOLD);
    if (words === undefined) return undefined;
    return { words, lost: squadronsLost(step), ...(hasEvent(step, ...OPENED) && { reveals: true }) };
  },
  lost: (told) => lostOver('squadrons', told, squadronsLost),
  effect: (chart, name) => EFFECTS[chart]?.[name],
};

const OPENED = ['v1.MissionOpened', 'v1.Disclosed', 'v1.HarbourOpened'] as const;
const TOLD = [
  ...OPENED,
  'v1.ShipHit',
  'v1.SquadronLost',
  'v1.TransportsLost',
  'v1.ShoreHit',
  'v1.LandingTried',
  'v1.MiniSubsSunk',
  'v1.DetectionConfirmed',
  'v1.GameOver',
  'v1.SeriesEnded',
] as const;

/** One that players have added has no side that everybody knows. */
const squadronsLost = (step: Told) => {
  const lost = eventsOf([step], 'v1.SquadronLost').flatMap(({ event }) => {
    const squadron = SQUADRONS.find(({ id }) => id === event.squadron);
    return squadron ? [sideOf(squadron)] : [];
  });
  const count = (side: string) => lost.filter((each) => each === side).length;
  return { jp: count('jp'), us: count('us') };
};

const HIT: Effect = { what: 'hits', attacker: 0, defender: 1 };
/** By the charts that say whether something is hit, and what they say. */
const EFFECTS: { readonly [chart: string]: { readonly [name: string]: Effect } } = {
  'strike-hit': { hit: HIT },
  'sub-attack': { hit: HIT },
  'mini-sub-hit': { hit: HIT },
  'anti-aircraft': { hit: HIT },
};
