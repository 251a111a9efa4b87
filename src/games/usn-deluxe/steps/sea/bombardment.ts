import { askCell, askChoice, type Steps, startWorking } from '../../../../core/play/procedure';
import { askFields, choose, type Field, mark, number, when, words } from '../../../../kit/fields';
import { fact, heading, result } from '../../../../kit/lines';
import { rollRatio } from '../../../../kit/odds';
import { finish } from '../../../../kit/steps';
import { CRT_GUNS, EFFECTS } from '../../data/crts';
import { type SideId, UNITS } from '../../data/units';
import { attackingFleet } from '../../procedures/fights';
import type { Run } from '../../procedures/procedure';
import { askPlace } from '../../procedures/ships';
import { CLEAR, endlessPlace, PLACE_LENGTH } from '../../state/bases';
import type { UsnEvent } from '../../state/bounds';
import { namesOf } from '../../state/dues';
import { other } from '../../state/points';
import { afloat } from '../../state/register';
import type { Base, Ship, UsnState } from '../../state/state';
import type { Asking, Hits } from '../by-hand/asking';
import { askHits } from '../by-hand/fight';
import { defenceOfAll, type Force } from '../combat/land';
import { defenceOf, type TargetKind } from '../combat/targets';
import { askAboard } from './battle';
import {
  askGuns,
  attackEvents,
  cduFactors,
  cduGuns,
  cdusOf,
  firedIn,
  fleetOptions,
  isShocked,
  isSub,
  lyingOf,
  OPEN_SEA,
  outcomeOf,
  shootAt,
  withGuns,
} from './guns';

const TARGETS: { readonly [kind in TargetKind]: string } = {
  land: 'Land units',
  cdu: 'A coastal defense unit',
  air: 'An air base',
  naval: 'A naval base',
};
const KINDS = Object.keys(TARGETS) as readonly TargetKind[];
const MOST_FACTORS = 2000;
const ELSE = 'else';
const SILENT = 'silent';

type Target = {
  readonly ships: readonly string[];
  readonly plain: number;
  readonly entrenched: number;
  readonly unsupplied: number;
  readonly both: number;
  readonly unit: string;
  readonly stands: readonly ('entrenched' | 'neutralized')[];
  readonly base?: string;
  readonly name?: string;
  readonly capacity?: number;
};

/** 2E, 2G: Ships on land units, bases or a coastal defense unit of their hex, which alone fires back, at the same time. */
export function* bombard(state: UsnState): Run {
  const side = attackingFleet(state);
  const enemy = other(side);
  const work = startWorking(side);
  const at = yield* askPlace(
    work,
    state,
    side,
    'Where do your ships lie?',
    'Phase 2',
    (ship) => !isSub(ship),
  );
  const kind = yield* askChoice<TargetKind>(work, {
    key: 'target',
    rule: 'Phase 2',
    title: 'What do they bombard?',
    options: KINDS.map((value) => ({
      value,
      label: TARGETS[value],
      note: value === 'cdu' ? 'fires back' : 'not under coastal defense',
    })),
  });
  const here = afloat(state, side).filter((ship) => ship.place === at && !isSub(ship));
  const part = kind === 'cdu' ? '2G' : '2E';
  const hits: Hits = { ships: new Map(), lines: [] };
  const asking: Asking = { work, state, no: 0, hits };
  const target = yield* askTarget(asking, kind, part, here, at);
  const firing = here.filter(({ id }) => target.ships.includes(id));
  const place = at === CLEAR ? '' : at;
  const base = baseOf(state, kind, enemy, target, place);
  const aim = kind === 'cdu' ? yield* askAim(asking, firing, enemy) : undefined;

  const attack = yield* askGuns(asking, firing, (ship) => lyingOf(state, ship, OPEN_SEA));
  const defence = defenceAgainst(state, kind, enemy, target);
  const told = nameOf(kind, target, base);
  work.lines.push(fact(`${told} defends`, { value: String(Math.round(defence * 100) / 100), rule: '8' }));
  const came =
    attack === 0
      ? '0'
      : yield* rollRatio(work, {
          key: 'die-guns',
          rule: '8',
          title: `${namesOf(firing, 3)} at ${told}`,
          side,
          chart: CRT_GUNS,
          attack,
          defence,
        });
  const back = aim ? yield* fireBack(asking, aim, enemy, target) : [];
  const lost = aim ? yield* askAboard(work, state, hits, [aim]) : { events: [], lines: [] };
  const effect = came === '0' ? 'nothing' : String((yield* askCell(work, EFFECTS, kind, String(came))).value);
  const done = yield* suffer(asking, { kind, enemy, target, place, base, effect, told });
  const where = place ? ` at ${place}` : '';
  return finish(
    heading(`Bombardment${where}`, {
      value: outcomeOf([done.said, ...hits.lines, ...lost.lines]),
      rule: 'Phase 2',
    }),
    [...attackEvents(state, place, part, firing), ...done.events, ...back, ...lost.events],
    work.lines,
  );
}

function* askTarget(
  { work, state }: Asking,
  kind: TargetKind,
  part: string,
  here: readonly Ship[],
  place: string,
): Steps<Target> {
  const enemy = other(here[0]?.side ?? 'j');
  const fresh = here.filter(({ id }) => !firedIn(state, part, id));
  const known = state.bases.filter((each) => each.side === enemy && each.kind === kind);
  const fields = {
    land: {
      plain: number('Defense factors', 0, MOST_FACTORS),
      entrenched: number('Entrenched', 0, MOST_FACTORS, { initial: 0 }),
      unsupplied: number('Unsupplied or neutralized', 0, MOST_FACTORS, { initial: 0 }),
      both: number('Entrenched and unsupplied', 0, MOST_FACTORS, { initial: 0 }),
    },
    cdu: {
      unit: choose('Which', cdusOf(enemy)),
      stands: mark('Also', { entrenched: 'Entrenched', neutralized: 'Neutralized' }, { initial: [] }),
    },
  };
  /** Asked of a base that the register does not know. */
  const unknown = <V>(field: Field<V>) => (known.length ? when('base', [ELSE], field) : field);
  const base = {
    ...(known.length && {
      base: choose('Which', [
        ...known
          .toSorted((a, b) => Number(place.includes(b.name)) - Number(place.includes(a.name)))
          .map(({ id, name, state: stands }) => ({ value: id, label: name, note: stands })),
        { value: ELSE, label: 'Another one' },
      ]),
    }),
    name: unknown(words('Name', PLACE_LENGTH, { ...(place !== CLEAR && { initial: endlessPlace(place) }) })),
    ...(kind === 'air' && { capacity: unknown(number('Air capacity', 5, 200, { initial: 5 })) }),
  };
  return yield* askFields<Target>(
    work,
    {
      key: 'guns',
      rule: 'Phase 2',
      title: TARGETS[kind],
      hint:
        kind === 'land'
          ? 'All land units of the hex, by how they stand.'
          : kind === 'cdu'
            ? 'It fires back at once, at one of them.'
            : 'Every base defends with 10.',
      submit: 'To the die',
      checks: [{ kind: 'sum-at-least', fields: ['ships'], min: 1, message: 'No ship is chosen.' }],
    },
    {
      ships: mark('Who fires', fleetOptions(state, here, part), { initial: withGuns(fresh) }),
      ...(kind === 'land' || kind === 'cdu' ? fields[kind] : base),
    } as never,
  );
}

function defenceAgainst(state: UsnState, kind: TargetKind, side: SideId, target: Target): number {
  if (kind === 'cdu')
    return defenceOf('cdu', cduFactors(target.unit).defence, {
      entrenched: target.stands.includes('entrenched'),
      neutralized: target.stands.includes('neutralized'),
    });
  if (kind !== 'land') return defenceOf(kind, 0, {});
  const shock = isShocked(state, side);
  const { plain, entrenched, unsupplied, both } = target;
  const forces: readonly Force[] = [
    { factors: plain, shock },
    { factors: entrenched, entrenched: true, shock },
    { factors: unsupplied, unsupplied: true, shock },
    { factors: both, entrenched: true, unsupplied: true, shock },
  ];
  return Math.max(1, defenceOfAll(forces));
}

/** The base of the register that is meant, or one that it does not know yet. */
function baseOf(
  state: UsnState,
  kind: TargetKind,
  side: SideId,
  { base, name, capacity = 0 }: Target,
  place: string,
): Base | undefined {
  if (kind !== 'air' && kind !== 'naval') return undefined;
  const known = state.bases.find(({ id }) => id === base);
  if (known) return known;
  const called = endlessPlace(name || place || TARGETS[kind]);
  return { id: `${called}:${kind}`, name: called, side, kind, capacity, state: 'functional' };
}

const nameOf = (kind: TargetKind, { unit }: Target, base: Base | undefined): string => {
  if (kind === 'land') return 'Land units';
  if (base) return `${base.name}, ${kind === 'air' ? 'air base' : 'naval base'}`;
  return UNITS.find(({ id }) => id === unit)?.name ?? 'Coastal defense';
};

/** 2G: One target, or none, for all its guns. */
function* askAim({ work, state }: Asking, firing: readonly Ship[], side: SideId): Steps<Ship | undefined> {
  const aim = yield* askChoice(work, {
    key: 'aim',
    rule: 'Phase 2',
    title: 'At which ship does it fire back?',
    side,
    options: [
      ...fleetOptions(state, firing),
      { value: SILENT, label: 'It does not fire', note: 'or may not' },
    ],
  });
  return firing.find(({ id }) => id === aim);
}

function* fireBack(
  asking: Asking,
  aim: Ship,
  side: SideId,
  { unit, stands }: Target,
): Steps<readonly UsnEvent[]> {
  const strength = cduGuns(unit, stands);
  const weak = stands.includes('neutralized') ? ', neutralized ÷ 2' : '';
  const label = `Coastal defense fires back with ${cduFactors(unit).attack}${weak}`;
  asking.work.lines.push(fact(label, { value: String(strength), rule: 'Phase 2' }));
  const lying = lyingOf(asking.state, aim, OPEN_SEA);
  return yield* shootAt(asking, {
    side,
    who: 'Coastal defense',
    attack: strength,
    target: aim,
    lying,
    key: 'cdu',
  });
}

type Suffered = {
  readonly kind: TargetKind;
  readonly enemy: SideId;
  readonly target: Target;
  readonly place: string;
  readonly base: Base | undefined;
  readonly effect: string;
  readonly told: string;
};
type Done = { readonly said: string; readonly events: readonly UsnEvent[] };

/** What the result does to the target, by the players' own sheet; what only they can name they enter by hand. */
function* suffer(asking: Asking, suffered: Suffered): Steps<Done> {
  const { kind, base, effect, told } = suffered;
  const { work, state } = asking;
  const tell = (said: string) => {
    work.lines.push(result(said, { rule: '8', prompt: 'die-guns' }));
    return said;
  };
  if (effect === 'nothing') return { said: tell(`${told}: no effect`), events: [] };
  if (kind === 'land') {
    const said = tell(effect === 'neutralized' ? `${told} neutralized` : `${told} eliminated`);
    const { events } = yield* askHits(
      work,
      state,
      effect === 'neutralized' ? ['neutral'] : ['land', 'neutral'],
      effect === 'neutralized' ? 'Which are neutralized?' : 'Which are eliminated?',
    );
    return { said, events };
  }
  if (!base) return sufferDefense(suffered, state, tell);
  const done = sufferBase(base, effect, state, tell);
  if (kind !== 'air') return done;
  const air = yield* askHits(work, state, ['air'], 'Were aircraft on it lost?');
  return { said: done.said, events: [...done.events, ...air.events] };
}

function sufferDefense(
  { enemy, target, place, effect, told }: Suffered,
  state: UsnState,
  tell: (said: string) => string,
): Done {
  if (effect !== 'neutralized')
    return {
      said: tell(`${told} destroyed`),
      events: [{ type: 'v1.UnitsLost', unit: target.unit, count: 1, worth: 0 }],
    };
  const what = endlessPlace(place ? `Coastal defense, ${place}` : 'Coastal defense');
  return { said: tell(`${told} neutralized`), events: neutralize(state, enemy, what) };
}

/** 9: What is neutralized already is not neutralized again. */
const neutralize = ({ neutralized }: UsnState, side: SideId, what: string): readonly UsnEvent[] =>
  neutralized.some(({ id }) => id === `${side}:${what}`) ? [] : [{ type: 'v1.Neutralized', what, side }];

const LESS = 5;
/** 18: Five points less for an air base, gone at 0; a naval base that is neutralized already stays so. */
function sufferBase(base: Base, effect: string, state: UsnState, tell: (said: string) => string): Done {
  const { id: _, ...set } = base;
  const { name, side, kind } = base;
  const called = `${name}, ${kind === 'air' ? 'air base' : 'naval base'}`;
  const now = (told: Partial<Base>): UsnEvent => ({ type: 'v1.BaseSet', ...set, ...told });
  const stays = kind === 'naval' && base.state === 'neutralized';
  if (stays) return { said: tell(`${called} stays neutralized`), events: [] };
  if (effect === 'neutralized')
    return {
      said: tell(`${called} neutralized`),
      events: [
        // A damaged one stays damaged when it recovers.
        ...(base.state === 'damaged' ? [] : [now({ state: 'neutralized' })]),
        ...neutralize(state, side, name),
      ],
    };
  const capacity = effect === 'less' ? Math.max(0, base.capacity - LESS) : 0;
  if (effect === 'less' && capacity > 0)
    return { said: tell(`${called} down to ${capacity}`), events: [now({ capacity })] };
  return { said: tell(`${called} destroyed`), events: [now({ capacity, state: 'destroyed' })] };
}
