/** The cache of the safety copies, apart from the files of the app, which a new version throws away. */
export const SAFETY = 'war-diary-safety-copies';

/** The cache of the safety copies; undefined where the browser has none, or gives none out. */
export async function openSafety(): Promise<Cache | undefined> {
  try {
    return await globalThis.caches?.open(SAFETY);
  } catch {
    return undefined;
  }
}
