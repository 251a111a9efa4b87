import type { CellSource } from '../../core/charts/chart';
import { type ChartDef, describeCell, labelName, shapeOf } from '../../core/charts/chart';
import type { Json } from '../../core/json';
import type { FormField, FormValue, FormValues } from '../../core/play/form';
import type { Answer, CellAnswer, DiceAnswer, Option, Prompt, RollMark } from '../../core/play/prompt';
import { rolledBy, sourceName } from '../kit/source-words';

/** A key made readable: `attackFactors`, `attack-factors` and `attack_factors` all become "Attack factors". */
export function humanise(key: string): string {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_:.]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Any answer in words, for the log and for "was …" beside a question asked again. The question, where it is at
 * hand, gives the players' own terms; without it the recorded values speak for themselves.
 */
export function describeAnswer(
  answer: Answer,
  prompt?: Prompt,
  charts: readonly ChartDef[] = [],
  apart = false,
): string {
  switch (answer.kind) {
    case 'choice':
      return optionLabel(prompt?.kind === 'choice' ? prompt.options : [], answer.value);
    case 'draw':
      return `${optionLabel(prompt?.kind === 'draw' ? prompt.from : [], answer.value)}, ${rolledBy(answer.by)}`;
    case 'dice':
      return describeRoll(answer, prompt?.kind === 'dice' ? prompt.marks : undefined, apart);
    case 'form':
      return describeForm(answer.values, prompt?.kind === 'form' ? prompt.fields : []);
    case 'cell':
      return `${cellValue(answer, charts)}, ${sourceOf(answer)}`;
    case 'heads':
      return `${answer.heads.join(' ')}, ${sourceOf(answer)}`;
    case 'override':
      return `${plainValue(answer.value)}, ${answer.reason}`;
  }
}

/** What an answer was about, where its question is no longer at hand. */
export function describeKey(key: string, answer: Answer, charts: readonly ChartDef[] = []): string {
  if (answer.kind !== 'cell' && answer.kind !== 'heads') return humanise(key);
  const chart = charts.find(({ id }) => id === answer.chart);
  const name = chart?.name ?? humanise(answer.chart);
  if (answer.kind === 'heads') return `${name}, columns`;
  const column = chart ? labelName(chart.columns, answer.column) : answer.column;
  const row = chart ? labelName(chart.rows, answer.row) : answer.row;
  return `${name}, ${column}, ${row}`;
}

/** "4, by hand", "4 + 3 = 7, app", "6, changed: cocked die", "Banzai!, 4, 2, by hand". */
function describeRoll(
  { faces, by, reason, marks = [] }: DiceAnswer,
  known: readonly RollMark[] = [],
  apart = false,
): string {
  if (marks.length) {
    const declared = marks.map((mark) => known.find(({ value }) => value === mark)?.label ?? humanise(mark));
    return `${[...declared, ...faces].join(', ')}, ${rolledBy(by)}`;
  }
  const total = faces.reduce((sum, face) => sum + face, 0);
  const all = apart ? faces.join(', ') : `${faces.join(' + ')} = ${total}`;
  const shown = faces.length > 1 ? all : String(total);
  return `${shown}, ${rolledBy(by)}${by === 'override' && reason ? `: ${reason}` : ''}`;
}

function describeForm(values: FormValues, fields: readonly FormField[]): string {
  const known = new Map(fields.map((field) => [field.key, field]));
  const parts = Object.entries(values).flatMap(([key, value]) => {
    const field = known.get(key);
    const words = fieldValue(value, field);
    if (!words) return [];
    return field?.kind === 'flags' || Array.isArray(value)
      ? [words]
      : [`${field?.label ?? humanise(key)} ${words}`];
  });
  return parts.join(' · ') || 'nothing marked';
}

function fieldValue(value: FormValue, field: FormField | undefined): string {
  const options = field?.kind === 'choice' || field?.kind === 'flags' ? field.options : [];
  if (typeof value === 'number') return String(value).replace('-', '−');
  if (typeof value === 'string') return field?.kind === 'text' ? value : optionLabel(options, value);
  return value.map((flag) => optionLabel(options, flag)).join(', ');
}

/** What is among the options no longer was one of an earlier state: where they are known, its id shows as words. */
const optionLabel = (options: readonly Option[], value: string): string =>
  options.find((option) => option.value === value)?.label ??
  (options.length && ID.test(value) ? humanise(value) : value);
const ID = /^[a-z][a-z\d]+(-[a-z\d]+)*$/;

const sourceOf = ({ source, rule }: { source: CellSource; rule?: string }): string =>
  rule === undefined ? sourceName[source] : `${sourceName[source]} ${rule}`;

function cellValue({ chart: id, column, value }: CellAnswer, charts: readonly ChartDef[]): string {
  const chart = charts.find((candidate) => candidate.id === id);
  const shaped = chart && ('kind' in chart.shape || Object.hasOwn(chart.shape.byColumn, column));
  return shaped ? describeCell(shapeOf(chart, column), value) : plainValue(value);
}

function plainValue(value: Json): string {
  if (typeof value !== 'object' || value === null) return String(value).replace('-', '−');
  return Object.values(value).map(plainValue).join('/');
}
