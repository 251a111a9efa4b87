import { type ReadonlySignal, signal } from '@preact/signals';

/** A file opened on one screen that belongs to another: taken once, by the screen it is handed to. */
let handed: Blob | undefined;
const arrivals = signal(0);

/** How many files came from outside the app; the screen for them looks again when it grows. */
export const filesBrought: ReadonlySignal<number> = arrivals;

export function handFile(file: Blob): void {
  handed = file;
}

/** A file that the system opened the app with. */
export function bringFile(file: Blob): void {
  handed = file;
  arrivals.value += 1;
}

export function takeHandedFile(): Blob | undefined {
  const file = handed;
  handed = undefined;
  return file;
}
