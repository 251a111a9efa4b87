import type { Procedure } from '../procedures/procedure';
import { enterByHand } from './by-hand/fight';
import { attackOnLand } from './land-attack';
import { repairAll, sendBack } from './yards';

/** What is fetched once a table stands: steps, by their procedures. */
export const STEPS: { readonly [id: string]: Procedure['run'] } = {
  fight: enterByHand,
  repair: repairAll,
  'replace-ships': sendBack,
  'land-attack': attackOnLand,
};
