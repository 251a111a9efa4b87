import { undoLast } from '../../../src/core/journal/commands';
import type { Game } from '../../../src/core/play/game';
import type { Args } from '../../../src/core/play/procedure';
import type { Definition } from '../../../src/own/format/definition';
import { readDefinition } from '../../../src/own/format/parse';
import type { OwnEvent } from '../../../src/own/play/bounds';
import { ownGame } from '../../../src/own/play/game';
import type { OwnState } from '../../../src/own/play/state';
import { expand, type Short } from '../../support/drive';
import { answer, open, question, sitDown, type Table, take } from '../../support/play';
import { LEFT_OPEN } from '../../support/seat';

/** A file with as little in it as a game needs: two sides, three turns, one step, and two units. */
const LEAST = {
  format: 'war-diary-game',
  version: 1,
  game: { id: 'small', title: 'Small', edition: 1, by: 'A. Author', blurb: 'Made up.' },
  sides: [
    { id: 'red', name: 'Red' },
    { id: 'blue', name: 'Blue' },
  ],
  turns: { name: 'Turn', count: 3, tags: { rain: [2] } },
  steps: [{ id: 'main', name: 'Main', rule: '2' }],
  lists: {
    unit: {
      name: 'Units',
      one: 'unit',
      fields: { side: 'side', strength: [0, 9], state: ['fresh', 'spent'], dug: 'mark' },
      rows: ['r1 | Red Foot | red | 4 | fresh |', 'b1 | Blue Foot | blue | 3 | fresh | dug'],
    },
  },
};

/** What a file says besides, or in the place of what the least one says. */
export type Parts = { readonly [section: string]: unknown };

export function definition(parts: Parts = {}, hash = 'one'): Definition {
  const read = readDefinition(JSON.stringify({ ...LEAST, ...parts }));
  if (!read.ok) throw new Error(read.problem.message);
  return { ...read.value.definition, hash };
}

/** What an action does, as a file with that action alone. */
export const doing = (effects: readonly unknown[], parts: Parts = {}, action: Parts = {}): Parts => ({
  ...parts,
  actions: { act: { title: 'Act', rule: '3', step: 'main', do: effects, ...action } },
});

export type Seat = Table<OwnState>;
/** Answers by the key of their question; one that is not there, or is left open, stops the tap at its question. */
export type Answers = { readonly [key: string]: Short };

/** A game of these editions, begun by the first of them. */
export function begun(...editions: readonly Definition[]): Seat {
  const seat = sitDown(ownGame(editions) as Game<OwnState>);
  tap(seat, 'begin', {}, { charts: 'own', definition: editions[0]?.hash ?? '' });
  return seat;
}

/** One tap, with what is asked in it; forms that nobody answers stand as they are preset. */
export function tap(seat: Seat, procedure: string, answers: Answers = {}, args: Args = {}): Seat {
  const why = tried(seat, procedure, args);
  if (why) throw new Error(`${procedure}: ${why}`);
  return goOn(seat, answers);
}

/** Why a tap is refused, if it is. */
export const tried = (seat: Seat, procedure: string, args: Args = {}): string | undefined =>
  open(seat, procedure, args)?.message.replace(' Nothing was changed.', '');

export function goOn(seat: Seat, answers: Answers): Seat {
  const left = new Set(Object.keys(answers));
  for (let prompt = question(seat); prompt; prompt = question(seat)) {
    const short = answers[prompt.key] ?? (prompt.kind === 'form' ? {} : undefined);
    left.delete(prompt.key);
    if (short === undefined || short === LEFT_OPEN) break;
    const problem = answer(seat, prompt.key, expand(prompt, short));
    if (problem) throw new Error(`${prompt.key}: ${problem.message}`);
  }
  if (left.size)
    throw new Error(`not asked: ${[...left].join(', ')}; at ${question(seat)?.key ?? 'the end'}`);
  return seat;
}

export const stateOf = (seat: Seat): OwnState => seat.projection.state;
export const rowOf = (seat: Seat, list: string, id: string) =>
  stateOf(seat).rows[list]?.find((row) => row.id === id)?.values ?? {};
export const counter = (seat: Seat, key: string) => stateOf(seat).counters[key]?.value;
export const asked = (seat: Seat) => question(seat);

/** The events of the last line, and its working as "label: value". */
export const events = (seat: Seat) =>
  (seat.projection.runs.at(-1)?.outcome?.events ?? []) as readonly OwnEvent[];
export const words = (seat: Seat): readonly string[] =>
  (seat.projection.runs.at(-1)?.outcome?.trace ?? []).map(({ label, value }) =>
    value === undefined ? label : `${label}: ${value}`,
  );

/** A game in which one action does these. */
export const acting = (effects: readonly unknown[], parts: Parts = {}, action: Parts = {}): Seat =>
  begun(definition(doing(effects, parts, action)));

export function undo(seat: Seat): Seat {
  const problem = take(seat, undoLast(seat.projection));
  if (problem) throw new Error(problem.message);
  return seat;
}
