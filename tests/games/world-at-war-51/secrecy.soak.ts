import { lookTheSame } from './secrecy-runs';

lookTheSame([
  ['a number in the place of the box', { a: [4, 5] }],
  ['other numbers', { a: [5, 6], b: [5, 5] }],
  ['US Magic that moves the column', { us: 2 }],
]);
