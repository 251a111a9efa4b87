import { isPass, type Pass } from './pass';

const KEY = 'war-diary:hall-pass';

/** A pass to a table that is still empty, kept until a game of this phone is put there. */
export function keepPending(pass: Pass | undefined): void {
  try {
    if (pass) globalThis.localStorage?.setItem(KEY, JSON.stringify(pass));
    else globalThis.localStorage?.removeItem(KEY);
  } catch {
    // Without it the link is opened once more.
  }
}

export function pendingPass(): Pass | undefined {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? 'null');
    return isPass(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}
