/**
 * Rows written as text, one a line, its parts between bars; spaces around a part do not count, and an empty line parts a
 * group from the next. `read` makes a row of the parts, or nothing where they are none: then the line is named.
 */
export const rowsOf = <T>(
  what: string,
  text: string,
  read: (parts: readonly string[]) => T | undefined,
): readonly T[] =>
  text.split('\n').flatMap((line, index) => {
    if (!line.trim()) return [];
    const row = read(line.split('|').map((part) => part.trim()));
    if (row === undefined) throw new Error(`line ${index + 1} is no ${what}: ${line.trim()}`);
    return [row];
  });
