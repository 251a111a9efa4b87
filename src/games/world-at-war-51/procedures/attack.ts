import {
  type Args,
  askCell,
  askForm,
  cellLine,
  type Steps,
  startWorking,
  stateValue,
  type Working,
  withoutEffect,
} from '../../../core/play/procedure';
import { AIR_DEFENCE } from '../data/charts/air';
import { NAVAL_ATTACK } from '../data/charts/naval';
import { LEVELS } from '../data/charts/surprise';
import { isFirst, strikeName } from '../data/strikes';
import { LAST_DEFENCE } from '../data/values';
import { attackModifiers, defenceShift, type Kind, kindOf } from '../state/attack-values';
import type { Procedure, Run, StoryEvent } from '../state/events';
import { currentStrike, openTargets, type Target, targetsOf } from '../state/flow';
import type { Attack, Strike, Toll, WarState } from '../state/state';
import { noToll, rollTable, rowsFor, stateModifiers, sumOfTolls, tollName, within } from './roll';
import { settle } from './settle';

/** The attack that is meant: by its argument, else the next one open. */
function attackNow({ attack }: WarState, args: Args) {
  const strike = attack && currentStrike(attack);
  const open = strike ? openTargets(strike) : [];
  const flight = open.find(({ target }) => target === args.target) ?? open[0];
  const target = attack && strike && targetsOf(attack, strike).find(({ id }) => id === flight?.target);
  return { attack, strike, flight, target };
}

/** Squadrons at one target: its air defence, then the attack, then what it did (51.34, 51.36, 23.43, 20.51). */
export const attackTarget: Procedure = {
  id: 'attack',
  rule: '51.34',
  title: (state, args) => {
    const { target } = attackNow(state, args);
    return target ? `Attack on ${target.label}` : 'Attack';
  },
  side: (state, args) => attackNow(state, args).strike?.side ?? 'jp',
  *run(state: WarState, args: Args): Run {
    const { attack, strike, flight, target } = attackNow(state, args);
    if (!attack || !strike || !flight) return withoutEffect('Attack', 'No attack waits to be resolved.');
    const done = { type: 'v1.TargetAttacked', strike: strike.id, target: flight.target } as const;
    if (!target)
      return {
        events: [{ ...done, lost: noToll(), effects: 0, gone: true }],
        trace: [{ kind: 'title', label: 'Attack', value: 'the target is gone', rule: '51.34' }],
      };
    const work = startWorking(strike.side);
    const kind = kindOf(target.id);
    work.lines.push({
      kind: 'fact',
      label: `${target.label}, ${strikeName(strike.id)}`,
      value: squadronsName(flight.squadrons),
      rule: '51.34',
    });
    const lost = yield* sufferDefence(work, state, attack, strike, target, flight.squadrons);
    const left = flight.squadrons - lost.eliminated - lost.aborted;
    const title = `Attack on ${target.label}`;
    if (!left)
      return {
        events: [{ ...done, lost, effects: 0 }],
        trace: [{ kind: 'title', label: title, value: 'driven off', rule: '51.34' }, ...work.lines],
      };
    const effects = yield* rollAttack(work, state, attack, strike, kind, target, left);
    const critical = kind === 'ship' && (yield* rollsCritical(work, attack, strike));
    const settled = yield* settle(work, { attack, strike, target, kind, effects, critical });
    const more: readonly StoryEvent[] = settled.more ?? [];
    return {
      events: [{ ...done, lost, effects, ...settled.change }, ...more],
      trace: [{ kind: 'title', label: title, value: settled.words, rule: '51.34' }, ...work.lines],
    };
  },
};

const squadronsName = (count: number): string => (count === 1 ? '1 squadron' : `${count} squadrons`);

/** Ships shoot, unless the surprise is complete; the level is the players' own (WW-8, WW-26). */
function* sufferDefence(
  work: Working,
  { house }: WarState,
  attack: Attack,
  strike: Strike,
  { label, id }: Target,
  squadrons: number,
): Steps<Toll> {
  const kind = kindOf(id);
  if (kind !== 'ship' && kind !== 'light') return noToll();
  if (isFirst(strike)) {
    const row = String(attack.level ?? 3);
    const cell = yield* askCell(work, LEVELS, 'defence', row);
    if (cell.value === 'no') {
      work.lines.push(cellLine(LEVELS, 'defence', row, cell));
      return noToll();
    }
  }
  const { level } = yield* askForm(work, {
    key: 'defence',
    rule: '23.43',
    title: `Air defence level of ${label}?`,
    hint: 'From your rulebook, before any surprise: how it is found is not in the public rules.',
    submit: 'Shoot',
    fields: [{ key: 'level', label: 'Air defence level', kind: 'number', min: 0, max: 30 }],
  });
  const shift = defenceShift(strike, house);
  const reached = yield* stateValue(work, {
    key: 'defence-level',
    label: 'Air defence level',
    rule: '23.43',
    shape: { kind: 'number', min: 0, max: LAST_DEFENCE },
    value: Math.max(0, Math.min(LAST_DEFENCE, Number(level) + shift)),
  });
  work.lines.push({
    kind: 'shift',
    label: shift ? `Air defence level ${level}, ${Math.abs(shift)} lower` : 'Air defence level',
    value: String(reached),
    rule: '23.43',
    prompt: 'defence',
  });
  if (Number(level) + shift > LAST_DEFENCE)
    work.lines.push({
      kind: 'warning',
      label: `The table ends at level ${LAST_DEFENCE}: read there (WW-8)`,
      rule: '23.43',
    });
  if (reached === 0) return noToll();
  const cells = yield* rollTable(work, {
    key: 'defence-dice',
    title: `Air defence of ${label}`,
    rule: '23.43',
    side: strike.side === 'jp' ? 'us' : 'jp',
    chart: AIR_DEFENCE,
    rows: [String(reached)],
    modifier: 0,
  });
  const lost = within(sumOfTolls(cells), squadrons);
  work.lines.push({ kind: 'result', label: 'Air defence', value: tollName(lost), rule: '23.43' });
  return lost;
}

function* rollAttack(
  work: Working,
  { house }: WarState,
  attack: Attack,
  strike: Strike,
  kind: Kind,
  { label }: Target,
  squadrons: number,
): Steps<number> {
  const named = attackModifiers(attack, strike, kind, house);
  const rule = kind === 'oil' ? '51.41C' : '20.51';
  const modifier = named.length ? yield* stateModifiers(work, { key: 'attack-sum', rule, named }) : 0;
  const cells = yield* rollTable(work, {
    key: 'attack',
    title: `${squadronsName(squadrons)} at ${label}`,
    rule,
    side: strike.side,
    chart: NAVAL_ATTACK,
    rows: rowsFor(squadrons).map((row) => `s${row}`),
    modifier,
    ...(kind === 'oil' && { hint: 'No modifiers.' }),
  });
  return cells.map(Number).reduce((sum, effects) => sum + effects, 0);
}

/** Whether damage to a named ship brings the die of 20.5241C. */
function* rollsCritical(work: Working, attack: Attack, strike: Strike): Steps<boolean> {
  if (strike.side === 'us') return strike.surprise?.critical ?? false;
  if (!isFirst(strike)) return false;
  const cell = yield* askCell(work, LEVELS, 'critical', String(attack.level ?? 3));
  return cell.value === 'yes';
}
