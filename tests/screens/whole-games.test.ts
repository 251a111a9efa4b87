import { shortest } from '../support/recorded';
import { tapWhole } from './whole-games';

// The shortest of each kind; the others are tapped in the soak.
tapWhole(({ meta, verdicts }) => [shortest(meta.id, Object.keys(verdicts))]);
