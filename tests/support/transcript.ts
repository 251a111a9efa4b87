import { createHash } from 'node:crypto';
import { foldJournal, liveAnswers } from '../../src/core/journal/projection';
import { canonicalJson } from '../../src/core/json';
import type { Game, RegistersOf } from '../../src/core/play/game';
import { noLookup, runProcedure } from '../../src/core/play/procedure';
import type { Guide } from '../../src/core/play/rules';
import type { RegisterView } from '../../src/core/play/view';
import type { Recorded } from './recorded';

/**
 * All that recorded games ask and show, as text: of each procedure its questions, whole but for their working, and the
 * values it states; then what the table, the ledgers, the registers and the guide say after it. A line that was there before is not
 * printed again: the sum of all lines tells whether it is there now. In what order a thing is put together says nothing.
 * `meet` is given each value in which something is new, and all workings.
 */
export function transcriptOf(
  game: Game<unknown>,
  guideOf: (state: unknown) => Guide,
  registersOf: RegistersOf,
  recorded: readonly Recorded[],
  meet: (value: unknown) => void,
): string {
  const printed = new Set<string>();
  const print = (lines: readonly string[]) => {
    const fresh = lines.filter((line) => !printed.has(line));
    for (const line of fresh) printed.add(line);
    const sum = createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 8);
    return [...fresh, `${lines.length} lines, ${sum}`];
  };
  const linesOf = <V>(value: V, write: (value: V) => string[]) => {
    const lines = write(value);
    if (lines.some((line) => !printed.has(line))) meet(value);
    return lines;
  };
  const shown = (state: unknown) => [
    ...flat('moment', game.moment(state)),
    ...flat('phase', game.phase?.(state)),
    ...linesOf(game.table(state), (table) => flat('table', table)),
    ...linesOf(game.ledgers(state), (ledgers) => flat('ledgers', ledgers)),
    ...registersOf(state).flatMap((register) => linesOf(register, registerLines)),
    ...linesOf(guideOf(state), (guide) => flat('guide', guide)),
  ];
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
        linesOf(prompt, (plain) => [`asks ${canonical(plain)}`]),
      );
      const overridable = run.overridable.map((value) => `states ${canonical(value)}`);
      return [
        `${name}: ${procedure} ${canonical(args)}, ${procedureRun.title}`,
        ...print([...asked, ...overridable, ...shown(state)]),
      ];
    });
    return [[name, ...print(shown(game.initial()))], ...steps];
  });
  return `${pages.map((page) => page.join('\n')).join('\n\n')}\n`;
}

/** What is shown is mostly what was shown before: one text for one value costs far more than any text of it. */
const known = new Map<string, string>();
function canonical(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  const told = known.get(text) ?? canonicalJson(value);
  known.set(text, told);
  return told;
}

/** A place a line, and each piece that lies there. */
const registerLines = ({ groups, ...view }: RegisterView): string[] => [
  `register ${canonical(view)}`,
  ...groups.flatMap(({ entries, ...group }) => [
    `register ${canonical(group)}`,
    ...entries.map((entry) => `register "${group.label}" ${canonical(entry)}`),
  ]),
];

/** Every value under its path, with the title of what it stands in; an entry of a list is one value if it holds no list. */
function flat(path: string, value: unknown): string[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((each) => flat(path, each));
  if (!isRecord(value) || !Object.values(value).some((part) => Array.isArray(part) || isRecord(part)))
    return [`${path} ${canonical(value)}`];
  const { title, ...parts } = value;
  const here = title === undefined ? path : `${path} ${canonical(title)}`;
  return Object.entries(parts)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, part]) => flat(`${here} ${key}`, part));
}

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
