import type { Losses } from '../../src/core/chart';
import { openProcedure, strike, undoLast } from '../../src/core/commands';
import { logLines } from '../../src/core/log';
import { type ChartPack, lookupCell } from '../../src/core/pack';
import type { Answer, CellPrompt, Prompt } from '../../src/core/prompt';
import type { Action } from '../../src/core/view';
import { iph } from '../../src/games/iph';
import type { IphState } from '../../src/games/iph/state/state';
import { expand, type Short } from './drive';
import { answer, open, question, sitDown, type Table, take } from './play';

/** Answers by the question's key. A function answers what depends on the question or the state. */
export type Said = { readonly [key: string]: Short | ((prompt: Prompt, state: IphState) => Short) };

/** Left to the app: it rolls or draws. */
export const BY_APP = 'app';

/** What does the seat's taps: a browser's screens, or nothing at all to try a script out. */
export type Hands = {
  /** Taps an action of the table or the ledger. */
  start(action: Action, place: 'table' | 'ledger'): Promise<void>;
  /** Answers an action's first question on the table itself. */
  atOnce(action: Action, prompt: Prompt, short: Short): Promise<void>;
  /** Answers the open question. */
  answer(prompt: Prompt, short: Short, secretName: string | undefined): Promise<void>;
  /** What the app itself rolled or drew for this question. */
  recorded(key: string): Promise<Answer>;
  undo(): Promise<void>;
  strike(title: string): Promise<void>;
  back(): Promise<void>;
};

type Options = {
  readonly charts: ChartPack;
  /** What the players read off their sheet when a cell is asked. */
  readonly sheet: ChartPack;
  readonly dice?: 'physical' | 'app';
};

/**
 * A seat at the table: plays a game by a script, and keeps it in memory beside whatever its hands tap, so that
 * both journals can be compared at the end.
 */
export class Seat {
  private readonly twin: Table<IphState>;
  private readonly hands: Hands;
  private readonly options: Options;

  constructor(hands: Hands, options: Options) {
    this.hands = hands;
    this.options = options;
    this.twin = sitDown(iph, options.charts);
  }

  get state(): IphState {
    return this.twin.book.state;
  }

  get verdict() {
    return iph.table(this.state).verdict;
  }

  get entries() {
    return this.twin.book.entries;
  }

  /** The new game's first entry is made by the app itself. */
  started(charts: 'own' | 'practice'): void {
    open(this.twin, iph.setup, { charts });
  }

  /** Takes an action on offer, then answers all that it asks. */
  async act(id: string, said: Said = {}): Promise<void> {
    const { action, place } = this.find(id);
    const prompt = action.inline ? this.preview(action) : undefined;
    if (prompt) {
      const short = this.shortFor(prompt, said);
      await this.hands.atOnce(action, prompt, short);
      const first = { key: prompt.key, answer: await this.givenFor(prompt, short) };
      const { book, pack } = this.twin;
      this.must(id, take(this.twin, openProcedure(iph, book, pack, action.procedure, action.args, first)));
    } else {
      await this.hands.start(action, place);
      this.must(id, open(this.twin, action.procedure, action.args));
    }
    await this.finish(said);
    if (place === 'ledger') await this.hands.back();
  }

  /** Answers the open procedure to its end. */
  async finish(said: Said): Promise<void> {
    for (let prompt = question(this.twin); prompt; prompt = question(this.twin)) {
      const short = this.shortFor(prompt, said);
      const secret = prompt.secret === undefined ? undefined : iph.sideName(this.state, prompt.secret);
      await this.hands.answer(prompt, short, secret);
      this.must(prompt.key, answer(this.twin, prompt.key, await this.givenFor(prompt, short)));
    }
  }

  /** Takes the last line back. */
  async undo(): Promise<void> {
    await this.hands.undo();
    this.must('undo', take(this.twin, undoLast(this.twin.book)));
  }

  /** Strikes the latest line of the log with this title. */
  async strikeLine(title: string): Promise<void> {
    const line = logLines(this.twin.book).findLast((each) => each.title === title && !each.struck);
    if (!line) throw new Error(`no line "${title}" in the log`);
    await this.hands.strike(title);
    this.must('strike', take(this.twin, strike(this.twin.book, [line.id])));
  }

  private must(what: string, problem: { readonly message: string } | undefined): void {
    if (problem) throw new Error(`${what} at ${iph.moment(this.state)}: ${problem.message}`);
  }

  private async givenFor(prompt: Prompt, short: Short): Promise<Answer> {
    return short === BY_APP ? this.hands.recorded(prompt.key) : expand(prompt, short);
  }

  private shortFor(prompt: Prompt, said: Said): Short {
    const known = said[prompt.key];
    const short = typeof known === 'function' ? known(prompt, this.state) : known;
    const rolled = prompt.kind === 'dice' || prompt.kind === 'draw';
    if (this.options.dice === 'app' && rolled) return BY_APP;
    if (short !== undefined) return short;
    if (prompt.kind === 'cell') return this.read(prompt);
    if (prompt.kind === 'heads') return prompt.offered.join(' ');
    if (prompt.kind === 'form') return {};
    throw new Error(
      `${prompt.key} (${prompt.title}) is asked at ${iph.moment(this.state)}, and the script has no answer`,
    );
  }

  /** Looks at the sheet: what it does not print is a hex without manmade terrain, no modifier, or a free landing. */
  private read({ chart: id, column, row, shape }: CellPrompt): Short {
    const chart = iph.charts.find((each) => each.id === id);
    const found = chart && lookupCell(chart, this.options.sheet, column, row)?.value;
    if (shape.kind === 'losses') {
      const { attacker, defender } = (found ?? { attacker: 1, defender: 1 }) as Losses;
      return `${attacker}/${defender}`;
    }
    if (shape.kind === 'number') return (found ?? 0) as number;
    return (found ?? (id === 'hexes' ? 'none' : 'lands')) as string;
  }

  private find(id: string): { readonly action: Action; readonly place: 'table' | 'ledger' } {
    const view = iph.table(this.state);
    const panels = view.panels.flatMap((panel) =>
      panel.kind === 'actions' ? panel.actions : panel.kind === 'cup' && panel.draw ? [panel.draw] : [],
    );
    const table = [...(view.main ? [view.main] : []), ...view.actions, ...panels];
    const ledger = iph.ledgers(this.state).flatMap(({ actions }) => actions);
    const on = (actions: readonly Action[]) => actions.find((each) => each.id === id && !each.disabled);
    const onTable = on(table);
    if (onTable) return { action: onTable, place: 'table' };
    const byHand = on(ledger);
    if (byHand) return { action: byHand, place: 'ledger' };
    const offered = [...table, ...ledger].map((each) => each.id).join(', ');
    throw new Error(`${id} is not on offer at ${iph.moment(this.state)}: ${offered}`);
  }

  private preview(action: Action): Prompt | undefined {
    const before = { ...this.twin };
    return open(before, action.procedure, action.args) ? undefined : question(before);
  }
}
