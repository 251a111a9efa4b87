import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Result } from '../../core/result';
import { Notice } from './notice';

type Loaded<T> = {
  /** Once it has come. */
  readonly came: { readonly value: T } | undefined;
  /** What went wrong, with the button to try again. */
  readonly notice: ComponentChildren;
};

/**
 * Asks for something as it is first shown, and again for another `of`, while what came before stays. What comes too late
 * is dropped.
 */
export function useLoaded<T>(load: () => Promise<Result<T>>, of: readonly unknown[]): Loaded<T> {
  const [result, setResult] = useState<Result<T>>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let left = false;
    setResult((before) => (before?.ok ? before : undefined));
    void load().then((now) => left || setResult(now));
    return () => {
      left = true;
    };
  }, [...of, tries]);
  if (!result || result.ok) return { came: result, notice: undefined };
  const notice = (
    <Notice problem={result.problem}>
      <button type="button" onClick={() => setTries(tries + 1)}>
        Try again
      </button>
    </Notice>
  );
  return { came: undefined, notice };
}
