import type { Term } from './rules';

/** Running text cut at the terms in it, each the first time. */
export type TextPart = string | { readonly term: Term; readonly text: string };

/** Cuts texts at the terms of a game; the longest that fits is taken, and only as whole words. */
export function termFinder(terms: readonly Term[]): (text: string) => readonly TextPart[] {
  const byForm = new Map(
    terms.flatMap((term) =>
      [term.term, ...(term.forms ?? [])].map((form) => [form.toLowerCase(), term] as const),
    ),
  );
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length).map(escaped);
  if (!forms.length) return (text) => [text];
  const pattern = new RegExp(`(?<![\\w-])(?:${forms.join('|')})(?![\\w-])`, 'gi');
  return (text) => {
    const parts: TextPart[] = [];
    const met = new Set<Term>();
    let from = 0;
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const term = byForm.get(found.toLowerCase());
      if (!term || met.has(term)) continue;
      met.add(term);
      if (index > from) parts.push(text.slice(from, index));
      parts.push({ term, text: found });
      from = index + found.length;
    }
    if (from < text.length) parts.push(text.slice(from));
    return parts;
  };
}

const escaped = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
