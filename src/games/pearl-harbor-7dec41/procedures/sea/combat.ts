import type { FormField } from '../../../../core/play/form';
import { askForm, type Steps, startWorking, type Working } from '../../../../core/play/procedure';
import type { Part } from '../../data/chances';
import { SURFACE_COMBAT } from '../../data/charts/combat';
import { CHANCE } from '../../data/charts/shape';
import { RULE } from '../../data/headings';
import type { SideId } from '../../data/sides';
import type { PearlEvent, Procedure, Run } from '../../state/events';
import { isNight, type PearlState } from '../../state/state';
import { rollThreeWay } from '../roll';
import { takeHit } from '../take-hit';

type Case = { readonly row: 'dayEqual' | 'daySuperior' | 'night'; readonly first: SideId };

/** Which row, and who A is: Japan, or by day the side with more battleships (PH-38). */
function combatCase(night: boolean, jp: number, us: number): Case {
  if (night) return { row: 'night', first: 'jp' };
  return jp === us ? { row: 'dayEqual', first: 'jp' } : { row: 'daySuperior', first: jp > us ? 'jp' : 'us' };
}

const other = (side: SideId): SideId => (side === 'jp' ? 'us' : 'jp');

/** Surface Combat: one throw; the loser leaves, and what his ships screened is sunk. */
export const surfaceCombat: Procedure = {
  id: 'surface-combat',
  rule: RULE.surfaceCombat,
  title: () => 'Surface combat',
  *run(state: PearlState): Run {
    const work = startWorking();
    const { row, first } = yield* askCase(work, state);
    const wins = (side: SideId) => (side === 'jp' ? 'Japan wins' : 'the US wins');
    const words = { A: wins(first), B: 'neither wins', C: wins(other(first)) };
    const part: Part = yield* rollThreeWay(work, state, {
      key: 'combat',
      chart: SURFACE_COMBAT,
      column: CHANCE,
      row,
      title: 'Who wins?',
      words,
    });
    const loser = part === 'A' ? other(first) : part === 'C' ? first : undefined;
    const events = loser ? yield* loseScreened(work, state, loser) : [];
    const left = `${loser === 'jp' ? 'Japan' : 'The US'} goes 1 hex toward its own side of the map and leaves by it`;
    return {
      events,
      trace: [
        { kind: 'title', label: 'Surface combat', value: words[part], rule: RULE.surfaceCombat },
        ...work.lines,
        ...(loser ? [{ kind: 'reminder', label: left, rule: RULE.surfaceCombat } as const] : []),
      ],
    };
  },
};

function* askCase(work: Working, state: PearlState): Steps<Case> {
  const night = isNight(state);
  if (night) {
    work.lines.push({ kind: 'fact', label: 'At night battleships do not count', rule: RULE.surfaceCombat });
    return combatCase(true, 0, 0);
  }
  const field = (key: SideId, label: string): FormField => ({
    key,
    label,
    kind: 'number',
    min: 0,
    max: 8,
    initial: 0,
  });
  const { jp, us } = yield* askForm(work, {
    key: 'battleships',
    rule: RULE.screening,
    title: 'How many battleships does each side have here?',
    hint: 'Kido Butai: Hiei, Kirishima. Invasion group: Nagato, Mutsu, Haruna, Kongo. US carriers: none, unless survivors joined.',
    submit: 'Next',
    fields: [field('jp', 'Japanese battleships'), field('us', 'US battleships')],
  });
  work.lines.push({
    kind: 'fact',
    label: 'Battleships',
    value: `Japan ${jp}, US ${us}`,
    rule: RULE.screening,
    prompt: 'battleships',
  });
  return combatCase(false, Number(jp), Number(us));
}

/** Screening: the beaten side’s transports and damaged carriers go down. */
function* loseScreened(work: Working, state: PearlState, side: SideId): Steps<readonly PearlEvent[]> {
  const { ships, transports } = state.game;
  const carriers = ships.filter(
    (ship) => ship.side === side && ship.cls === 'cv' && ship.place === 'sea' && ship.status === 'damaged',
  );
  const fields: readonly FormField[] = [
    ...(side === 'jp' && transports
      ? ([
          { key: 'transports', label: 'Transports', kind: 'number', min: 0, max: transports, initial: 0 },
        ] as const)
      : []),
    ...(carriers.length
      ? ([
          {
            key: 'carriers',
            label: 'Damaged carriers',
            kind: 'flags',
            options: carriers.map(({ id, name }) => ({ value: id, label: name })),
            initial: [],
          },
        ] as const)
      : []),
  ];
  if (!fields.length) return [];
  const values = yield* askForm(work, {
    key: 'screened',
    rule: RULE.screening,
    title: 'What did the beaten ships screen?',
    hint: 'Transports and damaged carriers behind a beaten screen are sunk.',
    submit: 'Sunk',
    fields,
  });
  const events: PearlEvent[] = [];
  const count = Number(values.transports ?? 0);
  if (count) {
    events.push({ type: 'v1.TransportsLost', count });
    work.lines.push({
      kind: 'result',
      label: `Transports sunk: ${count}`,
      rule: RULE.screening,
      prompt: 'screened',
    });
  }
  for (const ship of carriers)
    if (Array.isArray(values.carriers) && values.carriers.includes(ship.id))
      events.push(...(yield* takeHit(work, state, { key: ship.id, ship: ship.id, kind: 'gun' })));
  return events;
}
