import type { Losses } from '../../../core/charts/chart';
import { askLabels, type Derivation, type Steps, startDerivation } from '../../../core/play/procedure';
import { askFields, choose, mark, number, when, words } from '../../../kit/fields';
import { fact, heading, reminder, result, shifted, warning } from '../../../kit/lines';
import { rollOn } from '../../../kit/rolls';
import { finish } from '../../../kit/steps';
import { CRT_AIR } from '../data/crts';
import { PLACE_LENGTH } from '../state/bases';
import { attackingSide, isShocked } from '../state/fights';
import { other } from '../state/points';
import type { Run } from '../state/procedure';
import { boundHere } from '../state/standing';
import { has, type UsnState } from '../state/state';
import { airBaseFire } from './air/missions';
import { airColumn, baseFire } from './combat/air';
import { ANTI_AIRCRAFT, type Fire, firedOn, type Landing, landingOf } from './combat/landings';
import { askHits } from './hits/hits';
import { HEXES } from './land-attack';
import { inHalves } from './sea/guns';

const AIRBORNE = { value: 'drop', label: 'Airborne' } as const;
const HOW = {
  j: [{ value: 'assault', label: 'Transports' }, AIRBORNE],
  a: [
    { value: 'assault', label: 'Assault transports' },
    { value: 'transport', label: 'Other transports' },
    AIRBORNE,
  ],
} as const;
const THERE = {
  land: 'Enemy land units',
  entrenched: 'Some of these units are entrenched',
  cdu: 'An undestroyed enemy coastal defense unit',
  ships: 'Enemy battleships, battlecruisers, cruisers or destroyers',
  own: 'Own land units',
};

const ROLL = 'roll';
/** 21.D(C): Rolled here, or told as it fell. */
const FIRE = { [ROLL]: 'Roll for it here', ...ANTI_AIRCRAFT };
const MOST_FIRE = 200;

type Told = Omit<Landing, 'fire'> & { readonly place: string; readonly fire?: Fire | typeof ROLL };

/** 5A, 5B, 9A, 9B: Who lands on an enemy, whether they may, and whether they have to attack. */
export function* landTroops(state: UsnState): Run {
  const side = attackingSide(state);
  const work = startDerivation(side);
  const { place, fire, ...told } = yield* askFields<Told>(
    work,
    {
      key: 'landing',
      rule: '15',
      title: `Who lands for ${state.players[side]}?`,
      hint: [
        ...boundHere(state, `${state.cursor.step.slice(1)}A`, side),
        'Airborne units fly up to four hexes from a supplied air base of 10, but not into an uncontested enemy air zone.',
      ].join(' '),
      submit: 'Check the landing',
    },
    {
      place: words('Hex or name', PLACE_LENGTH),
      how: choose('How', HOW[side]),
      hexClass: choose('Hex', HEXES),
      there: mark('Already in the hex', THERE, { initial: ['land'] }),
      stayed: when(
        'how',
        ['transport'],
        mark('Transports', { stayed: 'Spent the whole previous sea movement in the hex' }, { initial: [] }),
      ),
      fire: when('how', ['drop'], choose('Anti-aircraft fire of bases there', FIRE)),
    },
  );
  const isBeach = has(state, 'beach');
  const isBarred = !landingOf(told, { isBeach }).allowed;
  const came = fire === ROLL ? (isBarred ? 'none' : yield* askFire(work, state, place)) : fire;
  const { allowed, attack, why, rule } = landingOf({ ...told, ...(came && { fire: came }) }, { isBeach });
  if (!allowed) {
    work.lines.push(warning(why, { rule }));
    const isLost = !isBarred && fire === ROLL && came === 'lost';
    const { events } = isLost
      ? yield* askHits(work, state, ['land'], 'Which units are eliminated?')
      : { events: [] };
    return finish(heading(`No landing at ${place}`, { value: why, rule }), events, work.lines);
  }
  work.lines.push(result(why, { rule }));
  if (attack !== 'none')
    work.lines.push(fact('The landed units are in supply for this phase', { rule: '15' }));
  if (side === 'j' && told.how === 'assault')
    work.lines.push(reminder('Japanese armor cannot make an amphibious assault', { rule: '21.F' }));
  const { turn } = state.cursor;
  return finish(
    heading(`Landing at ${place}`, { value: why, rule }),
    attack === 'must'
      ? [
          {
            type: 'v1.Coming',
            id: `landing:${turn}:${state.coming.length}`,
            side,
            turn,
            text: `Attack at ${place} with the landed units`,
            rule,
          },
        ]
      : [],
    work.lines,
  );
}

/** 21.D(C): Apart from all other fire of the hex and after it: its air base alone, once at all who drop. */
function* askFire(work: Derivation, state: UsnState, place: string): Steps<Fire> {
  const enemy = other(attackingSide(state));
  const { flak } = yield* askFields<{ readonly flak: number }>(
    work,
    {
      key: 'flak',
      rule: '21.D',
      title: `What fires at the airborne units over ${place}?`,
      side: enemy,
      hint: 'This comes after all other anti-aircraft fire in the hex, so fly any strikes there first. Ships do not fire.',
      submit: 'Continue to the die',
    },
    {
      flak: number('Anti-aircraft fire of the air base', 0, MOST_FIRE, {
        initial: airBaseFire(state, enemy, place),
      }),
    },
  );
  const strength = baseFire(flak, isShocked(state, enemy));
  if (!strength) {
    work.lines.push(fact('No anti-aircraft fire from the air base', { rule: '21.D' }));
    return 'none';
  }
  const column = airColumn(yield* askLabels(work, CRT_AIR), strength) ?? '';
  work.lines.push(shifted('Anti-aircraft of the air base', Number(inHalves(strength)), { rule: '21.D' }));
  const value = yield* rollOn(work, {
    key: 'flak-drop',
    rule: '21.D',
    title: `AA of the air base at the drop, on ${column}`,
    side: enemy,
    chart: CRT_AIR,
    column,
  });
  const { attacker, defender } = value as Losses;
  return firedOn({ aborted: attacker, destroyed: defender });
}
