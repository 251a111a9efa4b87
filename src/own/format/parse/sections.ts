import { BOUNDS } from '../bounds';
import type {
  Action,
  Amount,
  Check,
  Counter,
  Cup,
  Definition,
  Due,
  End,
  Mods,
  Owed,
  Step,
  Text,
  Watch,
} from '../definition';
import {
  at,
  type Entry,
  entriesOf,
  isTrue,
  itemsOf,
  type Node,
  numberAt,
  numberOf,
  textAt,
  textOf,
} from '../nodes';
import { meant, oneOfWords, quoted } from '../problems';
import { amountOf, conditionsOf, whereOf } from './amounts';
import { askOf, checkNew, checkReserved, idsOnce, namedOf } from './asks';
import { bandsOf, dueRollOf, effectsOf } from './effects';
import { declared, isFault, sideNamed, targetOf } from './names';
import { isTurn, onceEach, ruleOf, sectionOf, winOf } from './plain';
import { type Bound, type Callee, inside, type Reading, type Scope, scopeOf, scopeOfCallee } from './reading';
import { diceAt, rolledWith } from './with-dice';

const keysOf = (map: ReadonlyMap<string, unknown>): readonly string[] => [...map.keys()];

// Counters

/** Counters without what they start with, which may speak of lists. */
export function countersOf(reading: Reading, node: Node | undefined): readonly (Counter & { node: Node })[] {
  return sectionOf(reading, node).map(({ id, node: each }) => {
    const { problems, names } = reading;
    const of = at(each, 'of');
    const [min, max] = [numberAt(each, 'min'), numberAt(each, 'max')];
    const side = declared(reading, at(each, 'side'), names.sides, 'side');
    if (at(each, 'each') && at(each, 'side'))
      problems.tell(
        at(each, 'side') ?? each,
        'key',
        'it is each side’s, and one side’s.',
        'Keep “each” or “side”.',
      );
    if (of)
      for (const key of ['min', 'max', 'low', 'high', 'ledger'])
        if (at(each, key))
          problems.tell(
            at(each, key) ?? each,
            'key',
            `it holds a name, and ${quoted(key)} is for numbers.`,
            'Leave it out.',
          );
    if (!of && (min === undefined || max === undefined))
      problems.tell(
        each,
        'missing',
        `${min === undefined ? '“min”' : '“max”'} is missing.`,
        'A number has bounds; a name has “of”.',
      );
    if (min !== undefined && max !== undefined && min > max)
      problems.tell(
        each,
        'order',
        `“min” is ${min}, “max” is ${max}.`,
        'The least is not more than the greatest.',
      );
    const states = of && idsOnce(reading, of);
    const isLedger = isTrue(at(each, 'ledger'));
    names.counters.set(id, {
      each: at(each, 'each') !== undefined,
      isLedger,
      kind: states ? { is: 'names', of: states } : { is: 'number' },
    });
    const [low, high] = [limitOf(at(each, 'low')), limitOf(at(each, 'high'))];
    return {
      id,
      name: textAt(each, 'name') ?? '',
      ...ruleOf(each),
      each: at(each, 'each') !== undefined,
      ...(side !== undefined && { side }),
      ledger: isLedger,
      holds: of
        ? { kind: 'state' as const, of: namedOf(of) }
        : { kind: 'number' as const, min: min ?? 0, max: max ?? 0 },
      start: {},
      ...(low && { low }),
      ...(high && { high }),
      node: each,
    };
  });
}

function limitOf(node: Node | undefined): Counter['low'] {
  const [number, say] = itemsOf(node);
  return node && { at: numberOf(number) ?? 0, say: textOf(say) ?? '' };
}

/** What a counter starts with: under '', or by side. */
export function startOf(reading: Reading, counter: Counter & { node: Node }): Counter['start'] {
  const { node, holds, each } = counter;
  const of = at(node, 'start');
  const known = holds.kind === 'state' ? holds.of.map(({ id }) => id) : [];
  const scope = scopeOf(`counters.${counter.id}`);
  const value = (start: Node): Amount | Text => {
    if (holds.kind === 'state') {
      const text = textOf(start);
      if (text === undefined || !known.includes(text))
        reading.problems.tell(
          start,
          'value',
          `${quoted(counter.id)} never is ${quoted(text ?? `${numberOf(start)}`)}.`,
          meant(text ?? '', known, 'It is one of'),
        );
      return { kind: 'text', text: text ?? '' };
    }
    const amount = amountOf(reading, scope, start);
    if (typeof amount === 'number' && (amount < holds.min || amount > holds.max))
      reading.problems.tell(
        start,
        'number',
        `${amount} does not fit.`,
        `It goes from ${holds.min} to ${holds.max}.`,
      );
    if (JSON.stringify(amount).includes('"kind":"counter"'))
      reading.problems.tell(
        start,
        'start',
        'it starts with what another counter holds.',
        'Numbers, and what stands in lists, are known at the beginning.',
      );
    return amount;
  };
  if (of?.is === 'record') {
    if (!each)
      reading.problems.tell(of, 'side', 'there is one for all.', 'One number fits, or "each": "side".');
    const { sides } = reading.names;
    for (const side of sides)
      if (!at(of, side))
        reading.problems.tell(
          of,
          'missing',
          `the start of ${quoted(side)} is missing.`,
          'Each side has one.',
        );
    return Object.fromEntries(
      entriesOf(of).flatMap(({ key, line, value: start }) => {
        if (sides.includes(key)) return [[key, value(start)]];
        reading.problems.tell(
          { line, path: start.path },
          'name',
          `${quoted(key)} is no side of this file.`,
          meant(key, sides, 'Sides'),
        );
        return [];
      }),
    );
  }
  if (of) return { '': value(of) };
  if (holds.kind === 'state') return { '': { kind: 'text', text: known[0] ?? '' } };
  if (holds.min > 0 || holds.max < 0)
    reading.problems.tell(
      node,
      'missing',
      '“start” is missing.',
      `It goes from ${holds.min} to ${holds.max}, so that 0 does not fit.`,
    );
  return { '': 0 };
}

// Steps

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

// What comes, cups

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

// Modifiers

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

// Checks, actions, watches, ends

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
