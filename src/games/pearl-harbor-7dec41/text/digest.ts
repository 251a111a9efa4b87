import type { RuleDigest } from '../../../core/play/rules';
import { AIR } from './air';
import { COMBAT } from './combat';
import { DETECTION } from './detection';
import { PRECAUTIONS } from './precautions';
import { SET_UP } from './set-up';
import { SHIPS } from './ships';
import { VICTORY } from './victory';

/** Every rule of the rulebook in our own words, in its order, under its own headings. Loaded apart from the table. */
export const PEARL_HARBOR_DIGEST: readonly RuleDigest[] = [
  ...VICTORY,
  ...PRECAUTIONS,
  ...SET_UP,
  ...SHIPS,
  ...DETECTION,
  ...AIR,
  ...COMBAT,
];
