import type { ReadonlySignal } from '@preact/signals';
import type { ChartPack, Lesson } from '../core/charts/pack';
import type { Command, OpenQuestion } from '../core/journal/commands';
import type { Entry, Unplaced, Used } from '../core/journal/journal';
import type { LogLine } from '../core/journal/log';
import type { PhoneWords } from '../core/journal/phone-words';
import type { ProcedureRun, Projection } from '../core/journal/projection';
import type { Game, GameMeta } from '../core/play/game';
import type { GameFile } from '../core/play/game-file';
import type { gainedBetween } from '../core/play/ledger';
import type { Args } from '../core/play/procedure';
import type { Answer, Prompt } from '../core/play/prompt';
import type { Given, LedgerView, TableView } from '../core/play/view';
import type { Problem, Result } from '../core/result';
import type { GameRow, SeatRow } from '../storage/rows';

export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly problem: Problem };

/** What a journal is joined to: as it stands here. */
export type Here = {
  readonly projection: Projection<unknown>;
  readonly pack: ChartPack;
  readonly row: GameRow;
};

/** All lines in their order, this phone's seat, and what the new lines teach its charts. */
export type Adopted = {
  readonly entries: readonly Entry[];
  /** Where the lines here stand first as they did: their projection, and what it comes to with the new ones. */
  readonly folded?: { readonly onto: Projection<unknown>; readonly gives: Projection<unknown> };
  readonly seat: SeatRow | undefined;
  readonly learn: readonly Lesson[];
};

/** What counts the time of a game clock: it goes on record with the lines that are written anyway. */
export type Timekeeper = {
  /** What is counted and not on record yet; nothing below a second. */
  due(): { readonly used: Used } | undefined;
  /** It is on record. */
  kept(used: Used): void;
};

/** A procedure that a tap has closed, and the state that it was opened on. */
export type Closed = ProcedureRun & { readonly before: unknown };

/** Why a step, or the open question, is not for this phone; what it rests on can be told by mouth where that is unread here. */
export type Away = { readonly words: string; readonly isUnread?: true };

/**
 * How a journal is folded and what may be added to it. A long game has ways of its own, and one on several phones; each is
 * fetched with the first such game.
 */
export type How = {
  fold(game: Game<unknown>, entries: readonly Entry[]): Projection<unknown>;
  extend(game: Game<unknown>, projection: Projection<unknown>, entry: Entry): Projection<unknown>;
  /** Why this phone may not add that now. */
  refuse?(
    game: Game<unknown>,
    projection: Projection<unknown>,
    entry: Entry,
    row: GameRow,
  ): Problem | undefined;
  /** That a step, or the open question, is for another phone, in a sentence with its owner's name. */
  elsewhere?(session: Session, step?: Start): Away | undefined;
  /** The line as it is stored: what a side seals is kept apart from what goes to other phones. */
  seal?(game: Game<unknown>, projection: Projection<unknown>, entry: Entry, row: GameRow): Promise<Entry>;
  /** What is added to the arguments of a procedure as it is opened. */
  argsOf?(game: Game<unknown>, projection: Projection<unknown>, procedure: string, args: Args): Args;
  /** What follows by itself from what was recorded. */
  due?(game: Game<unknown>, projection: Projection<unknown>, row: GameRow): Promise<Unplaced | undefined>;
  /** What the log says of the phones. */
  words?(game: Game<unknown>, projection: Projection<unknown>): PhoneWords;
  /** The names of who has sealed something that this phone does not know. */
  lacking?(entries: readonly Entry[]): readonly string[];
  /** What is to be told of the phones, before a tap. */
  tell?(game: Game<unknown>, projection: Projection<unknown>, row: GameRow): Several | undefined;
};

/** At a game on several phones, how it stands with this one. */
export type Several = {
  /** The side or the onlooker's seat of this phone; nothing once it has none. */
  readonly seat: string | undefined;
  readonly barred?: Barred | undefined;
  /** This side may seal that now, while another phone has the pen. */
  beside(step: Start): boolean;
  /** The projection with those lines alone that undo and redo of this phone reach. */
  readonly reach: Projection<unknown>;
  /** Whether a line is of a story that waits for the players' word on which happened first. */
  waits(id: string): boolean;
  /** Who wrote a line that players write themselves, by name. */
  writer(line: Pick<LogLine, 'id' | 'kind'>): string | undefined;
  /** Who recorded a line, and who struck it where it is struck, by name. */
  recorded(id: string): { readonly by?: string | undefined; readonly struckBy?: string | undefined };
};

/**
 * Why this phone does not play now: another one has the pen, it looks on, its player goes on with another device, two
 * stories wait for the players' word, or it came back from a safety copy and has not met another phone yet.
 */
export type Barred = {
  readonly why: 'pen' | 'seat' | 'device' | 'fork' | 'back';
  /** "Ann has the pen". */
  readonly words: string;
  /** There is nothing to be done here, whoever has the pen. */
  readonly hides: boolean;
};

/** What an open game that is files is played by. It grows with each edition that its journal comes to name. */
export type OwnSession = {
  /** As it is played now; the last of its `files` is the newest. */
  readonly meta: ReadonlySignal<GameMeta>;
  /** By all editions that the journal names; the same one from beginning to end. */
  readonly game: Game<unknown>;
  /** Why it can be read and not played. */
  readonly missing: Problem | undefined;
  /** With these editions too. Gives the way back, for what was not recorded after all. */
  grow(files: readonly GameFile[]): Promise<Result<() => void>>;
  /** The game with these editions too, for lines that are checked first. */
  grown(files: readonly GameFile[]): Promise<Result<Game<unknown>>>;
  /** Of what is here the files that these entries name. */
  filesIn(entries: readonly unknown[]): readonly GameFile[];
};

/** What a button starts; an `Action` of a view fits. */
type Start = { readonly procedure: string; readonly args: Args };

/**
 * One open game. A tap resolves to true once it is committed and shown; false means that nothing was recorded
 * and the same question is still open, with `notice` saying why (a second tap on the same thing is simply dropped).
 */
export type Session = {
  readonly game: Game<unknown>;
  /** Of a game that is files: what it is played by. */
  readonly own?: OwnSession;
  readonly row: ReadonlySignal<GameRow>;
  readonly projection: ReadonlySignal<Projection<unknown>>;
  readonly pack: ReadonlySignal<ChartPack>;
  readonly question: ReadonlySignal<OpenQuestion | undefined>;
  readonly table: ReadonlySignal<TableView>;
  readonly ledgers: ReadonlySignal<readonly LedgerView[]>;
  /** The whole log; costs with the length of the game, so only the log screen reads it. */
  readonly words: ReadonlySignal<PhoneWords | undefined>;
  readonly log: ReadonlySignal<readonly LogLine[]>;
  /** The last twelve lines of the log, oldest first; costs the same however long the game. */
  readonly latest: ReadonlySignal<readonly LogLine[]>;
  /** The procedure that the last tap closed, until dismissed or another tap. */
  readonly lastResult: ReadonlySignal<Closed | undefined>;
  /** What that result put into the open ledgers, or took out of them. */
  readonly gained: ReadonlySignal<ReturnType<typeof gainedBetween>>;
  dismissResult(): void;
  readonly save: ReadonlySignal<SaveState>;
  /** The game is played in another tab: this one shows what is recorded there, and takes no tap. */
  readonly following: ReadonlySignal<boolean>;
  /** Undefined on one phone. */
  readonly several: ReadonlySignal<Several | undefined>;
  /** Goes on in this tab; the other one follows from then on. */
  takeOver(): Promise<void>;
  readonly notice: ReadonlySignal<Problem | undefined>;
  dismissNotice(): void;
  /** At a game on several phones: whose phone an action, or without one the open question, is for, in a sentence; else nothing. */
  elsewhere(action?: Start): Away | undefined;
  /** The first question of an action, without opening it. */
  preview(action: Start): Prompt | undefined;
  /** With answers to its first questions, in one tap. */
  start(action: Start, ...given: readonly Given[]): Promise<boolean>;
  /** With those to the questions after it that the same tap answers. */
  answer(key: string, answer: Answer, ...more: readonly Given[]): Promise<boolean>;
  undo(): Promise<boolean>;
  redo(): Promise<boolean>;
  cancel(): Promise<boolean>;
  strike(ids: readonly string[]): Promise<boolean>;
  note(text: string): Promise<boolean>;
  /** Sets the game clock, lets it run or stand. */
  clock(command: Result<Command>): Promise<boolean>;
  /** Who counts the time from now on, if anybody. */
  timeBy(timekeeper: Timekeeper | undefined): void;
  /** Records what a command works out, of the whole projection, whose code not every game loads. `name` tells a second tap from another one. */
  record(
    name: string,
    command: (projection: Projection<unknown>, pack: ChartPack) => Result<Command>,
  ): Promise<boolean>;
  /** What the journal comes to with lines of other phones, in one transaction, after what is being saved. `name` as with `record`. */
  adopt(change: (now: Here) => Result<Adopted>, name?: string): Promise<boolean>;
  /** Reads what the projection of a long game lacks; false, with a notice, where it cannot be read. */
  whole(): Promise<boolean>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Cancelling what is open strikes other entries than undo would: never on its first question. */
  readonly cancelsMore: ReadonlySignal<boolean>;
  close(): void;
};
