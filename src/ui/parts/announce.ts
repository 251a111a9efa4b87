import { signal } from '@preact/signals';

/** What the one live region says; a new id says the same words again. */
export const announcement = signal<{ readonly id: number; readonly text: string }>({ id: 0, text: '' });

export function announce(text: string): void {
  announcement.value = { id: announcement.peek().id + 1, text };
}
