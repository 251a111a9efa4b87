import { signal } from '@preact/signals';

/** The curtain before the question is open. */
export const curtainOpen = signal(false);
