import { useState } from 'preact/hooks';
import type { Session } from '../../app/session';
import type { OpenQuestion } from '../../core/journal/commands';

type Asked = { readonly session: Session; readonly question: OpenQuestion };

let kept: { readonly place: string; readonly parts: Map<string, unknown> } | undefined;

/** Where a question stands: one place for each time it is asked in its procedure. */
export const placeOf = ({ session, question: { of, prompt } }: Asked): string =>
  `${session.row.value.id}:${of}:${prompt.key}`;

/**
 * State that outlives a look at the ledger or the charts: of one question, the last one. Without a place it is
 * state as any other.
 */
export function useDraft<D>(
  place: string | undefined,
  part: string,
  initial: () => D,
): readonly [D, (next: D) => void] {
  const [draft, setDraft] = useState<D>(() => {
    const parts = kept && kept.place === place ? kept.parts : undefined;
    return parts?.has(part) ? (parts.get(part) as D) : initial();
  });
  const change = (next: D) => {
    setDraft(() => next);
    if (place === undefined) return;
    if (kept?.place !== place) kept = { place, parts: new Map() };
    kept.parts.set(part, next);
  };
  return [draft, change];
}
