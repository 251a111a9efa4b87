import { BOUNDS } from '../bounds';
import type { Amount, Condition, Conditions, Operand, Text } from '../definition';
import { at, itemsOf, type Node, textOf } from '../nodes';
import { COMPARISONS } from '../parts';
import { meant, oneOfWords, quoted } from '../problems';
import { declared, type Found, find, isFault, named, rowOf, tellFault } from './names';
import { called, inside, type Kind, pass, type Reading, type Scope } from './reading';

/** An amount; nought, and a problem told, where it is none. */
export function amountOf(reading: Reading, scope: Scope, node: Node): Amount {
  pass(reading, scope, node.path);
  const { nodes, depth } = sizeOf(node);
  if (nodes > BOUNDS.nodes || depth > BOUNDS.amountDepth) {
    const { nodes: most, amountDepth } = BOUNDS;
    reading.problems.tell(
      node,
      'size',
      nodes > BOUNDS.nodes ? `the amount has ${nodes} parts.` : `the lists of the amount are ${depth} deep.`,
      `Up to ${most} parts fit, ${amountDepth} deep.`,
    );
    return 0;
  }
  return inner(reading, scope, node);
}

/** How many parts an amount has, and how deep its lists stand in each other; conditions do not count. */
function sizeOf(node: Node): { nodes: number; depth: number } {
  const [first, ...parts] = itemsOf(node);
  if (node.is !== 'list') return { nodes: 1, depth: 0 };
  if (textOf(first) === 'count') return { nodes: 1, depth: 1 };
  let nodes = 1;
  let depth = 0;
  for (const part of parts) {
    const size = sizeOf(part);
    nodes += size.nodes;
    depth = Math.max(depth, size.depth);
  }
  return { nodes, depth: depth + 1 };
}

function inner(reading: Reading, scope: Scope, node: Node): Amount {
  if (node.is === 'number') return node.number;
  if (node.is === 'text') {
    const found = named(reading, scope, node, node.text);
    if (!found) return 0;
    if (found.kind.is === 'number') return taken(reading, scope, found);
    reading.problems.tell(
      node,
      'kind',
      `${quoted(node.text)} is no number: it holds ${kindWords(found.kind)}.`,
    );
    return 0;
  }
  const [first, ...parts] = itemsOf(node);
  const [a, b, c] = parts;
  const each = (): readonly Amount[] => parts.map((part) => inner(reading, scope, part));
  switch (textOf(first)) {
    case '+':
      return { kind: 'sum', of: each() };
    case '-':
      return { kind: 'less', of: each() };
    case '*':
      return { kind: 'product', of: each() };
    case 'min':
      return { kind: 'min', of: each() };
    case 'max':
      return { kind: 'max', of: each() };
    case '/': {
      const [of = 0, by = 1] = a && b ? [inner(reading, scope, a), inner(reading, scope, b)] : [];
      if (b && by === 0) reading.problems.tell(b, 'nought', 'nothing can be divided by nought.');
      const round = textOf(c);
      return { kind: 'share', of, by, round: round === 'up' || round === 'near' ? round : 'down' };
    }
    case 'count': {
      const list = declared(reading, a, [...reading.names.lists.keys()], 'list');
      return list === undefined ? 0 : { kind: 'count', list, where: whereOf(reading, scope, b, list) };
    }
    case 'sign': {
      const row = c ?? b;
      const text = textOf(row);
      const found = row && text !== undefined ? rowOf(reading, scope, row, text) : undefined;
      if (!a || !row || !found) return 0;
      const without = found.lists.find((list) => !reading.names.lists.get(list)?.hasSide);
      if (without !== undefined && !found.isAny)
        reading.problems.tell(
          row,
          'side',
          `rows of ${quoted(without)} have no side.`,
          'Give the list a field that is “side”.',
        );
      return { kind: 'sign', of: inner(reading, scope, a), row: found.row };
    }
    default:
      return 0;
  }
}

/** A name that is read as a number; a list of modifiers is used by it. */
function taken(reading: Reading, scope: Scope, { operand }: Found): Amount {
  if (typeof operand !== 'object') return operand;
  if (operand.kind === 'mods') called(reading, `mods:${operand.mods}`, inside(scope));
  return operand.kind === 'text' || operand.kind === 'switch' || operand.kind === 'side' ? 0 : operand;
}

export function kindWords(kind: Kind): string {
  if (kind.is === 'names') return `one of ${oneOfWords(kind.of)}`;
  return kind.is === 'number' ? 'a number' : kind.is === 'mark' ? 'a mark' : 'free words';
}

/** Conditions on the rows of a list, whose fields stand by their bare names. */
export const whereOf = (reading: Reading, scope: Scope, node: Node | undefined, list: string): Conditions => {
  const within = inside(scope, { self: list });
  within.rows.set('it', { lists: [list] });
  return conditionsOf(reading, within, node);
};

export function conditionsOf(reading: Reading, scope: Scope, node: Node | undefined): Conditions {
  pass(reading, scope, node?.path);
  return itemsOf(node).flatMap((item) => conditionOf(reading, scope, item) ?? []);
}

function conditionOf(reading: Reading, scope: Scope, node: Node): Condition | undefined {
  pass(reading, scope, node.path);
  const either = at(node, 'or');
  if (either)
    return { kind: 'either', of: itemsOf(either).map((list) => conditionsOf(reading, scope, list)) };
  const [left, middle, right] = itemsOf(node);
  const [name, word] = [textOf(left), textOf(middle)];
  if (!left || !right) return undefined;
  if (name === 'tag' && (word === 'has' || word === 'not')) {
    const tag = declared(reading, right, reading.names.tags, 'tag');
    return tag === undefined ? undefined : { kind: 'tag', tag, has: word === 'has' };
  }
  if (word === 'is') return there(reading, scope, left, textOf(right) === 'there');
  const found = operandOf(reading, scope, left);
  if (!found) return undefined;
  if (word === 'in') return among(reading, left, found, itemsOf(right));
  const is = COMPARISONS.find((each) => each === word);
  return is && compared(reading, scope, { left, right }, found, is);
}

/** What a comparison reads on its left. */
function operandOf(reading: Reading, scope: Scope, node: Node): Found | undefined {
  if (node.is !== 'text') return { operand: amountOf(reading, scope, node), kind: { is: 'number' } };
  const found = named(reading, scope, node, node.text);
  if (!found) return undefined;
  if (found.kind.is === 'mark' || found.kind.is === 'text') {
    const says = `${quoted(node.text)} holds ${kindWords(found.kind)} and is compared with nothing.`;
    reading.problems.tell(
      node,
      'kind',
      says,
      found.kind.is === 'mark' ? 'A mark “is” “there” or “not”.' : '',
    );
    return undefined;
  }
  return found.kind.is === 'number' ? { ...found, operand: taken(reading, scope, found) } : found;
}

function there(reading: Reading, scope: Scope, node: Node, is: boolean): Condition | undefined {
  const text = textOf(node) ?? '';
  if (scope.rows.has(text)) {
    const found = scope.rows.get(text)?.missing === undefined ? rowOf(reading, scope, node, text) : undefined;
    return { kind: 'there', what: found?.row ?? { kind: 'bound', binding: text }, is };
  }
  const found = named(reading, scope, node, text);
  if (!found) return undefined;
  const { operand, kind } = found;
  if (kind.is === 'mark' && typeof operand === 'object' && operand.kind === 'field')
    return { kind: 'there', what: operand, is };
  reading.problems.tell(
    node,
    'kind',
    `${quoted(text)} is no mark: it holds ${kindWords(kind)}.`,
    'A mark or a row “is” “there” or “not”.',
  );
  return undefined;
}

function among(
  reading: Reading,
  left: Node,
  { operand, kind }: Found,
  nodes: readonly Node[],
): Condition | undefined {
  const values: (string | number)[] = [];
  for (const node of nodes) {
    const value = node.is === 'number' ? node.number : (textOf(node) ?? '');
    if (kind.is === 'names' ? typeof value === 'string' && !kind.of.includes(value) : false)
      reading.problems.tell(
        node,
        'value',
        `${nameIn(left)} never is ${quoted(`${value}`)}.`,
        meant(`${value}`, kind.is === 'names' ? kind.of : [], 'It is one of'),
      );
    else if ((typeof value === 'number') !== (kind.is === 'number'))
      reading.problems.tell(node, 'kind', `${nameIn(left)} holds ${kindWords(kind)}: this is none.`);
    else if (values.includes(value))
      reading.problems.tell(node, 'twice', `${quoted(`${value}`)} stands twice.`);
    else values.push(value);
  }
  return { kind: 'in', left: operand, values };
}

const nameIn = (node: Node): string => (node.is === 'text' ? quoted(node.text) : 'this amount');

function compared(
  reading: Reading,
  scope: Scope,
  { left, right }: { left: Node; right: Node },
  { operand, kind }: Found,
  is: (typeof COMPARISONS)[number],
): Condition | undefined {
  if (kind.is === 'number')
    return { kind: 'compare', left: operand, is, right: amountOf(reading, scope, right) };
  if (is !== '=' && is !== '!=') {
    const says = `${nameIn(left)} holds ${kindWords(kind)}: one is not more than another.`;
    reading.problems.tell(left, 'kind', says, '“=”, “!=” or “in” fits.');
    return undefined;
  }
  const value = nameOfKind(reading, scope, right, kind, nameIn(left));
  return value === undefined ? undefined : { kind: 'compare', left: operand, is, right: value };
}

/** One of the names that `kind` has, or what holds one of them; a problem is told where it is neither, or both. */
export function nameOfKind(
  reading: Reading,
  scope: Scope,
  node: Node,
  kind: Kind,
  what: string,
): Operand | undefined {
  const of = kind.is === 'names' ? kind.of : [];
  const text = textOf(node);
  if (text === undefined) {
    reading.problems.tell(node, 'kind', `${what} holds ${kindWords(kind)}: this is a number.`);
    return undefined;
  }
  const found = find(reading, scope, text);
  const shares =
    !isFault(found) && found.kind.is === 'names' && found.kind.of.some((each) => of.includes(each));
  if (of.includes(text)) {
    if (shares)
      reading.problems.tell(
        node,
        'clash',
        `${quoted(text)} is a name that ${what} has, and it holds one.`,
        'Give one of them another id.',
      );
    return { kind: 'text', text } satisfies Text;
  }
  if (!isFault(found) && shares) return found.operand;
  if (!isFault(found))
    reading.problems.tell(
      node,
      'kind',
      `${what} holds ${kindWords(kind)}, ${quoted(text)} ${kindWords(found.kind)}.`,
    );
  else if (/[.@:]/.test(text)) tellFault(reading, node, found);
  else
    reading.problems.tell(
      node,
      'value',
      `${what} never is ${quoted(text)}.`,
      meant(text, of, 'It is one of'),
    );
  return undefined;
}
