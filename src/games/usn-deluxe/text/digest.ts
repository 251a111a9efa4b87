import type { RuleDigest } from '../../../core/play/rules';
import { OPTIONAL } from './optional';
import { RESERVES_AND_VICTORY } from './reserves-and-victory';
import { SCENARIOS } from './scenarios';
import { SEQUENCE } from './sequence';
import { SUPPLY_AND_BASES } from './supply-and-bases';

/** The rulebook in our own words, under its own numbers. Loaded apart from the table. */
export const USN_DIGEST: readonly RuleDigest[] = [
  ...SEQUENCE,
  ...SUPPLY_AND_BASES,
  ...RESERVES_AND_VICTORY,
  ...OPTIONAL,
  ...SCENARIOS,
];
