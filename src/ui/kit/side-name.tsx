import type { ComponentChildren } from 'preact';

type SideNameProps = { tone: 'a' | 'b' | undefined; children: ComponentChildren };

/** A side by name, colour and shape: square for one, disc for the other. Without a tone, only the words. */
export function SideName({ tone, children }: SideNameProps) {
  return tone ? <span class={`side tone-${tone}`}>{children}</span> : <span>{children}</span>;
}
