import { at, entriesOf, itemsOf, type Node, textOf } from '../nodes';
import { quoted } from '../problems';
import type { Reading } from './reading';

/** What these do stands on the open table at once: counters, rows, points, chits and the end of the game. */
const SHOWN: readonly string[] = ['add', 'set', 'points', 'due', 'draw', 'fill', 'act', 'end'];

/** A sealed action keeps its answers and its dice to its side: what shows itself on the table gives them away, and is told. */
export function checkSeals(reading: Reading, file: Node): void {
  for (const { key: id, value: action } of entriesOf(at(file, 'actions'))) {
    if (!at(action, 'sealed')) continue;
    const done = new Set<Node>();
    const shown = at(action, 'draw') ?? [...shownIn(file, at(action, 'do'), done)][0];
    if (shown)
      reading.problems.tell(
        shown,
        'sealed',
        `${quoted(id)} is sealed, and this shows itself on the table.`,
        'Keep a note, and do this in an action that is open.',
      );
  }
}

/** Such effects among these, in what they lead to, and in the checks and tables that they call. */
function* shownIn(file: Node, node: Node | undefined, done: Set<Node>): Generator<Node> {
  if (!node || done.has(node)) return;
  done.add(node);
  for (const item of itemsOf(node)) yield* shownIn(file, item, done);
  for (const [i, { key, value }] of entriesOf(node).entries()) {
    if (i === 0 && SHOWN.includes(key)) yield value;
    const called = i === 0 ? calledBy(file, key, value) : undefined;
    yield* shownIn(file, called ?? value, done);
  }
}

function calledBy(file: Node, key: string, value: Node): Node | undefined {
  const name = textOf(value);
  if (name === undefined) return undefined;
  if (key === 'check') return at(at(at(file, 'checks'), name), 'bands');
  return key === 'table' ? at(at(at(file, 'tables'), name), 'means') : undefined;
}
