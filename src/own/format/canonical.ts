import type { Node } from './nodes';

/**
 * The one text of a file: its keys in the order of the format, without blanks and without `$schema`. What the author names
 * stays in the author's order, as players see it in that.
 */
export function canonicalOf(node: Node): string {
  switch (node.is) {
    case 'record':
      return `{${node.entries
        .filter(({ key, value }) => key !== '$schema' || value.path !== key)
        .map(({ key, value }) => `${JSON.stringify(key)}:${canonicalOf(value)}`)
        .join(',')}}`;
    case 'list':
      return `[${node.items.map(canonicalOf).join(',')}]`;
    case 'text':
      return JSON.stringify(node.text);
    case 'number':
      return JSON.stringify(node.number);
    case 'word':
      return node.word;
  }
}
