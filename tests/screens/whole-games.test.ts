import { everyTrial, trials } from '../games/every-game/trials';
import { recordedEntries, shortest } from '../support/recorded';
import type { Trial } from '../support/trial';
import { tapWhole } from './whole-games';

const leastOf = ({ meta, verdicts }: Trial): string => shortest(meta.id, Object.keys(verdicts));
const linesOf = (trial: Trial): number => recordedEntries(trial.meta.id, leastOf(trial)).length;

// The shortest there is, of the app's games and of those of no app. Each game's own screens are tapped in every-game, the
// first game is played whole in a browser, and all that come to a verdict in the soak.
const chosen = [trials, everyTrial.filter((trial) => !trials.includes(trial))].map((some) =>
  some.reduce((least, trial) => (linesOf(trial) < linesOf(least) ? trial : least)),
);
tapWhole((trial) => (chosen.includes(trial) ? [leastOf(trial)] : []));
