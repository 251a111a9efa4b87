/** The cache of the safety copies, apart from the files of the app, which a new version throws away. */
export const SAFETY = 'war-diary-safety-copies';

/** The cache of the safety copies; undefined where the browser knows none. Fails where it refuses this one. */
export const safetyToWrite = async (): Promise<Cache | undefined> => globalThis.caches?.open(SAFETY);

/** The same for who reads: what is refused holds nothing. */
export const openSafety = (): Promise<Cache | undefined> => safetyToWrite().catch(() => undefined);
