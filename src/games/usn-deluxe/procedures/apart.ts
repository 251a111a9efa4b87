import { later } from '../../../kit/later';
import type { UsnEvent } from '../state/bounds';
import type { UsnState } from '../state/state';

/** Procedures whose steps are fetched once a table stands. */
export const apart = later<UsnState, UsnEvent>(() => import('../steps/steps').then(({ STEPS }) => STEPS));
