import { withMinus } from '../../core/numbers';
import type { Option } from '../../core/play/form';
import type { Definition, List } from '../format/definition';
import type { KeptRow } from './bounds';
import { listOf, valueName } from './names';
import { at } from './safe';

/** What is said of a row beside its name: "Strength 9, fresh, leader lost". The first of its states needs no name. */
export function rowNote(def: Definition, list: List | undefined, row: KeptRow): string {
  const fields = list?.fields ?? [];
  const first = fields.find(({ kind }) => kind === 'state');
  const words = fields.flatMap((field) => {
    const value = at(row.values, field.id);
    if (value === undefined || value === '' || field.kind === 'side') return [];
    if (field.kind === 'mark') return value === true ? [field.name] : [];
    if (field.kind === 'number')
      return [`${field.name} ${typeof value === 'number' ? withMinus(value) : value}`];
    const name = valueName(def, field, value);
    return [field === first ? name : `${field.name} ${name}`];
  });
  return words.join(', ');
}

/** Rows that players pick from; where they are of several sides, with the side of each. */
export function rowOptions(
  { def }: { readonly def: Definition },
  id: string,
  rows: readonly KeptRow[],
): readonly Option[] {
  const list = listOf(def, id);
  const side = list?.fields.find(({ kind }) => kind === 'side');
  const sides = rows.map(({ values }) => (side ? at(values, side.id) : undefined) ?? '');
  const isOneSide = new Set(sides).size < 2;
  return rows.map((row, i) => {
    const whose = isOneSide ? '' : valueName(def, side, sides[i]);
    const note = [whose, rowNote(def, list, row)].filter(Boolean).join(', ');
    return { value: row.id, label: row.name, ...(note && { note }) };
  });
}
