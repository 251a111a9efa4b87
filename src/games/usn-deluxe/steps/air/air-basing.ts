import { startDerivation } from '../../../../core/play/procedure';
import { askFields, mark, number } from '../../../../kit/fields';
import { fact, heading, result } from '../../../../kit/lines';
import { finish } from '../../../../kit/steps';
import { AIR_NAMES } from '../../data/crts';
import { homeOf, isClosed } from '../../state/airfields';
import type { UsnEvent } from '../../state/bounds';
import { aloft, attackingSide } from '../../state/fights';
import { inPoints, other, UNIT_BY_ID } from '../../state/points';
import type { Run } from '../../state/procedure';
import type { Flown, UsnState } from '../../state/state';
import { isBound, landing } from '../combat/basing';
import { outcomeOf } from '../sea/guns';

const MOST_ROOM = 999;

/** 5(O): All come down. Only those for whom a base is full, damaged or gone are asked about: what finds no room is lost. */
export function* baseAircraft(state: UsnState): Run {
  const side = attackingSide(state);
  const work = startDerivation(side);
  const flown = comingHome(state);
  const isShut = (each: Flown) => {
    const home = homeOf(each);
    return home !== undefined && isClosed(state, each.side, home, each.type);
  };
  const shut = flown.flatMap((each, i) => (isShut(each) ? [String(i)] : []));
  const { crowded } = yield* askFields(
    work,
    {
      key: 'crowded',
      rule: 'Phase 5',
      title: 'Which aircraft have no room where they started?',
      hint: 'Carrier aircraft return to a carrier in their hex if one has room.',
      submit: 'Land all others',
    },
    {
      crowded: mark(
        'Base full, damaged or gone',
        flown.map((each, i) => ({
          value: String(i),
          label: flownWords(state, each),
          note: isShut(each) ? 'no base or carrier there has room' : boundWords(each),
        })),
        { initial: shut },
      ),
    },
  );
  const events: UsnEvent[] = [];
  const lost: string[] = [];
  for (const i of crowded) {
    const each = flown[Number(i)];
    if (!each) continue;
    const bound = isBound(returning(each));
    const room =
      bound && isShut(each)
        ? {}
        : yield* askFields<{ readonly home?: number; readonly near?: number }>(
            work,
            {
              key: `room-${i}`,
              rule: 'Phase 5',
              title: flownWords(state, each),
              side: each.side,
              hint: boundWords(each),
              submit: 'Land the aircraft',
            },
            {
              ...(!isShut(each) && {
                home: number('Room in the hex where they started', 0, MOST_ROOM, { initial: 0 }),
              }),
              ...(!bound && {
                near: number('Room elsewhere within normal range', 0, MOST_ROOM, { initial: 0 }),
              }),
            },
          );
    const lands = landing(returning(each), { home: room.home ?? 0, near: room.near ?? 0 });
    if (lands.home + lands.near)
      work.lines.push(
        fact(`${flownWords(state, each)}: ${lands.home + lands.near} land`, { rule: 'Phase 5' }),
      );
    if (!lands.lost) continue;
    const unit = `${each.side}-${each.type.toLowerCase()}`;
    const worth = (UNIT_BY_ID.get(unit)?.vp ?? 0) * lands.lost;
    const said = `${lands.lost} ${AIR_NAMES[each.type]} of ${state.players[each.side]}`;
    lost.push(said);
    work.lines.push(
      result(`${said} find no base`, {
        value: `${state.players[other(each.side)]} +${inPoints(worth)} VP`,
        rule: 'Phase 5',
        ...(!(bound && isShut(each)) && { prompt: `room-${i}` }),
      }),
    );
    events.push({ type: 'v1.UnitsLost', unit, count: lands.lost, worth });
  }
  return finish(
    heading('Air basing', { value: outcomeOf(lost, 'all land'), rule: 'Phase 5' }),
    [...events, { type: 'v1.AirBased' }],
    work.lines,
  );
}

/** Of a type, from one hex, with one choice of bases: whatever their missions there were. */
function comingHome(state: UsnState): readonly Flown[] {
  const home = new Map<string, Flown>();
  for (const each of aloft(state)) {
    const key = [
      each.side,
      homeOf(each),
      each.place,
      each.type,
      each.mission === 'patrol',
      each.extended,
    ].join(':');
    const { points = 0 } = home.get(key) ?? {};
    home.set(key, { ...each, points: points + each.points });
  }
  return [...home.values()];
}

const returning = ({ points, mission, extended }: Flown) => ({
  points,
  patrol: mission === 'patrol',
  ...(extended && { extended }),
});

/** "Ken, 8 LAC from Truk 754, at Noumea"; where nobody said from where, "8 LAC that flew to Noumea". */
function flownWords({ players }: UsnState, each: Flown): string {
  const { side, points, type, place, mission, from } = each;
  const way =
    mission === 'patrol' ? `over ${place}` : from ? `from ${from}, at ${place}` : `that flew to ${place}`;
  return `${players[side]}, ${points} ${AIR_NAMES[type]} ${way}`;
}

const boundWords = (each: Flown): string =>
  isBound(returning(each)) ? 'can land only where they started' : 'may land elsewhere within normal range';
