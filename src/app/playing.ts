import { signal } from '@preact/signals';
import type { Session } from './session';

/** The game that is open in this tab. */
export const playing = signal<Session | undefined>(undefined);
