import { logLines } from '../../../src/core/journal/log';
import type { Args } from '../../../src/core/play/procedure';
import { describeTrace } from '../../../src/core/play/trace';
import type { Definition } from '../../../src/own/format/definition';
import { ownGame } from '../../../src/own/play/game';
import type { OwnState } from '../../../src/own/play/state';
import type { Short } from '../../support/drive';
import { open, question, say, sitDown, type Table } from '../../support/play';

export type OwnTable = Table<OwnState>;

/** A game of these editions with the set-up done: who plays, and the readings that differ from the first ones. */
export function begun(
  editions: readonly Definition[],
  house: { readonly [id: string]: string } = {},
  args: Args = {},
): OwnTable {
  const table = sitDown(ownGame(editions)) as unknown as OwnTable;
  const problem = open(table, 'begin', args);
  if (problem) throw new Error(problem.message);
  say(table, {}, ...(editions.at(-1)?.switches.length ? [house] : []));
  return table;
}

/** Does something and answers all that it asks, or leaves its next question open. Throws where it cannot be done. */
export function act(table: OwnTable, procedure: string, ...answers: readonly Short[]): OwnTable {
  const problem = open(table, procedure);
  if (problem) throw new Error(`${procedure} at ${table.projection.state.place.name}: ${problem.message}`);
  say(table, ...answers);
  return table;
}

/** Ends the step, whatever it still owes. */
export function endStep(table: OwnTable): OwnTable {
  act(table, 'end-step');
  if (question(table)?.key === 'leave') say(table, 'end');
  return table;
}

/** Ends steps until this one has come. */
export function until(table: OwnTable, turn: number, step: string): OwnTable {
  for (let i = 0; i < 200; i += 1) {
    const { place } = table.projection.state;
    if (place.turn === turn && place.step === step) return table;
    endStep(table);
  }
  throw new Error(`no ${step} on turn ${turn}`);
}

/** What the last line of the log says, with its working. */
export function lastLine({ projection }: OwnTable) {
  const line = logLines(projection).at(-1);
  const trace = projection.runs.at(-1)?.outcome?.trace ?? [];
  return { title: line?.title, value: line?.value, working: describeTrace(trace).lines };
}

export const rowNamed = ({ projection }: OwnTable, list: string, id: string) =>
  projection.state.rows[list]?.find((row) => row.id === id)?.values;
