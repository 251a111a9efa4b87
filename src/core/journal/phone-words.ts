import { phoneOf } from '../phone-of';
import type { Game } from '../play/game';
import type { TraceLine } from '../play/trace';
import { whoDoes } from '../who-does';
import {
  type Entry,
  ONLOOKER,
  type OrderedEntry,
  type SeatedEntry,
  type UnsealedEntry,
  writerIn,
} from './journal';
import type { ProcedureRun, Projection } from './projection';

/** How a game names a seat and a step; nothing where it has no name of its own for it. */
export type Names = {
  seat(id: string): string | undefined;
  step(procedure: string): string | undefined;
};
/** As the game names them now. */
export const namesOf = <S>({ sides, sideName, procedures }: Game<S>, state: S): Names => ({
  seat: (id) =>
    sides.some((side) => side.id === id) ? sideName(state, id) : id === ONLOOKER ? 'Onlooker' : undefined,
  step(procedure) {
    const title = procedures[procedure]?.title;
    return typeof title === 'string' ? title : undefined;
  },
});
const NO_NAMES: Names = { seat: () => undefined, step: () => undefined };

/** The words of a line that concerns the phones of a game; undefined of every other line. */
export type PhoneWords = (entry: Entry) => readonly TraceLine[] | undefined;

const titled = (label: string, value?: string): TraceLine => ({
  ...{ kind: 'title', label },
  ...(value && { value }),
});

/**
 * Words of who sits and writes, of forks and of what is opened, made from what the lines hold: what a message says in their place
 * is never read.
 */
export function phoneWords(
  { entries, runs }: Pick<Projection<unknown>, 'entries' | 'runs'>,
  { seat, step }: Names = NO_NAMES,
): PhoneWords {
  const told = new Map<string, readonly TraceLine[]>();
  let byLine: ReadonlyMap<string, ProcedureRun> | undefined;
  /** Few games need it. */
  const runOf = (id: string) => {
    byLine ??= new Map(runs.flatMap((run) => run.entries.map((line) => [line.id, run] as const)));
    return byLine.get(id);
  };
  /** By writer who sits there now, and who ever did. */
  const seated = new Map<string, string>();
  const names = new Map<string, string>();
  const beside = new Map<string, string>();
  let pen = '';
  for (const entry of entries) {
    switch (entry.kind) {
      case 'v1.Seated':
        told.set(entry.id, [titled(seatedWords(entry), seat(entry.seat))]);
        names.set(entry.writer, entry.name);
        if (entry.left) seated.delete(entry.writer);
        else seated.set(entry.writer, entry.name);
        if (entry.table !== undefined) pen = entry.writer;
        break;
      case 'v1.PenPassed': {
        const name = names.get(entry.to);
        const to = name ? phoneOf(name) : 'Another phone';
        const from = seated.get(pen);
        const how = entry.taken ? 'instead of' : 'after';
        told.set(entry.id, [titled(`${to} records`, from && `${how} ${phoneOf(from)}`)]);
        pen = entry.to;
        break;
      }
      case 'v1.Ordered':
        told.set(entry.id, orderedWords(entry, names, runOf));
        break;
      case 'v1.Unsealed':
        told.set(entry.id, unsealedWords(entry, runOf));
        break;
      case 'v1.Called': {
        const dice = entry.count === 1 ? 'a die' : `${entry.count} dice`;
        told.set(entry.id, [titled(runOf(entry.of)?.title ?? 'A roll', `${dice} of two phones`)]);
        break;
      }
      case 'v1.SealedBeside':
        beside.set(entry.id, entry.procedure);
        told.set(entry.id, [titled('Sealed, not yet in the game', step(entry.procedure))]);
        break;
      case 'v1.TakenIn': {
        const title = step(beside.get(entry.line) ?? '');
        told.set(
          entry.id,
          entry.late ? [titled('Came too late', title), TOO_LATE] : [titled('Sealed entry', title)],
        );
        break;
      }
    }
  }
  return ({ id }) => told.get(id);
}

function seatedWords({ name, table, left, deviceOf, hand }: SeatedEntry): string {
  if (table !== undefined) return `${name} opens the game to other phones`;
  if (deviceOf === undefined) return left ? `${name} leaves` : `${whoDoes(name, 'takes', 'take')} a seat`;
  if (left) return `${whoDoes(name, 'puts', 'put')} a device away`;
  if (hand) return `${whoDoes(name, 'goes', 'go')} on with another device`;
  return `${whoDoes(name, 'brings', 'bring')} another device`;
}

/** Whose each branch was, and what of the later ones was struck or counts otherwise. */
function orderedWords(
  { heads, strikes, amends }: OrderedEntry,
  names: ReadonlyMap<string, string>,
  runOf: (line: string) => ProcedureRun | undefined,
): readonly TraceLine[] {
  const writers = heads.map(writerIn);
  const whose = writers.map((writer) => {
    const name = names.get(writer) ?? 'a phone that left';
    const same = [...names].flatMap(([other, named]) => (named === name ? [other] : []));
    const isShared = writers.some((other) => other !== writer && names.get(other) === name);
    return isShared ? `${name}, device ${same.indexOf(writer) + 1}` : name;
  });
  const lineOf = (run: ProcedureRun | undefined, value: string): readonly TraceLine[] =>
    run ? [{ kind: 'warning', label: run.title, value }] : [];
  const struck = [...new Set(strikes.map((id) => runOf(id)))];
  return [
    titled(`Both played on: ${whose.join(', then ')}`),
    ...struck.flatMap((run) => lineOf(run, 'struck')),
    ...amends.flatMap(({ of }) => lineOf(runOf(of), 'played again')),
  ];
}

const TOO_LATE: TraceLine = {
  kind: 'warning',
  label: 'The game had gone on. It does not count; whoever sealed it still has it.',
};
const NOT_CHECKED = 'Not checked: the phone that sealed it is not here';

/** What was opened by who sealed it, or told by mouth. */
function unsealedWords(
  { openings }: UnsealedEntry,
  runOf: (line: string) => ProcedureRun | undefined,
): readonly TraceLine[] {
  const titles = [...new Set(openings.flatMap(({ line }) => runOf(line)?.title ?? []))].join(', ');
  if (openings.every(({ told }) => !told)) return [titled('Opened', titles)];
  return [titled('Told by mouth', titles), { kind: 'warning', label: NOT_CHECKED }];
}
