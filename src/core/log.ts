import type { Book, Proc } from './book';
import { sumOfFaces } from './dice';
import type { NotedEntry } from './journal';
import type { Answer } from './prompt';
import { describeTrace, type TraceLine } from './trace';

/** One line of the log: a procedure with its working and its answers, or a note. */
export type LogLine = {
  readonly id: string;
  readonly seq: number;
  readonly at: number;
  readonly kind: 'procedure' | 'note' | 'roll' | 'lesson';
  readonly moment: string;
  readonly title: string;
  readonly value?: string;
  readonly side?: string;
  readonly struck: boolean;
  readonly open: boolean;
  readonly practice: boolean;
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
export function logLines(book: Book<unknown>): readonly LogLine[] {
  const procs = new Map(book.procs.map((proc) => [proc.opened.id, proc]));
  let moment = '';
  return book.entries.flatMap((entry): LogLine[] => {
    const { id, seq, at } = entry;
    const line = { ...blank, id, seq, at, moment, struck: book.struck.has(id) };
    if (entry.kind === 'v1.Noted') return [{ ...line, ...noteLine(entry) }];
    if (entry.kind === 'v1.Taught') return [{ ...line, kind: 'lesson', ...describeTrace(entry.trace) }];
    const proc = procs.get(entry.id);
    if (entry.kind !== 'v1.Opened' || !proc) return [];
    moment = proc.moment;
    return [procLine(book, proc)];
  });
}

const blank = { open: false, practice: false, lines: [], answers: [], conflicts: [] };

function noteLine({ text, roll }: NotedEntry): Pick<LogLine, 'kind' | 'title' | 'value' | 'lines'> {
  if (!roll) return { kind: 'note', title: text, lines: [] };
  const { faces, sides, by } = roll;
  const label = `${faces.length} ${faces.length > 1 ? 'dice' : 'die'}, ${sides} sides`;
  const lines = [{ kind: 'die' as const, label, value: String(sumOfFaces(roll)), faces, by }];
  return { kind: 'roll', title: text || 'Free roll', value: faces.join(' + '), lines };
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
