import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

type DialogProps = {
  title: string;
  /** For its style. */
  kind?: string;
  /** The text that a reader hears with the title. */
  text?: ComponentChildren;
  onClose: () => void;
  /** A touch beside it closes it too. */
  light?: boolean;
  /** Neither Escape nor the way back closes it: whoever opened it takes it away. */
  stays?: boolean;
  /** What follows the text; `close` is what its button calls. */
  children: (close: () => void) => ComponentChildren;
};

/**
 * Opens modal as soon as it is on the page; Escape and the way back close it. Without a text that is heard with the title
 * the heading has the focus, so that the rest is read from its top. The focus returns to what it was opened from.
 */
export function Dialog({ title, kind = '', text, onClose, light, stays, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isGone = useRef(false);
  const id = useId();
  const close = () => dialog.current?.close();
  useLayoutEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    if (!text) {
      dialog.current?.querySelector('h2')?.focus();
      dialog.current?.scrollTo(0, 0);
    }
    const beside = (event: Event) => light && event.target === dialog.current && close();
    dialog.current?.addEventListener('click', beside);
    if (!stays) addEventListener('hashchange', close);
    return () => {
      removeEventListener('hashchange', close);
      // Behind an open one nothing can have the focus; who took it away is not told that it was closed.
      isGone.current = true;
      close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`confirm ${kind}`.trim()}
      aria-labelledby={`${id}-t`}
      {...(text && { 'aria-describedby': `${id}-d` })}
      onClose={() => isGone.current || onClose()}
      onCancel={(event) => stays && event.preventDefault()}
    >
      <h2 class="lead" id={`${id}-t`} {...(!text && { tabIndex: -1 })}>
        {title}
      </h2>
      {text && <p id={`${id}-d`}>{text}</p>}
      {children(close)}
    </dialog>
  );
}
