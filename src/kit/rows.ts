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

/** Reads a part of a row; nothing where it is none of its kind. */
type Read<T> = (part: string) => T | undefined;
type Fields = { readonly [field: string]: Read<unknown> };
type Value<R> = R extends Read<infer T> ? T : never;
type Row<F extends Fields> = { readonly [K in keyof F]: Value<F[K]> };

/**
 * Reads the parts of a row: `fields` are its parts in their order, each there; after them come those of `more` that it has,
 * in any order, by name: `152 | a | 28 NAC | at: Ulithi 618 | each`.
 */
export const rowOf =
  <F extends Fields, M extends Fields>(fields: F, more: M) =>
  (parts: readonly string[]): (Row<F> & Partial<Row<M>>) | undefined => {
    const names = Object.keys(fields);
    const row = new Map<string, unknown>();
    for (const [at, part] of parts.entries()) {
      const [, named = '', said = ''] = /^(\w+)(?:: (.+))?$/.exec(part) ?? [];
      const name = names[at] ?? named;
      const value = at < names.length ? fields[name]?.(part) : more[name]?.(said);
      if (value === undefined || row.has(name)) return undefined;
      row.set(name, value);
    }
    return row.size < names.length ? undefined : (Object.fromEntries(row) as Row<F> & Partial<Row<M>>);
  };

/** A table as rows of text, each read by `rowOf`. */
export const tableOf = <F extends Fields, M extends Fields>(
  what: string,
  text: string,
  fields: F,
  more: M,
): readonly (Row<F> & Partial<Row<M>>)[] => rowsOf(what, text, rowOf(fields, more));

export const words: Read<string> = (part) => part || undefined;
export const whole: Read<number> = (part) => (/^-?\d+$/.test(part) ? Number(part) : undefined);
/** There or not there. */
export const flag: Read<true> = (part) => (part ? undefined : true);
/** Words with a space between. */
export const list: Read<readonly string[]> = (part) => (part ? part.split(' ') : undefined);
/** Whole numbers with a space between. */
export const wholes: Read<readonly number[]> = (part) =>
  /^-?\d+(?: -?\d+)*$/.test(part) ? part.split(' ').map(Number) : undefined;
/** Numbers by name: `CA-1 3, DD-2 5`. */
export const counts: Read<{ readonly [name: string]: number }> = (part) => {
  const found = part.split(', ').map((each) => /^(\S+) (\d+)$/.exec(each));
  return found.every((each) => each !== null)
    ? Object.fromEntries(found.map(([, name, count]) => [name, Number(count)]))
    : undefined;
};
export const oneOf =
  <const V extends string>(...values: readonly V[]): Read<V> =>
  (part) =>
    values.find((value) => value === part);
