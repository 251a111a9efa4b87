import { describe, expect, it } from 'vitest';
import { summarize } from '../../../src/app/game-code';
import { amend } from '../../../src/core/journal/amend';
import { redoLast, strike, undoLast } from '../../../src/core/journal/commands';
import { foldLong } from '../../../src/core/journal/long-projection';
import { previewChange } from '../../../src/core/journal/preview';
import {
  foldJournal,
  liveAnswers,
  type ProcedureRun,
  type Projection,
} from '../../../src/core/journal/projection';
import { tellPlay } from '../../../src/core/journal/report/play';
import { tellStory } from '../../../src/core/journal/report/story';
import { tellTable } from '../../../src/core/journal/tell-table';
import { sheetHead } from '../../../src/core/play/sheet';
import { bgStatsPlay, playCsv } from '../../../src/ui/report/write-play';
import { writeStory } from '../../../src/ui/report/write-story';
import { amendAtRandom, onTheTable } from '../../support/amending';
import { type Table, take } from '../../support/play';
import { type GameUnderTest, games } from './games';

/** Every place that tells a verdict, but for the screens and the hall, which show the same table. */
function toldIn({ game, report }: GameUnderTest, projection: Projection<unknown>) {
  const table = tellTable(game, projection);
  const story = tellStory(game, projection, 'A night', report);
  const play = tellPlay(game, projection, 'A night', report);
  const sheet = sheetHead({ game: '', title: '', written: '', table, acting: undefined, asking: undefined });
  return {
    list: summarize(table),
    sheet: sheet.find(({ label }) => label === 'Called')?.value ?? '',
    text: writeStory(story, 'report', 'text').split('\n\n')[0] ?? '',
    json: JSON.parse(writeStory(story, 'report', 'json')).verdict,
    csv: playCsv(play, false),
    bgStats: bgStatsPlay(play, false).comments,
  };
}

const verdictOf = ({ game }: GameUnderTest, projection: Projection<unknown>) =>
  tellTable(game, projection).verdict;

/** What the verdict goes by, where the rules count points. */
const scoreOf = ({ game }: GameUnderTest, { state }: Projection<unknown>): string | undefined => {
  const { measured, score } = game.table(state);
  return (measured ?? score)?.value;
};

const EMPTY = /\.\s*\.|:\s*\.|\s\.|undefined|NaN/;

/** All places say what has changed since the end was recorded, or none does, and none has an empty sentence. */
function agree(under: GameUnderTest, projection: Projection<unknown>): string | undefined {
  const verdict = verdictOf(under, projection);
  if (!verdict) throw new Error('no verdict');
  const { json, ...texts } = toldIn(under, projection);
  const { line: _, ...told } = verdict;
  expect(json).toEqual(told);
  for (const [place, text] of Object.entries(texts)) {
    expect(text, place).not.toMatch(EMPTY);
    const inShort = place === 'bgStats' ? verdict.since?.slice(0, 60) : verdict.since?.replaceAll('"', '""');
    if (inShort) expect(text, place).toContain(inShort);
    else expect(text, place).not.toMatch(/Recorded (at|as|with) /);
  }
  expect(verdict.why).not.toBe('');
  return verdict.since;
}

const ended = games.map((under) => ({
  ...under,
  books: under.recorded
    .map(({ name, entries }) => ({ name, entries, projection: foldJournal(under.game, entries) }))
    .filter(({ projection }) => under.game.table(projection.state).verdict?.recorded),
}));

const lives = ({ runs }: Projection<unknown>, line: string | undefined): readonly ProcedureRun[] =>
  runs.slice(1).filter(({ struck, outcome, opened }) => !struck && outcome && opened.id !== line);

/** The procedures that were struck or amended with a change of the verdict. */
function strikeOne(
  under: GameUnderTest,
  start: Table<unknown>,
  { opened }: ProcedureRun,
  everywhere: boolean,
): string | undefined {
  const { game, projection } = start;
  const table = { ...start };
  const command = strike(projection, [opened.id]);
  expect(take(table, command)).toBeUndefined();
  const after = table.projection;
  const verdict = verdictOf(under, after);
  // Without the line the end may no longer be recorded: it stood on the line itself.
  if (!verdict?.recorded) return undefined;
  const since = everywhere ? agree(under, after) : verdict.since;
  expect(tellTable(game, foldLong(game, after.entries)).verdict).toEqual(verdict);
  const stands = (of: Projection<unknown>) => game.stands?.(of.state);
  const before = verdictOf(under, projection);
  // With the set-up of a second game the end of the first stands again.
  if (verdict.line === before?.line)
    expect(since !== undefined).toBe(
      stands(projection)?.now !== stands(after)?.now ||
        stands(projection)?.calls?.id !== stands(after)?.calls?.id,
    );
  if (since && verdict.line === before?.line) {
    const now = scoreOf(under, after);
    if (now !== undefined && now !== scoreOf(under, projection)) expect(since).toContain(now.split(' ')[0]);
    expect(previewChange(game, projection, after).verdict?.after).toContain(since);
  }
  // Taken back, the end is what the rules call now; brought back, it is told as before.
  expect(take(table, strike(after, [verdict.line ?? '']))).toBeUndefined();
  expect(verdictOf(under, table.projection)?.line).not.toBe(verdict.line);
  expect(take(table, redoLast(table.projection))).toBeUndefined();
  expect(verdictOf(under, table.projection)).toEqual(verdict);
  return since;
}

/** Of the books of each game: `some` strikes a line of each procedure of the short ones, `all` every line of every one. */
export function verdictsOf(which: 'some' | 'all'): void {
  // In the soak every line of a campaign is struck, and the whole told again.
  const patience = { timeout: which === 'all' ? 3_600_000 : 120_000 };
  const SHORT = 145;
  describe.each(ended)('the recorded ends of $id', (under) => {
    const { game } = under;
    const all = which === 'all';
    const books = under.books.filter(({ entries }) => all || entries.length <= SHORT);
    /** What tells something once it is struck. */
    const movers: { readonly start: Table<unknown>; readonly procedureRun: ProcedureRun }[] = [];

    it('say what they go by', () => {
      expect(game.stands).toBeTypeOf('function');
      for (const { projection } of books) {
        expect(agree(under, projection)).toBeUndefined();
        const line = verdictOf(under, projection)?.line;
        const by = projection.runs.find(({ opened }) => opened.id === line)?.opened.procedure;
        expect(game.closes).toContain(by);
      }
      expect(books.length).toBeGreaterThan(0);
    });

    it('are told with what was struck before them', patience, () => {
      const met = new Set<string>();
      const told = new Set<string>();
      for (const { name, entries, projection } of books) {
        const start = onTheTable(game, entries);
        for (const procedureRun of lives(projection, verdictOf(under, projection)?.line).toReversed()) {
          const { procedure } = procedureRun.opened;
          if (!all && met.has(procedure) && told.has(name)) continue;
          met.add(procedure);
          // The places tell one and the same table: a few strikes show that they do.
          if (!strikeOne(under, start, procedureRun, all || !told.has(name))) continue;
          told.add(name);
          movers.push({ start, procedureRun });
        }
      }
      expect(movers.length).toBeGreaterThan(0);
    });

    it('are told with what was amended before them, until that is undone', patience, () => {
      let told = 0;
      const tries = movers.flatMap((mover) =>
        [...liveAnswers(mover.procedureRun, mover.start.projection.struck)].flatMap(([key, { kind }]) =>
          [1, 2, 4].map((most) => ({ ...mover, key, kind, most })),
        ),
      );
      // What was chosen decides more than what was counted.
      tries.sort((a, b) => Number(b.kind === 'choice') - Number(a.kind === 'choice'));
      for (const { start, procedureRun, key, most } of tries) {
        if (!all && told) continue;
        const draft = amendAtRandom(start, procedureRun.opened.id, key, (below) => Math.min(most, below - 1));
        const command = draft && amend(game, start.projection, start.pack, draft, 'Misread');
        if (!command?.ok) continue;
        const table = { ...start };
        expect(take(table, command)).toBeUndefined();
        if (!verdictOf(under, table.projection)?.recorded) continue;
        if (agree(under, table.projection)) told += 1;
        expect(take(table, undoLast(table.projection))).toBeUndefined();
        expect(agree(under, table.projection)).toBeUndefined();
      }
      expect(told).toBeGreaterThan(0);
    });
  });
}
