import type { Guide } from '../../../../core/play/rules';
import { guide } from '../../../../kit/papers/guide';
import { isFight } from '../../data/chits';
import { type IphState, isPlaying, pullsLeft, underway } from '../../state/state';
import { phaseOf } from '../table';
import { verdictView } from '../verdict';
import { endLines, orderLines, setUpLines, usSetUpLines } from './before-and-after';
import { carrierCombatLines, dispositionLines, landingLines, submarineLines } from './opening-phases';
import {
  jpCombatLines,
  jpMovementLines,
  jpOwedLines,
  momentumLines,
  pullLines,
  rowFightLines,
  turn1Lines,
  turnEndLines,
  usFightLines,
  usMoveLines,
} from './operations';

/** What can be done now, for every state of the game. Reads nothing that is sealed. */
export function guideOf(state: IphState): Guide {
  if (!state.begun) return guide('Set-up', '3.0', setUpLines());
  if (!isPlaying(state))
    return state.order
      ? guide('The US sets up', '3.3', usSetUpLines())
      : guide('The landing order', '3.2', orderLines());
  if (state.over || verdictView(state)) return guide('The end', '4.0', endLines(state));
  return state.cursor.step === 'operations' ? operations(state) : opening(state);
}

function opening(state: IphState): Guide {
  const { step } = state.cursor;
  if (step === 'us-submarine') return guide('US submarine attack', '5.4', submarineLines(state));
  if (step === 'jp-landing') return guide('Japanese landing', '5.5', landingLines());
  return state.dayUse.revealed
    ? guide('Carrier combat', '5.3', carrierCombatLines())
    : guide('Ship disposition', '5.3', dispositionLines(state));
}

function operations(state: IphState): Guide {
  const phase = underway(state);
  if (phase === 'movement') return guide('Japanese movement', '9.0', jpMovementLines(state));
  if (phase)
    return state.momentum
      ? guide('Momentum', '10.4', momentumLines())
      : guide('Japanese combat', '10.0', jpCombatLines(state));
  const chit = state.current;
  if (chit) {
    const title = phaseOf(state) ?? '';
    if (!isFight(chit)) return guide(title, '9.0', usMoveLines(state));
    return guide(title, '10.0', chit === 'bbrow-fight' ? rowFightLines(state) : usFightLines(state));
  }
  const owed = Object.values(state.jpPhases).includes('owed');
  if (state.cursor.turn === 1 && owed) return guide('Turn 1', '5.10', turn1Lines(state));
  if (pullsLeft(state)) return guide('Before a chit', '5.6', pullLines(state));
  if (owed) return guide('Japanese phases', '5.8', jpOwedLines(state));
  return guide('End of the turn', '5.8', turnEndLines(state));
}
