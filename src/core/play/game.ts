import type { AnyBounds } from '../bounds';
import type { ChartDef } from '../charts/chart';
import type { ChartPack } from '../charts/pack';
import type { GameFile } from './game-file';
import type { GameReport } from './game-report';
import type { Args, GameEvent, ProcedureDef } from './procedure';
import type { Answer } from './prompt';
import type { Guide, RuleDigest, Term } from './rules';
import type { GameSheet } from './sheet';
import type { Tone } from './tone';
import type { HullType, LedgerView, RegisterView, Stands, Struck, TableView } from './view';

export type Side = {
  readonly id: string;
  readonly name: string;
  /** The same as no other side of the game. */
  readonly tone: Tone;
};

/** An event that no longer fits the state changes nothing and says why. */
export type Applied<S> = { readonly state: S; readonly conflict?: string };

/** A game is data and short procedures over the engine. Methods, so that the engine may hold any game as `Game<unknown>`. */
export type Game<S, E extends GameEvent = GameEvent> = {
  readonly id: string;
  readonly title: string;
  /** One, where somebody plays alone, to six. */
  readonly sides: readonly Side[];
  readonly charts: readonly ChartDef[];
  /** Made up so that the game can be tried without owning it; labelled wherever it is used. */
  readonly practice: ChartPack;
  /**
   * Its charts differ from edition to edition: a pack as this one has it, with what it lacks kept aside, as `fitPack` makes it.
   */
  editions?(pack: ChartPack): ChartPack;
  /** Dice thrown together are read one by one: their sum says nothing. */
  readonly apart?: true;
  /** Of two sides or more: with a phone for each side, what a side seals stays on its own: every sealed procedure says what stands for it. */
  readonly seals?: true;
  /** The procedure that starts every game. */
  readonly setup: string;
  /** The ids of the ways a game can end: by its rules, or by the players' own word. */
  readonly ends: readonly string[];
  /** The procedures that record one. */
  readonly closes?: readonly string[];
  /** What the end that is recorded goes by: compared with what it was when it was recorded. */
  stands?(state: S): Stands;
  readonly procedures: { readonly [id: string]: ProcedureDef<S, E> };
  initial(): S;
  apply(state: S, event: E): Applied<S>;
  /** What the next game of this kind may begin with, from how the last one stands and what was answered in it: it joins
   * the arguments of its set-up. */
  carry?(last: S, said: readonly Said[]): Args;
  /** Side names as the players gave them. */
  sideName(state: S, side: string): string;
  /** When in the game this is, for log headings. */
  moment(state: S): string;
  /** The phase within it, for headings within those; empty between two phases. */
  phase?(state: S): string | undefined;
  table(state: S): TableView;
  ledgers(state: S): readonly LedgerView[];
  /** What the events of one step have hit, in the order of its events: its result draws it. */
  struck?(state: S, events: readonly E[]): readonly Struck[];
};

/** A procedure of a game, and its answers by the keys of their questions. */
export type Said = { readonly procedure: string; readonly answers: ReadonlyMap<string, Answer> };

/** A method, as those of a game. */
export type GuideOf = { of(state: unknown): Guide }['of'];

/** A method, as those of a game. */
export type RegistersOf = { of(state: unknown): readonly RegisterView[] }['of'];

/** What a rulebook says of who made its game, and which of its texts the app reads. Nothing is filled in from elsewhere. */
export type Published = {
  readonly designer?: string;
  readonly publisher?: string;
  readonly year?: number;
  readonly edition?: string;
  readonly errata?: string;
};

/** `By Ann Lee, 2024. Draft rules of 11 November 2024.` */
export function publishedLine({ designer, publisher, year, edition, errata }: Published): string {
  const made = [designer && `By ${designer}`, publisher, year].filter(Boolean).join(', ');
  return [made, edition, errata && `Errata: ${errata}`].flatMap((part) => (part ? `${part}.` : [])).join(' ');
}

/** A game that was played up to a die, which is left to whoever looks around in it. */
export type Example = {
  readonly lines: readonly unknown[];
  /** How many of them set the game up: a practice game begins after those, at its first decision. */
  readonly setUp: number;
  /** How the roll came about, in one or two sentences for who has never seen the game. */
  readonly told: string;
};

/** What the registry holds of a game before its code is loaded. */
export type GameMeta = {
  readonly id: string;
  readonly title: string;
  readonly blurb: string;
  /** What stands for it in a list: a piece, in the colour of a side. */
  readonly emblem?: { readonly type: HullType; readonly tone: Tone };
  /** Whose game it is, as far as its rulebook says so. */
  readonly published?: Published;
  /** Of a game that is a file: the editions it is played by, oldest first. A new game begins with the last one. */
  readonly files?: readonly GameFile[];
  readonly load: () => Promise<Game<unknown>>;
  /** What its recorded events may hold; fetched for games that come from elsewhere. */
  readonly bounds: () => Promise<AnyBounds>;
  /** The rulebook states every cell of its tables: nothing is learned from players, and there is no practice set. */
  readonly printed?: true;
  /** It has a table of losses by odds, so that a combat can be looked up outside any game. */
  readonly odds?: true;
  /** Its rules in our own words, in the rulebook's order; apart from its code, so that opening a game stays quick. */
  readonly digest?: () => Promise<readonly RuleDigest[]>;
  /** Its terms, explained. */
  readonly terms?: () => Promise<readonly Term[]>;
  /** What can be done now, from the state of a game of this kind. Says nothing that a side keeps secret. */
  readonly guide?: () => Promise<GuideOf>;
  /** The registers of its pieces, under one title; none is open before it has begun. */
  readonly registers?: { readonly title: string; readonly load: () => Promise<RegistersOf> };
  /** A game in its middle, on its practice charts, to look around in. */
  readonly example?: () => Promise<Example>;
  /** Its state on paper and back; apart from its code, because few games need it. */
  readonly sheet?: () => Promise<GameSheet<unknown>>;
  /** What it adds to the report after the battle, and what it tells between two taps; fetched once somebody plays. */
  readonly report?: () => Promise<GameReport<unknown>>;
};
