/** A refusal with a stable code for tests and a sentence for the player: what happened, what is safe, what to do. */
export type Problem = { readonly code: string; readonly message: string; readonly field?: string };

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

export function fail(code: string, message: string, field?: string): { ok: false; problem: Problem } {
  return { ok: false, problem: field === undefined ? { code, message } : { code, message, field } };
}
