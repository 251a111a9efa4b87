import { startDerivation } from '../../../core/play/procedure';
import { askFields, number } from '../../../kit/fields';
import { fact, heading } from '../../../kit/lines';
import { finish, resting } from '../../../kit/steps';
import { AIR_ALONE, type StrikeId, strikeName } from '../data/strikes';
import type { Procedure } from '../state/events';
import { currentStrike, hasMetAir, type Target, targetsOf } from '../state/flow';
import type { WarState } from '../state/state';

const waiting = ({ attack }: WarState) => {
  const strike = attack && currentStrike(attack);
  const targets = attack && strike ? targetsOf(attack, strike) : [];
  return strike?.squadrons && targets.length && !strike.assigned ? { strike, targets } : undefined;
};

const titleOf = (strike: StrikeId): string => `Targets of the ${strikeName(strike)}`;

/** Whole squadrons to targets, freely; nobody is held back (51.33, 51.34). Some may have come for the air units alone. */
export const assign: Procedure = resting({
  id: 'assign',
  rule: '51.34',
  title(state) {
    const now = waiting(state);
    return now ? titleOf(now.strike.id) : 'Targets';
  },
  side: ({ attack }) => (attack && currentStrike(attack)?.side) ?? 'jp',
  on: (state) => waiting(state) ?? 'No squadrons wait for a target.',
  *run({ strike, targets }) {
    const rule = '51.34';
    const work = startDerivation(strike.side);
    const { squadrons } = strike;
    const air = { id: AIR_ALONE, label: 'US air, in air combat only' };
    const choices: readonly Target[] = hasMetAir(strike) ? [...targets, air] : targets;
    const fields = choices.map(({ id }) => id);
    const message = `All ${squadrons} squadrons attack: share out exactly ${squadrons}.`;
    const told = yield* askFields(
      work,
      {
        key: 'targets',
        rule,
        title: `${squadrons} squadrons: how many at each target?`,
        hint: targetHint(strike.id),
        submit: 'Attack',
        checks: [
          { kind: 'sum-at-least', fields, min: squadrons, message },
          { kind: 'sum-at-most', fields, max: squadrons, message, sharing: 'Squadrons' },
        ],
      },
      Object.fromEntries(choices.map((target) => [target.id, countAt(target, squadrons)])),
    );
    const sent = choices.flatMap(({ id, label }) => {
      const count = told[id] ?? 0;
      return count ? [{ target: id, squadrons: count, label }] : [];
    });
    return finish(
      heading(titleOf(strike.id), { value: `${squadrons} squadrons`, rule }),
      [{ type: 'v1.Assigned', strike: strike.id, to: sent.map(({ label: _, ...to }) => to) }],
      sent.map(({ label, squadrons: count }) =>
        fact(label, { value: String(count), rule, prompt: 'targets' }),
      ),
    );
  },
});

const countAt = ({ id, label, ship }: Target, most: number) =>
  number(label, 0, most, {
    initial: 0,
    ...(id === AIR_ALONE && { later: true }),
    ...(ship && { hint: `Size ${ship.size}${ship.status === 'damaged' ? ', damaged' : ''}` }),
  });

function targetHint(strike: StrikeId): string {
  if (strike === 'first') return 'Oil cannot be attacked in the first strike.';
  return strike === 'second' ? 'US air is fought in the air, not bombed on the ground (WW-11).' : '';
}
