// What playApart plays with a phone for each side in memory, tapped on real pages: each line on that of who may write it.
import type { Page, WebSocketRoute } from '@playwright/test';
import { previewPrompt } from '../../../src/core/journal/commands';
import type { Entry } from '../../../src/core/journal/journal';
import { logLines } from '../../../src/core/journal/log';
import { lastLiveEntry } from '../../../src/core/journal/projection';
import { sameJson } from '../../../src/core/json';
import type { Game } from '../../../src/core/play/game';
import type { Args } from '../../../src/core/play/procedure';
import type { Answer } from '../../../src/core/play/prompt';
import { type Action, actionsOn } from '../../../src/core/play/view';
import { Player } from '../../hands/player';
import { ScreenHands } from '../../hands/screen-hands';
import { shortOf } from '../../support/drive';
import type { SidePhone, Taps } from '../../support/sealed-phones';
import { expect } from '../support';
import { hold } from './eye';
import { isRead } from './pair';

/** Lines of the other phone come in between: one tap is at least one entry more. */
class BesidePlayer extends Player {
  override async one(act: () => Promise<unknown>): Promise<void> {
    const before = await this.saved();
    await act();
    await expect.poll(() => this.saved()).toBeGreaterThan(before);
  }

  /** On a phone of one's own there is no curtain. */
  override async look(): Promise<void> {
    await this.page.locator('#ask').waitFor({ state: 'attached' });
  }
}

export class TwoPages implements Taps {
  readonly pages: ReadonlyMap<string, Page>;
  private readonly game: Game<unknown>;
  /** An action whose first question stands on the table: it is opened by the answer. */
  private inline: Action | undefined;
  /** Lines of the game in memory that are none on the pages. */
  private readonly unwritten = new Set<string>();

  /** What brings both in step where they are not by themselves. */
  meet: () => Promise<void> = async () => undefined;

  /** By seat the page of its phone. */
  constructor(game: Game<unknown>, pages: ReadonlyMap<string, Page>) {
    this.game = game;
    this.pages = pages;
  }

  pageOf({ me }: SidePhone): Page {
    const page = this.pages.get(me.seat);
    if (!page) throw new Error(`nobody sits at ${me.seat}`);
    return page;
  }

  private handsOf(phone: SidePhone): ScreenHands {
    const page = this.pageOf(phone);
    return new ScreenHands(page, new BesidePlayer(page));
  }

  /** After a line: both pages count the same lines, and have saved them. */
  async inStep({ id, kind }: Entry): Promise<void> {
    if (kind === 'v1.Opened' && this.inline) this.unwritten.add(id);
    await this.meet();
    const pages = [...this.pages.values()];
    await expect
      .poll(async () => {
        const counts = await Promise.all(pages.map((page) => new Player(page).saved()));
        return new Set(counts).size;
      })
      .toBe(1);
  }

  async handPen(from: SidePhone, to: SidePhone): Promise<void> {
    await this.toTable(from);
    await this.pageOf(from)
      .getByRole('button', { name: `Let ${to.me.name}’s phone record` })
      .click();
    await this.meet();
    await this.toTable(to);
    await expect(this.pageOf(to).locator('#pen-line').getByText('This phone records')).toBeVisible();
  }

  async open(phone: SidePhone, procedure: string, args: Args): Promise<void> {
    // The app has opened a new game by itself.
    if (!phone.projection.runs.length) return;
    const { action, place } = this.find(phone, procedure, args);
    const { projection, pack } = phone;
    await this.toTable(phone);
    if (action.inline && previewPrompt(this.game, projection, pack, procedure, args)) this.inline = action;
    else await this.handsOf(phone).start(action, place, this.nameOf(phone, action.side));
  }

  async answer(phone: SidePhone, prompt: Parameters<Taps['answer']>[1], given: Answer): Promise<void> {
    const short = shortOf(given);
    const { inline } = this;
    this.inline = undefined;
    if (inline) return this.handsOf(phone).atOnce(inline, prompt, short);
    return this.handsOf(phone).answer(prompt, short, this.nameOf(phone, prompt.secret));
  }

  /** What was tapped last by Undo, another line in the log. */
  async strike(phone: SidePhone, ids: readonly string[]): Promise<void> {
    await this.toTable(phone);
    const last = lastLiveEntry(phone.projection);
    const line = logLines(phone.projection).findLast(({ id }) => ids.includes(id));
    if (last && ids.includes(last.id))
      for (const _ of ids.filter((id) => !this.unwritten.has(id))) await this.handsOf(phone).undo();
    else if (line) await this.handsOf(phone).strike(line.title);
    else throw new Error(`no line ${ids.join(', ')} in the log`);
  }

  private async toTable(phone: SidePhone): Promise<void> {
    const page = this.pageOf(phone);
    if (!/#\/g\/[^/]+$/.test(page.url())) await page.getByRole('link', { name: /^Table/ }).click();
  }

  private find({ projection }: SidePhone, procedure: string, args: Args) {
    const table = actionsOn(this.game.table(projection.state));
    const ledger = this.game.ledgers(projection.state).flatMap(({ actions }) => actions);
    const isIt = (each: Action) =>
      each.procedure === procedure && sameJson(each.args, args) && !each.disabled;
    const onTable = table.find(isIt);
    const byHand = ledger.find(isIt);
    if (onTable) return { action: onTable, place: 'table' as const };
    if (byHand) return { action: byHand, place: 'ledger' as const };
    throw new Error(`${procedure} ${JSON.stringify(args)} is not on offer`);
  }

  private nameOf({ projection }: SidePhone, side: string | undefined): string | undefined {
    return side === undefined ? undefined : this.game.sideName(projection.state, side);
  }
}

/** Both phones of a hall's table read each other's codes, and are at the table again. */
export async function meetByCodes(one: Page, other: Page): Promise<void> {
  for (const page of [one, other]) {
    await new Player(page).more('Two phones');
    await new Player(page).button('Show the code and scan').click();
    await expect(page.getByRole('img', { name: /’s code/ })).toBeVisible();
  }
  await hold(one, other, isRead(other));
  await hold(other, one, isRead(one));
  for (const page of [one, other]) {
    // Whoever read last goes back by itself.
    const toTable = page.getByRole('link', { name: 'To the table' });
    const atTable = page.locator('#pen-line');
    await expect(toTable.or(atTable)).toBeVisible();
    // It may go back by itself just now: what counts is where it ends.
    if (!(await atTable.isVisible())) await toTable.click({ timeout: 3000 }).catch(() => undefined);
    await expect(atTable).toBeVisible();
  }
}

/** Lets this page of a hall lose its way there, and find it again. */
export async function wayOf(page: Page) {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/./, (socket) => {
    if (isCut) return void socket.close();
    socket.connectToServer();
    open.add(socket);
  });
  return {
    async cut() {
      isCut = true;
      for (const socket of open) await socket.close();
      open.clear();
    },
    mend() {
      isCut = false;
    },
  };
}
