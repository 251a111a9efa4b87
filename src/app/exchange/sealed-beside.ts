import type { ChartPack } from '../../core/charts/pack';
import { playerIn, writerIn } from '../../core/exchange/seats';
import { foldBranches } from '../../core/journal/branches';
import { type Command, lessonsOf } from '../../core/journal/commands';
import { type Asking, runDraft } from '../../core/journal/draft';
import type { Entry, SealedBesideEntry, TakenInEntry, Unplaced } from '../../core/journal/journal';
import type { Projection } from '../../core/journal/projection';
import { sameJson } from '../../core/json';
import type { Game } from '../../core/play/game';
import { type Args, type Recorded, titleOf } from '../../core/play/procedure';
import type { Answer } from '../../core/play/prompt';
import { type Action, actionsOn } from '../../core/play/view';
import { fail, ok, type Problem, type Result } from '../../core/result';
import type { GameRow } from '../../storage/rows';
import { argsApart, mySide, sealedElsewhere } from './sealing';

/**
 * A side that does not have the pen seals what is its own beside the play (0040): asked and answered on its phone, recorded
 * whole as one line, and taken in by who has the pen, between two procedures. So nothing that is played ever has to be
 * played again because of it, and its place is that of the line which took it in.
 */
type Step = { readonly procedure: string; readonly args: Args };

/** As far as its answers carry it; nothing of it is recorded before the last of them. */
export type Sealing = { readonly asks: Asking } | { readonly command: Command };

/** What a game offers now, on its table and its ledgers. */
export const offeredBy = (game: Game<unknown>, { state }: Projection<unknown>): readonly Action[] => {
  const table = game.table(state);
  return [
    ...actionsOn(table),
    ...table.obligations.flatMap(({ action }) => action ?? []),
    ...game.ledgers(state).flatMap(({ actions }) => actions),
  ];
};

/** That a step is open to be done now, with its arguments as they are recorded. */
const isOffered = (
  game: Game<unknown>,
  projection: Projection<unknown>,
  { procedure, args }: Step,
): boolean =>
  offeredBy(game, projection).some(
    (action) =>
      action.procedure === procedure &&
      action.disabled === undefined &&
      sameJson(argsApart(game, projection, procedure, action.args), args),
  );

/** What a sealed step rests on: its own secret's tag, and what it says itself; undefined where it needs the pen. */
function restOf(
  game: Game<unknown>,
  { state }: Projection<unknown>,
  { procedure, args }: Step,
): string | undefined {
  const def = game.procedures[procedure];
  const secret = game.seals && def?.secret?.(state, args);
  return secret && def?.beside ? [secret.tag, def.beside(state, args)].join(' ').trim() : undefined;
}

/** Whether this phone may seal that now without the pen. */
export function maySealBeside(
  game: Game<unknown>,
  projection: Projection<unknown>,
  row: GameRow,
  { procedure, args }: Step,
): boolean {
  const step = { procedure, args: argsApart(game, projection, procedure, args) };
  return refusalBeside(game, projection, row, step) === undefined;
}

/** Why this phone may not seal that without the pen: it is not its own, not to be done now, or waits already. */
export function refusalBeside(
  game: Game<unknown>,
  projection: Projection<unknown>,
  row: GameRow,
  step: Step,
): Problem | undefined {
  const { state, revealed } = projection;
  const def = game.procedures[step.procedure];
  const secret = def?.secret?.(state, step.args);
  if (restOf(game, projection, step) === undefined || !secret || secret.side !== mySide(projection, row))
    return notOwn;
  if (
    waitingBeside(projection).some(
      (line) => line.procedure === step.procedure && sameJson(line.args, step.args),
    )
  )
    return waits;
  const isOpen = !revealed.has(secret.tag) && isOffered(game, projection, step);
  if (!isOpen || def?.ready?.() || def?.unless?.(state, step.args) !== undefined) return notNow;
  return sealedElsewhere(
    game,
    projection,
    { kind: 'v1.Opened', id: '', seq: 0, at: 0, answers: [], ...step },
    row,
  );
}

/** Asks for what a side seals beside; once all is answered, what goes on record. */
export function sealBeside(
  game: Game<unknown>,
  projection: Projection<unknown>,
  pack: ChartPack,
  { procedure, args }: Step,
  given: ReadonlyMap<string, Answer>,
): Result<Sealing> {
  const step = { procedure, args: argsApart(game, projection, procedure, args) };
  const def = game.procedures[procedure];
  const rests = restOf(game, projection, step);
  if (!def || rests === undefined) return { ok: false, problem: notOwn };
  const before = projection.state;
  const drafted = runDraft(game, pack, { def, of: '', before, args: step.args, answers: given });
  if (drafted.question) return ok({ asks: drafted });
  const { run } = drafted;
  const said = run.asked.flatMap(({ key }): Recorded[] => {
    const answer = given.get(key);
    return answer ? [{ key, answer }] : [];
  });
  const entry: Unplaced<SealedBesideEntry> = {
    ...{ kind: 'v1.SealedBeside', ...step, rests, answers: [...run.looked, ...said], outcome: run.outcome },
    trace: [{ kind: 'title', label: 'Sealed, not yet in the game', value: titleOf(def, before, step.args) }],
  };
  return ok({ command: { entry, learn: lessonsOf(said) } });
}

const takingsIn = ({ entries, struck }: Projection<unknown>): readonly TakenInEntry[] =>
  entries.filter((entry): entry is TakenInEntry => entry.kind === 'v1.TakenIn' && !struck.has(entry.id));

/** What was sealed beside and is not taken in yet, in its order. */
export function waitingBeside(projection: Projection<unknown>): readonly SealedBesideEntry[] {
  const { entries, struck } = projection;
  const taken = new Set(takingsIn(projection).map(({ line }) => line));
  return entries.filter(
    (entry): entry is SealedBesideEntry =>
      entry.kind === 'v1.SealedBeside' && !taken.has(entry.id) && !struck.has(entry.id),
  );
}

/** What this side sealed last without the pen and that came too late, until it writes anything else. */
export function lateBeside(projection: Projection<unknown>, writer: string): SealedBesideEntry | undefined {
  const last = projection.entries.findLast((entry) => writerIn(entry.id) === writer);
  const isLate = takingsIn(projection).some(({ late, line }) => late && line === last?.id);
  return isLate && last?.kind === 'v1.SealedBeside' ? last : undefined;
}

/** What who has the pen takes in next: while nothing is open, so that no answer rests on another state than it was given on. */
export function takingDue(
  game: Game<unknown>,
  projection: Projection<unknown>,
): Unplaced<TakenInEntry> | undefined {
  const [sealed] = waitingBeside(projection);
  if (!sealed || projection.open) return undefined;
  // The log makes its words from the line itself.
  const taken = { kind: 'v1.TakenIn', line: sealed.id, trace: [] } as const;
  return isLate(game, projection, sealed) ? { ...taken, late: true } : taken;
}

/** Whether what was sealed beside no longer fits what was played meanwhile. */
function isLate(game: Game<unknown>, projection: Projection<unknown>, sealed: SealedBesideEntry): boolean {
  const { procedure, args, rests, outcome } = sealed;
  const { state, revealed } = projection;
  const def = game.procedures[procedure];
  const secret = def?.secret?.(state, args);
  if (!def || !secret || revealed.has(secret.tag)) return true;
  if (restOf(game, projection, sealed) !== rests || !isOffered(game, projection, sealed)) return true;
  // What stands for it is the same whatever was sealed, so that it says itself again where nothing has changed.
  const events = outcome?.events ?? [];
  const same = sameJson(def.veiled?.(state, args, events) ?? [], events);
  return !same || def.unless?.(state, args) !== undefined;
}

/** What another phone sealed beside is its own side's, of a procedure that is sealed; else the message is refused. */
export function checkBeside(
  game: Game<unknown>,
  fresh: readonly Entry[],
  entries: readonly Entry[],
): Result<void> {
  const sealed = fresh.filter((entry) => entry.kind === 'v1.SealedBeside');
  if (!sealed.length) return ok(undefined);
  const projection = foldBranches(game, entries);
  const seats = entries.filter((entry) => entry.kind === 'v1.Seated');
  const player = playerIn(entries);
  const fits = sealed.every(({ id, procedure, args, seal }) => {
    const side = game.procedures[procedure]?.secret?.(projection.state, args)?.side;
    const isSeated = seats.some(
      ({ writer, seat }) => player(writer) === player(writerIn(id)) && seat === side,
    );
    return isSeated && seal?.side === side && restOf(game, projection, { procedure, args }) !== undefined;
  });
  return fits ? ok(undefined) : notTheirs;
}

const SAFE = 'Nothing was changed, and what is recorded here is safe.';
const notTheirs = fail(
  'seal.beside',
  `The other phone sealed something that its side may seal only on the phone that records. ${SAFE} Settle it at the table, and let that phone join again.`,
);
const notOwn = fail(
  'seal.pen',
  'You can seal this only on the phone that records. Nothing was changed. Let this phone record first.',
).problem;
const notNow = fail('seal.not-now', 'This cannot be done now. Nothing was changed.').problem;
const waits = fail(
  'seal.waits',
  'You have sealed this already: it waits for the phone that records. Nothing was changed. Scan each other, or undo it first.',
).problem;
