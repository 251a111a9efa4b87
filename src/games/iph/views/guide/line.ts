import type { GuideLine } from '../../../../core/play/rules';

type Side = 'jp' | 'us' | undefined;
/** A line, or nothing where it does not apply. */
export type MaybeLine = GuideLine | false;

const line =
  (must: boolean) =>
  (side: Side, rule: string, text: string, action?: string): GuideLine => ({
    ...(side && { side }),
    must,
    text,
    rule,
    ...(action && { action }),
  });

export const must = line(true);
export const may = line(false);
