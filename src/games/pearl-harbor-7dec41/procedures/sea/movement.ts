import { startDerivation } from '../../../../core/play/procedure';
import { askFields, choose } from '../../../../kit/fields';
import { fact, heading } from '../../../../kit/lines';
import { finish, resting } from '../../../../kit/steps';
import { askWhich, orSay } from '../../../../kit/which';
import { MOVEMENT } from '../../data/charts/set-up';
import { RULE } from '../../data/headings';
import { isOut, type Place, type Ship } from '../../data/ships';
import { leaveHarbourBarred } from '../../state/command';
import type { Procedure, Run } from '../../state/events';
import { cripples } from '../../state/forces';
import type { PearlState } from '../../state/state';
import { rollChance } from '../roll';

/** Ship Movement: a damaged ship may not get its hex. */
export const damagedMove: Procedure = resting({
  id: 'damaged-move',
  rule: RULE.movement,
  title: 'Damaged ship',
  on: (state: PearlState) => orSay(cripples(state), 'No ship is damaged.'),
  *run(ships, state): Run {
    const work = startDerivation();
    const rule = RULE.movement;
    const form = { key: 'ship', rule, title: 'Which ship moves?' };
    const { name, side } = yield* askWhich(work, ships, form);
    work.lines.push(fact(name, { rule, prompt: 'ship' }));
    const moves = yield* rollChance(work, state, {
      key: 'moves',
      chart: MOVEMENT,
      row: 'damaged',
      title: `Does ${name} move 1 hex?`,
      side,
      words: ['moves', 'stays'],
    });
    return finish(heading(name, { value: moves ? 'moves 1 hex' : 'stays', rule }), [], work.lines);
  },
});

/** US ships that can go out: afloat and in harbour or in the channel. */
const inPort = ({ game }: PearlState): readonly Ship[] =>
  game.ships.filter(
    (ship) => ship.side === 'us' && ship.place !== 'sea' && !isOut(ship) && ship.status !== 'bottomed',
  );

/** Battle Squadrons: out of harbour by the channel, after a warning only (PH-54). */
export const sortie: Procedure = {
  id: 'sortie',
  rule: RULE.squadrons,
  title: 'Ships put to sea',
  side: 'us',
  unless: (state) => (inPort(state).length ? leaveHarbourBarred(state) : 'No ship in harbour is afloat.'),
  *run(state: PearlState): Run {
    const ships = inPort(state);
    const work = startDerivation('us');
    const rule = RULE.squadrons;
    const places = yield* askFields(
      work,
      {
        key: 'ships',
        rule,
        title: 'Where is each ship now?',
        hint: 'A squadron with an old battleship moves 1 hex. A ship sunk in the channel blocks it: 12 vps.',
        submit: 'Move the ships',
      },
      Object.fromEntries(
        ships.map(({ id, name, place }) => [id, choose<Place>(name, WHERE, { initial: place })]),
      ),
    );
    const moved = ships.flatMap(({ id, name, place }) => {
      const to = places[id];
      return to && to !== place ? [{ id, name, to }] : [];
    });
    work.lines.push(...moved.map(({ name, to }) => fact(name, { value: to, rule, prompt: 'ships' })));
    return finish(
      heading('Ships put to sea', { value: moved.length ? String(moved.length) : 'none', rule }),
      moved.map(({ id, to }) => ({ type: 'v1.ShipMoved', ship: id, place: to })),
      work.lines,
    );
  },
};

const WHERE = { harbour: 'Harbour', channel: 'Channel', sea: 'At sea' };
