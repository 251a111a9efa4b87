import { startDerivation } from '../../../../core/play/procedure';
import { fact, heading } from '../../../../kit/lines';
import { finish, resting } from '../../../../kit/steps';
import { askWhich, orSay } from '../../../../kit/which';
import { SUB_ATTACK } from '../../data/charts/combat';
import { RULE } from '../../data/headings';
import { isOut, type Ship } from '../../data/ships';
import type { Procedure, Run } from '../../state/events';
import type { PearlState } from '../../state/state';
import { rollChance } from '../roll';
import { shipsHit, takeHit } from '../take-hit';

const TITLE = 'US submarine attack';
const rule = RULE.subAttack;

/** Japanese carriers that a submarine in their hex may attack. */
const submarineTargets = ({ game }: PearlState): readonly Ship[] =>
  game.ships.filter(
    (ship) => ship.side === 'jp' && ship.cls === 'cv' && ship.place === 'sea' && !isOut(ship),
  );

/** Sub Attack: one roll for each submarine and phase (PH-59). */
export const submarineAttack: Procedure = resting({
  id: 'submarine-attack',
  placed: true,
  rule,
  title: TITLE,
  side: 'us',
  on: (state: PearlState) => orSay(submarineTargets(state), 'No Japanese carrier is afloat.'),
  *run(targets, state): Run {
    const work = startDerivation('us');
    const { id, name, status } = yield* askWhich(work, targets, {
      key: 'target',
      rule,
      title: 'Which carrier does it attack?',
      more: (ship) => (ship.status === 'damaged' ? { note: 'damaged: 1 hex' } : {}),
    });
    work.lines.push(fact(name, { rule, prompt: 'target' }));
    const hit = yield* rollChance(work, state, {
      key: 'hit',
      chart: SUB_ATTACK,
      row: status === 'damaged' ? 'oneHex' : 'twoHex',
      title: `Is ${name} hit?`,
      words: ['hit', 'miss'],
    });
    const events = hit ? yield* takeHit(work, state, { key: 'torpedo', ship: id, kind: 'torp' }) : [];
    const value = shipsHit(state, events) || `${name} missed`;
    return finish(heading(TITLE, { value, rule }), events, work.lines);
  },
});
