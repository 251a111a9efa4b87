import type { Example } from '../../core/play/game';
import { entries } from './example.json';

export const example: Example = {
  lines: entries,
  setUp: 23,
  told: '4 squadrons attack Lexington, with +2 for Japanese air and +1 for the first strike. The sum is read under 4 squadrons.',
};
