/** One line, whatever was pasted into it: a note must not look like a line of the log. */
export const oneLine = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ');

/** Lines for a spreadsheet, quoted as RFC 4180 wants it. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** No text begins a formula; a number may be below nought. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = oneLine(value).trim();
  const safe = /^[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
