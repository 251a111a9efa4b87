import { describe, expect, it } from 'vitest';
import { firstPack } from '../../src/app/game-code';
import { backupText } from '../../src/core/journal/backup';
import { answerQuestion, openProcedure, openQuestion } from '../../src/core/journal/commands';
import { type Entry, placeEntry } from '../../src/core/journal/journal';
import { logLines } from '../../src/core/journal/log';
import { extendProjection, foldJournal, type Projection } from '../../src/core/journal/projection';
import type { Game } from '../../src/core/play/game';
import type { Args } from '../../src/core/play/procedure';
import { actionsOn } from '../../src/core/play/view';
import { games } from '../games/every-game/games';
import { sealedIn } from '../games/every-game/sealed-runs';
import { pickFrom, randomAnswer } from '../support/random-answer';
import { fewest, type Recorded } from '../support/recorded';
import { sitDown } from './text-table-runs';

/** Where a side is about to seal something. */
type Moment = {
  readonly before: Projection<unknown>;
  readonly procedure: string;
  readonly args: Args;
  readonly side: string;
};

/** Of each procedure that seals the first moment in a recorded game. */
function momentsOf(game: Game<unknown>, recorded: readonly Recorded[]): readonly Moment[] {
  const met = new Map<string, Moment>();
  for (const { entries } of fewest(recorded, (each) => sealedIn(game, each))) {
    let before = foldJournal(game, []);
    for (const entry of entries) {
      if (entry.kind === 'v1.Opened' && !met.has(entry.procedure)) {
        const { procedure, args } = entry;
        const side = game.procedures[procedure]?.secret?.(before.state, args)?.side;
        if (side !== undefined) met.set(procedure, { before, procedure, args, side });
      }
      before = extendProjection(game, before, entry);
    }
  }
  return [...met.values()];
}

/** The same moment with other words sealed. */
function sealedByChance(game: Game<unknown>, { before, procedure, args }: Moment, seed: number) {
  const pick = pickFrom(seed);
  const pack = firstPack(game, 'practice');
  let projection = before;
  const put = (command: ReturnType<typeof openProcedure>) => {
    if (!command.ok) return;
    const entry = placeEntry(projection.entries, command.value.entry, 'table', 1000);
    projection = extendProjection(game, projection, entry);
  };
  put(openProcedure(game, projection, pack, procedure, args));
  for (let tries = 0; projection.open && tries < 500; tries += 1) {
    const asked = openQuestion(game, projection, pack);
    if (asked)
      put(answerQuestion(game, projection, pack, asked.prompt.key, randomAnswer(asked.prompt, pick)));
  }
  expect(projection.open, procedure).toBeUndefined();
  return projection;
}

/** What a screen shows of it, with the number of entries; that this tells nothing sealed is proved in every-game/sealed. */
const onScreen = (game: Game<unknown>, projection: Projection<unknown>): string =>
  JSON.stringify([projection.entries.length, game.table(projection.state), logLines(projection)]);

function copyOf(game: Game<unknown>, entries: readonly Entry[]): string {
  const about = {
    ...{
      id: 'table',
      game: game.id,
      title: 'Friday',
      charts: 'practice' as const,
      pack: firstPack(game, 'practice').id,
    },
    ...{ created: 0, updated: 1, archived: false, origin: 'table' },
  };
  return backupText({
    ...{ made: 0, scope: 'game' as const, settings: {} },
    ...{ games: [{ about, entries: entries }], packs: [firstPack(game, 'practice')] },
  });
}

/** Every reply at a seat: how it stands, the log, and the first question of each step that needs nothing sealed. */
async function repliesAt(
  seat: string,
  meta: Parameters<typeof sitDown>[0],
  game: Game<unknown>,
  projection: Projection<unknown>,
) {
  const { hear } = sitDown(meta, seat);
  const copy = copyOf(game, projection.entries);
  const replies: unknown[] = [await hear({ do: 'load', copy }), await hear({ do: 'log' })];
  expect(replies[0]).not.toHaveProperty('error');
  for (const { id, side, procedure, args } of actionsOn(game.table(projection.state))) {
    if (game.procedures[procedure]?.knows?.(projection.state, args) !== undefined) continue;
    const said = await hear({ do: 'start', offer: id, ...(side && { side }) });
    replies.push(said);
    if (said.error) continue;
    if (!said.question) break;
    replies.push(await hear({ do: 'cancel' }));
  }
  return JSON.stringify(replies);
}

const sealing = games.filter(({ game }) => game.seals);
/** How many secrets look like another one on the screens. */
let held = 0;

describe.each(sealing)('$id at the seat of the other side', ({ game, meta, recorded }) => {
  it.each(momentsOf(game, recorded))(
    '$procedure: every reply is the same whatever is sealed',
    async (moment) => {
      const other = game.sides.find(({ id }) => id !== moment.side)?.id ?? '';
      const replies = new Map<string, Set<string>>();
      const secrets = new Map<string, Set<string>>();
      for (let seed = 1; seed <= 2; seed += 1) {
        const projection = sealedByChance(game, moment, seed);
        const shown = onScreen(game, projection);
        const said = await repliesAt(other, meta, game, projection);
        replies.set(shown, (replies.get(shown) ?? new Set()).add(said));
        const secret = JSON.stringify(projection.entries.slice(moment.before.entries.length));
        secrets.set(shown, (secrets.get(shown) ?? new Set()).add(secret));
      }
      for (const [shown, all] of replies) expect(all.size, shown.slice(0, 200)).toBe(1);
      for (const { size } of secrets.values()) held += size - 1;
    },
  );
});

it('so many secrets were held against another one', () => {
  expect(held).toBeGreaterThan(10);
});

it('a question that only one side reads is amended by no other, in an open line too', async () => {
  const under = sealing.find(({ id }) => id === 'pearl-harbor-7dec41');
  const { entries = [] } = under?.recorded.find(({ name }) => name === 'draw') ?? {};
  const line = entries.find(
    (entry) => entry.kind === 'v1.Opened' && entry.procedure === 'attack-begins',
  )?.seq;
  if (!under || line === undefined) throw new Error('no attack begins');
  const amend = { do: 'amend', line, changes: { begin: 'yes' }, reason: 'Misheard' };
  const codes = [];
  for (const seat of ['us', 'jp']) {
    const { hear } = sitDown(under.meta, seat);
    await hear({ do: 'load', copy: copyOf(under.game, entries) });
    codes.push((await hear(amend)).error?.code);
  }
  expect(codes[0]).toBe('table.seat');
  expect(codes[1]).not.toBe('table.seat');
});
