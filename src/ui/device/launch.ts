import { bringFile } from '../../app/handed-file';
import { go, parseRoute } from '../../app/route';

type LaunchParams = {
  readonly targetURL?: string;
  readonly files?: readonly { getFile(): Promise<File> }[];
};
type LaunchQueue = { setConsumer(take: (params: LaunchParams) => unknown): void };

let isWatching = false;

/**
 * Takes what the system opens the installed app with: a file, or one of the app's shortcuts. The manifest asks for the
 * window that is already open, so that a game is never open in two; it is changed only for a file or a shortcut.
 */
export function watchLaunches(): void {
  const queue = (globalThis as { launchQueue?: LaunchQueue }).launchQueue;
  if (!queue || isWatching) return;
  isWatching = true;
  let isFirst = true;
  queue.setConsumer(async ({ targetURL, files = [] }) => {
    const [file] = files;
    if (file) {
      const opened = await file.getFile().catch(() => undefined);
      if (opened) bringFile(opened);
      return go({ screen: 'backups' });
    }
    // What waited here is the address that this page was opened at: it is shown, or was left again.
    if (isFirst || !targetURL?.startsWith(`${location.origin}/`)) return;
    const hash = targetURL.replace(/^[^#]*/, '');
    if (hash.length > 2) go(parseRoute(hash));
  });
  isFirst = false;
}
