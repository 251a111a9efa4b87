import { asciiJson } from './json';
import { weigh, weighsMore } from './weight';

/** As `asciiJson` of what was read from JSON, in pieces, for what is large. */
export function* asciiPieces(value: unknown): Generator<string, void> {
  if (typeof value !== 'object' || value === null || !weighsMore(value, HEAVY)) yield asciiJson(value);
  else if (Array.isArray(value)) yield* piecesOfList(value);
  else {
    let before = '{';
    for (const [key, part] of Object.entries(value)) {
      yield `${before}${asciiJson(key)}:`;
      before = ',';
      yield* asciiPieces(part);
    }
    yield '}';
  }
}

function* piecesOfList(list: readonly unknown[]): Generator<string, void> {
  let from = 0;
  let left = HEAVY;
  const before = () => (from ? ',' : '[');
  for (let i = 0; i < list.length; i += 1) {
    left = weigh(list[i], left);
    if (left >= 0) continue;
    if (i > from) yield before() + asciiJson(list.slice(from, i)).slice(1, -1);
    if (i > from) from = i;
    left = weigh(list[i], HEAVY);
    if (left >= 0) continue;
    yield before();
    yield* asciiPieces(list[i]);
    from = i + 1;
    left = HEAVY;
  }
  yield from < list.length ? `${before()}${asciiJson(list.slice(from)).slice(1, -1)}]` : ']';
}

/** Values that are written out in a millisecond. */
const HEAVY = 2000;
