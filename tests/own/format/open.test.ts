import { expect, test } from 'vitest';
import { openIn } from '../../../src/own/format/open';
import { linesIn, readDefinition } from '../../../src/own/format/parse';
import { checked } from '../../../tools/check-game/entry';
import { changed, HOLLOW_RIDGE, LOWMOOR } from './files';

function open(text: string): readonly string[] {
  const read = readDefinition(text);
  return read.ok
    ? openIn(read.value.definition).map(({ path, says }) => `${path}: ${says}`)
    : [read.problem.message];
}
const STEP = 'steps.2: the step “Supply” owes nothing and has no action.';

test('cells to be learned, and steps in which nothing is asked for, are open', () => {
  expect(open(HOLLOW_RIDGE)).toEqual(['tables.crt.cells: 1 of 42 cells of “Combat” is open.', STEP]);
  expect(open(LOWMOOR)).toEqual([]);
});

test('codes that no meaning fits are open, also those beyond an end; what no cell has is told once all cells are known', () => {
  const known = changed(HOLLOW_RIDGE, '"?  D1', '"NE D1');
  expect(open(known)).toEqual([STEP]);
  expect(open(changed(known, '"A1 A1 NE NE D1 D1 D1"', '"A1 A1 NE NE D1 D9 DE"'))).toEqual([
    'tables.crt: in “Combat” nothing says what “D9” and “DE” mean.',
    STEP,
  ]);
  expect(open(changed(known, '"below": "A2"', '"below": "A9"'))).toEqual([
    'tables.crt: in “Combat” nothing says what “A9” means.',
    STEP,
  ]);
  expect(open(changed(known, '"NE": { "say"', '"X": { "say": "x" }, "NE": { "say"'))).toEqual([
    'tables.crt.means.X: “X” is in no cell of “Combat”.',
    STEP,
  ]);
});

test('checks and tables that nothing calls are told', () => {
  const idle = '"checks": { "idle": { "name": "Idle", "dice": "1d6", "bands": [{ "say": "x" }] },';
  expect(open(changed(HOLLOW_RIDGE, '"checks": {', idle))).toContain(
    'checks.idle: nothing calls the check “Idle”.',
  );
  expect(open(changed(HOLLOW_RIDGE, ', { "table": "weather" }', ''))).toContain(
    'tables.weather: nothing rolls on the table “Tomorrow”.',
  );
});

test('each place of a file has its line', () => {
  const lines = linesIn(HOLLOW_RIDGE);
  const text = HOLLOW_RIDGE.split('\n');
  expect(text[(lines.get('tables.crt.cells') ?? 0) - 1]).toContain('"cells": [');
  expect(text[(lines.get('steps.2') ?? 0) - 1]).toContain('"id": "supply"');
});

test('the checker tells problems by line, or what is open, what cannot be played yet, and dead ends by line', () => {
  expect(checked(changed(HOLLOW_RIDGE, '"turns": {', '"turms": {'))).toEqual({
    isWell: false,
    lines: [
      '2 problems',
      'Line 1: the key “turns” is missing. The track of turns.',
      'Line 4: turms: the key “turms” is unknown. Did you mean “turns”?',
    ],
  });
  expect(checked(HOLLOW_RIDGE)).toEqual({
    isWell: true,
    lines: [
      'Hollow Ridge, edition 3: no problems.',
      '\n2 things left open:',
      'Line 44: tables.crt.cells: 1 of 42 cells of “Combat” is open.',
      'Line 7: steps.2: the step “Supply” owes nothing and has no action.',
    ],
  });
  expect(checked(LOWMOOR).lines.slice(2)).toEqual([
    '\nNot playable yet:',
    'Line 7: steps.2.repeat: this version of the app cannot play “repeat” yet.',
    'Line 66: actions.initiative.do.1.versus: this version of the app cannot play “versus” yet.',
    'Line 67: actions.fire.impulse: this version of the app cannot play “impulse” yet.',
    'Line 72: actions.close.impulse: this version of the app cannot play “impulse” yet.',
  ]);
  const end = { path: 'steps.3', says: 'nothing can be done.' };
  const play = (_: unknown, seed: number) => ({ entries: 9, ...(seed % 2 && { end }) });
  expect(checked(HOLLOW_RIDGE, play, 5)).toMatchObject({ isWell: false });
  expect(checked(HOLLOW_RIDGE, play, 5).lines.slice(-2)).toEqual([
    '\n5 games played at random: dead ends:',
    'Line 8: steps.3: nothing can be done. (in 3 games)',
  ]);
  expect(checked(HOLLOW_RIDGE, () => ({ entries: 9 }), 5).lines.at(-1)).toBe(
    '\n5 games played at random: no dead end.',
  );
});
