import { argsApart, openingsDue, seal, sealedElsewhere } from '../../src/app/exchange/sealing';
import { firstPack } from '../../src/app/game-code';
import { type ChartPack, withLessons } from '../../src/core/charts/pack';
import { sentLine } from '../../src/core/exchange/known';
import { beginTable, passPen, type Seat, tableOf, takeSeat } from '../../src/core/exchange/seats';
import { extendBranches, foldBranches } from '../../src/core/journal/branches';
import {
  answerQuestion,
  type Command,
  openProcedure,
  openQuestion,
  strike,
} from '../../src/core/journal/commands';
import { type Entry, placeEntry, type Unplaced } from '../../src/core/journal/journal';
import type { Projection } from '../../src/core/journal/projection';
import type { Game } from '../../src/core/play/game';
import type { Args } from '../../src/core/play/procedure';
import type { Answer, FormPrompt, Prompt } from '../../src/core/play/prompt';
import type { Result } from '../../src/core/result';
import type { GameRow } from '../../src/storage/rows';
import type { Recorded } from './recorded';

/** A phone of one side, in memory: what it seals stays here. */
export type SidePhone = {
  readonly me: Seat;
  readonly row: GameRow;
  projection: Projection<unknown>;
  pack: ChartPack;
};

/** What does on a real phone what is done on one in memory, before it is done there. */
export type Taps = {
  handPen(from: SidePhone, to: SidePhone): Promise<void>;
  open(phone: SidePhone, procedure: string, args: Args): Promise<void>;
  answer(phone: SidePhone, prompt: Prompt, given: Answer): Promise<void>;
  strike(phone: SidePhone, ids: readonly string[]): Promise<void>;
};

const NOWHERE: Taps = {
  handPen: async () => undefined,
  open: async () => undefined,
  answer: async () => undefined,
  strike: async () => undefined,
};

export type Table = {
  readonly game: Game<unknown>;
  readonly phones: readonly SidePhone[];
  readonly taps: Taps;
  now: number;
};

const rowOf = (game: string, writer: string): GameRow => ({
  ...{ id: 'game', game, title: '', charts: 'own', created: 1, updated: 1 },
  ...{ archived: false, entries: 0, summary: '', seat: { table: 'table', writer } },
});

/** Both sides sit down at a game of no lines; the first has the pen. */
function sitDown(game: Game<unknown>, charts: 'own' | 'practice', taps: Taps): Table {
  const seats = game.sides.map(({ id }) => ({ writer: `phone-${id}`, seat: id, name: `Player ${id}` }));
  const phones = seats.map((me) => ({
    me,
    row: rowOf(game.id, me.writer),
    projection: foldBranches(game, []),
    pack: firstPack(game, charts),
  }));
  const table: Table = { game, phones, taps, now: 0 };
  const [first, ...others] = phones as [SidePhone, ...SidePhone[]];
  write(table, first, took(beginTable('table', first.me, { side: '' })));
  for (const other of others) {
    const at = tableOf(other.projection.entries);
    if (at) write(table, other, took(takeSeat(at, other.me, { side: '' })));
  }
  return table;
}

function took<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.problem.code}: ${result.problem.message}`);
  return result.value;
}

/** Writes a line on one phone and takes what travels of it to the other. */
function write(table: Table, phone: SidePhone, entry: Unplaced | Entry): Entry {
  const placed = 'seq' in entry ? entry : place(table, phone, entry);
  for (const each of table.phones) {
    const line = each === phone ? placed : ({ ...sentLine(placed), seq: placed.seq } as Entry);
    each.projection = extendBranches(table.game, each.projection, line);
  }
  return placed;
}

function place(table: Table, phone: SidePhone, entry: Unplaced): Entry {
  table.now += 1;
  const { entries } = phone.projection;
  return placeEntry(entries, entry, phone.me.writer, table.now, entries.at(-1)?.id);
}

async function handPen(table: Table, to: SidePhone): Promise<void> {
  const holder = penIn(table);
  const at = tableOf(holder.projection.entries);
  if (at && holder !== to) {
    await table.taps.handPen(holder, to);
    write(table, holder, took(passPen(at, to.me, false)));
  }
}

function penIn(table: Table): SidePhone {
  const pen = tableOf(table.phones[0]?.projection.entries ?? [])?.pen;
  const holder = table.phones.find(({ me }) => me.writer === pen);
  if (!holder) throw new Error('nobody has the pen');
  return holder;
}

type Tap = (phone: SidePhone) => Result<Command>;
type Hand = (phone: SidePhone) => Promise<void>;

/** Done by who has the pen, or by the phone that it is handed to because the first may not; throws where nobody may. */
async function tap(table: Table, what: string, command: Tap, hand: Hand): Promise<Entry> {
  const first = penIn(table);
  const refused: string[] = [];
  for (const phone of [first, ...table.phones.filter((each) => each !== first)]) {
    const done = command(phone);
    if (!done.ok) {
      refused.push(`${phone.me.seat}: ${done.problem.code}`);
      continue;
    }
    const planned = place(table, phone, done.value.entry);
    const problem = sealedElsewhere(table.game, phone.projection, planned, phone.row);
    if (problem) {
      refused.push(`${phone.me.seat}: ${problem.code}`);
      continue;
    }
    await handPen(table, phone);
    await hand(phone);
    const placed = place(table, phone, took(command(phone)).entry);
    const sealed = await seal(table.game, phone.projection, placed, phone.row);
    // What the players read off their sheet goes over with the line.
    for (const each of table.phones) each.pack = withLessons(each.pack, done.value.learn, table.now);
    const written = write(table, phone, sealed);
    openWhatIsDue(table);
    return written;
  }
  throw new Error(`nobody may ${what}: ${refused.join(', ')}`);
}

/** Each phone opens by itself what an outcome has revealed of its own. */
function openWhatIsDue(table: Table): void {
  for (const phone of table.phones) {
    const due = openingsDue(phone.projection);
    if (due) write(table, phone, due);
  }
}

export const chartsOf = ([first]: readonly Entry[]): 'own' | 'practice' =>
  first?.kind === 'v1.Opened' && first.args.charts === 'practice' ? 'practice' : 'own';

/** Called after each line. */
export type Watch = (table: Table, line: Entry) => void | Promise<void>;

/** Plays a recorded game again with a phone for each side, each line on the phone that may write it. */
export async function playApart(
  game: Game<unknown>,
  { entries }: Recorded,
  watch: Watch = () => undefined,
  taps = NOWHERE,
): Promise<Table> {
  const table = sitDown(game, chartsOf(entries), taps);
  const lines = new Map<string, string[]>();
  const given = new Map(
    entries.flatMap((entry) =>
      ('answers' in entry ? entry.answers : []).map((each) => [each.key, each.answer]),
    ),
  );
  const seen = async (line: Entry) => {
    await watch(table, line);
    return line.id;
  };
  for (const entry of entries) {
    if (entry.kind === 'v1.Opened' || entry.kind === 'v1.Answered') {
      const made: string[] = [];
      lines.set(entry.id, made);
      const own = new Map(entry.answers.filter(({ auto }) => !auto).map(({ key, answer }) => [key, answer]));
      if (entry.kind === 'v1.Opened') {
        if (entry.procedure === 'air-strike')
          made.push(...(await writeMissions(table, raidsOf(entries, entry.id), seen)));
        made.push(await seen(await open(table, entry.procedure, entry.args)));
      }
      for (let asked = question(table); asked; asked = question(table)) {
        const { key } = asked.prompt;
        const mine = own.get(key);
        own.delete(key);
        const extra = isExtra(asked.prompt) || (['cell', 'heads'].includes(asked.prompt.kind) && !mine);
        if (!mine && !extra && !entry.outcome) break;
        if (!mine && !extra) throw new Error(`${asked.procedure} asks ${key}, and nobody answered it`);
        made.push(await seen(await answer(table, key, mine ?? given.get(key))));
        if (!own.size && !entry.outcome && !isExtra(question(table)?.prompt)) break;
      }
      if (entry.outcome && entry.kind === 'v1.Opened' && again(table, entry.procedure))
        made.push(await seen(await open(table, entry.procedure, entry.args)));
      if (entry.outcome && entry.kind === 'v1.Answered') {
        const opened = entries.find(({ id }) => id === entry.of);
        if (opened?.kind === 'v1.Opened' && again(table, opened.procedure))
          made.push(await seen(await open(table, opened.procedure, opened.args)));
      }
    } else if (entry.kind === 'v1.Struck') {
      const ids = entry.ids.flatMap((id) => lines.get(id) ?? []);
      const struck = (phone: SidePhone) => strike(phone.projection, ids);
      await seen(await tap(table, 'strike', struck, (phone) => taps.strike(phone, ids)));
    } else throw new Error(`${entry.kind} is not played again`);
  }
  return table;
}

type Raids = ReadonlyMap<string, Answer>;

/** What was answered in a strike on one phone to where aircraft fly. */
const raidsOf = (entries: readonly Entry[], strike: string): Raids =>
  new Map(
    entries.flatMap((entry) =>
      entry.id === strike || ('of' in entry && entry.of === strike)
        ? ('answers' in entry ? entry.answers : [])
            .filter(({ key }) => key.startsWith('raid-'))
            .map(({ key, answer }) => [key, answer] as const)
        : [],
    ),
  );

/** What a strike asks on one phone, each side writes alone on its own before it; they are laid open together. */
async function writeMissions(
  table: Table,
  raids: Raids,
  seen: (line: Entry) => Promise<string>,
): Promise<readonly string[]> {
  const made: string[] = [];
  for (const { me } of table.phones) {
    if (!raids.has(`raid-${me.seat}1`)) continue;
    made.push(await seen(await open(table, 'missions', { side: me.seat })));
    for (let asked = question(table); asked; asked = question(table)) {
      const { key } = asked.prompt;
      made.push(await seen(await answer(table, key, raids.get(key))));
    }
  }
  return made.length ? [...made, await seen(await open(table, 'open-missions', {}))] : [];
}

/** What is written first, and worked out once the other side has opened its own. */
const again = ({ phones }: Table, procedure: string): boolean =>
  procedure === 'magic-us' &&
  phones.some(({ projection }) => {
    const { attack } = projection.state as { attack?: { written?: number; magicUs?: number } };
    return attack?.written !== undefined && attack.magicUs === undefined;
  });

const open = (table: Table, procedure: string, args: Args): Promise<Entry> =>
  tap(
    table,
    `begin ${procedure}`,
    ({ projection, pack }) =>
      openProcedure(
        table.game,
        projection,
        pack,
        procedure,
        argsApart(table.game, projection, procedure, args),
      ),
    (phone) => table.taps.open(phone, procedure, args),
  );

/** What each side alone knows is said as its phone offers it. */
const answer = (table: Table, key: string, said?: Answer): Promise<Entry> => {
  const asked = ({ projection, pack }: SidePhone) => openQuestion(table.game, projection, pack)?.prompt;
  return tap(
    table,
    `answer ${key}`,
    (phone) => answerQuestion(table.game, phone.projection, phone.pack, key, said ?? offered(asked(phone))),
    async (phone) => {
      const prompt = asked(phone);
      if (prompt) await table.taps.answer(phone, prompt, said ?? offered(prompt));
    },
  );
};

const question = (table: Table) => {
  const { projection, pack } = ownerOf(table);
  return openQuestion(table.game, projection, pack);
};

/** Whose phone can ask: of what is sealed its own, else that of who may go on. */
function ownerOf(table: Table): SidePhone {
  const [first, ...others] = table.phones as [SidePhone, ...SidePhone[]];
  const side = first.projection.open?.procedureRun.secret?.side;
  const asked = table.phones.map(
    (phone) => openQuestion(table.game, phone.projection, phone.pack)?.prompt.secret,
  );
  const known =
    first.projection.open && table.game.procedures[first.projection.open.procedureRun.opened.procedure];
  const rests = known?.knows?.(
    first.projection.open?.before,
    first.projection.open?.procedureRun.opened.args ?? {},
  );
  const whose = side ?? asked.find(Boolean) ?? (typeof rests === 'string' ? rests : rests?.side);
  return [first, ...others].find(({ me }) => me.seat === whose) ?? first;
}

/** Asked only where each side has a phone. */
const isExtra = (prompt: Prompt | undefined): boolean =>
  prompt?.kind === 'choice'
    ? prompt.options.some(({ value }) => value === 'told')
    : prompt?.kind === 'form' && prompt.secret === 'jp' && ['count', 'mission'].includes(prompt.key);

function offered(prompt: Prompt | undefined): Answer {
  if (prompt?.kind === 'choice') return { kind: 'choice', value: prompt.options[0]?.value ?? '' };
  const { fields } = prompt as FormPrompt;
  return {
    kind: 'form',
    values: Object.fromEntries(
      fields.map((field) => [field.key, 'initial' in field ? (field.initial ?? '') : '']),
    ) as never,
  };
}
