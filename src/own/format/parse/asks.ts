import type { Ask, Named } from '../definition';
import { at, entriesOf, isTrue, itemsOf, type Node, numberOf, textAt, textOf } from '../nodes';
import { meant, quoted } from '../problems';
import { amountOf, conditionsOf, whereOf } from './amounts';
import { declared } from './names';
import type { Reading, Scope } from './reading';
import { useMods } from './with-dice';

/** Words that mean something by themselves: nothing of the author's is named so. */
const RESERVED: readonly string[] = [
  ...['turn', 'die', 'impulse', 'tag', 'any', 'ask', 'is', 'has', 'not', 'in', 'there', 'none', 'tie', 'due'],
  ...['own', 'foe', 'who', 'it', 'led'],
];
const ROW_NAMES: readonly string[] = ['own', 'foe', 'who', 'led'];

/** A name that an author gives: no word that means something by itself. */
export function checkReserved(reading: Reading, where: { line: number; path: string }, id: string): boolean {
  if (!RESERVED.includes(id) && !id.startsWith('any ')) return true;
  reading.problems.tell(where, 'reserved', `${quoted(id)} means something by itself.`, 'Take another id.');
  return false;
}

/** Whether an answer or a row may be called so here; else it is told why not. */
export function checkNew(
  reading: Reading,
  scope: Scope,
  node: Node | undefined,
  isRow: boolean,
): string | undefined {
  const id = textOf(node);
  if (!node || id === undefined) return undefined;
  const { counters, mods, switches, sides } = reading.names;
  const other = counters.has(id)
    ? 'a counter'
    : mods.has(id)
      ? 'a list of modifiers'
      : switches.has(id)
        ? 'a switch'
        : sides.includes(id)
          ? 'a side'
          : undefined;
  if (other) reading.problems.tell(node, 'clash', `${quoted(id)} is ${other} already.`, 'Take another id.');
  else if (scope.answers.has(id) || (scope.rows.has(id) && !scope.rows.get(id)?.isAny))
    reading.problems.tell(
      node,
      'twice',
      `${quoted(id)} is named before in ${scope.place}.`,
      'Take another id.',
    );
  else if ((isRow && ROW_NAMES.includes(id)) || checkReserved(reading, node, id)) return id;
  return undefined;
}

/** Ids with what players read; a list of ids reads as they are. */
export const namedOf = (node: Node | undefined): readonly Named[] =>
  node?.is === 'list'
    ? node.items.map((item) => ({ id: textOf(item) ?? '', name: textOf(item) ?? '' }))
    : entriesOf(node).map(({ key, value }) => ({ id: key, name: textOf(value) ?? '' }));

/** Ids of a list of names, each once. */
export function idsOnce(reading: Reading, node: Node | undefined): readonly string[] {
  const ids = namedOf(node).map(({ id }) => id);
  for (const [i, id] of ids.entries())
    if (ids.indexOf(id) < i)
      reading.problems.tell(
        itemsOf(node)[i] ?? node ?? { line: 1, path: '' },
        'twice',
        `${quoted(id)} stands twice.`,
        'Keep one.',
      );
  return ids;
}

/** A question; from here on its answer has a name. */
export function askOf(reading: Reading, scope: Scope, node: Node): Ask | undefined {
  const when = conditionsOf(reading, scope, at(node, 'when'));
  const say = textAt(node, 'say') ?? '';
  const pick = at(node, 'pick');
  const id = checkNew(reading, scope, at(node, 'id'), Boolean(pick));
  const common = { id: id ?? '', say, when };
  if (pick) {
    const lists = [...reading.names.lists.keys()];
    const list = declared(reading, pick, lists, 'list');
    if (list === undefined) {
      if (id !== undefined) scope.rows.set(id, { lists, isAny: true });
      return undefined;
    }
    const where = whereOf(reading, scope, at(node, 'where'), list);
    const optional = isTrue(at(node, 'optional'));
    if (id !== undefined)
      scope.rows.set(id, { lists: [list], ...(optional && { isOptional: true as const }) });
    return { ...common, kind: 'pick', list, where, optional };
  }
  const number = at(node, 'number');
  if (number) {
    const [min = 0, max = 0] = itemsOf(number).map((item) => numberOf(item) ?? 0);
    if (min > max)
      reading.problems.tell(number, 'order', `${min} is more than ${max}.`, 'The least number comes first.');
    const startNode = at(node, 'start');
    const start = startNode && amountOf(reading, scope, startNode);
    if (id !== undefined) scope.answers.set(id, { is: 'number' });
    return { ...common, kind: 'number', min, max, ...(start !== undefined && { start }) };
  }
  const one = at(node, 'one');
  if (one) {
    const of = idsOnce(reading, one);
    const startNode = at(node, 'start');
    const start = textOf(startNode);
    if (startNode && start !== undefined && !of.includes(start))
      reading.problems.tell(
        startNode,
        'value',
        `${quoted(start)} is none of the choices.`,
        meant(start, of, 'Choices'),
      );
    if (id !== undefined) scope.answers.set(id, { is: 'names', of });
    return { ...common, kind: 'one', of: namedOf(one), ...(start !== undefined && { start }) };
  }
  const mods = at(node, 'mods');
  if (mods) {
    const lists = itemsOf(mods).flatMap((item) => useMods(reading, scope, item) ?? []);
    return { ...common, kind: 'mods', mods: lists };
  }
  if (id !== undefined) scope.answers.set(id, { is: 'text' });
  return { ...common, kind: 'text', most: numberOf(at(node, 'text')) ?? 1 };
}
