import { isRecord, type Json } from '../../../core/json';
import type { Path } from '../draft';
import { amountWords, nameIn, rowOne } from '../names';
import type { Piece, Teller } from './teller';

// What something does, a sentence for each effect.

export function tellEffects(teller: Teller, path: Path, depth: number): void {
  for (const each of teller.items(path)) tellEffect(teller, each, depth);
}

export function tellBands(teller: Teller, path: Path, depth: number): void {
  for (const each of teller.items(path)) {
    const to = [...each, 'to'];
    teller.tell(
      each,
      depth,
      [teller.has(to) ? ['Up to ', teller.amount(to), ': '] : 'Else: ', teller.chip([...each, 'say']), '.'],
      ['id', 'to', 'do'],
    );
    tellEffects(teller, [...each, 'do'], depth + 1);
  }
}

type Tell = (teller: Teller, path: Path, at: Path, depth: number) => void;

const headOf = (value: Json | undefined): string =>
  isRecord(value) ? (Object.keys(EFFECTS).find((head) => head in value) ?? '') : '';

function tellEffect(teller: Teller, path: Path, depth: number): void {
  const head = headOf(teller.at(path));
  EFFECTS[head]?.(teller, path, [...path, head], depth);
}

const changes =
  (words: (what: Piece, value: Piece) => readonly Piece[]): Tell =>
  (teller, path, at, depth) => {
    const [what, value] = [
      [...at, 0],
      [...at, 1],
    ];
    const isAdded = at.at(-1) === 'add';
    const ref = String(teller.at(what));
    const amount = teller.at(value);
    if (isAdded && typeof amount === 'number' && amount < 0) {
      const less = teller.chip(value, amountWords(teller.draft, -amount, value));
      teller.tell(path, depth, ['Take ', less, ' from ', teller.ref(what), '.']);
      return;
    }
    teller.tell(
      path,
      depth,
      words(teller.ref(what), isAdded ? teller.amount(value) : teller.value(value, ref)),
    );
  };

const EFFECTS: { readonly [head: string]: Tell } = {
  add: changes((what, value) => ['Add ', value, ' to ', what, '.']),
  set: changes((what, value) => ['Set ', what, ' to ', value, '.']),
  points: (teller, path, at, depth) => {
    const [ledger, amount, about, words]: readonly [Path, Path, Path, Path] = [
      [...at, 0],
      [...at, 1],
      [...at, 2],
      [...at, 3],
    ];
    const whom = teller.at(about) === '' ? teller.chip(about, 'nobody in particular') : teller.row(about);
    teller.tell(path, depth, [
      'Write ',
      teller.amount(amount),
      ' into the ledger ',
      teller.ref(ledger),
      teller.has(about) ? [', about ', whom] : '',
      teller.opt(words, ': ', (each) => teller.chip(each, `“${String(teller.at(each))}”`)),
      '.',
    ]);
  },
  due: tellDueEffect,
  draw: (teller, path, at, depth) =>
    teller.tell(path, depth, ['Draw a chit of ', teller.named(at, 'cups'), '.']),
  fill: (teller, path, at, depth) => teller.tell(path, depth, ['Fill ', teller.named(at, 'cups'), '.']),
  act: (teller, path, at, depth) =>
    teller.tell(path, depth, [
      'From now on ',
      teller.at(at) === 'own' ? teller.chip(at, `this ${rowOne(teller.draft, 'own', at)}`) : teller.row(at),
      ' acts.',
    ]),
  check: (teller, path, at, depth) => {
    const led = [...path, 'led'];
    teller.tell(path, depth, [
      'Check ',
      teller.named(at, 'checks'),
      teller.opt([...path, 'who'], ' for ', (each) => teller.row(each)),
      teller.opt(led, ', led by ', (each) =>
        teller.at(each) === 'ask' ? teller.chip(each, 'whom players pick') : teller.row(each),
      ),
      teller.opt([...path, 'unless'], '; the rest is done only with ', (each) =>
        teller.chip(each, bandWords(teller, path)),
      ),
      teller.opt([...path, 'stop'], ', else: '),
      '.',
    ]);
  },
  table: (teller, path, at, depth) =>
    teller.tell(path, depth, [
      'Roll on ',
      teller.named(at, 'tables'),
      teller.opt([...path, 'of'], ' at ', (each) => teller.amount(each)),
      teller.opt([...path, 'to'], ' to ', (each) => teller.amount(each)),
      teller.opt([...path, 'column'], ' in the column ', (each) => teller.ref(each)),
      teller.opt([...path, 'shift'], ', shifted by ', (each) => teller.named(each, 'mods')),
      teller.opt([...path, 'drm'], ', the die changed by ', (each) => teller.named(each, 'mods')),
      teller.opt([...path, 'switch'], '; beyond the table as chosen in ', (each) =>
        teller.named(each, 'switches'),
      ),
      '.',
    ]),
  roll: (teller, path, at, depth) => {
    teller.tell(path, depth, [
      'Roll ',
      teller.chip(at),
      teller.opt([...path, 'say'], ' for ', (each) => teller.chip(each, `“${String(teller.at(each))}”`)),
      rolledWith(teller, path),
      '.',
    ]);
    tellBands(teller, [...path, 'bands'], depth + 1);
  },
  versus: (teller, path, at, depth) => {
    const rolls = teller.keys(at).filter((key) => key !== 'tie');
    teller.tell(path, depth, [
      rolls.map(
        (side, i): Piece => [
          i ? ', ' : '',
          nameIn(teller.draft, 'sides', side),
          ' rolls ',
          teller.chip([...at, side]),
        ],
      ),
      teller.opt([...at, 'tie'], '; a tie ', (each) =>
        teller.chip(each, teller.at(each) === 'again' ? 'is rolled again' : 'stands'),
      ),
      '.',
    ]);
    tellBands(teller, [...path, 'bands'], depth + 1);
  },
  pool: (teller, path, at, depth) => {
    teller.tell(
      path,
      depth,
      [
        'Roll ',
        teller.amount([...at, 'dice', 0]),
        ' dice ',
        teller.chip([...at, 'dice', 1]),
        '; each at ',
        teller.amount([...at, 'hit']),
        ' or less is a hit.',
      ],
      ['do'],
    );
    tellEffects(teller, [...path, 'do'], depth + 1);
  },
  if: (teller, path, at, depth) => {
    teller.tell(
      path,
      depth,
      ['If ', teller.items(at).length ? teller.conditions(at) : 'always', ':'],
      ['do'],
    );
    tellEffects(teller, [...path, 'do'], depth + 1);
    if (teller.items([...path, 'else']).length) {
      teller.tell([...path, 'else'], depth, ['Otherwise:']);
      tellEffects(teller, [...path, 'else'], depth + 1);
    }
  },
  as: (teller, path, at, depth) => teller.tell(path, depth, ['As ', teller.chip(at), '.']),
  end: (teller, path, at, depth) =>
    teller.tell(path, depth, ['The game is over: ', teller.chip(at, 'who wins is read'), '.']),
  say: (teller, path, at, depth) => teller.tell(path, depth, ['Tell players: ', teller.chip(at)]),
  ask: (teller, _path, at, depth) => tellAsk(teller, at, depth),
  note: (teller, path, at, depth) =>
    teller.tell(path, depth, [
      'Keep the answer to ',
      teller.ref(at),
      ' as a note',
      teller.opt([...path, 'opens'], ', sealed until turn ', (each) => teller.amount(each)),
      '.',
    ]),
};

export const rolledWith = (teller: Teller, path: Path): Piece => [
  teller.opt([...path, 'mods'], ' with ', (each) => teller.named(each, 'mods')),
  teller.opt([...path, 'against'], ' against ', (each) => teller.amount(each)),
];

function bandWords(teller: Teller, path: Path): string {
  const id = String(teller.at([...path, 'unless']));
  const check = String(teller.at([...path, 'check']));
  const band = teller.items(['checks', check, 'bands']).find((each) => teller.at([...each, 'id']) === id);
  return band ? `“${String(teller.at([...band, 'say']))}”` : id;
}

function tellDueEffect(teller: Teller, _path: Path, at: Path, depth: number): void {
  teller.tell(
    at,
    depth,
    [
      'In ',
      teller.amount([...at, 'in']),
      teller.at([...at, 'in']) === 1 ? ' turn comes: ' : ' turns comes: ',
      teller.chip([...at, 'text']),
      teller.opt([...at, 'who'], ', about ', (each) => teller.row(each)),
      comes(teller, at),
      teller.rule(at),
      '.',
    ],
    ['do'],
  );
  tellEffects(teller, [...at, 'do'], depth + 1);
}

/** In which step, for whom, and by which roll something comes. */
export const comes = (teller: Teller, at: Path): Piece => [
  teller.opt([...at, 'step'], ', in ', (each) => teller.named(each, 'steps')),
  teller.opt([...at, 'side'], ', for ', (each) => teller.named(each, 'sides')),
  teller.opt([...at, 'roll'], ', with ', (roll) => [
    teller.chip([...roll, 'min']),
    ' or more on ',
    teller.chip([...roll, 'dice']),
    teller.opt([...roll, 'else'], ', otherwise ', (each) =>
      teller.chip(each, teller.at(each) === 'lost' ? 'it is lost' : 'it is tried again next turn'),
    ),
  ]),
];

/** A question. */
export function tellAsk(teller: Teller, at: Path, depth: number): void {
  const head = ['pick', 'number', 'one', 'mods', 'text'].find((key) => teller.has([...at, key])) ?? '';
  const of = [...at, head];
  const say = teller.chip([...at, 'say'], `“${String(teller.at([...at, 'say']))}”`);
  const start = (chip: (path: Path) => Piece): Piece => teller.opt([...at, 'start'], ', at first ', chip);
  const kinds: { readonly [head: string]: () => Piece } = {
    pick: () => [
      'Ask for one of ',
      teller.named(of, 'lists'),
      teller.when(at, ' where ', 'where'),
      teller.opt([...at, 'optional'], ', ', (each) => teller.chip(each, 'or none')),
    ],
    number: () => ['Ask for a number from ', teller.range(of), start((each) => teller.amount(each))],
    one: () => [
      'Let players choose ',
      teller.names(of),
      start((each) => teller.value(each, String(teller.at([...at, 'id'])))),
    ],
    mods: () => [
      'Ask for the modifiers of ',
      teller.items(of).map((each, i): Piece => [i ? ' and ' : '', teller.named(each, 'mods')]),
    ],
    text: () => ['Ask for words of up to ', teller.chip(of), ' letters'],
  };
  teller.tell(at, depth, [kinds[head]?.() ?? '', teller.when(at), ': ', say, '.'], ['id']);
}
