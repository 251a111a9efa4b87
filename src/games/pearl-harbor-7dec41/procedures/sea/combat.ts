import { type Derivation, type Steps, startDerivation } from '../../../../core/play/procedure';
import { askFields, mark, number } from '../../../../kit/fields';
import { fact, heading, reminder, result } from '../../../../kit/lines';
import { finish } from '../../../../kit/steps';
import { optionsOf } from '../../../../kit/which';
import type { Part } from '../../data/chances';
import { SURFACE_COMBAT } from '../../data/charts/combat';
import { RULE } from '../../data/headings';
import { isOut } from '../../data/ships';
import { otherSide, type SideId } from '../../data/sides';
import type { PearlEvent, Procedure, Run } from '../../state/events';
import { isNight, type PearlState } from '../../state/state';
import { rollThreeWay } from '../roll';
import { shipsHit, takeHit } from '../take-hit';

type Case = { readonly row: 'dayEqual' | 'daySuperior' | 'night'; readonly first: SideId };

/** Which row, and who A is: Japan, or by day the side with more battleships (PH-38). */
function combatCase(jp: number, us: number): Case {
  return jp === us ? { row: 'dayEqual', first: 'jp' } : { row: 'daySuperior', first: jp > us ? 'jp' : 'us' };
}

/** As many battleships as a side can bring together. */
const MOST = 8;
const wins = (side: SideId) => (side === 'jp' ? 'Japan wins' : 'the US wins');

/** Surface Combat: one throw; the loser leaves, and what his ships screened is sunk. */
export const surfaceCombat: Procedure = {
  id: 'surface-combat',
  placed: true,
  rule: RULE.surfaceCombat,
  title: 'Surface combat',
  *run(state: PearlState): Run {
    const work = startDerivation();
    const rule = RULE.surfaceCombat;
    const { row, first } = yield* askCase(work, state);
    const words = { A: wins(first), B: 'neither wins', C: wins(otherSide(first)) };
    const roll = { key: 'combat', chart: SURFACE_COMBAT, row, title: 'Who wins?', words };
    const part: Part = yield* rollThreeWay(work, state, roll);
    const title = (value: string) => heading('Surface combat', { value, rule });
    if (part === 'B') return finish(title(words[part]), [], work.lines);
    const loser = part === 'A' ? otherSide(first) : first;
    const events = yield* loseScreened(work, state, loser);
    const left = `${loser === 'jp' ? 'Japan' : 'The US'} goes 1 hex toward its own side of the map and leaves by it`;
    const value = [words[part], shipsHit(state, events)].filter(Boolean).join(', ');
    return finish(title(value), events, [...work.lines, reminder(left, { rule })]);
  },
};

function* askCase(work: Derivation, state: PearlState): Steps<Case> {
  const rule = RULE.screening;
  if (isNight(state)) {
    work.lines.push(fact('At night the number of battleships does not matter', { rule: RULE.surfaceCombat }));
    return { row: 'night', first: 'jp' };
  }
  // Only what has put to sea can fight there.
  const atSea = state.game.ships.filter(
    (ship) => ship.side === 'us' && ship.cls === 'bb' && ship.place === 'sea' && !isOut(ship),
  ).length;
  const { jp, us } = yield* askFields(
    work,
    {
      key: 'battleships',
      rule,
      title: 'How many battleships does each side have here?',
      hint: 'Kido Butai: Hiei, Kirishima. Invasion group: Nagato, Mutsu, Haruna, Kongo. US carriers: none, unless survivors joined.',
      submit: 'Next',
    },
    {
      jp: number('Japanese battleships', 0, MOST, { initial: 0 }),
      us: number('US battleships', 0, MOST, { initial: Math.min(atSea, MOST) }),
    },
  );
  work.lines.push(fact('Battleships', { value: `Japan ${jp}, US ${us}`, rule, prompt: 'battleships' }));
  return combatCase(jp, us);
}

/** Screening: the beaten side’s transports and damaged carriers go down. */
function* loseScreened(work: Derivation, state: PearlState, side: SideId): Steps<readonly PearlEvent[]> {
  const { ships, transports } = state.game;
  const rule = RULE.screening;
  const damaged = ships.filter(
    (ship) => ship.side === side && ship.cls === 'cv' && ship.place === 'sea' && ship.status === 'damaged',
  );
  const most = side === 'jp' ? transports : 0;
  if (!most && !damaged.length) return [];
  const { transports: lost = 0, carriers = [] } = yield* askFields(
    work,
    {
      key: 'screened',
      rule,
      title: 'What were the beaten ships screening?',
      hint: 'Transports and damaged carriers behind a beaten screen are sunk.',
      submit: 'Sink these',
    },
    {
      ...(most && { transports: number('Transports', 0, most, { initial: 0 }) }),
      ...(damaged.length && { carriers: mark('Damaged carriers', optionsOf(damaged), { initial: [] }) }),
    },
  );
  const events: PearlEvent[] = [];
  if (lost) {
    events.push({ type: 'v1.TransportsLost', count: lost });
    work.lines.push(result(`Transports sunk: ${lost}`, { rule, prompt: 'screened' }));
  }
  for (const { id } of damaged.filter((ship) => carriers.includes(ship.id)))
    events.push(...(yield* takeHit(work, state, { key: id, ship: id, kind: 'gun' })));
  return events;
}
