// The invented game that uses most of what a file can say, whole, and with another edition of it in its midst.
import { describe, expect, it } from 'vitest';
import { amend, giveAmended, runAmending } from '../../../src/core/journal/amend';
import { isMark } from '../../../src/core/journal/journal';
import { logLines } from '../../../src/core/journal/log';
import { foldJournal } from '../../../src/core/journal/projection';
import { undoTo } from '../../../src/core/journal/undo-to';
import type { Definition } from '../../../src/own/format/definition';
import { ownGame } from '../../../src/own/play/game';
import { expand } from '../../support/drive';
import { open, say, take } from '../../support/play';
import { liveEvents, recordedEntries } from '../../support/recorded';
import { act, begun, lastLine, type OwnTable, rowNamed, until } from './at-table';
import { editionFrom, fileOf, shippedEdition } from './editions';

const third = shippedEdition('hollow-ridge');
const game = ownGame([third]);
const nineDays = recordedEntries(game.id, 'nine-days');

describe('nine days', () => {
  const whole = foldJournal(game, nineDays);
  const answered = whole.runs.flatMap(({ entries }) =>
    entries.flatMap((entry) => ('answers' in entry ? entry.answers.map(({ key }) => key) : [])),
  );
  const told = logLines(whole).flatMap(({ lines }) => lines.map(({ label }) => label));

  it.each([
    ['action', third.actions.map(({ id }) => `act:${id}`), whole.runs.map(({ opened }) => opened.procedure)],
    ['table', third.tables.map(({ id }) => `die ${id}`), answered],
    ['check', third.checks.map(({ id }) => `die ${id}`), answered],
    ['cup', third.cups.map(({ id }) => `chit ${id}`), answered],
    ['list of modifiers', third.mods.map(({ name }) => name), told],
    ['arrival', third.due.map(({ text }) => text), told.map((label) => label.replace(/^\w+: /, ''))],
  ])('do every %s', (_, all, done) => {
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter((each) => !done.includes(each))).toEqual([]);
  });

  it('record each kind of event that the game has', () => {
    const types = new Set(liveEvents(whole).map(({ type }) => type.replace('kit.v1.', '')));
    const wanted = 'Added Begun Drawn Due DueDone Ended Laid Listed Points Set StepEnded';
    expect([...types].toSorted().join(' ')).toBe(wanted);
  });

  it('are undone to any entry: the game stands as it stood there', () => {
    const table = { game, projection: whole };
    const struck = new Set(whole.struck.keys());
    const lines = nineDays.filter(
      (entry) =>
        !struck.has(entry.id) &&
        !isMark(entry) &&
        (entry.kind === 'v1.Opened' || entry.kind === 'v1.Answered'),
    );
    expect(lines.length).toBeGreaterThan(100);
    for (const line of lines) {
      const undo = undoTo(table.game, table.projection, line.id);
      if (!undo.ok) throw new Error(undo.problem.code);
      const ids = 'ids' in undo.value.entry ? undo.value.entry.ids : [];
      const then = foldJournal(game, nineDays.slice(0, nineDays.indexOf(line)));
      const now = foldJournal(game, [
        ...nineDays,
        { kind: 'v1.Struck', ids, id: 'fixture:9999', seq: 9_999, at: 9_999_000 } as never,
      ]);
      expect(now.state, line.id).toEqual(then.state);
      expect(now.open?.procedureRun.opened.id).toBe(then.open?.procedureRun.opened.id);
    }
  });
});

/** The same game, where a 3 on 1:1 costs the defender two instead of the attacker one, and the fog has a counter. */
const fourth = editionFrom(
  fileOf('hollow-ridge')
    .replace('"edition": 3', '"edition": 4')
    .replace('"A1 A1 NE NE D1 D1 D1"', '"A1 D2 NE NE D1 D1 D1"')
    .replace('"air": {', '"fog": { "name": "Fog", "start": 1, "min": 0, "max": 3 }, "air": {'),
);

describe('another edition in mid-game', () => {
  const attack = (
    table: OwnTable,
    chit: string,
    foe: string,
    die: number,
    ...then: readonly (readonly number[])[]
  ) => {
    act(table, 'act:draw', `corps:${chit}`);
    return act(table, 'act:attack', foe, { att: 6, def: 6 }, die, ...then);
  };
  const idOf = ({ projection }: OwnTable, title: string): string => {
    const line = logLines(projection).find((each) => each.title === title);
    if (!line) throw new Error(`no line ${title}`);
    return line.id;
  };

  /** Begun by the third edition: I Corps attacks by it, and II Corps by the fourth. */
  function played(): OwnTable {
    const table = startedBy([third, fourth]);
    until(table, 1, 'chits');
    attack(table, 'b1', 'g1', 4);
    expect(open(table, 'define', { definition: fourth.hash })).toBeUndefined();
    return attack(table, 'b2', 'g2', 4);
  }

  function startedBy(editions: readonly Definition[]): OwnTable {
    const table = begun(editions, {}, { definition: third.hash });
    expect(table.projection.state.edition).toBe(third.hash);
    return table;
  }

  /** Amends the die of a line to a 3. */
  function toThree(table: OwnTable, title: string, more: readonly number[] = []): void {
    const { game, projection, pack } = table;
    let draft = { of: idOf(table, title), changes: [] } as Parameters<typeof runAmending>[3];
    for (const [key, die] of [
      ['die crt', 3],
      ['die leader', more],
    ] as const) {
      const asked = draft.changes.length ? undefined : key;
      const now = runAmending(game, projection, pack, draft, asked);
      const prompt = now.ok ? now.value.question?.prompt : undefined;
      if (!prompt) continue;
      const given = giveAmended(game, projection, pack, draft, prompt.key, expand(prompt, die), asked);
      if (!given.ok) throw new Error(given.problem.code);
      draft = given.value;
    }
    const problem = take(table, amend(game, projection, pack, draft, 'Misread'));
    if (problem) throw new Error(problem.code);
  }

  it('what is new is there from then on, and what stood stays', () => {
    const { state } = played().projection;
    expect(state.edition).toBe(fourth.hash);
    expect(state.counters.fog?.value).toBe(1);
    expect(state.counters['supply@blue']?.value).toBe(4);
  });

  it('a line played before it is amended by the edition of its time', () => {
    const table = played();
    toThree(table, 'Attack: I Corps, Left Wing');
    expect(rowNamed(table, 'corps', 'b1')?.strength).toBe(8);
    expect(rowNamed(table, 'corps', 'g1')?.strength).toBe(8);
  });

  it('a line played after it is amended by the new one', () => {
    const table = played();
    toThree(table, 'Attack: II Corps, Right Wing', [6, 6]);
    expect(rowNamed(table, 'corps', 'b2')?.strength).toBe(7);
    expect(rowNamed(table, 'corps', 'g2')?.strength).toBe(4);
  });

  it('the new edition struck, the old one holds again', () => {
    const table = played();
    const taken = idOf(table, 'Edition 4 holds from here on');
    const undo = undoTo(table.game, table.projection, taken);
    expect(take(table, undo)).toBeUndefined();
    expect(table.projection.state.edition).toBe(third.hash);
    expect(table.projection.state.counters.fog).toBeUndefined();
    attack(table, 'g2', 'b2', 3);
    expect(lastLine(table).value).toBe('A1');
    void say;
  });
});
