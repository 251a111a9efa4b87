import fc from 'fast-check';
import { render } from 'preact-render-to-string';
import { expect } from 'vitest';
import type { PlannedGame } from '../../src/app/backups/plan-restore';
import { openFile } from '../../src/app/backups/restore';
import { summarize } from '../../src/app/game-code';
import { makeSession } from '../../src/app/make-session';
import { openSheet } from '../../src/app/open-sheet';
import { openReport } from '../../src/app/report';
import type { Session } from '../../src/app/session';
import { foldJournal } from '../../src/core/journal/projection';
import { tellPlay } from '../../src/core/journal/report/play';
import { tellStory } from '../../src/core/journal/report/story';
import { isRecord } from '../../src/core/json';
import { sheetText } from '../../src/core/play/sheet';
import { ok } from '../../src/core/result';
import type { GameRow } from '../../src/storage/rows';
import type { Store } from '../../src/storage/store';
import type { Claim } from '../../src/storage/writer-lock';
import { ProcedureScreen } from '../../src/ui/ask/procedure';
import { AmendScreen } from '../../src/ui/log/amend/amend';
import { LogScreen } from '../../src/ui/log/log';
import { LedgerScreen } from '../../src/ui/play/ledger';
import { TableScreen } from '../../src/ui/play/table';
import { StoryCards } from '../../src/ui/report/report';
import { bgStatsLink, bgStatsPlay, playCsv } from '../../src/ui/report/write-play';
import { writeStory } from '../../src/ui/report/write-story';
import { GameRulesScreen } from '../../src/ui/rules/game-rules';
import { ChartsScreen } from '../../src/ui/teach/charts';
import { trials } from '../games/every-game/trials';
import { backupsFrom, sealed } from '../support/backups';
import { recordedGames } from '../support/recorded';
import { loadWhole } from '../support/whole-game';
import { wildText } from '../support/wild-text';

const PATIENCE_MS = 2000;
const registry = trials.map(({ meta }) => meta);

/** Whole games of every title, under the parts of a file that hold them. */
const played = await Promise.all(
  registry.map(async (meta) => {
    const game = await loadWhole(meta);
    return recordedGames(meta.id).map(({ entries }) => ({
      ...backupsFrom(game, entries),
      entries,
      id: meta.id,
    }));
  }),
).then((all) => all.flat());

type Edit = {
  readonly path: readonly number[];
  readonly act: number;
  readonly number: number;
  readonly text: string;
};
/** A file, the game that it was made of, and the kinds of its changes. */
type Forged = { readonly text: string; readonly id: string; readonly kinds: readonly string[] };
type Part = { [key: string]: unknown } | unknown[];

const numbers = fc.oneof(
  fc.integer({ min: -3, max: 45 }),
  fc.constantFrom(-1e8, 1e9, 1e300, 0.5, 2 ** 31, 2 ** 53, -22, 1e6, 99, 4000),
);
const edit: fc.Arbitrary<Edit> = fc.record({
  path: fc.array(fc.nat(997), { minLength: 2, maxLength: 12 }),
  act: fc.nat(9),
  number: numbers,
  text: wildText,
});

/**
 * A recorded game up to some line with one to three places changed, each for something of its own type, in a file with
 * its right sum: what only the checks of its content can refuse.
 */
const forged: fc.Arbitrary<Forged> = fc
  .record({
    of: fc.nat(played.length - 1),
    lines: fc.integer({ min: 3, max: 160 }),
    edits: fc.array(edit, { minLength: 1, maxLength: 3 }),
  })
  .map(({ of, lines, edits }) => {
    const one = played[of];
    if (!one) throw new Error('no such game');
    const kept = JSON.parse(JSON.stringify(one.wholeOf(Math.min(lines, one.entries.length))));
    const game = { ...kept, games: kept.games.slice(0, 1), packs: [], scope: 'game' };
    const kinds = edits.map(({ path, ...change }) => forge(game.games[0].entries, path, change));
    return { text: sealed(game), id: one.id, kinds };
  });

/** What holds the lines together: a file without it is refused at once. */
const THREAD: readonly string[] = ['id', 'seq', 'kind', 'of'];

function forge(part: Part, [step = 0, ...rest]: readonly number[], change: Omit<Edit, 'path'>): string {
  const keys = Object.keys(part).filter((name) => !THREAD.includes(name));
  const key = keys[step % keys.length];
  if (key === undefined) return 'nothing';
  const below: unknown = Reflect.get(part, key);
  const isPart = Array.isArray(below) || isRecord(below);
  if (isPart && rest.length) return forge(below as Part, rest, change);
  const [kind, next] = other(below, change);
  Reflect.set(part, key, next);
  return kind;
}

/** Something else of the same type, and what was done; now and then it is gone. */
function other(value: unknown, { act, number, text }: Omit<Edit, 'path'>): [kind: string, next: unknown] {
  if (act === 0) return ['gone', undefined];
  if (typeof value === 'number') return ['number', number];
  if (typeof value === 'string') return act < 5 ? ['text', text] : ['cut', value.slice(0, act - 4)];
  if (typeof value === 'boolean') return ['turned', !value];
  if (!Array.isArray(value))
    return act < 5 ? ['object emptied', {}] : ['key added', { ...(value as object), [text]: number }];
  if (act < 4) return ['list emptied', []];
  if (act < 7) return ['list twice', [...value, ...value]];
  return ['list 500 times', Array.from({ length: 500 }, () => value).flat()];
}

/** The game as it would be opened once it is restored. */
function sessionOf({ code, game: { about, entries }, pack }: PlannedGame): Session {
  const { title, charts, updated, archived } = about;
  const summary = summarize(code.table(foldJournal(code, entries).state));
  const row: GameRow = {
    ...{ id: 'forged', game: code.id, title, charts, created: 1, updated, archived },
    ...{ entries: entries.length, summary },
  };
  const claim: Claim = { isWriter: () => true, watch() {}, takeOver: async () => {}, release() {} };
  const store = { device: 'here', watch: () => () => {} } as unknown as Store;
  return makeSession(code, store, { row, entries, ...(pack && { pack: pack.theirs }) }, claim);
}

/** Every screen of a game, drawn; what is fetched or worked out apart is shown too. */
async function openEverywhere(session: Session): Promise<void> {
  const { game, projection, question } = session;
  const meta = registry.find(({ id }) => id === game.id);
  if (!meta) throw new Error('no such game');
  const asked = question.value;
  render(
    asked ? (
      <ProcedureScreen session={session} question={asked} />
    ) : (
      <TableScreen session={session} arrived={false} />
    ),
  );
  render(<LedgerScreen session={session} meta={meta} />);
  (await meta.registers?.load())?.(projection.value.state);
  render(<LogScreen session={session} />);
  render(<GameRulesScreen session={session} meta={meta} view="guide" item={undefined} />);
  for (const item of [undefined, ...game.charts.map(({ id }) => id)])
    for (const isEdited of [false, true])
      if (item !== undefined || !isEdited)
        render(<ChartsScreen session={session} item={item} edit={isEdited} />);
  for (const { opened } of projection.value.runs.slice(-3))
    render(<AmendScreen session={session} view="amend" item={opened.id} />);
  for (const { key } of asked?.overridable ?? [])
    render(<AmendScreen session={session} view="override" item={key} />);
  const sheet = meta.sheet && (await openSheet(meta, projection.value.state));
  if (sheet?.ok) {
    const head = { game: game.title, title: 'Forged', written: '', acting: undefined, asking: asked?.title };
    sheetText({ ...head, table: session.table.value }, sheet.value);
  }
  const report = await openReport(meta);
  if (!report.ok) throw new Error(report.problem.code);
  const story = tellStory(game, projection.value, 'Forged', report.value);
  const play = tellPlay(game, projection.value, 'Forged', report.value);
  render(<StoryCards session={session} meta={meta} story={story} play={play} />);
  bgStatsLink(bgStatsPlay(play, true));
  playCsv(play, true);
  for (const format of ['text', 'bbcode', 'json'] as const) writeStory(story, 'both', format);
}

/**
 * Forged games: each is refused, or opens, in two seconds of the processor's time, on every screen: all do, or one of each
 * kind of change and one of each game, as the screens are nearly all of what a run takes.
 */
export async function openForged(runs: number, seed: number, drawn: 'all' | 'kinds'): Promise<void> {
  const refused = new Map<string, number>();
  let opened = 0;
  let slowest = 0;
  const nobody = { listGames: async () => ok([]), listPacks: async () => ok([]) } as unknown as Store;
  const met = new Set<string>();
  const drawnOf = new Set<string>();
  let draws = 0;
  const property = fc.asyncProperty(forged, async ({ text, id, kinds }) => {
    const start = process.cpuUsage();
    const found = await openFile(registry, new Blob([text]), async () => ok(nobody));
    const game = found.ok && found.value.kind === 'copy' ? found.value.plan.games[0]?.found : undefined;
    if (!found.ok || !game?.ok) {
      const code = found.ok ? (game?.ok === false && game.problem.code) || 'no game' : found.problem.code;
      refused.set(code, (refused.get(code) ?? 0) + 1);
    } else {
      const session = sessionOf(game.value);
      opened += 1;
      if (drawn === 'all' || [id, ...kinds].some((each) => !drawnOf.has(each))) {
        await openEverywhere(session);
        draws += 1;
        for (const each of [id, ...kinds]) drawnOf.add(each);
      }
      for (const kind of kinds) met.add(`${id}, ${kind}`);
    }
    const { user, system } = process.cpuUsage(start);
    slowest = Math.max(slowest, (user + system) / 1000);
    expect((user + system) / 1000).toBeLessThan(PATIENCE_MS);
  });
  await fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
  console.log(
    `${runs} forged games, ${opened} opened, ${draws} drawn of ${met.size} kinds, the slowest took ${Math.round(slowest)} ms; refused:`,
    refused,
  );
  // Runs that are all refused, or all for one reason, would prove little.
  expect(opened).toBeGreaterThan(runs / 10);
  const [reasons, most] = drawn === 'all' ? [3, 6] : [2, 3];
  expect(refused.size).toBeGreaterThanOrEqual(reasons);
  // Of the ten kinds of change some are refused nearly always, but not most of them in a game.
  for (const { id } of registry)
    expect([...met].filter((kind) => kind.startsWith(id)).length, id).toBeGreaterThanOrEqual(most);
}
