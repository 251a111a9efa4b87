// What `npm run bench` drives two phones with, and the games that go from one to the other.
import { expect, type Page } from '@playwright/test';
import { packLines } from '../../src/app/exchange/codec';
import { codeFile } from '../../src/app/exchange/wdx';
import { knownOf } from '../../src/core/exchange/known';
import { messageFor } from '../../src/core/exchange/message';
import { foldBranches } from '../../src/core/journal/branches';
import { type Entry, placeEntry } from '../../src/core/journal/journal';
import { foldJournal } from '../../src/core/journal/projection';
import { iph } from '../../src/games/iph/game';
import { SAFETY } from '../../src/storage/safety/name';
import { nameIn } from '../../src/storage/safety/segment';
import { giveEye } from '../browser/exchange/eye';
import { linked, playedApart, scanEachOther, toCodes } from '../browser/exchange/pair';
import { afterSetUp } from '../games/iph/tables';
import { readStore } from '../hands/journal';
import { Player } from '../hands/player';
import { seed } from '../hands/seed';
import { host, join } from '../support/phones';
import { recordedEntries } from '../support/recorded';
import { longGame } from './journals';

export { joined, linked } from '../browser/exchange/pair';

/** A whole game of 390 lines. */
export const wholeGame = () => ({
  ...afterSetUp(),
  projection: foldJournal(iph, recordedEntries('iph', 'to-turn-11')),
});

const TABLE = 'table';
const ANN = { writer: 'wa', seat: 'japan', name: 'Ann' };
const KEN = { writer: 'wk', seat: 'us', name: 'Ken' };

/** A game of so many lines and a few more, all but the first played at the table of Ann and Ken. */
function longTable(count: number) {
  const { entries } = longGame(count);
  const begun = host(iph, ANN, entries.slice(0, COMMON));
  const lines: Entry[] = [...join(begun, KEN).projection.entries];
  const ids = new Map<string, string>();
  const here = (id: unknown) => (typeof id === 'string' ? (ids.get(id) ?? id) : id);
  for (const entry of entries.slice(COMMON)) {
    const id = `${ANN.writer}:${lines.length + 1}`;
    ids.set(entry.id, id);
    const links = {
      ...('of' in entry && { of: here(entry.of) }),
      ...('ids' in entry && { ids: entry.ids.map(here) }),
    };
    lines.push({ ...entry, ...links, id, seq: lines.length + 1, after: lines.at(-1)?.id } as Entry);
  }
  // Ken's last line shows that he has all before it, so that the codes are short.
  const note = { kind: 'v1.Noted', text: 'Here.' } as const;
  lines.push(placeEntry(lines, note, KEN.writer, 1, lines.at(-1)?.id));
  return { ...begun, projection: foldBranches(iph, lines) };
}
/** The set-up. */
const COMMON = 5;

/** Both phones with such a game, linked and at their tables. */
export async function linkedWith(ann: Page, ken: Page, home: string, count: number): Promise<void> {
  const game = { ...longTable(count), endsAt: Date.now() };
  for (const [page, { writer }] of [
    [ann, ANN],
    [ken, KEN],
  ] as const) {
    await giveEye(page);
    await seed(page, home, { ...game, seat: { table: TABLE, writer } } as never);
    await toCodes(page);
  }
  await linked(ann, ken);
}

/** Until the safety copy of a game that was put into the store has all its lines. */
export async function copied(page: Page): Promise<void> {
  const lines = async () => {
    const kept = await page.evaluate(async (name) => {
      const keys = await (await caches.open(name)).keys();
      return keys.map(({ url }) => url);
    }, SAFETY);
    return Math.max(0, ...kept.map((url) => nameIn(url)?.to ?? 0));
  };
  const { entries } = await readStore(page);
  await expect.poll(lines, { timeout: 120_000 }).toBeGreaterThanOrEqual(entries.length);
}

/** A file of a code that rests on other lines than those here: it fits none of them. */
export function strangeFile(count: number) {
  const { entries } = longTable(count).projection;
  const other = entries.map((entry) =>
    entry.id.startsWith(ANN.writer) ? { ...entry, at: entry.at + 1 } : entry,
  );
  const bytes = packLines(messageFor(TABLE, other, {}), other, knownOf(other));
  return { name: 'x.wdx', mimeType: 'application/octet-stream', buffer: Buffer.from(codeFile(bytes)) };
}

/** A phase of Ann's and a note of Ken's go over by two scans: milliseconds from the one camera to what both have. */
export async function turnByScans(ann: Page, ken: Page): Promise<number> {
  await playedApart(ann, ken);
  return scanEachOther(ann, ken, 0);
}

/** How many lines are saved, at the table. */
export async function atTable(ann: Page): Promise<number> {
  return new Player(ann).saved();
}
