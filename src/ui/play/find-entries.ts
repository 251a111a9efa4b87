import type { RegisterEntry, RegisterGroup } from '../../core/play/view';
import { fold } from '../../core/typed';

/** What is found by every word of a query, each the beginning of a word of it, however it is typed: "truk dam", "cv1". */
export function findEntries(
  groups: readonly RegisterGroup[],
  query: string,
  sideName: (side: string) => string,
): readonly RegisterGroup[] {
  const sought = wordsOf(query);
  if (!sought.length) return groups;
  return groups.flatMap((group) => {
    const around = `${group.label} ${group.side === undefined ? '' : sideName(group.side)}`;
    const entries = group.entries.filter((entry) => {
      const words = wordsOf(`${around} ${saidOf(entry)}`);
      return sought.every((each) => words.some((word) => word.startsWith(each)));
    });
    return entries.length ? [{ ...group, entries }] : [];
  });
}

const saidOf = ({ name, kind = '', notes, facts }: RegisterEntry): string =>
  [name, kind, ...notes, ...facts.map(({ label, value = '' }) => `${label} ${value}`)].join(' ');

const wordsOf = (text: string): readonly string[] =>
  fold(text)
    .replaceAll('-', '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** What is the matter in a group, the commonest first: "3 damaged". */
export function tallyOf(entries: readonly RegisterEntry[]): readonly string[] {
  const counted = new Map<string, number>();
  for (const note of entries.flatMap(({ notes }) => notes)) counted.set(note, (counted.get(note) ?? 0) + 1);
  return [...counted].toSorted(([, a], [, b]) => b - a).map(([note, count]) => `${count} ${note}`);
}
