import type { Guide } from '../../../../core/play/rules';
import { actionsOn } from '../../../../core/play/view';
import { whyNotOf } from '../../../../kit/offers';
import { guide } from '../../../../kit/papers/guide';
import { RULE } from '../../data/headings';
import { stepOf } from '../../data/sequence';
import { PROCEDURES } from '../../procedures/all';
import { setUp } from '../../procedures/set-up';
import { isNight, isPlaying, type PearlState } from '../../state/state';
import { tableView } from '../table';
import { verdictView } from '../verdict';
import { beginLines, endLines, harbourLines, matchLines, planLines } from './before-and-after';
import { airLines, arrivalLines, miniSubLines, movementLines, nightLines, searchLines } from './steps';

const whyNot = whyNotOf([setUp, ...PROCEDURES]);

/**
 * What can be done now, for every state of the match: a line with an action stands only where the table offers it and it
 * can be begun. Reads nothing that is sealed.
 */
export function guideOf(state: PearlState): Guide {
  const { lines, ...part } = partOf(state);
  const offered = actionsOn(tableView(state)).filter((action) => whyNot(state, action) === undefined);
  const applies = (id: string | undefined) => id === undefined || offered.some((each) => each.id === id);
  return { ...part, lines: lines.filter(({ action }) => applies(action)) };
}

function partOf(state: PearlState): Guide {
  if (!state.begun) return guide('Set-up', RULE.setups, matchLines());
  if (verdictView(state)) return guide('The end', RULE.bands, endLines(state));
  if (isPlaying(state)) return stepGuide(state);
  if (!state.game.plan) return guide('Japan plans', RULE.setups, planLines(state));
  if (!state.game.inHarbour) return guide('The US sets up', RULE.precautions, harbourLines());
  return guide('Before the first phase', RULE.sequence, beginLines());
}

function stepGuide(state: PearlState): Guide {
  switch (stepOf(state.game.cursor)) {
    case 'arrivals':
      return guide('US carriers arrive', RULE.carriers, arrivalLines(state));
    case 'mini-subs':
      return guide('Ward and mini-subs', RULE.ward, miniSubLines);
    case 'movement':
      return guide('Ship movement', RULE.movement, movementLines(state));
    case 'search':
      return guide('Searches', RULE.searches, searchLines(state));
    case 'air':
      return isNight(state)
        ? guide('The air at night', RULE.airOps, nightLines(state))
        : guide('Air operations', RULE.airOps, airLines(state));
  }
}
