import type { Answer } from '../../src/core/play/prompt';
import { type ToyState, toy } from '../games/toy/toy';
import { answer, host, join, meet, type Phone, play, takePen } from './phones';

/** A phone at a game of the toy. */
export type At = Phone<ToyState>;

const dice = (...faces: number[]): Answer => ({ kind: 'dice', faces, by: 'physical' });

/** Ann has begun a game and the pen, Ken has joined it. */
export function twoPhones(): { readonly ann: At; readonly ken: At } {
  const ann = host(toy, { writer: 'wa', seat: 'fox', name: 'Ann' });
  play(ann, 'begin');
  answer(ann, 'weather', { kind: 'form', values: { ready: [] } });
  const ken = join(ann, { writer: 'wk', seat: 'owl', name: 'Ken' });
  meet(ken, ann);
  return { ann, ken };
}

/** Ann lets time pass; Ken has taken the pen, and crosses in what was a calm then. Both have both stories. */
export function twoStories(): ReturnType<typeof twoPhones> {
  const at = twoPhones();
  play(at.ann, 'pass');
  takePen(at.ken);
  play(at.ken, 'cross', { side: 'owl' });
  answer(at.ken, 'crossing', dice(6, 6, 6));
  meet(at.ann, at.ken);
  return at;
}

/** Somebody at the table of a phone who only looks on. */
export const onlooker = (at: At): At => join(at, { writer: 'wc', seat: 'onlooker', name: 'Cal' });
