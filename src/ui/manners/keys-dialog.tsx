import { render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { KeyList } from './key-list';

/** Opens the list over the game; Escape, the button and the way back close it. */
export function showKeys(): void {
  const host = document.createElement('div');
  document.getElementById('app')?.append(host);
  const close = () => {
    render(null, host);
    host.remove();
  };
  render(<KeysDialog onClose={close} />, host);
}

function KeysDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    // From the top, also where the whole list does not fit.
    dialog.current?.querySelector('h2')?.focus();
    dialog.current?.scrollTo(0, 0);
    const close = () => dialog.current?.close();
    addEventListener('hashchange', close);
    return () => removeEventListener('hashchange', close);
  }, []);
  return (
    <dialog ref={dialog} class="confirm keys-dialog" aria-labelledby="keys-title" onClose={onClose}>
      <h2 class="lead" id="keys-title" tabIndex={-1}>
        Keyboard shortcuts
      </h2>
      <KeyList />
      <button type="button" class="main" onClick={() => dialog.current?.close()}>
        Close
      </button>
    </dialog>
  );
}
