import { BOUNDS } from '../bounds';
import type { Edge, Table, TableColumns, TableRows } from '../definition';
import { at, entriesOf, itemsOf, type Node, textAt, textOf } from '../nodes';
import { quoted } from '../problems';
import { totalsOf } from './dice';
import { effectsOf } from './effects';
import { ruleOf, sectionOf } from './plain';
import { inside, type Reading, scopeOfCallee } from './reading';
import { checkOdds, checkRows, checkSpans } from './spans';
import { diceAt } from './with-dice';

/** Tables without what their codes mean: that may speak of everything. `file` says whose dice are modified. */
export function tablesOf(
  reading: Reading,
  node: Node | undefined,
  file: Node,
): readonly (Table & { node: Node })[] {
  const modified = new Set(modifiedIn(file));
  let cells = 0;
  return sectionOf(reading, node).map(({ id, node: each }) => {
    const columns = columnsOf(reading, at(each, 'columns'));
    const rows = rowsOf(reading, at(each, 'rows'), modified.has(id));
    const grid = gridOf(reading, at(each, 'cells'), rows.heads.length, columns?.heads.length ?? 1);
    cells += rows.heads.length * (columns?.heads.length ?? 1);
    if (cells > BOUNDS.cells)
      reading.problems.tell(
        each,
        'many',
        `the tables up to here have ${cells} cells.`,
        `At most ${BOUNDS.cells} fit in all.`,
      );
    const codes = entriesOf(at(each, 'means')).map(({ key }) => key);
    checkCodes(reading, at(each, 'means'));
    reading.names.tables.set(id, {
      ...(columns && { by: columns.by }),
      heads: columns?.heads ?? [],
      ...(rows.by === 'dice' && { dice: rows.dice }),
      codes,
    });
    return {
      id,
      name: textAt(each, 'name') ?? '',
      ...ruleOf(each),
      ...(columns && { columns }),
      rows,
      cells: grid,
      means: [],
      node: each,
    };
  });
}

/** What the codes of a table say and do, once all that roll on it are read. */
export function meansOf(
  reading: Reading,
  { id: table, node }: { readonly id: string; readonly node: Node },
): Table['means'] {
  const shared = scopeOfCallee(reading, `table:${table}`, `tables.${table}`);
  return entriesOf(at(node, 'means')).map(({ key: code, value }) => {
    const place = `tables.${table}.means.${code}`;
    const scope = inside(shared, { place, meaning: { table, code }, hash: code.includes('#'), die: true });
    return { code, say: textAt(value, 'say') ?? '', do: effectsOf(reading, scope, at(value, 'do')) };
  });
}

function checkCodes(reading: Reading, means: Node | undefined): void {
  for (const { key, line, value } of entriesOf(means)) {
    const place = { line, path: value.path };
    if (key === '?')
      reading.problems.tell(place, 'code', '“?” is a cell that is open.', 'It means nothing by itself.');
    if (key.split('#').length > 2)
      reading.problems.tell(
        place,
        'code',
        `${quoted(key)} has more than one “#”.`,
        'One number can stand in a code.',
      );
  }
}

/** Heads as a text with blanks between, or as a list. */
const headsOf = (node: Node | undefined): readonly string[] =>
  node?.is === 'list'
    ? node.items.map((item) => textOf(item) ?? '')
    : (textOf(node)?.trim().split(/\s+/) ?? []);

function countHeads(reading: Reading, node: Node | undefined, heads: readonly string[], most: number): void {
  if (!node) return;
  if (heads.length > most)
    reading.problems.tell(node, 'many', `there are ${heads.length} heads.`, `At most ${most} fit.`);
  const twice = heads.find((head, i) => heads.indexOf(head) < i);
  if (twice !== undefined)
    reading.problems.tell(node, 'twice', `${quoted(twice)} stands twice.`, 'Each head stands once.');
}

function columnsOf(reading: Reading, node: Node | undefined): TableColumns | undefined {
  if (!node) return undefined;
  const by = textAt(node, 'by');
  const round = textAt(node, 'round');
  const headsNode = at(node, 'heads');
  const heads = headsOf(headsNode);
  countHeads(reading, headsNode, heads, BOUNDS.columns);
  if (headsNode && by === 'odds') checkOdds(reading, headsNode, heads);
  if (headsNode && (by === 'difference' || by === 'total')) checkSpans(reading, headsNode, heads);
  if (round !== undefined && by !== 'odds')
    reading.problems.tell(at(node, 'round') ?? node, 'key', 'only odds are rounded.', 'Leave “round” out.');
  for (const key of ['below', 'above']) {
    const edge = at(node, key);
    if (edge && by === 'list')
      reading.problems.tell(edge, 'key', 'a list has no ends to go past.', `Leave “${key}” out.`);
    if (textOf(edge) === '?')
      reading.problems.tell(
        edge ?? node,
        'code',
        '“?” is a cell that is open.',
        '“end”, “none” or a code fits.',
      );
  }
  return {
    by: by === 'odds' || by === 'difference' || by === 'total' ? by : 'list',
    round: round === 'near' || round === 'up' ? round : 'down',
    heads,
    below: edgeOf(textAt(node, 'below')),
    above: edgeOf(textAt(node, 'above')),
  };
}

const edgeOf = (text = 'end'): Edge =>
  text === 'end' || text === 'none' ? { kind: text } : { kind: 'code', code: text };

/** The tables that something is rolled on with modifiers of the die. */
function modifiedIn(node: Node): readonly string[] {
  const table = at(node, 'drm') && textAt(node, 'table');
  const parts = node.is === 'record' ? node.entries.map(({ value }) => value) : itemsOf(node);
  return [...(table === undefined ? [] : [table]), ...parts.flatMap(modifiedIn)];
}

function rowsOf(reading: Reading, node: Node | undefined, isModified: boolean): TableRows {
  const headsNode = at(node, 'heads');
  const heads = headsOf(headsNode);
  countHeads(reading, headsNode, heads, BOUNDS.tableRows);
  const dice = node && diceAt(reading, node, 'dice');
  if (!dice) return { by: 'list', heads };
  const shown = textAt(node, 'dice') ?? '';
  if (headsNode) checkRows(reading, headsNode, heads, totalsOf(dice), { dice: shown, isModified });
  return { by: 'dice', dice, heads };
}

function gridOf(
  reading: Reading,
  node: Node | undefined,
  rows: number,
  columns: number,
): readonly (readonly string[])[] {
  const grid = itemsOf(node).map((item) => (textOf(item) ?? '').trim().split(/\s+/));
  if (node && grid.length !== rows)
    reading.problems.tell(
      node,
      'grid',
      `there are ${grid.length} rows of cells for ${rows} heads.`,
      'One row for each head fits.',
    );
  for (const [i, row] of grid.entries()) {
    const item = itemsOf(node)[i];
    if (!item) continue;
    if (row.length !== columns)
      reading.problems.tell(
        item,
        'grid',
        `the row has ${row.length} ${row.length === 1 ? 'cell' : 'cells'}.`,
        `${columns} fit, as there ${columns === 1 ? 'is 1 column' : `are ${columns} columns`}.`,
      );
    const long = row.find((code) => [...code].length > BOUNDS.code);
    if (long !== undefined)
      reading.problems.tell(
        item,
        'long',
        `the code ${quoted(long)} is long.`,
        `Up to ${BOUNDS.code} letters fit.`,
      );
  }
  return grid;
}
