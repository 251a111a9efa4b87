import { describe, expect, test } from 'vitest';
import { seal, sealedElsewhere } from '../../../src/app/exchange/sealing';
import { sentLine } from '../../../src/core/exchange/known';
import { messageFor, messageText } from '../../../src/core/exchange/message';
import { leaveSeat, tableOf, takeSeat } from '../../../src/core/exchange/seats';
import { extendBranches, foldBranches } from '../../../src/core/journal/branches';
import { answerQuestion, openProcedure, openQuestion } from '../../../src/core/journal/commands';
import { type Entry, placeEntry, type Unplaced } from '../../../src/core/journal/journal';
import { logLines } from '../../../src/core/journal/log';
import { extendProjection, foldJournal, type Projection } from '../../../src/core/journal/projection';
import { tellStory } from '../../../src/core/journal/report/story';
import type { Game } from '../../../src/core/play/game';
import { type Args, noLookup, runProcedure } from '../../../src/core/play/procedure';
import type { Action, LedgerView, TableView } from '../../../src/core/play/view';
import { pickFrom, randomAnswer } from '../../support/random-answer';
import { fewest, type Recorded } from '../../support/recorded';
import { contentOf, isSealed, openText, type Sealed, stillSealed, text } from '../../support/sealed-lines';
import { playApart, type SidePhone, type Table } from '../../support/sealed-phones';
import { type GameUnderTest, games } from './games';

const sealing = games.filter(({ game }) => game.seals);
/** All that a phone has and shows. */
function everythingOn(under: GameUnderTest, { projection }: SidePhone): string {
  const { game } = under;
  const { state, entries } = projection;
  return text([
    ...[projection.runs, entries, state, game.table(state), game.ledgers(state), logLines(projection)],
    ...[under.guideOf(state), under.registersOf(state), tellStory(game, projection, 'A game', under.report)],
  ]);
}

const actionsIn = (view: TableView): readonly Action[] => [
  ...(view.main ? [view.main] : []),
  ...view.actions,
  ...view.panels.flatMap((panel) => (panel.kind === 'actions' ? panel.actions : [])),
  ...view.obligations.flatMap(({ action }) => action ?? []),
];

/** Without what is behind the curtain of a side. */
const openLedgers = (ledgers: readonly LedgerView[]): unknown =>
  ledgers
    .filter(({ sealed }) => !sealed)
    .map((ledger) => ({
      ...ledger,
      lines: ledger.lines.map((line) => (line.sealed ? { ...line, points: 0 } : line)),
    }));

/** What a procedure says before anything is answered. */
function firstOf(game: Game<unknown>, id: string, state: unknown, args: Args): string {
  const def = game.procedures[id];
  if (!def) return '';
  const why = def.unless?.(state, args);
  if (why !== undefined) return why;
  const run = runProcedure(def, state, args, new Map(), noLookup);
  return run.status === 'done' ? text(run.outcome) : run.prompt.secret ? 'asked alone' : text(run.prompt);
}

/** Of each state what it is as text: it stands for many lines. */
const texts = new WeakMap<object, string>();

function stateText(state: object): string {
  const said = texts.get(state) ?? text(state);
  texts.set(state, said);
  return said;
}

/** What a recorded game seals, by procedure. */
export const sealedIn = (game: Game<unknown>, { entries }: Recorded): readonly string[] =>
  entries.flatMap((entry) =>
    entry.kind === 'v1.Opened' && game.procedures[entry.procedure]?.secret ? [entry.procedure] : [],
  );

/**
 * As few as seal whatever any of them does, each up to where one of each kind that it seals has been opened: what follows has
 * nothing new to hide.
 */
export const untilOpened = ({ game, recorded }: GameUnderTest): readonly Recorded[] =>
  fewest(recorded, (each) => sealedIn(game, each)).map((was) => beginningOf(game, was));

function beginningOf(game: Game<unknown>, was: Recorded): Recorded {
  const kinds = new Set(sealedIn(game, was));
  let projection = foldJournal(game, []);
  for (const entry of was.entries) {
    projection = extendProjection(game, projection, entry);
    const { open, runs, revealed, entries } = projection;
    const opened = runs.flatMap(({ secret, opened: { procedure } }) =>
      secret && revealed.has(secret.tag) ? [procedure] : [],
    );
    if (!open && [...kinds].every((kind) => opened.includes(kind))) return { ...was, entries };
  }
  return was;
}

/** A phone as it was before it sealed a line. */
type Moment = {
  readonly owner: SidePhone;
  readonly before: Projection<unknown>;
  readonly procedure: string;
  readonly args: Args;
};

/** What a recorded game came to, played with a phone for each side. */
type Played = {
  readonly lines: number;
  readonly sealed: number;
  readonly searched: number;
  /** How often a line revealed what one phone could not read, and was refused on it. */
  readonly lost: number;
  readonly moments: ReadonlyMap<string, readonly Moment[]>;
};

/** Of each procedure: its moments answered otherwise, answers at each, and its lines of each kind at which it is searched. */
type Often = { readonly moments: number; readonly answers: number; readonly searches: number };

/**
 * Plays recorded games with a phone for each side, and looks for what is sealed where it must not be. Of each procedure what
 * it seals is answered otherwise at so many moments.
 */
export function playSealed(
  chosen: (under: GameUnderTest) => readonly Recorded[],
  often: Often,
  least: number,
): void {
  const all = sealing.map((under) => ({ ...under, chosen: chosen(under) }));
  const played = new Map<Recorded, Promise<Played>>();
  /** Once for all that looks at it, whichever looks first. */
  const playOnce = (under: GameUnderTest, was: Recorded): Promise<Played> => {
    const playing = played.get(was) ?? play(under, was, often);
    played.set(was, playing);
    return playing;
  };

  describe.each(all)('$id with a phone for each side', (under) => {
    const { game, chosen: recorded } = under;

    test('each procedure that seals says what stands in its place', () => {
      const secret = Object.values(game.procedures).filter((def) => def.secret);
      expect(secret.length).toBeGreaterThan(0);
      for (const def of secret) expect(def.veiled, def.id).toBeDefined();
    });

    test.each(recorded)(
      '$name: nothing sealed is on the other phone before it is opened',
      async (was) => {
        const { lines } = await playOnce(under, was);
        expect(lines).toBeGreaterThanOrEqual(was.entries.length);
      },
      120_000,
    );

    test('what is said in its place is the same whatever is sealed', async () => {
      const moments = new Map<string, readonly Moment[]>();
      for (const was of recorded)
        for (const [procedure, more] of (await playOnce(under, was)).moments)
          moments.set(procedure, [...(moments.get(procedure) ?? []), ...more].slice(0, often.moments));
      for (const moment of [...moments.values()].flat()) await variesNot(game, moment, often.answers);
      const sealed = new Set(recorded.flatMap((was) => sealedIn(game, was)));
      expect([...sealed].filter((id) => !moments.has(id))).toEqual([]);
      expect(moments.size).toBeGreaterThan(0);
    }, 240_000);
  });

  test('so much is sealed, and searched for', async () => {
    const each = await Promise.all(all.flatMap((under) => under.chosen.map((was) => playOnce(under, was))));
    const sum = (what: 'sealed' | 'searched' | 'lost') => each.reduce((total, game) => total + game[what], 0);
    // Else nothing was looked for.
    expect(sum('sealed')).toBeGreaterThan(least);
    expect(sum('searched')).toBeGreaterThan(sum('sealed'));
    expect(sum('lost')).toBeGreaterThan(10);
  }, 240_000);
}

async function play(under: GameUnderTest, was: Recorded, often: Often): Promise<Played> {
  const { game } = under;
  const times = new Map<string, number>();
  const secrets = new Map<string, Sealed>();
  const moments = new Map<string, readonly Moment[]>();
  let lines = 0;
  let searched = 0;
  let last = false;
  let read: readonly unknown[] = [];
  let before: ReadonlyMap<SidePhone, Projection<unknown>> = new Map();
  /** Both phones as they were when the last procedure was opened. */
  let opening: Then = [];
  let lost = 0;
  const table = await playApart(game, was, async ({ phones }, line) => {
    lines += 1;
    for (const { projection } of phones)
      for (const sealed of projection.entries.slice(-3).filter(isSealed))
        if (sealed.kept) secrets.set(sealed.id, sealed);
    const [a, b] = phones as [SidePhone, SidePhone];
    const now = [a.projection.state, b.projection.state] as [object, object];
    // What was read alike is so until one of them changes.
    if (now.some((state, i) => state !== read[i]) && stateText(now[0]) !== stateText(now[1]))
      readAlike(game, a, b);
    read = now;
    // What is searched is all that a phone has: at each line that is sealed or opened, and at the last before.
    const kind = weighed(a.projection, line);
    const met = kind === undefined ? 0 : (times.get(kind) ?? 0) + 1;
    if (kind !== undefined) times.set(kind, met);
    const weighs = kind !== undefined && met <= often.searches;
    if (weighs || last) for (const phone of phones) searched += search(under, phone, phones, secrets);
    last = weighs && isSealed(line);
    keepMoment(moments, phones, before, line, often.moments);
    if (line.kind === 'v1.Opened') opening = [...before];
    lost += revealsOnLostPhones(game, opening, [...before], line);
    before = new Map(phones.map((phone) => [phone, phone.projection]));
  });
  endsAlike(game, was.entries, table);
  return { lines, sealed: secrets.size, searched, moments, lost };
}

type Then = readonly (readonly [SidePhone, Projection<unknown>])[];

/**
 * A line that reveals what a phone cannot read is refused on that phone, with its procedure or when it is closed, though the
 * one that sealed it is gone: whoever joined anew sits on its side, or nobody does.
 */
function revealsOnLostPhones(game: Game<unknown>, opening: Then, before: Then, line: Entry): number {
  const reveals = 'outcome' in line ? (line.outcome?.reveals ?? []) : [];
  let refused = 0;
  for (const [phone, now] of before) {
    const isUnread = now.runs.some(
      ({ struck, secret, entries }) =>
        !struck &&
        secret &&
        reveals.includes(secret.tag) &&
        entries.some((entry) => isSealed(entry) && !entry.kept && !isOpened(now, entry)),
    );
    const begun = opening.find(([each]) => each === phone)?.[1];
    if (!isUnread || !begun) continue;
    const opened = line.kind === 'v1.Opened' ? line : now.open?.procedureRun.opened;
    if (!opened) throw new Error('nothing is open');
    for (const sits of [false, true]) {
      const refusal = (then: Projection<unknown>, entry: Entry) => {
        const [lost, row] = withoutOwner(game, phone, then, sits);
        return sealedElsewhere(game, lost, entry, row)?.code;
      };
      const code = refusal(begun, opened) ?? refusal(now, line);
      // What its own side alone does is still for that player, who may have another phone.
      expect(code, opened.procedure).toMatch(sits ? /^seal\.(unread|elsewhere)$/ : /^seal\.unread$/);
    }
    refused += 1;
  }
  return refused;
}

const isOpened = ({ entries }: Projection<unknown>, { id }: Entry): boolean =>
  entries.some((entry) => entry.kind === 'v1.Unsealed' && entry.openings.some(({ line }) => line === id));

/** A phone once the other one was removed from the table; or one that joined anew in its place. */
function withoutOwner(
  game: Game<unknown>,
  phone: SidePhone,
  then: Projection<unknown>,
  sits: boolean,
): readonly [Projection<unknown>, SidePhone['row']] {
  const writer = 'phone-anew';
  const put = (to: Projection<unknown>, entry: Unplaced) =>
    extendBranches(game, to, placeEntry(to.entries, entry, writer, 1, to.entries.at(-1)?.id));
  const owner = tableOf(then.entries)?.seats.find((seat) => seat.writer !== phone.me.writer);
  if (!owner) throw new Error('nobody else sits there');
  const gone = put(then, leaveSeat(owner, { side: '' }));
  const table = tableOf(gone.entries);
  if (!sits || !table) return [gone, phone.row];
  const seat = takeSeat(table, { ...owner, writer }, { side: '' });
  if (!seat.ok) throw new Error(seat.problem.code);
  return [put(gone, seat.value), { ...phone.row, seat: { table: 'table', writer } }];
}

/** What kind of line of which procedure is sealed or opened; nothing of any other. */
function weighed({ runs }: Projection<unknown>, line: Entry): string | undefined {
  const about = isSealed(line)
    ? [line.id]
    : line.kind === 'v1.Unsealed'
      ? line.openings.map((o) => o.line)
      : undefined;
  if (!about) return undefined;
  const of = runs.find(({ entries }) => entries.some(({ id }) => about.includes(id)));
  return `${line.kind} ${of?.opened.procedure ?? ''}`;
}

function keepMoment(
  moments: Map<string, readonly Moment[]>,
  phones: readonly SidePhone[],
  before: ReadonlyMap<SidePhone, Projection<unknown>>,
  line: Entry,
  times: number,
): void {
  if (line.kind !== 'v1.Opened' || !isSealed(line)) return;
  const owner = phones.find(({ me }) => line.id.startsWith(`${me.writer}:`));
  const projection = owner && before.get(owner);
  const { procedure, args } = line;
  const kept = moments.get(procedure) ?? [];
  if (!owner || !projection || projection.open || kept.length >= times) return;
  moments.set(procedure, [...kept, { owner: { ...owner }, before: projection, procedure, args }]);
}

/** The other phone shows as if it had been done, and what asks otherwise there says whose it is. */
function readAlike(game: Game<unknown>, a: SidePhone, b: SidePhone): void {
  const [views, owed] = [a, b].map(({ projection }) => game.table(projection.state)) as [
    TableView,
    TableView,
  ];
  expect(text(owed)).toBe(text(views));
  const ledgers = [a, b].map(({ projection }) => text(openLedgers(game.ledgers(projection.state))));
  expect(ledgers[1]).toBe(ledgers[0]);
  const offers: readonly (readonly [string, Args])[] = [
    ...Object.keys(game.procedures).map((id) => [id, {}] as const),
    ...actionsIn(views).map(({ procedure, args }) => [procedure, args] as const),
  ];
  for (const [id, args] of offers) {
    const def = game.procedures[id];
    if (!def || def.secret || def.knows?.(a.projection.state, args) !== undefined) continue;
    if (def.knows?.(b.projection.state, args) !== undefined) continue;
    const all = def.apart ? { ...args, apart: true } : args;
    expect(firstOf(game, id, b.projection.state, all), id).toBe(firstOf(game, id, a.projection.state, all));
  }
}

/** Looks for what others keep in all that a phone has and shows, and says for how much. */
function search(
  under: GameUnderTest,
  phone: SidePhone,
  phones: readonly SidePhone[],
  secrets: ReadonlyMap<string, Sealed>,
): number {
  const sealed = stillSealed(phone.projection).filter(({ kept }) => !kept);
  if (!sealed.length) return 0;
  const other = phones.find((each) => each !== phone);
  const hidden = new Set(other?.projection.entries.filter(isSealed).map(({ id }) => id));
  const own = stillSealed(phone.projection).flatMap(({ kept }) => kept ?? []);
  const open = openText(phone.projection, hidden) + text(own);
  const sent = messageText(messageFor('table', other?.projection.entries ?? [], {}));
  const all = everythingOn(under, phone) + sent;
  let searched = 0;
  for (const { id, answers } of sealed as readonly (Sealed & { readonly answers: readonly unknown[] })[]) {
    expect(answers).toEqual([]);
    const secret = secrets.get(id);
    expect(secret, id).toBeDefined();
    for (const said of secret ? contentOf(secret) : []) {
      // Said in the open too, as the same ships of an earlier turn.
      if (open.includes(said)) continue;
      searched += 1;
      expect(all.includes(said), said).toBe(false);
    }
  }
  return searched;
}

/** With what either kept put together it is the game that was recorded; where all was opened, each phone has it. */
function endsAlike(game: Game<unknown>, was: readonly Entry[], { phones }: Table): void {
  const [a, b] = phones as [SidePhone, SidePhone];
  const alone = foldJournal(game, was);
  const kept = new Map(b.projection.entries.map((entry) => [entry.id, entry]));
  const together = a.projection.entries.map((entry) =>
    isSealed(entry) && !entry.kept ? (kept.get(entry.id) ?? entry) : entry,
  );
  expect(foldBranches(game, together).state).toEqual(alone.state);
  expect(text(a.projection.entries.map(sentLine))).toBe(text(b.projection.entries.map(sentLine)));
  expect(game.ledgers(foldBranches(game, together).state)).toEqual(game.ledgers(alone.state));
  if (stillSealed(a.projection).length) return;
  for (const { projection } of phones) expect(projection.state).toEqual(alone.state);
  expect(logLines(b.projection)).toEqual(logLines(a.projection));
}

/** Answers it a few times by chance, and holds what would travel of it against the first time. */
async function variesNot(game: Game<unknown>, moment: Moment, times: number): Promise<void> {
  const { owner, before, procedure, args } = moment;
  const seen = new Map<string, string>();
  for (let seed = 1; seed <= times; seed += 1) {
    const { sent, told } = await answeredByChance(game, owner, before, procedure, args, seed);
    expect(sent, procedure).toBe(seen.get(told) ?? sent);
    seen.set(told, sent);
  }
}

async function answeredByChance(
  game: Game<unknown>,
  phone: SidePhone,
  before: Projection<unknown>,
  procedure: string,
  args: Args,
  seed: number,
) {
  const pick = pickFrom(seed);
  let projection = before;
  const sent: unknown[] = [];
  const put = async (command: ReturnType<typeof openProcedure>) => {
    if (!command.ok) return false;
    const { entry } = command.value;
    const placed = placeEntry(projection.entries, entry, phone.me.writer, 1, projection.entries.at(-1)?.id);
    const line = await seal(game, projection, placed, phone.row);
    projection = extendBranches(game, projection, line);
    const { seal: sealed, ...open } = sentLine(line) as { seal?: { hash: string } };
    expect(sealed?.hash).toHaveLength(44);
    sent.push(open);
    return true;
  };
  expect(await put(openProcedure(game, projection, phone.pack, procedure, args))).toBe(true);
  for (let tries = 0; projection.open && tries < 2000; tries += 1) {
    const asked = openQuestion(game, projection, phone.pack);
    if (!asked) break;
    await put(
      answerQuestion(game, projection, phone.pack, asked.prompt.key, randomAnswer(asked.prompt, pick)),
    );
  }
  expect(projection.open, procedure).toBeUndefined();
  return { sent: text(sent), told: toldBy(sent, procedure) };
}

/**
 * What everyone is told at once: whether a report is believed, and who hears of it; of missions, how many lines they take, a
 * raid each.
 */
const toldBy = (sent: readonly unknown[], procedure: string): string =>
  procedure === 'missions'
    ? String(sent.length)
    : (/v1\.ReportDenied|v1\.DetectionConfirmed[^}]*/.exec(text(sent))?.[0] ?? '');
