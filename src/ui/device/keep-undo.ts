import type { Touch } from '../kit/when-touched';

const SECOND = 1000;
const UNDO = 'button[name=undo]';

/**
 * Undo stays under the thumb that tapped it: where it scrolls with the page, as with large text, the page is scrolled
 * after it. `first` may be that tap. Returns the way to stop.
 */
export function keepUndo(first: Touch): () => void {
  let turn = 0;
  const stop = () => {
    turn += 1;
  };
  /** For a second, or until somebody touches the page again, whatever comes above it. */
  const keep = (at: number) => {
    stop();
    const [own, begun] = [turn, performance.now()];
    const off = () => (document.querySelector(UNDO)?.getBoundingClientRect().top ?? at) - at;
    const step = () => {
      if (own !== turn || performance.now() - begun > SECOND) return;
      const [by, from] = [off(), scrollY];
      if (Math.abs(by) >= 1) {
        scrollBy({ top: by, behavior: 'instant' });
        // It does not scroll with the page, or cannot as long as something is being fetched.
        if (Math.abs(off()) >= Math.abs(by)) scrollTo({ top: from, behavior: 'instant' });
      }
      requestAnimationFrame(step);
    };
    step();
  };
  const undoOf = ({ target }: Event) => (target instanceof Element ? target.closest(UNDO) : null);
  const clicked = (event: MouseEvent) => {
    const undo = undoOf(event);
    // A key finds it by its name.
    if (undo && event.detail > 0) keep(undo.getBoundingClientRect().top);
  };
  if (first instanceof PointerEvent && undoOf(first)) {
    const { height = 0 } = document.querySelector(UNDO)?.getBoundingClientRect() ?? {};
    keep(first.clientY - height / 2);
  }
  const touches = ['pointerdown', 'keydown', 'wheel'];
  for (const touch of touches) addEventListener(touch, stop, { capture: true, passive: true });
  addEventListener('click', clicked, { capture: true });
  return () => {
    stop();
    for (const touch of touches) removeEventListener(touch, stop, { capture: true });
    removeEventListener('click', clicked, { capture: true });
  };
}
