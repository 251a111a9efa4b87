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
  const pointsIn = (lines: readonly LedgerLine[], id: string) =>
    lines.find((line) => line.id === id)?.points ?? 0;
  const gone = was.filter(({ id }) => !is.some((line) => line.id === id));
  return [...is, ...gone]
    .map(({ id, label }) => ({ label, points: pointsIn(is, id) - pointsIn(was, id) }))
    .filter(({ points }) => points !== 0);
}

export const ledgerTotal = (lines: readonly LedgerLine[]): number =>
  lines.reduce((sum, line) => (line.sealed ? sum : sum + line.points), 0);
