/** Points, line by line; the total is always derived, never kept. */
export type LedgerLine = {
  readonly id: string;
  readonly label: string;
  readonly points: number;
  readonly rule?: string;
  readonly when?: string;
  /** Belongs to this side and is masked, in the total too, until revealed. */
  readonly sealed?: string;
};

type Lines = readonly {
  readonly sealed?: string;
  readonly lines: readonly LedgerLine[];
}[];

/** What came into the open ledgers between two states of them, what changed there and what went, by its points. */
export function gainedBetween(before: Lines, after: Lines): readonly Pick<LedgerLine, 'label' | 'points'>[] {
  const open = (ledgers: Lines) =>
    ledgers.flatMap(({ sealed, lines }) => (sealed ? [] : lines.filter((line) => !line.sealed)));
  const [was, is] = [open(before), open(after)];
  // By id, so that a thousand lines are gone through once; of two with one id the first counts.
  const pointsOf = (lines: readonly LedgerLine[]) =>
    new Map(lines.toReversed().map(({ id, points }) => [id, points] as const));
  const [had, has] = [pointsOf(was), pointsOf(is)];
  return [...is, ...was.filter(({ id }) => !has.has(id))]
    .map(({ id, label }) => ({ label, points: (has.get(id) ?? 0) - (had.get(id) ?? 0) }))
    .filter(({ points }) => points !== 0);
}

export const ledgerTotal = (lines: readonly LedgerLine[]): number =>
  lines.reduce((sum, line) => (line.sealed ? sum : sum + line.points), 0);
