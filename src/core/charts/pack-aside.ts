import { isRecord, isTextLine, isTexts, isWhole } from '../json';
import { isInherited } from '../text';
import { type ChartPack, ROW_NAME_LENGTH } from './pack';

/** What a pack says of charts, columns and rows that an edition of a game lacks, until one has them again. */
export type Aside = Pick<ChartPack, 'heads' | 'cells'>;

/** The pack with what is kept aside among the rest: what it says, whatever edition it is read with. */
export function gathered(pack: ChartPack): ChartPack {
  const { aside, ...rest } = pack;
  return aside ? { ...rest, ...gatheredFrom(rest, aside) } : pack;
}

/** The same of two parts; what is said in both counts as the first says it. */
export function gatheredFrom(first: Aside, second: Aside): Aside {
  const cells = { ...first.cells };
  for (const [chart, more] of Object.entries(second.cells)) cells[chart] = { ...more, ...cells[chart] };
  return { heads: { ...second.heads, ...first.heads }, cells };
}

/** How many cells are kept aside. */
export const asideCount = ({ aside }: Pick<ChartPack, 'aside'>): number =>
  Object.values(aside?.cells ?? {}).reduce((sum, cells) => sum + Object.keys(cells).length, 0);

const MOST_ID = 80;
const MOST_WORDS = 160;
const MOST_LABELS = 80;

/** Whether an edition could have had a chart or an axis of this name, */
export const couldBeId = (id: string): boolean => isTextLine(id, MOST_ID) && !isInherited(id);

/** a cell with this key and value, */
export const couldBeCell = (key: string, value: unknown): boolean => {
  const parts = key.split('|');
  return (
    parts.length === 2 && parts.every((part) => isTextLine(part, ROW_NAME_LENGTH)) && couldBeValue(value)
  );
};

const couldBeValue = (value: unknown): boolean =>
  isRecord(value)
    ? Object.keys(value).length === 2 && isWhole(value.attacker, 0, 99) && isWhole(value.defender, 0, 99)
    : isTextLine(value, MOST_WORDS) || isWhole(value, -9999, 9999);

/** or these labels. */
export const couldBeLabels = (labels: unknown): labels is readonly string[] =>
  isTexts(labels) &&
  labels.length <= MOST_LABELS &&
  labels.every((label) => isTextLine(label, ROW_NAME_LENGTH) && !label.includes('|'));
