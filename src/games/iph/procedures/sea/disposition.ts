import type { FormField, FormValues } from '../../../../core/play/form';
import { askForm, type Steps, startWorking } from '../../../../core/play/procedure';
import { dispositionTag } from '../../data/secrets';
import { battleshipsOf, carriersOf, describeShips, type Ship } from '../../data/ships';
import type { SideId } from '../../data/sides';
import { applyAll } from '../../state/apply';
import { mayFight } from '../../state/carriers';
import type { Procedure, Run } from '../../state/events';
import { afloat, closeIn } from '../../state/ships';
import type { IphState } from '../../state/state';

/** 7.3: Japan places every ship in Close In or Distant while the US looks away. */
export const jpDisposition: Procedure = {
  id: 'jp-disposition',
  rule: '7.3',
  title: () => 'Ship disposition',
  side: () => 'jp',
  secret: (state) => ({ side: 'jp', tag: dispositionTag(state.cursor.turn) }),
  run: (state) => place(state, 'jp'),
};

/** 7.3: the US then places its carriers, openly. */
export const usDisposition: Procedure = {
  id: 'us-disposition',
  rule: '7.3',
  title: () => 'Ship disposition',
  side: () => 'us',
  run: (state) => place(state, 'us'),
};

function* place(state: IphState, side: SideId): Run {
  const work = startWorking(side);
  const ships = afloat(state, side);
  const fields = shipFields(ships, side);
  const values = fields.length ? yield* askDisposition(work, fields, side) : {};
  const close = placedClose(ships, values);
  const who = side === 'jp' ? 'Japanese' : 'US';
  return {
    events: [{ type: 'v1.ShipsPlaced', side, close: close.map(({ id }) => id) }],
    trace: [
      { kind: 'title', label: `${who} ships placed`, rule: '7.3' },
      { kind: 'fact', label: 'Close in', value: describeShips(close), rule: '7.3', prompt: 'ships' },
    ],
  };
}

const askDisposition = (
  work: ReturnType<typeof startWorking>,
  fields: readonly FormField[],
  side: SideId,
): Steps<FormValues> =>
  askForm(work, {
    key: 'ships',
    rule: '7.3',
    title: 'Which ships close in?',
    hint: 'All others are distant: they do nothing, and nothing reaches them. A plane goes with each carrier.',
    submit: 'Place them',
    fields,
    ...(side === 'jp' ? { secret: 'jp' } : {}),
  });

function shipFields(ships: readonly Ship[], side: SideId): readonly FormField[] {
  const carriers = carriersOf(ships).length;
  const battleships = battleshipsOf(ships);
  const number: FormField = {
    key: 'carriers',
    label: `Carriers close in, of ${carriers}`,
    kind: 'number',
    min: 0,
    max: carriers,
    initial: 0,
  };
  const flags: FormField = {
    key: 'battleships',
    label: 'Battleships close in',
    kind: 'flags',
    options: battleships.map(({ id, label }) => ({ value: id, label: label.replace('Battleship ', '') })),
    initial: [],
  };
  return [...(carriers ? [number] : []), ...(side === 'jp' && battleships.length ? [flags] : [])];
}

/** Carriers are alike: the first ones still afloat are close in. */
function placedClose(ships: readonly Ship[], values: FormValues): readonly Ship[] {
  const { carriers, battleships } = values;
  return [
    ...carriersOf(ships).slice(0, Number(carriers ?? 0)),
    ...battleshipsOf(ships).filter(({ id }) => Array.isArray(battleships) && battleships.includes(id)),
  ];
}

/** 7.3: the cover comes off. Where nothing can fight, the phase is over with it (7.9). */
export const revealShips: Procedure = {
  id: 'reveal-ships',
  rule: '7.3',
  title: () => 'Ships revealed',
  // biome-ignore lint/correctness/useYield: a step without a question
  *run(state: IphState): Run {
    const shown = { type: 'v1.ShipsRevealed' } as const;
    const after = applyAll(state, [shown]);
    const fight = mayFight(after);
    const ended = { type: 'v1.StepEnded', step: state.cursor.step } as const;
    return {
      events: fight ? [shown] : [shown, ended],
      trace: [
        { kind: 'title', label: 'Ships revealed', rule: '7.3' },
        { kind: 'result', label: `Japan close in: ${describeShips(closeIn(after, 'jp'))}`, rule: '7.3' },
        { kind: 'result', label: `US close in: ${describeShips(closeIn(after, 'us'))}`, rule: '7.3' },
        ...(fight ? [] : [{ kind: 'fact', label: 'No carrier combat is possible', rule: '7.9' } as const]),
      ],
      reveals: [dispositionTag(state.cursor.turn)],
    };
  },
};
