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

export const ledgerTotal = (lines: readonly LedgerLine[]): number =>
  lines.reduce((sum, line) => (line.sealed ? sum : sum + line.points), 0);
