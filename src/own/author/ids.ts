import { BOUNDS } from '../format/bounds';

/** Words that mean something by themselves in a file. */
const RESERVED = new Set([
  ...['turn', 'die', 'impulse', 'tag', 'any', 'ask', 'is', 'has', 'not', 'in', 'there', 'none', 'tie', 'due'],
  ...['own', 'foe', 'who', 'it', 'led', 'constructor', 'tostring', 'valueof', 'hasownproperty'],
]);

/** An id made of a name: small letters, digits, single hyphens, and none of those that are taken. */
export function idFrom(name: string, taken: Iterable<string>, otherwise = 'part'): string {
  const used = new Set(taken);
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, BOUNDS.id - 4)
    .replace(/^-+|-+$/g, '');
  const base =
    plain && !RESERVED.has(plain) && !plain.startsWith('any-')
      ? plain
      : `${otherwise}${plain && `-${plain}`}`;
  return firstFree(base.slice(0, BOUNDS.id - 4), used);
}

/** The id of a game becomes part of addresses: a to z and digits. */
export function gameIdFrom(title: string, taken: Iterable<string> = []): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, BOUNDS.id - 4)
    .replace(/^-+|-+$/g, '');
  return firstFree(plain || 'game', new Set(taken));
}

function firstFree(base: string, used: ReadonlySet<string>): string {
  for (let i = 1; ; i += 1) {
    const id = i === 1 ? base : `${base}-${i}`;
    if (!used.has(id)) return id;
  }
}
