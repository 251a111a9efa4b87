import type { FormCheck } from '../../../core/play/form';
import {
  type Args,
  askChoice,
  type Derivation,
  type Steps,
  startDerivation,
} from '../../../core/play/procedure';
import { askFields, choose, mark, when } from '../../../kit/fields';
import { fact, heading } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import { isOrange } from '../data/scenarios';
import type { SideId } from '../data/units';
import { askPlace, placeNamed } from '../questions/place';
import { baseTold } from '../state/base-told';
import { CLEAR, isMajor, leftToServe, placeKind, samePlace, whyClosed } from '../state/bases';
import type { UsnEvent } from '../state/bounds';
import { burnsFuel, enduranceOf, fuelDue, MINOR_SERVES, OILER_LOAD } from '../state/fuel';
import { called, namesOf } from '../state/names';
import { NO_POINT, payable, pointsLeft, refuelPrice } from '../state/operational';
import type { Run } from '../state/procedure';
import { ALL_BASES, basesOf, emptyOilers, servedWhole, whyUnfilled } from '../state/refuelling';
import { afloat } from '../state/register';
import { atLeastOne, shipCount, shipOptions, sideOf } from '../state/ships';
import { has, type Ship, type UsnState } from '../state/state';

/** 12(N): Ships that lie in one place are refuelled by its base, or by an oiler that lies with them. */
export function* refuelShips(state: UsnState, args: Args): Run {
  const side = sideOf(state, args);
  const work = startDerivation(side);
  // Whoever chose all major bases before there was a button for it is asked for their ships as then.
  const whole = servedWhole(state, side, args.place !== ALL_BASES);
  const bases = new Set(whole.map((ship) => ship.place)).size;
  const place =
    (args.place === ALL_BASES ? ALL_BASES : placeNamed(state, side, args, burnsFuel)) ??
    (yield* askPlace(
      work,
      state,
      side,
      'Where do the ships refuel?',
      '12(N)',
      burnsFuel,
      bases > 1
        ? [
            {
              value: ALL_BASES,
              label: 'All bases with enough fuel',
              note: `${shipCount(whole.length)} in ${bases} places`,
            },
          ]
        : [],
    ));
  if (place === ALL_BASES) {
    const title = `Which ships in ${basesOf(whole)}?`;
    const ships = yield* askShips(work, state, title, whole, whole.length);
    const named = whole.filter(({ id }) => ships.includes(id));
    return refuelled(
      state,
      basesOf(named),
      [...new Set(named.map((ship) => ship.place))].map((at) => ({
        at,
        ships: named.filter((ship) => ship.place === at).map(({ id }) => id),
      })),
    );
  }
  const here = afloat(state, side).filter((ship) => ship.place === place && burnsFuel(ship));
  if (!here.length) return finish(heading(`No ship in ${place} needs fuel`), []);
  // An oiler does not refuel itself.
  const oilers = here.filter(
    (ship) => ship.type === 'OIL' && ship.load !== 0 && here.length > 1 && liesStill(state, ship),
  );
  const unserved = leftToServe(state, place, side);
  const paid = payable(state, side, place);
  const left = paid === Number.POSITIVE_INFINITY ? unserved : Math.min(unserved ?? paid, paid);
  if (left === 0 && !oilers.length) {
    if (unserved !== 0) return finish(heading(`No operational points are left for ${place} this turn`), []);
    const closed = whyClosed(state, place, side);
    if (closed !== undefined || isOpenSea(place) || placeKind(state, place, side) !== 'sea')
      return finish(heading(closed ? `${closed}: no fuel` : noneLeft(state, place, side)), []);
    return yield* refuelUnlisted(work, state, { place, side, here });
  }
  const sources = yield* askSources(work, state, { place, side, here, oilers, left });
  const most = sources.reduce((sum, source) => sum + source.most, 0);
  const byOilers = sources.every(({ oiler }) => oiler);
  const thirstiest = here
    .filter(
      (ship) => !sources.some(({ oiler }) => oiler?.id === ship.id) && (!byOilers || liesStill(state, ship)),
    )
    .toSorted((a, b) => fuelDue(a) - fuelDue(b));
  const ships = [...(yield* askShips(work, state, `Which ships in ${place}?`, thirstiest, most))];
  return refuelled(
    state,
    place,
    sources.map(({ oiler, most: some }) => ({
      at: place,
      ships: ships.splice(0, some),
      ...(oiler && { oiler }),
    })),
  );
}

/** 44(C)2: What fuel costs in points, recorded and told; nothing where it is free. */
function paidFor(points: number) {
  const events: readonly UsnEvent[] = points ? [{ type: 'v1.OperationalSpent', points, what: 'Fuel' }] : [];
  return {
    events,
    lines: points ? [fact('Operational points', { value: `−${points}`, rule: '44(C)' })] : [],
  };
}

const isOpenSea = (place: string): boolean => place === CLEAR;
const noneLeft = (state: UsnState, place: string, side: SideId): string =>
  placeKind(state, place, side) === 'minor' ? `${place} has already served six this turn` : 'No oiler at sea';

/** War Plan Orange: An oiler gives fuel to who lay with it for a whole phase of movement. */
const liesStill = ({ scenario, cursor }: UsnState, { moved }: Ship): boolean =>
  !isOrange(scenario) || moved?.turn !== cursor.turn || moved.step !== cursor.step;

const LIES = { sea: 'Open sea', base: 'A naval base', home: 'A naval base in Japan' };

/** 12(N), (O): What is in a place that the register does not know is the players' word; what they say, the register keeps. */
function* refuelUnlisted(
  work: Derivation,
  state: UsnState,
  { place, side, here }: Pick<Lying, 'place' | 'side' | 'here'>,
): Run {
  const { home, ...kinds } = LIES;
  const ordered = here.toSorted((a, b) => fuelDue(a) - fuelDue(b));
  const paid = payable(state, side, place);
  const atMost = (max: number, lies: 'base' | 'home'): readonly FormCheck[] =>
    max < here.length
      ? [
          {
            kind: 'sum-at-most',
            fields: ['ships'],
            max,
            when: { field: 'lies', includes: [lies] },
            message: max ? `At most ${shipCount(max)} can refuel here this turn.` : NO_POINT,
          },
        ]
      : [];
  const { lies, ships = [] } = yield* askFields<{ lies: keyof typeof LIES; ships?: readonly string[] }>(
    work,
    {
      key: 'ships',
      rule: '12(N)',
      title: `Which ships in ${place}?`,
      hint: 'The register shows no oiler and no base of yours here. If there is a base, the app adds it.',
      submit: 'Refuel these ships',
      checks: [
        {
          kind: 'sum-at-least',
          fields: ['ships'],
          min: 1,
          unless: { field: 'lies', includes: ['sea'] },
          message: 'Choose at least one ship.',
        },
        ...atMost(Math.min(MINOR_SERVES, paid), 'base'),
        ...atMost(paid, 'home'),
      ],
    },
    {
      lies: choose<keyof typeof LIES>(`What is ${place}?`, {
        ...kinds,
        ...(side === 'j' && { home }),
      } as typeof LIES),
      ships: when(
        'lies',
        ['base', 'home'],
        mark('Ships', shipOptions(ordered, state.cursor.turn), {
          initial: ordered.slice(0, MINOR_SERVES).map(({ id }) => id),
        }),
      ),
    },
  );
  if (lies === 'sea') return finish(heading('No oiler at sea', { value: place, rule: '12(N)' }), []);
  const base = { name: place, side, kind: 'naval', capacity: 0, state: 'functional' } as const;
  const became = baseTold(state, { ...base, ...(lies === 'home' && { home: true }) });
  const listed = [
    fact(`${place} added to the register`, { value: LIES[lies].toLowerCase(), rule: '19' }),
    ...became.lines,
  ];
  // 19(A): Captured, it is damaged, and refuels nobody.
  if (became.told.state !== 'functional')
    return finish(
      heading(`${place} is ${became.told.state}: no fuel`, { rule: '19' }),
      became.events,
      listed,
    );
  const { events, trace } = refuelled(state, place, [{ at: place, ships }]);
  return { events: [...became.events, ...events], trace: [...trace, ...listed] };
}

function* askShips(work: Derivation, state: UsnState, title: string, ships: readonly Ship[], most: number) {
  const message = `At most ${shipCount(most)} can refuel here this turn.`;
  const asked = yield* askFields(
    work,
    {
      key: 'ships',
      rule: '12(N)',
      title,
      submit: 'Refuel these ships',
      checks: [atLeastOne, { kind: 'sum-at-most', fields: ['ships'], max: most, message }],
    },
    {
      ships: mark('Ships', shipOptions(ships, state.cursor.turn), {
        initial: ships.slice(0, most).map(({ id }) => id),
      }),
    },
  );
  return asked.ships;
}

type Given = { readonly at: string; readonly ships: readonly string[]; readonly oiler?: Ship };

/** What each base or oiler gave, and until when that lasts. */
function refuelled(state: UsnState, where: string, all: readonly Given[]) {
  const { turn } = state.cursor;
  const given = all.filter(({ ships }) => ships.length);
  const shipsOf = (ids: readonly string[]) => state.ships.filter(({ id }) => ids.includes(id));
  const named = shipsOf(given.flatMap(({ ships }) => ships));
  const paid = paidFor(
    given.reduce(
      (sum, { at, ships, oiler }) =>
        sum + (oiler ? 0 : refuelPrice(state, named[0]?.side ?? 'a', at, ships.length)),
      0,
    ),
  );
  return finish<UsnEvent>(
    heading(`${shipCount(named.length)} refuelled in ${where}`, { rule: '12(N)' }),
    [
      ...given.map(
        ({ at, ships, oiler }): UsnEvent => ({
          type: 'v1.Refuelled',
          ships,
          at,
          ...(oiler && { oiler: oiler.id }),
        }),
      ),
      ...paid.events,
    ],
    [
      ...given.map(({ at, ships, oiler }) =>
        fact(oiler ? `From ${called(oiler)}` : at, {
          value: namesOf(shipsOf(ships), 20),
          rule: '12(N)',
          prompt: 'ships',
        }),
      ),
      fact('Refuel again by', {
        value: `turn ${turn + Math.min(...named.map(enduranceOf))}`,
        rule: '12(N)',
      }),
      ...paid.lines,
    ],
  );
}

/** What gives fuel, to so many ships: an oiler, or the base. */
type Source = { readonly oiler?: Ship; readonly most: number };
type Lying = {
  readonly place: string;
  readonly side: SideId;
  readonly here: readonly Ship[];
  readonly oilers: readonly Ship[];
  readonly left: number | undefined;
};

/** The base and its oilers together. */
const ALL = 'all';

/** 12(O): The base itself, the oilers there, or as many of them as these ships need; asked where several can be meant. */
function* askSources(
  work: Derivation,
  state: UsnState,
  { place, side, here, oilers, left }: Lying,
): Steps<readonly Source[]> {
  const atBase: Source = { most: left ?? here.length };
  if (!oilers.length || (left !== 0 && isMajor(state, place, side))) return [atBase];
  const each = oilers.map((oiler): Source => ({ oiler, most: loadOf(state, oiler) }));
  // Who has just moved takes fuel of the base alone, and of no oiler.
  const apart = left !== 0 && !here.every((ship) => liesStill(state, ship));
  const together = enoughOf([...(left === 0 ? [] : [atBase]), ...(apart ? [] : each)], here.length);
  const base = {
    value: 'base',
    label: 'The naval base',
    note: noteOfBase(state, place, side, left),
    ...(left === 0 && { disabled: whyNoBase(state, place, side) }),
  };
  const names = together.map(({ oiler }) => (oiler ? called(oiler) : base.label));
  const said = yield* askChoice(work, {
    key: 'by',
    rule: '12(O)',
    title: `What refuels in ${place}?`,
    options: [
      ...(together.length > 1
        ? [{ value: ALL, label: `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` }]
        : []),
      base,
      ...oilers.map((oiler) => ({
        value: oiler.id,
        label: called(oiler),
        note: has(state, 'oilerPoints') ? `${loadOf(state, oiler)} points` : 'six ships, then empty',
      })),
    ],
  });
  if (said === ALL) return together;
  return [each.find(({ oiler }) => oiler?.id === said) ?? atBase];
}
/** 12(O)3: How many of its six are left; of a major base only points set a limit (44). */
function noteOfBase(state: UsnState, place: string, side: SideId, left: number | undefined): string {
  if (left === undefined) return 'six ships a turn at each base';
  return isMajor(state, place, side)
    ? `${shipCount(left)} with the points left`
    : `${left} of ${MINOR_SERVES} left this turn`;
}
const whyNoBase = (state: UsnState, place: string, side: SideId): string => {
  const closed = whyClosed(state, place, side);
  if (closed !== undefined) return `${closed}.`;
  if (payable(state, side, place) === 0) return NO_POINT;
  if (placeKind(state, place, side) === 'minor') return 'It has already served six this turn';
  return isOpenSea(place)
    ? 'No base at sea'
    : 'No base of yours is registered here. Add one with “Enter a base”.';
};
const loadOf = (state: UsnState, { load = OILER_LOAD }: Ship): number =>
  has(state, 'oilerPoints') ? load : OILER_LOAD;

/** The first of them that serve so many ships together; an oiler that gives is not served. */
function enoughOf(sources: readonly Source[], ships: number): readonly Source[] {
  let [open, used] = [ships, 0];
  for (const { oiler, most } of sources) {
    if (open <= 0) break;
    used += 1;
    open -= most + (oiler ? 1 : 0);
  }
  return sources.slice(0, used);
}

/** 12(O): Oilers that lie in a naval base are filled. */
export function* fillThem(state: UsnState, args: Args): Run {
  const side = sideOf(state, args);
  const work = startDerivation(side);
  const empty = emptyOilers(state, side);
  const left = pointsLeft(state);
  const { ships } = yield* askFields(
    work,
    {
      key: 'ships',
      rule: '12(O)',
      title: 'Which oilers do you fill?',
      hint: 'They must be in a supplied naval base. A base that is not major fills one oiler and refuels no ships.',
      submit: 'Fill these oilers',
      checks: [
        atLeastOne,
        ...oneEach(state, empty),
        ...(side === 'j' && left !== undefined
          ? [
              {
                kind: 'sum-at-most' as const,
                fields: ['ships'],
                max: left,
                message: left ? `Each costs an operational point. Points left: ${left}.` : NO_POINT,
              },
            ]
          : []),
      ],
    },
    {
      ships: mark(
        'Oilers',
        empty.map((ship) => {
          const disabled = whyUnfilled(state, ship);
          return { value: ship.id, label: called(ship), note: ship.place, ...(disabled && { disabled }) };
        }),
        { initial: empty.filter(({ place }) => isMajor(state, place, side)).map(({ id }) => id) },
      ),
    },
  );
  const named = empty.filter(({ id }) => ships.includes(id));
  const places = [...new Set(named.map(({ place }) => place))];
  const paid = paidFor(side === 'j' && left !== undefined ? named.length : 0);
  return finish(
    heading('Oilers filled', { value: namesOf(named), rule: '12(O)' }),
    [
      ...places.map(
        (at): UsnEvent => ({
          type: 'v1.OilersFilled',
          at,
          oilers: named.filter(({ place }) => place === at).map(({ id }) => id),
        }),
      ),
      ...paid.events,
    ],
    paid.lines,
  );
}

/** 12(O): A minor base fills one. */
const oneEach = (state: UsnState, empty: readonly Ship[]): readonly FormCheck[] =>
  empty.flatMap((ship, i) =>
    placeKind(state, ship.place, ship.side) !== 'minor'
      ? []
      : empty.slice(i + 1).flatMap((other): FormCheck[] =>
          samePlace(other.place, ship.place)
            ? [
                {
                  kind: 'never',
                  field: 'ships',
                  all: [ship, other].map(({ id }) => ({ field: 'ships', includes: [id] })),
                  message: `${ship.place} can fill only one oiler a turn.`,
                },
              ]
            : [],
        ),
  );
