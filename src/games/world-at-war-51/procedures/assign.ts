import { askForm, startWorking, withoutEffect } from '../../../core/play/procedure';
import type { SideId } from '../data/sides';
import { AIR_ALONE, strikeName } from '../data/strikes';
import type { Procedure, Run } from '../state/events';
import { currentStrike, hasMetAir, type Target, targetsOf } from '../state/flow';
import type { WarState } from '../state/state';

/** Whole squadrons to targets, freely; nobody is held back (51.33, 51.34). Some may have come for the air units alone. */
export const assign: Procedure = {
  id: 'assign',
  rule: '51.34',
  title: ({ attack }) => {
    const strike = attack && currentStrike(attack);
    return strike ? `Targets of the ${strikeName(strike.id)}` : 'Targets';
  },
  side: ({ attack }) => sideOf(attack && currentStrike(attack)?.side),
  *run({ attack }: WarState): Run {
    const strike = attack && currentStrike(attack);
    const targets = attack && strike ? targetsOf(attack, strike) : [];
    if (!strike?.squadrons || !targets.length || strike.assigned)
      return withoutEffect('Targets', 'No squadrons wait for a target.');
    const work = startWorking(strike.side);
    const { squadrons } = strike;
    const air = { id: AIR_ALONE, label: 'US air, in the air alone' };
    const choices: readonly Target[] = hasMetAir(strike) ? [...targets, air] : targets;
    const ids = choices.map(({ id }) => id);
    const message = `All ${squadrons} squadrons attack: share out exactly ${squadrons}.`;
    const values = yield* askForm(work, {
      key: 'targets',
      rule: '51.34',
      title: `${squadrons} squadrons: how many at each target?`,
      hint: targetHint(strike.id),
      submit: 'Attack',
      fields: choices.map(({ id, label, ship }) => ({
        key: id,
        label,
        kind: 'number',
        min: 0,
        max: squadrons,
        initial: 0,
        ...(id === AIR_ALONE && { later: true }),
        ...(ship && { hint: `Size ${ship.size}${ship.status === 'damaged' ? ', damaged' : ''}` }),
      })),
      checks: [
        { kind: 'sum-at-least', fields: ids, min: squadrons, message },
        { kind: 'sum-at-most', fields: ids, max: squadrons, message },
      ],
    });
    const to = choices.flatMap(({ id }) => {
      const count = Number(values[id] ?? 0);
      return count ? [{ target: id, squadrons: count }] : [];
    });
    const nameOf = (target: string) => choices.find(({ id }) => id === target)?.label ?? target;
    return {
      events: [{ type: 'v1.Assigned', strike: strike.id, to }],
      trace: [
        {
          kind: 'title',
          label: `Targets of the ${strikeName(strike.id)}`,
          value: `${squadrons} squadrons`,
          rule: '51.34',
        },
        ...to.map(
          ({ target, squadrons: count }) =>
            ({
              kind: 'fact',
              label: nameOf(target),
              value: String(count),
              rule: '51.34',
              prompt: 'targets',
            }) as const,
        ),
      ],
    };
  },
};

const sideOf = (side: SideId | undefined): SideId => side ?? 'jp';

function targetHint(strike: string): string {
  if (strike === 'first') return 'Oil cannot be attacked in the first strike.';
  return strike === 'second' ? 'US air is fought in the air, not bombed on the ground (WW-11).' : '';
}
