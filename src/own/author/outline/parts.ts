import type { Path } from '../draft';
import { amountWords, nameIn, namesOf } from '../names';
import { comes, tellEffects } from './effects';
import type { Piece, Teller } from './teller';

// The sections of a draft, a sentence or more for each part of them.

export const joined = (pieces: readonly Piece[], last = ' and '): Piece =>
  pieces.map((piece, i): Piece => [i ? (i === pieces.length - 1 ? last : ', ') : '', piece]);

export function tellGame(teller: Teller): void {
  teller.tell(
    ['game'],
    0,
    [
      'This is ',
      teller.chip(['game', 'title']),
      ', edition ',
      teller.chip(['game', 'edition']),
      teller.opt(['game', 'by'], ', by '),
      '.',
      teller.opt(['game', 'blurb'], ' '),
    ],
    ['id'],
  );
  const sides = teller.items(['sides']).map((side) => teller.chip([...side, 'name']));
  const [only] = sides;
  teller.tell(
    ['sides'],
    0,
    sides.length === 1 && only ? ['One side plays: ', only, '.'] : ['The sides are ', joined(sides), '.'],
  );
  tellTurns(teller);
}

function tellTurns(teller: Teller): void {
  const at: Path = ['turns'];
  teller.tell(at, 0, [
    'A turn is called ',
    teller.chip([...at, 'name']),
    teller.has([...at, 'count']) ? ['; there are ', teller.chip([...at, 'count'])] : '; their number is open',
    teller.opt([...at, 'first'], ', and the first is number '),
    '.',
    teller.opt([...at, 'dates'], ' Their dates: ', undefined, '.'),
  ]);
  for (const tag of teller.keys([...at, 'tags'])) {
    const path = [...at, 'tags', tag];
    teller.tell(path, 1, [teller.key(path), ' holds on the turns ', teller.chip(path), '.']);
  }
}

export function tellSwitches(teller: Teller): void {
  for (const id of teller.keys(['switches'])) {
    const at = ['switches', id];
    const of = teller.keys([...at, 'of']).map((option) => teller.chip([...at, 'of', option]));
    teller.tell(at, 0, [
      'House rule ',
      teller.chip([...at, 'name']),
      ': ',
      joined(of, ' or '),
      teller.rule(at),
      '.',
    ]);
  }
}

export function tellCounters(teller: Teller): void {
  for (const id of teller.keys(['counters'])) {
    const at = ['counters', id];
    const start = [...at, 'start'];
    const bySide = teller.keys(start);
    teller.tell(at, 0, [
      teller.chip([...at, 'name']),
      teller.opt([...at, 'ledger'], ' is ', (each) => teller.chip(each, 'a ledger')),
      teller.opt([...at, 'each'], ', ', (each) => teller.chip(each, 'one for each side')),
      teller.opt([...at, 'side'], ' of ', (each) => teller.named(each, 'sides')),
      teller.opt([...at, 'of'], ': ', (each) => teller.names(each)),
      teller.has([...at, 'min']) ? [', from ', teller.chip([...at, 'min'])] : '',
      teller.has([...at, 'max']) ? [' to ', teller.chip([...at, 'max'])] : '',
      bySide.length
        ? [
            ', at first ',
            joined(
              bySide.map(
                (side): Piece => [
                  teller.value([...start, side], id),
                  ' for ',
                  nameIn(teller.draft, 'sides', side),
                ],
              ),
            ),
          ]
        : teller.opt(start, ', at first ', (each) => teller.value(each, id)),
      teller.opt([...at, 'low'], '; at or below ', (each) => teller.chip(each, limitWords(teller, each))),
      teller.opt([...at, 'high'], '; at or above ', (each) => teller.chip(each, limitWords(teller, each))),
      teller.rule(at),
      '.',
    ]);
  }
}
const limitWords = (teller: Teller, path: Path): string =>
  `${amountWords(teller.draft, teller.at([...path, 0]) ?? 0, path)}: ${String(teller.at([...path, 1]))}`;

export function tellLists(teller: Teller): void {
  for (const id of teller.keys(['lists'])) {
    const at = ['lists', id];
    teller.tell(at, 0, [
      'The list ',
      teller.chip([...at, 'name']),
      ' has a row for each ',
      teller.chip([...at, 'one']),
      teller.rule(at),
      '.',
    ]);
    for (const field of teller.keys([...at, 'fields'])) {
      const path = [...at, 'fields', field];
      teller.tell(path, 1, [
        'Each has ',
        teller.key(path),
        ': ',
        teller.chip(path, fieldWords(teller, path)),
        '.',
      ]);
    }
    for (const row of teller.items([...at, 'rows'])) {
      teller.tell(row, 1, [teller.chip(row, rowWordsOf(teller, at, row))]);
    }
  }
}

function rowWordsOf(teller: Teller, list: Path, row: Path): string {
  const [, name = '', ...values] = String(teller.at(row))
    .split('|')
    .map((part) => part.trim());
  const fields = teller.keys([...list, 'fields']);
  const words = values.map((value, i) => {
    const field = fields[i] ?? '';
    const isSide = teller.at([...list, 'fields', field]) === 'side';
    if (isSide) return nameIn(teller.draft, 'sides', value);
    return (
      namesOf(teller.at([...list, 'fields', field])).get(value) ??
      (/^-?\d+$/.test(value) ? `${field} ${value}` : value)
    );
  });
  return [name, ...words.filter(Boolean)].join(', ');
}

function fieldWords(teller: Teller, path: Path): string {
  const value = teller.at(path);
  if (value === 'side') return 'a side';
  if (value === 'mark') return 'a mark, there or not';
  if (Array.isArray(value) && typeof value[0] === 'number')
    return `a number from ${value.map((n) => amountWords(teller.draft, n, path)).join(' to ')}`;
  return teller.names(path).words;
}

export function tellDues(teller: Teller): void {
  for (const at of teller.items(['due'])) {
    teller.tell(
      at,
      0,
      [
        'On turn ',
        teller.chip([...at, 'turn']),
        ' comes: ',
        teller.chip([...at, 'text']),
        comes(teller, at),
        teller.when(at),
        teller.rule(at),
        '.',
      ],
      ['do'],
    );
    tellEffects(teller, [...at, 'do'], 1);
  }
}

export function tellCups(teller: Teller): void {
  for (const id of teller.keys(['cups'])) {
    const at = ['cups', id];
    teller.tell(at, 0, [
      'The cup ',
      teller.chip([...at, 'name']),
      teller.opt([...at, 'aside'], '; a drawn chit ', (each) =>
        teller.chip(each, teller.at(each) === 'back' ? 'goes back at once' : 'stays out until it is filled'),
      ),
      teller.rule(at),
      '.',
    ]);
    for (const chit of teller.items([...at, 'chits']))
      teller.tell(chit, 1, [
        teller.has([...chit, 'each'])
          ? ['A chit for each of ', teller.named([...chit, 'each'], 'lists')]
          : [
              'Chit ',
              teller.chip([...chit, 'name']),
              teller.opt([...chit, 'count'], ': ', undefined, ' of them'),
            ],
        teller.when(chit, ' where '),
        '.',
      ]);
  }
}
