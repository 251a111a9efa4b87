import { type Derivation, type Steps, startDerivation } from '../../../../core/play/procedure';
import { heading } from '../../../../kit/lines';
import { rollDice } from '../../../../kit/rolls';
import { finish, resting } from '../../../../kit/steps';
import type { Ship } from '../../data/ships';
import type { IphEvent, Procedure, Run } from '../../state/events';
import { closeIn, type How } from '../../state/ships';
import { drawShips, loseShip } from './strike';

const HITS = [3, 11];

/** 7.11: one check a turn, whatever is close in; it ends the phase. */
export const submarine: Procedure = resting({
  id: 'submarine',
  rule: '7.11',
  title: 'US submarine attack',
  side: 'us',
  on(state) {
    const targets = closeIn(state, 'jp');
    return targets.length ? targets : 'No Japanese ship is close in.';
  },
  *run(targets, { cursor }): Run {
    const work = startDerivation('us');
    const ended: IphEvent = { type: 'v1.StepEnded', step: cursor.step };
    const { total } = yield* rollDice(work, {
      key: 'check',
      rule: '7.11',
      title: 'US submarine attack',
      count: 2,
      note: (sum) => (HITS.includes(sum) ? 'hit' : 'miss'),
      line: () => ({ label: 'Two dice, hit on 3 or 11' }),
    });
    const title = (value: string) => heading(`US submarine attack, ${total}`, { value, rule: '7.11' });
    const [ship] = HITS.includes(total) ? yield* pickOne(work, targets) : [];
    if (!ship) return finish(title('miss'), [ended], work.lines);
    const { total: face } = yield* rollDice(work, {
      key: 'second',
      rule: '7.11',
      title: `${ship.label} is hit: 1 sinks`,
      note: howOn,
      line: (face) => ({ label: 'Second die, 1 sinks', value: howOn(face) }),
    });
    const lost = loseShip(work, ship, howOn(face), [face]);
    return finish(title(lost.label), [lost, ended], work.lines);
  },
});

const howOn = (face: number): How => (face === 1 ? 'sunk' : 'damaged');

function* pickOne(work: Derivation, targets: readonly Ship[]): Steps<readonly Ship[]> {
  return targets.length > 1
    ? yield* drawShips(work, { key: 'submarine', rule: '7.11', targets }, 1)
    : targets;
}
