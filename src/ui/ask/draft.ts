import { effect } from '@preact/signals';
import { useState } from 'preact/hooks';
import { againSlot, dropDraft, keepDraft, keptDraft, type Lifetime, openSlot } from '../../app/kept-draft';
import type { Session } from '../../app/session';
import { isRecord } from '../../core/json';
import type { Ask } from './question-frame';

type Asked = Pick<Ask, 'session' | 'question' | 'ways'>;

/** Where a question stands: one for each time it is asked in its procedure. */
export type Place = {
  /** Of a game's open question, or of one that is asked again; each keeps the last one. */
  readonly slot: string;
  readonly asked: string;
  /** What one side alone may see is written down nowhere before it is recorded; an amendment goes with the page. */
  readonly lifetime: Lifetime;
};

export const placeOf = ({ session, question: { of, prompt }, ways }: Asked): Place => ({
  slot: (ways ? againSlot : openSlot)(session.row.value.id),
  asked: `${of}:${prompt.key}`,
  lifetime: ways || prompt.secret !== undefined ? 'page' : 'device',
});

type Kept = { readonly asked: unknown; readonly parts: { readonly [part: string]: unknown } };

const isKept = (kept: unknown): kept is Kept => isRecord(kept) && isRecord(kept.parts);

function partsAt({ slot, asked }: Place): Kept['parts'] {
  const kept = keptDraft(slot, isKept);
  return kept && kept.asked === asked ? kept.parts : {};
}

/**
 * State that outlives a look at the ledger or the charts, and the page; what is kept and is not what the question can hold
 * counts as nothing. Without a place it is state as any other.
 */
export function useDraft<D>(
  place: Place | undefined,
  part: string,
  initial: () => D,
  isDraft: (kept: unknown) => kept is D,
): readonly [D, (next: D) => void] {
  const [draft, setDraft] = useState<D>(() => {
    const kept = place && partsAt(place)[part];
    return isDraft(kept) ? kept : initial();
  });
  const change = (next: D) => {
    setDraft(() => next);
    if (!place) return;
    const { slot, asked, lifetime } = place;
    keepDraft(slot, { asked, parts: { ...partsAt(place), [part]: next } }, lifetime);
  };
  return [draft, change];
}

/** What is half answered goes as its question does: answered, cancelled or undone, on whatever screen. Returns the way to stop. */
export const dropSettled = (session: Session): (() => void) =>
  effect(() => {
    const question = session.question.value;
    const asked = question && placeOf({ session, question }).asked;
    const slot = openSlot(session.row.value.id);
    // A tab that follows is behind the one that plays.
    if (!session.following.value && keptDraft(slot, isKept)?.asked !== asked) dropDraft(slot);
  });
