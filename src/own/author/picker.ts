import { at as wordOf } from '../play/safe';
import { type Draft, type Path, valueAt } from './draft';
import { placeAt, shapeAt } from './shape';

/** What a chip opens. Of `one of`, `amount`, `condition` and the like `choicesAt` and `namesAt` say what fits. */
export type Picker =
  | { readonly kind: 'words'; readonly most: number; readonly least: number; readonly fits: string }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'one of' }
  /** There or not there. */
  | { readonly kind: 'flag' }
  | { readonly kind: 'dice' }
  /** Of a table: how the columns go is in `by`. */
  | { readonly kind: 'heads'; readonly by: string }
  | { readonly kind: 'cells'; readonly columns: readonly string[]; readonly rows: readonly string[] }
  | { readonly kind: 'row'; readonly fields: readonly string[] }
  | { readonly kind: 'field' }
  | { readonly kind: 'names' }
  | { readonly kind: 'numbers' }
  | { readonly kind: 'range' }
  | { readonly kind: 'limit' }
  | { readonly kind: 'amount' }
  | { readonly kind: 'value' }
  | { readonly kind: 'condition' }
  | { readonly kind: 'conditions' }
  | { readonly kind: 'effects' }
  | { readonly kind: 'question' }
  | { readonly kind: 'bands' }
  /** Several keys, each with a chip of its own once it is there. */
  | { readonly kind: 'part' };

/** A piece of a sentence that opens a picker. */
export type Chip = {
  readonly path: Path;
  readonly words: string;
  readonly picker: Picker;
  /** It is the key at the end of the path that is said and changed: a code, a tag, a field, a chit. */
  readonly isKey?: true;
};

const PLACES: { readonly [key: string]: Picker['kind'] } = {
  dates: 'words',
  of: 'names',
  one: 'names',
  low: 'limit',
  high: 'limit',
  start: 'value',
  number: 'range',
  rows: 'part',
};
const PARTS: { readonly [part: string]: Picker['kind'] } = {
  amount: 'amount',
  condition: 'condition',
  conditions: 'conditions',
  effects: 'effects',
  ask: 'question',
  bands: 'bands',
};
const DATES = { kind: 'words', most: 20_000, least: 1, fits: 'Dates with commas between fit.' } as const;

/** What the chip of a place opens. */
export function pickerAt(draft: Draft, path: Path): Picker {
  const key = path.at(-1);
  const place = placeAt(draft, path);
  const part = place?.part !== undefined ? wordOf(PARTS, place.part) : undefined;
  if (part) return { kind: part } as Picker;
  const shape = shapeAt(draft, path);
  if (key === 'dates') return DATES;
  if (key === 'heads') return { kind: 'heads', by: byOf(draft, path) };
  if (key === 'cells') return cellsOf(draft, path);
  if (path.at(-2) === 'fields') return { kind: 'field' };
  if (path.at(-2) === 'tags') return { kind: 'numbers' };
  if (path[0] === 'lists' && path[2] === 'rows' && path.length === 4)
    return { kind: 'row', fields: Object.keys(valueAt(draft, ['lists', String(path[1]), 'fields']) ?? {}) };
  if (shape?.is === 'text') {
    const { most, least, fits, name } = shape.form;
    if (name === 'id' || name === 'ref' || (name === 'code' && key !== 'code')) return { kind: 'one of' };
    if (name === 'dice') return { kind: 'dice' };
    return { kind: 'words', most, least, fits };
  }
  if (shape?.is === 'number') return { kind: 'number', min: shape.min, max: shape.max };
  if (shape?.is === 'one') return { kind: 'one of' };
  if (shape?.is === 'flag') return shape.of.length > 1 ? { kind: 'value' } : { kind: 'flag' };
  if (path.at(-2) === 'set') return { kind: 'value' };
  const kind = typeof key === 'string' ? wordOf(PLACES, key) : undefined;
  return { kind: kind ?? 'part' } as Picker;
}

function byOf(draft: Draft, path: Path): string {
  const above = path.slice(0, -1);
  return String(valueAt(draft, [...above, 'by']) ?? 'dice');
}

export const headsIn = (draft: Draft, path: Path): readonly string[] => {
  const heads = valueAt(draft, [...path, 'heads']);
  return Array.isArray(heads)
    ? heads.map(String)
    : typeof heads === 'string'
      ? heads.trim().split(/\s+/)
      : [];
};
const cellsOf = (draft: Draft, path: Path): Picker => {
  const table = path.slice(0, -1);
  return {
    kind: 'cells',
    columns: headsIn(draft, [...table, 'columns']),
    rows: headsIn(draft, [...table, 'rows']),
  };
};
