import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

type CardProps = { title?: ComponentChildren; class?: string; children: ComponentChildren };

/** A sheet of paper; with a title it is a named section. */
export function Card({ title, class: extra, children }: CardProps) {
  const id = useId();
  const name = extra ? `card ${extra}` : 'card';
  if (title === undefined) return <div class={name}>{children}</div>;
  return (
    <section class={name} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
