import { askChoice, startWorking, withoutEffect } from '../../../../core/play/procedure';
import { SUB_ATTACK } from '../../data/charts/combat';
import { CHANCE } from '../../data/charts/shape';
import { RULE } from '../../data/headings';
import { isOut, type Ship } from '../../data/ships';
import type { Procedure, Run } from '../../state/events';
import type { PearlState } from '../../state/state';
import { rollChance } from '../roll';
import { takeHit } from '../take-hit';

const TITLE = 'US submarine attack';

/** Japanese carriers that a submarine in their hex may attack. */
const submarineTargets = ({ game }: PearlState): readonly Ship[] =>
  game.ships.filter(
    (ship) => ship.side === 'jp' && ship.cls === 'cv' && ship.place === 'sea' && !isOut(ship),
  );

/** Sub Attack: one roll for each submarine and phase (PH-59). */
export const submarineAttack: Procedure = {
  id: 'submarine-attack',
  rule: RULE.subAttack,
  title: () => TITLE,
  side: () => 'us',
  *run(state: PearlState): Run {
    const targets = submarineTargets(state);
    if (!targets.length) return withoutEffect(TITLE, 'No Japanese carrier is afloat.');
    const work = startWorking('us');
    const id = yield* askChoice(work, {
      key: 'target',
      rule: RULE.subAttack,
      title: 'Which carrier in its hex?',
      options: targets.map(({ id: value, name: label, status }) => ({
        value,
        label,
        ...(status === 'damaged' && { note: 'damaged: 1 hex' }),
      })),
    });
    const target = targets.find((ship) => ship.id === id);
    if (!target) throw new Error(`no carrier ${id}`);
    work.lines.push({ kind: 'fact', label: target.name, rule: RULE.subAttack, prompt: 'target' });
    const hit = yield* rollChance(work, state, {
      key: 'hit',
      chart: SUB_ATTACK,
      column: CHANCE,
      row: target.status === 'damaged' ? 'oneHex' : 'twoHex',
      title: `Is ${target.name} hit?`,
      words: ['hit', 'miss'],
    });
    const events = hit ? yield* takeHit(work, state, { key: 'torpedo', ship: target.id, kind: 'torp' }) : [];
    const value = `${target.name} ${hit ? 'hit' : 'missed'}`;
    return { events, trace: [{ kind: 'title', label: TITLE, value, rule: RULE.subAttack }, ...work.lines] };
  },
};
