import { pause } from '../../support/until';

/** Lets the page draw what it has to: nobody taps between two frames. */
export async function settled(): Promise<void> {
  await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  await pause(0);
}
