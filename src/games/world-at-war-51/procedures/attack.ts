import {
  type Args,
  askCell,
  cellLine,
  type Derivation,
  type Steps,
  startDerivation,
} from '../../../core/play/procedure';
import { numbers } from '../../../kit/charts';
import { askFields, number } from '../../../kit/fields';
import { fact, heading, result, warning } from '../../../kit/lines';
import { finish, resting } from '../../../kit/steps';
import { AIR_DEFENCE } from '../data/charts/air';
import { NAVAL_ATTACK } from '../data/charts/naval';
import { LEVELS } from '../data/charts/surprise';
import { isFirst, strikeName } from '../data/strikes';
import { LAST_DEFENCE } from '../data/values';
import { attackModifiers, defenceShift, kindOf } from '../state/attack-values';
import type { Procedure } from '../state/events';
import { currentStrike, openTargets, type Target, targetsOf } from '../state/flow';
import type { HouseRules } from '../state/house';
import type { Attack, Strike, Toll, WarState } from '../state/state';
import {
  askAdded,
  NO_TOLL,
  rollTable,
  rowsFor,
  stateModifiers,
  stateNumber,
  sumOfTolls,
  tollName,
  within,
} from './roll';
import { settle } from './settle';

/** The attack that is meant: by its argument, else the next one open; its target may be gone. */
function attackNow({ attack }: WarState, args: Args) {
  const strike = attack && currentStrike(attack);
  const open = strike ? openTargets(strike) : [];
  const flight = open.find(({ target }) => target === args.target) ?? open[0];
  if (!attack || !strike || !flight) return undefined;
  return { attack, strike, flight, target: targetsOf(attack, strike).find(({ id }) => id === flight.target) };
}

const titleOf = (target: Target | undefined): string => (target ? `Attack on ${target.label}` : 'Attack');

/** Squadrons at one target: its air defence, then the attack, then what it did (51.34, 51.36, 23.43, 20.51). */
export const attackTarget: Procedure = resting({
  id: 'attack',
  placed: true,
  rule: '51.34',
  title: (state, args) => titleOf(attackNow(state, args)?.target),
  side: (state, args) => attackNow(state, args)?.strike.side ?? 'jp',
  on: (state, args) => attackNow(state, args) ?? 'No attack waits to be resolved.',
  *run({ attack, strike, flight, target }, { house }) {
    const rule = '51.34';
    const { squadrons } = flight;
    const head = (value: string) => heading(titleOf(target), { value, rule });
    const done = { type: 'v1.TargetAttacked', strike: strike.id, target: flight.target } as const;
    if (!target)
      return finish(head('the target is gone'), [{ ...done, lost: NO_TOLL, effects: 0, gone: true }]);
    const work = startDerivation(strike.side);
    const value = squadronsName(squadrons);
    work.lines.push(fact(`${target.label}, ${strikeName(strike.id)}`, { value, rule }));
    const on: On = { attack, strike, target, house };
    const lost = yield* sufferDefence(work, on, squadrons);
    const left = squadrons - lost.eliminated - lost.aborted;
    if (!left) return finish(head('driven off'), [{ ...done, lost, effects: 0 }], work.lines);
    const effects = yield* rollAttack(work, on, left);
    const critical = kindOf(target.id) === 'ship' && (yield* rollsCritical(work, on));
    const { words, change, more = [] } = yield* settle(work, { attack, strike, target, effects, critical });
    return finish(head(words), [{ ...done, lost, effects, ...change }, ...more], work.lines);
  },
});

/** What is attacked, by which strike. */
type On = {
  readonly attack: Attack;
  readonly strike: Strike;
  readonly target: Target;
  readonly house: HouseRules;
};

const squadronsName = (count: number): string => (count === 1 ? '1 squadron' : `${count} squadrons`);

/** Ships shoot, unless the surprise is complete; the level is the players' own (WW-8, WW-26). */
function* sufferDefence(
  work: Derivation,
  { attack, strike, target, house }: On,
  squadrons: number,
): Steps<Toll> {
  const rule = '23.43';
  const { label, id } = target;
  const kind = kindOf(id);
  if (kind !== 'ship' && kind !== 'light') return NO_TOLL;
  if (isFirst(strike)) {
    const row = String(attack.level ?? 3);
    const cell = yield* askCell(work, LEVELS, 'defence', row);
    if (cell.value === 'no') {
      work.lines.push(cellLine(LEVELS, 'defence', row, cell));
      return NO_TOLL;
    }
  }
  const { level } = yield* askFields(
    work,
    {
      key: 'defence',
      rule,
      title: `Air defence level of ${label}?`,
      hint: 'From your rulebook, before any surprise: how it is found is not in the public rules.',
      submit: 'Shoot',
    },
    { level: number('Air defence level', 0, 30) },
  );
  const shift = yield* askAdded(work, defenceShift(strike, house));
  const found = level + shift;
  const value = Math.max(0, Math.min(LAST_DEFENCE, found));
  const reached = yield* stateNumber(
    work,
    { key: 'defence-level', label: 'Air defence level', rule, shape: numbers(0, LAST_DEFENCE), value },
    (said) => ({
      kind: 'shift',
      ...(shift && {
        label: `Air defence level ${level}, ${Math.abs(shift)} ${shift < 0 ? 'lower' : 'higher'}`,
      }),
      value: String(said),
      prompt: 'defence',
    }),
  );
  if (found > LAST_DEFENCE)
    work.lines.push(warning(`The table ends at level ${LAST_DEFENCE}: read there (WW-8)`, { rule }));
  if (reached === 0) return NO_TOLL;
  const cells = yield* rollTable(work, {
    key: 'defence-dice',
    title: `Air defence of ${label}`,
    rule,
    side: strike.side === 'jp' ? 'us' : 'jp',
    chart: AIR_DEFENCE,
    rows: [String(reached)],
    modifier: 0,
  });
  const lost = within(sumOfTolls(cells), squadrons);
  work.lines.push(result('Air defence', { value: tollName(lost), rule }));
  return lost;
}

function* rollAttack(
  work: Derivation,
  { attack, strike, target, house }: On,
  squadrons: number,
): Steps<number> {
  const kind = kindOf(target.id);
  const named = attackModifiers(attack, strike, kind, house);
  const rule = kind === 'oil' ? '51.41C' : '20.51';
  const cells = yield* rollTable(work, {
    key: 'attack',
    title: `${squadronsName(squadrons)} at ${target.label}`,
    rule,
    side: strike.side,
    chart: NAVAL_ATTACK,
    rows: rowsFor(squadrons).map((row) => `s${row}`),
    modifier: named.length ? yield* stateModifiers(work, 'attack-sum', rule, named) : 0,
    ...(kind === 'oil' && { hint: 'No modifiers.' }),
  });
  return cells.map(Number).reduce((sum, effects) => sum + effects, 0);
}

/** Whether damage to a named ship brings the die of 20.5241C. */
function* rollsCritical(work: Derivation, { attack, strike }: On): Steps<boolean> {
  if (strike.side === 'us') return strike.surprise?.critical ?? false;
  if (!isFirst(strike)) return false;
  const cell = yield* askCell(work, LEVELS, 'critical', String(attack.level ?? 3));
  return cell.value === 'yes';
}
