/** Where a shared file waits for the page, which knows the name too (src/app/shared-file.ts). */
const SHARED = 'war-diary-shared';
/** The largest file that the app makes (BACKUP_LIMITS), and what a form puts around it. */
const MOST_BYTES = 64e6 + 4096;

/**
 * Keeps the file that another app shared, whole or not at all, and answers with the screen that opens it or says why not.
 * Nothing of it is believed here: the screen looks at it like at any chosen file.
 */
export async function keepShared(request: Request, scope: string): Promise<Response> {
  const why = await keep(request);
  return Response.redirect(new URL(`./#/backups/shared${why ? `-${why}` : ''}`, scope).href, 303);
}

async function keep(request: Request): Promise<'large' | 'many' | 'unread' | undefined> {
  let isLarge = false;
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, to) {
      bytes += chunk.byteLength;
      isLarge = bytes > MOST_BYTES;
      // The rest stays unread.
      if (isLarge) to.error(new Error('large'));
      else to.enqueue(chunk);
    },
  });
  try {
    const type = request.headers.get('content-type') ?? '';
    const body = request.body?.pipeThrough(counted) ?? null;
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    const files = form.getAll('file').filter((each) => each instanceof File);
    const [file] = files;
    if (!file) return 'unread';
    if (files.length > 1) return 'many';
    const cache = await caches.open(SHARED);
    const headers = { 'x-name': encodeURIComponent(file.name) };
    await cache.put(new URL('shared', self.location.href), new Response(file, { headers }));
    return undefined;
  } catch {
    await caches.delete(SHARED).catch(() => false);
    return isLarge ? 'large' : 'unread';
  }
}
