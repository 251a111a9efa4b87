import type { FormCheck } from '../../../../core/play/form';
import type { Derivation } from '../../../../core/play/procedure';
import { type FieldsOf, number } from '../../../../kit/fields';
import { fact } from '../../../../kit/lines';
import { FORCE_NAMES, FORCES, type Force } from '../../data/forces';
import type { SideId } from '../../data/sides';
import type { IphEvent } from '../../state/events';
import type { IphState } from '../../state/state';
import type { Battle } from './declared';
import { mayHoldGarrison } from './fields';

type Losses = { readonly attacker: number; readonly defender: number };

const US_DEFENDERS: readonly Force[] = ['24', '25', 'usmc', 'garrison'];
const JAPANESE: readonly Force[] = ['ija', 'snlf'];

/** Forces of a side that may pay for this battle and have a step to give (10.9): garrisons never for an attack. */
function payersOf(state: IphState, battle: Battle, side: SideId): readonly Force[] {
  const some = (force: Force) => state.forces.steps[force] > 0;
  if (side === 'jp') return JAPANESE.filter(some);
  if (battle.rowDefends || battle.subCommand === 'bbrow') return [];
  const garrison = mayHoldGarrison(state, battle.terrain, battle.hex);
  const defenders = garrison ? US_DEFENDERS : US_DEFENDERS.filter((force) => force !== 'garrison');
  return (battle.subCommand ? [battle.subCommand] : defenders).filter(some);
}

const lossOf = (battle: Battle, losses: Losses, side: SideId): number =>
  battle.attacker === side ? losses.attacker : losses.defender;

/** A number for each force that may have paid; the first one is guessed to have paid it all. */
export const payerFields = (state: IphState, battle: Battle, losses: Losses): FieldsOf<Paid> =>
  Object.fromEntries(
    (['us', 'jp'] as const).flatMap((side) => {
      const loss = lossOf(battle, losses, side);
      if (!loss) return [];
      return payersOf(state, battle, side).map((force, i) => {
        const most = Math.min(loss, state.forces.steps[force]);
        const more = { rule: '10.9', side, initial: i === 0 ? most : 0 };
        return [force, number(`${FORCE_NAMES[force]}: steps lost, of ${loss}`, 0, most, more)];
      });
    }),
  );

export type Paid = { readonly [F in Force]?: number };

/** Fewer steps than called for may be lost, where no more are left; never more. */
export function payerChecks(state: IphState, battle: Battle, losses: Losses): readonly FormCheck[] {
  return (['us', 'jp'] as const).flatMap((side): FormCheck[] => {
    const max = lossOf(battle, losses, side);
    const fields = payersOf(state, battle, side);
    const message = `No more than ${max} ${max === 1 ? 'step is' : 'steps are'} lost (10.9).`;
    return max && fields.length > 1
      ? [{ kind: 'sum-at-most', fields, max, message, sharing: state.players[side] }]
      : [];
  });
}

export function stepEvents(work: Derivation, paid: Paid): readonly IphEvent[] {
  return FORCES.flatMap((force) => {
    const steps = paid[force];
    if (!steps) return [];
    const value = steps === 1 ? '1 step' : `${steps} steps`;
    work.lines.push(fact(`${FORCE_NAMES[force]} loses`, { value, rule: '10.9', prompt: 'vacated' }));
    return [{ type: 'v1.StepsLost', force, steps }];
  });
}
