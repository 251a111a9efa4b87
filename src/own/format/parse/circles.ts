import { BOUNDS } from '../bounds';
import { at, entriesOf, itemsOf, type Node, textOf } from '../nodes';
import { quoted } from '../problems';
import type { Callee, Reading } from './reading';

type Calls = ReadonlyMap<string, { readonly node: Node; readonly calls: readonly string[] }>;

/** Checks and tables in an order in which each comes after all that call it. Circles and long chains are told. */
export function inOrder(reading: Reading, file: Node): readonly Callee[] {
  const calls = new Map<string, { node: Node; calls: readonly string[] }>();
  for (const [section, kind] of [
    ['checks', 'check'],
    ['tables', 'table'],
  ] as const)
    for (const { key, value } of entriesOf(at(file, section)))
      calls.set(`${kind}:${key}`, { node: value, calls: [...callsIn(value)] });
  const order = walked(calls, (circle) => {
    const [first = ''] = circle;
    const node = calls.get(first)?.node ?? file;
    const words = [...circle, first].map((name) => name.replace(/^(check|table):/, ''));
    reading.problems.tell(
      node,
      'circle',
      `${words.map(quoted).join(' calls ')}: a circle has no end.`,
      'Let one of them call no other.',
    );
  });
  const depths = new Map<string, number>();
  // From those that call nobody upward.
  for (const name of [...order].reverse()) {
    const { node = file, calls: of = [] } = calls.get(name) ?? {};
    const depth = 1 + Math.max(0, ...of.map((each) => depths.get(each) ?? 0));
    depths.set(name, depth);
    if (depth === BOUNDS.chain + 1)
      reading.problems.tell(
        node,
        'chain',
        `${quoted(name.replace(/^\w+:/, ''))} begins a chain of ${depth}.`,
        `Chains of up to ${BOUNDS.chain} checks and tables fit.`,
      );
  }
  return order as readonly Callee[];
}

/** The checks and tables that a part of a file calls. */
function* callsIn(node: Node): Generator<string> {
  for (const item of itemsOf(node)) yield* callsIn(item);
  for (const [i, { key, value }] of entriesOf(node).entries()) {
    const name = textOf(value);
    if (i === 0 && name !== undefined && (key === 'check' || key === 'table')) yield `${key}:${name}`;
    else yield* callsIn(value);
  }
}

/** Callers before those that they call; each circle is told once, from where it is met. */
function walked(calls: Calls, tell: (circle: readonly string[]) => void): readonly string[] {
  const done = new Set<string>();
  const path: string[] = [];
  const order: string[] = [];
  const visit = (name: string): void => {
    const from = path.indexOf(name);
    if (from >= 0) {
      tell(path.slice(from));
      return;
    }
    const of = calls.get(name);
    if (done.has(name) || !of) return;
    path.push(name);
    for (const each of of.calls) visit(each);
    path.pop();
    done.add(name);
    order.push(name);
  };
  for (const name of calls.keys()) visit(name);
  return order.reverse();
}

/** Codes that stand for each other in a circle: told, each once. */
export function checkStands(reading: Reading): void {
  const byTable = new Map<string, Map<string, { node: Node; calls: string[] }>>();
  for (const { table, from, to, node } of reading.stands) {
    const codes = byTable.get(table) ?? new Map<string, { node: Node; calls: string[] }>();
    byTable.set(table, codes);
    const of = codes.get(from) ?? { node, calls: [] };
    codes.set(from, of);
    of.calls.push(to);
  }
  for (const calls of byTable.values())
    walked(calls, (circle) => {
      const [first = ''] = circle;
      const node = calls.get(first)?.node;
      if (node)
        reading.problems.tell(
          node,
          'circle',
          `${[...circle, first].map(quoted).join(' stands for ')}: a circle has no end.`,
          'Let one of them say what it does.',
        );
    });
}
