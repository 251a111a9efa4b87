type Counts = { readonly [what: string]: number };

/** A sentence for each count that is not what the table in `file` says. */
export const wrongCounts = (taken: Counts, wanted: Counts, file: string): readonly string[] =>
  Object.entries(wanted).flatMap(([what, number]) => {
    const found = taken[what] ?? 0;
    if (found === number) return [];
    const than = found > number ? 'more' : 'fewer';
    return [`${what}: ${found}, ${than} than the ${number} of ${file}. If that is meant, change it there.`];
  });
