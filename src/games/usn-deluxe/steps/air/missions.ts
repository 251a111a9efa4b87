import type { FormCheck } from '../../../../core/play/form';
import { type Args, type Steps, startDerivation } from '../../../../core/play/procedure';
import type { Option } from '../../../../core/play/prompt';
import { askFields, choose, mark, number, when, words } from '../../../../kit/fields';
import { fact, heading } from '../../../../kit/lines';
import { finish } from '../../../../kit/steps';
import { AIR_NAMES, AIR_OF, type AirType } from '../../data/crts';
import { isOrange } from '../../data/scenarios';
import type { SideId } from '../../data/units';
import { airfields, fleetHexes } from '../../state/airfields';
import { PLACE_LENGTH, samePlace } from '../../state/bases';
import type { UsnEvent } from '../../state/bounds';
import { flyingSides, isShocked, missionsTag } from '../../state/fights';
import { dated, other } from '../../state/points';
import type { Run } from '../../state/procedure';
import { shipId, shipOf } from '../../state/register';
import { sideOf } from '../../state/ships';
import { type Base, has, type UsnState } from '../../state/state';
import { stretching } from '../combat/air';
import { hexesOf, onMission, type Strike, type Wing, wingWords } from './wings';

const ELSE = 'else';
const NOBODY = 'nobody';
/** Raids of earlier versions said nothing of where they started. */
const UNSAID = 'unsaid';
/** As many raids as one side gives. */
const MOST_RAIDS = 40;
const MOST_POINTS = 200;
/** 1943 opens with it. */
const RADAR_FROM = 56;
/** 23.D: No Kamikazes come before 1944. */
const KAMI_FROM = 108;

const AGAINST = { ships: 'Ships', land: 'Land targets', support: 'Ground support' } as const;
type Points = { readonly [type in AirType]?: number };
type Raid = Points & {
  readonly to: string;
  readonly name?: string;
  readonly against?: keyof typeof AGAINST;
  readonly extended?: readonly AirType[];
  readonly from?: string;
  readonly more?: readonly string[];
};

/** 5E: A side writes its missions before anything of the other side's is seen. */
export function* giveMissions(state: UsnState, args: Args): Run {
  const side = sideOf(state, args);
  const work = startDerivation(side);
  const wings = yield* askRaids({ work, state }, side, true);
  tellRaids({ work, state, sky: wings });
  return finish(
    heading(`Air missions of ${state.players[side]}`, {
      value: wings.length ? wingWords(wings) : 'nobody flies',
      rule: 'Phase 5(E)',
    }),
    [
      {
        type: 'v1.MissionsWritten',
        side,
        flights: wings.map(({ left, aborted: _, ...flight }) => ({ ...flight, points: left })),
      },
    ],
    work.lines,
  );
}

/** 5F */
export function* layOpen(state: UsnState): Run {
  yield* [];
  const sides = flyingSides(state).filter((side) => state.missions?.written[side]);
  return {
    ...finish<UsnEvent>(
      heading('Air missions', {
        value: `revealed by ${sides.map((side) => state.players[side]).join(' and ')}`,
        rule: 'Phase 5(E)',
      }),
      [{ type: 'v1.MissionsOpened' }],
    ),
    reveals: [missionsTag(state)],
  };
}

type Asked = Pick<Strike, 'work' | 'state'>;

/** Simulation of Midway: NAC that strike it at least, in the first Japanese attack phase. */
const STRIKERS = 20;
const isStrikingMidway = (state: UsnState, side: SideId): boolean =>
  has(state, 'midwaySim') && side === 'j' && state.cursor.turn === 1 && state.cursor.step === 'p9';
/** How many NAC still have to fly there. */
const strikersLeft = (state: UsnState, side: SideId, wings: readonly Wing[]): number =>
  isStrikingMidway(state, side)
    ? [
        ...wings.map(({ type, left }) => ({ type, points: left })),
        ...(state.flown ?? []).filter((each) => each.side === side && each.mission !== 'patrol'),
      ]
        .filter(({ type }) => type === 'NAC')
        .reduce((left, { points }) => left - points, STRIKERS)
    : 0;

/** 5E: Where the aircraft of a side fly, a hex and a mission at a time; who writes first does so behind the curtain. */
export function* askRaids({ work, state }: Asked, side: SideId, first: boolean): Steps<readonly Wing[]> {
  const wings: Wing[] = [];
  const places = targetHexes(state, other(side));
  const starts = airfields(state, side);
  const flyable = [...places.map(({ value }) => value), ELSE];
  const types = AIR_OF[side].filter((type) => type !== 'Kami' || dated(state) >= KAMI_FROM);
  const far = isOrange(state.scenario) ? ['LAC' as const] : stretching(side, dated(state));
  const points = (type: AirType) => number(AIR_NAMES[type], 0, MOST_POINTS, { initial: 0 });
  for (let no = 1; no <= MOST_RAIDS; no += 1) {
    const strikers = strikersLeft(state, side, wings);
    const raid = yield* askFields<Raid>(
      work,
      {
        key: `raid-${side}${no}`,
        rule: 'Phase 5(E)',
        title: `Where do aircraft fly for ${state.players[side]}?`,
        side,
        ...(first && { secret: side }),
        hint: 'Enter one target hex and mission at a time. Patrols are placed after all missions.',
        submit: 'Add the mission',
        checks: [someFly(types), ...(strikers > 0 ? [enoughStrike(strikers)] : [])],
      },
      {
        to: choose(
          'Target hex',
          [
            ...places,
            { value: ELSE, label: 'Another hex' },
            { value: NOBODY, label: no === 1 ? 'Nobody flies' : 'Nobody else flies' },
          ],
          first && no === 1 && places.length ? {} : { initial: NOBODY },
        ),
        name: when('to', [ELSE], words('Hex or name', PLACE_LENGTH)),
        against: when('to', flyable, choose('Against', AGAINST)),
        ...Object.fromEntries(
          types.map((type) => [
            type,
            type === 'Kami' ? when('against', ['ships'], points(type)) : when('to', flyable, points(type)),
          ]),
        ),
        ...(starts.length > 0 && {
          from: when(
            'to',
            flyable,
            choose('Flying from', [...starts, { value: UNSAID, label: 'Another place' }], {
              missing: UNSAID,
            }),
          ),
        }),
        extended: when(
          'to',
          flyable,
          mark(
            'Flying beyond normal range',
            far.map((type) => ({ value: type, label: AIR_NAMES[type] })),
            { initial: [] },
          ),
        ),
        more: when('to', flyable, mark('Next', { more: 'Add another mission' }, { initial: [] })),
        ...(strikers > 0 && { few: mark('Midway', { few: 'Fewer than 20 NAC can fly' }, { initial: [] }) }),
      },
    );
    if (raid.to === NOBODY) return wings;
    wings.push(...wingsOf(side, raid, types));
    if (!raid.more?.length) return wings;
  }
  return wings;
}

const someFly = (types: readonly AirType[]): FormCheck => ({
  kind: 'sum-at-least',
  fields: types,
  min: 1,
  unless: { field: 'to', includes: [NOBODY] },
  message: 'Enter at least one air point, or choose “Nobody flies”.',
});

const enoughStrike = (min: number): FormCheck => ({
  kind: 'sum-at-least',
  fields: ['NAC'],
  min,
  when: { field: 'few', includes: ['few'], not: true },
  unless: { field: 'more', includes: ['more'] },
  message: `At least ${STRIKERS} NAC must strike Midway in the simulation.`,
});

/** Where enemies are known to lie: their ships, the fullest place first, and their bases. */
function targetHexes(state: UsnState, enemy: SideId): readonly (Option & { readonly value: string })[] {
  const fleets = fleetHexes(state, enemy);
  const bases = state.bases.filter(
    (base) =>
      base.side === enemy &&
      base.state !== 'destroyed' &&
      !fleets.some(({ value }) => samePlace(value, base.name)),
  );
  return [
    ...fleets,
    ...[...new Set(bases.map(({ name }) => name))].map((name) => ({
      value: name,
      label: name,
      note: 'base',
    })),
  ];
}

function wingsOf(side: SideId, raid: Raid, types: readonly AirType[]): readonly Wing[] {
  const { to, name = '', against = 'ships', extended = [], from = UNSAID } = raid;
  return types
    .filter((type) => (raid[type] ?? 0) > 0)
    .map((type) => ({
      side,
      place: to === ELSE ? name : to,
      mission: against,
      type,
      ...(extended.includes(type) && { extended: true }),
      ...(from !== UNSAID && { from }),
      left: raid[type] ?? 0,
      aborted: 0,
    }));
}

/** "from Truk 754 " */
const wayOf = (wings: readonly Wing[]): string => {
  const starts = [...new Set(wings.flatMap(({ from = [] }) => from))];
  return starts.length ? `from ${starts.join(' and ')} ` : '';
};

/** 5F: All raids are laid open together. */
export function tellRaids({ work, state, sky }: Asked & { readonly sky: readonly Wing[] }): void {
  for (const side of ['j', 'a'] as const)
    for (const place of hexesOf(sky.filter((wing) => wing.side === side)))
      for (const [mission, value] of Object.entries(AGAINST)) {
        const wings = sky.filter(
          (wing) => wing.side === side && wing.place === place && wing.mission === mission,
        );
        if (wings.length)
          work.lines.push(
            fact(`${state.players[side]} ${wayOf(wings)}to ${place}: ${wingWords(wings)}`, {
              value,
              rule: 'Phase 5(E)',
            }),
          );
      }
}

type Risen = Points & { readonly [intercepts in `${AirType}-far`]?: number } & { readonly flak?: number };
export const hexOf = (side: SideId, place: string): string => `${side}:${place}`;

/** Every passage that names a patrol or an interceptor names these. */
const RISING = ['LAC', 'NAC'] as const;

/** 5F2, 5F3, 37: Who rises over a hex that is raided; of its air base, what it fires at who bombs on land. */
export function* askPatrols(strike: Strike): Steps<void> {
  const { work, state, sky, fires } = strike;
  for (const [i, place] of hexesOf(sky).entries())
    for (const side of ['j', 'a'] as const) {
      const raiders = onMission(strike, other(side), place, ['ships', 'land', 'support']);
      if (!raiders.length) continue;
      const rises = patrolOver(strike, side, place);
      const intercepts = side === 'a' && has(state, 'radar') && dated(state) >= RADAR_FROM;
      const bombed = raiders.some(({ mission }) => mission === 'land');
      if (!rises && !bombed) continue;
      const risen = yield* askFields<Risen>(
        work,
        {
          key: `cap-${side}${i + 1}`,
          rule: 'Phase 5(E)',
          title: `Which aircraft defend ${place} for ${state.players[side]}?`,
          side,
          ...(rises?.why && { hint: rises.why }),
          submit: 'Place the patrol',
        },
        {
          ...(rises &&
            Object.fromEntries(
              RISING.filter((type) => type in rises).map((type) => [
                type,
                number(`${AIR_NAMES[type]} on patrol`, 0, rises[type] ?? 0, { initial: 0 }),
              ]),
            )),
          ...(intercepts &&
            Object.fromEntries(
              RISING.map((type) => [
                `${type}-far`,
                number(`${AIR_NAMES[type]} intercepting by radar`, 0, MOST_POINTS, { initial: 0 }),
              ]),
            )),
          ...(bombed && {
            flak: number('Anti-aircraft fire of the air base', 0, 200, {
              initial: airBaseFire(state, side, place),
            }),
          }),
        },
      );
      if (risen.flak !== undefined) fires.set(hexOf(side, place), risen.flak);
      for (const type of RISING)
        for (const [mission, left] of [
          ['patrol', risen[type]],
          ['interception', risen[`${type}-far`]],
        ] as const)
          if (left) sky.push({ side, place, mission, type, left, aborted: 0 });
    }
}

type Patrol = { readonly LAC?: number; readonly NAC: number; readonly why?: string };
/** Variable Deployment (A): Half of the NAC of each carrier that lies in Pearl Harbor, rounded up. */
const WOKEN = [
  { carrier: 'CV-4', nac: 4 },
  { carrier: 'CV-6', nac: 5 },
] as const;
const PEARL = ['Pearl Harbor 1456', 'Pearl 1456', 'Oahu 1456', 'Hex 1456'];
/** Simulation of Midway */
const KEPT_BACK = 4;

/** What may rise over a hex; nothing where nobody may. */
function patrolOver({ state, sky }: Strike, side: SideId, place: string): Patrol | undefined {
  const up = [...sky.map(({ left, ...wing }) => ({ ...wing, points: left })), ...(state.flown ?? [])]
    .filter((wing) => wing.side === side && wing.mission === 'patrol' && wing.type === 'NAC')
    .reduce((sum, { points }) => sum + points, 0);
  if (isShocked(state, side)) {
    const lies = ({ carrier }: (typeof WOKEN)[number]) => {
      const ship = shipOf(state, shipId('a', carrier));
      return (
        state.deployment?.split(' ').includes(carrier) && (!ship || (ship.status === 'afloat' && !ship.weeks))
      );
    };
    const woken = WOKEN.filter(lies).reduce((sum, { nac }) => sum + nac, 0);
    if (!woken || !PEARL.some((name) => samePlace(name, place))) return undefined;
    return {
      NAC: Math.max(0, woken - up),
      why: 'Only half of each carrier’s NAC there, rounded up, may fly patrol (Variable Deployment).',
    };
  }
  if (isStrikingMidway(state, side))
    return {
      LAC: MOST_POINTS,
      NAC: Math.max(0, KEPT_BACK - up),
      why: 'At most 4 NAC may fly patrol in the simulation.',
    };
  return { LAC: MOST_POINTS, NAC: MOST_POINTS };
}

/** 18(F), 40(A): Not where it is damaged, destroyed, or without its garrison. */
const FIRES: readonly Base['state'][] = ['functional', 'neutralized', 'unsupplied'];
/** 18(M), 19(A): What the register knows of the air base of a hex: its capacity, nothing where it is damaged. */
export const airBaseFire = ({ bases }: UsnState, side: SideId, place: string): number =>
  bases.find(
    (base) =>
      base.side === side && base.kind === 'air' && FIRES.includes(base.state) && samePlace(place, base.name),
  )?.capacity ?? 0;
