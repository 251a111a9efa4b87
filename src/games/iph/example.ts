import type { Example } from '../../core/play/game';
import { entries } from './example.json';

export const example: Example = {
  lines: entries,
  setUp: 3,
  told: '12 against 3 is 4:1. The fort shifts it two columns down and the Army plane one more: 1:1.',
};
