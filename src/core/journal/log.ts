import { sumOfFaces } from '../play/dice';
import type { Answer } from '../play/prompt';
import { type Description, describeTrace, type TraceLine } from '../play/trace';
import { atOnce, type Steps } from '../steps';
import { type AmendedEntry, type Entry, isMark, type NotedEntry, placesOf } from './journal';
import type { PhoneWords } from './phone-words';
import { isOpen, type ProcedureRun, type Projection } from './projection';

/** One line of the log: a procedure with its derivation and its answers, a note, a lesson, an amendment, or who sits and writes. */
export type LogLine = {
  readonly id: string;
  readonly seq: number;
  readonly at: number;
  readonly kind: 'procedure' | 'note' | 'roll' | 'lesson' | 'amendment' | 'seat';
  readonly moment: string;
  readonly phase?: string;
  /** What kind of procedure it is or amends; withheld of what is sealed. */
  readonly procedure?: string;
  readonly title: string;
  readonly value?: string;
  readonly side?: string;
  /** Where it was, as it says itself or as players noted since. */
  readonly place?: string;
  readonly struck: boolean;
  readonly open: boolean;
  readonly practice: boolean;
  /** Sealed by this side and not yet revealed: everything else about the line is withheld. */
  readonly sealed?: string;
  /** A secret that everyone had seen was struck, or its reveal was: the line says so for good. */
  readonly afterReveal?: true;
  /** What an amendment replaced: of the amended line, and of the amendment's own. */
  readonly was?: Pick<Description, 'title' | 'value' | 'lines'>;
  readonly reason?: string;
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
  /** Given anew by an amendment. */
  readonly amended?: true;
};

/**
 * The journal as lines in order; sealed procedures show only whose they are. `words` are those of a game on several phones, whose
 * lines came as messages.
 */
export const logLines = (...of: Parameters<typeof listingLines>): readonly LogLine[] =>
  atOnce(listingLines(...of));

/** The same in steps. */
export function* listingLines(
  projection: Projection<unknown>,
  words?: PhoneWords,
): Steps<readonly LogLine[]> {
  const runs = new Map(projection.runs.map((procedureRun) => [procedureRun.opened.id, procedureRun]));
  const told = toldBy(projection);
  const taken = new Set(
    projection.entries.flatMap((entry) =>
      entry.kind === 'v1.TakenIn' && !projection.struck.has(entry.id) ? [entry.line] : [],
    ),
  );
  let when: Pick<LogLine, 'moment' | 'phase'> = { moment: '' };
  const lineOf = (entry: Entry): LogLine | undefined => {
    const { id, seq, at } = entry;
    const line = { ...blank, id, seq, at, ...when, struck: projection.struck.has(id) };
    if (isMark(entry)) return undefined;
    if (entry.kind === 'v1.Noted') return { ...line, ...noteLine(entry) };
    if (entry.kind === 'v1.SealedBeside' && taken.has(id)) return undefined;
    const sealed = entry.kind === 'v1.TakenIn' ? runs.get(entry.line) : undefined;
    if (sealed) {
      // Taken in elsewhere: on the branch that counts, or again after the play was taken back.
      if (sealed.opened.seq !== seq) return undefined;
      when = whenOf(sealed);
      return procLine(told, sealed);
    }
    if ('trace' in entry)
      return {
        ...line,
        kind: entry.kind === 'v1.Taught' ? 'lesson' : 'seat',
        ...describeTrace(words?.(entry) ?? entry.trace),
      };
    const procedureRun = runs.get(entry.kind === 'v1.Amended' ? entry.of : entry.id);
    if (procedureRun && entry.kind === 'v1.Amended')
      return { ...line, kind: 'amendment', ...amendmentLine(told, procedureRun, entry) };
    if (entry.kind !== 'v1.Opened' || !procedureRun) return undefined;
    when = whenOf(procedureRun);
    return procLine(told, procedureRun);
  };
  const lines: LogLine[] = [];
  for (const entry of projection.entries) {
    const line = lineOf(entry);
    if (line) lines.push(line);
    yield;
  }
  return lines;
}

const whenOf = ({ moment, phase }: ProcedureRun) => ({ moment, ...(phase && { phase }) });

const blank = { open: false, practice: false, lines: [], answers: [], conflicts: [] };

function noteLine({ text, roll }: NotedEntry): Pick<LogLine, 'kind' | 'title' | 'value' | 'lines'> {
  if (!roll) return { kind: 'note', title: text, lines: [] };
  const { faces, sides, by } = roll;
  const label = `${faces.length} ${faces.length > 1 ? 'dice' : 'die'}, ${sides} sides`;
  const lines = [{ kind: 'die' as const, label, value: String(sumOfFaces(roll)), faces, by }];
  return { kind: 'roll', title: text || 'Free roll', value: faces.join(' + '), lines };
}

function procLine(told: Told, procedureRun: ProcedureRun): LogLine {
  const { id, seq, at } = procedureRun.opened;
  const { struck, side } = procedureRun;
  const open = isOpen(procedureRun);
  const common = {
    ...blank,
    id,
    seq,
    at,
    kind: 'procedure' as const,
    ...whenOf(procedureRun),
    struck,
    open,
    ...(side && { side }),
    ...(changedAfterReveal(told, procedureRun) && { afterReveal: true as const }),
  };
  const sealed = sealOf(told, procedureRun);
  if (sealed) return { ...common, ...sealed };
  // A struck line still says what it was.
  const outcome =
    procedureRun.outcome ??
    (struck ? procedureRun.entries.findLast((entry) => entry.outcome)?.outcome : undefined);
  const { title, value, lines, practice, ...said } = describeTrace(outcome?.trace ?? []);
  const place = told.places.get(id) ?? said.place;
  const { amended, original } = procedureRun;
  const answers = [...procedureRun.entries, ...(amended ? [amended] : [])].flatMap((entry) =>
    entry.answers.flatMap(({ key, answer, auto }): LogAnswer[] => {
      const given = { entry: entry.id, key, answer, auto: auto === true, struck: told.struck.has(entry.id) };
      if (!amended) return [given];
      // What was given anew stands beside what was recorded; the rest is said once.
      if (entry === amended) return amended.changed.includes(key) ? [{ ...given, amended: true }] : [];
      const counts = amended.answers.some((other) => other.key === key) && !amended.changed.includes(key);
      return [{ ...given, struck: given.struck || !counts }];
    }),
  );
  return {
    ...common,
    procedure: procedureRun.opened.procedure,
    title: outcome ? title : procedureRun.title,
    ...(value === undefined ? {} : { value }),
    ...(place && { place }),
    ...(original && { was: describeTrace(original.trace) }),
    lines,
    practice,
    answers,
    conflicts: procedureRun.conflicts,
  };
}

/** A line that only one side may see yet. */
function sealOf({ revealed }: Told, { secret }: ProcedureRun) {
  return secret && !revealed.has(secret.tag) ? { title: 'Sealed entry', sealed: secret.side } : undefined;
}

/** An amendment: what the line says since, what it said before, and why. */
function amendmentLine(told: Told, procedureRun: ProcedureRun, entry: AmendedEntry) {
  const { side, amendments, original = procedureRun.outcome } = procedureRun;
  const sealed = sealOf(told, procedureRun);
  const common = {
    ...(side && { side }),
    ...(changedAfterReveal(told, procedureRun) && { afterReveal: true as const }),
  };
  if (sealed) return { ...common, ...sealed };
  const before = amendments.findLast(({ id, seq }) => seq < entry.seq && !told.struck.has(id))?.outcome;
  const { title, value, lines } = describeTrace(entry.outcome.trace);
  return {
    ...common,
    procedure: procedureRun.opened.procedure,
    title,
    ...(value !== undefined && { value }),
    lines,
    was: describeTrace((before ?? original)?.trace ?? []),
    ...(entry.reason && { reason: entry.reason }),
  };
}

const amended = (id: string): string => `amended ${id}`;

/** By tag the entry with which everyone saw a secret; when a line was last struck, by id, or `amended` by id. */
type Told = Pick<Projection<unknown>, 'revealed' | 'struck'> & {
  readonly seen: ReadonlyMap<string, Entry>;
  readonly places: ReadonlyMap<string, string>;
  readonly changed: ReadonlyMap<string, number>;
};

function toldBy({ entries, revealed, struck }: Projection<unknown>): Told {
  const seen = new Map<string, Entry>();
  const changed = new Map<string, number>();
  for (const entry of entries) {
    if (entry.kind === 'v1.Amended') changed.set(amended(entry.of), entry.seq);
    if (entry.kind === 'v1.Struck') for (const id of entry.ids) changed.set(id, entry.seq);
    const reveals = ('outcome' in entry && entry.outcome?.reveals) || [];
    for (const tag of reveals) if (!seen.has(tag)) seen.set(tag, entry);
  }
  return { revealed, struck, seen, changed, places: placesOf(entries, struck) };
}

/** True when this secret was struck or amended, or what revealed it was, after everyone had seen it. */
function changedAfterReveal({ seen, changed }: Told, { secret, opened, entries }: ProcedureRun): boolean {
  const by = secret && seen.get(secret.tag);
  if (!by) return false;
  const revealing = ('of' in by && by.of) || by.id;
  const ids = [by.id, ...entries.map(({ id }) => id), amended(opened.id), amended(revealing)];
  return ids.some((id) => (changed.get(id) ?? 0) > by.seq);
}
