import { firstPack } from '../../src/app/game-code';
import { drawOne, rollFaces } from '../../src/app/random';
import type { Losses } from '../../src/core/charts/chart';
import { type ChartPack, lookupCell } from '../../src/core/charts/pack';
import { openProcedure, strike, undoLast } from '../../src/core/journal/commands';
import { logLines } from '../../src/core/journal/log';
import type { Game } from '../../src/core/play/game';
import type { Args } from '../../src/core/play/procedure';
import type { Answer, CellPrompt, Prompt } from '../../src/core/play/prompt';
import { type Action, actionsOn } from '../../src/core/play/view';
import { expand, type Short } from './drive';
import { answer, open, question, sitDown, type Table, take } from './play';
import { labelsFor } from './random-answer';

/** Answers by the question's key. A function answers what depends on the question or the state. */
export type Said<S> = { readonly [key: string]: Short | ((prompt: Prompt, state: S) => Short) };

/** Left to the app: it rolls or draws. */
export const BY_APP = 'app';
/** Not answered yet: the question stays open. */
export const LEFT_OPEN = 'left open';

/** What does the seat's taps: a browser's screens, or nothing at all to try a script out. */
export type Hands = {
  /** Taps an action of the table or the ledger: it may be a side's. */
  start(action: Action, place: 'table' | 'ledger', sideName: string | undefined): Promise<void>;
  /** Answers an action's first question on the table itself. */
  atOnce(action: Action, prompt: Prompt, short: Short): Promise<void>;
  /** Answers the open question; `told` is the number that the same tap says with it. */
  answer(prompt: Prompt, short: Short, secretName: string | undefined, told?: string): Promise<void>;
  /** What the app itself rolled or drew for this question. */
  recorded(prompt: Prompt): Promise<Answer>;
  undo(): Promise<void>;
  strike(title: string): Promise<void>;
  back(): Promise<void>;
};

type Options<S> = {
  readonly game: Game<S>;
  readonly charts: ChartPack;
  /** What the players read off their sheet when a cell is asked. */
  readonly sheet?: ChartPack;
  /** What they say to a cell that the sheet does not print. */
  readonly unread?: (prompt: CellPrompt) => Short;
  readonly dice?: 'physical' | 'app';
};

/** A game as a script: what is on the table, and how it is played. */
export type Script<S> = Omit<Options<S>, 'game' | 'charts'> & {
  readonly charts?: 'own' | 'practice';
  /** What its first entry says besides. */
  readonly args?: Args;
  play(seat: Seat<S>): Promise<void>;
};

/** Nobody taps: a script in memory alone. What is left to the app is rolled and drawn as its screens do. */
export const NO_HANDS: Hands = {
  start: async () => {},
  atOnce: async () => {},
  answer: async () => {},
  recorded: async (prompt) => {
    if (prompt.kind === 'dice')
      return { kind: 'dice', faces: rollFaces(prompt.count, prompt.sides), by: 'app' };
    if (prompt.kind !== 'draw') throw new Error(`${prompt.key} is neither rolled nor drawn`);
    const open = prompt.from.filter(({ disabled }) => disabled === undefined);
    return { kind: 'draw', value: open[drawOne(open.length)]?.value ?? '', by: 'app' };
  },
  undo: async () => {},
  strike: async () => {},
  back: async () => {},
};

/** Plays a script from its first entry on. */
export async function playScript<S>(
  game: Game<S>,
  { charts = 'own', args, play, ...table }: Script<S>,
  hands: Hands,
  device?: string,
): Promise<Seat<S>> {
  const pack = firstPack(game as Game<unknown>, charts);
  const seat = new Seat(hands, { ...table, game, charts: pack }, device);
  seat.started(charts, args);
  await play(seat);
  return seat;
}

/** What the form after this choice is answered with, where one tap on the screen answers both. */
function numberTold<S>(prompt: Prompt, short: Short, said: Said<S>) {
  const by = prompt.kind === 'choice' ? prompt.byNumber : undefined;
  if (!by || short !== by.option) return undefined;
  const number = (said[by.form] as { readonly [field: string]: string } | undefined)?.[by.field.key] ?? '';
  return { form: by.form, values: { [by.field.key]: number } };
}

/**
 * A seat at the table: plays a game by a script, and keeps it in memory beside whatever its hands tap, so that
 * both journals can be compared at the end.
 */
export class Seat<S> {
  private readonly game: Game<S>;
  private readonly twin: Table<S>;
  private readonly hands: Hands;
  private readonly options: Options<S>;

  /** The ids of its entries begin with the device, as in any journal. */
  constructor(hands: Hands, options: Options<S>, device = 'fixture') {
    this.hands = hands;
    this.options = options;
    this.game = options.game;
    this.twin = { ...sitDown(options.game, options.charts), now: 0, device };
  }

  get state(): S {
    return this.twin.projection.state;
  }

  get verdict() {
    return this.game.table(this.state).verdict;
  }

  get entries() {
    return this.twin.projection.entries;
  }

  /** The new game's first entry is made by the app itself. */
  started(charts: 'own' | 'practice', args: Args = {}): void {
    open(this.twin, this.game.setup, { charts, ...args });
  }

  /** Takes an action on offer, then answers all that it asks. */
  async act(id: string, said: Said<S> = {}): Promise<void> {
    const { action, place } = this.find(id);
    const prompt = action.inline ? this.preview(action) : undefined;
    if (prompt) {
      const short = this.shortFor(prompt, said);
      await this.hands.atOnce(action, prompt, short);
      const first = { key: prompt.key, answer: await this.givenFor(prompt, short) };
      const { projection, pack } = this.twin;
      this.must(
        id,
        take(this.twin, openProcedure(this.game, projection, pack, action.procedure, action.args, first)),
      );
    } else {
      await this.hands.start(action, place, this.nameOf(action.side));
      const { projection, pack } = this.twin;
      const { procedure, args, answers = [] } = action;
      this.must(id, take(this.twin, openProcedure(this.game, projection, pack, procedure, args, ...answers)));
    }
    await this.finish(said);
    if (place === 'ledger') await this.hands.back();
  }

  /** Answers the open procedure to its end, or to the question that is left open. */
  async finish(said: Said<S>): Promise<void> {
    for (let prompt = question(this.twin); prompt; prompt = question(this.twin)) {
      const short = this.shortFor(prompt, said);
      if (short === LEFT_OPEN) return;
      const told = numberTold(prompt, short, said);
      await this.hands.answer(
        prompt,
        short,
        this.nameOf(prompt.secret),
        told && Object.values(told.values)[0],
      );
      const more = told ? [{ key: told.form, answer: { kind: 'form', values: told.values } as const }] : [];
      this.must(prompt.key, answer(this.twin, prompt.key, await this.givenFor(prompt, short), ...more));
    }
  }

  /** Takes the last line back. */
  async undo(): Promise<void> {
    await this.hands.undo();
    this.must('undo', take(this.twin, undoLast(this.twin.projection)));
  }

  /** Strikes the latest line of the log with this title. */
  async strikeLine(title: string): Promise<void> {
    const line = logLines(this.twin.projection).findLast((each) => each.title === title && !each.struck);
    if (!line) throw new Error(`no line "${title}" in the log`);
    await this.hands.strike(title);
    this.must('strike', take(this.twin, strike(this.twin.projection, [line.id])));
  }

  private must(what: string, problem: { readonly message: string } | undefined): void {
    if (problem) throw new Error(`${what} at ${this.game.moment(this.state)}: ${problem.message}`);
  }

  private nameOf(side: string | undefined): string | undefined {
    return side === undefined ? undefined : this.game.sideName(this.state, side);
  }

  private async givenFor(prompt: Prompt, short: Short): Promise<Answer> {
    return short === BY_APP ? this.hands.recorded(prompt) : expand(prompt, short);
  }

  private shortFor(prompt: Prompt, said: Said<S>): Short {
    const known = said[prompt.key];
    const short = typeof known === 'function' ? known(prompt, this.state) : known;
    const rolled = prompt.kind === 'dice' || prompt.kind === 'draw';
    if (this.options.dice === 'app' && rolled) return BY_APP;
    if (short !== undefined) return short;
    if (prompt.kind === 'cell') return this.read(prompt);
    if (prompt.kind === 'heads') return labelsFor(prompt).join(' ');
    if (prompt.kind === 'form') return {};
    throw new Error(
      `${prompt.key} (${prompt.title}) is asked at ${this.game.moment(this.state)}, and the script has no answer`,
    );
  }

  /** Looks at the sheet, or says what its silence means. */
  private read(prompt: CellPrompt): Short {
    const { chart: id, column, row, shape } = prompt;
    const chart = this.game.charts.find((each) => each.id === id);
    const { sheet, unread } = this.options;
    const found = chart && sheet && lookupCell(chart, sheet, column, row)?.value;
    if (found === undefined && unread) return unread(prompt);
    if (shape.kind !== 'losses') return found as number | string;
    const { attacker, defender } = found as Losses;
    return `${attacker}/${defender}`;
  }

  private find(id: string): { readonly action: Action; readonly place: 'table' | 'ledger' } {
    const table = actionsOn(this.game.table(this.state));
    const ledger = this.game.ledgers(this.state).flatMap(({ actions }) => actions);
    const on = (actions: readonly Action[]) => actions.find((each) => each.id === id && !each.disabled);
    const onTable = on(table);
    if (onTable) return { action: onTable, place: 'table' };
    const byHand = on(ledger);
    if (byHand) return { action: byHand, place: 'ledger' };
    const offered = [...table, ...ledger].map((each) => each.id).join(', ');
    throw new Error(`${id} is not on offer at ${this.game.moment(this.state)}: ${offered}`);
  }

  private preview(action: Action): Prompt | undefined {
    const before = { ...this.twin };
    return open(before, action.procedure, action.args) ? undefined : question(before);
  }
}
