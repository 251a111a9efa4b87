import { askCell, askChoice, type Derivation, type Steps } from '../../../core/play/procedure';
import type { Option } from '../../../core/play/prompt';
import { askFields, choose, type Field, mark, number, when, words } from '../../../kit/fields';
import { result } from '../../../kit/lines';
import { AIR_NAMES, AIR_OF, type AirType, EFFECTS, PARKED } from '../data/crts';
import { type SideId, UNITS } from '../data/units';
import { baseTold } from '../state/base-told';
import { CLEAR, endlessPlace, isNeutralized, PLACE_LENGTH, samePlace } from '../state/bases';
import type { UsnEvent } from '../state/bounds';
import { isShocked } from '../state/fights';
import { neutralizedId, neutralizedName } from '../state/neutralized';
import { UNIT_BY_ID } from '../state/points';
import type { Base, UsnState } from '../state/state';
import { defenceOfAll, type Force } from './combat/land';
import { cduFactors, cdusOf, defenceOf, type TargetKind } from './combat/targets';
import { type Asking, tell as tellHit } from './hits/asking';
import { askHits } from './hits/hits';

// What guns and bombs fall on beside ships: asked, defended, and what becomes of it.

const TARGETS: { readonly [kind in TargetKind]: string } = {
  land: 'Land units',
  cdu: 'A coastal defense unit',
  air: 'An air base',
  naval: 'A naval base',
};
const KINDS = Object.keys(TARGETS) as readonly TargetKind[];
const MOST_FACTORS = 2000;
const ELSE = 'else';

export const targetName = (kind: TargetKind): string => TARGETS[kind];

type Kinds<V extends string> = {
  readonly key: string;
  readonly rule: string;
  readonly title: string;
  note?(kind: TargetKind): string;
  /** Why it may not be a target now. */
  barred?(kind: TargetKind): string | undefined;
  readonly more?: readonly (Option & { readonly value: V })[];
};
/** Which kind of target, or one of the answers that the fight has besides. */
export const askKind = <V extends string = never>(
  work: Derivation,
  { note, barred, more = [], ...asked }: Kinds<V>,
): Steps<TargetKind | V> =>
  askChoice<TargetKind | V>(work, {
    ...asked,
    options: [
      ...KINDS.map((value) => {
        const disabled = barred?.(value);
        return {
          value,
          label: TARGETS[value],
          ...(note && { note: note(value) }),
          ...(disabled && { disabled }),
        };
      }),
      ...more,
    ],
  });

/** What a form says of a target: land units by how they stand, a coastal defense unit, or a base. */
export type Target = {
  readonly plain?: number;
  readonly entrenched?: number;
  readonly unsupplied?: number;
  readonly both?: number;
  readonly unit?: string;
  readonly stands?: readonly ('entrenched' | 'neutralized')[];
  readonly base?: string;
  readonly name?: string;
  readonly capacity?: number;
};

/**
 * What a form asks of a target of this kind; which base only where the register knows one. `fires` is what its air base was
 * said to fire with in this strike: 18, its capacity.
 */
export function targetFields(state: UsnState, kind: TargetKind, enemy: SideId, place: string, fires = 0) {
  if (kind === 'land')
    return {
      plain: number('Defense factors, supplied and not entrenched', 0, MOST_FACTORS),
      entrenched: number('Entrenched', 0, MOST_FACTORS, { initial: 0 }),
      unsupplied: number('Unsupplied or neutralized', 0, MOST_FACTORS, { initial: 0 }),
      both: number('Entrenched and unsupplied', 0, MOST_FACTORS, { initial: 0 }),
    };
  if (kind === 'cdu')
    return {
      unit: choose('Which', cdusOf(enemy)),
      stands: mark('Also', { entrenched: 'Entrenched', neutralized: 'Neutralized' }, { initial: [] }),
    };
  // 19: A base that is destroyed does not exist.
  const known = state.bases.filter(
    (each) => each.side === enemy && each.kind === kind && each.state !== 'destroyed',
  );
  const meant = known.find(({ name }) => samePlace(name, place));
  const unknown = <V>(field: Field<V>) => (known.length ? when('base', [ELSE], field) : field);
  return {
    ...(known.length && {
      base: choose(
        'Which',
        [
          ...known
            .toSorted((a, b) => Number(b === meant) - Number(a === meant))
            .map(({ id, name, state: stands }) => ({ value: id, label: name, note: stands })),
          { value: ELSE, label: 'Another base' },
        ],
        { initial: meant?.id ?? ELSE },
      ),
    }),
    name: unknown(words('Name', PLACE_LENGTH, { ...(place !== CLEAR && { initial: endlessPlace(place) }) })),
    ...(kind === 'air' && { capacity: unknown(number('Air capacity', 5, 200, { initial: fires || LESS })) }),
  };
}

const HINTS: { readonly [kind in TargetKind]?: string } = {
  land: 'Enter all land units in the hex, by their condition.',
};
export const targetHint = (kind: TargetKind): string => HINTS[kind] ?? 'Every base defends with 10.';

/** A target that is fired at: what defends it, and what it is called. */
export type Aim = {
  readonly kind: TargetKind;
  readonly enemy: SideId;
  readonly target: Target;
  readonly place: string;
  readonly base: Base | undefined;
  readonly told: string;
  readonly defence: number;
};
export function aimAt(state: UsnState, kind: TargetKind, enemy: SideId, target: Target, place: string): Aim {
  const base = baseOf(state, kind, enemy, target, place);
  const defence = defenceAgainst(state, kind, enemy, target);
  return { kind, enemy, target, place, base, told: nameOf(kind, target, base), defence };
}

function defenceAgainst(state: UsnState, kind: TargetKind, side: SideId, target: Target): number {
  const { unit = '', stands = [] } = target;
  if (kind === 'cdu')
    return defenceOf('cdu', cduFactors(unit).defence, {
      entrenched: stands.includes('entrenched'),
      neutralized: stands.includes('neutralized'),
    });
  if (kind !== 'land') return defenceOf(kind, 0, {});
  const shock = isShocked(state, side);
  const { plain = 0, entrenched = 0, unsupplied = 0, both = 0 } = target;
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
  if (base) return neutralizedName(base);
  return UNITS.find(({ id }) => id === unit)?.name ?? 'Coastal defense';
};

type Done = { readonly said: string; readonly events: readonly UsnEvent[] };
type Tell = (said: string) => string;

/** What a result of CRT 3 or 4 does to the target, by the players' own sheets; what only they can name they enter by hand. */
export function* suffer(asking: Asking, aim: Aim, came: string, prompt: string, from = 1): Steps<Done> {
  const { kind, base, told } = aim;
  const { work, state } = asking;
  const tell = (said: string) => {
    work.lines.push(result(said, { rule: '8', prompt }));
    return said;
  };
  const effect = came === '0' ? 'nothing' : String((yield* askCell(work, EFFECTS, kind, came)).value);
  const done =
    effect === 'nothing'
      ? { said: tell(`${told}: no effect`), events: [] }
      : kind === 'land'
        ? yield* sufferLand(asking, aim, effect, tell, from)
        : base
          ? sufferBase(asking, base, effect, tell)
          : sufferDefense(aim, effect, state, tell);
  if (!base || kind !== 'air' || came === '0') return done;
  const isGone = done.events.some((event) => event.type === 'v1.BaseSet' && event.state === 'destroyed');
  const percent = isGone ? 100 : Number((yield* askCell(work, PARKED, 'lost', came)).value);
  const lost = yield* sufferParked(asking, base, percent, prompt);
  return { said: done.said, events: [...done.events, ...lost] };
}

function* sufferLand(
  { work, state }: Asking,
  { told }: Aim,
  effect: string,
  tell: Tell,
  from: number,
): Steps<Done> {
  const isNeutralized = effect === 'neutralized';
  const said = tell(`${told} ${isNeutralized ? 'neutralized' : 'eliminated'}`);
  const { events } = yield* askHits(
    work,
    state,
    isNeutralized ? ['neutral'] : ['land', 'neutral'],
    isNeutralized ? 'Which units are neutralized?' : 'Which units are eliminated?',
    from,
  );
  return { said, events };
}

const MOST_PARKED = 400;
/** 18, CRT 5: Of the aircraft on a bombed base so many in a hundred, fractions dropped; of a destroyed one all. */
function* sufferParked(
  asking: Asking,
  { side, name }: Base,
  percent: number,
  prompt: string,
): Steps<readonly UsnEvent[]> {
  if (!percent) return [];
  const { work } = asking;
  const key = `parked-${prompt}`;
  const parked = yield* askFields<{ readonly [type in AirType]?: number }>(
    work,
    {
      key,
      rule: '18',
      title: `Which aircraft are on ${name}?`,
      hint: `${percent} % of each type are lost. Do not count aircraft in the air.`,
      side,
      submit: 'Confirm the aircraft',
    },
    Object.fromEntries(
      AIR_OF[side].map((type) => [type, number(AIR_NAMES[type], 0, MOST_PARKED, { initial: 0 })]),
    ),
  );
  return AIR_OF[side].flatMap((type): UsnEvent[] => {
    const count = Math.floor(((parked[type] ?? 0) * percent) / 100);
    if (!count) return [];
    const unit = `${side}-${type.toLowerCase()}`;
    const worth = (UNIT_BY_ID.get(unit)?.vp ?? 0) * count;
    tellHit(asking, key, `${count} ${AIR_NAMES[type]} on the ground`, side, worth, '18');
    return [{ type: 'v1.UnitsLost', unit, count, worth }];
  });
}

function sufferDefense(
  { enemy, target: { unit }, place, told }: Aim,
  effect: string,
  state: UsnState,
  tell: Tell,
): Done {
  if (effect !== 'neutralized')
    return {
      said: tell(`${told} destroyed`),
      events: unit === undefined ? [] : [{ type: 'v1.UnitsLost', unit, count: 1, worth: 0 }],
    };
  const what = endlessPlace(place ? `Coastal defense, ${place}` : 'Coastal defense');
  return { said: tell(`${told} neutralized`), events: neutralize(state, enemy, what) };
}

/** 9: What is neutralized already is not neutralized again. */
const neutralize = ({ neutralized }: UsnState, side: SideId, what: string): readonly UsnEvent[] =>
  neutralized.some(({ id }) => id === neutralizedId(side, what))
    ? []
    : [{ type: 'v1.Neutralized', what, side }];

const LESS = 5;
/** 18: Five points less for an air base, gone at 0; a naval base that is neutralized already stays so. */
function sufferBase({ work, state }: Asking, base: Base, effect: string, tell: Tell): Done {
  const { id: _, ...set } = base;
  const { name, kind } = base;
  const called = neutralizedName(base);
  const now = (stands: Partial<Base>) => {
    const { events, lines } = baseTold(state, { ...set, ...stands });
    work.lines.push(...lines);
    return events;
  };
  // A damaged one that is neutralized besides stays damaged, and its die waits.
  const stays = kind === 'naval' && (base.state === 'neutralized' || isNeutralized(state, kind, name));
  if (stays) return { said: tell(`${called} stays neutralized`), events: [] };
  if (effect === 'neutralized')
    return { said: tell(`${called} neutralized`), events: now({ state: 'neutralized' }) };
  const capacity = effect === 'less' ? Math.max(0, base.capacity - LESS) : 0;
  if (effect === 'less' && capacity > 0)
    return { said: tell(`${called} down to ${capacity}`), events: now({ capacity }) };
  return { said: tell(`${called} destroyed`), events: now({ capacity, state: 'destroyed' }) };
}
