import { render } from 'preact';
import { Dialog } from '../kit/dialog';
import { KeyList } from './key-list';

/** Opens the list over the game; Escape, the button and the way back close it. */
export function showKeys(): void {
  const host = document.createElement('div');
  document.body.append(host);
  const close = () => {
    render(null, host);
    host.remove();
  };
  render(<KeysDialog onClose={close} />, host);
}

const KeysDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Keyboard shortcuts" kind="keys-dialog" onClose={onClose}>
    {(close) => (
      <>
        <KeyList />
        <button type="button" class="main" onClick={close}>
          Close
        </button>
      </>
    )}
  </Dialog>
);
