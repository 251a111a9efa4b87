type Span = { from: number; to: number };

/** What the totals of several dice mean, one meaning at a time: "hit 3, 11", "miss 2, 4–10, 12". */
export function groupNotes(notes: readonly string[], lowest: number): readonly string[] {
  const meanings = new Map<string, Span[]>();
  notes.forEach((note, i) => {
    const total = i + 1;
    if (total < lowest || !note) return;
    const spans = meanings.get(note) ?? [];
    const last = spans.at(-1);
    if (last?.to === total - 1) last.to = total;
    else spans.push({ from: total, to: total });
    meanings.set(note, spans);
  });
  return [...meanings].map(([note, spans]) => `${note} ${spans.map(showSpan).join(', ')}`);
}

const showSpan = ({ from, to }: Span): string => (from === to ? String(from) : `${from}–${to}`);
