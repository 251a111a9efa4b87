import type { FormCheck } from '../../../../core/play/form';
import { askChoice, type Derivation, type Steps } from '../../../../core/play/procedure';
import type { Option } from '../../../../core/play/prompt';
import { askFields, choose, type Field, mark, pick, when } from '../../../../kit/fields';
import { fact } from '../../../../kit/lines';
import { listed } from '../../../../kit/which';
import { type Attack, attacksOf, interceptorRow, isFighter } from '../../data/aircraft';
import { RULE } from '../../data/headings';
import { isOut, type Ship } from '../../data/ships';
import { otherSide, type Service, type SideId } from '../../data/sides';
import { isArmy, type Squadron } from '../../data/squadrons';
import { type Defence, defenceOf } from '../../state/command';
import { harbourBeaten, shipOf, squadronsOf } from '../../state/forces';
import { type PearlState, seenNow, struckNow } from '../../state/state';

/** What a squadron goes for. */
export type Mark =
  | { readonly kind: 'ship'; readonly ship: Ship }
  | { readonly kind: 'transport' }
  | { readonly kind: 'tank' | 'dockyard' }
  | { readonly kind: 'field'; readonly service: Service; readonly caught: readonly Squadron[] };

export type Sortie = {
  readonly attack: Attack;
  readonly mark: Mark;
  readonly fighters: readonly Squadron[];
};

/** Japan always finds an airfield; the US needs a Japanese ship or transport afloat. */
export const hasTarget = (state: PearlState, side: SideId): boolean =>
  side === 'jp' || canBeTaken(shipTargets(state, side, false));

/** How it attacks, whom, and which US fighters meet it: one form. */
export function* askSortie(
  work: Derivation,
  state: PearlState,
  side: SideId,
  squadron: Squadron,
): Steps<Sortie> {
  const { name } = squadron;
  const attacks = attacksOf(squadron);
  const mixed = attacks.some(({ weapon }) => weapon === 'torpedo');
  const others = attacks.filter(({ weapon }) => weapon !== 'torpedo').map(({ id }) => id);
  const bombed = pick('Target', bombTargets(state, side, squadron));
  const torpedoed = shipTargets(state, side, true);
  const meeting = side === 'jp' ? squadronsOf(state, 'us').filter((each) => interceptorRow(each)) : [];
  const told = yield* askFields(
    work,
    {
      key: 'sortie',
      rule: RULE.airStrikes,
      title: name,
      submit: 'Attack',
      checks: meeting.length ? overSea(state) : [],
    },
    {
      ...(attacks.length > 1 && { attack: attackField(squadron, attacks, canBeTaken(torpedoed)) }),
      ...(mixed && { torpedoed: when('attack', ['torpedo'], pick('Target', torpedoed)) }),
      bombed: mixed ? when('attack', others, bombed) : bombed,
      ...(meeting.length && {
        fighters: mark('US fighters that intercept', fighterOptions(state, meeting), NONE),
      }),
    },
  );
  const attack = attacks.find(({ id }) => id === told.attack) ?? attacks[0];
  const target = told.torpedoed ?? told.bombed;
  if (!attack || !target) throw new Error(`${name} cannot attack`);
  const fighters = meeting.filter(({ id }) => told.fighters?.includes(id));
  const goal = yield* markOf(work, state, target, fighters);
  const label = attacks.length > 1 ? `${name}, ${attack.label.toLowerCase()}` : name;
  work.lines.push(fact(label, { value: markName(goal), rule: RULE.airStrikes, prompt: 'sortie' }));
  return { attack, mark: goal, fighters };
}

export const NONE = { initial: [] };

const canBeTaken = (options: readonly Option[]): boolean => options.some(({ disabled }) => !disabled);

function attackField({ apUsed }: Squadron, attacks: readonly Attack[], torpedo: boolean): Field<string> {
  const whyNot = ({ weapon }: Attack): string | undefined => {
    if (weapon === 'ap' && apUsed) return 'It has already dropped its one armour-piercing load.';
    return weapon === 'torpedo' && !torpedo ? 'No ship can be torpedoed now.' : undefined;
  };
  const first = attacks.find((each) => !whyNot(each));
  const options = attacks.map((each) => {
    const disabled = whyNot(each);
    return { value: each.id, label: each.label, ...(disabled && { disabled }) };
  });
  return pick('Attack with', options, first ? { initial: first.id } : {});
}

/** PH-30: a fleet at sea is no field of the Army’s. */
function overSea(state: PearlState): readonly FormCheck[] {
  const army = squadronsOf(state, 'us').filter((each) => interceptorRow(each) && isArmy(each));
  const atSea = state.game.ships.filter(({ side, place }) => side === 'us' && place === 'sea');
  const of = (field: string, those: readonly { readonly id: string }[]) => ({
    field,
    includes: those.map(({ id }) => id),
  });
  return ['torpedoed', 'bombed'].map((target) => ({
    kind: 'never',
    field: 'fighters',
    all: [of('fighters', army), of(target, atSea)],
    message: 'Army fighters do not fly over a fleet at sea.',
  }));
}

/** PH-30: one enemy squadron in an impulse, and none for who was caught on the ground in it. */
export function busy(state: PearlState, id: string): string | undefined {
  const { met, caught } = seenNow(state);
  if (met.includes(id)) return 'Has already intercepted in this impulse.';
  return caught.includes(id) ? 'Was caught on the ground in this impulse.' : undefined;
}

/** Fighters over O'ahu, and those of carriers in harbour. */
const fighterOptions = (state: PearlState, fighters: readonly Squadron[]): readonly Option[] =>
  fighters.map(({ id, name }) => {
    const disabled = busy(state, id);
    return { value: id, label: name, ...(disabled && { disabled }) };
  });

/** Enemy ships, and transports: with torpedoes not those that are sheltered in harbour. */
export function shipTargets({ game }: PearlState, side: SideId, torpedo: boolean): readonly Option[] {
  const ships = game.ships.filter((ship) => ship.side !== side && !isOut(ship));
  // Of Japanese ships that are all at sea, none says so.
  const mixed = side === 'jp' || ships.some(({ place }) => place !== 'sea');
  return [
    ...ships.map(({ id, name, status, place, shielded }): Option => {
      const sheltered = torpedo && shielded && place !== 'sea';
      const note = [place === 'sea' && mixed ? 'at sea' : '', status === 'ok' ? '' : status]
        .filter(Boolean)
        .join(', ');
      return {
        value: id,
        label: name,
        ...(note && { note }),
        ...(sheltered && { disabled: `No torpedo can hit ${name} in harbour.` }),
      };
    }),
    ...(side === 'us' && game.transports ? [{ value: 'transport', label: 'Transport' }] : []),
  ];
}

function bombTargets(state: PearlState, side: SideId, squadron: Squadron): readonly Option[] {
  const airfield = { value: 'field', label: 'Airfield' };
  if (isFighter(squadron)) return [airfield];
  const ships = shipTargets(state, side, false);
  if (side === 'us') return ships;
  return [...ships, airfield, ...shoreTargets(state)];
}

/** Not before no capital ship in harbour is whole. */
export function shoreTargets(state: PearlState): readonly Option[] {
  const early = harbourBeaten(state)
    ? {}
    : { disabled: 'Every capital ship in harbour must be damaged first.' };
  return [
    { value: 'tank', label: 'Fuel tank', ...early },
    { value: 'dockyard', label: 'Dockyard', ...early },
  ];
}

export function* markOf(
  work: Derivation,
  state: PearlState,
  target: string,
  fighters: readonly Squadron[],
): Steps<Mark> {
  if (target === 'field') return yield* askField(work, state, fighters);
  if (target === 'transport' || target === 'tank' || target === 'dockyard') return { kind: target };
  return { kind: 'ship', ship: listed(state.game.ships, target) };
}

/** Who can be on a field: the Army's on its own, the Navy's PBYs, and on Ford Island those of a carrier in harbour. */
const onFields = (state: PearlState, service: Service): readonly Squadron[] =>
  squadronsOf(state, 'us').filter((squadron) => {
    const carrier = shipOf(state, squadron.base);
    return isArmy(squadron) === (service === 'army') && carrier?.place !== 'sea';
  });

/** One Target: over a field every squadron on the ground is one (PH-37). Who is in the air is not there (PH-30). */
function* askField(work: Derivation, state: PearlState, fighters: readonly Squadron[]): Steps<Mark> {
  const aloft = [...seenNow(state).met, ...struckNow(state)];
  const inTheAir = (id: string) => aloft.includes(id) || fighters.some((fighter) => fighter.id === id);
  const there = (of: Service) => {
    const options = onFields(state, of).map(({ id, name }) => ({
      value: id,
      label: name,
      ...(inTheAir(id) && { disabled: 'In the air now.' }),
    }));
    return when('service', [of], mark('On the ground there', options, NONE));
  };
  const told = yield* askFields(
    work,
    {
      key: 'field',
      rule: RULE.oneTarget,
      title: 'Which airfield, and who is caught on it?',
      submit: 'Attack',
    },
    {
      service: choose('Airfield of', { army: 'Army', navy: 'Navy, Ford Island too' }),
      caught: there('army'),
      caughtNavy: there('navy'),
    },
  );
  const { service } = told;
  const marked = (service === 'army' ? told.caught : told.caughtNavy) ?? [];
  const caught = squadronsOf(state, 'us').filter(({ id }) => marked.includes(id));
  return { kind: 'field', service, caught };
}

export function markName(mark: Mark): string {
  switch (mark.kind) {
    case 'ship':
      return mark.ship.name;
    case 'transport':
      return 'a transport';
    case 'tank':
      return 'a fuel tank';
    case 'dockyard':
      return 'the dockyard';
    case 'field':
      return mark.service === 'army' ? 'an Army airfield' : 'a Navy airfield';
  }
}

const atSea = (mark: Mark): boolean =>
  mark.kind === 'transport' || (mark.kind === 'ship' && mark.ship.place === 'sea');

/** The column it is shot at from (PH-26). At sea a whole carrier near it means Combat Air Patrol. */
export function* askDefence(work: Derivation, state: PearlState, side: SideId, mark: Mark): Steps<Defence> {
  if (atSea(mark)) {
    const whole = mark.kind === 'ship' && mark.ship.cls === 'cv' && mark.ship.status === 'ok';
    const carrier = whole || (yield* askCarrier(work, state, side));
    return defenceOf(state, { kind: 'force', side: otherSide(side), carrier });
  }
  if (mark.kind === 'field') return defenceOf(state, { kind: 'field', service: mark.service });
  return mark.kind === 'ship'
    ? defenceOf(state, { kind: 'ship', ship: mark.ship.id })
    : defenceOf(state, { kind: 'shore' });
}

/** Filled in where no carrier of that side is whole at sea: then none can be with it. */
function* askCarrier(work: Derivation, { game }: PearlState, attacker: SideId): Steps<boolean> {
  const some = game.ships.some(
    ({ side, cls, place, status }) => side !== attacker && cls === 'cv' && place === 'sea' && status === 'ok',
  );
  const cap = yield* askChoice(work, {
    key: 'cap',
    rule: RULE.interception,
    title: 'Is an undamaged carrier with the target?',
    options: [
      { value: 'no', label: 'No' },
      { value: 'yes', label: 'Yes', note: 'It flies Combat Air Patrol' },
    ],
    ...(!some && { preselected: 'no' }),
  });
  return cap === 'yes';
}

/**
 * The column it is hit in: at sea by what the target can move, in harbour and on land by its alert. An old battleship, a
 * damaged ship and a transport move 1 hex (PH-49).
 */
export function hitColumn(mark: Mark, defence: Defence): 'unalerted' | 'alerted' | 'oneHex' | 'twoHex' {
  if (!atSea(mark)) return defence === 'unalerted' ? 'unalerted' : 'alerted';
  const fast =
    mark.kind === 'ship' && mark.ship.status === 'ok' && !(mark.ship.side === 'us' && mark.ship.cls === 'bb');
  return fast ? 'twoHex' : 'oneHex';
}
