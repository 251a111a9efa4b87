import { appendFileSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { ChartPack } from '../../src/core/charts/pack';
import type { Entry, TaughtEntry } from '../../src/core/journal/journal';
import type { Recorded } from '../../src/core/play/procedure';
import type { CellAnswer, LabelsAnswer } from '../../src/core/play/prompt';
import type { FileRow, GameRow } from '../../src/storage/rows';
import { Player } from '../hands/player';
import { ScreenHands } from '../hands/screen-hands';
import { question, say } from '../support/play';
import { killGroup } from '../support/processes';
import type { Trial } from '../support/trial';
import { expect } from './support';

/** One tap of the script: how it is made, what it puts on record, and the heading it leads to. */
export type Tap = {
  /** A way to write of which it is the specimen (kill.spec.ts says which are killed in every run). */
  readonly specimen?: 'answer' | 'learned cell' | 'strike' | 'teach' | 'amend';
  /** Fills in what the tap sends; nothing of it is on record yet. */
  readonly prepare?: (player: Player) => Promise<void>;
  readonly button: (player: Player) => Locator;
  readonly answers: readonly Recorded[];
  /** Where it is not given, whatever the screen asks once the tap is confirmed. */
  readonly asks?: string;
  readonly opens?: string;
  readonly closes?: true;
  /** Another line than an answer: by its kind, with the lines it strikes or brings back, the last being -1. */
  readonly records?: { readonly kind: Entry['kind']; readonly ids?: readonly number[] };
  /** What it teaches other than by its answers. */
  readonly teaches?: readonly string[];
  /** The heading on reopening, where the tap leaves another screen. */
  readonly reopens?: string;
};

/** The procedure of a trial, tap by tap. */
export function tapsOf({ procedure }: Trial): readonly Tap[] {
  const table = procedure.at();
  return procedure.answers.map((short) => {
    const prompt = question(table);
    if (!prompt) throw new Error('no question is open');
    say(table, short);
    const entry = JSON.parse(JSON.stringify(table.projection.entries.at(-1)));
    return {
      prepare: ({ page }) => new ScreenHands(page).fillIn(prompt, short),
      button: ({ page }) => new ScreenHands(page).button(prompt, short),
      answers: entry.answers,
      ...('outcome' in entry && { closes: true }),
    };
  });
}

/** When a kill comes: once the screen has confirmed the tap, in the midst of its write, or so many ms after it. */
type Due = 'confirmed' | 'midwrite' | number;

type Run = {
  /** Opens the browser, always on the same profile. */
  readonly open: () => Promise<Killable>;
  readonly home: string;
  /** The file for what the screen had confirmed. */
  readonly notes: string;
  /** Plays up to the first tap of the script, without a kill. */
  readonly begin: (player: Player) => Promise<void>;
  readonly taps: readonly Tap[];
  /** One after the other, until the tap is on record. */
  readonly dues: (tap: number, of: Tap) => readonly Due[];
  /** Called with the page before the first kill and after each reopening. */
  readonly opened?: (page: Page) => Promise<void>;
};

/** `lost` names everything that was confirmed and is not there as it was, and anything there that was not. */
type Report = { kills: number; taken: number; lost: string[] };

type Line = Pick<Entry, 'id' | 'seq'> & {
  readonly belongs: string;
  readonly answers: readonly Recorded[];
  readonly closed: boolean;
  readonly ids: readonly string[];
  readonly teaches: readonly string[];
};
type Screen = { readonly count: number; readonly question: string };
type Note = Screen & { readonly line: Line };
type Stored = {
  readonly games: readonly GameRow[];
  readonly entries: readonly Entry[];
  readonly packs: readonly ChartPack[];
  readonly definitions: readonly FileRow[];
  readonly meta: readonly { readonly key: string; readonly value: unknown }[];
};

/**
 * Plays the script, kills the whole browser when that is due, reopens the same address on the same profile,
 * and compares what is there with what the screen had confirmed. It stops at the first loss.
 */
export async function playAndKill(run: Run): Promise<Report> {
  const report: Report = { kills: 0, taken: 0, lost: [] };
  let browser = await run.open();
  await browser.page.goto(run.home);
  await run.begin(new Player(browser.page));
  const address = await browser.page.evaluate(() => location.href);
  const device = await noteBeginning(browser.page, run.notes);
  await run.opened?.(browser.page);

  for (const [i, tap] of run.taps.entries()) {
    const next = lineOf(tap, readNotes(run.notes), device);
    let isThere = false;
    for (const due of run.dues(i, tap)) {
      await tap.prepare?.(new Player(browser.page));
      if (due === 'confirmed') await confirm(browser.page, tap, next, run.notes);
      else if (due === 'midwrite') await stopMidwrite(browser.page, tap);
      else await letFly(tap.button(new Player(browser.page)), due);
      await browser.kill();
      report.kills += 1;

      browser = await run.open();
      await browser.page.goto(address);
      const screen = await screenShowing(browser.page);
      const stored = await readStored(browser.page);
      await run.opened?.(browser.page);
      const taken = typeof due === 'number' && stored.entries.length >= next.seq;
      if (taken)
        note(run.notes, {
          count: next.seq,
          question: tap.reopens ?? tap.asks ?? screen.question,
          line: next,
        });
      report.taken += Number(taken);
      report.lost = compare(readNotes(run.notes), screen, stored);
      isThere = due === 'confirmed' || taken;
      if (isThere || report.lost.length) break;
    }
    if (report.lost.length) break;
    if (isThere) continue;
    await tap.prepare?.(new Player(browser.page));
    await confirm(browser.page, tap, next, run.notes);
    if (tap.reopens) await browser.page.goto(address);
  }
  await browser.kill();
  return report;
}

/** Taps, and writes down what the screen confirms the moment it does. */
async function confirm(page: Page, tap: Tap, line: Line, notes: string): Promise<void> {
  const shown = screenShowing(page, line.seq);
  const tapped = tap.button(new Player(page)).click();
  const screen = await Promise.race([shown, tapped.then(() => shown)]);
  note(notes, { ...screen, question: tap.reopens ?? screen.question, line });
  tapped.catch(() => undefined); // the kill may come before the click has reported back
  if (!tap.reopens && tap.asks !== undefined) expect(screen.question).toBe(tap.asks);
}

/** Taps from within the page, where it is one step; a real click would be over only when the write is. */
async function letFly(button: Locator, wait: number): Promise<void> {
  await button.waitFor();
  button.evaluate((it) => (it as HTMLElement).click()).catch(() => undefined);
  await sleep(wait);
}

/** Taps, and holds the page still when it has handed over the tap's last row and can not yet have committed. */
const stopMidwrite = (page: Page, tap: Tap): Promise<void> =>
  stopAfter(
    page,
    (tap.teaches ?? lessonsOf(tap.answers)).length ? 'packs' : 'games',
    tap.button(new Player(page)),
  );

/** Taps, and holds the page still when it has handed over a row of this table and can not yet have committed. */
export async function stopAfter(page: Page, table: string, button: Locator): Promise<void> {
  await page.evaluate((held) => {
    for (const way of ['put', 'add'] as const) {
      const write = IDBObjectStore.prototype[way];
      IDBObjectStore.prototype[way] = function (...row) {
        const request = write.apply(this, row);
        if (this.name !== held) return request;
        console.log('midwrite');
        for (;;);
      };
    }
  }, table);
  const stopped = page.waitForEvent('console', (message) => message.text() === 'midwrite');
  await letFly(button, 0);
  await stopped;
}

/** A whole browser, all processes of which can be killed at once. */
export type Killable = { readonly page: Page; readonly kill: () => Promise<void> };

/** Playwright starts its browser as the leader of a process group. */
export async function openBrowser(launch: () => Promise<BrowserContext>): Promise<Killable> {
  const context = await launch();
  const devtools = await context.browser()?.newBrowserCDPSession();
  const info = await devtools?.send('SystemInfo.getProcessInfo');
  const pid = info?.processInfo.find(({ type }) => type === 'browser')?.id;
  if (!pid) throw new Error('The browser does not tell its process id');
  const kill = async () => {
    const closed = context.waitForEvent('close');
    await killGroup(pid);
    await closed;
  };
  return { page: context.pages()[0] ?? (await context.newPage()), kill };
}

/** What the screen says once it says that all is saved, or that `count` entries are. */
function screenShowing(page: Page, count?: number): Promise<Screen> {
  return page.evaluate(
    (wanted) =>
      new Promise<Screen>((resolve, reject) => {
        const look = () => {
          const said = /^saved · (\d+) entr/.exec(document.querySelector('.save')?.textContent ?? '');
          if (!said || (wanted !== undefined && Number(said[1]) !== wanted)) return;
          observer.disconnect();
          resolve({ count: Number(said[1]), question: document.querySelector('h1')?.textContent ?? '' });
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, characterData: true });
        look();
        setTimeout(() => reject(new Error(`never said "saved · ${wanted ?? 'any'} entries"`)), 15_000);
      }),
    count,
  );
}

/** The whole store in one read, behind the app's back. */
export function readStored(page: Page): Promise<Stored> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('war-diary'));
    const tables = db.transaction(['games', 'entries', 'packs', 'definitions', 'meta']);
    const all = (table: string) => done(tables.objectStore(table).getAll());
    const [games, entries] = await Promise.all([all('games'), all('entries')]);
    const [packs, definitions, meta] = await Promise.all([all('packs'), all('definitions'), all('meta')]);
    db.close();
    return { games, entries, packs, definitions, meta } as unknown as Stored;
  });
}

function note(file: string, confirmed: Note): void {
  appendFileSync(file, `${JSON.stringify(confirmed)}\n`);
}

const readNotes = (file: string): Note[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** The entries before the script, which gets its first kill only when they are on the disk; the device that goes on. */
async function noteBeginning(page: Page, notes: string): Promise<string> {
  const screen = await screenShowing(page);
  await expect.poll(async () => (await readStored(page)).entries.length).toBe(screen.count);
  const { entries, meta } = await readStored(page);
  for (const entry of entries) note(notes, { ...screen, line: digest(entry) });
  return String(meta.find(({ key }) => key === 'device')?.value);
}

/** Of an amendment, only what was given anew. */
function answersOf(entry: Entry): readonly Recorded[] {
  if (entry.kind === 'v1.Amended') return entry.answers.filter(({ key }) => entry.changed.includes(key));
  return 'answers' in entry ? entry.answers : [];
}

const digest = (entry: Entry): Line => ({
  id: entry.id,
  seq: entry.seq,
  belongs:
    entry.kind === 'v1.Opened' ? entry.procedure : entry.kind === 'v1.Answered' ? entry.of : entry.kind,
  answers: answersOf(entry),
  closed: 'outcome' in entry,
  ids: 'ids' in entry ? entry.ids : [],
  teaches: 'lessons' in entry ? entry.lessons.map(lessonWords) : lessonsOf(answersOf(entry)),
});

/** The line that a tap puts on record after these. */
function lineOf(tap: Tap, notes: readonly Note[], device: string): Line {
  const lines = notes.map(({ line }) => line);
  const seq = lines.length + 1;
  const struck = struckIn(notes);
  const ids = new Set(lines.map(({ id }) => id));
  const open = lines.findLast(
    ({ id, belongs }) => !struck.has(id) && !ids.has(belongs) && !belongs.startsWith('v1.'),
  );
  return {
    id: `${device}:${seq}`,
    seq,
    belongs: tap.records?.kind ?? tap.opens ?? open?.id ?? '',
    answers: tap.answers,
    closed: tap.closes === true,
    ids: (tap.records?.ids ?? []).map((at) => lines.at(at)?.id ?? ''),
    teaches: tap.teaches ?? lessonsOf(tap.answers),
  };
}

function compare(notes: readonly Note[], screen: Screen, stored: Stored): string[] {
  const last = notes.at(-1);
  const lost: string[] = [];
  const same = (what: string, found: unknown, confirmed: unknown) => {
    if (isDeepStrictEqual(found, confirmed)) return;
    lost.push(`${what}: ${JSON.stringify(confirmed)} was confirmed, ${JSON.stringify(found)} is there`);
  };
  for (let i = 0; i < Math.max(notes.length, stored.entries.length); i += 1) {
    const entry = stored.entries[i];
    same(`entry ${i + 1}`, entry && digest(entry), notes[i]?.line);
  }
  same('entries on screen', screen.count, last?.count);
  same('question', screen.question, last?.question);
  same('entries in the list of games', stored.games[0]?.entries, last?.count);
  same('learned', learned(stored.packs), taught(notes));
  return lost;
}

/** What the packs hold, and what the answers on record taught them: the two are one write. */
function learned(packs: readonly ChartPack[]): string[] {
  return packs
    .flatMap(({ heads, cells }) => [
      ...Object.entries(heads).map(([axis, names]) => `${axis} ${names.join()}`),
      ...Object.entries(cells).flatMap(([chart, known]) =>
        Object.entries(known).map(([at, { value, source }]) => cellWords(chart, at, value, source)),
      ),
    ])
    .sort();
}

/** What the lines that stand have taught: a struck one has not. */
const taught = (notes: readonly Note[]): string[] => {
  const struck = struckIn(notes);
  return notes.flatMap(({ line }) => (struck.has(line.id) ? [] : line.teaches)).sort();
};

function struckIn(notes: readonly Note[]): ReadonlySet<string> {
  const struck = new Set<string>();
  for (const { line } of notes) {
    for (const id of line.ids) {
      if (line.belongs === 'v1.Restored') struck.delete(id);
      else struck.add(id);
    }
  }
  return struck;
}

const lessonsOf = (answers: readonly Recorded[]): string[] =>
  answers.flatMap(({ answer, auto }) =>
    !auto && (answer.kind === 'heads' || answer.kind === 'cell') ? [lessonWords(answer)] : [],
  );

type Said = Extract<TaughtEntry['lessons'][number] | CellAnswer | LabelsAnswer, { chart: string }>;

function lessonWords(lesson: Said): string {
  if ('axis' in lesson) return `${lesson.chart}.${lesson.axis} ${lesson.heads?.join()}`;
  const { chart, column, row } = lesson;
  const { value, source } = 'cell' in lesson && lesson.cell ? lesson.cell : (lesson as CellAnswer);
  return cellWords(chart, `${column}|${row}`, value, source);
}

const cellWords = (chart: string, at: string, value: unknown, source: string) =>
  `${chart} ${at} ${JSON.stringify(value)} ${source}`;
