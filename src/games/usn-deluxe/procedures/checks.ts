import { signed } from '../../../core/numbers';
import {
  type Args,
  askDice,
  dieLine,
  type Steps,
  startWorking,
  type Working,
} from '../../../core/play/procedure';
import type { DiceAnswer } from '../../../core/play/prompt';
import { askFields, choose, mark, number } from '../../../kit/fields';
import { fact, heading, reminder } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import type { CheckRow, CheckVariant } from '../data/check-row';
import { CHECKS } from '../data/checks';
import { phaseOf, SIDE_WORDS } from '../data/phases';
import type { SideId } from '../data/units';
import { factsFor, holds } from '../state/facts';
import { suits } from '../state/needs';
import { dated } from '../state/points';
import type { UsnState } from '../state/state';
import { notUnderway, type Procedure, type Run } from './procedure';

/** Dice of one roll at most: as many units are rolled for together. */
const MOST_TOGETHER = 8;

export const checkOf = (id: string): CheckRow => {
  const row = CHECKS.find((each) => each.id === id);
  if (!row) throw new Error(`no check ${id}`);
  return row;
};

/** Those with a step of their own, which books what they give. */
const OWN_STEP = [
  'neutralRecovery',
  'chineseReplacement',
  'civilWar',
  'allyVarDeploy',
  'indianOceanLoss',
  'indianOceanGain',
];

/** The checks that may be rolled in a phase, by its parts: "3B". */
export const checksIn = (state: UsnState, step: string): readonly CheckRow[] =>
  CHECKS.filter(
    ({ id, phases, needs, scenarios, turns }) =>
      !OWN_STEP.includes(id) &&
      suits(state, needs) &&
      (!scenarios || scenarios.includes(state.scenario)) &&
      (!turns || turns.includes(dated(state))) &&
      (phases.length === 0
        ? step === 'p3' || step === 'p7'
        : phases.some((part) => part.replace(/\D+$/, '') === step.slice(1))),
  );

/** Who rolls: by the row, or by the side whose phase it is. */
export function rollerOf(state: UsnState, { who }: CheckRow): SideId | undefined {
  if (who === 'j' || who === 'a') return who;
  const { side } = phaseOf(state.cursor.step);
  if (who === 'both' || !side) return undefined;
  if (who === 'other') return side === 'j' ? 'a' : 'j';
  return side;
}

const idOf = ({ check }: Args): string => (typeof check === 'string' ? check : '');

/** 4: Any die of the rules that no chart of the players decides. */
export const rollCheck: Procedure = {
  id: 'roll-check',
  rule: 'Phase 3',
  title: (_, args) => CHECKS.find(({ id }) => id === idOf(args))?.name ?? 'Die check',
  side: (state, args) => {
    const row = CHECKS.find(({ id }) => id === idOf(args));
    return row && rollerOf(state, row);
  },
  unless: (state, args) =>
    notUnderway(state) ??
    (checksIn(state, state.cursor.step).some(({ id }) => id === idOf(args))
      ? undefined
      : 'It is not rolled in this phase.'),
  *run(state, args): Run {
    const row = checkOf(idOf(args));
    const side = rollerOf(state, row);
    const work = startWorking(side);
    const asked = yield* askConditions(work, state, row, side);
    const facts = factsFor(state, asked.side);
    const found = yield* rollRow(work, row, { ...asked, facts });
    const notes = row.note ? [reminder(row.note, { rule: row.rule })] : [];
    return finish(heading(row.name, { value: found, rule: row.rule }), [], [...work.lines, ...notes]);
  },
};

type Asked = {
  readonly side: SideId | undefined;
  readonly ticked: readonly string[];
  readonly count: number;
};

/** Who rolls where either may, what the players see on the map, and for how many at once. */
function* askConditions(
  work: Working,
  state: UsnState,
  row: CheckRow,
  side: SideId | undefined,
): Steps<Asked> {
  const { rule, name, asks, who, per, variants } = row;
  const open = asks.filter(({ id }) => !factsFor(state, side).has(id));
  const isOpen = side === undefined && who !== 'both';
  if (!isOpen && !open.length && !variants) return { side, ticked: [], count: 1 };
  const told = yield* askFields<{ side?: SideId; ticked?: readonly string[]; count?: number }>(
    work,
    { key: 'conditions', rule, title: name, ...(row.note && { hint: row.note }), submit: 'To the dice' },
    {
      ...(isOpen && { side: choose<SideId>('Who rolls', SIDE_WORDS) }),
      ...(open.length > 0 && {
        ticked: mark('What holds', Object.fromEntries(open.map(({ id, label }) => [id, label])), {
          initial: [],
        }),
      }),
      ...(variants && { count: number(`How many (${per})`, 1, MOST_TOGETHER, { initial: 1 }) }),
    },
  );
  return { side: told.side ?? side, ticked: told.ticked ?? [], count: told.count ?? 1 };
}

type Rolling = Asked & { readonly facts: ReadonlySet<string>; readonly key?: string };

/** What dice against a number came to: how many succeeded, and how that is told. */
type Made = { readonly made: number; readonly words: string };

/** The dice of any row, and what they come to in words. */
function* rollRow(work: Working, row: CheckRow, rolling: Rolling): Steps<string> {
  const { variants, rows, who } = row;
  if (variants) return (yield* rollTarget(work, row, rolling)).words;
  if (rows) return (yield* rollRows(work, row, rolling)).label;
  return who === 'both' ? yield* rollEach(work, row, rolling) : String(yield* rollTotal(work, row, rolling));
}

/** Each die that reaches its number succeeds; for some a second one has to. */
export function* rollTarget(
  work: Working,
  row: CheckRow,
  { facts, ticked, count, key = 'die' }: Rolling,
): Steps<Made> {
  const { rule, name, good = 'Succeeds', bad = 'Fails', variants = [] } = row;
  const variant = variants.find(({ when }) => holds(when, facts, ticked));
  if (!variant) throw new Error(`${row.id} has no case`);
  if (variant.auto) {
    work.lines.push(fact('No die is needed', { value: good, rule }));
    return { made: count, words: good };
  }
  const told = (made: number): Made => ({ made, words: inWords(made, count, good, bad) });
  const { second } = variant;
  const first = yield* askTargets(work, { key, rule, title: name, count, good, bad, variant });
  const made = first.filter((face) => succeeds(variant, face)).length;
  if (second === undefined) return told(made);
  if (!made) return { made, words: bad };
  const again = { when: [], least: second };
  const then = yield* askTargets(work, {
    key: `${key}-second`,
    rule,
    title: `${name}, second die`,
    count: made,
    good,
    bad,
    variant: again,
  });
  return told(then.filter((face) => face >= second).length);
}

const succeeds = ({ least, most = 6 }: CheckVariant, face: number): boolean => face >= least && face <= most;

type Targets = {
  key: string;
  rule: string;
  title: string;
  count: number;
  good: string;
  bad: string;
  variant: CheckVariant;
};

function* askTargets(
  work: Working,
  { key, rule, title, count, good, bad, variant }: Targets,
): Steps<readonly number[]> {
  const { least, most = 6 } = variant;
  const needs = most < 6 ? `${least} to ${most}` : least === 6 ? '6' : `${least} or more`;
  const dice: DiceAnswer = yield* askDice(work, {
    key,
    rule,
    title: `${title}: ${needs}`,
    count,
    sides: 6,
    ...(count === 1
      ? { faceNotes: [1, 2, 3, 4, 5, 6].map((face) => (succeeds(variant, face) ? 'yes' : 'no')) }
      : { dieNames: Array.from({ length: count }, (_, i) => `No. ${i + 1}`) }),
  });
  const made = dice.faces.filter((face) => succeeds(variant, face)).length;
  work.lines.push(
    dieLine(dice, { label: `Needs ${needs}`, value: inWords(made, count, good, bad), rule, prompt: key }),
  );
  return dice.faces;
}

const inWords = (made: number, count: number, good: string, bad: string): string =>
  count === 1 ? (made ? good : bad) : `${made} of ${count}: ${good.charAt(0).toLowerCase()}${good.slice(1)}`;

/** A die read on the rows of a table. */
export function* rollRows(work: Working, row: CheckRow, { facts, ticked, key = 'die' }: Rolling) {
  const { rule, name, rows = [] } = row;
  const by = modifierOf(work, row, facts, ticked);
  const at = (total: number) => {
    const found = rows.find(({ upTo = Number.POSITIVE_INFINITY }) => total <= upTo);
    if (!found) throw new Error(`${row.id} has no row for ${total}`);
    return found;
  };
  const dice = yield* askDice(work, {
    key,
    rule,
    title: name,
    count: 1,
    sides: 6,
    ...(row.secret && work.side && { secret: work.side }),
    faceNotes: [1, 2, 3, 4, 5, 6].map((face) => at(face + by).label),
  });
  const total = (dice.faces[0] ?? 0) + by;
  const found = at(total);
  work.lines.push(
    dieLine(dice, {
      label: by ? `${dice.faces[0]} ${signed(by)} = ${total}` : name,
      value: found.label,
      rule,
      prompt: key,
    }),
  );
  return found;
}

/** Both sides roll, each with its own modifiers. */
function* rollEach(work: Working, row: CheckRow, { facts, ticked }: Rolling): Steps<string> {
  const totals: number[] = [];
  for (const side of ['j', 'a'] as const) {
    const own = new Set([...facts, side]);
    const told =
      row.asks.length && side === 'a'
        ? yield* askFields<{ ticked: readonly string[] }>(
            work,
            { key: 'allied', rule: row.rule, title: `${row.name}, Allies`, submit: 'To the dice' },
            {
              ticked: mark(
                'What holds for the Allies',
                Object.fromEntries(row.asks.map(({ id, label }) => [id, label])),
                { initial: [] },
              ),
            },
          )
        : { ticked };
    totals.push(
      yield* rollTotal(work, row, { side, facts: own, ticked: told.ticked, count: 1, key: `die-${side}` }),
    );
  }
  const [j = 0, a = 0] = totals;
  return j === a
    ? `${j} each: a tie`
    : `${j > a ? SIDE_WORDS.j : SIDE_WORDS.a} first, ${Math.max(j, a)} to ${Math.min(j, a)}`;
}

/** The total itself counts. */
export function* rollTotal(
  work: Working,
  row: CheckRow,
  { side, facts, ticked, key = 'die' }: Rolling,
): Steps<number> {
  const { rule, name, dice: count, counts = '' } = row;
  const by = modifierOf(work, row, facts, ticked);
  const who = row.who === 'both' && side ? `${name}, ${SIDE_WORDS[side]}` : name;
  const dice = yield* askDice(work, {
    key,
    rule,
    title: who,
    count,
    sides: 6,
    ...(counts && { hint: counts }),
  });
  const sum = dice.faces.reduce((total, face) => total + face, 0) + by;
  work.lines.push(
    dieLine(dice, { label: who, value: by ? `${sum} with ${signed(by)}` : String(sum), rule, prompt: key }),
  );
  return sum;
}

/** The modifiers that hold, each a line of the working. */
function modifierOf(
  work: Working,
  { mods = [], rule }: CheckRow,
  facts: ReadonlySet<string>,
  ticked: readonly string[],
): number {
  let sum = 0;
  for (const { when, label, by } of mods) {
    if (!holds(when.split(' '), facts, ticked)) continue;
    sum += by;
    work.lines.push({ kind: 'shift', label, value: signed(by), rule });
  }
  return sum;
}
