/** A refusal with a stable code for tests and a sentence for the player: what happened, what is safe, what to do. */
export type Problem = {
  readonly code: string;
  readonly message: string;
  readonly field?: string;
  /** The steps of the sentence that the app can take itself: whoever shows it has a button for each. */
  readonly remedies?: readonly Remedy[];
};

/** To `reload` the page, to look for a newer version (`update`), to save a `copy` of the open one, to say what is `sealed` in it. */
export type Remedy = 'reload' | 'update' | 'copy' | 'sealed';

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

export function fail(code: string, message: string, field?: string): { ok: false; problem: Problem } {
  return { ok: false, problem: field === undefined ? { code, message } : { code, message, field } };
}

/** A refusal whose sentence names steps that the app can take itself. */
export function failWith(
  remedies: readonly Remedy[],
  code: string,
  message: string,
): { ok: false; problem: Problem } {
  return { ok: false, problem: { code, message, remedies } };
}
