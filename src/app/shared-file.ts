import { fail, type Problem } from '../core/result';

/** Where the worker keeps a file that another app shared, until a page takes it (src/pwa/shared-file.ts). */
const SHARED = 'war-diary-shared';

/** Takes the file that another app shared, if there is one. Of several pages one gets it, and then it is not kept any more. */
export async function takeShared(): Promise<File | undefined> {
  try {
    if (!(await globalThis.caches?.has(SHARED))) return undefined;
    const cache = await caches.open(SHARED);
    const [kept] = await cache.matchAll();
    const bytes = await kept?.arrayBuffer();
    const isMine = await caches.delete(SHARED);
    if (!bytes || !isMine) return undefined;
    return new File([bytes], decodeURIComponent(kept?.headers.get('x-name') ?? ''));
  } catch {
    return undefined;
  }
}

/** Behind `#/backups/`, where the worker leads a shared file; no game has such an id. */
export const isShared = (item: string | undefined): boolean => /^shared(-\w+)?$/.test(item ?? '');

/** Why the worker did not keep a shared file. */
export function refusedShared(item: string | undefined): Problem | undefined {
  if (item === 'shared-large') return large.problem;
  if (item === 'shared-many') return many.problem;
  return item === 'shared-unread' ? unread.problem : undefined;
}

const KEPT = 'Nothing was kept, and your games are as they were.';
const large = fail(
  'shared.large',
  `The shared file is larger than 64 MB. War Diary makes no files of that size. ${KEPT}`,
);
const many = fail(
  'shared.many',
  `War Diary opens one shared file at a time. ${KEPT} Share the files one by one.`,
);
const unread = fail(
  'shared.unread',
  `The shared file could not be read. ${KEPT} Save it on this device, then open it here with “Open a file”.`,
);
