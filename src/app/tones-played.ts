import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { TONES, type Tone } from '../core/play/tone';
import { keep, recall } from './settings';

const SIDES_KEY = 'war-diary:sides';
/** Most games have two sides. */
const USUAL = 2;

const mostSides = signal(within(Number(recall(SIDES_KEY)) || USUAL));

/** The tones of two sides, or of as many as any game has that was played in this browser. */
export const tonesPlayed: ReadonlySignal<readonly Tone[]> = computed(() => TONES.slice(0, mostSides.value));

/** A game of so many sides is played here: from now on the settings speak of them all. */
export function playSides(sides: number): void {
  const most = within(sides);
  if (most <= mostSides.peek()) return;
  mostSides.value = most;
  keep(SIDES_KEY, String(most));
}

function within(sides: number): number {
  return Math.min(Math.max(USUAL, Math.trunc(sides)), TONES.length);
}
