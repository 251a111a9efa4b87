import type { Owed, Step } from '../definition';
import { at, itemsOf, type Node, textAt, textOf } from '../nodes';
import { oneOfWords, quoted } from '../problems';
import { conditionsOf } from './amounts';
import { effectsOf } from './effects';
import { declared, keysOf } from './names';
import { ruleOf } from './plain';
import { inside, type Reading, type Scope, scopeOf } from './reading';

export function stepsOf(reading: Reading, node: Node | undefined): readonly Step[] {
  return itemsOf(node).map((each) => {
    const id = textAt(each, 'id') ?? '';
    const scope = scopeOf(`steps.${id}`);
    const side = declared(reading, at(each, 'side'), reading.names.sides, 'side');
    const repeat = repeatOf(reading, inside(scope), at(each, 'repeat'));
    return {
      id,
      name: textAt(each, 'name') ?? '',
      ...ruleOf(each),
      ...(side !== undefined && { side }),
      when: conditionsOf(reading, inside(scope), at(each, 'when')),
      start: effectsOf(reading, scope, at(each, 'start')),
      owes: itemsOf(at(each, 'owes')).flatMap((owed) => owedOf(reading, owed) ?? []),
      ...(repeat && { repeat }),
    };
  });
}

function repeatOf(reading: Reading, scope: Scope, node: Node | undefined): Step['repeat'] {
  if (!node) return undefined;
  reading.later.tell(node, 'repeat', 'this version of the app cannot play “repeat” yet.');
  const { counters, sides } = reading.names;
  const first = at(node, 'sides');
  const of = declared(reading, first, [...sides, ...keysOf(counters)], 'side or counter');
  const kind = counters.get(of ?? '')?.kind;
  if (
    first &&
    of !== undefined &&
    !sides.includes(of) &&
    !(kind?.is === 'names' && kind.of.every((each) => sides.includes(each)))
  )
    reading.problems.tell(
      first,
      'kind',
      `${quoted(of)} holds no side.`,
      `A counter of ${oneOfWords(sides)} fits.`,
    );
  const until = at(node, 'until');
  return {
    ...(of !== undefined && { sides: of }),
    until:
      until?.is === 'list'
        ? { kind: 'when', when: conditionsOf(reading, scope, until) }
        : { kind: 'both-pass' },
  };
}

function owedOf(reading: Reading, node: Node): Owed | undefined {
  const { cups, actions } = reading.names;
  const text = textOf(node) ?? '';
  if (text === 'due') return { kind: 'due' };
  if (cups.has(text) && actions.includes(text))
    reading.problems.tell(
      node,
      'clash',
      `${quoted(text)} is a cup and an action.`,
      'Give one of them another id.',
    );
  if (cups.has(text)) return { kind: 'cup', cup: text };
  const action = declared(reading, node, ['due', ...keysOf(cups), ...actions], 'cup or action');
  return action === undefined ? undefined : { kind: 'action', action };
}
