import { signal } from '@preact/signals';
import type { Problem } from '../../core/result';

/** What the one live region says; a new id says the same words again. */
export const announcement = signal<{ readonly id: number; readonly text: string }>({ id: 0, text: '' });

export function announce(text: string): void {
  announcement.value = { id: announcement.peek().id + 1, text };
}

/** The last answer that was refused at its field, before it was a tap of the game. */
export const refused = signal<Problem | undefined>(undefined);
