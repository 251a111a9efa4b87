import type { Entry } from '../../../src/core/journal/journal';
import { foldJournal, liveAnswers } from '../../../src/core/journal/projection';
import { withMinus } from '../../../src/core/numbers';
import type { Game } from '../../../src/core/play/game';
import { noLookup, runProcedure } from '../../../src/core/play/procedure';
import type { Option, Prompt } from '../../../src/core/play/prompt';
import type { Chit, TableView } from '../../../src/core/play/view';

const labels = (options: readonly Option[]): string => options.map(({ label }) => label).join(' | ');

/** A question, whose it is, and what may be answered. */
function askedOf(prompt: Prompt): readonly string[] {
  const head = `asks ${[prompt.kind, prompt.side].filter(Boolean).join(' of ')}: ${prompt.title}`;
  switch (prompt.kind) {
    case 'choice':
      return [`${head} ${labels(prompt.options)}`];
    case 'draw':
      return [`${head} ${labels(prompt.from)}`];
    case 'form':
      return [
        head,
        ...prompt.fields.map(
          (field) => `  ${field.label}${'options' in field ? `: ${labels(field.options)}` : ''}`,
        ),
      ];
    case 'dice': {
      const { attack, defence, shift, reading, labels: columns } = prompt.rollPreview?.odds ?? {};
      return [
        head,
        `  ${prompt.count}d${prompt.sides} on ${prompt.rollPreview?.column} of ${columns?.join(' ')}: ${attack} to ${defence}, shift ${shift}, ${reading}`,
      ];
    }
    default:
      return [head];
  }
}

const inOneLine = (path: string, words: readonly (string | false | undefined)[]): readonly string[] => {
  const said = words.filter(Boolean);
  return said.length ? [`${path}: ${said.join(', ')}`] : [];
};

function tableOf({
  heading,
  subheading,
  side,
  score,
  verdict,
  main,
  ...table
}: TableView): readonly string[] {
  const chits = table.panels.flatMap((panel) => (panel.kind === 'cup' ? panel.chits : []));
  const inState = (state: Chit['state']) =>
    chits.flatMap((chit) => (chit.state === state ? [chit.label] : []));
  const offers = [main, ...table.actions].map((action) => action && !action.disabled && action.label);
  const { label, why, side: winner, recorded } = verdict ?? {};
  return [
    ...inOneLine('table', [heading, subheading, side, score && `${score.label} ${score.value}`]),
    ...inOneLine('verdict', [label, why, winner, recorded && 'recorded']),
    ...inOneLine('offers', offers),
    ...table.obligations.map((owed) => `owes: ${owed.label}`),
    ...inOneLine('in the cup', inState('in')),
    ...inOneLine('acts', inState('current')),
    ...table.panels.flatMap((panel) =>
      panel.kind === 'facts' ? panel.rows.map((row) => `counter: ${row.label} ${row.value}`) : [],
    ),
  ];
}

/**
 * Each step of a recorded game as players see it, a page of lines: what it asks, then the table and the ledgers. Keys, ids,
 * events and rule numbers have no line, so that two games of the same words can be held against each other.
 */
export function toldOf(game: Game<unknown>, entries: readonly Entry[]): readonly (readonly string[])[] {
  const projection = foldJournal(game, entries);
  let state = game.initial();
  return projection.runs.map((run) => {
    const { procedure, args } = run.opened;
    const def = game.procedures[procedure];
    if (!def) throw new Error(`no procedure ${procedure}`);
    const { asked } = runProcedure(def, state, args, liveAnswers(run, projection.struck), noLookup);
    for (const event of run.struck ? [] : (run.outcome?.events ?? [])) state = game.apply(state, event).state;
    return [
      `== ${run.title}`,
      ...asked.flatMap(askedOf),
      ...tableOf(game.table(state)),
      ...game
        .ledgers(state)
        .flatMap(({ lines, total }) => [
          ...lines.map(({ label, points, when }) => `points: ${label} ${withMinus(points)}, ${when}`),
          ...(total ? [`points in all: ${total.label} ${withMinus(total.value)}`] : []),
        ]),
    ];
  });
}

/** The cells of its tables, a row a line. */
export const tablesOf = ({ charts }: Game<unknown>): readonly string[] =>
  charts.flatMap(({ name, columns, rows, cells = [] }) =>
    rows.labels.map((row) => {
      const inRow = columns.labels.map(
        (column) => cells.find((cell) => cell.row === row && cell.column === column)?.value,
      );
      const codes = inRow.map((value) =>
        typeof value === 'object' && value !== null && 'attacker' in value
          ? `${value.attacker}/${value.defender}`
          : value,
      );
      return `${name}, ${row}: ${codes.join(' ')}`;
    }),
  );
