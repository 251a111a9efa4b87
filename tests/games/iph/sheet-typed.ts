import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { type ChartPack, emptyPack, withLessons } from '../../../src/core/charts/pack';
import { lessonsOf } from '../../../src/core/journal/commands';
import type { Entry } from '../../../src/core/journal/journal';
import { extendProjection, foldJournal, type Projection } from '../../../src/core/journal/projection';
import { sameJson } from '../../../src/core/json';
import type { FormValue } from '../../../src/core/play/form';
import { isShown } from '../../../src/core/play/form';
import { type Args, type Outcome, packLookup, runProcedure } from '../../../src/core/play/procedure';
import {
  type Answer,
  type CellPrompt,
  checkAnswer,
  type FormPrompt,
  type Option,
} from '../../../src/core/play/prompt';
import type { StateSheet } from '../../../src/core/play/sheet';
import type { TableView } from '../../../src/core/play/view';
import { iph } from '../../../src/games/iph/game';
import { type Hex, type IphState, initialState } from '../../../src/games/iph/state/state';
import { iphSheet } from '../../../src/games/iph/views/sheet/sheet';
import { applyAll } from '../../support/iph';
import { typedFact } from '../../support/typed-fact';

const folder = new URL('./fixtures/', import.meta.url);
const load = (name: string): readonly Entry[] =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8')).entries;

/** What the players of a recorded game have read off their sheet. */
function taughtBy(entries: readonly Entry[]): ChartPack {
  const pack = emptyPack('own:iph', 'iph', 'test');
  return entries.reduce(
    (known, entry) => ('answers' in entry ? withLessons(known, lessonsOf(entry.answers), 1) : known),
    pack,
  );
}

/** A person with the paper in hand: finds each field by its words and types what stands there. */
function typed(
  prompt: FormPrompt,
  sheet: StateSheet,
  change: Record<string, FormValue>,
): Record<string, FormValue> {
  const section = sheet.sections.find(({ title }) => title === prompt.title);
  if (!section) throw new Error(`the sheet has no ${prompt.title}`);
  const values: Record<string, FormValue> = {};
  for (const field of prompt.fields) {
    const facts = section.facts.filter(({ label }) => label === field.label);
    if (!isShown(field, values, prompt.fields)) continue;
    if (facts.length !== 1) throw new Error(`${prompt.title}: ${facts.length} times ${field.label}`);
    values[field.key] = typedFact(field, facts[0]?.value ?? '');
  }
  const left = section.facts.length - Object.keys(values).length;
  if (left && !Object.keys(change).length) throw new Error(`${prompt.title}: ${left} facts are not asked`);
  return values;
}

/** The game that the paper starts, with the charts of `pack`. */
export const typeBack = (...paper: Parameters<typeof outcomeOf>): IphState =>
  applyAll(initialState(), outcomeOf(...paper).events);

export function outcomeOf(
  sheet: StateSheet,
  pack: ChartPack,
  hexes: readonly Hex[] = [],
  change: Record<string, FormValue> = {},
): Outcome {
  const answers = new Map<string, Answer>();
  for (;;) {
    const run = runProcedure(iphSheet.start, initialState(), {}, answers, packLookup(iph.charts, pack));
    if (run.status === 'done') return run.outcome;
    const { prompt } = run;
    if (prompt.kind === 'cell') {
      answers.set(prompt.key, offTheMap(prompt, hexes));
      continue;
    }
    if (prompt.kind !== 'form') throw new Error(`asked for ${prompt.key}`);
    const values = { ...typed(prompt, sheet, change), ...pick(change, prompt) };
    const checked = checkAnswer(prompt, { kind: 'form', values });
    if (!checked.ok) throw new Error(`${checked.problem.field}: ${checked.problem.message}`);
    answers.set(prompt.key, checked.value);
  }
}

/** What a hex holds that the charts do not know yet. */
const offTheMap = ({ chart, column, row }: CellPrompt, hexes: readonly Hex[]): Answer => {
  const value = hexes.find(({ id }) => id === row)?.kind ?? 'none';
  return { kind: 'cell', chart, column, row, value, source: 'mapsheet', pack: 'own:iph' };
};

const pick = (change: Record<string, FormValue>, { fields }: FormPrompt) =>
  Object.fromEntries(Object.entries(change).filter(([key]) => fields.some((field) => field.key === key)));

/** Movement rolls, and which battleship helped first, are history; they are not on the sheet. */
const withoutRolls = (view: TableView): TableView => ({
  ...view,
  panels: view.panels.map((panel) =>
    panel.kind === 'facts' && panel.title.startsWith('Movement rolls')
      ? { ...panel, rows: panel.rows.filter(({ rule }) => rule) }
      : panel.kind === 'facts'
        ? { ...panel, rows: panel.rows.map(inOneOrder) }
        : panel,
  ),
});

const inOneOrder = <Row extends { readonly label: string; readonly value?: string }>(row: Row): Row =>
  row.label.startsWith('Have helped') ? { ...row, value: row.value?.split(', ').toSorted().join(', ') } : row;

/** The ledger without when and how a line came about. */
const ledgers = (state: IphState) =>
  iph.ledgers(state).map((ledger) => ({
    ...ledger,
    lines: ledger.lines
      .filter(({ id }) => !id.startsWith('correction'))
      .map(({ id, label, points, rule }) => ({ id, label: label.replace(/, die \d/, ''), points, rule }))
      .toSorted((a, b) => a.id.localeCompare(b.id)),
  }));

/** All that players see of a game, and the first question of all they may do. */
function shown(state: IphState, pack: ChartPack): unknown {
  const table = iph.table(state);
  const offered = [
    ...(table.main ? [table.main] : []),
    ...table.actions,
    ...table.panels.flatMap((panel) => (panel.kind === 'actions' ? panel.actions : [])),
    ...iph.ledgers(state).flatMap(({ actions }) => actions),
  ];
  return JSON.parse(
    JSON.stringify({
      sheet: iphSheet.describe(state),
      table: withoutRolls(table),
      ledgers: ledgers(state),
      moment: iph.moment(state),
      asks: offered.map(({ procedure, args }) => firstQuestion(state, pack, procedure, args)),
    }),
  );
}

function firstQuestion(state: IphState, pack: ChartPack, procedure: string, args: Args): unknown {
  const def = iph.procedures[procedure];
  if (!def) throw new Error(`no procedure ${procedure}`);
  const run = runProcedure(def, state, args, new Map(), packLookup(iph.charts, pack));
  if (run.status === 'done') return [procedure, run.outcome.trace];
  const { prompt } = run;
  return [procedure, prompt.kind === 'choice' ? { ...prompt, options: byValue(prompt.options) } : prompt];
}

const byValue = (options: readonly Option[]) => options.toSorted((a, b) => a.value.localeCompare(b.value));

/** What Japan has sealed is sealed again from his own paper. */
const resealed = (state: IphState, { order, placed }: IphState): IphState => ({
  ...state,
  ...(order && { order }),
  placed: { ...placed, ...state.placed },
});

function states(name: string) {
  const entries = load(name);
  let projection: Projection<IphState> = foldJournal(iph, []);
  return entries.flatMap((entry) => {
    projection = extendProjection(iph, projection, entry);
    return projection.open || !projection.state.begun ? [] : [{ seq: entry.seq, state: projection.state }];
  });
}

/**
 * Types the sheet of a recorded game back after its lines without an open question, the first, the last and each `step`th
 * between, and expects that all that players see is as it was. Many lines change nothing on it: the same paper is typed once.
 */
export function typeRecordedBack(name: string, step: number): void {
  const pack = taughtBy(load(name));
  const all = states(name);
  expect(all.length).toBeGreaterThan(5);
  const typedBefore = new Map<string, IphState>();
  for (const { seq, state } of all.filter((_, i) => i % step === 0 || i === all.length - 1)) {
    const at = `line ${seq}, ${iph.moment(state)}`;
    const sheet = iphSheet.describe(state);
    const paper = JSON.stringify(sheet);
    const back = typedBefore.get(paper) ?? typeBack(sheet, pack, state.hexes);
    typedBefore.set(paper, back);
    if (sheet.sealed.length) expect(iphSheet.describe(back).sealed, at).toEqual([]);
    const whole = resealed(back, state);
    const same = [shown(whole, pack), shown(state, pack)];
    // Quicker than a full comparison, which then says where they differ.
    if (!sameJson(...(same as [unknown, unknown]))) expect(same[0], at).toEqual(same[1]);
  }
}

/** The recorded games. */
export const RECORDED = readdirSync(folder);
