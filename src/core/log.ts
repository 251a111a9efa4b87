import type { Book, Proc } from './book';
import { type Cell, type ChartDef, describeCell, placeName, rulesCell, shapeOf } from './chart';
import type { TaughtEntry } from './journal';
import type { Lesson, TaughtLesson } from './pack';
import type { Answer } from './prompt';
import { describeTrace, type TraceLine } from './trace';

/** One line of the log: a procedure with its working and its answers, or a note. */
export type LogLine = {
  readonly id: string;
  readonly seq: number;
  readonly at: number;
  readonly kind: 'procedure' | 'note' | 'lesson';
  readonly moment: string;
  readonly title: string;
  readonly value?: string;
  readonly side?: string;
  readonly struck: boolean;
  readonly open: boolean;
  readonly practice: boolean;
  /** Cells that the rulebook states were set otherwise. */
  readonly override?: true;
  /** Sealed by this side and not yet revealed: everything else about the line is withheld. */
  readonly sealed?: string;
  /** A secret that everyone had seen was struck, or its reveal was: the line says so for good. */
  readonly afterReveal?: true;
  readonly lines: readonly TraceLine[];
  /** Each answer with the entry that holds it, so that it can be struck. */
  readonly answers: readonly LogAnswer[];
  readonly conflicts: readonly string[];
};

export type LogAnswer = {
  readonly entry: string;
  readonly key: string;
  readonly answer: Answer;
  readonly auto: boolean;
  readonly struck: boolean;
};

/** The journal as lines in order; sealed procedures show only whose they are. */
export function logLines(book: Book<unknown>, charts: readonly ChartDef[] = []): readonly LogLine[] {
  const procs = new Map(book.procs.map((proc) => [proc.opened.id, proc]));
  let moment = '';
  return book.entries.flatMap((entry): LogLine[] => {
    const { id, seq, at } = entry;
    const line = { ...blank, id, seq, at, moment, struck: book.struck.has(id) };
    if (entry.kind === 'v1.Noted') return [{ ...line, kind: 'note', title: entry.text }];
    if (entry.kind === 'v1.Taught') return [{ ...line, kind: 'lesson', ...describeLessons(entry, charts) }];
    const proc = procs.get(entry.id);
    if (entry.kind !== 'v1.Opened' || !proc) return [];
    moment = proc.moment;
    return [procLine(book, proc)];
  });
}

const blank = { open: false, practice: false, lines: [], answers: [], conflicts: [] };

/** "Combat Results Table, 2:1, 3" and "1/1 → 1/0"; of several cells how many, and each in the working. */
function describeLessons({ lessons, reason }: TaughtEntry, charts: readonly ChartDef[]) {
  const [first] = lessons;
  const lines = lessons.map((lesson) => lessonLine(chartOf(lesson, charts), lesson));
  const stated = lessons.flatMap((lesson) => statedLine(chartOf(lesson, charts), lesson));
  const cells = lessons.filter((lesson) => 'column' in lesson).length;
  const one = lessons.length === 1;
  const name = (first && chartOf(first, charts)?.name) ?? 'Chart';
  return {
    title: one ? `${lines[0]?.label}` : `${name}: ${cells === 1 ? '1 cell' : `${cells} cells`} read`,
    ...(one && cells === 1 && lines[0]?.value && { value: lines[0].value }),
    ...(stated.length && { override: true as const }),
    lines: [
      ...(one && cells ? [] : lines),
      ...stated,
      ...(reason ? [{ kind: 'fact' as const, label: 'Reason', value: reason }] : []),
    ],
    conflicts: lessons.flatMap((lesson) =>
      chartOf(lesson, charts) ? [] : [`there is no such place in "${lesson.chart}".`],
    ),
  };
}

/** The chart of a lesson, if this version of the app has the place it speaks of. */
function chartOf(lesson: Lesson, charts: readonly ChartDef[]): ChartDef | undefined {
  const chart = charts.find(({ id }) => id === lesson.chart);
  if (!chart || 'axis' in lesson || 'kind' in chart.shape) return chart;
  return Object.hasOwn(chart.shape.byColumn, lesson.column) ? chart : undefined;
}

function lessonLine(chart: ChartDef | undefined, lesson: TaughtLesson): TraceLine {
  const name = chart?.name ?? lesson.chart;
  if ('axis' in lesson) {
    return { kind: 'fact', label: `${name}, ${lesson.axis}`, value: (lesson.heads ?? []).join(', ') };
  }
  const { column, row, cell, before } = lesson;
  if (!chart) return { kind: 'cell', label: `${name}, ${column}, ${row}` };
  const words = (said: Cell | undefined) =>
    said ? describeCell(shapeOf(chart, column), said.value) : 'not read';
  return {
    kind: 'cell',
    label: `${name}, ${placeName(chart, column, row)}`,
    value: before ? `${words(before)} → ${words(cell ?? rulesCell(chart, column, row))}` : words(cell),
  };
}

/** What the rulebook says of a cell that was set otherwise. */
function statedLine(chart: ChartDef | undefined, lesson: TaughtLesson): TraceLine[] {
  const said = chart && 'column' in lesson && lesson.cell && rulesCell(chart, lesson.column, lesson.row);
  if (!said) return [];
  const value = describeCell(shapeOf(chart, lesson.column), said.value);
  const label = `The rulebook says of ${placeName(chart, lesson.column, lesson.row)}`;
  return [{ kind: 'warning', label, value, ...(said.rule && { rule: said.rule }) }];
}

function procLine(book: Book<unknown>, proc: Proc): LogLine {
  const { id, seq, at } = proc.opened;
  const { moment, struck, side } = proc;
  const open = !struck && !proc.outcome;
  const common = {
    ...blank,
    id,
    seq,
    at,
    kind: 'procedure' as const,
    moment,
    struck,
    open,
    ...(side && { side }),
    ...(struckAfterReveal(book, proc) && { afterReveal: true as const }),
  };
  if (proc.secret && !book.revealed.has(proc.secret.tag)) {
    return { ...common, title: 'Sealed entry', sealed: proc.secret.side };
  }
  // A struck line still says what it was.
  const outcome =
    proc.outcome ?? (struck ? proc.entries.findLast((entry) => entry.outcome)?.outcome : undefined);
  const { title, value, lines, practice } = describeTrace(outcome?.trace ?? []);
  const answers = proc.entries.flatMap((entry) =>
    entry.answers.map(({ key, answer, auto }) => {
      return { entry: entry.id, key, answer, auto: auto === true, struck: book.struck.has(entry.id) };
    }),
  );
  return {
    ...common,
    title: outcome ? title : proc.title,
    ...(value === undefined ? {} : { value }),
    lines,
    practice,
    answers,
    conflicts: proc.conflicts,
  };
}

/** True when this secret, or what revealed it, was struck after everyone had seen it. */
function struckAfterReveal({ entries }: Book<unknown>, { secret, entries: own }: Proc): boolean {
  if (!secret) return false;
  const seen = entries.find(
    (entry) =>
      (entry.kind === 'v1.Opened' || entry.kind === 'v1.Answered') &&
      entry.outcome?.reveals?.includes(secret.tag),
  );
  const both = seen ? [seen.id, ...own.map(({ id }) => id)] : [];
  return entries.some(
    (entry) =>
      entry.kind === 'v1.Struck' &&
      entry.seq > (seen?.seq ?? Number.POSITIVE_INFINITY) &&
      entry.ids.some((id) => both.includes(id)),
  );
}
