import type { Power } from './sides';

export type War = {
  readonly id: string;
  readonly name: string;
  readonly by: 'jp' | Power | 'allies';
  readonly on: readonly Power[];
};

/** Who may declare war on whom; `on` names the powers that are at war with Japan from then on. */
export const WARS: readonly War[] = [
  { id: 'jp-both', name: 'Japan on the US and Britain', by: 'jp', on: ['us', 'gb'] },
  { id: 'jp-us', name: 'Japan on the US alone', by: 'jp', on: ['us'] },
  { id: 'jp-gb', name: 'Japan on Britain alone', by: 'jp', on: ['gb'] },
  { id: 'us', name: 'The US on Japan', by: 'us', on: ['us'] },
  { id: 'gb', name: 'Britain on Japan', by: 'gb', on: ['gb'] },
  { id: 'allies', name: 'The US and Britain on Japan', by: 'allies', on: ['us', 'gb'] },
];
