import { type ChartPack, withLessons } from '../../core/charts/pack';
import { parsePack, readingOf } from '../../core/charts/parse-pack';
import { type Amending, amend, giveAmended, runAmending } from '../../core/journal/amend';
import { backupText, type ReadBackup, readBackupText } from '../../core/journal/backup';
import { checkHostileGame, type GameAbout } from '../../core/journal/backup-game';
import {
  addNote,
  answerQuestion,
  answersFit,
  type Command,
  cancelOpen,
  type OpenQuestion,
  openProcedure,
  openQuestion,
  redoLast,
  strike,
  undoLast,
} from '../../core/journal/commands';
import { type Entry, placeEntry } from '../../core/journal/journal';
import { type LogLine, logLines } from '../../core/journal/log';
import { overrideOpen } from '../../core/journal/override';
import { extendProjection, foldJournal, type Projection, sealedFor } from '../../core/journal/projection';
import { tellTable } from '../../core/journal/tell-table';
import { undoTo } from '../../core/journal/undo-to';
import { isRecord, isText, isTextLine, isWhole, type Json, sameJson } from '../../core/json';
import { FROM_SHEET, TITLE_LENGTH } from '../../core/names';
import { parseHostile } from '../../core/parse-json';
import { strayKey } from '../../core/play/form';
import type { Game, GameMeta } from '../../core/play/game';
import type { GameFile } from '../../core/play/game-file';
import type { Answer, Prompt } from '../../core/play/prompt';
import { type Action, actionsOn } from '../../core/play/view';
import { fail, ok, type Problem, type Result } from '../../core/result';
import { argsOfBeginning } from '../create-game';
import { firstPack, loadGameCode, stepsOf } from '../game-code';
import { answerOf } from './answer';

/**
 * A table without a screen, for programs: commands in, what the screens would show out, each one line of JSON (docs/table.md).
 * Everything goes by the same commands, guards and words as a tap. Dice are physical and time is a count, so that the same
 * lines always say the same.
 */
export type TextTable = {
  /** The reply to one line. Nothing changes where it is an `error`. */
  hear(line: string): Promise<string>;
};

/** Of the protocol; raised when what a program may rely on changes. */
const VERSION = 1;
const LINE_LIMIT = 1_000_000;
const DEVICE = 'table';

type Sat = {
  /** The side that reads: what another one has sealed is withheld, as its curtain does. */
  readonly seat: string | undefined;
  readonly game: Game<unknown>;
  /** Of a game that is files. */
  readonly files: readonly GameFile[];
  projection: Projection<unknown>;
  pack: ChartPack;
  charts: GameAbout['charts'];
};
type Said = { readonly [key: string]: unknown };
type Reply = Result<Said>;
/** What each command may be given besides `do`. */
const KEYS: { readonly [name: string]: readonly string[] } = {
  new: ['charts', 'from'],
  load: ['copy'],
  save: ['title'],
  look: [],
  log: ['from'],
  start: ['offer', 'side'],
  answer: ['key', 'value', 'marks'],
  override: ['key', 'value', 'reason'],
  note: ['text'],
  strike: ['lines'],
  undo: [],
  redo: [],
  'undo to': ['line'],
  cancel: [],
  amend: ['line', 'changes', 'reason'],
};

/** `seat`: the side that reads. */
export function makeTextTable(meta: GameMeta, seat?: string): TextTable {
  let sat: Sat | undefined;
  let heard = 0;

  async function hear(line: string): Promise<string> {
    heard += 1;
    const said = await reply(line).catch((error: unknown) =>
      fail('table.broken', `This cannot be worked out. Please report: ${String(error)}`),
    );
    return JSON.stringify(said.ok ? said.value : { error: { ...told(said.problem), line: heard } });
  }

  async function reply(line: string): Promise<Reply> {
    if (line.length > LINE_LIMIT) return fail('table.line', 'A line has at most a million characters.');
    const parsed = parseHostile(line, { millions: 1, depth: 12, values: 100_000 });
    if (!parsed.ok) return fail('table.json', 'A line is one JSON object.');
    const command = parsed.value;
    if (!isRecord(command) || !isText(command.do)) return fail('table.do', 'A line is {"do": …}.');
    const keys = Object.hasOwn(KEYS, command.do) ? KEYS[command.do] : undefined;
    if (!keys) return fail('table.do', `There is no "${command.do}": ${Object.keys(KEYS).join(', ')}.`);
    const strange = Object.keys(command).find((key) => key !== 'do' && !keys.includes(key));
    if (strange !== undefined) return fail('table.key', `"${command.do}" takes no "${strange}".`);
    if (command.do === 'new') return begin(command.charts ?? 'own', command.from ?? 'set-up');
    if (command.do === 'load') return load(command.copy);
    if (!sat) return fail('table.none', 'Nobody has sat down yet: "new" or "load" comes first.');
    if (command.do === 'look') return ok(view(sat));
    if (command.do === 'log') return readLog(sat, command.from ?? 1);
    if (command.do === 'save') return save(sat, command.title ?? sat.game.title);
    return take(sat, planned(sat, command.do, command));
  }

  async function begin(charts: unknown, from: unknown): Promise<Reply> {
    if (charts !== 'own' && charts !== 'practice')
      return fail('table.charts', 'Charts are "own", to be learned, or "practice".');
    if (from !== 'set-up' && from !== 'sheet')
      return fail('table.from', 'A game starts from its "set-up" or from a state "sheet".');
    const loaded = await loadGameCode([meta], meta.id, from === 'sheet' ? [FROM_SHEET] : []);
    if (!loaded.ok) return loaded;
    const game = loaded.value;
    await stepsOf(game);
    const next: Sat = {
      ...{ seat, game, files: meta.files ?? [], charts },
      projection: foldJournal(game, []),
      pack: firstPack(game, charts),
    };
    const setup = from === 'sheet' ? FROM_SHEET : game.setup;
    const args = { charts, ...argsOfBeginning(meta) };
    const opened = take(next, openProcedure(game, next.projection, next.pack, setup, args));
    if (opened.ok) sat = next;
    return opened;
  }

  async function load(copy: unknown): Promise<Reply> {
    if (!isText(copy)) return fail('table.copy', '"copy" is the text of a file of copies.');
    const read = readBackupText(copy);
    if (!read.ok) return read;
    const [one] = read.value.games;
    if (!one || read.value.games.length > 1) return fail('table.copy', 'The copy is to hold one game.');
    if (!one.read.ok) return one.read;
    const { about, entries } = one.read.value;
    if (about.game !== meta.id) return fail('table.game', `This is a game of ${about.game}.`);
    const played = meta.files ? await playedIn(meta.files, read.value, entries) : ok(meta);
    if (!played.ok) return played;
    const { files = [], bounds } = played.value;
    const loaded = await loadGameCode([played.value], meta.id, [FROM_SHEET]);
    if (!loaded.ok) return loaded;
    const game = loaded.value;
    await stepsOf(game);
    const checked = checkHostileGame(game, await bounds(), one.read.value, () => false);
    if (!checked.ok) return checked;
    const theirs = read.value.packs.map((pack) => parsePack(game.charts, game.id, pack, readingOf(game)));
    const bad = theirs.find((pack) => !pack.ok);
    if (bad) return bad as Reply;
    const pack = theirs.flatMap((each) => (each.ok ? [each.value] : [])).find(({ id }) => id === about.pack);
    sat = {
      ...{ seat, game, files, charts: about.charts },
      projection: foldJournal(game, entries),
      pack: pack ?? firstPack(game, about.charts),
    };
    return ok(view(sat));
  }

  return { hear };
}

/** By the files that a journal names, of its copy or those that the table was laid with. */
async function playedIn(
  here: readonly GameFile[],
  { definitions }: ReadBackup,
  entries: readonly Entry[],
): Promise<Result<GameMeta>> {
  const { filesFor, readFiles } = await import('../own/files-of-copy');
  const { playedBy } = await import('../own/own-session');
  const read = await readFiles(definitions);
  if (!read.ok) return read;
  const came = filesFor(read.value, here[0]?.game ?? '', entries);
  return came.ok ? playedBy([...came.value, ...here], entries) : came;
}

/** What a line would record, worked out from the table as it stands. */
function planned(sat: Sat, name: string, given: Said): Result<Command> {
  const { game, projection, pack } = sat;
  const asked = openQuestion(game, projection, pack);
  const lineOf = (seq: unknown) => projection.entries.find((entry) => entry.seq === seq)?.id;
  switch (name) {
    case 'start':
      return startOffer(game, projection, pack, given);
    case 'answer': {
      if (!asked) return fail('question.none', 'No question is open. Nothing was changed.');
      if (isHidden(sat, asked.prompt)) return fail('table.seat', `Only ${asked.prompt.secret} answers this.`);
      if (asked.prompt.key !== given.key)
        return fail('question.moved', `The open question is "${asked.prompt.key}". Nothing was changed.`);
      const answer = answerTo(asked.prompt, given.value, given.marks);
      return answer.ok ? answerQuestion(game, projection, pack, asked.prompt.key, answer.value) : answer;
    }
    case 'override': {
      const { key, value, reason } = given;
      if (!isText(key) || !isText(reason)) return fail('table.value', 'An override has a key and a reason.');
      if (asked && isHidden(sat, asked.prompt)) return fail('table.seat', 'What is open is another side’s.');
      return overrideOpen(game, projection, pack, key, { kind: 'override', value: value as Json, reason });
    }
    case 'note':
      return isText(given.text) ? addNote(given.text) : fail('note.empty', 'A note needs some words.');
    case 'strike': {
      const ids = Array.isArray(given.lines) ? given.lines.map(lineOf) : [];
      return strike(
        projection,
        ids.flatMap((id) => id ?? ['']),
      );
    }
    case 'undo':
      return undoLast(projection);
    case 'redo':
      return redoLast(projection);
    case 'undo to':
      return undoTo(game, projection, lineOf(given.line) ?? '');
    case 'cancel':
      return cancelOpen(projection);
    default:
      return amended(sat, given, lineOf(given.line) ?? '');
  }
}

/** Gives the changed answers in the order in which they are asked, and records what that comes to. */
function amended(sat: Sat, { changes, reason = '' }: Said, of: string): Result<Command> {
  if (!isRecord(changes) || !isText(reason))
    return fail('table.value', 'An amendment has changes by key, and perhaps a reason.');
  const { seat, game, projection, pack } = sat;
  const procedureRun = projection.runs.find(({ opened }) => opened.id === of);
  if (procedureRun && seat !== undefined && (sealedFor(projection, procedureRun) ?? seat) !== seat)
    return fail('table.seat', 'That entry is another side’s.');
  let amending: Amending = { of, changes: [] };
  for (const [key, value] of Object.entries(changes)) {
    const found = promptOf(game, projection, pack, amending, key);
    if (!found.ok) return found;
    if (isHidden(sat, found.value)) return fail('table.seat', `Only ${found.value.secret} answers "${key}".`);
    const answer = answerTo(found.value, value, undefined);
    if (!answer.ok) return answer;
    const given = giveAmended(game, projection, pack, amending, key, answer.value, key);
    if (!given.ok) return given;
    amending = given.value;
  }
  return amend(game, projection, pack, amending, reason);
}

function take(table: Sat, command: Result<Command>): Reply {
  if (!command.ok) return command;
  const { entries } = table.projection;
  const entry = placeEntry(entries, command.value.entry, DEVICE, (entries.length + 1) * 1000);
  const done = new Set(closedIn(table.projection));
  table.projection = extendProjection(table.game, table.projection, entry);
  table.pack = withLessons(table.pack, command.value.learn, entry.at);
  const closed = closedIn(table.projection).find((id) => !done.has(id));
  const line = closed === undefined ? undefined : logLines(table.projection).find(({ id }) => id === closed);
  return ok({ ...view(table), ...(line && { result: shownLine(line) }) });
}

const isHidden = ({ seat }: Sat, { secret }: Prompt): boolean =>
  seat !== undefined && secret !== undefined && secret !== seat;

/** What is on the table: where the game stands, what is asked or can be done, and the totals. */
function view(sat: Sat): Said {
  const { seat, game, projection, pack } = sat;
  const { heading, subheading, score, verdict, obligations: owed } = tellTable(game, projection);
  const { line: _, ...told } = verdict ?? {};
  const asked = openQuestion(game, projection, pack);
  const totals = game
    .ledgers(projection.state)
    .flatMap(({ title, total, sealed }) =>
      total && !(seat !== undefined && sealed !== undefined && sealed !== seat)
        ? [{ title, label: total.label, value: total.value }]
        : [],
    );
  return {
    table: VERSION,
    entries: projection.entries.length,
    moment: game.moment(projection.state),
    heading,
    ...(subheading && { subheading }),
    ...(score && { score }),
    ...(verdict && { verdict: told }),
    totals,
    owed: owed.map(({ label, rule }) => ({ label, rule })),
    ...(asked
      ? { question: isHidden(sat, asked.prompt) ? { sealed: asked.prompt.secret } : shownQuestion(asked) }
      : { offers: offersOf(game, projection, pack).map(shownOffer) }),
  };
}

function readLog({ projection }: Sat, from: unknown): Reply {
  if (!isWhole(from, 1, 1e9)) return fail('table.value', '"from" is the number of an entry.');
  return ok({ log: logLines(projection).flatMap((line) => (line.seq >= from ? [shownLine(line)] : [])) });
}

function save({ seat, game, files, projection, pack, charts }: Sat, title: unknown): Reply {
  if (!isTextLine(title, TITLE_LENGTH))
    return fail('table.value', `A title has 1 to ${TITLE_LENGTH} characters.`);
  if (
    seat !== undefined &&
    projection.runs.some((procedureRun) => (sealedFor(projection, procedureRun) ?? seat) !== seat)
  )
    return fail('table.seat', 'A copy would hold what another side has sealed.');
  const about: GameAbout = {
    ...{ id: 'table', game: game.id, title, charts, pack: pack.id, created: 0 },
    ...{ updated: projection.entries.at(-1)?.at ?? 0, archived: false, origin: 'table' },
  };
  const games = [{ about, entries: projection.entries }];
  const definitions = files.map(({ hash, text }) => ({ hash, text }));
  return ok({
    copy: backupText({
      ...{ made: 0, scope: 'game', games, packs: [pack], settings: {} },
      ...(definitions.length > 0 && { definitions }),
    }),
  });
}

const told = ({ code, message }: Problem) => ({ code, message });

/** A field that is not asked is refused, as a command's strange key is: a program would take it for taken. */
function answerTo(prompt: Prompt, value: unknown, marks: unknown): Result<Answer> {
  const answer = answerOf(prompt, value, marks);
  if (!answer) return fail('table.value', `This is no answer to a question of kind ${prompt.kind}.`);
  const stray =
    prompt.kind === 'form' && answer.kind === 'form' ? strayKey(prompt.fields, answer.values) : undefined;
  return stray === undefined
    ? ok(answer)
    : fail('table.field', `"${prompt.key}" asks for no "${stray}" with these values.`);
}

/** What goes out of a question. The state that it is asked on stays here: it holds what others have sealed. */
const shownQuestion = ({ procedure, title, side, binding, prompt, overridable, previous }: OpenQuestion) => ({
  ...{ procedure, title },
  ...(side !== undefined && { side }),
  ...{ binding, prompt, overridable },
  ...(previous && { previous }),
});

const shownOffer = ({ procedure: _, args: __, answers: ___, ...offer }: Action) => offer;

/** The same may stand in several places of the screens. */
const isSame = (one: Action, other: Action): boolean =>
  one.id === other.id && one.side === other.side && sameJson(one.args, other.args);

/** Everything that may be started, the main one first. */
function offersOf(game: Game<unknown>, projection: Projection<unknown>, pack: ChartPack): readonly Action[] {
  if (projection.open) return [];
  const inLedgers = game.ledgers(projection.state).flatMap((ledger) => ledger.actions);
  const all = [...actionsOn(game.table(projection.state)), ...inLedgers];
  return all.filter(
    (one, i) =>
      answersFit(game, projection, pack, one) && !all.slice(0, i).some((other) => isSame(one, other)),
  );
}

/** Opens what is offered under this id. */
function startOffer(
  game: Game<unknown>,
  projection: Projection<unknown>,
  pack: ChartPack,
  { offer, side }: Said,
): Result<Command> {
  const [action, other] = offersOf(game, projection, pack).filter(
    ({ id, side: whose }) => id === offer && (side === undefined || whose === side),
  );
  if (!action) return fail('table.offer', `"${offer}" is not offered now.`);
  if (other) return fail('table.offer', `"${offer}" is offered to both sides: say which.`);
  if (action.disabled) return fail('table.offer', action.disabled);
  const { procedure, args, answers = [] } = action;
  return openProcedure(game, projection, pack, procedure, args, ...answers);
}

const closedIn = ({ runs }: Projection<unknown>): readonly string[] =>
  runs.flatMap(({ opened, outcome, struck }) => (outcome && !struck ? [opened.id] : []));

/** The question that an amendment asks anew under this key. */
function promptOf(
  game: Game<unknown>,
  projection: Projection<unknown>,
  pack: ChartPack,
  amending: Amending,
  key: string,
): Result<Prompt> {
  const now = runAmending(game, projection, pack, amending, key);
  if (!now.ok) return now;
  const prompt = now.value.question?.prompt;
  return prompt?.key === key ? ok(prompt) : fail('table.value', `That entry does not rest on "${key}".`);
}

/** A line of the log as the screens tell it: of what is sealed only whose it is. */
const shownLine = ({ seq, kind, moment, title, value, side, sealed, struck, lines, conflicts }: LogLine) => ({
  ...{ line: seq, kind, moment, title },
  ...(value !== undefined && { value }),
  ...(side !== undefined && { side }),
  ...(sealed !== undefined && { sealed }),
  ...(struck && { struck }),
  ...(lines.length && { working: lines }),
  ...(conflicts.length && { conflicts }),
});
