import { signed } from '../../../core/numbers';
import { askDice, type Derivation, dieLine, type Steps } from '../../../core/play/procedure';
import type { DiceAnswer } from '../../../core/play/prompt';
import { askFields, mark } from '../../../kit/fields';
import { fact } from '../../../kit/lines';
import { eachFace } from '../../../kit/rolls';
import type { CheckRow, CheckVariant } from '../data/check-row';
import { CHECKS } from '../data/checks';
import { SIDE_WORDS } from '../data/phases';
import type { SideId } from '../data/units';
import { asksLeft, holds } from '../state/facts';

export const checkOf = (id: string): CheckRow => {
  const row = CHECKS.find((each) => each.id === id);
  if (!row) throw new Error(`no check ${id}`);
  return row;
};

/** Who rolls, what the players see on the map, and for how many at once. */
export type Asked = {
  readonly side: SideId | undefined;
  readonly ticked: readonly string[];
  readonly count: number;
};

type Rolling = Asked & {
  readonly facts: ReadonlySet<string>;
  readonly key?: string;
  /** Whose each die is, where several are thrown. */
  readonly names?: readonly string[];
};

/** What dice against a number came to: how many succeeded, and how that is told. */
type Made = {
  readonly made: number;
  readonly words: string /** Of the dice, in their order. */;
  readonly which?: readonly number[];
};

/** The dice of any row, and what they come to in words. */
export function* rollRow(work: Derivation, row: CheckRow, rolling: Rolling): Steps<string> {
  const { variants, rows, who } = row;
  if (variants) return (yield* rollTarget(work, row, rolling)).words;
  if (rows) return (yield* rollRows(work, row, rolling)).label;
  return who === 'both' ? yield* rollEach(work, row, rolling) : String(yield* rollTotal(work, row, rolling));
}

/** Each die that reaches its number succeeds; for some a second one has to. */
export function* rollTarget(
  work: Derivation,
  row: CheckRow,
  { side, facts, ticked, count, key = 'die', names }: Rolling,
): Steps<Made> {
  const { rule, name, good = 'Succeeds', bad = 'Fails', variants = [] } = row;
  const variant = variants.find(({ when }) => holds(when, facts, ticked));
  if (!variant) throw new Error(`${row.id} has no case`);
  if (variant.auto) {
    work.lines.push(fact('No die is needed', { value: good, rule }));
    return { made: count, words: good };
  }
  const told = (made: number, which?: readonly number[]): Made => ({
    ...{ made, words: inWords(made, count, good, bad) },
    ...(which && { which }),
  });
  const { second } = variant;
  const first = yield* askTargets(work, {
    ...{ key, rule, title: name, count, good, bad, variant, owner: ownerOf(row, side) },
    ...(names && { names }),
  });
  const made = first.filter((face) => succeeds(variant, face)).length;
  if (second === undefined)
    return told(
      made,
      first.flatMap((face, i) => (succeeds(variant, face) ? [i] : [])),
    );
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
    owner: ownerOf(row, side),
  });
  return told(then.filter((face) => face >= second).length);
}

type Owner = { readonly side?: SideId };

/** Whose die it is, where the rules or the question say so. */
const ownerOf = ({ who }: CheckRow, side: SideId | undefined): Owner =>
  side || who === 'j' || who === 'a' ? { side: side ?? (who as SideId) } : {};

const succeeds = ({ least, most = 6 }: CheckVariant, face: number): boolean => face >= least && face <= most;

type Targets = {
  key: string;
  rule: string;
  title: string;
  count: number;
  good: string;
  bad: string;
  variant: CheckVariant;
  owner: Owner;
  names?: readonly string[];
};

function* askTargets(
  work: Derivation,
  { key, rule, title, count, good, bad, variant, owner, names }: Targets,
): Steps<readonly number[]> {
  const { least, most = 6 } = variant;
  const notes = eachFace((face) => (succeeds(variant, face) ? 'yes' : 'no'));
  const needs = most < 6 ? `${least} to ${most}` : least === 6 ? '6' : `${least} or more`;
  const dice: DiceAnswer = yield* askDice(work, {
    key,
    rule,
    title: `${title}: ${needs}`,
    count,
    sides: 6,
    ...owner,
    ...(count === 1
      ? { faceNotes: notes }
      : {
          dieNames: names ?? Array.from({ length: count }, (_, i) => `No. ${i + 1}`),
          dieNotes: Array<typeof notes>(count).fill(notes),
        }),
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
export function* rollRows(work: Derivation, row: CheckRow, { side, facts, ticked, key = 'die' }: Rolling) {
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
    ...ownerOf(row, side),
    ...(row.secret && work.side && { secret: work.side }),
    faceNotes: eachFace((face) => at(face + by).label),
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
function* rollEach(work: Derivation, row: CheckRow, { facts, ticked }: Rolling): Steps<string> {
  const totals: number[] = [];
  for (const side of ['j', 'a'] as const) {
    const own = new Set([...facts, side]);
    const asks = asksLeft(row, [own]);
    const told =
      asks.length && side === 'a'
        ? yield* askFields<{ ticked: readonly string[] }>(
            work,
            { key: 'allied', rule: row.rule, title: `${row.name}, Allies`, submit: 'Continue' },
            {
              ticked: mark(
                'Tick what applies to the Allies',
                Object.fromEntries(asks.map(({ id, label }) => [id, label])),
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
  work: Derivation,
  row: CheckRow,
  { side, facts, ticked, key = 'die' }: Rolling,
): Steps<number> {
  const { rule, name, dice: count, counts = '', unit = 'in all' } = row;
  const by = modifierOf(work, row, facts, ticked);
  const who = row.who === 'both' && side ? `${name}, ${SIDE_WORDS[side]}` : name;
  const dice = yield* askDice(work, {
    key,
    rule,
    title: who,
    count,
    sides: 6,
    ...ownerOf(row, side),
    ...(counts && { hint: counts }),
    faceNotes: eachFace((total) => `${total + by} ${unit}`, 6 * count),
  });
  const sum = dice.faces.reduce((total, face) => total + face, 0) + by;
  work.lines.push(
    dieLine(dice, { label: who, value: by ? `${sum} with ${signed(by)}` : String(sum), rule, prompt: key }),
  );
  return sum;
}

/** The modifiers that hold, each a line of the derivation. */
function modifierOf(
  work: Derivation,
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
