import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { afterAll, describe } from 'vitest';
import { withLessons } from '../../src/core/charts/pack';
import { lessonsOf, openQuestion } from '../../src/core/journal/commands';
import type { Entry } from '../../src/core/journal/journal';
import { foldJournal } from '../../src/core/journal/projection';
import { games } from '../games/every-game/games';
import { listening } from '../hands/listening';
import { ScreenHands } from '../hands/screen-hands';
import { seed } from '../hands/seed';
import { shortOf } from '../support/drive';
import { answer, sitDown, type Table } from '../support/play';
import { recordedEntries } from '../support/recorded';
import { expect, test } from './dom/test';

const FILE = new URL('heard.txt', import.meta.url);
/** How long an echo would take here, where nothing is fetched. */
const SOON = 60;

/** Procedures in which both sides roll: of each record the one with the most rolls. */
const HEARD: readonly (readonly [id: string, name: string, procedure: string])[] = [
  ['iph', 'until-22', 'landing'],
  ['iph', 'until-22', 'battle'],
  ['iph', 'until-22', 'carrier-combat'],
  ['pearl-harbor-7dec41', 'two-false-alarms', 'strike'],
  ['world-at-war-51', 'interception', 'attack'],
  ['usn-deluxe', 'opening-moves', 'sea-battle'],
];

describe('every die is heard with its owner, and every result', () => {
  const heard = new Map<string, readonly string[]>();
  for (const [id, name, procedure] of HEARD)
    test(`${id}, ${name}, ${procedure}`, async ({ page, home }) => {
      const lines = await hear(page, home, id, name, procedure);
      heard.set(lines[0] ?? '', lines);
      if (process.env.HEARD !== 'write') expect(readFileSync(FILE, 'utf8')).toContain(lines.join('\n'));
    });
  afterAll(() => {
    if (process.env.HEARD === 'write')
      writeFileSync(FILE, [...heard.values()].flatMap((lines) => [...lines, '']).join('\n'));
  });
});

/** What has come into the live regions since it was last asked. */
const said = (page: Page): Promise<string[]> =>
  page.evaluate(async (soon) => {
    await new Promise((resolve) => setTimeout(resolve, soon));
    return (globalThis as unknown as { said: string[] }).said.splice(0);
  }, SOON);

/** A recorded procedure answered on the screens: each question, and what is said after each answer. */
async function hear(
  page: Page,
  home: string,
  id: string,
  name: string,
  procedure: string,
): Promise<string[]> {
  const entries = recordedEntries(id, name);
  const seq = mostRolls(entries, procedure);
  const table = openedAt(id, entries, seq);
  const opened = entries[seq - 1];
  await seed(page, home, table as Table<never>);
  const hands = new ScreenHands(page);
  const heard = [`== ${table.projection.open?.procedureRun.title}`];
  await listening(page);
  for (const entry of entries.slice(seq)) {
    if (entry.kind !== 'v1.Answered' || entry.of !== opened?.id) continue;
    for (const { key, answer: given, auto } of entry.answers) {
      const question = openQuestion(table.game, table.projection, table.pack)?.prompt;
      if (auto || question?.key !== key) continue;
      await hands.answer(question, shortOf(given), undefined);
      const problem = answer(table, key, given);
      if (problem) throw new Error(problem.message);
      heard.push(`? ${question.title}`, ...(await said(page)).map((words) => `  ${words}`));
    }
  }
  return heard;
}

/** The place of the entry that opens it. */
function mostRolls(entries: readonly Entry[], procedure: string): number {
  const rolls = ({ id }: Entry) =>
    entries.flatMap((entry) =>
      entry.kind === 'v1.Answered' && entry.of === id
        ? entry.answers.filter(({ answer: { kind } }) => kind === 'dice')
        : [],
    ).length;
  const opened = entries.filter((entry) => entry.kind === 'v1.Opened' && entry.procedure === procedure);
  const [most] = opened.toSorted((a, b) => rolls(b) - rolls(a));
  if (!most) throw new Error(`no ${procedure} is recorded`);
  return entries.indexOf(most) + 1;
}

/** The table with that procedure open at its first question, on charts that know all that the record taught. */
function openedAt(id: string, entries: readonly Entry[], seq: number): Table<unknown> {
  const game = games.find((each) => each.id === id)?.game;
  if (!game) throw new Error(`no game ${id}`);
  const table = sitDown(game);
  const taught = entries.flatMap((entry) =>
    'answers' in entry ? lessonsOf(entry.answers.filter(({ auto }) => !auto)) : [],
  );
  table.projection = foldJournal(game, entries.slice(0, seq));
  table.pack = withLessons(table.pack, taught, 0);
  return table;
}
