import { BOUNDS } from '../bounds';
import type { Cup, Due } from '../definition';
import { at, itemsOf, type Node, numberAt, numberOf, textAt, textOf } from '../nodes';
import { quoted } from '../problems';
import { conditionsOf, whereOf } from './amounts';
import { dueRollOf, effectsOf } from './effects';
import { declared, keysOf } from './names';
import { isTurn, ruleOf, sectionOf } from './plain';
import { inside, type Reading, scopeOf } from './reading';

// What comes on which turn, and what is in a cup.

export const duesOf = (reading: Reading, node: Node | undefined): readonly Due[] =>
  itemsOf(node).map((each, i) => {
    const { steps, sides } = reading.names;
    const turnNode = at(each, 'turn');
    const turn = numberOf(turnNode) ?? 0;
    if (turnNode) isTurn(reading, turnNode, turn);
    const step = declared(reading, at(each, 'step'), steps, 'step');
    const side = declared(reading, at(each, 'side'), sides, 'side');
    const roll = dueRollOf(reading, at(each, 'roll'));
    const scope = scopeOf(`due.${i + 1}`, { die: Boolean(roll) });
    return {
      id: `${i}`,
      turn,
      ...(step !== undefined && { step }),
      ...(side !== undefined && { side }),
      text: textAt(each, 'text') ?? '',
      ...ruleOf(each),
      when: conditionsOf(reading, inside(scope, { die: false }), at(each, 'when')),
      ...(roll && { roll }),
      do: effectsOf(reading, scope, at(each, 'do')),
    };
  });

export const cupsOf = (reading: Reading, node: Node | undefined): readonly (Cup & { node: Node })[] =>
  sectionOf(reading, node).map(({ id, node: each }) => {
    const { lists } = reading.names;
    const chits: { chit: string; list?: string; count: number }[] = [];
    for (const chit of itemsOf(at(each, 'chits'))) {
      const of = at(chit, 'each') ?? at(chit, 'name');
      const list = textAt(chit, 'each');
      if (list !== undefined) declared(reading, of, keysOf(lists), 'list');
      const name = textOf(of) ?? '';
      if (!of) continue;
      if (chits.some((other) => other.chit === name))
        reading.problems.tell(
          of,
          'twice',
          `${quoted(name)} stands twice in this cup.`,
          'Use “count”, or another name.',
        );
      const count = list === undefined ? (numberAt(chit, 'count') ?? 1) : (lists.get(list)?.rows.size ?? 0);
      chits.push({ chit: name, ...(list !== undefined && { list }), count });
    }
    const all = chits.reduce((sum, { count }) => sum + count, 0);
    if (all > BOUNDS.chits)
      reading.problems.tell(each, 'many', `there are ${all} chits.`, `At most ${BOUNDS.chits} fit.`);
    reading.names.cups.set(id, chits);
    const aside = textAt(each, 'aside') === 'back' ? 'back' : 'until-filled';
    return { id, name: textAt(each, 'name') ?? '', ...ruleOf(each), aside, chits: [], node: each };
  });

/** The chits of a cup, once all names are known. */
export const chitsOf = (
  reading: Reading,
  { id, node }: { readonly id: string; readonly node: Node },
): Cup['chits'] =>
  itemsOf(at(node, 'chits')).flatMap((chit): Cup['chits'] => {
    const scope = scopeOf(`cups.${id}`);
    const list = textAt(chit, 'each');
    if (list !== undefined)
      return reading.names.lists.has(list)
        ? [{ kind: 'each', list, when: whereOf(reading, scope, at(chit, 'when'), list) }]
        : [];
    const when = conditionsOf(reading, scope, at(chit, 'when'));
    return [{ kind: 'named', name: textAt(chit, 'name') ?? '', count: numberAt(chit, 'count') ?? 1, when }];
  });
