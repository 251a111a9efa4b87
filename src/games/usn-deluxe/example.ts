import type { Example } from '../../core/play/game';
import { entries } from './example.json';

export const example: Example = {
  lines: entries,
  setUp: 7,
  told: '60 factors and 12 from the guns of ships attack Tarawa. There, 10 entrenched factors count 3 times: 72 to 30 is 2:1.',
};
