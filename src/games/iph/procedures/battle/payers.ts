import type { FormCheck, FormField, FormValues } from '../../../../core/play/form';
import type { Working } from '../../../../core/play/procedure';
import { FORCE_NAMES, FORCES, type Force } from '../../data/forces';
import type { SideId } from '../../data/sides';
import type { IphEvent } from '../../state/events';
import type { IphState } from '../../state/state';
import type { Battle } from './declared';

type Losses = { readonly attacker: number; readonly defender: number };

const US_DEFENDERS: readonly Force[] = ['24', '25', 'usmc', 'garrison'];
const JAPANESE: readonly Force[] = ['ija', 'snlf'];

/** Forces of a side that may pay for this battle and have a step to give (10.9): garrisons never for an attack. */
function payersOf(state: IphState, battle: Battle, side: SideId): readonly Force[] {
  const some = (force: Force) => state.forces.steps[force] > 0;
  if (side === 'jp') return JAPANESE.filter(some);
  if (battle.rowDefends || battle.subCommand === 'bbrow') return [];
  return (battle.subCommand ? [battle.subCommand] : US_DEFENDERS).filter(some);
}

const lossOf = (battle: Battle, losses: Losses, side: SideId): number =>
  battle.attacker === side ? losses.attacker : losses.defender;

/** A number for each force that may have paid; the first one is guessed to have paid it all. */
export function payerFields(state: IphState, battle: Battle, losses: Losses): readonly FormField[] {
  return (['us', 'jp'] as const).flatMap((side) => {
    const loss = lossOf(battle, losses, side);
    if (!loss) return [];
    return payersOf(state, battle, side).map((force, i): FormField => {
      const most = Math.min(loss, state.forces.steps[force]);
      return {
        key: force,
        label: `${FORCE_NAMES[force]}, of ${loss} ${loss === 1 ? 'step' : 'steps'}`,
        rule: '10.9',
        kind: 'number',
        min: 0,
        max: most,
        initial: i === 0 ? most : 0,
      };
    });
  });
}

/** Fewer steps than called for may be lost, where no more are left; never more. */
export function payerChecks(state: IphState, battle: Battle, losses: Losses): readonly FormCheck[] {
  return (['us', 'jp'] as const).flatMap((side): FormCheck[] => {
    const max = lossOf(battle, losses, side);
    const fields = payersOf(state, battle, side);
    const message = `No more than ${max} ${max === 1 ? 'step is' : 'steps are'} lost (10.9).`;
    return max && fields.length > 1 ? [{ kind: 'sum-at-most', fields, max, message }] : [];
  });
}

export function stepEvents(work: Working, values: FormValues): readonly IphEvent[] {
  return FORCES.flatMap((force) => {
    const steps = Number(values[force] ?? 0);
    if (!steps) return [];
    const value = steps === 1 ? '1 step' : `${steps} steps`;
    work.lines.push({
      kind: 'fact',
      label: `${FORCE_NAMES[force]} loses`,
      value,
      rule: '10.9',
      prompt: 'vacated',
    });
    return [{ type: 'v1.StepsLost', force, steps }];
  });
}
