import { expect, test } from 'vitest';
import { isBounded } from '../../../src/core/bounds';
import { amend, runAmending } from '../../../src/core/journal/amend';
import { openQuestion, redoLast, strike, undoLast } from '../../../src/core/journal/commands';
import { foldJournal } from '../../../src/core/journal/projection';
import { actionsOn } from '../../../src/core/play/view';
import { readDefinition } from '../../../src/own/format/parse';
import { OWN_BOUNDS } from '../../../src/own/play/bounds';
import { ownGame } from '../../../src/own/play/game';
import { amendAtRandom } from '../../support/amending';
import { answer, open, sitDown, take } from '../../support/play';
import { type Pick, pickFrom, plainAnswer, randomAnswer } from '../../support/random-answer';
import { liveEvents } from '../../support/recorded';
import { randomGame } from '../format/random-game';
import type { Seat } from './small';

const HASHES = ['one', 'two', 'three'];

/** Three files made at random, taken for editions of one game: they have nothing in common but what chance gives them. */
const editions = (seed: number) =>
  HASHES.map((hash, i) => {
    const read = readDefinition(JSON.stringify(randomGame(pickFrom(3 * seed + i))));
    if (!read.ok) throw new Error(read.problem.message);
    return { ...read.value.definition, hash };
  });

/** Amends any answer of any line. */
function amendAny(seat: Seat, pick: Pick): boolean {
  const { game, projection, pack } = seat;
  const lines = projection.runs.filter(({ struck, outcome }) => !struck && outcome);
  const of = lines[pick(Math.max(1, lines.length))]?.opened.id ?? '';
  const now = runAmending(game, projection, pack, { of, changes: [] });
  const keys = now.ok ? [...now.value.rests, ...now.value.run.overridable].map(({ key }) => key) : [];
  const key = keys[pick(Math.max(1, keys.length))];
  const draft = key === undefined ? undefined : amendAtRandom(seat, of, key, pick);
  const command = draft && amend(game, projection, pack, draft, '');
  return command?.ok === true && take(seat, command) === undefined;
}

/** One thing that people do: an answer, an action, a strike, an amendment, another edition. */
function doAny(seat: Seat, pick: Pick, done: { defined: number; amended: number }): void {
  const { game, projection } = seat;
  const asked = openQuestion(game, projection, seat.pack);
  if (asked) {
    const { prompt } = asked;
    if (answer(seat, prompt.key, randomAnswer(prompt, pick))) answer(seat, prompt.key, plainAnswer(prompt));
    return;
  }
  const what = pick(12);
  const run = projection.runs[1 + pick(Math.max(1, projection.runs.length - 1))];
  if (what === 0) done.defined += open(seat, 'define', { definition: HASHES[pick(3)] ?? '' }) ? 0 : 1;
  else if (what === 1) take(seat, strike(projection, run ? [run.opened.id] : []));
  else if (what === 2) take(seat, undoLast(projection));
  else if (what === 3) take(seat, redoLast(projection));
  else if (what === 4) done.amended += amendAny(seat, pick) ? 1 : 0;
  else {
    const by = game.ledgers(projection.state).flatMap(({ actions }) => actions);
    const offered = [...actionsOn(game.table(projection.state)), ...by].filter(({ disabled }) => !disabled);
    const action = offered[pick(Math.max(1, offered.length))];
    if (action && open(seat, action.procedure, action.args))
      throw new Error(`${action.id} is offered and refused`);
  }
}

test('editions that share nothing are taken, struck and amended in any order, and nothing breaks', () => {
  const done = { defined: 0, amended: 0 };
  for (let seed = 1; seed <= 40; seed += 1) {
    const seat: Seat = sitDown(ownGame(editions(seed)) as Seat['game']);
    const pick = pickFrom(31 * seed);
    open(seat, 'begin', { definition: 'one' });
    for (let tap = 0; tap < 70; tap += 1) doAny(seat, pick, done);
    for (const event of liveEvents(seat.projection))
      expect(isBounded(OWN_BOUNDS, event), JSON.stringify(event)).toBe(true);
    expect(foldJournal(seat.game, seat.projection.entries).state).toEqual(seat.projection.state);
  }
  expect(done.defined).toBeGreaterThan(40);
  expect(done.amended).toBeGreaterThan(60);
});
