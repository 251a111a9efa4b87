import type { FormCheck } from '../../../../core/play/form';
import type { Steps } from '../../../../core/play/procedure';
import { askFields, choose, type FieldsOf, mark, number, when } from '../../../../kit/fields';
import { fact, shifted } from '../../../../kit/lines';
import { AIR_NAMES } from '../../data/crts';
import type { SideId } from '../../data/units';
import { askPrinted } from '../../questions/worth';
import { liesIn } from '../../state/airfields';
import { isShocked, isSub } from '../../state/fights';
import { called, namesOf } from '../../state/names';
import { isReady } from '../../state/needs';
import { inPoints, other } from '../../state/points';
import { afloat } from '../../state/register';
import type { Ship } from '../../state/state';
import { BOMBERS, baseFire, bombsOnShip } from '../combat/air';
import { antiAircraft } from '../combat/ships';
import { shareOut, WAVES } from '../combat/waves';
import { type Cover, fleetOptions, lyingOf, OPEN_SEA, shootAt, whyHalf } from '../sea/guns';
import { fireAt } from './air-to-air';
import { airBaseFire, hexOf } from './missions';
import {
  askBombs,
  hexesOf,
  loseAir,
  onMission,
  pointsOf,
  record,
  type Strike,
  type Wing,
  wingWords,
} from './wings';

/** Ships that fire at aircraft together, and those of them that are attacked. */
type Group = {
  readonly targets: readonly Ship[];
  readonly ships: readonly Ship[];
  readonly cover: Cover;
  /** 18(H): What an air base adds, where they lie under coastal defense. */
  readonly base: number;
};
type Plan = { readonly groups: readonly Group[]; readonly byHand: boolean };

/** 5H, 5I: A side's strikes at ships, hex by hex: the groups that are attacked, then wave after wave. */
export function* strikeShips(strike: Strike, side: SideId): Steps<void> {
  const raids = strike.sky.filter((wing) => wing.side === side && wing.mission === 'ships' && wing.left > 0);
  for (const [i, place] of hexesOf(raids).entries()) {
    const key = `${side}${i + 1}`;
    const plan = yield* askPlan(strike, side, place, key);
    for (const [w, types] of WAVES[side].entries()) {
      const wave = onMission(strike, side, place, ['ships']).filter(({ type }) => types.includes(type));
      if (wave.length) yield* flyWave(strike, plan, wave, `${key}-${w + 1}`);
    }
  }
}

const stillThere =
  ({ hits }: Strike) =>
  ({ id }: Ship): boolean =>
    hits.ships.get(id)?.gone !== true;

type Attacked = {
  readonly targets: readonly string[];
  readonly fires?: 'all' | 'some';
  readonly escorts?: readonly string[];
  readonly cover: 'sea' | 'cdu';
  readonly base?: number;
  readonly by?: 'even' | 'hand';
  readonly more?: readonly string[];
};

/** 5H1: Group by group, until no other is attacked. Where nobody is known to lie, all enemy ships are there to choose from. */
function* askPlan(strike: Strike, side: SideId, place: string, key: string): Steps<Plan> {
  const { work, state } = strike;
  const enemy = other(side);
  const all = afloat(state, enemy).filter((ship) => !isSub(ship) && stillThere(strike)(ship));
  const there = all.filter(liesIn(place));
  let rest = there.length ? there : all;
  const groups: Group[] = [];
  let byHand = false;
  const hex = hexOf(enemy, place);
  for (let no = 1; rest.length; no += 1) {
    const told = yield* askFields<Attacked>(
      work,
      {
        key: `group-${key}-${no}`,
        rule: 'Phase 5(H)',
        title: `Which ships do they attack at ${place}?`,
        side,
        hint: 'At sea two ships fire together. Under coastal defense all ships in the hex do.',
        submit: 'Attack this group',
        checks: groupChecks(rest),
      },
      groupFields(
        strike,
        rest,
        there.length > 0,
        no,
        strike.fires.get(hex) ?? airBaseFire(state, enemy, place),
      ),
    );
    const { targets, escorts = [], fires, cover, base = 0, by, more } = told;
    if (by === 'hand') byHand = true;
    if (cover === 'cdu' && !strike.fires.has(hex)) strike.fires.set(hex, base);
    const isPair = there.length > 0 && rest.length === 2;
    const ships =
      isPair || fires === 'all' ? rest : rest.filter(({ id }) => [...targets, ...escorts].includes(id));
    groups.push({
      targets: rest.filter(({ id }) => targets.includes(id)),
      ships,
      cover: cover === 'cdu' ? new Set(ships.map(({ id }) => id)) : OPEN_SEA,
      base,
    });
    rest = rest.filter((ship) => !ships.includes(ship));
    if (!more?.length) break;
  }
  if (!groups.length)
    work.lines.push(fact(`No ship of ${state.players[enemy]} is at ${place}`, { rule: 'Phase 5(H)' }));
  return { groups, byHand };
}

/** Who must fire is not asked: the second of two ships, and all under coastal defense, where it is known who lies there. */
function groupFields(
  { state }: Strike,
  rest: readonly Ship[],
  isKnown: boolean,
  no: number,
  base: number,
): FieldsOf<Attacked> {
  const options = fleetOptions(state, rest);
  const carriers = rest.filter(({ type }) => type.startsWith('CV'));
  const likely = rest.length <= 2 ? rest : carriers.length <= 2 ? carriers : [];
  const asks = rest.length > (isKnown ? 2 : 1);
  const escorts = mark('Also firing', options, { initial: [] });
  return {
    targets: mark('Ships attacked', options, { initial: likely.map(({ id }) => id) }),
    cover: choose('Position', { sea: 'At sea', cdu: 'Under coastal defense' }),
    base: when('cover', ['cdu'], number('Anti-aircraft fire of the air base', 0, 200, { initial: base })),
    ...(asks &&
      isKnown && {
        fires: choose(
          'Which ships fire',
          { some: 'Two ships', all: 'All in the hex' },
          {
            missing: 'some',
            follows: { field: 'cover', values: { sea: 'some', cdu: 'all' } },
          },
        ),
      }),
    ...(asks && { escorts: isKnown ? when('fires', ['some'], escorts) : escorts }),
    ...(no === 1 && { by: choose('Each wave', { even: 'Split evenly', hand: 'Split by hand' }) }),
    ...(asks && { more: mark('Next', { more: 'Add another group' }, { initial: [] }) }),
  };
}

const groupChecks = (ships: readonly Ship[]): readonly FormCheck[] => [
  { kind: 'sum-at-least', fields: ['targets'], min: 1, message: 'Choose at least one ship to attack.' },
  {
    kind: 'sum-at-most',
    fields: ['targets', 'escorts'],
    max: 2,
    when: { field: 'cover', includes: ['sea'] },
    message: 'At sea a group is at most two ships.',
  },
  {
    kind: 'never',
    field: 'fires',
    all: [
      { field: 'cover', includes: ['sea'] },
      { field: 'fires', includes: ['all'] },
    ],
    message: 'At sea a group is at most two ships.',
  },
  ...ships.map(
    (ship): FormCheck => ({
      kind: 'never',
      field: 'escorts',
      all: [
        { field: 'targets', includes: [ship.id] },
        { field: 'escorts', includes: [ship.id] },
      ],
      message: `${called(ship)} is under attack, so it fires anyway. Remove its mark here.`,
    }),
  ),
];

/** Points of each wing by what they are shared out among: evenly, or as the players say. */
function* askShares(
  { work }: Strike,
  wings: readonly Wing[],
  among: readonly string[],
  asked: { readonly byHand: boolean; readonly key: string; readonly title: string },
): Steps<readonly (readonly number[])[]> {
  const even = wings.map(({ left }) => shareOut(left, among.length));
  const { byHand, key, title } = asked;
  if (!byHand || among.length < 2) return among.map((_, i) => even.map((share) => share[i] ?? 0));
  const field = (w: number, i: number) => `${w + 1}-${i + 1}`;
  const checks = wings.flatMap(({ left, type }, w): FormCheck[] => {
    const fields = among.map((_, i) => field(w, i));
    const message = `Assign all ${left} ${AIR_NAMES[type]}, no more and no fewer.`;
    return [
      { kind: 'sum-at-most', fields, max: left, sharing: AIR_NAMES[type], message },
      { kind: 'sum-at-least', fields, min: left, message },
    ];
  });
  const given = yield* askFields<{ readonly [field: string]: number }>(
    work,
    { key, rule: 'Phase 5(H)', title, submit: 'Assign the attacks', checks },
    Object.fromEntries(
      wings.flatMap(({ left, type }, w) =>
        among.map((name, i) => [
          field(w, i),
          number(wings.length > 1 ? `${AIR_NAMES[type]} at ${name}` : name, 0, left, {
            initial: even[w]?.[i] ?? 0,
          }),
        ]),
      ),
    ),
  );
  return among.map((_, i) => wings.map((__, w) => given[field(w, i)] ?? 0));
}

/** A part of each wing: those who attack one of several groups are apart from then on. */
function split(strike: Strike, wave: readonly Wing[], shares: readonly (readonly number[])[]): Wing[][] {
  const [own = [], ...others] = shares;
  const apart = others.map((share) =>
    wave.map((wing, w): Wing => ({ ...wing, left: share[w] ?? 0, aborted: 0 })),
  );
  for (const [w, wing] of wave.entries()) wing.left = own[w] ?? 0;
  strike.sky.push(...apart.flat());
  return [[...wave], ...apart];
}

/** 5H2: A wave meets the fire of each group that it attacks, and what comes through bombs ship by ship. */
function* flyWave(strike: Strike, { groups, byHand }: Plan, wave: readonly Wing[], key: string): Steps<void> {
  const isThere = stillThere(strike);
  const left = groups.filter(({ targets }) => targets.some(isThere));
  if (!left.length) {
    if (groups.length)
      strike.work.lines.push(fact(`${wingWords(wave)}: nothing left to attack`, { rule: 'Phase 5(H)' }));
    return;
  }
  const names = left.map(({ ships }) => namesOf(ships.filter(isThere), 4));
  const shares = yield* askShares(strike, wave, names, {
    byHand,
    key: `split-${key}`,
    title: `Which group do ${wingWords(wave)} attack?`,
  });
  for (const [g, part] of split(strike, wave, shares).entries()) {
    const group = left[g];
    if (!group || !pointsOf(part)) continue;
    const at = `${key}-${g + 1}`;
    yield* fireAt(strike, {
      key: `flak-${at}`,
      who: names[g] ?? '',
      strength: yield* askFire(strike, group),
      at: part,
    });
    yield* bomb(strike, group, part, byHand, at);
  }
}

/** 5H, 18(H): What the ships of a group fire with, a line for each; under coastal defense with the air base. */
function* askFire(strike: Strike, { ships, cover, base }: Group): Steps<number> {
  const { work, state, hits } = strike;
  let sum = 0;
  for (const ship of ships.filter(stillThere(strike))) {
    const printed = yield* askPrinted(work, ship, 'aa');
    const lying = lyingOf(state, ship, cover, hits);
    const fires = antiAircraft(printed, lying);
    const why = lying.shock ? ', shock' : whyHalf({ ...lying, underCdu: false }, '÷');
    work.lines.push(shifted(`${called(ship)} ${printed}${why}`, fires, { rule: 'Phase 5(H)' }));
    sum += fires;
  }
  if (!base) return sum;
  const fires = baseFire(base, isShocked(state, ships[0]?.side ?? 'j'));
  work.lines.push(shifted('Air base', fires, { rule: '18(H)' }));
  return sum + fires;
}

function* bomb(
  strike: Strike,
  { targets, cover }: Group,
  wings: readonly Wing[],
  byHand: boolean,
  key: string,
): Steps<void> {
  const { state, hits } = strike;
  const flying = wings.filter(({ left }) => left > 0);
  const aimed = targets.filter(stillThere(strike));
  if (!flying.length) return;
  const side = flying[0]?.side ?? 'j';
  const shares = yield* askShares(strike, flying, aimed.map(called), {
    byHand,
    key: `aim-${key}`,
    title: `Which ship do ${wingWords(flying)} attack?`,
  });
  const shock = isShocked(state, other(side));
  const pby = isReady(state, 'admirals');
  for (const [i, target] of aimed.entries()) {
    const part = flying.map((wing, w): Wing => ({ ...wing, left: shares[i]?.[w] ?? 0 }));
    if (!pointsOf(part)) continue;
    const attack = yield* askBombs(
      strike,
      part,
      (type, printed) => bombsOnShip(side, type, printed, { shock, pby }),
      'Phase 5(H)',
      pby ? [] : BOMBERS,
    );
    record(
      strike,
      yield* shootAt(strike, {
        side,
        who: wingWords(part),
        attack,
        target,
        lying: lyingOf(state, target, cover, hits),
        key: `${key}-${i + 1}`,
        bombs: true,
      }),
    );
  }
  spend(strike, flying);
}

/** 8(N): Kamikazes are spent by their attack. */
function spend(strike: Strike, wings: readonly Wing[]): void {
  for (const wing of wings) {
    if (wing.type !== 'Kami') continue;
    strike.work.lines.push(
      fact(`${wing.left} Kami are spent`, {
        value: `${inPoints(loseAir(strike, wing.side, wing.type, wing.left))} VP`,
        rule: '8',
      }),
    );
    wing.left = 0;
  }
}
