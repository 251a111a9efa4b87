import type { Entry, Opening } from '../../src/core/journal/journal';
import type { Projection } from '../../src/core/journal/projection';

export const text = (value: unknown): string =>
  JSON.stringify(value, (_, each) => (each instanceof Set ? [...each] : each));

export type Sealed = Entry & { readonly seal: { readonly side: string }; readonly kept?: Opening };
export const isSealed = (entry: Entry): entry is Sealed => 'seal' in entry && entry.seal !== undefined;

/** Of a book the lines that are still sealed: their side has not opened them. */
export function stillSealed({ entries }: Projection<unknown>): readonly Sealed[] {
  const opened = new Set(
    entries.flatMap((entry) => (entry.kind === 'v1.Unsealed' ? entry.openings.map(({ line }) => line) : [])),
  );
  return entries.filter(isSealed).filter(({ id }) => !opened.has(id));
}

/** What a sealed line says and its place on the other phone does not: each answer, and each event that is not told at once. */
export function contentOf({ kept, outcome }: Sealed & { readonly outcome?: unknown }): readonly string[] {
  const told = text(outcome ?? {});
  return [...(kept?.answers ?? []), ...(kept?.outcome?.events ?? [])]
    .map(text)
    .filter((each) => !told.includes(each));
}

/** What is told in the open: lines of procedures that seal nothing, and what was opened. */
export const openText = ({ entries }: Projection<unknown>, sealedIds: ReadonlySet<string>): string =>
  text(entries.filter(({ id }) => !sealedIds.has(id)));
