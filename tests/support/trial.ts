import { type Amending, amend, giveAmended, runAmending } from '../../src/core/journal/amend';
import type { GameMeta } from '../../src/core/play/game';
import type { Prompt } from '../../src/core/play/prompt';
import { expand, type Short } from './drive';
import type { GameScripts } from './fixtures';
import { question, say, type Table, take } from './play';

type Stations = { readonly [name: string]: () => Table<never> };

/** What the tests that run over every game have to know of one. */
export type Trial = {
  readonly meta: GameMeta;
  /** Its recorded games, and the verdict on the screen at the end of each that comes to one. */
  readonly scripts: GameScripts<unknown>;
  readonly verdicts: { readonly [name: string]: string };
  /** The one of them that a browser plays too, in the soak. */
  readonly whole: string;
  /** Its table, a curtain, and what no other game shows: a browser looks at them in every run. */
  readonly stations: Stations;
  /** Those that show no kind of which there is none among those of all games: looked at in the soak. */
  readonly moreStations?: Stations;
  /** A procedure at its first question, and all it is answered, dice among it, up to its end. */
  readonly procedure: { readonly at: () => Table<never>; readonly answers: readonly Short[] };
  /** The question of that procedure that is answered otherwise afterwards, and what is said then. */
  readonly amended: { readonly key: string; readonly answers: readonly Short[] };
  /** A question that one side alone may see, and two answers that nobody else can tell apart. */
  readonly secret?: { readonly at: () => Table<never>; readonly answers: readonly [Short, Short] };
  /** What a player types to find a rule, and the rule's number or heading. */
  readonly lookUp: { readonly words: string; readonly rule: string };
};

/** Taps an answer on a screen, or nowhere. */
type Tapped = (prompt: Prompt, short: Short) => Promise<void>;
const NOWHERE: Tapped = async () => {};

/** The trial's procedure, tapped and kept in memory beside it. */
export async function playTrial({ procedure }: Trial, tapped = NOWHERE): Promise<Table<never>> {
  const table = procedure.at();
  for (const short of procedure.answers) {
    const prompt = question(table);
    if (!prompt) throw new Error('no question is open');
    await tapped(prompt, short);
    say(table, short);
  }
  return table;
}

/** Amends the procedure that was played last, and what of it is asked anew; then calls `tell`, and records it. */
export async function amendTrial(
  { amended: { key, answers } }: Trial,
  table: Table<never>,
  reason: string,
  tapped = NOWHERE,
  tell = async () => {},
): Promise<void> {
  const { game, projection, pack } = table;
  let draft: Amending = { of: projection.runs.at(-1)?.opened.id ?? '', changes: [] };
  for (const [i, short] of answers.entries()) {
    const asked = i === 0 ? key : undefined;
    const now = runAmending(game, projection, pack, draft, asked);
    const prompt = now.ok ? now.value.question?.prompt : undefined;
    if (!prompt) throw new Error(`${key}: nothing is asked`);
    await tapped(prompt, short);
    const given = giveAmended(game, projection, pack, draft, prompt.key, expand(prompt, short), asked);
    if (!given.ok) throw new Error(given.problem.code);
    draft = given.value;
  }
  await tell();
  const problem = take(table, amend(game, projection, pack, draft, reason));
  if (problem) throw new Error(problem.code);
}
