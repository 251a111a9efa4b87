import './scroll.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** Wider than the phone it scrolls by itself, and the keyboard reaches it only then. */
export function Scroll({ label, children }: { label: string; children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const [wide, setWide] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    // Larger text widens what is within, and not the window.
    const seen = new ResizeObserver(() => setWide(current.scrollWidth > current.clientWidth));
    for (const each of [current, ...current.children]) seen.observe(each);
    return () => seen.disconnect();
  });
  const reach = wide ? { tabIndex: 0, role: 'group' as const, 'aria-label': label } : {};
  return (
    <div class="scroll-box" ref={box} {...reach}>
      {children}
    </div>
  );
}
