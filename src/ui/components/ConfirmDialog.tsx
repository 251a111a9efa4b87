import { useId, useLayoutEffect, useRef } from 'preact/hooks';

type ConfirmDialogProps = {
  title: string;
  text: string;
  confirm: string;
  keep: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** For the one act that cannot be undone: deleting a game. Opens modal as soon as it is on the page. */
export function ConfirmDialog({ title, text, confirm, keep, onConfirm, onClose }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class="confirm"
      aria-labelledby={`${id}-t`}
      aria-describedby={`${id}-d`}
      onClose={onClose}
    >
      <h2 class="lead" id={`${id}-t`}>
        {title}
      </h2>
      <p id={`${id}-d`}>{text}</p>
      <button type="button" class="main" onClick={() => dialog.current?.close()}>
        {keep}
      </button>
      <button type="button" class="danger" onClick={onConfirm}>
        {confirm}
      </button>
    </dialog>
  );
}
