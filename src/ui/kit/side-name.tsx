import './tones.css';
import type { ComponentChildren } from 'preact';
import type { Tone } from '../../core/play/tone';

type SideNameProps = { tone: Tone | undefined; children: ComponentChildren };

/** A side by name, colour and shape. Without a tone, only the words. */
export function SideName({ tone, children }: SideNameProps) {
  return tone ? <span class={`side tone-${tone}`}>{children}</span> : <span>{children}</span>;
}
