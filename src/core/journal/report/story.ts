import type { Game } from '../../play/game';
import type { GameReport, ReportTable } from '../../play/game-report';
import type { TraceLine } from '../../play/trace';
import type { Verdict } from '../../play/view';
import { atOnce, type Steps } from '../../steps';
import { type Clock, clockOf } from '../clock';
import { type LogLine, listingLines } from '../log';
import { namesOf, phoneWords } from '../phone-words';
import type { Projection } from '../projection';
import { tellingTable } from '../tell-table';
import { type Account, accountOf } from './account';
import { countingDice, type DiceReport } from './dice';
import type { Luck } from './luck';
import { followPoints, type PointsCourse } from './points';
import { type Passed, toldOf, walkingGame } from './walk';

/**
 * The story of a game as plain data: what the report shows and what is shared. Made of what everybody may know: a sealed
 * entry is a line that says whose it is, and counts nowhere else. Its shape is written down in docs/report.md.
 */
export type Story = {
  readonly game: { readonly id: string; readonly title: string };
  /** What the players call it. */
  readonly title: string;
  /** `name` is the game's own, `player` what the players gave. */
  readonly sides: readonly { readonly id: string; readonly name: string; readonly player: string }[];
  /** Of a game on several phones who has sat at it, by name, with the side of each; no side looks on. */
  readonly phones?: readonly { readonly name: string; readonly side?: string }[];
  /** Of a game with a clock: its minutes a side, none where it was taken away, and the seconds that each side has used. */
  readonly clock?: Pick<Clock, 'minutes' | 'used'>;
  /** How far it is: "7 Dec, Morning". */
  readonly standing: string;
  readonly verdict?: Verdict;
  readonly account: Account;
  /** How the dice fell against what could be expected of them: worked out last, and not there before. */
  readonly luck?: Luck;
  readonly points: readonly PointsCourse[];
  readonly tables: readonly ReportTable[];
  readonly dice: DiceReport;
  readonly log: readonly StoryTurn[];
};

/** The log by turn and phase, oldest first. */
export type StoryTurn = { readonly moment: string; readonly phases: readonly StoryPhase[] };
type StoryPhase = { readonly phase?: string; readonly lines: readonly StoryLine[] };

/** A line with its derivation. `sealed` names the side that alone may know what it says. */
export type StoryLine = Pick<
  LogLine,
  | 'kind'
  | 'at'
  | 'title'
  | 'value'
  | 'side'
  | 'place'
  | 'sealed'
  | 'struck'
  | 'open'
  | 'afterReveal'
  | 'reason'
> & {
  /** Of what players wrote themselves at a game on several phones: who. */
  readonly by?: string;
  readonly amended: boolean;
  readonly overridden: boolean;
  readonly practice: boolean;
  /** What an amendment replaced. */
  readonly was?: { readonly title: string; readonly value?: string };
  readonly working: readonly TraceLine[];
  readonly conflicts: readonly string[];
};

export const tellStory = <S>(...of: Parameters<typeof tellingStory<S>>): Story => atOnce(tellingStory(...of));

/** The same in steps. */
export function* tellingStory<S>(
  game: Game<S>,
  projection: Projection<S>,
  title: string,
  report: GameReport<S> | undefined,
): Steps<Story> {
  const passed = yield* walkingGame(game, projection, report);
  const sideName = (side: string) => game.sideName(projection.state, side);
  const table = yield* tellingTable(game, projection, game.table(projection.state));
  const { heading, verdict } = table;
  const clock = clockOf(projection);
  const phones = [...phonesOf(game, projection).values()];
  return {
    game: { id: game.id, title: game.title },
    title,
    sides: game.sides.map(({ id, name }) => ({ id, name, player: sideName(id) })),
    ...(phones.length && { phones }),
    ...(clock && { clock: { minutes: clock.minutes, used: clock.used } }),
    standing: heading,
    ...(verdict && { verdict }),
    account: yield* accountOf(game, projection, passed, report, table),
    points: yield* followPoints(game, passed),
    tables: report?.tables(toldOf(projection, passed), sideName) ?? [],
    dice: yield* countingDice(game, projection, passed),
    log: yield* byTurnAndPhase(game, projection, passed),
  };
}

/** Who has sat at the game, by what the ids of his lines begin with. */
function phonesOf<S>(game: Game<S>, { entries }: Projection<S>) {
  const phones = new Map<string, NonNullable<Story['phones']>[number]>();
  for (const entry of entries) {
    if (entry.kind !== 'v1.Seated' || entry.left) continue;
    const { writer, name, seat } = entry;
    phones.set(writer, { name, ...(game.sides.some(({ id }) => id === seat) && { side: seat }) });
  }
  return phones;
}

const OWN: readonly LogLine['kind'][] = ['note', 'roll', 'lesson'];

function* byTurnAndPhase<S>(
  game: Game<S>,
  projection: Projection<S>,
  passed: readonly Passed<S>[],
): Steps<readonly StoryTurn[]> {
  const phases = new Map(passed.map((step) => [step.procedureRun.opened.id, phaseOf(game, step)]));
  const phones = phonesOf(game, projection);
  const turns: { moment: string; phases: { phase?: string; lines: StoryLine[] }[] }[] = [];
  const words = phoneWords(projection, namesOf(game, projection.state));
  for (const line of yield* listingLines(projection, words)) {
    yield;
    const last = turns.at(-1);
    const turn = last?.moment === line.moment ? last : { moment: line.moment, phases: [] };
    if (turn !== last) turns.push(turn);
    const now = turn.phases.at(-1);
    // A note stands in the phase that it was made in.
    const name = line.kind === 'procedure' ? phases.get(line.id) : now?.phase;
    const phase = now && now.phase === name ? now : { ...(name && { phase: name }), lines: [] };
    if (phase !== now) turn.phases.push(phase);
    const by = OWN.includes(line.kind) && phones.get(line.id.slice(0, line.id.lastIndexOf(':')))?.name;
    phase.lines.push({ ...storyLine(line), ...(by && { by }) });
  }
  return turns;
}

/** What begins a phase belongs to it. */
const phaseOf = <S>(game: Game<S>, { procedureRun, after, turn, nextTurn }: Passed<S>): string | undefined =>
  procedureRun.phase ?? (turn === nextTurn ? game.phase?.(after) : undefined);

function storyLine(line: LogLine): StoryLine {
  const { kind, at, title, value, side, place, sealed, struck, open, afterReveal, reason, was, practice } =
    line;
  const told = kind === 'lesson' ? 'warning' : 'override';
  return {
    kind,
    at,
    title,
    ...(value !== undefined && { value }),
    ...(side && { side }),
    ...(place && { place }),
    ...(sealed && { sealed }),
    struck,
    open,
    ...(afterReveal && { afterReveal }),
    ...(reason !== undefined && { reason }),
    amended: kind === 'procedure' && was !== undefined,
    overridden: line.lines.some((each) => each.kind === told),
    practice,
    ...(was && { was: { title: was.title, ...(was.value !== undefined && { value: was.value }) } }),
    // Which question a line came from is of no use without the game at hand.
    working: line.lines.map(({ prompt: _, ...said }) => said),
    conflicts: line.conflicts,
  };
}
