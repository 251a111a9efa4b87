import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';

/** What takes the place of the table until the next tap, once the code for it is there. */
export const inPlaceOfTable = signal<ComponentType | undefined>(undefined);
