import { specimenTrial } from '../games/specimen/trial';
import { shortest } from '../support/recorded';
import { tapWhole } from './whole-games';

// The shortest of each kind, and all of the specimen; the others are tapped in the soak.
tapWhole((trial) => {
  const names = Object.keys(trial.verdicts);
  return trial === specimenTrial ? names : [shortest(trial.meta.id, names)];
});
