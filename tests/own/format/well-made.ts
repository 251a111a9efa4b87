import { BOUNDS } from '../../../src/own/format/bounds';

type Part = { readonly [key: string]: unknown };
const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): readonly Part[] => (Array.isArray(value) ? value.filter(isPart) : []);
const ids = (value: unknown): readonly string[] => list(value).map(({ id }) => String(id));

/**
 * What is wrong with a definition, whatever made it: it is looked through without what the parser knows. Ids are unique, what
 * is named exists, numbers are whole or halves within their bounds, grids are as wide as their heads, and nothing is named by
 * what every object has.
 */
export function faultsOf(definition: unknown): readonly string[] {
  const faults: string[] = [];
  if (!isPart(definition)) return ['it is none'];
  const check = (isWell: boolean, fault: string): void => void (isWell || faults.push(fault));
  const sections = [
    'sides',
    'steps',
    'switches',
    'counters',
    'lists',
    'cups',
    'mods',
    'tables',
    'checks',
    'actions',
  ] as const;
  const known = Object.fromEntries(sections.map((section) => [section, ids(definition[section])])) as Record<
    (typeof sections)[number],
    readonly string[]
  >;
  for (const section of sections) {
    check(new Set(known[section]).size === known[section].length, `${section}: an id stands twice`);
    for (const id of known[section])
      check(!(id in {}) && id.length <= BOUNDS.id && id.length > 0, `${section}: ${id}`);
  }
  const fieldsOf = new Map(list(definition.lists).map((each) => [String(each.id), ids(each.fields)]));
  const allFields = [...fieldsOf.values()].flat();
  for (const table of list(definition.tables)) {
    const columns = isPart(table.columns) ? (table.columns.heads as unknown[]).length : 1;
    const rows = isPart(table.rows) ? (table.rows.heads as unknown[]).length : 0;
    const cells = table.cells as string[][];
    check(
      cells.length === rows && cells.every((row) => row.length === columns),
      `tables.${table.id}: no grid`,
    );
    check(
      cells.flat().every((cell) => /^\S{1,24}$/.test(cell) && [...cell].length <= 12),
      `tables.${table.id}: a cell`,
    );
  }
  for (const each of list(definition.lists))
    for (const row of list(each.rows))
      check(
        JSON.stringify(Object.keys(row.values as Part)) === JSON.stringify(ids(each.fields)),
        `lists.${each.id}: ${row.id}`,
      );

  const refers = (value: unknown, to: readonly string[], what: string): void =>
    check(typeof value === 'string' && to.includes(value), `${what} ${String(value)} is unknown`);
  const visit = (value: unknown, path: string, depth: number): void => {
    if (typeof value === 'number') {
      check(Number.isInteger(value * 2) && Math.abs(value) <= 9_999, `${path}: ${value}`);
    } else if (typeof value === 'string') {
      check(value.length <= 400 && !/[\p{Cc}\u202a-\u202e]|<\w|:\/\//u.test(value), `${path}: ${value}`);
    } else if (Array.isArray(value)) {
      for (const [i, each] of value.entries()) visit(each, `${path}.${i}`, depth + 1);
    } else if (isPart(value)) {
      check(depth < 40, `${path}: endless`);
      visitPart(value, path);
      for (const [key, each] of Object.entries(value)) visit(each, `${path}.${key}`, depth + 1);
    }
  };
  const visitPart = (part: Part, path: string): void => {
    const { kind } = part;
    if (kind === 'counter') refers(part.counter, known.counters, path);
    if (kind === 'field') check(allFields.includes(String(part.field)), `${path}: field ${part.field}`);
    if (kind === 'row') refers(part.list, known.lists, path);
    if (kind === 'mods' && typeof part.mods === 'string') refers(part.mods, known.mods, path);
    if (kind === 'switch') refers(part.switch, known.switches, path);
    if (kind === 'side' && typeof part.side === 'string') refers(part.side, known.sides, path);
    if (kind === 'check') refers(part.check, known.checks, path);
    if (kind === 'table') refers(part.table, known.tables, path);
    if (kind === 'draw' || kind === 'fill') refers(part.cup, known.cups, path);
    if (kind === 'count' || kind === 'pick') refers(part.list, known.lists, path);
    if (kind === 'bound')
      check(typeof part.binding === 'string' && part.binding.length > 0, `${path}: nobody`);
    if (Array.isArray(part.bands))
      for (const [i, band] of list(part.bands).entries())
        check('to' in band === i < part.bands.length - 1, `${path}: bands do not end`);
    for (const key of Object.keys(part)) check(!(key in {}), `${path}.${key}`);
  };
  visit(definition, '', 0);
  return faults;
}
