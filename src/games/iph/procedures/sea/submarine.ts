import { signed } from '../../../../core/numbers';
import { sumOfFaces } from '../../../../core/play/dice';
import { askDice, dieLine, startWorking, withoutEffect } from '../../../../core/play/procedure';
import type { TraceLine } from '../../../../core/play/trace';
import type { Procedure, Run } from '../../state/events';
import { closeIn } from '../../state/ships';
import type { IphState } from '../../state/state';
import { drawShips } from './strike';

const HITS = [3, 11];

/** 7.11: one check a turn, whatever is close in; it ends the phase. */
export const submarine: Procedure = {
  id: 'submarine',
  rule: '7.11',
  title: () => 'US submarine attack',
  side: () => 'us',
  *run(state: IphState): Run {
    const targets = closeIn(state, 'jp');
    if (!targets.length) return withoutEffect('US submarine attack', 'No Japanese ship is close in.');
    const work = startWorking('us');
    const ended = { type: 'v1.StepEnded', step: state.cursor.step } as const;
    const roll = yield* askDice(work, {
      key: 'check',
      rule: '7.11',
      title: 'US submarine attack',
      count: 2,
      sides: 6,
      faceNotes: Array.from({ length: 12 }, (_, i) => (HITS.includes(i + 1) ? 'hit' : 'miss')),
    });
    const total = sumOfFaces(roll);
    const title = (value: string): TraceLine => ({
      kind: 'title',
      label: `US submarine attack, ${total}`,
      value,
      rule: '7.11',
    });
    work.lines.push(
      dieLine(roll, {
        label: 'Two dice, hit on 3 or 11',
        value: String(total),
        rule: '7.11',
        prompt: 'check',
      }),
    );
    if (!HITS.includes(total)) return { events: [ended], trace: [title('miss'), ...work.lines] };
    const [ship] =
      targets.length > 1 ? yield* drawShips(work, { key: 'submarine', rule: '7.11', targets }, 1) : targets;
    if (!ship) return { events: [ended], trace: [title('miss'), ...work.lines] };
    const second = yield* askDice(work, {
      key: 'second',
      rule: '7.11',
      title: `${ship.label} is hit: 1 sinks`,
      count: 1,
      sides: 6,
      faceNotes: [1, 2, 3, 4, 5, 6].map((face) => (face === 1 ? 'sunk' : 'damaged')),
    });
    const how = second.faces[0] === 1 ? 'sunk' : 'damaged';
    const label = `${ship.label} ${how}`;
    const points = ship[how];
    work.lines.push(
      dieLine(second, {
        label: 'Second die, 1 sinks',
        value: how,
        rule: '7.11',
        prompt: 'second',
      }),
      { kind: 'result', label, value: `${signed(points)} VP`, rule: '4.7' },
    );
    const lost = { type: 'v1.ShipLost', ship: ship.id, label, points } as const;
    return { events: [lost, ended], trace: [title(`${signed(points)} VP`), ...work.lines] };
  },
};
