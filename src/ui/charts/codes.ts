import type { CellShape } from '../../core/charts/chart';
import { isPattern } from '../../core/charts/codes';
import { fold } from '../../core/typed';

type CodeShape = Extract<CellShape, { kind: 'code' }>;

/** The codes that are proposed. */
export const proposedCodes = ({ known }: CodeShape): CodeShape['known'] =>
  known.filter(({ value }) => !isPattern(value));

/** A code as it was typed, or the known one that differs from it by capitals alone. */
export function knownCode(shape: CodeShape, typed: string): string {
  const code = typed.trim();
  const known = proposedCodes(shape).map(({ value }) => value);
  return known.find((value) => value === code) ?? known.find((value) => fold(value) === fold(code)) ?? code;
}
