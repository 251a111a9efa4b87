import type { Verdict } from './view';

/** A verdict in whole sentences: none is empty, and each ends once. */
export const verdictWords = ({ label, why, since }: Pick<Verdict, 'label' | 'why' | 'since'>): string =>
  [label, why, since].flatMap((words) => (words ? [sentence(words)] : [])).join(' ');

const sentence = (text: string): string =>
  `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`.replace(/\.?$/, '.');
