import { effect } from '@preact/signals';
import type { Session } from '../session';

/** A tap that is being saved is not disturbed by lines from elsewhere. */
export function whenSaved({ save }: Session): Promise<void> {
  return new Promise((resolve) => {
    let stop: (() => void) | undefined;
    stop = effect(() => {
      if (save.value.kind === 'saving') return;
      resolve();
      queueMicrotask(() => stop?.());
    });
  });
}
