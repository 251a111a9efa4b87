import { startWorking } from '../../../core/play/procedure';
import { askFields, choose, mark, when, words } from '../../../kit/fields';
import { fact, heading, reminder, result, warning } from '../../../kit/lines';
import { finish } from '../../../kit/steps';
import { attackingSide } from '../procedures/fights';
import type { Run } from '../procedures/procedure';
import { PLACE_LENGTH } from '../state/bases';
import type { UsnState } from '../state/state';
import { has } from '../state/state';
import { ANTI_AIRCRAFT, type Fire, type Landing, landingOf } from './combat/landings';
import { HEXES } from './land-attack';

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
  entrenched: 'Some of them entrenched',
  cdu: 'An undestroyed enemy coastal defense unit',
  ships: 'Enemy battleships, battlecruisers, cruisers or destroyers',
  own: 'Own land units',
};

/** 5A, 5B, 9A, 9B: Who lands on an enemy, whether they may, and whether they have to attack. */
export function* landTroops(state: UsnState): Run {
  const side = attackingSide(state);
  const work = startWorking(side);
  const { place, ...told } = yield* askFields<Landing & { readonly place: string; readonly fire?: Fire }>(
    work,
    {
      key: 'landing',
      rule: '15',
      title: `Who lands for ${state.players[side]}?`,
      hint: 'Airborne: from a supplied air base of 10, up to four hexes, not into an uncontested enemy air zone.',
      submit: 'May they?',
    },
    {
      place: words('Hex or name', PLACE_LENGTH),
      how: choose('From', HOW[side]),
      hexClass: choose('Hex', HEXES),
      there: mark('There already', THERE, { initial: ['land'] }),
      stayed: when(
        'how',
        ['transport'],
        mark('Transports', { stayed: 'Lay in the hex all of the sea movement before' }, { initial: [] }),
      ),
      fire: when('how', ['drop'], choose('Anti-aircraft fire of its bases', ANTI_AIRCRAFT)),
    } as never,
  );
  const { allowed, attack, why, rule } = landingOf(told, { isBeach: has(state, 'beach') });
  if (!allowed) {
    work.lines.push(warning(why, { rule }));
    return finish(heading(`No landing at ${place}`, { value: why, rule }), [], work.lines);
  }
  work.lines.push(result(why, { rule }));
  if (attack !== 'none') work.lines.push(fact('They are in supply for this phase', { rule: '15' }));
  if (side === 'j' && told.how === 'assault')
    work.lines.push(reminder('Japanese armor makes no amphibious assault', { rule: '21.F' }));
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
            text: `Attack at ${place} with what landed`,
            rule,
          },
        ]
      : [],
    work.lines,
  );
}
