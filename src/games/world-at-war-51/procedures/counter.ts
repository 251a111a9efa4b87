import { signed, withMinus } from '../../../core/numbers';
import {
  askCell,
  askDice,
  askForm,
  cellLine,
  dieLine,
  type Steps,
  startWorking,
  stateValue,
  type Working,
  withoutEffect,
} from '../../../core/play/procedure';
import { GENERAL_SURPRISE } from '../data/charts/other';
import { COUNTER, strikeName } from '../data/strikes';
import { COUNTER_LIMIT } from '../data/values';
import type { Procedure, Run } from '../state/events';
import { nextCounter } from '../state/flow';
import type { Attack, LastSaid, Surprise, WarState } from '../state/state';
import { askModifiers } from './roll';

const EFFECTS = ['cap', 'defence', 'attack', 'fewer'] as const;

/** The carriers that met the fleet make one air strike, after a surprise roll (51.43E, 23.7413). */
export const counter: Procedure = {
  id: 'counter',
  rule: '51.43E',
  title: () => 'US air strike',
  side: () => 'us',
  *run({ attack, last }: WarState): Run {
    const n = attack && nextCounter(attack);
    if (!attack || n === undefined) return withoutEffect('US air strike', 'Nobody has met the fleet.');
    const work = startWorking('us');
    const strike = `${COUNTER}-${n}`;
    const { aboard, names } = groupOf(attack, n);
    const most = Math.min(COUNTER_LIMIT, aboard);
    const { squadrons } = yield* askForm(work, {
      key: 'squadrons',
      rule: '51.43E',
      title: `How many squadrons strike from ${names}?`,
      hint: `${aboard} aboard, ${COUNTER_LIMIT} at most.`,
      submit: 'Launch',
      fields: [
        {
          key: 'squadrons',
          label: 'Squadrons in the strike',
          kind: 'number',
          min: 0,
          max: most,
          initial: most,
        },
      ],
    });
    const flown = Number(squadrons);
    work.lines.push({
      kind: 'fact',
      label: names,
      value: `${flown} squadrons`,
      rule: '51.43E',
      prompt: 'squadrons',
    });
    const surprise = flown ? yield* rollSurprise(work, last?.counter) : undefined;
    return {
      events: [{ type: 'v1.StrikeFlown', strike, squadrons: flown, ...(surprise && { surprise }) }],
      trace: [
        {
          kind: 'title',
          label: strikeName(strike).replace('US', 'US air'),
          value: surprise ? `${flown}, level ${surprise.level}` : 'none flies',
          rule: '51.43E',
        },
        ...work.lines,
      ],
    };
  },
};

function groupOf({ groups, forces }: Attack, n: number) {
  const ids = groups[n - 1] ?? [];
  const group = (forces?.taskForces ?? []).filter(({ id }) => ids.includes(id));
  return {
    aboard: group.reduce((sum, { squadrons }) => sum + squadrons, 0),
    names: group.map(({ name }) => name).join(', '),
  };
}

/** An ordinary surprise die, with the modifiers that the players read themselves. */
function* rollSurprise(work: Working, last: LastSaid[string] | undefined): Steps<Surprise> {
  const [drm = 0] = yield* askModifiers(work, {
    key: 'surprise-drm',
    rule: '23.7413',
    title: 'Modifier of the surprise die?',
    fields: [{ key: 'drm', label: 'Added to the die' }],
    last,
  });
  const die = yield* askDice(work, {
    key: 'surprise',
    rule: '23.7413',
    title: 'The surprise die of the US strike',
    count: 1,
    sides: 6,
  });
  const total = (die.faces[0] ?? 1) + drm;
  work.lines.push(
    dieLine(die, {
      label: 'Surprise die',
      value: drm ? `${die.faces[0]} ${signed(drm)} = ${withMinus(total)}` : String(total),
      rule: '23.7413',
      prompt: 'surprise',
    }),
  );
  const level = yield* stateValue(work, {
    key: 'surprise-level',
    label: 'Surprise level',
    rule: '23.7413',
    shape: { kind: 'number', min: 0, max: 7 },
    value: Math.max(0, Math.min(7, total)),
  });
  work.lines.push({
    kind: 'result',
    label: 'Surprise level',
    value: level === 7 ? '7+' : level === 0 ? 'none' : String(level),
    rule: '23.7413',
    prompt: 'override:surprise-level',
  });
  const row = String(level);
  const found: Record<string, number> = {};
  for (const column of EFFECTS) {
    const cell = yield* askCell(work, GENERAL_SURPRISE, column, row);
    found[column] = Number(cell.value);
    if (found[column]) work.lines.push(cellLine(GENERAL_SURPRISE, column, row, cell));
  }
  const critical = yield* askCell(work, GENERAL_SURPRISE, 'critical', row);
  const [cap = 0, defence = 0, attack = 0, fewer = 0] = EFFECTS.map((column) => found[column] ?? 0);
  return { level, cap, defence, attack, fewer, critical: critical.value === 'yes' };
}
