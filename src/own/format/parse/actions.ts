import type { Action, Check } from '../definition';
import { at, type Entry, entriesOf, itemsOf, type Node, textAt, textOf } from '../nodes';
import { meant, oneOfWords, quoted } from '../problems';
import { conditionsOf, whereOf } from './amounts';
import { askOf, checkNew, checkReserved } from './asks';
import { bandsOf, effectsOf } from './effects';
import { declared, isFault, keysOf, sideNamed } from './names';
import { ruleOf } from './plain';
import { type Bound, type Callee, inside, type Reading, type Scope, scopeOf, scopeOfCallee } from './reading';
import { diceAt, rolledWith } from './with-dice';

export function checkOf(reading: Reading, id: string, node: Node): Check {
  const scope = scopeOfCallee(reading, `check:${id}` satisfies Callee, `checks.${id}`);
  const when = conditionsOf(reading, scope, at(node, 'when'));
  const dice = diceAt(reading, node, 'dice') ?? { count: 1, sides: 6, from: 1, read: 'sum' };
  return {
    id,
    name: textAt(node, 'name') ?? '',
    ...ruleOf(node),
    dice,
    ...rolledWith(reading, scope, node),
    when,
    bands: bandsOf(reading, scope, at(node, 'bands')),
  };
}

export function actionOf(reading: Reading, { key: id, line, value: node }: Entry): Action {
  const { problems, names } = reading;
  checkReserved(reading, { line, path: node.path }, id);
  const scope = scopeOf(`actions.${id}`);
  const step = declared(reading, at(node, 'step'), names.steps, 'step');
  const side = declared(reading, at(node, 'side'), names.sides, 'side');
  const own = declared(reading, at(node, 'own'), keysOf(names.lists), 'list');
  // Where the list is unknown, that alone is told.
  if (own !== undefined) scope.rows.set('own', { lists: [own] });
  else if (at(node, 'own')) scope.rows.set('own', { lists: keysOf(names.lists), isAny: true });
  const when = conditionsOf(reading, inside(scope), at(node, 'when'));
  const impulse = at(node, 'impulse');
  if (impulse) reading.later.tell(impulse, 'impulse', 'this version of the app cannot play “impulse” yet.');
  const sealed = sealedOf(reading, node, own !== undefined);
  const each = eachOf(reading, scope, at(node, 'each'));
  const draw = drawOf(reading, scope, node);
  const ask = itemsOf(at(node, 'ask')).flatMap((question) => askOf(reading, scope, question) ?? []);
  if (!at(node, 'do') && !at(node, 'draw'))
    problems.tell(node, 'missing', 'it does nothing: “do” is missing.', 'Say what it does.');
  return {
    id,
    title: textAt(node, 'title') ?? '',
    ...ruleOf(node),
    ...(step !== undefined && { step }),
    ...(side !== undefined && { side }),
    ...(own !== undefined && { own }),
    when,
    ask,
    do: effectsOf(reading, scope, at(node, 'do')),
    ...(draw && { draw }),
    ...(each && { each }),
    ...(sealed && { sealed }),
    ...(impulse && { impulse: true as const }),
  };
}

function sealedOf(reading: Reading, node: Node, hasOwn: boolean): Action['sealed'] {
  const of = at(node, 'sealed');
  const text = textOf(of);
  if (!of || text === undefined) return undefined;
  if (text === 'own side') return { kind: 'own' };
  const side = sideNamed(reading, scopeOf(''), text);
  if (!isFault(side) && side.kind === 'side') return { kind: 'side', side: side.side };
  reading.problems.tell(
    of,
    'name',
    `${quoted(text)} is no side of this file.`,
    `“own side” or a side fits: ${oneOfWords(reading.names.sides)}.`,
  );
  return hasOwn ? { kind: 'own' } : undefined;
}

function eachOf(reading: Reading, scope: Scope, node: Node | undefined): Action['each'] {
  const list = declared(reading, at(node, 'list'), keysOf(reading.names.lists), 'list');
  if (list === undefined) return undefined;
  const where = whereOf(reading, scope, at(node, 'where'), list);
  const as = checkNew(reading, scope, at(node, 'as'), true);
  if (as !== undefined) scope.rows.set(as, { lists: [list] });
  return as === undefined ? undefined : { list, as, where };
}

function drawOf(reading: Reading, scope: Scope, node: Node): Action['draw'] {
  const { problems, names } = reading;
  const cup = declared(reading, at(node, 'draw'), keysOf(names.cups), 'cup');
  const of = at(node, 'of');
  if (of && !at(node, 'draw')) problems.tell(of, 'key', 'no chit is drawn.', 'Add “draw” with a cup.');
  if (cup === undefined) return undefined;
  const chits = names.cups.get(cup) ?? [];
  return {
    cup,
    of: entriesOf(of).map(({ key, line, value }) => {
      const chit = chits.find((each) => each.chit === key);
      if (!chit)
        problems.tell(
          { line, path: value.path },
          'name',
          `no chit of this cup is called ${quoted(key)}.`,
          meant(
            key,
            chits.map((each) => each.chit),
            'Chits',
          ),
        );
      const within = inside(scope);
      if (chit?.list !== undefined) {
        const isKnown = names.lists.has(chit.list);
        const lists = isKnown ? [chit.list] : keysOf(names.lists);
        within.rows.set('own', { lists, ...(!isKnown && { isAny: true as const }) } satisfies Bound);
      }
      return { chit: key, do: effectsOf(reading, within, value) };
    }),
  };
}
