import { type Args, type Derivation, type Steps, startDerivation } from '../../../core/play/procedure';
import { askFields, choose, mark, number } from '../../../kit/fields';
import { heading, reminder } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import type { CheckRow } from '../data/check-row';
import { CHECKS } from '../data/checks';
import { phaseOf, SIDE_WORDS } from '../data/phases';
import type { SideId } from '../data/units';
import { type Asked, checkOf, rollRow } from '../questions/checks';
import { factsFor } from '../state/facts';
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
    const work = startDerivation(side);
    const asked = yield* askConditions(work, state, row, side);
    const facts = factsFor(state, asked.side);
    const found = yield* rollRow(work, row, { ...asked, facts });
    const notes = row.note ? [reminder(row.note, { rule: row.rule })] : [];
    return finish(heading(row.name, { value: found, rule: row.rule }), [], [...work.lines, ...notes]);
  },
};

/** Who rolls where either may, what the players see on the map, and for how many at once. */
function* askConditions(
  work: Derivation,
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
