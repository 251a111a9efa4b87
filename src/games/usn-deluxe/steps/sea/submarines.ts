import { type Steps, startDerivation } from '../../../../core/play/procedure';
import { askFields, choose, mark } from '../../../../kit/fields';
import { fact, heading, shifted } from '../../../../kit/lines';
import { finish } from '../../../../kit/steps';
import { seaMover } from '../../data/phases';
import { askPlace } from '../../questions/place';
import { askPrinted } from '../../questions/worth';
import { CLEAR } from '../../state/bases';
import { firedIn, stationed, subsOf } from '../../state/fights';
import { called, namesOf } from '../../state/names';
import { pointsLeft } from '../../state/operational';
import type { Run } from '../../state/procedure';
import { afloat } from '../../state/register';
import type { Ship, UsnState } from '../../state/state';
import { freeOn, isBound } from '../../state/stations';
import { submarines } from '../combat/ships';
import { askAboard } from '../hits/aboard';
import { type Asking, type Hits, outcomesOf } from '../hits/asking';
import { attackEvents, fleetOptions, lyingOf, OPEN_SEA, outcomeOf, shootAt } from './guns';

const PART = '32';
const CAPITAL: readonly string[] = ['BB', 'BBW', 'CV', 'CVL', 'CVE'];

/** 32(B)–(D): Submarines on station at a ship beside them, together; nobody answers. */
export function* strikeBySubmarine(state: UsnState): Run {
  const work = startDerivation('j');
  const ready = stationed(state).filter(({ id, type }) => type === 'SS' && !firedIn(state, PART, id));
  const { subs } = yield* askFields(
    work,
    {
      key: 'subs',
      rule: '32',
      title: 'Which submarines attack together?',
      hint: 'Each may attack once a phase, in the ships’ hex or next to it.',
      submit: 'Next: the target',
      checks: [{ kind: 'sum-at-least', fields: ['subs'], min: 1, message: 'Choose at least one submarine.' }],
    },
    {
      subs: mark('Attack', fleetOptions(state, ready), {
        initial: ready.length === 1 ? [ready[0]?.id ?? ''] : [],
      }),
    },
  );
  const at = yield* askPlace(work, state, 'a', 'Where are the ships?', '32');
  const here = afloat(state, 'a').filter(({ place }) => place === at);
  const { target, stack } = yield* askFields(
    work,
    {
      key: 'target',
      rule: '32',
      title: 'Which ship do they attack?',
      hint: 'Each destroyer in the stack lowers the attack by two, each battleship or carrier by one.',
      submit: 'Continue to the die',
    },
    {
      target: choose('Target', fleetOptions(state, here)),
      stack: mark('Ships in the stack', fleetOptions(state, here), { initial: here.map(({ id }) => id) }),
    },
  );
  const striking = ready.filter(({ id }) => subs.includes(id));
  const aimed = here.find(({ id }) => id === target);
  if (!aimed) throw new Error(`${target} is not at ${at}`);
  const hits: Hits = { ships: new Map(), lines: [] };
  const asking: Asking = { work, state, no: 0, hits };
  const attack = yield* askStrength(
    asking,
    striking,
    here.filter(({ id }) => stack.includes(id) || id === target),
  );
  const events = yield* shootAt(asking, {
    side: 'j',
    who: namesOf(striking, 3),
    attack,
    target: aimed,
    lying: lyingOf(state, aimed, OPEN_SEA),
    key: 'sub',
  });
  const lost = yield* askAboard(work, state, hits, [aimed]);
  const place = at === CLEAR ? '' : at;
  return finish(
    heading(`Submarines attack${place ? ` at ${place}` : ''}`, {
      value: outcomeOf([...outcomesOf(state, hits), ...lost.lines], `${called(aimed)} is not damaged`),
      rule: '32',
    }),
    [...attackEvents(state, place, PART, striking), ...events, ...lost.events],
    work.lines,
  );
}

function* askStrength({ work }: Asking, subs: readonly Ship[], stack: readonly Ship[]): Steps<number> {
  const attacks: number[] = [];
  for (const sub of subs) attacks.push(yield* askPrinted(work, sub, 'surface'));
  const destroyers = stack.filter(({ type }) => type === 'DD').length;
  const capital = stack.filter(({ type }) => CAPITAL.includes(type)).length;
  const attack = submarines(attacks, destroyers, capital);
  for (const [i, sub] of subs.entries())
    work.lines.push(shifted(called(sub), attacks[i] ?? 0, { rule: '32' }));
  if (destroyers) work.lines.push(shifted(`${destroyers} destroyers`, -2 * destroyers, { rule: '32' }));
  if (capital) work.lines.push(shifted(`${capital} battleships and carriers`, -capital, { rule: '32' }));
  work.lines.push(fact('Attack left, at least one per submarine', { value: String(attack), rule: '32' }));
  return attack;
}

/** 32(A), (I): Who goes on station, at the beginning of a sea movement of Japan alone, and who comes off or is driven off. */
export function* lieOnStation(state: UsnState): Run {
  const work = startDerivation('j');
  const { cursor } = state;
  const subs = subsOf(state);
  const isOwn = seaMover(cursor.step) === 'j';
  const left = pointsLeft(state);
  const { on = [], off } = yield* askFields<{ on?: readonly string[]; off: readonly string[] }>(
    work,
    {
      key: 'subs',
      rule: '32',
      title: 'Which submarines go on or off station?',
      hint: 'A naval base in the hex or next to it drives them off. So does an air base with aircraft within two hexes, or with LBAC within three.',
      submit: 'Set the stations',
      checks:
        left !== undefined
          ? [
              {
                kind: 'sum-at-most',
                fields: ['on'],
                max: left,
                message: 'Each costs an operational point, and there are not enough left.',
              },
            ]
          : [],
    },
    {
      ...(isOwn && {
        on: mark(
          'Put on station now',
          subs.map((ship) => ({
            value: ship.id,
            label: called(ship),
            ...(isBound(ship, cursor) &&
              ship.station && { disabled: `on station to turn ${freeOn(ship.station).turn}` }),
          })),
          { initial: [] },
        ),
      }),
      off: mark(
        'Taken or driven off',
        subs
          .filter(({ station }) => station)
          .map((ship) => ({
            value: ship.id,
            label: called(ship),
            ...(isBound(ship, cursor) && { note: 'only when driven off' }),
          })),
        { initial: [] },
      ),
    },
  );
  const changed = [...on, ...off];
  const value = changed.length ? namesOf(subs.filter(({ id }) => changed.includes(id))) : 'no change';
  const isPaid = left !== undefined && on.length > 0;
  // 9(C): Who puts to sea lies idle in no yard.
  const mending = subs.filter(({ id, repairs }) => on.includes(id) && repairs !== undefined);
  return finish(
    heading('Submarine stations', { value, rule: '32' }),
    [
      ...(off.length ? [{ type: 'v1.StationLeft' as const, ships: off }] : []),
      ...(mending.length ? [{ type: 'v1.RepairStopped' as const, ships: mending.map(({ id }) => id) }] : []),
      ...(on.length ? [{ type: 'v1.Stationed' as const, ships: on }] : []),
      ...(isPaid
        ? [{ type: 'v1.OperationalSpent' as const, points: on.length, what: 'Submarines on station' }]
        : []),
    ],
    isPaid ? [fact('Operational points', { value: `−${on.length}`, rule: '44(C)' })] : [],
  );
}
