import { askChoice, askForm, startWorking, withoutEffect } from '../../../../core/play/procedure';
import { MOVEMENT } from '../../data/charts/set-up';
import { CHANCE } from '../../data/charts/shape';
import { RULE } from '../../data/headings';
import { isOut, PLACES, type Ship } from '../../data/ships';
import { mayLeaveHarbour } from '../../state/command';
import type { Procedure, Run } from '../../state/events';
import { cripples, shipOf } from '../../state/forces';
import type { PearlState } from '../../state/state';
import { rollChance } from '../roll';

const DAMAGED = 'Damaged ship';

/** Ship Movement: a damaged ship may not get its hex. */
export const damagedMove: Procedure = {
  id: 'damaged-move',
  rule: RULE.movement,
  title: () => DAMAGED,
  *run(state: PearlState): Run {
    const ships = cripples(state);
    if (!ships.length) return withoutEffect(DAMAGED, 'No ship is damaged.');
    const work = startWorking();
    const id = yield* askChoice(work, {
      key: 'ship',
      rule: RULE.movement,
      title: 'Which ship moves?',
      options: ships.map(({ id: value, name: label }) => ({ value, label })),
    });
    const name = shipOf(state, id)?.name ?? id;
    work.lines.push({ kind: 'fact', label: name, rule: RULE.movement, prompt: 'ship' });
    const moves = yield* rollChance(work, state, {
      key: 'moves',
      chart: MOVEMENT,
      column: CHANCE,
      row: 'damaged',
      title: `Does ${name} move 1 hex?`,
      side: ships.find((ship) => ship.id === id)?.side ?? 'us',
      words: ['moves', 'stays'],
    });
    const title = {
      kind: 'title',
      label: name,
      value: moves ? 'moves 1 hex' : 'stays',
      rule: RULE.movement,
    } as const;
    return { events: [], trace: [title, ...work.lines] };
  },
};

const SORTIE = 'Ships put to sea';

/** US ships that can go out: afloat and in harbour or in the channel. */
const inPort = ({ game }: PearlState): readonly Ship[] =>
  game.ships.filter(
    (ship) => ship.side === 'us' && ship.place !== 'sea' && !isOut(ship) && ship.status !== 'bottomed',
  );

/** Battle Squadrons: out of harbour by the channel, after a warning only (PH-54). */
export const sortie: Procedure = {
  id: 'sortie',
  rule: RULE.squadrons,
  title: () => SORTIE,
  side: () => 'us',
  *run(state: PearlState): Run {
    const ships = inPort(state);
    if (!ships.length) return withoutEffect(SORTIE, 'No ship in harbour is afloat.');
    if (!mayLeaveHarbour(state))
      return withoutEffect(SORTIE, 'Nobody leaves harbour before a confirmed detection or an attack.');
    const work = startWorking('us');
    const values = yield* askForm(work, {
      key: 'ships',
      rule: RULE.squadrons,
      title: 'Where is each ship now?',
      hint: 'With an old battleship a squadron moves 1 hex. A ship sunk in the channel blocks it: 12 vps.',
      submit: 'Write it down',
      fields: ships.map(({ id, name, place }) => ({
        key: id,
        label: name,
        kind: 'choice',
        options: [
          { value: 'harbour', label: 'Harbour' },
          { value: 'channel', label: 'Channel' },
          { value: 'sea', label: 'At sea' },
        ],
        initial: place,
      })),
    });
    const moved = ships.flatMap(({ id, name, place }) => {
      const to = PLACES.find((each) => each === values[id]);
      return to && to !== place ? [{ id, name, to }] : [];
    });
    for (const { name, to } of moved)
      work.lines.push({
        kind: 'fact',
        label: name,
        value: to,
        rule: RULE.squadrons,
        prompt: 'ships',
      });
    return {
      events: moved.map(({ id, to }) => ({ type: 'v1.ShipMoved', ship: id, place: to })),
      trace: [
        {
          kind: 'title',
          label: SORTIE,
          value: moved.length ? String(moved.length) : 'none',
          rule: RULE.squadrons,
        },
        ...work.lines,
      ],
    };
  },
};
