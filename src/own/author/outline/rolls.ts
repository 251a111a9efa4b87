import { at as wordOf } from '../../play/safe';
import type { Path } from '../draft';
import { amountWords } from '../names';
import { rolledWith, tellBands, tellEffects } from './effects';
import type { Teller } from './teller';

// What is rolled and how it is read: modifiers, checks, tables; what is watched, ends and words.

export function tellMods(teller: Teller): void {
  for (const id of teller.keys(['mods'])) {
    const at = ['mods', id];
    const kind = String(teller.at([...at, 'kind']));
    teller.tell(at, 0, [
      'Modifiers ',
      teller.chip([...at, 'name']),
      ': each ',
      teller.chip([...at, 'kind'], wordOf(KINDS, kind) ?? kind),
      teller.opt([...at, 'most'], ', in all by ', undefined, ' at most'),
      teller.rule(at),
      '.',
    ]);
    for (const row of teller.items([...at, 'rows']))
      teller.tell(
        row,
        1,
        [
          teller.chip([...row, 'say']),
          ': ',
          teller.chip([...row, 'value'], worthWords(teller, [...row, 'value'], kind)),
          teller.opt([...row, 'picks'], ', with one of ', (picks) => [
            teller.named([...picks, 'list'], 'lists'),
            teller.when(picks, ' where ', 'where'),
          ]),
          teller.opt([...row, 'each'], ', up to ', undefined, ' times'),
          teller.when(row, ', when '),
          teller.opt([...row, 'costs'], ', which costs ', (costs) => [
            teller.amount([...costs, 1]),
            ' of ',
            teller.ref([...costs, 0]),
          ]),
          teller.rule(row),
          '.',
        ],
        ['id'],
      );
  }
}
/** "+2", "−1", "× ½" */
function worthWords(teller: Teller, path: Path, kind: string): string {
  const value = teller.at(path) ?? 0;
  const words = amountWords(teller.draft, value, path);
  if (kind === 'times') return `× ${words}`;
  return typeof value === 'number' && value > 0 ? `+${words}` : words;
}
const KINDS: { readonly [kind: string]: string } = {
  shift: 'shifts columns',
  drm: 'changes the die',
  plus: 'is added to an amount',
  times: 'multiplies an amount',
};

export function tellChecks(teller: Teller): void {
  for (const id of teller.keys(['checks'])) {
    const at = ['checks', id];
    teller.tell(at, 0, [
      'Check ',
      teller.chip([...at, 'name']),
      ': roll ',
      teller.chip([...at, 'dice']),
      rolledWith(teller, at),
      teller.when(at, ', only when '),
      teller.rule(at),
      '.',
    ]);
    tellBands(teller, [...at, 'bands'], 1);
  }
}

export function tellTables(teller: Teller): void {
  for (const id of teller.keys(['tables'])) {
    const at = ['tables', id];
    const columns = [...at, 'columns'];
    const by = String(teller.at([...columns, 'by']));
    teller.tell(at, 0, ['Table ', teller.chip([...at, 'name']), teller.rule(at), '.'], ['means']);
    if (teller.has(columns))
      teller.tell(columns, 1, [
        'Its columns go by ',
        teller.chip([...columns, 'by'], wordOf(BY, by) ?? by),
        teller.opt([...columns, 'round'], ', rounded '),
        ': ',
        teller.heads(columns),
        teller.opt([...columns, 'below'], '; left of it ', (each) =>
          teller.chip(each, edgeWords(teller, each)),
        ),
        teller.opt([...columns, 'above'], '; right of it ', (each) =>
          teller.chip(each, edgeWords(teller, each)),
        ),
        '.',
      ]);
    const rows = [...at, 'rows'];
    teller.tell(
      rows,
      1,
      teller.has([...rows, 'dice'])
        ? ['Its rows are what ', teller.chip([...rows, 'dice']), ' shows: ', teller.heads(rows), '.']
        : [
            'Its rows are ',
            teller.chip([...rows, 'by'], 'looked up by people'),
            ': ',
            teller.heads(rows),
            '.',
          ],
    );
    teller.tell([...at, 'cells'], 1, [
      'Its results: ',
      teller.chip([...at, 'cells'], cellsWords(teller, at)),
      '.',
    ]);
    for (const code of teller.keys([...at, 'means'])) {
      const path = [...at, 'means', code];
      teller.tell(path, 1, [teller.key(path), ': ', teller.chip([...path, 'say']), '.'], ['do']);
      tellEffects(teller, [...path, 'do'], 2);
    }
  }
}
const BY: { readonly [by: string]: string } = {
  list: 'a list',
  odds: 'odds',
  difference: 'the difference',
  total: 'a total',
};
const EDGES: { readonly [edge: string]: string } = {
  end: 'the end column counts',
  none: 'nothing happens',
};
const edgeWords = (teller: Teller, path: Path): string => {
  const edge = String(teller.at(path));
  return wordOf(EDGES, edge) ?? `the result is ${edge}`;
};
function cellsWords(teller: Teller, table: Path): string {
  const cells = teller
    .items([...table, 'cells'])
    .flatMap((row) => String(teller.at(row)).trim().split(/\s+/));
  const open = cells.filter((cell) => cell === '?').length;
  return open ? `${cells.length} cells, ${open} of them open` : `${cells.length} cells`;
}

export function tellWatches(teller: Teller): void {
  for (const at of teller.items(['watch'])) {
    teller.tell(at, 0, ['As soon as ', teller.conditions([...at, 'when']), ':']);
    tellEffects(teller, [...at, 'do'], 1);
  }
}

export function tellEnds(teller: Teller): void {
  const end = (at: Path, after: string): void => {
    const win = [...at, 'win'];
    teller.tell(at, 0, [
      after,
      teller.has(win) ? [teller.named(win, 'sides'), ' wins'] : 'it is a draw',
      teller.when(at),
      teller.opt([...at, 'say'], ': '),
      '.',
    ]);
  };
  for (const at of teller.items(['ends', 'at-once'])) end(at, '');
  for (const at of teller.items(['ends', 'at-last'])) end(at, 'At the end ');
}

export function tellWords(teller: Teller): void {
  for (const at of teller.items(['words', 'rules'])) teller.tell(at, 0, ['Rule ', teller.chip(at)]);
  for (const at of teller.items(['words', 'terms'])) teller.tell(at, 0, ['Term ', teller.chip(at)]);
}
