import type { ChartDef } from '../../core/charts/chart';
import type { LogLine } from '../../core/journal/log';
import type { Remarks } from '../../core/journal/notes';
import { fold } from '../../core/typed';
import { describeAnswer, humanise } from '../ask/describe-answer';

/**
 * What of the log is shown. A line that is sealed says only whose it is: it is found by that and by what was noted about
 * it, never by what it hides, nor by its kind.
 */
export type Sought = {
  /** The id of one of `KINDS`, a kind of procedure by its id, or a place. */
  readonly kind?: string;
  readonly side?: string;
  /** Every word of it, in any order, however it is typed (`fold`). */
  readonly text: string;
};

export type Annotated = { readonly line: LogLine; readonly remarks?: Remarks | undefined };

/** What a choice of it begins with: of a kind of procedure, of a place. */
const STEP = 'step:';
const PLACE = 'at:';

const KINDS: readonly {
  readonly id: string;
  readonly label: string;
  fits(each: Annotated): boolean;
}[] = [
  { id: 'marked', label: 'Bookmarks', fits: ({ remarks }) => !!remarks?.bookmarks.length },
  {
    id: 'noted',
    label: 'Notes',
    fits: ({ line, remarks }) => line.kind === 'note' || !!remarks?.notes.length,
  },
  { id: 'rolled', label: 'Rolls', fits: ({ line }) => line.kind === 'roll' || isRolled(line) },
  { id: 'learned', label: 'Charts', fits: ({ line }) => line.kind === 'lesson' || teaches(line) },
  { id: 'struck', label: 'Struck', fits: ({ line }) => line.struck },
  { id: 'phones', label: 'Phones', fits: ({ line }) => line.kind === 'seat' },
  { id: 'changed', label: 'Changed', fits: ({ line }) => isChanged(line) },
];

const isRolled = ({ lines, answers }: LogLine): boolean =>
  lines.some(({ faces }) => faces !== undefined) || answers.some(({ answer }) => answer.kind === 'dice');

const teaches = ({ answers }: LogLine): boolean =>
  answers.some(({ answer, auto }) => !auto && (answer.kind === 'cell' || answer.kind === 'heads'));

const isChanged = ({ kind, was, lines, conflicts, afterReveal }: LogLine): boolean =>
  kind === 'amendment' ||
  was !== undefined ||
  afterReveal === true ||
  conflicts.length > 0 ||
  lines.some((said) => said.kind === 'override');

/** An amendment says once more what has happened once. */
const isStep = ({ kind }: LogLine): boolean => kind === 'procedure';

export type Choice = { readonly value: string; readonly label: string; readonly count: number };

/** The kinds that this log has lines of, the kinds of procedure by their names, and the places. */
export function kindsOf(
  all: readonly Annotated[],
  sideName: (word: string) => string | undefined,
  /** What a game calls a kind of procedure whose id says too little. */
  titleOf: (id: string) => string | undefined = () => undefined,
): { readonly [K in 'kinds' | 'steps' | 'places']: readonly Choice[] } {
  const kinds = KINDS.map(({ id, label, fits }) => ({ value: id, label, count: all.filter(fits).length }));
  const named = (of: (line: LogLine) => string | undefined, prefix: string, name = (id: string) => id) => {
    const counts = new Map<string, number>();
    for (const { line } of all) {
      const id = of(line);
      if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return [...counts]
      .map(([id, count]) => ({ value: prefix + id, label: name(id), count }))
      .sort((a, b) => a.label.localeCompare(b.label));
  };
  return {
    kinds: kinds.filter(({ count }) => count > 0),
    steps: named(
      (line) => (isStep(line) ? line.procedure : undefined),
      STEP,
      (id) => titleOf(id) ?? stepName(id, sideName),
    ),
    places: named(({ place }) => place, PLACE),
  };
}

/** `end-jp-phase` of a game with a side `jp` called Japan: "End Japan phase". */
function stepName(id: string, sideName: (word: string) => string | undefined): string {
  const words = humanise(id).split(' ');
  return words.map((word) => sideName(word.toLowerCase()) ?? word).join(' ');
}

/** The lines that fit, in the order of the log. `words` is all that a line says on the screen. */
export function findLines(
  all: readonly Annotated[],
  { kind, side, text }: Sought,
  words: (each: Annotated) => string,
): readonly Annotated[] {
  const fits = KINDS.find(({ id }) => id === kind)?.fits;
  const after = (prefix: string) => (kind?.startsWith(prefix) ? kind.slice(prefix.length) : undefined);
  const [step, at] = [after(STEP), after(PLACE)];
  const sought = fold(text).split(' ').filter(Boolean);
  return all.filter((each) => {
    if (fits && !fits(each)) return false;
    if (step !== undefined && !(isStep(each.line) && each.line.procedure === step)) return false;
    if (at !== undefined && each.line.place !== at) return false;
    if (side !== undefined && each.line.side !== side) return false;
    if (!sought.length) return true;
    const said = fold(words(each));
    return sought.every((word) => said.includes(word));
  });
}

/** What a line says, folded or not; of a sealed one that it is sealed, and by whom. */
export function wordsOf(
  { line, remarks }: Annotated,
  nameOf: (side: string) => string,
  charts: readonly ChartDef[],
): string {
  const { sealed, side, title, value, place, reason, was, lines, answers, conflicts } = line;
  const notes = remarks?.notes.map(({ text }) => text) ?? [];
  if (sealed) return ['Sealed entry', nameOf(sealed), ...notes].join(' ');
  return [
    title,
    value,
    place,
    side && nameOf(side),
    reason,
    was?.title,
    was?.value,
    ...lines.flatMap((said) => [said.label, said.value, said.was, said.reason, said.rule]),
    ...answers.filter(({ auto }) => !auto).map(({ answer }) => describeAnswer(answer, undefined, charts)),
    ...conflicts,
    ...notes,
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * The lines, in the order of the log, under the phase that they belong to: what opens one, such as a chit that is drawn, is recorded
 * in the phase before. `now` is the phase that the game is in.
 */
export function underPhases(
  all: readonly Annotated[],
  opens: (procedure: string) => boolean,
  now: string | undefined,
): readonly Annotated[] {
  const isOpener = ({ kind, procedure, struck }: LogLine) =>
    kind === 'procedure' && !struck && procedure !== undefined && opens(procedure);
  let opened: string | undefined;
  return all.map((each, i) => {
    const { line } = each;
    if (isOpener(line)) {
      const next = all.slice(i + 1).find((other) => isStep(other.line) && !other.line.struck)?.line;
      opened = next ? (next.moment === line.moment ? next.phase : undefined) : now;
    } else if (isStep(line)) opened = undefined;
    return opened === undefined ? each : { ...each, line: { ...line, phase: opened } };
  });
}

export type Section = { readonly moment: string; readonly own: readonly Annotated[] };

/** Lines that follow each other in the same turn, in the order given. */
export function byMoment(all: readonly Annotated[]): readonly Section[] {
  return runs(all, ({ line }) => line.moment).map((own) => ({ moment: own[0]?.line.moment ?? '', own }));
}

/** Lines that follow each other in the same phase. */
export function byPhase(all: readonly Annotated[]) {
  return runs(all, ({ line }) => line.phase ?? '').map((own) => ({ phase: own[0]?.line.phase, own }));
}

function runs<T>(all: readonly T[], key: (each: T) => string): T[][] {
  const found: T[][] = [];
  let last: string | undefined;
  for (const each of all) {
    const now = key(each);
    if (now === last) found.at(-1)?.push(each);
    else found.push([each]);
    last = now;
  }
  return found;
}
