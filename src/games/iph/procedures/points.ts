import { signed } from '../../../core/numbers';
import {
  askChoice,
  askDice,
  askForm,
  dieLine,
  type Steps,
  startWorking,
  type Working,
  withoutEffect,
} from '../../../core/play/procedure';
import type { Option } from '../../../core/play/prompt';
import { computeRowPoints, ROW_VP_BY_DATE } from '../data/movement';
import { SHIPS } from '../data/ships';
import type { IphEvent, Procedure, Run } from '../state/events';
import { type IphState, todaysDate } from '../state/state';

/** 4.7, 7.8: a ship sunk or damaged, entered by hand. */
export const shipLost: Procedure = {
  id: 'ship-lost',
  rule: '4.7',
  title: () => 'Ship lost',
  *run(state: IphState): Run {
    const work = startWorking();
    const gone = (id: string) => state.ships.some((lost) => lost.id === id);
    const options = SHIPS.map((candidate): Option => {
      const option = { value: candidate.id, label: candidate.label };
      return gone(candidate.id) ? { ...option, disabled: 'Out of the game already.' } : option;
    });
    if (options.every((option) => option.disabled)) return withoutEffect('Ship lost', 'No ship is left.');
    const id = yield* askChoice(work, { key: 'ship', rule: '4.7', title: 'Which ship?', options });
    const found = SHIPS.find((candidate) => candidate.id === id);
    if (!found) throw new Error(`no ship ${id}`);
    work.lines.push({ kind: 'fact', label: found.label, prompt: 'ship' });
    const result = yield* askChoice<'sunk' | 'damaged'>(work, {
      key: 'result',
      rule: '7.8',
      title: `${found.label}: sunk or damaged?`,
      options: [
        { value: 'sunk', label: 'Sunk', note: `${signed(found.sunk)} VP` },
        { value: 'damaged', label: 'Damaged', note: `${signed(found.damaged)} VP` },
      ],
    });
    const points = found[result];
    const label = `${found.label} ${result}`;
    const event: IphEvent = { type: 'v1.ShipLost', ship: id, label, points };
    return { events: [event], trace: [{ kind: 'title', label, value: `${signed(points)} VP`, rule: '4.7' }] };
  },
};

/** 4.5: Battleship Row is eliminated; its points are Japan's for good. */
export const rowEliminated: Procedure = {
  id: 'row-eliminated',
  rule: '4.5',
  title: () => 'Battleship Row eliminated',
  side: () => 'jp',
  *run(state: IphState): Run {
    const work = startWorking('jp');
    const event = yield* askRowPoints(work, state);
    const title = {
      kind: 'title',
      label: 'Battleship Row eliminated',
      value: `+${event.points} VP`,
      rule: '4.5',
    } as const;
    return { events: [event], trace: [title, ...work.lines] };
  },
};

/** Rolls the points of Battleship Row by the date (4.5). */
export function* askRowPoints(work: Working, state: IphState): Steps<IphEvent & { readonly points: number }> {
  const date = todaysDate(state);
  const roll = yield* askDice(work, {
    key: 'row-points',
    rule: '4.5',
    title: 'Battleship Row is gone: roll for its points',
    side: 'jp',
    count: 1,
    sides: 6,
    faceNotes: [1, 2, 3, 4, 5, 6].map((face) => `${computeRowPoints(date, face)} VP`),
  });
  const face = roll.faces[0] ?? 1;
  const points = computeRowPoints(date, face);
  work.lines.push(
    dieLine(roll, {
      label: `Battleship Row, die ${face} ${signed(ROW_VP_BY_DATE[date] ?? 0)} (${date})`,
      value: `${points} VP`,
      rule: '4.5',
      prompt: 'row-points',
    }),
  );
  return { type: 'v1.RowEliminated', face, points };
}

/** A correction of the total by hand, with its reason. */
export const correctPoints: Procedure = {
  id: 'correct-points',
  rule: '4.2',
  title: () => 'Correct the points',
  *run(): Run {
    const { points, reason } = yield* askForm(startWorking(), {
      key: 'correction',
      rule: '4.2',
      title: 'Correct the points',
      submit: 'Correct',
      fields: [
        {
          key: 'points',
          label: 'Add to the total',
          kind: 'number',
          min: -22,
          max: 22,
          initial: 0,
          hint: 'Below zero takes away.',
        },
        { key: 'reason', label: 'Reason', kind: 'text', maxLength: 80, optional: false },
      ],
    });
    const label = `Correction: ${reason}`;
    return {
      events: [{ type: 'v1.PointsCorrected', label, points: Number(points) }],
      trace: [{ kind: 'title', label, value: `${signed(Number(points))} VP` }],
    };
  },
};
