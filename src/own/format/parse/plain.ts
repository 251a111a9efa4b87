import { BOUNDS } from '../bounds';
import type { Definition, Field, List, Named, Row, Switch, Turns, Value } from '../definition';
import { at, entriesOf, itemsOf, type Node, numberAt, numberOf, textAt, textOf } from '../nodes';
import { meant, quoted } from '../problems';
import { checkReserved, idsOnce, namedOf } from './asks';
import { declared } from './names';
import type { Kind, Reading } from './reading';

// What speaks of nothing else: the game, sides, turns, switches, lists.

export function gameOf(node: Node | undefined): Definition['game'] {
  return {
    id: textAt(node, 'id') ?? '',
    title: textAt(node, 'title') ?? '',
    edition: numberAt(node, 'edition') ?? 1,
    by: textAt(node, 'by') ?? '',
    blurb: textAt(node, 'blurb') ?? '',
  };
}

/** Rows with an id, each of which stands once. */
export function onceEach(reading: Reading, nodes: readonly Node[], isReserved = false): readonly string[] {
  const ids: string[] = [];
  for (const node of nodes) {
    const of = at(node, 'id');
    const id = textOf(of);
    if (!of || id === undefined) continue;
    if (ids.includes(id))
      reading.problems.tell(of, 'twice', `${quoted(id)} stands twice.`, 'Each has its own id.');
    else if (!isReserved || checkReserved(reading, of, id)) ids.push(id);
  }
  return ids;
}

export function sidesOf(reading: Reading, node: Node | undefined): readonly Named[] {
  reading.names.sides = onceEach(reading, itemsOf(node), true);
  return itemsOf(node).map((side) => ({ id: textAt(side, 'id') ?? '', name: textAt(side, 'name') ?? '' }));
}

export function turnsOf(reading: Reading, node: Node | undefined): Turns {
  const first = numberAt(node, 'first') ?? 1;
  const count = numberAt(node, 'count');
  const last = count === undefined ? undefined : first + count - 1;
  reading.names.turns = { first, ...(last !== undefined && { last }) };
  const datesNode = at(node, 'dates');
  const dates =
    datesNode?.is === 'list'
      ? datesNode.items.map((item) => textOf(item) ?? '')
      : (textOf(datesNode)
          ?.split(',')
          .map((date) => date.trim()) ?? []);
  if (datesNode && count === undefined)
    reading.problems.tell(
      datesNode,
      'dates',
      'the number of turns is open.',
      'Give “count”, or leave the dates out.',
    );
  else if (datesNode && dates.length !== count)
    reading.problems.tell(
      datesNode,
      'dates',
      `there are ${dates.length} dates for ${count} turns.`,
      'One for each turn fits.',
    );
  const long = dates.find((date) => !date || [...date].length > BOUNDS.name);
  if (datesNode && long !== undefined)
    reading.problems.tell(
      datesNode,
      'dates',
      long ? `${quoted(long)} is long.` : 'one of the dates is empty.',
      `A date has up to ${BOUNDS.name} letters.`,
    );
  const tags: Record<string, readonly number[]> = {};
  for (const { key, line, value } of entriesOf(at(node, 'tags'))) {
    checkReserved(reading, { line, path: value.path }, key);
    const numbers: number[] = [];
    for (const item of itemsOf(value)) {
      const number = numberOf(item) ?? 0;
      if (numbers.includes(number))
        reading.problems.tell(item, 'twice', `turn ${number} stands twice.`, 'Keep one.');
      else if (isTurn(reading, item, number)) numbers.push(number);
    }
    tags[key] = numbers;
  }
  reading.names.tags = Object.keys(tags);
  return { name: textAt(node, 'name') ?? '', first, ...(count !== undefined && { count }), dates, tags };
}

/** Whether the game has that turn; else it is told. */
export function isTurn(reading: Reading, node: Node, number: number): boolean {
  const { first, last } = reading.names.turns;
  if (number >= first && (last === undefined || number <= last)) return true;
  reading.problems.tell(
    node,
    'turn',
    `there is no turn ${number}.`,
    last === undefined ? `The first is ${first}.` : `Turns go from ${first} to ${last}.`,
  );
  return false;
}

export const ruleOf = (node: Node | undefined): { readonly rule?: string } => {
  const rule = textAt(node, 'rule');
  return rule === undefined ? {} : { rule };
};

/** A section whose keys are ids. */
export const sectionOf = (
  reading: Reading,
  node: Node | undefined,
): readonly { readonly id: string; readonly node: Node }[] =>
  entriesOf(node).map(({ key, line, value }) => {
    checkReserved(reading, { line, path: value.path }, key);
    return { id: key, node: value };
  });

export const switchesOf = (reading: Reading, node: Node | undefined): readonly Switch[] =>
  sectionOf(reading, node).map(({ id, node: each }) => {
    const of = namedOf(at(each, 'of'));
    reading.names.switches.set(
      id,
      of.map((option) => option.id),
    );
    return { id, name: textAt(each, 'name') ?? '', ...ruleOf(each), of };
  });

export const listsOf = (reading: Reading, node: Node | undefined): readonly List[] =>
  sectionOf(reading, node).map(({ id, node: each }) => listOf(reading, id, each));

function listOf(reading: Reading, id: string, node: Node): List {
  const { sides } = reading.names;
  const fields: Field[] = [];
  const kinds = new Map<string, Kind>();
  let side: string | undefined;
  for (const { key, line, value } of entriesOf(at(node, 'fields'))) {
    const place = { line, path: value.path };
    checkReserved(reading, place, key);
    const common = { id: key, name: key };
    if (textOf(value) === 'side') {
      if (side !== undefined)
        reading.problems.tell(
          place,
          'twice',
          `${quoted(side)} is the side of a row already.`,
          'A row has one side.',
        );
      side = key;
      fields.push({ ...common, kind: 'side' });
      kinds.set(key, { is: 'names', of: sides });
    } else if (textOf(value) === 'mark') {
      fields.push({ ...common, kind: 'mark' });
      kinds.set(key, { is: 'mark' });
    } else if (value.is === 'list' && value.items[0]?.is === 'number') {
      const [min = 0, max = 0] = value.items.map((item) => numberOf(item) ?? 0);
      if (min > max)
        reading.problems.tell(value, 'order', `${min} is more than ${max}.`, 'The least number comes first.');
      fields.push({ ...common, kind: 'number', min, max });
      kinds.set(key, { is: 'number' });
    } else {
      const of = idsOnce(reading, value);
      fields.push({ ...common, kind: 'state', of: namedOf(value) });
      kinds.set(key, { is: 'names', of });
    }
  }
  const rows: Row[] = [];
  const ids = new Set<string>();
  for (const item of itemsOf(at(node, 'rows'))) {
    const row = rowOfText(reading, item, fields, kinds);
    if (!row) continue;
    if (ids.has(row.id))
      reading.problems.tell(item, 'twice', `${quoted(row.id)} stands twice.`, 'Each row has its own id.');
    ids.add(row.id);
    rows.push(row);
  }
  reading.names.lists.set(id, { fields: kinds, rows: ids, hasSide: side !== undefined });
  return {
    id,
    name: textAt(node, 'name') ?? '',
    one: textAt(node, 'one') ?? '',
    ...ruleOf(node),
    fields,
    rows,
  };
}

/** Some letters are two characters of a text. */
const isLong = (text: string, most: number): boolean => text.length > most && [...text].length > most;

/** `b1 | I Corps | blue | 9 | fresh | there`: the id, the name, a value for each field in its order. */
function rowOfText(
  { problems }: Reading,
  node: Node,
  fields: readonly Field[],
  kinds: ReadonlyMap<string, Kind>,
): Row | undefined {
  const [id = '', name = '', ...parts] = (textOf(node) ?? '').split('|').map((part) => part.trim());
  if (parts.length !== fields.length) {
    const wanted = ['id', 'name', ...fields.map((field) => field.id)].join(' | ');
    problems.tell(
      node,
      'row',
      `the row has ${parts.length + 2} parts.`,
      `${fields.length + 2} fit: “${wanted}”.`,
    );
    return undefined;
  }
  if (!(PLAIN_ID.test(id) || ID.test(id)) || isLong(id, BOUNDS.id) || Object.hasOwn(Object.prototype, id))
    problems.tell(node, 'form', `${quoted(id)} is no id.`, 'Letters, digits, “-” and “_” fit.');
  if (!name || isLong(name, BOUNDS.name))
    problems.tell(
      node,
      'form',
      name ? `the name ${quoted(name)} is long.` : 'the name is empty.',
      `Up to ${BOUNDS.name} letters fit.`,
    );
  const values: Record<string, Value> = {};
  for (const [i, field] of fields.entries()) {
    const part = parts[i] ?? '';
    const refuse = (fits: string): void =>
      problems.tell(node, 'value', `${quoted(part)} does not fit as ${quoted(field.id)}.`, fits);
    if (field.kind === 'number') {
      const number = /^-?\d{1,5}$/.test(part) ? Number(part) || 0 : Number.NaN;
      if (number >= field.min && number <= field.max) values[field.id] = number;
      else refuse(`A whole number from ${field.min} to ${field.max} fits.`);
    } else if (field.kind === 'mark') {
      if (part && part !== field.id) refuse(`${quoted(field.id)} or nothing fits.`);
      values[field.id] = part !== '';
    } else {
      const kind = kinds.get(field.id);
      const of = kind?.is === 'names' ? kind.of : [];
      if (of.includes(part)) values[field.id] = part;
      else refuse(meant(part, of, 'It is one of'));
    }
  }
  return { id, name, values };
}
/** Tried first, as it is quick. */
const PLAIN_ID = /^[\w-]+$/;
const ID = /^[\p{L}\p{N}_-]+(?: [\p{L}\p{N}_-]+)*$/u;

export const winOf = (reading: Reading, node: Node, key = 'win'): string | undefined =>
  declared(reading, at(node, key), reading.names.sides, 'side');
