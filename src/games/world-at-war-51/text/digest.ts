import type { RuleDigest } from '../../../core/play/rules';
import { BEFORE, STRIKES } from './attack';
import { TABLES } from './tables';
import { UNPREPAREDNESS } from './unpreparedness';

/** Section 51 in our own words, under its own numbers, and what it rests on. Loaded apart from the table. */
export const WORLD_AT_WAR_DIGEST: readonly RuleDigest[] = [
  ...BEFORE,
  ...STRIKES,
  ...UNPREPAREDNESS,
  ...TABLES,
];
