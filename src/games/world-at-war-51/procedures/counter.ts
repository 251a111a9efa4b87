import { signed, withMinus } from '../../../core/numbers';
import {
  askCell,
  cellLine,
  type Derivation,
  type Steps,
  startDerivation,
} from '../../../core/play/procedure';
import { numbers } from '../../../kit/charts';
import { askFields, number } from '../../../kit/fields';
import { fact, heading } from '../../../kit/lines';
import { rollDice } from '../../../kit/rolls';
import { finish, resting } from '../../../kit/steps';
import { GENERAL_SURPRISE } from '../data/charts/other';
import { COUNTER, strikeName } from '../data/strikes';
import { COUNTER_LIMIT } from '../data/values';
import type { Procedure } from '../state/events';
import { nextCounter } from '../state/flow';
import type { Attack, Surprise, WarState } from '../state/state';
import { askNets, type Last, netField, stateNumber } from './roll';

/** The next group that flies, by its number. */
function groupNow({ attack }: WarState) {
  const n = attack && nextCounter(attack);
  return attack && n !== undefined ? { n, ...groupOf(attack, n) } : undefined;
}

function groupOf({ groups, forces }: Attack, n: number) {
  const ids = groups[n - 1] ?? [];
  const group = (forces?.taskForces ?? []).filter(({ id }) => ids.includes(id));
  return {
    aboard: group.reduce((sum, { squadrons }) => sum + squadrons, 0),
    names: group.map(({ name }) => name).join(', '),
  };
}

/** The carriers that met the fleet make one air strike, after a surprise roll (51.43E, 23.7413). */
export const counter: Procedure = resting({
  id: 'counter',
  rule: '51.43E',
  title: 'US air strike',
  side: 'us',
  on: (state) => groupNow(state) ?? 'Nobody has met the fleet.',
  *run({ n, aboard, names }, { last }) {
    const rule = '51.43E';
    const work = startDerivation('us');
    const strike = `${COUNTER}-${n}`;
    const most = Math.min(COUNTER_LIMIT, aboard);
    const { squadrons } = yield* askFields(
      work,
      {
        key: 'squadrons',
        rule,
        title: `How many squadrons strike from ${names}?`,
        hint: `${aboard} aboard, ${COUNTER_LIMIT} at most.`,
        submit: 'Launch',
      },
      { squadrons: number('Squadrons in the strike', 0, most, { initial: most }) },
    );
    work.lines.push(fact(names, { value: `${squadrons} squadrons`, rule, prompt: 'squadrons' }));
    const surprise = squadrons ? yield* rollSurprise(work, last?.counter) : undefined;
    const value = surprise ? `${squadrons}, level ${surprise.level}` : 'none flies';
    return finish(
      heading(strikeName(strike).replace('US', 'US air'), { value, rule }),
      [{ type: 'v1.StrikeFlown', strike, squadrons, ...(surprise && { surprise }) }],
      work.lines,
    );
  },
});

/** An ordinary surprise die, with the modifiers that the players read themselves. */
function* rollSurprise(work: Derivation, last: Last): Steps<Surprise> {
  const rule = '23.7413';
  const { drm } = yield* askNets(
    work,
    { key: 'surprise-drm', rule, title: 'Modifier of the surprise die?' },
    last,
    { drm: netField('Added to the die', last?.drm) },
  );
  const levelOf = (thrown: number) => Math.max(0, Math.min(7, thrown + drm));
  const { total: face } = yield* rollDice(work, {
    key: 'surprise',
    rule,
    title: 'The surprise die of the US strike',
    note: (thrown) => (levelOf(thrown) ? `level ${levelName(levelOf(thrown))}` : 'no surprise'),
    line: (thrown) => ({
      label: 'Surprise die',
      value: drm ? `${thrown} ${signed(drm)} = ${withMinus(thrown + drm)}` : String(thrown),
    }),
  });
  const level = yield* stateNumber(
    work,
    {
      key: 'surprise-level',
      label: 'Surprise level',
      rule,
      shape: numbers(0, 7),
      value: levelOf(face),
    },
    (said) => ({ value: levelName(said) }),
  );
  const row = String(level);
  const cap = yield* askEffect(work, 'cap', row);
  const defence = yield* askEffect(work, 'defence', row);
  const attack = yield* askEffect(work, 'attack', row);
  const fewer = yield* askEffect(work, 'fewer', row);
  const critical = yield* askCell(work, GENERAL_SURPRISE, 'critical', row);
  return { level, cap, defence, attack, fewer, critical: critical.value === 'yes' };
}

/** As the line of the level writes it. */
const levelName = (level: number): string => (level === 7 ? '7+' : level === 0 ? 'none' : String(level));

/** One effect of a level; none is no line. */
function* askEffect(work: Derivation, column: string, row: string): Steps<number> {
  const cell = yield* askCell(work, GENERAL_SURPRISE, column, row);
  const value = Number(cell.value);
  if (value) work.lines.push(cellLine(GENERAL_SURPRISE, column, row, cell));
  return value;
}
