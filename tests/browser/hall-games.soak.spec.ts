import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { WebSocket } from 'ws';
import { foldBranches } from '../../src/core/journal/branches';
import type { Entry } from '../../src/core/journal/journal';
import { foldJournal } from '../../src/core/journal/projection';
import { openHall } from '../../tools/hall/open.mjs';
import { issue } from '../../tools/hall/passes.mjs';
import { serverVersion } from '../../tools/hall/server.mjs';
import { trials } from '../games/every-game/trials';
import { readStore } from '../hands/journal';
import { Player } from '../hands/player';
import { recordedEntries } from '../support/recorded';
import { contentOf, isSealed, openText, type Sealed, stillSealed } from '../support/sealed-lines';
import { chartsOf, playApart, type SidePhone } from '../support/sealed-phones';
import { loadWhole } from '../support/whole-game';
import { meetByCodes, TwoPages, wayOf } from './exchange/apart';
import { giveEye } from './exchange/eye';
import { expect, pageOf, test } from './support';

// A game of each kind at a hall: a phone for each side, one who looks on, and the director, all live. One seat loses the hall
// and goes on by codes; the server is killed while something is fought or asked; what a side sealed is on nobody else's phone
// and screen until it is opened.
test.use({ mayHall: true });
test.skip(serverVersion() === undefined, 'There is no nats-server here: tests/hall says so loudly.');
// A table at a hall is played in hall.spec in every run.

const GAMES: { readonly [game: string]: string } = {
  iph: 'no-beachhead',
  'pearl-harbor-7dec41': 'called',
  'world-at-war-51': 'us-alone',
  'usn-deluxe': 'sealed-raids',
};

/** After these lines a seat loses the hall, and is there again. */
const BY_CODES = [8, 11] as const;

const linesOf = async (page: Page) =>
  (await readStore(page)).entries.map(({ id, seq, kind }) => ({ id, seq, kind }));

for (const trial of trials)
  test(`${trial.meta.title}: a game at a hall, its server killed in between`, async ({
    page: director,
    otherPhone,
  }) => {
    globalThis.WebSocket ??= WebSocket as unknown as typeof globalThis.WebSocket;
    const { meta } = trial;
    const name = GAMES[meta.id] ?? '';
    const game = await loadWhole(meta);
    const entries = recordedEntries(meta.id, name);
    const charts = chartsOf(entries) === 'practice' ? ['Practice tables'] : [];
    const troubles: string[] = [];
    const hall = await openHall({
      name: 'Club night',
      onTrouble: (words) => troubles.push(words),
      onEnd: () => undefined,
    });
    try {
      const link = async (role: string) =>
        (await issue({ ...hall, role, ...(role !== 'director' && { table: 3 }) })).link;
      await director.goto(await link('director'));
      const pages = new Map<string, Page>();
      const ways: Awaited<ReturnType<typeof wayOf>>[] = [];
      for (const { id } of game.sides) {
        const page = await pageOf(await otherPhone());
        pages.set(id, page);
        await giveEye(page);
        await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'RTCPeerConnection'));
        ways.push(await wayOf(page));
        if (pages.size === 1) {
          await page.goto(hall.app);
          await new Player(page).newGame('At the hall', meta.title, ...charts);
        }
        await page.goto(await link('player'));
        if (pages.size === 1) await page.getByRole('link', { name: 'At the hall' }).click();
        await page.getByLabel('Your name').fill(`Player ${id}`);
        await page.locator(`input[name="seat"][value="${id}"]`).check();
        await new Player(page).button(pages.size === 1 ? 'Put this game there' : 'Join').click();
        if (pages.size === 1) {
          await expect(page.getByText('The hall has all entries.')).toBeVisible();
          await page.getByRole('link', { name: 'Table', exact: true }).click();
        }
        await expect(page.locator('#pen-line')).toBeVisible();
      }
      const mia = await pageOf(await otherPhone());
      await mia.goto(await link('onlooker'));
      await new Player(mia).button('Look on').click();
      await expect(mia.locator('#pen-line')).toHaveText(/You look on/);

      const taps = new TwoPages(game, pages);
      const secrets = new Map<string, { readonly sealed: Sealed; readonly owner: string }>();
      let searched = 0;
      /** Nothing that is sealed on one phone is on another, nor on the screen of anybody who looks. */
      const search = async (phones: readonly SidePhone[]) => {
        for (const phone of phones) {
          const hidden = stillSealed(phone.projection).filter(({ kept }) => !kept);
          const ids = new Set(hidden.map(({ id }) => id));
          const told = openText(phone.projection, ids);
          const others: readonly Page[] = [taps.pageOf(phone), mia, director];
          const stores = await Promise.all(others.map(storedOn));
          const shown = await Promise.all(others.map((page) => page.locator('body').textContent()));
          for (const { id } of hidden) {
            const secret = secrets.get(id);
            const own = secret && pages.get(secret.owner);
            if (!own) throw new Error(`nobody keeps ${id}`);
            const kept = await storedOn(own);
            // Asked of the phone that keeps it too: else nothing was looked for.
            const contents = contentOf(secret.sealed).filter(
              (said) => kept.includes(said) && !told.includes(said),
            );
            const words = wordsOf(contents).filter((word) => !told.includes(word));
            searched += contents.length;
            for (const store of stores) expect(contents.filter((said) => store.includes(said))).toEqual([]);
            for (const text of shown) expect(words.filter((word) => text?.includes(word))).toEqual([]);
          }
        }
      };
      let lines = 0;
      let wasKilled = false;
      const table = await playApart(
        game,
        { name, entries },
        async ({ phones }, line) => {
          await taps.inStep(line);
          lines += 1;
          for (const { me, projection } of phones)
            for (const sealed of projection.entries.slice(-3).filter(isSealed))
              if (sealed.kept) secrets.set(sealed.id, { sealed, owner: me.seat });
          if (isSealed(line)) await search(phones);
          // One seat loses the hall, and has what is played meanwhile by a code of the other phone.
          const [here, away] = [...pages.values()];
          if (here && away && lines === BY_CODES[0]) {
            await ways[1]?.cut();
            await expect(away.getByText(/The hall is not reached/)).toBeVisible();
            taps.meet = () => meetByCodes(here, away);
          }
          if (lines === BY_CODES[1]) {
            taps.meet = async () => undefined;
            ways[1]?.mend();
          }
          const isOpen = phones[0]?.projection.open !== undefined;
          if (!wasKilled && isOpen && lines > entries.length / 2) {
            wasKilled = true;
            process.kill(Number(readFileSync(join(hall.folder, '..', 'pid'), 'utf8')), 'SIGKILL');
          }
        },
        taps,
      );
      expect(wasKilled).toBe(true);
      expect(troubles).toEqual(['nats-server has ended. Starting it again …']);
      const seals = entries.some(
        (line) => line.kind === 'v1.Opened' && game.procedures[line.procedure]?.secret,
      );
      expect(searched > 0).toBe(seals);

      const [ours = [], theirs] = await Promise.all([...pages.values()].map(linesOf));
      expect(theirs).toEqual(ours);
      expect(ours.length).toBeGreaterThan((table.phones[0]?.projection.entries.length ?? 0) / 2);
      // Who looks on has besides that he does.
      const ids = ours.map(({ id }) => id);
      await expect
        .poll(async () => (await linesOf(mia)).map(({ id }) => id).filter((id) => ids.includes(id)))
        .toEqual(ids);
      await endsAsRecorded([...pages.values()], entries);
      const verdict = trial.verdicts[name];
      if (verdict)
        for (const page of [...pages.values(), mia])
          await expect(page.getByRole('region', { name: 'Verdict' })).toContainText(verdict);
      for (const { id } of game.sides)
        await expect(director.getByRole('listitem').filter({ hasText: 'Table 3' })).toContainText(
          `Player ${id}`,
        );
      if (verdict) await expect(director.locator('body')).toContainText('0 in play, 1 over');
      for (const page of [...pages.values(), mia]) await page.close();
      console.info(`${meta.title}: ${ours.length} lines, ${searched} sealed answers looked for elsewhere`);
    } finally {
      await hall.close();
    }

    /** What each phone keeps put together comes to the state that was recorded. */
    async function endsAsRecorded(phones: readonly Page[], was: readonly Entry[]): Promise<void> {
      const stores = await Promise.all(phones.map(async (page) => (await readStore(page)).entries));
      const kept = new Map(
        stores.flat().flatMap((entry) => (isSealed(entry) && entry.kept ? [[entry.id, entry] as const] : [])),
      );
      const [one = []] = stores;
      const together = one.map((entry) => kept.get(entry.id) ?? entry);
      expect(foldBranches(game, together).state).toEqual(foldJournal(game, was).state);
    }
  });

/** All that a page keeps, whatever it calls it. */
const storedOn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const rows: unknown[] = [{ ...localStorage }];
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await settled(indexedDB.open(name));
      for (const table of db.objectStoreNames)
        rows.push(await settled(db.transaction(table).objectStore(table).getAll()));
      db.close();
    }
    return JSON.stringify(rows);
  });

/** Words and numbers of four signs and more, as a screen would show them. */
const wordsOf = (contents: readonly string[]): readonly string[] =>
  contents
    .flatMap((said) => said.match(/"[^"]*"|\d+/g) ?? [])
    .map((word) => word.replaceAll('"', ''))
    .filter((word) => word.length > 3 && /\d/.test(word));
