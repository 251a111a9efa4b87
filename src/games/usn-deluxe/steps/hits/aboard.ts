import type { Derivation, Steps } from '../../../../core/play/procedure';
import { askFields, number } from '../../../../kit/fields';
import { askPrinted } from '../../questions/worth';
import type { UsnEvent } from '../../state/bounds';
import { called, namesOf } from '../../state/names';
import { UNIT_BY_ID } from '../../state/points';
import { weeksLeft } from '../../state/repair';
import type { Ship, UsnState } from '../../state/state';
import { type Hits, tell } from './asking';
import { askHits, type Booked } from './hits';

const CARGO: readonly string[] = ['TR', 'TR36', 'AT', 'AT36'];

/**
 * 9, 7: Aircraft of a carrier that was whole before, each within what its counter holds, and what lost transports carried;
 * asked only where there may be any.
 */
export function* askAboard(
  work: Derivation,
  state: UsnState,
  hits: Hits,
  ships: readonly Ship[],
  from = 1,
): Steps<Booked> {
  const struck = ships.filter(({ id }) => hits.ships.has(id));
  const carriers = struck.filter(
    (ship) => ship.type.startsWith('CV') && weeksLeft(ship, state.cursor.turn) === 0,
  );
  const cargo = struck.filter(({ id, type }) => CARGO.includes(type) && hits.ships.get(id)?.gone);
  const air = carriers.length ? yield* askWings(work, state, carriers) : { events: [], lines: [] };
  if (!cargo.length) return air;
  const title = `What was lost aboard ${namesOf(cargo)}?`;
  const { events, lines } = yield* askHits(work, state, ['air', 'land'], title, from);
  return { events: [...air.events, ...events], lines: [...air.lines, ...lines] };
}

const fieldOf = ({ side, name }: Ship): string => `${side}-${name}`;

function* askWings(work: Derivation, state: UsnState, carriers: readonly Ship[]): Steps<Booked> {
  const room = new Map<string, number>();
  for (const ship of carriers) room.set(ship.id, yield* askPrinted(work, ship, 'capacity'));
  const aboard = yield* askFields<{ readonly [carrier: string]: number }>(
    work,
    {
      key: 'aboard',
      rule: '9',
      title: `How many NAC were aboard ${namesOf(carriers)}?`,
      hint: 'A damaged carrier loses all aircraft aboard. Count aborted aircraft, but not those in the air.',
      submit: 'Remove the NAC',
    },
    Object.fromEntries(
      carriers.map((ship) => [
        fieldOf(ship),
        number(called(ship), 0, room.get(ship.id) ?? 0, { initial: 0 }),
      ]),
    ),
  );
  const hits: Hits = { ships: new Map(), lines: [] };
  const events = carriers.flatMap((ship): readonly UsnEvent[] => {
    const count = aboard[fieldOf(ship)] ?? 0;
    if (!count) return [];
    const unit = `${ship.side}-nac`;
    const worth = (UNIT_BY_ID.get(unit)?.vp ?? 0) * count;
    tell(
      { work, state, no: 0, hits },
      'aboard',
      `${count} NAC aboard ${called(ship)}`,
      ship.side,
      worth,
      '9',
    );
    return [{ type: 'v1.UnitsLost', unit, count, worth }];
  });
  return { events, lines: hits.lines };
}
