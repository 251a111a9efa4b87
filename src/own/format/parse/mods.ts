import type { Mods } from '../definition';
import { at, entriesOf, itemsOf, type Node, numberAt, numberOf, textAt, textOf } from '../nodes';
import { quoted } from '../problems';
import { amountOf, conditionsOf, whereOf } from './amounts';
import { checkNew } from './asks';
import { declared, keysOf, targetOf } from './names';
import { onceEach, ruleOf, sectionOf } from './plain';
import { inside, type Reading, type Scope, scopeOfCallee } from './reading';

const MODS_KINDS = ['shift', 'drm', 'plus', 'times'] as const;

export function modsNames(reading: Reading, node: Node | undefined): void {
  for (const { id, node: each } of sectionOf(reading, node)) {
    const picks = itemsOf(at(each, 'rows')).flatMap((row) => {
      const of = at(row, 'picks');
      const [name, list] = [textAt(of, 'id'), textAt(of, 'list')];
      return name !== undefined && list !== undefined && reading.names.lists.has(list)
        ? [{ id: name, list }]
        : [];
    });
    const kind = MODS_KINDS.find((known) => known === textAt(each, 'kind')) ?? 'drm';
    reading.names.mods.set(id, { kind, picks });
  }
}

export const modsOf = (reading: Reading, node: Node | undefined): readonly Mods[] =>
  entriesOf(node).map(({ key: id, value: each }) => {
    const { kind = 'drm' } = reading.names.mods.get(id) ?? {};
    const most = numberAt(each, 'most');
    if (most !== undefined && kind === 'times')
      reading.problems.tell(at(each, 'most') ?? each, 'key', 'factors are not summed.', 'Leave “most” out.');
    const rows = itemsOf(at(each, 'rows'));
    onceEach(reading, rows);
    const scope = scopeOfCallee(reading, `mods:${id}`, `mods.${id}`);
    return {
      id,
      name: textAt(each, 'name') ?? '',
      ...ruleOf(each),
      kind,
      ...(most !== undefined && { most }),
      rows: rows.map((row) => modRowOf(reading, inside(scope), row, kind)),
    };
  });

function modRowOf(reading: Reading, scope: Scope, node: Node, kind: Mods['kind']): Mods['rows'][number] {
  const { problems, names } = reading;
  const picksNode = at(node, 'picks');
  const list = declared(reading, at(picksNode, 'list'), keysOf(names.lists), 'list');
  const idNode = at(picksNode, 'id');
  const id = textOf(idNode);
  const where = list === undefined ? [] : whereOf(reading, scope, at(picksNode, 'where'), list);
  if (idNode && id !== undefined && list !== undefined) {
    // It is known from outside where its list is used before: named once more it is the same.
    if (!scope.rows.has(id)) checkNew(reading, scope, idNode, true);
    scope.rows.set(id, { lists: [list] });
  }
  const valueNode = at(node, 'value');
  const value = valueNode ? amountOf(reading, scope, valueNode) : 0;
  if (valueNode && typeof value === 'number' && kind !== 'times' && !Number.isInteger(value))
    problems.tell(
      valueNode,
      'fraction',
      `${value} is not whole.`,
      'Only factors may be halves: "kind": "times".',
    );
  if (valueNode && JSON.stringify(value).includes('"kind":"mods"'))
    problems.tell(
      valueNode,
      'mods',
      'a modifier does not speak of a list of modifiers.',
      'A number, a counter or a field fits.',
    );
  const whenNode = at(node, 'when');
  const each = numberAt(node, 'each');
  if (each !== undefined && (whenNode || typeof value !== 'number'))
    problems.tell(
      at(node, 'each') ?? node,
      'key',
      'players say how often it counts, but it counts by itself.',
      'Leave “each” or “when” out.',
    );
  const [counterNode, takes] = itemsOf(at(node, 'costs'));
  const cost = counterNode && targetOf(reading, scope, counterNode, textOf(counterNode) ?? '');
  if (counterNode && cost && (cost.target.kind !== 'counter' || cost.kind.is !== 'number'))
    problems.tell(counterNode, 'kind', `${quoted(textOf(counterNode) ?? '')} is no counter of numbers.`);
  return {
    id: textAt(node, 'id') ?? '',
    say: textAt(node, 'say') ?? '',
    ...ruleOf(node),
    value,
    ...(each !== undefined && { each }),
    ...(whenNode && { when: conditionsOf(reading, scope, whenNode) }),
    ...(cost?.target.kind === 'counter' && { costs: { counter: cost.target, amount: numberOf(takes) ?? 0 } }),
    ...(id !== undefined && list !== undefined && { picks: { id, list, where } }),
  };
}
