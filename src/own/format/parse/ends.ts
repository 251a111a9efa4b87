import type { Definition, End, Watch } from '../definition';
import { at, itemsOf, type Node, textAt } from '../nodes';
import { conditionsOf } from './amounts';
import { effectsOf } from './effects';
import { winOf } from './plain';
import { inside, type Reading, scopeOf } from './reading';

// What is watched for, and who wins.

export const watchesOf = (reading: Reading, node: Node | undefined): readonly Watch[] =>
  itemsOf(node).map((each, i) => {
    const watch: { list?: string } = {};
    const scope = scopeOf(`watch.${i + 1}`, { watch });
    const first = anyList(at(each, 'when'));
    if (first !== undefined && reading.names.lists.has(first)) scope.rows.set('it', { lists: [first] });
    const when = conditionsOf(reading, scope, at(each, 'when'));
    const { watch: _, ...after } = inside(scope);
    return {
      ...(watch.list !== undefined && { each: watch.list }),
      when,
      do: effectsOf(reading, after, at(each, 'do')),
    };
  });

/** The list that the first `any` speaks of. */
function anyList(node: Node | undefined): string | undefined {
  if (node?.is === 'text') return /^any ([^.]+)\./.exec(node.text)?.[1];
  for (const child of node?.is === 'record' ? node.entries.map(({ value }) => value) : itemsOf(node)) {
    const list = anyList(child);
    if (list !== undefined) return list;
  }
  return undefined;
}

export function endsOf(reading: Reading, node: Node | undefined): Definition['ends'] {
  const read = (key: 'at-once' | 'at-last'): readonly End[] => {
    const ends = itemsOf(at(node, key));
    return ends.map((end, i) => {
      const whenNode = at(end, 'when');
      const win = winOf(reading, end);
      if (key === 'at-once' && !itemsOf(whenNode).length)
        reading.problems.tell(
          end,
          'missing',
          'it would end the game at the first tap: “when” is missing.',
          'Say when it counts.',
        );
      if (key === 'at-last' && !itemsOf(whenNode).length && i < ends.length - 1)
        reading.problems.tell(
          end,
          'order',
          'it always counts, and nothing after it is reached.',
          'It stands last.',
        );
      return {
        id: `${key}-${i}`,
        ...(win !== undefined && { win }),
        say: textAt(end, 'say') ?? '',
        when: conditionsOf(reading, scopeOf(`ends.${key}`), whenNode),
      };
    });
  };
  return { atOnce: read('at-once'), atLast: read('at-last') };
}
