import { startDerivation } from '../../../../core/play/procedure';
import { askFields, mark, number } from '../../../../kit/fields';
import { fact, heading, result } from '../../../../kit/lines';
import { finish, step } from '../../../../kit/steps';
import { dispositionTag } from '../../data/secrets';
import { battleshipsOf, carriersOf, describeShips, type Ship, shortName } from '../../data/ships';
import type { SideId } from '../../data/sides';
import { applyAll } from '../../state/apply';
import { mayFight } from '../../state/carriers';
import type { IphEvent, Procedure, Run } from '../../state/events';
import { afloat, closeIn } from '../../state/ships';
import type { IphState } from '../../state/state';

/** 7.3: Japan places every ship in Close In or Distant while the US looks away. */
export const jpDisposition: Procedure = {
  id: 'jp-disposition',
  rule: '7.3',
  title: 'Ship disposition',
  side: 'jp',
  secret: (state) => ({ side: 'jp', tag: dispositionTag(state.cursor.turn) }),
  veiled: () => [{ type: 'v1.ShipsPlaced', side: 'jp', close: [] }],
  beside: (state) => idsOf(afloat(state, 'jp')),
  run: (state) => place(state, 'jp'),
};

/** 7.3: the US then places its carriers, openly. */
export const usDisposition: Procedure = {
  id: 'us-disposition',
  rule: '7.3',
  title: 'Ship disposition',
  side: 'us',
  run: (state) => place(state, 'us'),
};

/** Carriers are alike: the first ones still afloat are close in. */
function* place(state: IphState, side: SideId): Run {
  const ships = afloat(state, side);
  const own = { carriers: carriersOf(ships), battleships: battleshipsOf(ships) };
  const form = {
    key: 'ships',
    rule: '7.3',
    title: 'Which ships close in?',
    hint: 'All others are distant: they do nothing, and nothing reaches them. A plane goes with each carrier.',
    submit: 'Place them',
    ...(side === 'jp' && { secret: side }),
  };
  const { carriers = 0, battleships = [] } = ships.length
    ? yield* askFields<Close>(startDerivation(side), form, shipFields(own))
    : {};
  const close = [
    ...own.carriers.slice(0, carriers),
    ...own.battleships.filter(({ id }) => battleships.includes(id)),
  ];
  const placed: IphEvent = { type: 'v1.ShipsPlaced', side, close: close.map(({ id }) => id) };
  const title = heading(`${side === 'jp' ? 'Japanese' : 'US'} ships placed`, { rule: '7.3' });
  return finish(
    title,
    [placed],
    [fact('Close in', { value: describeShips(close), rule: '7.3', prompt: 'ships' })],
  );
}

const idsOf = (ships: readonly Ship[]): string => ships.map(({ id }) => id).join(' ');

type Close = { readonly carriers?: number; readonly battleships?: readonly string[] };
type Ships = { readonly [K in keyof Close]-?: readonly Ship[] };

const shipFields = ({ carriers, battleships }: Ships) => ({
  ...(carriers.length && {
    carriers: number(`Carriers close in, of ${carriers.length}`, 0, carriers.length, { initial: 0 }),
  }),
  ...(battleships.length && {
    battleships: mark(
      'Battleships close in',
      battleships.map((ship) => ({ value: ship.id, label: shortName(ship) })),
      { initial: [] },
    ),
  }),
});

/** 7.3: the cover comes off. Where nothing can fight, the phase is over with it (7.9). */
export const revealShips: Procedure = step({
  id: 'reveal-ships',
  rule: '7.3',
  title: 'Ships revealed',
  knows: () => 'jp',
  outcome(state) {
    const shown: IphEvent = { type: 'v1.ShipsRevealed' };
    const ended: IphEvent = { type: 'v1.StepEnded', step: state.cursor.step };
    const after = applyAll(state, [shown]);
    const fight = mayFight(after);
    const seen = (who: string, side: SideId) =>
      result(`${who} close in: ${describeShips(closeIn(after, side))}`, { rule: '7.3' });
    return {
      ...finish(heading('Ships revealed', { rule: '7.3' }), fight ? [shown] : [shown, ended], [
        seen('Japan', 'jp'),
        seen('US', 'us'),
        ...(fight ? [] : [fact('No carrier combat is possible', { rule: '7.9' })]),
      ]),
      reveals: [dispositionTag(state.cursor.turn)],
    };
  },
});
