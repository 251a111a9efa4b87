import type { Example } from '../../core/play/game';
import { entries } from './example.json';

export const example: Example = {
  lines: entries,
  setUp: 16,
  told: 'A squadron of dive bombers from Soryu got through the anti-aircraft fire. It hits Pennsylvania on 3 to 6.',
};
