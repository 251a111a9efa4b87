import { createHash } from 'node:crypto';
import { foldJournal, liveAnswers } from '../../src/core/journal/projection';
import { canonicalJson } from '../../src/core/json';
import type { Game, RegistersOf } from '../../src/core/play/game';
import { noLookup, runProcedure } from '../../src/core/play/procedure';
import type { Guide } from '../../src/core/play/rules';
import type { RegisterView, TableView } from '../../src/core/play/view';
import type { Recorded } from './recorded';

/**
 * All that recorded games ask and show, as text: of each procedure its questions, whole but for their working, and the
 * values it states; then what the table, the ledgers, the registers and the guide say after it. A line that was there before is not
 * printed again: the sum of all lines tells whether it is there now. In what order a thing is put together says nothing.
 * `meet` is given each value in which something is new, and all workings; `see` each state, with what stands at its table and in
 * its guide.
 */
export function transcriptOf(
  game: Game<unknown>,
  guideOf: (state: unknown) => Guide,
  registersOf: RegistersOf,
  recorded: readonly Recorded[],
  meet: (value: unknown) => void,
  see: (state: unknown, table: TableView, guide: Guide) => void,
): string {
  const printed = new Set<string>();
  const print = (lines: readonly string[]) => {
    const fresh = lines.filter((line) => !printed.has(line));
    for (const line of fresh) printed.add(line);
    const sum = createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 8);
    return [...fresh, `${lines.length} lines, ${sum}`];
  };
  const old = new WeakSet<readonly string[]>();
  const linesOf = <V>(value: V, write: (value: V) => readonly string[]) => {
    const lines = write(value);
    if (!old.has(lines) && lines.some((line) => !printed.has(line))) meet(value);
    // They are printed by the end of this page.
    old.add(lines);
    return lines;
  };
  const shown = (state: unknown) => {
    const [table, guide] = [game.table(state), guideOf(state)];
    see(state, table, guide);
    return [
      ...flat('moment', game.moment(state)),
      ...flat('phase', game.phase?.(state)),
      ...linesOf(table, (view) => flat('table', view)),
      ...linesOf(game.ledgers(state), (ledgers) => flat('ledgers', ledgers)),
      ...registersOf(state).flatMap((register) =>
        linesOf(register, (view) => registerLines('register', view)),
      ),
      ...linesOf(guide, (lines) => flat('guide', lines)),
    ];
  };
  const pages = recorded.flatMap(({ name, entries }) => {
    const projection = foldJournal(game, entries);
    let state = game.initial();
    const steps = projection.runs.map((procedureRun) => {
      const { procedure, args } = procedureRun.opened;
      const def = game.procedures[procedure];
      if (!def) throw new Error(`no procedure ${procedure}`);
      const run = runProcedure(def, state, args, liveAnswers(procedureRun, projection.struck), noLookup);
      for (const event of procedureRun.struck ? [] : (procedureRun.outcome?.events ?? []))
        state = game.apply(state, event).state;
      meet([
        run.asked.map(({ working }) => working),
        run.overridable,
        run.status === 'done' && run.outcome.trace,
      ]);
      const asked = run.asked.flatMap(({ working: _, ...prompt }) =>
        linesOf(prompt, (plain) => written('asks', plain)),
      );
      const overridable = run.overridable.map((value) => line('states', value));
      return [
        `${line(`${name}: ${procedure}`, args)}, ${procedureRun.title}`,
        ...print([...asked, ...overridable, ...shown(state)]),
      ];
    });
    return [[name, ...print(shown(game.initial()))], ...steps];
  });
  return `${pages.map((page) => page.join('\n')).join('\n\n')}\n`;
}

/** What is shown is mostly what was shown before: it is written once, and found again by the quickest text there is of it. */
type Writing<V> = (path: string, value: V) => readonly string[];
function once<V>(write: Writing<V>): Writing<V> {
  const known = new Map<string, readonly string[]>();
  return (path, value) => {
    const key = `${path} ${JSON.stringify(value)}`;
    const before = known.get(key);
    if (before) return before;
    const lines = write(path, value);
    known.set(key, lines);
    return lines;
  };
}

const written = once<unknown>((path, value) => [`${path} ${canonicalJson(value)}`]);
/** A value under its path, in one line. */
const line = (path: string, value: unknown): string => written(path, value)[0] ?? path;

/** A place a line, and each piece that lies there. */
const registerLines = once<RegisterView>((path, { groups, ...view }) => [
  line(path, view),
  ...groups.flatMap(({ entries, ...group }) => [
    line(path, group),
    ...entries.map((entry) => line(`${path} "${group.label}"`, entry)),
  ]),
]);

/** Every value under its path, with the title of what it stands in; an entry of a list is one value if it holds no list. */
const flat: Writing<unknown> = once((path, value) => {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((each) => flat(path, each));
  if (!isRecord(value) || !Object.values(value).some((part) => Array.isArray(part) || isRecord(part)))
    return [line(path, value)];
  const { title, ...parts } = value;
  const here = title === undefined ? path : line(path, title);
  return Object.entries(parts)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, part]) => flat(`${here} ${key}`, part));
});

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
