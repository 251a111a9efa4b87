import { signal } from '@preact/signals';
import type { Problem } from '../../core/result';
import { keep, recall } from '../settings';

/**
 * The file that is kept up to date on this device. It `asks` where the browser wants a tap before it lets the app write;
 * `told` once a player has put the message away.
 */
export type KeptFile =
  | { readonly is: 'none' }
  | { readonly is: 'kept'; readonly name: string; readonly at: number }
  | {
      readonly is: 'asks' | 'failed';
      readonly name: string;
      readonly problem: Problem;
      readonly told?: true;
    };

export const keptFile = signal<KeptFile>({ is: 'none' });

const KEY = 'war-diary:kept-file';

/** When the file was last written, 0 for not yet; undefined where none is kept: then no code for it is fetched. */
export function writtenAt(): number | undefined {
  const kept = recall(KEY);
  return kept === undefined ? undefined : Number(kept) || 0;
}

export const noteWritten = (at: number | undefined): void =>
  keep(KEY, at === undefined ? undefined : String(at));

/** Whether this browser can write to a file that a player chose. */
export const canKeepFile = (): boolean => 'showSaveFilePicker' in globalThis;
