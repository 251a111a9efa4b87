import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { curtainOpen } from '../../app/curtain-open';
import { Icon } from '../kit/icon';

const HOLD_MS = 600;

type Props = {
  /** Who may look. */
  name: string;
  what: string;
  /** What stands around the closed curtain. */
  frame?: (curtain: ComponentChildren) => ComponentChildren;
  children(): ComponentChildren;
};

/** What still comes of the press that opened the curtain, for what then lies beneath the finger: a new one ends this. */
function letGo(): void {
  const pressed = new AbortController();
  const options = { capture: true, passive: false, signal: pressed.signal };
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ['touchend', 'mousedown', 'mouseup', 'click'])
    document.addEventListener(type, swallow, options);
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, () => pressed.abort(), options);
}

/** Nothing behind it is rendered, let alone read aloud, until the side it names has opened it. */
export function Curtain({ name, what, frame, children }: Props) {
  const [open, setOpen] = useState(false);
  const [holding, setHolding] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const inside = useRef<HTMLElement>(null);
  const hold = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!holding) return;
    const timer = setTimeout(() => {
      letGo();
      setOpen(true);
    }, HOLD_MS);
    return () => clearTimeout(timer);
  }, [holding]);

  useEffect(() => {
    if (!open) return;
    setHolding(false);
    inside.current?.focus();
    const close = () => setOpen(false);
    const hide = () => document.hidden && close();
    const leave = (event: FocusEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) close();
    };
    addEventListener('blur', close);
    document.addEventListener('visibilitychange', hide);
    document.addEventListener('focusin', leave);
    return () => {
      removeEventListener('blur', close);
      document.removeEventListener('visibilitychange', hide);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);

  // A question's own, which stands for the screen.
  useEffect(() => {
    if (!frame || !open) return;
    curtainOpen.value = true;
    return () => {
      curtainOpen.value = false;
    };
  }, [open]);

  const stop = () => setHolding(false);
  const shut = () => {
    setOpen(false);
    requestAnimationFrame(() => hold.current?.focus());
  };
  if (!open) {
    const curtain = (
      <div class="curtain">
        <p class="soft">{what}</p>
        <button
          ref={hold}
          type="button"
          class={holding ? 'hold holding' : 'hold'}
          onPointerDown={() => setHolding(true)}
          onPointerUp={stop}
          onPointerLeave={stop}
          onPointerCancel={stop}
          onContextMenu={(event) => event.preventDefault()}
          // Keyboards and screen readers click without a pointer: for them one press opens.
          onClick={(event) => event.detail === 0 && setOpen(true)}
        >
          <Icon name="lock" />
          {name} only: hold to open
        </button>
      </div>
    );
    return <>{frame ? frame(curtain) : curtain}</>;
  }
  return (
    <div class="curtain-open" ref={box}>
      <section class="curtain-bar" aria-label="Curtain" ref={inside} tabIndex={-1}>
        <span>Open for {name}</span>
        <button type="button" class="quiet" onClick={shut}>
          Close the curtain
        </button>
      </section>
      {children()}
    </div>
  );
}
