import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';

type Props = {
  text: string;
  /** The rule that the text is of: its own terms are explained by it already. */
  of?: string;
};

/** Set once the terms of the game on the screen are there; until then words are words. */
export const explained = signal<ComponentType<Props> | undefined>(undefined);

/** Of a game that is a file its title: whose words are told apart from the app's. */
export const author = signal<string | undefined>(undefined);

/** Running text whose terms can be touched. Not for what stands in a button, a label or a heading. */
export function Words(props: Props) {
  const Explained = explained.value;
  return Explained ? <Explained {...props} /> : props.text;
}
