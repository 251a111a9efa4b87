import {
  askChoice,
  askDice,
  type Derivation,
  dieLine,
  type Steps,
  startDerivation,
} from '../../../../core/play/procedure';
import { askFields, choose, mark, when, words } from '../../../../kit/fields';
import { fact, heading, reminder, shifted } from '../../../../kit/lines';
import { eachFace } from '../../../../kit/rolls';
import { finish } from '../../../../kit/steps';
import { YEARS } from '../../data/arrivals';
import { aboutScenario } from '../../data/scenarios';
import type { SideId } from '../../data/units';
import { CLEAR, PLACE_LENGTH } from '../../state/bases';
import type { UsnEvent } from '../../state/bounds';
import { attackingFleet, firedIn, isSub } from '../../state/fights';
import { namesOf } from '../../state/names';
import { dated, other } from '../../state/points';
import type { Run } from '../../state/procedure';
import { afloat, placesOf } from '../../state/register';
import { weeksLeft } from '../../state/repair';
import { shipCount } from '../../state/ships';
import { has, type Ship, type UsnState } from '../../state/state';
import { bonuses, type Fleet, firstToFire } from '../combat/initiative';
import { cduGuns, cdusOf } from '../combat/targets';
import { askAboard } from '../hits/aboard';
import { type Asking, type Hits, outcomesOf } from '../hits/asking';
import {
  askGuns,
  attackEvents,
  type Cover,
  fleetOptions,
  lyingOf,
  outcomeOf,
  shootAt,
  withGuns,
} from './guns';

const PART = '2F';
/** As many targets as one side fires at. */
const MOST_SHOTS = 40;
const NOBODY = 'nobody';
const CDU = 'cdu';

type Ground = {
  readonly place: string;
  readonly own: readonly Ship[];
  readonly enemies: readonly Ship[];
};
type Battle = {
  readonly fleets: { readonly [side in SideId]: readonly Ship[] };
  readonly cover: Cover;
  /** What a coastal defense unit attacks with, for those under it. */
  readonly cdu: number;
  readonly defends: SideId;
};

/** 2F, 14: Ships that engage enemies in their hex, or see them escape; each side fires once. */
export function* fightAtSea(state: UsnState): Run {
  const side = attackingFleet(state);
  const work = startDerivation(side);
  const ground = yield* askGround(work, state, side);
  const { attackers, escaped, cover, covered, unit = '', stands, to } = yield* askForces(work, state, ground);
  const { place, own, enemies } = ground;
  const fighting = own.filter(({ id }) => attackers.includes(id));
  const gone = enemies.filter(({ id }) => escaped.includes(id));
  const stay = enemies.filter(({ id }) => !escaped.includes(id));
  if (gone.length)
    work.lines.push(
      fact(`${namesOf(gone, 20)} escape`, { rule: '14', prompt: 'forces' }),
      reminder('No ship of the moving side may enter their hex in this phase (USN-113)', { rule: '7' }),
    );
  const where = place ? ` at ${place}` : '';
  const left: readonly UsnEvent[] =
    gone.length && to ? [{ type: 'v1.ShipsMoved', ships: gone.map(({ id }) => id), place: to }] : [];
  if (!stay.length)
    return finish(
      heading(`Sea battle${where}`, { value: 'the enemy escapes', rule: '14' }),
      [...left, ...attackEvents(state, place, PART, fighting)],
      work.lines,
    );
  const engaged = yield* askEngaged(work, state, stay, fighting.length);
  const under =
    cover === 'all' ? engaged : cover === 'some' ? engaged.filter(({ id }) => covered?.includes(id)) : [];
  const fleetsOf = (enemy: readonly Ship[]) =>
    side === 'j' ? { j: fighting, a: enemy } : { j: enemy, a: fighting };
  const battle: Battle = {
    fleets: fleetsOf(engaged),
    cover: new Set(under.map(({ id }) => id)),
    cdu: cover === 'none' ? 0 : cduGuns(unit, stands),
    defends: other(side),
  };
  const first = has(state, 'navalInitiative')
    ? yield* askInitiative(work, state, fleetsOf(stay))
    : 'together';
  const hits: Hits = { ships: new Map(), lines: [] };
  const begins = first === 'together' ? side : first;
  const events: UsnEvent[] = [];
  for (const fires of [begins, other(begins)])
    events.push(...(yield* volley({ work, state, no: 0, hits }, battle, fires, first !== 'together')));
  const lost = yield* askAboard(work, state, hits, [...fighting, ...engaged]);
  return finish(
    heading(`Sea battle${where}`, {
      value: outcomeOf([...outcomesOf(state, hits), ...lost.lines]),
      rule: '14',
    }),
    [...left, ...attackEvents(state, place, PART, fighting), ...events, ...lost.events],
    work.lines,
  );
}

/** Whose ships meet: places where both sides lie stand first, and then nobody asks whom they meet. */
function* askGround(work: Derivation, state: UsnState, side: SideId): Steps<Ground> {
  const enemy = other(side);
  const there = placesOf(state, enemy, (ship) => !isSub(ship)).map(({ place }) => place);
  const isMet = (place: string) => place !== CLEAR && there.includes(place);
  const here = placesOf(state, side, (ship) => !isSub(ship)).toSorted(
    (a, b) => Number(isMet(b.place)) - Number(isMet(a.place)),
  );
  const from = yield* askChoice(work, {
    key: 'place',
    rule: '14',
    title: 'Which of your ships engage?',
    options: here.map(({ place, ships }) => ({
      value: place,
      label: place,
      note: `${shipCount(ships)}${isMet(place) ? ', enemies there' : ''}`,
    })),
  });
  const at = isMet(from)
    ? from
    : yield* askChoice(work, {
        key: 'enemy',
        rule: '14',
        title: 'Which enemies do they meet?',
        options: placesOf(state, enemy, (ship) => !isSub(ship)).map(({ place, ships }) => ({
          value: place,
          label: place,
          note: shipCount(ships),
        })),
      });
  const of = (whose: SideId, where: string) =>
    afloat(state, whose).filter((ship) => ship.place === where && !isSub(ship));
  return {
    place: at === CLEAR ? (from === CLEAR ? '' : from) : at,
    own: of(side, from),
    enemies: of(enemy, at),
  };
}

type Forces = {
  readonly attackers: readonly string[];
  readonly escaped: readonly string[];
  readonly to?: string;
  readonly cover: 'none' | 'all' | 'some';
  readonly covered?: readonly string[];
  readonly unit?: string;
  readonly stands?: readonly string[];
};

function* askForces(work: Derivation, state: UsnState, { own, enemies }: Ground): Steps<Forces> {
  const enemy = other(own[0]?.side ?? 'j');
  const fresh = own.filter(({ id }) => !firedIn(state, PART, id));
  return yield* askFields<Forces>(
    work,
    {
      key: 'forces',
      rule: '14',
      title: 'Which ships engage, and which escape?',
      hint: 'You engage as many enemies as you send ships, from the top of their stack.',
      submit: 'Engage',
      checks: [{ kind: 'sum-at-least', fields: ['attackers'], min: 1, message: 'Choose at least one ship.' }],
    },
    {
      attackers: mark('Engage', fleetOptions(state, own, PART), { initial: withGuns(fresh) }),
      escaped: mark('Escape to an adjacent hex', fleetOptions(state, enemies), { initial: [] }),
      to: when(
        'escaped',
        enemies.map(({ id }) => id),
        words('Escape hex or name', PLACE_LENGTH, { optional: true }),
      ),
      cover: choose('Enemies under coastal defense', { none: 'None', all: 'All', some: 'Some' }),
      covered: when(
        'cover',
        ['some'],
        mark('Under coastal defense', fleetOptions(state, enemies), { initial: [] }),
      ),
      unit: when('cover', ['all', 'some'], choose('Coastal defense unit', cdusOf(enemy))),
      stands: when(
        'cover',
        ['all', 'some'],
        mark('Condition', { neutralized: 'Neutralized' }, { initial: [] }),
      ),
    },
  );
}

/** 14(I): The topmost of the stack, as many as engage them; nobody asks where all are engaged. */
function* askEngaged(
  work: Derivation,
  state: UsnState,
  stay: readonly Ship[],
  most: number,
): Steps<readonly Ship[]> {
  if (stay.length <= most) return stay;
  const message = `Choose exactly ${most} ships.`;
  const { ships } = yield* askFields(
    work,
    {
      key: 'engaged',
      rule: '14',
      title: `Which ${most} ships are on top of the stack?`,
      submit: 'Engage',
      checks: [
        { kind: 'sum-at-least', fields: ['ships'], min: most, message },
        { kind: 'sum-at-most', fields: ['ships'], max: most, message },
      ],
    },
    {
      ships: mark('Engaged', fleetOptions(state, stay), {
        initial: stay.slice(0, most).map(({ id }) => id),
      }),
    },
  );
  return stay.filter(({ id }) => ships.includes(id));
}

const RADAR = ['CV', 'CVL', 'CVE', 'BB', 'BC', 'CA', 'CL', 'DD'];

/** 36: Who fires first, by two dice and what the register and the players know of both fleets. */
function* askInitiative(
  work: Derivation,
  state: UsnState,
  fleets: Battle['fleets'],
): Steps<SideId | 'together'> {
  const { turn } = state.cursor;
  const whole = (side: SideId) => fleets[side].filter((ship) => weeksLeft(ship, turn) === 0);
  const isCarrier = ({ type }: Ship) => type.startsWith('CV');
  const carriers = (['j', 'a'] as const).filter((side) => whole(side).some(isCarrier));
  const { zone, flies = [] } = yield* askFields<{ zone: SideId | 'none'; flies?: readonly SideId[] }>(
    work,
    { key: 'initiative', rule: '36', title: 'Who fires first?', submit: 'Continue' },
    {
      zone: choose('Undisputed air zone of', { none: 'Nobody', ...state.players }),
      ...(carriers.length && {
        flies: mark(
          'Carriers with at least one NAC',
          carriers.map((side) => ({ value: side, label: state.players[side] })),
          { initial: carriers },
        ),
      }),
    },
  );
  const year = dated(state);
  const fleet = (side: SideId): Fleet => ({
    die: 0,
    screens: whole(side).filter(({ type }) => type === 'DD' || type === 'CL').length,
    carrier: flies.includes(side),
    zone: zone === side,
    early: side === 'j' && year < YEARS[0] && !aboutScenario(state.scenario).undated,
    radar:
      side === 'a' &&
      has(state, 'radar') &&
      year >= YEARS[0] &&
      whole('a').some(({ type }) => RADAR.includes(type)),
  });
  const before = { j: fleet('j'), a: fleet('a') };
  const dice = yield* askDice(work, {
    key: 'first',
    rule: '36',
    title: 'Who fires first?',
    hint: 'The higher total fires first; a tie fires together.',
    count: 2,
    sides: 6,
    dieNames: [state.players.j, state.players.a],
    dieSides: ['j', 'a'],
    dieNotes: (['j', 'a'] as const).map((side) =>
      eachFace((face) => `${face + bonuses(before, side).length} in all`),
    ),
  });
  const [j = 1, a = 1] = dice.faces;
  const both = { j: { ...before.j, die: j }, a: { ...before.a, die: a } };
  const { first, ...totals } = firstToFire(both);
  for (const side of ['j', 'a'] as const)
    for (const label of bonuses(both, side))
      work.lines.push(shifted(`${state.players[side]}: ${label}`, 1, { rule: '36' }));
  const value = `${totals.j} to ${totals.a}`;
  const label = first === 'together' ? 'Both fire together' : `First fire: ${state.players[first]}`;
  work.lines.push(dieLine(dice, { label, value, rule: '36', prompt: 'first' }));
  return first;
}

/** A side fires, target by target; what its hits do counts at once where fire is not simultaneous. */
function* volley(asking: Asking, battle: Battle, side: SideId, atOnce: boolean): Steps<readonly UsnEvent[]> {
  const { work, state, hits } = asking;
  const { fleets, cover, cdu, defends } = battle;
  const events: UsnEvent[] = [];
  const isGone = ({ id }: Ship) => hits.ships.get(id)?.gone === true;
  let ready = fleets[side].filter((ship) => !(atOnce && isGone(ship)));
  let guns = side === defends ? cdu : 0;
  for (let no = 1; no <= MOST_SHOTS && (ready.length || guns); no += 1) {
    const targets = fleets[other(side)].filter((ship) => !isGone(ship));
    if (!targets.length) break;
    const key = `${side}${no}`;
    const { target, ships } = yield* askFields<{ target: string; ships: readonly string[] }>(
      work,
      {
        key: `fire-${key}`,
        rule: '14',
        title: `Fire for ${state.players[side]}`,
        side,
        hint: 'Attack factors in parentheses do not count against ships.',
        submit: 'Fire',
      },
      {
        target: choose('At', [
          ...fleetOptions(state, targets),
          { value: NOBODY, label: no === 1 ? 'Nobody' : 'Nobody else' },
        ]),
        ships: mark(
          'Which ships fire',
          [
            ...fleetOptions(state, ready),
            ...(guns ? [{ value: CDU, label: 'Coastal defense', note: String(guns) }] : []),
          ],
          { initial: [...ready.map(({ id }) => id), ...(guns ? [CDU] : [])] },
        ),
      },
    );
    const aimed = targets.find(({ id }) => id === target);
    if (!aimed || !ships.length) break;
    const firing = ready.filter(({ id }) => ships.includes(id));
    const shore = ships.includes(CDU) ? guns : 0;
    const now = atOnce ? hits : undefined;
    const fires = yield* askGuns(asking, firing, (ship) => lyingOf(state, ship, cover, now));
    if (shore) work.lines.push(shifted('Coastal defense', shore, { rule: '18(H)' }));
    events.push(
      ...(yield* shootAt(asking, {
        side,
        who: firing.length ? namesOf(firing, 3) : 'Coastal defense',
        attack: fires + shore,
        target: aimed,
        lying: lyingOf(state, aimed, cover, now),
        key,
      })),
    );
    ready = ready.filter(({ id }) => !ships.includes(id));
    if (shore) guns = 0;
  }
  return events;
}
