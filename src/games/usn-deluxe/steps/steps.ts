import type { Procedure } from '../procedures/procedure';
import { enterByHand } from './by-hand/fight';

/** What is fetched once a table stands: the steps of the fights, by their procedures. */
export const STEPS: { readonly [id: string]: Procedure['run'] } = { fight: enterByHand };
