import { isRecord, type Json } from '../../../core/json';
import { type Draft, listAt, type Path, valueAt } from '../draft';
import {
  amountWords,
  andWords,
  conditionWords,
  nameIn,
  namesOf,
  refWords,
  rowWords,
  type Section,
  valueWords,
} from '../names';
import { type Chip, headsIn, type Picker, pickerAt } from '../picker';
import { absentKeys } from '../shape';
import { fitsBeside } from './beside';

/** A sentence as words and chips, one after another. */
export type Sentence = readonly (string | Chip)[];
/** One sentence of a draft. `depth` 0 begins a part; what belongs to it is deeper. `more`: what it may say besides. */
export type Line = {
  readonly path: Path;
  readonly depth: number;
  readonly sentence: Sentence;
  readonly more: readonly Chip[];
};
export type Piece = string | Chip | readonly Piece[];

/** Writes the sentences of a draft. */
export class Teller {
  readonly draft: Draft;
  readonly lines: Line[] = [];

  constructor(draft: Draft) {
    this.draft = draft;
  }

  at(path: Path): Json | undefined {
    return valueAt(this.draft, path);
  }
  has(path: Path): boolean {
    return this.at(path) !== undefined;
  }
  items(path: Path): readonly Path[] {
    return listAt(this.draft, path).map((_, i) => [...path, i]);
  }
  keys(path: Path): readonly string[] {
    const value = this.at(path);
    return isRecord(value) ? Object.keys(value) : [];
  }

  /** A line; what its part may say besides is found by the keys that it lacks, but for `without`. */
  tell(path: Path, depth: number, pieces: readonly Piece[], without: readonly string[] = []): void {
    const sentence: (string | Chip)[] = [];
    const add = (piece: Piece): void => {
      if (typeof piece === 'string') {
        const last = sentence.at(-1);
        // What authors write may end a sentence by itself.
        if (piece.startsWith('.') && typeof last === 'object' && /[.!?]$/.test(last.words))
          add(piece.slice(1));
        else if (typeof last === 'string') sentence[sentence.length - 1] = last + piece;
        else if (piece) sentence.push(piece);
      } else if ('picker' in piece) sentence.push(piece);
      else for (const each of piece) add(each);
    };
    pieces.forEach(add);
    const more = absentKeys(this.draft, path).flatMap(({ key, words }) => {
      const place = [...path, key];
      return without.includes(key) || !fitsBeside(this.draft, path, key)
        ? []
        : [{ path: place, words, picker: pickerAt(this.draft, place) }];
    });
    this.lines.push({ path, depth, sentence, more });
  }

  chip(path: Path, words?: string): Chip {
    return { path, words: words ?? this.plain(path), picker: pickerAt(this.draft, path) };
  }
  /** The key itself, as authors name it. */
  key(path: Path, words = String(path.at(-1))): Chip {
    const picker: Picker = { kind: 'words', most: 40, least: 1, fits: 'A name fits.' };
    return { path, words, picker, isKey: true };
  }
  private plain(path: Path): string {
    const value = this.at(path);
    if (typeof value === 'number') return amountWords(this.draft, value, path);
    return Array.isArray(value) ? value.map(String).join(', ') : String(value ?? '…');
  }

  /** Words around what is said of a key; nothing where it is not there. */
  opt(path: Path, before: string, chip: (path: Path) => Piece = (at) => this.chip(at), after = ''): Piece {
    return this.has(path) ? [before, chip(path), after] : '';
  }
  named(path: Path, section: Section): Chip {
    return this.chip(path, nameIn(this.draft, section, String(this.at(path))));
  }
  row(path: Path): Chip {
    return this.chip(path, rowWords(this.draft, String(this.at(path)), path));
  }
  ref(path: Path): Chip {
    return this.chip(path, refWords(this.draft, String(this.at(path)), path));
  }
  amount(path: Path): Chip {
    return this.chip(path, amountWords(this.draft, this.at(path) ?? 0, path));
  }
  value(path: Path, of: string): Chip {
    return this.chip(path, valueWords(this.draft, this.at(path) ?? '', of, path));
  }
  names(path: Path): Chip {
    const names = [...namesOf(this.at(path))].map(([id, name]) =>
      id === name ? nameIn(this.draft, 'sides', id) : name,
    );
    return this.chip(path, andWords(names, 'or') || '…');
  }
  heads(path: Path): Chip {
    return this.chip([...path, 'heads'], headsIn(this.draft, path).map(headWords).join(', '));
  }
  range(path: Path): Chip {
    return this.chip(
      path,
      listAt(this.draft, path)
        .map((n) => amountWords(this.draft, n, path))
        .join(' to '),
    );
  }
  rule(path: Path): Piece {
    return this.opt([...path, 'rule'], ' (rule ', undefined, ')');
  }
  conditions(path: Path): Piece {
    return this.items(path).flatMap((each, i) => [
      i ? ' and ' : '',
      this.chip(each, conditionWords(this.draft, this.at(each) ?? '', each)),
    ]);
  }
  /** " when …", where there are conditions. */
  when(path: Path, before = ' when ', key = 'when'): Piece {
    return this.items([...path, key]).length ? [before, this.conditions([...path, key])] : '';
  }
}

/** "1 or less", "6–8", "11 or more" */
const headWords = (head: string): string =>
  head
    .replace(/^\.\.(.+)$/, '$1 or less')
    .replace(/^(.+)\.\.$/, '$1 or more')
    .replace('..', head.includes('-') ? ' to ' : '–')
    .replaceAll('-', '−');

/** A sentence as plain text; its first letter is a capital one. */
export function textOf({ sentence }: Pick<Line, 'sentence'>): string {
  const text = sentence.map((piece) => (typeof piece === 'string' ? piece : piece.words)).join('');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
