import type { Game } from '../../core/play/game';
import type { Guide } from '../../core/play/rules';
import { guideBy, may } from '../../kit/papers/guide';
import { RULE } from '../play/edition';
import type { OwnState } from '../play/state';

const WORDS = {
  begin: 'Name who plays, and choose how unclear rules are read.',
  'bring-on': 'Do what has come due: put it on the map, or take it off.',
  'end-step': 'End the step: what is still owed is named first.',
  'record-end': 'Write the end down.',
};
const ALWAYS = [
  may(undefined, RULE, 'Move your pieces on the map, and play your cards: the app knows neither.'),
  may(undefined, RULE, 'Undo a mistake, or correct points, counters and lists by hand.'),
  may(undefined, RULE, 'Concede, or agree to stop, on the ledger.'),
];

/** What can be done now: what the table offers, in the words of the file. */
export const guideOf =
  (game: Pick<Game<OwnState>, 'table'>) =>
  (state: OwnState): Guide =>
    guideBy(game.table(state), WORDS, ALWAYS);
