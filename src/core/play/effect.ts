import { type ChartDef, describeCell, shapeOf } from '../charts/chart';
import { type ChartPack, lookupCell } from '../charts/pack';
import { signed } from '../numbers';
import type { Effect, FormField, Option } from './form';

/** "2L", "1R", "0": columns to the left or to the right. */
export const columnsOf = (by: number): string => (by ? `${Math.abs(by)}${by < 0 ? 'L' : 'R'}` : '0');

/** An effect in words; undefined where nobody has read its cell, or where the cell says that there is none. */
function describeEffect(effect: Effect, charts: readonly ChartDef[], pack: ChartPack): string | undefined {
  if (typeof effect === 'string') return effect;
  const { column, unit } = effect;
  const row = typeof effect.row === 'string' ? effect.row : read(effect.row, charts, pack)?.value;
  const found = typeof row === 'string' ? read({ ...effect, row }, charts, pack) : undefined;
  if (!found || typeof found.value !== 'number' || !found.value) return undefined;
  const shape = shapeOf(found.chart, column);
  const words = shape.kind === 'number' && shape.columns ? columnsOf(found.value) : signed(found.value);
  return unit === undefined ? words : `${words} ${unit}`;
}

type Place = Omit<Exclude<Effect, string>, 'unit'>;

function read({ chart: id, column, row }: Place, charts: readonly ChartDef[], pack: ChartPack) {
  const chart = charts.find((each) => each.id === id);
  const value = chart && typeof row === 'string' ? lookupCell(chart, pack, column, row)?.value : undefined;
  return chart && value !== undefined ? { chart, value } : undefined;
}

/** The options with their effects in words. */
export const withEffects = (
  options: readonly Option[],
  charts: readonly ChartDef[],
  pack: ChartPack,
): readonly Option[] =>
  options.map(({ effect, ...option }) => {
    const words = effect && describeEffect(effect, charts, pack);
    return words ? { ...option, effect: words } : option;
  });

/** A field whose options say what they do, by what the pack knows. */
export function fieldWithEffects<F extends FormField>(
  field: F,
  charts: readonly ChartDef[],
  pack: ChartPack,
): F {
  if (field.kind === 'text')
    return field.known ? { ...field, known: knownNumbers(field, charts, pack) } : field;
  return 'options' in field ? { ...field, options: withEffects(field.options, charts, pack) } : field;
}

/** The numbers that a text may be, with those that the pack has read, in their order. */
export function knownNumbers(
  { known = [], learned }: Extract<FormField, { readonly kind: 'text' }>,
  charts: readonly ChartDef[],
  pack: ChartPack,
): readonly Option[] {
  const chart = charts.find(({ id }) => id === learned?.chart);
  const cells = Object.keys((chart && pack.cells[chart.id]) ?? {});
  const more = cells.flatMap((key): Option[] => {
    const row = key.slice(key.indexOf('|') + 1);
    const cell = chart && learned && lookupCell(chart, pack, learned.column, row);
    if (!chart || !cell || !learned || !/^\d+$/.test(row) || known.some(({ value }) => value === row))
      return [];
    const place = { chart: chart.id, column: learned.column, row };
    const label = describeCell(shapeOf(chart, learned.column), cell.value).toLowerCase();
    return [{ value: row, label, effect: { ...learned.effect, row: place } }];
  });
  const worth = withEffects(more, charts, pack).filter(({ effect }) => effect);
  return [...withEffects(known, charts, pack), ...worth].sort((a, b) => a.value.localeCompare(b.value));
}
