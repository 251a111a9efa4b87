import { type GameFile, ownId } from '../../core/play/game-file';
import { fail, failWith, ok, type Problem, type Result } from '../../core/result';
import { registry } from '../../games/registry';
import type { Definition } from '../../own/format/definition';
import { problemsIn, type ReadDefinition, readDefinition } from '../../own/format/parse';

/** The file of a game, checked: as it goes into the store, and what it says. */
export type ReadFile = {
  readonly file: GameFile;
  readonly definition: Definition;
  /** What this version cannot play of it, by the line of the text. */
  readonly unplayed?: Problem;
};

/** Reads a text from anywhere. It is the same file however it is laid out. */
export async function readFileText(text: string): Promise<Result<ReadFile>> {
  const read = readDefinition(text);
  if (!read.ok) return withCount(read.problem, problemsIn(text).length - 1);
  const { definition, canonical } = read.value;
  const unplayed = unplayedOf(read.value);
  const { id, title, edition } = definition.game;
  const coded = registry.find((meta) => meta.id === id);
  if (coded) return isCoded(title, id, coded.title);
  if (!ID.test(id) || id in {}) return notAnId(id);
  const hash = await hashOf(canonical);
  if (hash === undefined) return insecure;
  const file = { hash, game: ownId(id), title, edition, text: canonical };
  return ok({ file, definition: { ...definition, hash }, ...(unplayed && { unplayed }) });
}

/** What the file of a hash says, where it can be played: read once, as it never changes. */
export function definitionOf({ hash, text }: GameFile): Result<Definition> {
  const known = definitions.get(hash);
  if (known) return known;
  const read = readDefinition(text);
  const unplayed = read.ok && unplayedOf(read.value);
  const played = read.ok ? ok({ ...read.value.definition, hash }) : read;
  const result = unplayed ? { ok: false as const, problem: unplayed } : played;
  definitions.set(hash, result);
  return result;
}

const definitions = new Map<string, Result<Definition>>();

/** What an id may hold where copies and charts name the game by it. */
const ID = /^[\w-]{1,40}$/;

/** Whether a stored file is still the text of its hash; where the browser cannot tell, it is taken for that. */
export async function isWhole({ hash, text }: GameFile): Promise<boolean> {
  const now = await hashOf(text);
  return now === undefined || now === hash;
}

async function hashOf(text: string): Promise<string | undefined> {
  const bytes = new TextEncoder().encode(text);
  const sum = await globalThis.crypto?.subtle?.digest('SHA-256', bytes).catch(() => undefined);
  return sum && Array.from(new Uint8Array(sum), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The first problem, and how many there are besides. */
function withCount(problem: Problem, more: number): { ok: false; problem: Problem } {
  const rest = more > 0 ? ` And ${more} more ${more === 1 ? 'problem' : 'problems'}.` : '';
  return { ok: false, problem: { ...problem, message: `${problem.message}${rest} Nothing was changed.` } };
}

function unplayedOf({ definition, unplayed: [first] }: ReadDefinition): Problem | undefined {
  if (!first) return undefined;
  const why = `"${definition.game.title}" cannot be played. ${first.message}`;
  return failWith(['update'], 'own.unplayed', `${why} Nothing was changed. Update the app, then try again.`)
    .problem;
}

const isCoded = (title: string, id: string, coded: string) =>
  fail(
    'own.coded',
    `"${title}" calls itself "${id}", and that is ${coded}, which this app has already. Nothing was changed. Its author gives it another id.`,
  );

const notAnId = (id: string) =>
  fail('own.id', `"${id}" is no id of a game: letters, digits, - and _, up to 40. Nothing was changed.`);

const insecure = fail(
  'own.insecure',
  'This is not an https address, so the browser cannot tell one file of a game from another. Nothing was changed. Open the app at an https address.',
);
