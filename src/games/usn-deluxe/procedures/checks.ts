import type { FormCheck } from '../../../core/play/form';
import { type Args, type Derivation, type Steps, startDerivation } from '../../../core/play/procedure';
import { askFields, choose, mark, namedOnce, number, words } from '../../../kit/fields';
import { heading, reminder } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import type { CheckRow } from '../data/check-row';
import { CHECKS } from '../data/checks';
import { PHASES, phaseOf, SIDE_WORDS, skippedParts } from '../data/phases';
import type { SideId } from '../data/units';
import { type Asked, checkOf, rollRow } from '../questions/checks';
import { PLACE_LENGTH } from '../state/bases';
import { asksLeft, factsFor, needsDie } from '../state/facts';
import { suits } from '../state/needs';
import { dated } from '../state/points';
import { notUnderway, type Procedure, type Run } from '../state/procedure';
import type { UsnState } from '../state/state';

/** Dice of one roll at most: as many units are rolled for together. */
const MOST_TOGETHER = 8;

/** Those with a step of their own, which books what they give. */
const OWN_STEP = [
  'neutralRecovery',
  'chineseReplacement',
  'civilWar',
  'allyVarDeploy',
  'indianOceanLoss',
  'indianOceanGain',
];

/** Thrown in steps of their own now, which ask of whom; one that was begun before is finished here. */
const ELSEWHERE = ['clientDefection', 'training'];

/** The checks that a phase offers. */
export const checksOffered = (state: UsnState): readonly CheckRow[] =>
  checksIn(state, state.cursor.step).filter(({ id }) => !ELSEWHERE.includes(id));

/** The checks that may be rolled in a phase, by its parts: "3B". */
export const checksIn = (state: UsnState, step: string): readonly CheckRow[] =>
  (ROLLED[step] ?? []).filter((row) => isRolled(state, row, step));

/** Where no part is named, it is rolled while land units move. */
const partsOf = ({ phases }: CheckRow): readonly string[] => (phases.length ? phases : ['3A', '7A']);
/** By phase, what is ever rolled in it as a check. */
const ROLLED: { readonly [step: string]: readonly CheckRow[] } = Object.fromEntries(
  PHASES.map(({ id }) => [
    id,
    CHECKS.filter(
      (row) =>
        !OWN_STEP.includes(row.id) && partsOf(row).some((part) => part.replace(/\D+$/, '') === id.slice(1)),
    ),
  ]),
);

/** Whether a check may be rolled in a phase. */
export function isRolled(state: UsnState, row: CheckRow, step: string): boolean {
  const { needs, scenarios, turns } = row;
  const skipped = skippedParts(state.scenario, state.cursor.turn, phaseOf(step).id);
  return (
    (ROLLED[step] ?? []).includes(row) &&
    partsOf(row).some((part) => part.replace(/\D+$/, '') === step.slice(1) && !skipped.includes(part)) &&
    suits(state, needs) &&
    (!scenarios || scenarios.includes(state.scenario)) &&
    (!turns || turns.includes(dated(state))) &&
    rollersOf(state, row, step).some((facts) => needsDie(row, facts))
  );
}

/** The facts of each side that may roll a row in a phase. */
const rollersOf = (state: UsnState, row: CheckRow, step: string): readonly ReadonlySet<string>[] => {
  const side = rollerIn(row, step);
  return (side ? [side] : (['j', 'a'] as const)).map((each) => factsFor(state, each));
};

/** Who rolls: by the row, or by the side whose phase it is. */
export const rollerOf = ({ cursor }: UsnState, row: CheckRow): SideId | undefined =>
  rollerIn(row, cursor.step);

function rollerIn({ who }: CheckRow, step: string): SideId | undefined {
  if (who === 'j' || who === 'a') return who;
  const { side } = phaseOf(step);
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
      : 'This die is not rolled in this phase.'),
  *run(state, args): Run {
    const row = checkOf(idOf(args));
    const side = rollerOf(state, row);
    const work = startDerivation(side);
    const { of, ...asked } = yield* askConditions(work, state, row, side, args.named === true);
    const facts = factsFor(state, asked.side);
    const found = yield* rollRow(work, row, { ...asked, facts });
    const notes = row.note ? [reminder(row.note, { rule: row.rule })] : [];
    return finish(
      heading(of ? `${row.name}: ${of}` : row.name, { value: found, rule: row.rule }),
      of && row.once ? [{ type: 'v1.Rolled', check: row.id, of }] : [],
      [...work.lines, ...notes],
    );
  },
};

/** Who rolls where either may, what the players see on the map, for how many at once, and who they are. */
function* askConditions(
  work: Derivation,
  state: UsnState,
  row: CheckRow,
  side: SideId | undefined,
  isNamed: boolean,
): Steps<Asked & { readonly of: string }> {
  const { id, rule, name, who, variants } = row;
  const once = isNamed && row.once === true;
  // Where both roll, Japan is asked here, the Allies with their die.
  const sides = who === 'both' ? (['j'] as const) : side ? [side] : (['j', 'a'] as const);
  const open = asksLeft(
    row,
    sides.map((each) => factsFor(state, each)),
  );
  const isOpen = side === undefined && who !== 'both';
  if (!isOpen && !open.length && !variants && !isNamed) return { side, ticked: [], count: 1, of: '' };
  const told = yield* askFields<{
    side?: SideId;
    ticked?: readonly string[];
    count?: number;
    of?: string;
  }>(
    work,
    {
      ...{ key: 'conditions', rule, title: name, submit: 'Continue' },
      ...(row.note && { hint: row.note }),
      checks: once ? [thrownFor(state, id)] : [],
    },
    {
      ...(isOpen && { side: choose<SideId>('Who rolls', SIDE_WORDS) }),
      of: words(`Name or hex (${row.per})`, PLACE_LENGTH, { optional: !once }),
      ...(open.length > 0 && {
        ticked: mark('Tick what applies', Object.fromEntries(open.map((each) => [each.id, each.label])), {
          initial: [],
        }),
      }),
      ...(variants && !once && { count: number('How many', 1, MOST_TOGETHER, { initial: 1 }) }),
    },
  );
  return { side: told.side ?? side, ticked: told.ticked ?? [], count: told.count ?? 1, of: told.of ?? '' };
}

/** Who has had a die in this phase, and gets no second one. */
const thrownFor = ({ rolled = [] }: UsnState, check: string): FormCheck =>
  namedOnce(['of'], {
    known: rolled.flatMap((each) => (each.startsWith(`${check}:`) ? [each.slice(check.length + 1)] : [])),
    message: 'has already rolled in this phase.',
  });
