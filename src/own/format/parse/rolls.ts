import type { Effect } from '../definition';
import { at, entriesOf, itemsOf, type Node, textAt, textOf } from '../nodes';
import { meant, oneOfWords, quoted } from '../problems';
import { amountOf } from './amounts';
import { declared, rowOf } from './names';
import { type Bound, called, inside, type Reading, type Scope, scopeOf } from './reading';
import { useMods } from './with-dice';

type CheckEffect = Effect & { kind: 'check' };

/** A check is called: it knows who makes it and who leads, by name, and nobody else. */
export function checkEffect(reading: Reading, scope: Scope, node: Node): Effect | undefined {
  const { checks } = reading.names;
  const check = declared(reading, at(node, 'check'), [...checks.keys()], 'check');
  const [whoNode, ledNode, unlessNode] = [at(node, 'who'), at(node, 'led'), at(node, 'unless')];
  const who = whoNode && rowOf(reading, scope, whoNode, textOf(whoNode) ?? '');
  const rows = new Map<string, Bound>();
  if (who) {
    rows.set('who', boundAs(scope, textOf(whoNode) ?? '', who));
    const foe = opponentOf(scope, textOf(whoNode) ?? '');
    if (foe) rows.set('foe', foe);
  }
  let led: CheckEffect['led'];
  if (check !== undefined && ledNode) {
    if (textOf(ledNode) === 'ask') {
      const list = ledList(reading, ledNode, check);
      if (list !== undefined) {
        led = { kind: 'ask', list };
        rows.set('led', { lists: [list], isOptional: true });
      }
    } else {
      const found = rowOf(reading, scope, ledNode, textOf(ledNode) ?? '');
      led = found?.row;
      if (found)
        rows.set('led', {
          lists: found.lists,
          isOptional: true,
          ...(found.isAny && { isAny: true as const }),
        });
    }
  }
  scope.die = true;
  if (check === undefined) return undefined;
  called(reading, `check:${check}`, { ...scopeOf(scope.place), rows, ...(who && { opponent: true }) });
  const bands = checks.get(check) ?? [];
  const unless = textOf(unlessNode);
  if (unlessNode && unless !== undefined && !bands.includes(unless))
    reading.problems.tell(
      unlessNode,
      'name',
      `${quoted(check)} has no band ${quoted(unless)}.`,
      meant(unless, bands, 'Bands') || 'Give the band that is meant an “id”.',
    );
  const stop = textAt(node, 'stop');
  if (stop !== undefined && !unlessNode)
    reading.problems.tell(
      at(node, 'stop') ?? node,
      'alone',
      '“stop” says what an “unless” leaves out.',
      'Add “unless” with the id of a band.',
    );
  return {
    kind: 'check',
    check,
    ...(who && { who: who.row }),
    ...(led && { led }),
    ...(unless !== undefined && { unless }),
    ...(stop !== undefined && { stop }),
  };
}

function boundAs(
  scope: Scope,
  name: string,
  { lists, isAny }: { lists: readonly string[]; isAny: boolean },
): Bound {
  const bound = scope.rows.get(name);
  return { lists, ...(bound?.isOptional && { isOptional: true }), ...(isAny && { isAny: true }) };
}

/** Of the two of an action, the other one; who is passed on keeps the opponent. */
const opponentOf = (scope: Scope, who: string): Bound | undefined =>
  who === 'own' || who === 'who'
    ? scope.rows.get('foe')
    : who === 'foe'
      ? (scope.rows.get('own') ?? scope.rows.get('who'))
      : undefined;

/** The list that a leader is picked from: the one that has all fields of `led` that the check speaks of. */
function ledList(reading: Reading, node: Node, check: string): string | undefined {
  const of = reading.ledFields.get(check) ?? [];
  const lists = [...reading.names.lists].flatMap(([id, { fields }]) =>
    of.every((field) => fields.has(field)) ? [id] : [],
  );
  const [list, ...more] = lists;
  if (list !== undefined && !more.length) return list;
  reading.problems.tell(
    node,
    'led',
    list === undefined
      ? `no list has what ${quoted(check)} reads of “led”.`
      : `${oneOfWords(lists).replace(/ or (?=[^,]*$)/, ' and ')} all have what ${quoted(check)} reads of “led”.`,
    'The check must speak of a field that one list alone has.',
  );
  return undefined;
}

/** The fields of `led` that a part of a file speaks of. */
export function fieldsOfLed(node: Node): readonly string[] {
  if (node.is === 'text') return /^led\.([^.@:]+)$/.exec(node.text)?.slice(1) ?? [];
  return node.is === 'record'
    ? entriesOf(node).flatMap(({ value }) => fieldsOfLed(value))
    : itemsOf(node).flatMap(fieldsOfLed);
}

/** A roll on a table: what finds its column, and what shifts it. */
export function tableEffect(reading: Reading, scope: Scope, node: Node): Effect | undefined {
  const { tables, switches } = reading.names;
  const tableNode = at(node, 'table');
  const table = declared(reading, tableNode, [...tables.keys()], 'table');
  const facts = tables.get(table ?? '');
  if (table === undefined || !facts || !tableNode) return undefined;
  const [ofNode, toNode, columnNode, switchNode] = ['of', 'to', 'column', 'switch'].map((key) =>
    at(node, key),
  );
  if (!facts.dice)
    reading.problems.tell(
      tableNode,
      'kind',
      `nothing is rolled on ${quoted(table)}: people look it up.`,
      'Give its rows “dice”.',
    );
  const { by } = facts;
  const isCounted = by === 'odds' || by === 'difference' || by === 'total';
  if (isCounted && !ofNode)
    reading.problems.tell(
      node,
      'missing',
      `the columns of ${quoted(table)} go by ${by}, and “of” is missing.`,
      'Say what finds the column.',
    );
  if (ofNode && !isCounted)
    reading.problems.tell(
      ofNode,
      'key',
      `the columns of ${quoted(table)} go by no amount.`,
      'Leave “of” out.',
    );
  if (by === 'odds' && !toNode)
    reading.problems.tell(
      node,
      'missing',
      `the columns of ${quoted(table)} go by odds, and “to” is missing.`,
      'Say what the defence is.',
    );
  if (toNode && by !== 'odds')
    reading.problems.tell(
      toNode,
      'key',
      `the columns of ${quoted(table)} do not go by odds.`,
      by === 'difference'
        ? 'Give “of” the difference, as ["-", attack, defence], and leave “to” out.'
        : 'Leave “to” out.',
    );
  if (columnNode && by !== 'list')
    reading.problems.tell(
      columnNode,
      'key',
      `the columns of ${quoted(table)} are no list.`,
      'Leave “column” out.',
    );
  const of = ofNode && amountOf(reading, scope, ofNode);
  const to = toNode && amountOf(reading, scope, toNode);
  const shiftNode = at(node, 'shift');
  if (shiftNode && !by)
    reading.problems.tell(shiftNode, 'key', `${quoted(table)} has one column.`, 'Leave “shift” out.');
  const shift = useMods(reading, scope, shiftNode, 'shift');
  const drm = useMods(reading, scope, at(node, 'drm'), 'drm');
  const column = columnOf(reading, scope, columnNode, facts.heads);
  const readings = declared(reading, switchNode, [...switches.keys()], 'switch');
  if (switchNode && readings !== undefined) {
    const options = switches.get(readings) ?? [];
    if (by !== 'odds' || !options.every((option) => option === 'cap' || option === 'real'))
      reading.problems.tell(
        switchNode,
        'kind',
        `${quoted(readings)} does not say how odds are shifted.`,
        'A switch of “cap” and “real” fits, at a table of odds.',
      );
  }
  scope.die = true;
  called(reading, `table:${table}`, inside(scope));
  return {
    kind: 'table',
    table,
    ...(of !== undefined && { of }),
    ...(to !== undefined && { to }),
    ...(column !== undefined && { column }),
    ...(shift !== undefined && { shift }),
    ...(drm !== undefined && { drm }),
    ...(readings !== undefined && { switch: readings }),
  };
}

function columnOf(
  reading: Reading,
  scope: Scope,
  node: Node | undefined,
  heads: readonly string[],
): string | undefined {
  const ask = declared(reading, node, [...scope.answers.keys()], 'question');
  const kind = scope.answers.get(ask ?? '');
  if (!node || !kind) return undefined;
  const other = kind.is === 'names' ? kind.of.find((each) => !heads.includes(each)) : '';
  if (other === undefined) return ask;
  reading.problems.tell(
    node,
    'kind',
    other ? `${quoted(other)} is no column of the table.` : `${quoted(ask ?? '')} names no column.`,
    `A question with “one” of the heads fits: ${oneOfWords(heads)}.`,
  );
  return undefined;
}
