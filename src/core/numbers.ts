/** "+2", "−1", "0": a signed number with a true minus sign. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : withMinus(value);
}

/** A number with a true minus sign. */
export const withMinus = (value: number): string => String(value).replace('-', '−');
