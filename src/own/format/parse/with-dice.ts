import type { Amount } from '../definition';
import type { DiceSum } from '../dice';
import { at, type Node, textOf } from '../nodes';
import { quoted } from '../problems';
import { amountOf } from './amounts';
import { diceOf } from './dice';
import { declared } from './names';
import { called, inside, type ModsFacts, type Reading, type Scope } from './reading';

export function diceAt(reading: Reading, node: Node, key: string): DiceSum | undefined {
  const value = at(node, key);
  const text = textOf(value);
  if (!value || text === undefined) return undefined;
  const dice = diceOf(text);
  if (!dice)
    reading.problems.tell(
      value,
      'dice',
      `${quoted(text)} are no dice.`,
      'Up to 40 dice of 2 to 100 sides fit: “2d6”, “d66”, “1d10 from 0”, “3d6 keep high”.',
    );
  return dice;
}

const KINDS: { readonly [kind in ModsFacts['kind']]: string } = {
  shift: 'shifts columns',
  drm: 'changes the die',
  plus: 'is added to an amount',
  times: 'is a factor of an amount',
};

/** A list of modifiers that is used here, and of that kind; the rows that players pick for it have names from here on. */
export function useMods(
  reading: Reading,
  scope: Scope,
  node: Node | undefined,
  kind?: ModsFacts['kind'],
): string | undefined {
  const id = declared(reading, node, [...reading.names.mods.keys()], 'list of modifiers');
  const facts = id === undefined ? undefined : reading.names.mods.get(id);
  if (!node || id === undefined || !facts) return undefined;
  if (kind && facts.kind !== kind)
    reading.problems.tell(
      node,
      'kind',
      `${quoted(id)} ${KINDS[facts.kind]}.`,
      `A list that ${KINDS[kind]} fits: "kind": "${kind}".`,
    );
  called(reading, `mods:${id}`, inside(scope));
  for (const pick of facts.picks)
    if (!scope.rows.has(pick.id)) scope.rows.set(pick.id, { lists: [pick.list], isOptional: true });
  return id;
}

/** What the dice of a roll or a check are changed by, and read against. */
export function rolledWith(
  reading: Reading,
  scope: Scope,
  node: Node,
): { readonly mods?: string; readonly against?: Amount } {
  const mods = useMods(reading, scope, at(node, 'mods'), 'drm');
  const of = at(node, 'against');
  const against = of && amountOf(reading, scope, of);
  return { ...(mods !== undefined && { mods }), ...(against !== undefined && { against }) };
}
