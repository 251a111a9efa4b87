import { withLessons } from '../../core/charts/pack';
import { notToWrite, refusalOf, viewOf } from '../../core/exchange/gate';
import { ONLOOKER, playerIn, seatOf, tableOf, writerIn } from '../../core/exchange/seats';
import {
  beginningOf,
  branchesOf,
  byIdOf,
  extendBranches,
  foldBranches,
  isBeside,
} from '../../core/journal/branches';
import type { Entry } from '../../core/journal/journal';
import type { LogLine } from '../../core/journal/log';
import { onceFor } from '../../core/journal/once-for';
import { namesOf, phoneWords } from '../../core/journal/phone-words';
import type { Projection } from '../../core/journal/projection';
import { tellTable } from '../../core/journal/tell-table';
import { sameJson } from '../../core/json';
import { phoneOf } from '../../core/phone-of';
import type { Game } from '../../core/play/game';
import { fail, ok, type Problem, type Result } from '../../core/result';
import { problems } from '../../storage/problems';
import type { GameRow } from '../../storage/rows';
import type { Store } from '../../storage/store';
import { proceduresOf, stepsOf, summarize } from '../game-code';
import type { Adopted, Barred, Here, How, Several } from '../session';
import { maySealBeside, refusalBeside, takingDue } from './sealed-beside';
import { argsApart, elsewhereIn, lackingIn, openingsDue, seal, sealedElsewhere } from './sealing';

/** How a game on several phones is folded, and who may write what: one has the pen, the others write beside. */
export const SEVERAL: How = {
  fold: foldBranches,
  extend: extendBranches,
  seal,
  argsOf: argsApart,
  elsewhere: elsewhereIn,
  async due(game, projection, row) {
    const { seat } = row;
    // Also where it goes on as a game on one phone.
    const taken = whyBarred(projection, row) ? undefined : takingDue(game, projection);
    if (!seat) return taken;
    // Of the devices of one player the one at hand opens what they sealed.
    const table = tableOf(projection.entries);
    const mine = table && seatOf(table, seat.writer);
    const opening = !mine || mine.writer === seat.writer ? openingsDue(projection) : undefined;
    return opening ?? taken;
  },
  lacking: lackingIn,
  words: (game, projection) => phoneWords(projection, namesOf(game, projection.state)),
  refuse(game, projection, entry, row): Problem | undefined {
    const barred = whyBarred(projection, row);
    const why = row.seat && refusalOf(entry, viewOf(projection.entries, !barred), sidesIn(game));
    const isBeside = entry.kind === 'v1.SealedBeside';
    if (barred && (why === 'pen' || isBeside || barred.why === 'back')) {
      if (barred.why === 'fork') return forked;
      if (!isBeside || barred.why !== 'pen') return away(barred);
    }
    if (why) return notToWrite(why);
    if (isBeside) return refusalBeside(game, projection, row, entry);
    return sealedElsewhere(game, projection, entry, row);
  },
  tell(game, projection, row): Several | undefined {
    if (!row.seat) return undefined;
    const { entries } = projection;
    const barred = whyBarred(projection, row);
    const table = tableOf(entries);
    return {
      seat: table && seatOf(table, row.seat.writer)?.seat,
      barred,
      beside: (step) => barred?.why === 'pen' && maySealBeside(game, projection, row, step),
      reach: reach(projection, row),
      waits: (id) => branchesOf(entries)?.waiting.has(id) ?? false,
      recorded(id) {
        const names = namesIn(entries);
        const strike = entries.findLast((entry) => entry.kind === 'v1.Struck' && entry.ids.includes(id));
        return {
          by: names.get(writerIn(id)),
          struckBy: projection.struck.has(id) && strike ? names.get(writerIn(strike.id)) : undefined,
        };
      },
      writer: ({ id, kind }) => (OWN.includes(kind) ? namesIn(entries).get(writerIn(id)) : undefined),
    };
  },
};

export const sidesIn = ({ sides }: Pick<Game<unknown>, 'sides'>): readonly string[] =>
  sides.map(({ id }) => id);

/** Lines that players write themselves. */
const OWN: readonly LogLine['kind'][] = ['note', 'roll', 'lesson'];

/** By writer the name of everyone who ever sat at the table. */
export const namesIn = onceFor(
  (entries): ReadonlyMap<string, string> =>
    new Map(
      entries.flatMap((entry) => (entry.kind === 'v1.Seated' ? [[entry.writer, entry.name] as const] : [])),
    ),
);

/** Whose each story is: two devices of one player are told apart by the order in which they came. */
export function storyNames(entries: readonly Entry[], heads: readonly string[]): readonly string[] {
  const names = namesIn(entries);
  const named = heads.map((head) => names.get(writerIn(head)) ?? 'a phone that left');
  const came = [...names.keys()];
  const player = playerIn(entries);
  return heads.map((head, i) => {
    const writer = writerIn(head);
    const others = heads.filter((other) => other !== head && player(writerIn(other)) === player(writer));
    const devices = came.filter((other) => player(other) === player(writer));
    return others.length ? `${named[i]}, device ${devices.indexOf(writer) + 1}` : (named[i] ?? '');
  });
}

/** One who looks on is told so whatever else there is. */
function whyBarred({ entries }: Projection<unknown>, { seat }: GameRow): Barred | undefined {
  if (!beginningOf(entries)) return undefined;
  if (seat?.was !== undefined)
    return { why: 'back', words: 'This game came back from its safety copy', hides: true };
  const table = seat && tableOf(entries);
  const mine = table && seatOf(table, seat.writer);
  if (mine?.seat === ONLOOKER) return { why: 'seat', words: 'You look on', hides: true };
  if (branchesOf(entries)?.forks.length)
    return { why: 'fork', words: 'Two versions of the game wait for your decision', hides: true };
  if (mine && mine.writer !== seat?.writer)
    return { why: 'device', words: 'You are playing on your other device', hides: true };
  if (!table || table.pen === seat?.writer) return undefined;
  const holder = seatOf(table, table.pen)?.name;
  return {
    ...{ why: 'pen', hides: false },
    words: `${holder ? phoneOf(holder) : 'Another phone'} records`,
  };
}

/** Who has the pen never takes back what others wrote beside, who follows only what he wrote beside himself. */
function reach(projection: Projection<unknown>, row: GameRow): Projection<unknown> {
  const { entries } = projection;
  const begun = beginningOf(entries);
  const writer = row.seat?.writer;
  if (!begun || !writer) return projection;
  const plays = !whyBarred(projection, row);
  const common = entries.indexOf(begun);
  const byId = byIdOf(entries);
  const within = entries.filter((entry, i) => {
    const [mine, beside] = [writerIn(entry.id) === writer, isBeside(entry, byId)];
    return plays ? i < common || mine || !beside : mine && beside;
  });
  return { ...projection, entries: within };
}

type Replaced = Here & { readonly how: How; readonly packBase: number };

/** Puts a journal in the place of the one here, on the disk too; what it teaches joins the charts of this phone. */
export async function adopt(
  game: Game<unknown>,
  store: Store,
  now: Here,
  packBase: number,
  change: (now: Here) => Result<Adopted>,
): Promise<Result<Replaced>> {
  try {
    const changed = change(now);
    if (!changed.ok) return changed;
    const { entries, seat, learn, folded } = changed.value;
    await stepsOf(game, proceduresOf(entries));
    const projection = folded?.gives ?? foldBranches(game, entries);
    game.ledgers(projection.state);
    const at = Date.now();
    const pack = learn.length ? withLessons(now.pack, learn, at) : now.pack;
    const { seat: _, ...rest } = now.row;
    const same = folded?.onto.entries.length ?? 0;
    const from = { entries: now.row.entries, merges: now.row.merges ?? 0, same };
    const beside = {
      summary: summarize(tellTable(game, projection)),
      updated: Math.max(at, now.row.updated),
      ...(seat && { seat }),
    };
    const lesson = learn.length ? { pack, packBase } : {};
    const appends = same > 0 && !learn.length && now.row.merges !== undefined && sameJson(seat, now.row.seat);
    const merges = appends ? from.merges : from.merges + 1;
    const written = await store.mergeGame(now.row.id, { ...beside, entries, from, merges, ...lesson });
    if (!written.ok) return written;
    const row = { ...rest, ...beside, entries: entries.length, merges };
    return ok({ row, projection, pack, packBase: learn.length ? pack.version : packBase, how: SEVERAL });
  } catch (error) {
    return { ok: false, problem: problems.broken(error) };
  }
}

const forked = fail(
  'fork.open',
  'Two phones have played on from the same entry. Nothing was changed and nothing is lost. First say which is right, or that both happened.',
).problem;

const away = ({ why, words }: Barred): Problem =>
  fail('pen.away', `${words}, so this was not taken. Nothing was changed. ${FIRST[why]}`).problem;
const FIRST: { readonly [why in Barred['why']]: string } = {
  pen: 'Scan each other, or record here if that phone is gone.',
  seat: 'Take a side first.',
  device: 'Tap “Continue here” first.',
  back: 'Scan another phone of this table first, under More, “Two phones”: it may have more of the game.',
  fork: 'First say which is right, or that both happened.',
};
