import {
  askCell,
  askChoice,
  askDice,
  askDraw,
  askLabels,
  cellLine,
  lossesOf,
  type Outcome,
  type ProcedureDef,
  type Steps,
  startDerivation,
} from '../../../src/core/play/procedure';
import { PATROL } from './charts';
import type { ToyState } from './toy';

/** A patrol boat in the way: what is asked of players beside forms, plain dice and words on a chart. */
export const patrol: ProcedureDef<ToyState> = {
  id: 'patrol',
  rule: 'T5',
  title: () => 'Patrol',
  side: (_state, args) => String(args.side),
  *run(_state, args): Steps<Outcome> {
    const work = startDerivation(String(args.side));
    const boat = yield* askDraw(work, {
      key: 'boat',
      rule: 'T5',
      title: 'Which boat is it?',
      from: [
        { value: 'heron', label: 'Heron' },
        { value: 'stork', label: 'Stork' },
      ],
    });
    const stand = yield* askChoice(work, {
      key: 'stand',
      rule: 'T5',
      title: 'Stand or run?',
      options: [
        { value: 'stand', label: 'Stand' },
        { value: 'run', label: 'Run' },
      ],
    });
    const labels = yield* askLabels(work, PATROL);
    const column = labels.at(stand === 'run' ? 0 : -1) ?? '';
    const roll = yield* askDice(work, {
      key: 'fight',
      rule: 'T5',
      title: 'The fight',
      count: 1,
      sides: 6,
      marks: [{ value: 'ram', label: 'Ram her', dice: 1, dieName: 'Ram' }],
      rollPreview: { chart: PATROL.id, column },
    });
    const row = String(roll.faces.at(-1));
    const cell = yield* askCell(work, PATROL, column, row);
    const losses = lossesOf(cell);
    return {
      events: [{ type: 'v1.Met', lost: losses.attacker }],
      trace: [
        { kind: 'title', label: `Patrol, the ${boat.value}` },
        cellLine(PATROL, column, row, cell),
        { kind: 'result', label: 'The fight', losses },
      ],
    };
  },
};
