import { isDeepStrictEqual } from 'node:util';
import type { Entry } from '../../../src/core/journal/journal';

type Line = { readonly entry: Entry; readonly at: number };
export type Stored = Entry & { readonly game: string };

/** What a fault has cost a game: its last lines, and how old the first of them was. */
export type Loss = { readonly game: string; readonly lines: number; readonly ageMs: number };

/** What sessions have confirmed, as it was heard, by game. */
export class Ledger {
  private readonly games = new Map<string, Line[]>();
  confirmed = 0;

  add(game: string, entry: Entry): void {
    const lines = this.games.get(game) ?? [];
    lines.push({ entry, at: Date.now() });
    this.games.set(game, lines);
    this.confirmed += 1;
  }

  /** For another profile. */
  begin(): void {
    this.games.clear();
  }

  isWhole(stored: readonly Stored[]): boolean {
    const there = new Set(stored.map(({ game, seq }) => `${game} ${seq}`));
    return [...this.games].every(([game, lines]) =>
      lines.every(({ entry }) => there.has(`${game} ${entry.seq}`)),
    );
  }

  /**
   * Holds what the store has now against it: what is missing at the end of a journal is a loss, and from then on not asked
   * for again. Throws where anything else is not as it was confirmed.
   */
  settle(stored: readonly Stored[], ended: number): readonly Loss[] {
    return [...this.games].flatMap(([game, lines]) => {
      const there = new Map<number, Entry>();
      for (const { game: of, ...entry } of stored) if (of === game) there.set(entry.seq, entry as Entry);
      for (const { entry } of lines) {
        const found = there.get(entry.seq);
        if (found && !isDeepStrictEqual(found, entry))
          throw new Error(`line ${entry.seq} of ${game} is another one than was confirmed`);
      }
      const lost = lines.filter(({ entry }) => !there.has(entry.seq));
      const [oldest] = lost;
      if (!oldest) return [];
      const kept = lines.length - lost.length;
      if (lines[kept] !== oldest)
        throw new Error(`${game} has lines behind line ${oldest.entry.seq}, which is missing`);
      this.games.set(game, lines.slice(0, kept));
      return [{ game, lines: lost.length, ageMs: ended - oldest.at }];
    });
  }
}
