import { expect } from 'vitest';
import { isBounded } from '../../../src/core/bounds';
import { emptyPack } from '../../../src/core/charts/pack';
import { extendProjection, foldJournal } from '../../../src/core/journal/projection';
import { type FormField, type FormValue, isShown } from '../../../src/core/play/form';
import { type Outcome, packLookup, runProcedure } from '../../../src/core/play/procedure';
import { type Answer, checkAnswer, type FormPrompt } from '../../../src/core/play/prompt';
import type { StateSheet } from '../../../src/core/play/sheet';
import { theatresOf } from '../../../src/games/usn-deluxe/data/attack-limits';
import { applyEvent } from '../../../src/games/usn-deluxe/state/apply';
import { attacksMade } from '../../../src/games/usn-deluxe/state/attacks';
import { USN_BOUNDS, type UsnEvent } from '../../../src/games/usn-deluxe/state/bounds';
import { duesNow } from '../../../src/games/usn-deluxe/state/dues';
import { enduranceOf, fuelDue } from '../../../src/games/usn-deluxe/state/fuel';
import { monthOf, totalOf } from '../../../src/games/usn-deluxe/state/points';
import { weeksLeft, wholeOn } from '../../../src/games/usn-deluxe/state/repair';
import { initialState, type UsnState } from '../../../src/games/usn-deluxe/state/state';
import { guideOf } from '../../../src/games/usn-deluxe/views/guide/guide';
import { usnSheet } from '../../../src/games/usn-deluxe/views/sheet/sheet';
import { fuzz, nothingMet } from '../../support/fuzz';
import { usnDeluxe } from './game';

const PACK = packLookup(usnDeluxe.charts, emptyPack('own', usnDeluxe.id, 'test'));

/** A person with the paper in hand: finds each field by its words and types what stands there. */
function typed(prompt: FormPrompt, { sections }: StateSheet): Record<string, FormValue> {
  const section = sections.find(({ title }) => title === prompt.title);
  if (!section) throw new Error(`the sheet has no ${prompt.title}`);
  const values: Record<string, FormValue> = {};
  for (const field of prompt.fields) {
    if (!isShown(field, values, prompt.fields)) continue;
    const facts = section.facts.filter(({ label }) => label === field.label);
    if (facts.length !== 1) throw new Error(`${prompt.title}: ${facts.length} times ${field.label}`);
    values[field.key] = read(field, facts[0]?.value ?? '');
  }
  const left = section.facts.length - Object.keys(values).length;
  if (left) throw new Error(`${prompt.title}: ${left} facts are not asked`);
  return values;
}

function read(field: FormField, text: string): FormValue {
  if (field.kind === 'number') return Number(text.replace('−', '-'));
  if (field.kind === 'text') return text === 'none' ? '' : text;
  if (field.kind === 'flags') return ticked(field.options, text);
  const option = field.options.find(({ label }) => label === text);
  if (!option) throw new Error(`${field.label} offers no ${text}`);
  return option.value;
}

/** Marks stand in the order of the form, and may have commas in them. */
function ticked(options: readonly { readonly value: string; readonly label: string }[], text: string) {
  let rest = text === 'none' ? '' : `${text}, `;
  const values = options.flatMap(({ value, label }) => {
    if (!rest.startsWith(`${label}, `)) return [];
    rest = rest.slice(label.length + 2);
    return [value];
  });
  if (rest) throw new Error(`nothing offers ${rest}`);
  return values;
}

export function outcomeOf(sheet: StateSheet, change: Record<string, FormValue> = {}): Outcome<UsnEvent> {
  const answers = new Map<string, Answer>();
  for (;;) {
    const run = runProcedure(usnSheet.start, initialState(), {}, answers, PACK);
    if (run.status === 'done') return run.outcome as Outcome<UsnEvent>;
    const { prompt } = run;
    if (prompt.kind !== 'form') throw new Error(`asked for ${prompt.key}`);
    const mine = Object.entries(change).filter(([key]) => prompt.fields.some((field) => field.key === key));
    const values = { ...typed(prompt, sheet), ...Object.fromEntries(mine) };
    const checked = checkAnswer(prompt, { kind: 'form', values });
    if (!checked.ok) throw new Error(`${checked.problem.field}: ${checked.problem.message}`);
    answers.set(prompt.key, checked.value);
  }
}

export const applied = (from: UsnState, events: readonly UsnEvent[]): UsnState =>
  events.reduce((state, event) => {
    const { state: after, conflict } = applyEvent(state, event);
    if (conflict !== undefined) throw new Error(`${event.type}: ${conflict}`);
    expect(isBounded(USN_BOUNDS, event), JSON.stringify(event)).toBe(true);
    return after;
  }, from);

export const warningsOf = ({ trace }: Outcome<UsnEvent>) =>
  trace
    .filter(({ kind }) => kind === 'warning')
    .map(({ label, value }) => (value ? `${label}: ${value}` : label));

/** As the paper comes back; what the Allies have sealed they seal again. */
export function typeBack(state: UsnState): UsnState {
  const outcome = outcomeOf(usnSheet.describe(state));
  expect(warningsOf(outcome)).toEqual([]);
  const back = applied(initialState(), outcome.events);
  const { deployment, opened } = state;
  return deployment === undefined || opened
    ? back
    : applied(back, [{ type: 'v1.Deployed', row: deployment }]);
}

export const inOrder = <T>(rows: readonly T[]): readonly T[] =>
  rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

/** The paper has its own order, and leaves out who has fired, flown, rolled or combined in this phase, and the missions that are written. */
export const mustered = ({
  fired: _,
  flown: __,
  missions: ___,
  rolled: ____,
  built: _____,
  ...state
}: UsnState): UsnState => ({
  ...state,
  // Where ships were before is on no paper.
  ships: state.ships.map(({ been: _, ...ship }) => ship).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  neutralized: inOrder(state.neutralized),
});

/** All that the clerk keeps, but the lines of the points, the log, and what has been done on turns before this one. */
export function kept(state: UsnState): unknown {
  const { ships, bases, coming, done, scores: _, since: __, magic, held, placed, cursor, ...rest } = state;
  const { deployment, opened, neutralized, attacks: ___, late: ____, ...others } = rest;
  const { turn } = cursor;
  const known = coming.map(({ id }) => id);
  const unread = duesNow(state).filter(
    (due) => !due.ships && due.by !== 'open-deployment' && due.turn < turn && !known.includes(due.id),
  );
  const words = ({ turn: on, side, text, rule }: (typeof coming)[number]) => ({
    ...{ on, side, rule },
    text: text.replace(/[;:]/g, ','),
  });
  return {
    ...others,
    attacks: theatresOf(state.scenario).map((theatre) => [
      attacksMade(state, 'j', theatre),
      attacksMade(state, 'a', theatre),
    ]),
    cursor,
    deployment,
    opened: deployment !== undefined && opened,
    ships: inOrder(
      ships.map((ship) => {
        const { id, status, back, place, booked, load, station } = ship;
        if (status !== 'afloat') return { id, status, back };
        const fuel = enduranceOf(ship) && fuelDue(ship);
        return { id, place, fuel, left: weeksLeft(ship, turn), whole: wholeOn(ship), booked, load, station };
      }),
    ),
    bases: inOrder(bases.map((base) => ({ ...base, capacity: base.kind === 'air' ? base.capacity : 0 }))),
    neutralized: inOrder(neutralized),
    coming: inOrder(
      [...coming.filter(({ id }) => !(id in done)), ...(unread as typeof coming)].map((each) => words(each)),
    ),
    points: [totalOf(state, 'j'), totalOf(state, 'a')],
    due: inOrder(
      duesNow(state).map(({ id, turn: on, kind, by, text, sends, returning, at }) => ({
        ...(known.includes(id) ? {} : { id, by, sends, returning, at }),
        ...{ on, kind, text: text.replace(/[;:]/g, ',') },
      })),
    ),
    once: inOrder(Object.keys(done).filter((id) => ONCE.test(id))),
    settled: state.stage === 'over' || `administration:${turn}` in done || cursor.step !== 'p10',
    magic: magic === monthOf(state),
    held: inOrder(held),
    placed: turn === (initialTurn[state.scenario] ?? 1) && state.stage === 'underway' ? inOrder(placed) : [],
  };
}
const ONCE = /^(?:indian-ocean|midway-lost|middle-east|(?:singapore|rangoon)-taken|fleet-stayed|client:.*)$/;
const initialTurn: { readonly [scenario: string]: number } = { g2: 21, g4: 82 };

/** What stands on the table: its heading, points, verdict, and what is on offer. */
export function shown(state: UsnState): unknown {
  const { obligations: owed, actions, panels, track: _, ...table } = usnDeluxe.table(state);
  const flat = (rows: readonly unknown[]) => JSON.stringify(inOrder(rows)).replace(/[;:]/g, ',');
  return {
    table: JSON.stringify(table),
    owed: owed.length,
    actions: flat(actions),
    panels: flat(panels.filter(({ title }) => title !== 'In the next four turns')),
    guide: guideOf(state).title,
  };
}

function tapeOf(seed: number, length: number): readonly number[] {
  let at = seed;
  return Array.from({ length }, () => {
    at = (Math.imul(at ^ (at >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return (at >>> 8) & 0xffff;
  });
}

/** A game at random: at one line in `step` its sheet, typed into a new game, gives the same register, dues, points and table. */
export function typeBackAtRandom(seed: number, step: number): void {
  const table = fuzz(usnDeluxe, tapeOf(seed * 7919, 2200), nothingMet(), {
    isOver: ({ stage, ended }) => stage === 'over' || ended !== undefined,
    tidy: true,
    onward: ['deployment', 'due', 'convoy', 'withdraw', 'administration', 'midwar', 'end-step'],
  });
  let projection = foldJournal(usnDeluxe, []);
  let compared = 0;
  let last = 0;
  for (const [i, entry] of table.projection.entries.entries()) {
    projection = extendProjection(usnDeluxe, projection, entry);
    if (projection.open || projection.state.stage === 'before' || i < last + step) continue;
    last = i;
    const back = typeBack(projection.state);
    const [now, then] = [mustered(back), mustered(projection.state)];
    expect(kept(now), `line ${entry.seq}`).toEqual(kept(then));
    expect(shown(now), `line ${entry.seq}`).toEqual(shown(then));
    compared += 1;
  }
  expect(compared).toBeGreaterThan(3);
}
