import { Dialog } from './dialog';

type ConfirmDialogProps = {
  title: string;
  text: string;
  confirm: string;
  keep: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** For the one act that cannot be undone: deleting a game. */
export const ConfirmDialog = ({ title, text, confirm, keep, onConfirm, onClose }: ConfirmDialogProps) => (
  <Dialog title={title} text={text} onClose={onClose}>
    {(close) => (
      <>
        <button type="button" class="main" onClick={close}>
          {keep}
        </button>
        <button type="button" class="danger" onClick={onConfirm}>
          {confirm}
        </button>
      </>
    )}
  </Dialog>
);
