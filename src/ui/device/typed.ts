import { TYPED_LOCK } from './update';

const TEXT = 'textarea, input:not([type=radio], [type=checkbox], [type=range], [type=file])';
const LOOK_MS = 1000;

/**
 * Holds an update back, which loads every tab anew, while a field of this tab has something typed in it. What is typed is
 * saved or left once its field is gone: a screen that is left, a form that closes.
 */
export function holdWhileTyped(): void {
  const locks = navigator.locks as LockManager | undefined;
  const fields = new Set<HTMLInputElement>();
  let release: (() => void) | undefined;
  const look = () => {
    for (const field of fields) if (!field.isConnected || !field.value) fields.delete(field);
    if (fields.size) return void setTimeout(look, LOOK_MS);
    release?.();
    release = undefined;
  };
  const hold = () => {
    const typed = new Promise<void>((resolve) => {
      release = resolve;
    });
    locks?.request(TYPED_LOCK, { mode: 'shared' }, () => typed).catch(() => undefined);
    setTimeout(look, LOOK_MS);
  };
  const hear = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(TEXT)) return;
    fields.add(target as HTMLInputElement);
    if (!release) hold();
  };
  addEventListener('input', hear, true);
}
