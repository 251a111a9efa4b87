/** "+2", "−1", "0", "+0.5": a signed number with a true minus sign. */
export function signed(value: number): string {
  const said = withMinus(value);
  return said === '0' || said.startsWith('−') ? said : `+${said}`;
}

/** A number with a true minus sign, to the hundredth: what a sum of fractions adds beyond that is no one's. */
export const withMinus = (value: number): string =>
  String(Math.round(value * 100) / 100 || 0).replace('-', '−');

/** "1 entry", "3 entries". */
export const entriesOf = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`);

/** "2, 4–10, 12": whole numbers in their order, those that follow on each other as one span. */
export function spansOf(numbers: readonly number[]): string {
  const spans: { readonly from: number; to: number }[] = [];
  for (const number of numbers) {
    const last = spans.at(-1);
    if (last?.to === number - 1) last.to = number;
    else spans.push({ from: number, to: number });
  }
  return spans.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
}
