import { sameName } from '../../../core/names';
import type { FormCheck } from '../../../core/play/form';
import { askChoice, startDerivation } from '../../../core/play/procedure';
import { askFields, choose, namedOnce, number, words } from '../../../kit/fields';
import { fact, heading } from '../../../kit/lines';
import { finish, resting } from '../../../kit/steps';
import { idOf, type Ship } from '../data/ships';
import type { Procedure } from '../state/events';
import type { Attack } from '../state/state';

const RULE = '51.34';
const NEW = '+';

/** A named ship listed, changed or taken off by hand. */
export const shipByHand: Procedure = resting({
  id: 'ship-by-hand',
  rule: RULE,
  title: 'Ship by hand',
  on: ({ attack }) => (attack?.forces ? attack : 'The forces are not listed yet.'),
  *run(attack) {
    const work = startDerivation();
    const id = yield* askChoice(work, {
      key: 'ship',
      rule: RULE,
      title: 'Which ship?',
      options: [
        { value: NEW, label: 'Another one' },
        ...attack.ships.map(({ id: value, name: label, status }) => ({
          value,
          label,
          ...(status !== 'whole' && { note: status }),
        })),
      ],
    });
    const ship = attack.ships.find((each) => each.id === id);
    if (ship) work.lines.push(fact(ship.name, { prompt: 'ship' }));
    const title = ship ? `${ship.name}: in what state?` : 'Which ship is it?';
    const form = { key: 'facts', rule: RULE, title, submit: 'Save', checks: namedChecks(attack, ship) };
    const { carrier, list, ...told } = yield* askFields(work, form, shipFields(ship));
    if (ship && list === 'off')
      return finish(heading(`${ship.name} is off the list`, { rule: RULE }), [
        { type: 'v1.ShipRemoved', ship: ship.id },
      ]);
    const changed: Ship = {
      ...ship,
      ...told,
      id: ship?.id ?? freeId(attack, told.name),
      carrier: carrier === 'yes',
    };
    return finish(heading(`${changed.name}, size ${changed.size}`, { value: changed.status, rule: RULE }), [
      { type: ship ? 'v1.ShipChanged' : 'v1.ShipAdded', ship: changed },
    ]);
  },
});

/** A ship has its name alone on its side, but may keep the one she has. */
const namedChecks = ({ ships }: Attack, changed: Ship | undefined): readonly FormCheck[] =>
  (['us', 'jp'] as const).flatMap((side) => {
    const others = ships.filter((ship) => ship.side === side && ship.id !== changed?.id);
    // An older game may hold two of one name: each can be changed or taken off.
    const known = others.map(({ name }) => name).filter((name) => !changed || !sameName(name, changed.name));
    return known.length ? [namedOnce(['name'], { known, when: { field: 'side', includes: [side] } })] : [];
  });

function freeId({ ships }: Attack, name: string): string {
  const base = idOf(name);
  let id = base;
  for (let n = 2; ships.some((ship) => ship.id === id); n += 1) id = `${base}_${n}`;
  return id;
}

const shipFields = (ship: Ship | undefined) => ({
  name: words('Name', 24, ship ? { initial: ship.name } : {}),
  side: choose('Side', { us: 'US', jp: 'Japan' }, { initial: ship?.side ?? 'us' }),
  size: number('Size in factors', 1, 5, { initial: ship?.size ?? 3 }),
  carrier: choose('Carrier', { no: 'No', yes: 'Yes' }, { initial: ship?.carrier ? 'yes' : 'no' }),
  status: choose(
    'State',
    { whole: 'Whole', damaged: 'Damaged', sunk: 'Sunk' },
    { initial: ship?.status ?? 'whole' },
  ),
  ...(ship && { list: choose('On the list', { on: 'Stays', off: 'Comes off' }) }),
});

const COUNTS = [
  ['army', 'Army squadrons at Pearl Harbor', 200],
  ['naval', 'Naval squadrons at Pearl Harbor', 300],
  ['nas', 'Japanese NAS, those aborted too', 60],
  ['nasAborted', 'Japanese NAS aborted', 60],
  ['cap', 'Japanese combat air patrol', 60],
  ['light', 'Light ship factors at Pearl Harbor', 99],
  ['lightJp', 'Light ship factors of the strike force', 99],
  ['oil', 'Oil counters', 3],
] as const;

const countOf = (attack: Attack, what: (typeof COUNTS)[number][0]): number | undefined =>
  what === 'army' || what === 'naval' ? attack.air[what] : attack[what];
/** Those that are counted in this game, each as it stands. */
const countsNow = (attack: Attack) =>
  COUNTS.flatMap(([what, label, max]) => {
    const now = countOf(attack, what);
    return now === undefined ? [] : [{ what, label, max, now }];
  });

/** Squadrons, light ships and oil set by hand; only what is changed is written down. */
export const countsByHand: Procedure = resting({
  id: 'counts-by-hand',
  rule: RULE,
  title: 'Counts by hand',
  on: ({ attack }) => (attack?.inPort ? attack : 'The first strike has not begun.'),
  *run(attack) {
    const counts = countsNow(attack);
    const told = yield* askFields(
      startDerivation(),
      { key: 'counts', rule: RULE, title: 'What is left?', submit: 'Save' },
      Object.fromEntries(
        counts.map(({ what, label, max, now }) => [
          what,
          number(label, 0, max, { initial: now, ...(what === 'lightJp' && { later: true }) }),
        ]),
      ),
    );
    const changed = counts
      .map(({ what, label, now }) => ({ what, label, now, value: told[what] ?? now }))
      .filter(({ now, value }) => value !== now);
    return finish(
      heading('Counts by hand', { value: changed.length ? 'changed' : 'as before', rule: RULE }),
      changed.map(({ what, value }) => ({ type: 'v1.CountSet', what, value })),
      changed.map(({ label, now, value }) =>
        fact(label, { value: `${now} → ${value}`, rule: RULE, prompt: 'counts' }),
      ),
    );
  },
});
