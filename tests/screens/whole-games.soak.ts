import { tapWhole } from './whole-games';

tapWhole(({ verdicts }) => Object.keys(verdicts));
