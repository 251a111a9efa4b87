import type { Draft, Path } from '../draft';
import { refersTo } from '../references';
import { remarksOf } from '../remarks';
import { tellCounters, tellCups, tellDues, tellGame, tellLists, tellSwitches } from './parts';
import { tellChecks, tellEnds, tellMods, tellTables, tellWatches, tellWords } from './rolls';
import { tellSteps } from './steps';
import { type Line, Teller } from './teller';

export { textOf } from './teller';

/** A sentence of the outline with the places that speak of its part, and what looks odd in it. */
export type Told = Line & { readonly usedBy: readonly Path[]; readonly remarks: readonly string[] };

/** All parts of a draft as sentences, in the order of play. */
export function outline(draft: Draft): readonly Told[] {
  const uses = refersTo(draft);
  const remarks = new Map<string, string[]>();
  for (const { path, words } of remarksOf(draft)) {
    const key = JSON.stringify(path);
    remarks.set(key, [...(remarks.get(key) ?? []), words]);
  }
  return sentencesOf(draft).map((line) => ({
    ...line,
    usedBy: uses(line.path),
    remarks: remarks.get(JSON.stringify(line.path)) ?? [],
  }));
}

/** The sentences alone. */
export function sentencesOf(draft: Draft): readonly Line[] {
  const teller = new Teller(draft);
  tellGame(teller);
  tellSwitches(teller);
  tellCounters(teller);
  tellLists(teller);
  tellDues(teller);
  tellCups(teller);
  tellSteps(teller);
  tellChecks(teller);
  tellTables(teller);
  tellMods(teller);
  tellWatches(teller);
  tellEnds(teller);
  tellWords(teller);
  return teller.lines;
}
