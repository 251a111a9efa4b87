import { expect } from 'vitest';
import { emptyPack } from '../../../src/core/charts/pack';
import type { Entry } from '../../../src/core/journal/journal';
import { extendProjection, foldJournal } from '../../../src/core/journal/projection';
import { type FormValue, isShown } from '../../../src/core/play/form';
import { type GameEvent, type Outcome, packLookup, runProcedure } from '../../../src/core/play/procedure';
import { type Answer, checkAnswer, type FormPrompt } from '../../../src/core/play/prompt';
import type { StateSheet } from '../../../src/core/play/sheet';
import { worldAtWar } from '../../../src/games/world-at-war-51/game';
import { initialState, type WarState } from '../../../src/games/world-at-war-51/state/state';
import { guideOf } from '../../../src/games/world-at-war-51/views/guide/guide';
import { worldAtWarSheet } from '../../../src/games/world-at-war-51/views/sheet/sheet';
import { typedFact } from '../../support/typed-fact';
import { applied } from './war';

/** The recorded games. */
export const GAMES = import.meta.glob<{ readonly entries: readonly unknown[] }>('./fixtures/*.json', {
  eager: true,
});
const PACK = packLookup(worldAtWar.charts, emptyPack('own', worldAtWar.id, 'test'));

/** A person with the paper in hand: finds each field by its words and types what stands there. */
function typed(prompt: FormPrompt, { sections }: StateSheet): Record<string, FormValue> {
  const section = sections.find(({ title }) => title === prompt.title);
  if (!section) throw new Error(`the sheet has no ${prompt.title}`);
  const values: Record<string, FormValue> = {};
  for (const field of prompt.fields) {
    if (!isShown(field, values, prompt.fields)) continue;
    const facts = section.facts.filter(({ label }) => label === field.label);
    if (facts.length !== 1) throw new Error(`${prompt.title}: ${facts.length} times ${field.label}`);
    values[field.key] = typedFact(field, facts[0]?.value ?? '');
  }
  const left = section.facts.length - Object.keys(values).length;
  if (left) throw new Error(`${prompt.title}: ${left} facts are not asked`);
  return values;
}

export function outcomeOf(sheet: StateSheet, change: Record<string, FormValue> = {}): Outcome {
  const answers = new Map<string, Answer>();
  for (;;) {
    const run = runProcedure(worldAtWarSheet.start, initialState(), {}, answers, PACK);
    if (run.status === 'done') return run.outcome;
    const { prompt } = run;
    if (prompt.kind !== 'form') throw new Error(`asked for ${prompt.key}`);
    const mine = Object.entries(change).filter(([key]) => prompt.fields.some((field) => field.key === key));
    const values = { ...typed(prompt, sheet), ...Object.fromEntries(mine) };
    const checked = checkAnswer(prompt, { kind: 'form', values });
    if (!checked.ok) throw new Error(`${checked.problem.field}: ${checked.problem.message}`);
    answers.set(prompt.key, checked.value);
  }
}
export const typeBack = (state: WarState): WarState =>
  applied(initialState(), outcomeOf(worldAtWarSheet.describe(state)).events);

/** Both sides seal again what they have on their own paper. */
export function sealed({ attack, draws = [] }: WarState): readonly GameEvent[] {
  const drawn = draws.map((draw) => ({ type: 'v1.MagicDrawn', ...draw }));
  if (!attack || attack.revealed) return drawn;
  const { magicJp, magicUs, column, drm, locations } = attack;
  return [
    ...drawn,
    ...(magicJp !== undefined && magicUs === undefined ? [{ type: 'v1.MagicPlayed', cards: magicJp }] : []),
    ...(magicUs === undefined ? [] : [{ type: 'v1.MagicSealed', cards: magicUs, column, drm }]),
    ...(locations ? [{ type: 'v1.FleetLocated', locations }] : []),
  ] as readonly GameEvent[];
}

const inOrder = <T>(rows: readonly T[]): readonly T[] =>
  rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

/** All that players see of a war but the order of ships and the steps of the tension level. */
export function shown(state: WarState): unknown {
  const table = worldAtWar.table(state);
  return {
    table: {
      ...table,
      panels: table.panels.map((panel) =>
        panel.kind === 'facts' ? { ...panel, rows: inOrder(panel.rows) } : panel,
      ),
    },
    guide: guideOf(state),
    ledgers: worldAtWar
      .ledgers(state)
      .map(({ lines, ...ledger }) => ({ ...ledger, ...(state.tension ? {} : { lines: inOrder(lines) }) })),
  };
}

/** Types the sheet of a recorded game into a new war after each `step`th of its lines without an open question. */
export function typeRecordedBack(entries: readonly unknown[], step: number): void {
  let projection = foldJournal(worldAtWar, []);
  let closed = 0;
  let compared = 0;
  for (const entry of entries as readonly Entry[]) {
    projection = extendProjection(worldAtWar, projection, entry);
    if (projection.open || !projection.state.begun) continue;
    closed += 1;
    if (closed % step) continue;
    const forward = applied(typeBack(projection.state), sealed(projection.state));
    expect(shown(forward), `line ${entry.seq}`).toEqual(shown(projection.state));
    compared += 1;
  }
  expect(compared).toBeGreaterThan(15 / step);
}
