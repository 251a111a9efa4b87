import type { CalledEntry, Entry, PledgedEntry, Unplaced } from '../journal/journal';
import { ONLOOKER, type Table, writerIn } from './seats';

/**
 * A roll of a number from each phone (0039). Each phone has pledged a number by its hash before anybody says what it is
 * for; the roll is then called by name, the numbers are shown, and the faces follow from all of them together.
 */
const usedIn = (entries: readonly Entry[]): ReadonlySet<string> =>
  new Set(entries.flatMap((entry) => (entry.kind === 'v1.Called' ? entry.pledges : [])));

/** The pledges of a writer that no roll was called on yet, oldest first. */
export function openPledges(entries: readonly Entry[], writer: string): readonly PledgedEntry[] {
  const used = usedIn(entries);
  return entries.filter(
    (entry): entry is PledgedEntry =>
      entry.kind === 'v1.Pledged' && writerIn(entry.id) === writer && !used.has(entry.id),
  );
}

/** Whose pledge is missing for a roll of two; undefined where one can be called. */
export function lacksPledge(table: Table, entries: readonly Entry[]): string | undefined {
  const players = table.seats.filter(({ seat }) => seat !== ONLOOKER);
  if (players.length < 2) return 'A second player';
  return players.find(({ writer }) => !openPledges(entries, writer).length)?.name;
}

/** Calls a roll on the oldest pledge of each player. */
export function callRoll(
  table: Table,
  entries: readonly Entry[],
  roll: Pick<CalledEntry, 'of' | 'key' | 'count' | 'sides'> & { readonly title: string },
): Unplaced<CalledEntry> {
  const { title, ...what } = roll;
  const pledges = table.seats
    .filter(({ seat }) => seat !== ONLOOKER)
    .flatMap(({ writer }) => openPledges(entries, writer).slice(0, 1))
    .map(({ id }) => id);
  const value = `${roll.count === 1 ? 'a die' : `${roll.count} dice`} of two phones`;
  return { kind: 'v1.Called', ...what, pledges, trace: [{ kind: 'title', label: title, value }] };
}

/** The last roll called for a question. */
export const callFor = (entries: readonly Entry[], of: string, key: string): CalledEntry | undefined =>
  entries.findLast(
    (entry): entry is CalledEntry => entry.kind === 'v1.Called' && entry.of === of && entry.key === key,
  );

/** The number of each pledge of a call, in its order, as far as they were shown. */
export function shownFor(
  entries: readonly Entry[],
  { pledges }: CalledEntry,
): readonly (string | undefined)[] {
  const numbers = new Map(
    entries.flatMap((entry) => (entry.kind === 'v1.Shown' ? [[entry.pledge, entry.number] as const] : [])),
  );
  return pledges.map((id) => numbers.get(id));
}

/** The pledges of a writer that were called and that he has to show now: who called shows his own last. */
export function showDue(entries: readonly Entry[], writer: string): readonly PledgedEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return entries.flatMap((entry): readonly PledgedEntry[] => {
    if (entry.kind !== 'v1.Called') return [];
    const shown = shownFor(entries, entry);
    return entry.pledges.flatMap((id, i) => {
      const pledge = byId.get(id);
      if (pledge?.kind !== 'v1.Pledged' || !pledge.kept || writerIn(id) !== writer || shown[i] !== undefined)
        return [];
      const others = shown.every((number, other) => other === i || number !== undefined);
      return writerIn(entry.id) !== writer || others ? [pledge] : [];
    });
  });
}
