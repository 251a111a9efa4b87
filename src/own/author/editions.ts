import { ok, type Result } from '../../core/result';
import type { Definition } from '../format/definition';
import { readDefinition } from '../format/parse';
import { compareEditions, type Part } from '../play/compare';
import { type Draft, fileOf, pathOf, problemsOf, refusal, valueAt, withValue } from './draft';
import { placeWords } from './place';

export type Edition = {
  readonly draft: Draft;
  /** What is hashed and kept. */
  readonly canonical: string;
  readonly definition: Definition;
  /** Part by part what differs from the edition before; nothing where nothing does. */
  readonly comparison: readonly Part[];
};

/** A draft as the edition after another one; refused with a sentence while it is not whole. */
export function nextEdition(draft: Draft, before: Definition): Result<Edition> {
  const edition = Math.max(before.game.edition, Number(valueAt(draft, ['game', 'edition'])) || 0);
  // The first edition of a game is taken again and again until it is played by.
  return finished(withValue(draft, ['game', 'edition'], edition + 1), before);
}

/** A draft as a file, as it stands. */
export function finished(draft: Draft, before?: Definition): Result<Edition> {
  const [problem] = problemsOf(draft);
  if (problem) return { ok: false, problem: refusal(draft, problem, placeWords) };
  const read = readDefinition(fileOf(draft));
  if (!read.ok) return read;
  const { definition, canonical, unplayed } = read.value;
  const [not] = unplayed;
  if (not) {
    const words = `${placeWords(draft, pathOf(draft, not.path))}: ${not.message.split(': ').at(-1)}`;
    return { ok: false, problem: { code: not.code, message: words } };
  }
  return ok({ draft, canonical, definition, comparison: before ? compareEditions(before, definition) : [] });
}

/** A kept definition as a draft to change. */
export function draftOf(text: string): Result<Draft> {
  const read = readDefinition(text);
  return read.ok ? ok(JSON.parse(read.value.canonical) as Draft) : read;
}
