import { describe, expect, test } from 'vitest';
import { sealBeside, takingDue } from '../../../src/app/exchange/sealed-beside';
import { seal } from '../../../src/app/exchange/sealing';
import { sentLine } from '../../../src/core/exchange/known';
import { passPen, tableOf } from '../../../src/core/exchange/seats';
import { extendBranches, foldBranches } from '../../../src/core/journal/branches';
import { answerQuestion, type Command, openProcedure, strike } from '../../../src/core/journal/commands';
import { giveDraft } from '../../../src/core/journal/draft';
import { type Entry, type OpenedEntry, placeEntry, type Unplaced } from '../../../src/core/journal/journal';
import { logLines } from '../../../src/core/journal/log';
import type { Projection } from '../../../src/core/journal/projection';
import type { Game } from '../../../src/core/play/game';
import type { Answer } from '../../../src/core/play/prompt';
import type { Result } from '../../../src/core/result';
import { type Pick, randomAnswer } from '../../support/random-answer';
import type { Recorded } from '../../support/recorded';
import { playApart, type SidePhone } from '../../support/sealed-phones';
import { games } from './games';

/** What a side seals without the pen in a recorded game of each kind. */
const SEALED: { readonly [game: string]: readonly string[] } = {
  iph: ['jp-disposition', 'landing-order'],
  'pearl-harbor-7dec41': [
    ...['arrivals', 'carriers-leave', 'harbour', 'joint-command', 'markers'],
    ...['plan', 'precautions', 'report', 'squadron-card'],
  ],
  'usn-deluxe': ['deployment', 'missions'],
  'world-at-war-51': ['locations', 'magic-drawn', 'magic-jp-sealed', 'magic-us'],
};

type Two = { readonly mine: Projection<unknown>; readonly theirs: Projection<unknown> };

function took<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.problem.code}: ${result.problem.message}`);
  return result.value;
}

const place = ({ entries }: Projection<unknown>, entry: Unplaced, { me }: SidePhone) =>
  placeEntry(entries, entry, me.writer, 1, entries.at(-1)?.id);

/** A line of the first phone, on both; what it keeps stays there. */
const written = (game: Game<unknown>, { mine, theirs }: Two, line: Entry): Two => ({
  mine: extendBranches(game, mine, line),
  theirs: extendBranches(game, theirs, { ...sentLine(line), seq: line.seq } as Entry),
});

const pickFrom = (seed: number): Pick => {
  let now = seed * 7919;
  return (below) => {
    now = (Math.imul(now, 1103515245) + 12345) & 0x7fffffff;
    return (now >> 8) % below;
  };
};

const text = (value: unknown): string => JSON.stringify(value);

/** Sealed without the pen and taken in, against the same answers given with it. */
async function likeWithPen(
  game: Game<unknown>,
  [owner, other]: readonly [SidePhone, SidePhone],
  before: Two,
  { procedure, args }: OpenedEntry,
): Promise<void> {
  const table = tableOf(before.mine.entries);
  if (!table) throw new Error('no table');
  let start = before;
  if (table.pen === owner.me.writer)
    start = written(game, start, place(start.mine, took(passPen(table, other.me, false)), owner));
  const pick = pickFrom(start.mine.entries.length);
  let given: ReadonlyMap<string, Answer> = new Map();
  let command: Command | undefined;
  for (let tries = 0; !command && tries < 2000; tries += 1) {
    const sealing = took(sealBeside(game, start.mine, owner.pack, { procedure, args }, given));
    if ('command' in sealing) command = sealing.command;
    else {
      const { asks } = sealing;
      const answered = giveDraft(asks, owner.pack, randomAnswer(asks.question.prompt, pick));
      if (answered.ok) given = answered.value;
    }
  }
  if (!command) throw new Error(`${procedure} asks without end`);

  const sealed = await seal(game, start.mine, place(start.mine, command.entry, owner), owner.row);
  let two = written(game, start, sealed);
  expect([two.mine.state, two.theirs.state]).toEqual([start.mine.state, start.theirs.state]);
  const due = takingDue(game, two.theirs);
  expect(due, procedure).toBeDefined();
  if (!due) return;
  expect(due.late, procedure).toBeUndefined();
  two = written(game, two, place(two.theirs, due, other));

  let pen = start;
  const put = async (now: Result<Command>) => {
    pen = written(game, pen, await seal(game, pen.mine, place(pen.mine, took(now).entry, owner), owner.row));
  };
  await put(openProcedure(game, pen.mine, owner.pack, procedure, args));
  for (const [key, answer] of given) await put(answerQuestion(game, pen.mine, owner.pack, key, answer));
  expect(pen.mine.open).toBeUndefined();

  expect(two.mine.state).toEqual(pen.mine.state);
  expect(two.theirs.state).toEqual(pen.theirs.state);
  expect([...two.theirs.revealed]).toEqual([...pen.theirs.revealed]);
  const [line, told] = [two, pen].map(({ theirs }) => logLines(theirs).at(-1));
  expect([line?.title, line?.sealed, line?.moment]).toEqual([told?.title, told?.sealed, told?.moment]);
  for (const projection of [two.mine, two.theirs])
    expect(foldBranches(game, projection.entries)).toEqual(projection);
  // Nothing that was answered is on the other phone.
  const { kept } = sealed as { kept?: { salt: string } };
  expect(kept?.salt).toHaveLength(24);
  expect(text(two.theirs.entries)).not.toContain(kept?.salt);

  // Whoever sealed it takes it back, without the pen.
  const back = written(game, two, place(two.mine, took(strike(two.mine, [sealed.id])).entry, owner));
  expect([back.mine.state, back.theirs.state]).toEqual([start.mine.state, start.theirs.state]);
}

/** What a recorded game seals so. */
const besideIn = (game: Game<unknown>, { entries }: Recorded): ReadonlySet<string> =>
  new Set(
    entries.flatMap((entry) =>
      entry.kind === 'v1.Opened' && game.procedures[entry.procedure]?.beside ? [entry.procedure] : [],
    ),
  );

/** Of a recorded game no more than it takes to come to the last that is wanted of it. */
function beginning(game: Game<unknown>, was: Recorded, wanted: (procedure: string) => number): Recorded {
  const met = new Map<string, number>();
  const ids = new Set<string>();
  for (const entry of was.entries) {
    if (entry.kind !== 'v1.Opened' || !game.procedures[entry.procedure]?.beside) continue;
    const times = (met.get(entry.procedure) ?? 0) + 1;
    met.set(entry.procedure, times);
    if (times <= wanted(entry.procedure)) ids.add(entry.id);
  }
  const last = was.entries.findLastIndex((entry) => ids.has('of' in entry ? entry.of : entry.id));
  return { ...was, entries: was.entries.slice(0, last + 1) };
}

/** Seals so what was sealed in recorded games, of each procedure as often as `times`, the first there are. */
export function sealAllBeside(times: number): void {
  describe.each(games.filter(({ game }) => game.seals))(
    '$id, sealed without the pen',
    ({ id, game, recorded }) => {
      test('what a side seals is taken in as if it had had the pen', async () => {
        const tried = new Map<string, number>();
        const often = (procedure: string) => tried.get(procedure) ?? 0;
        // The short ones first: what they have, the long ones need not be played for.
        for (const was of recorded.toSorted((a, b) => a.entries.length - b.entries.length)) {
          if ([...besideIn(game, was)].every((procedure) => often(procedure) >= times)) continue;
          let before: ReadonlyMap<SidePhone, Projection<unknown>> = new Map();
          const part = beginning(game, was, (procedure) => times - often(procedure));
          await playApart(game, part, async ({ phones }, line) => {
            const [a, b] = phones as [SidePhone, SidePhone];
            if (line.kind === 'v1.Opened' && line.seal && game.procedures[line.procedure]?.beside) {
              const [owner, other] = line.id.startsWith(`${a.me.writer}:`) ? [a, b] : [b, a];
              const [mine, theirs] = [before.get(owner), before.get(other)];
              if (mine && theirs && !mine.open && often(line.procedure) < times) {
                tried.set(line.procedure, often(line.procedure) + 1);
                await likeWithPen(game, [owner, other], { mine, theirs }, line);
              }
            }
            before = new Map(phones.map((phone) => [phone, phone.projection]));
          });
        }
        expect([...tried.keys()].sort()).toEqual(SEALED[id]);
      }, 240_000);
    },
  );
}
