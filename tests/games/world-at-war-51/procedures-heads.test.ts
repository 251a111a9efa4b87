import { describe, expect, it } from 'vitest';
import { type Sealed, sideOf, titleOf } from '../../../src/core/play/procedure';
import { worldAtWar } from '../../../src/games/world-at-war-51/game';
import type { Attack, WarState } from '../../../src/games/world-at-war-51/state/state';
import { lineInWords } from '../../support/in-words';
import { begun, declared, ON_BRITAIN, war } from './declared';
import { flying, shipOf } from './one-strike';
import { at, over } from './over-pearl';
import { atPeace, attacking, FORCES, run, unknown } from './war';

const procedureOf = (id: string) => {
  const procedure = worldAtWar.procedures[id];
  if (!procedure) throw new Error(`no procedure ${id}`);
  return procedure;
};

const US: Sealed = { side: 'us', tag: 'us' };

describe('each procedure is named, has its rule and its side, and what is sealed', () => {
  const labels: readonly (readonly [
    id: string,
    rule: string,
    title: string,
    side?: string,
    secret?: Sealed,
  ])[] = [
    ['set-up', '51.31', 'Set-up'],
    ['house-rules', '51.31', 'House rules'],
    ['declare', '51.71', 'Declaration of war'],
    ['effective', '51.71C', 'Effective tension level', 'jp'],
    ['forces', '51.32', 'Forces at Pearl Harbor'],
    ['magic-jp', '51.311', 'Japanese Magic', 'jp'],
    ['magic-jp-sealed', '51.311', 'Japanese Magic, sealed', 'jp', { side: 'jp', tag: 'magic-jp' }],
    ['magic-us', '51.311', 'US Magic', 'us', US],
    ['locations', '51.312', 'Carrier locations', 'us', US],
    ['read-secrets', '51.312', 'The US reads its secrets', 'us', US],
    ['surprise', '51.313', 'Surprise at Pearl Harbor', 'jp'],
    ['targets', '51.34', 'What is caught at Pearl Harbor', 'us'],
    ['air-combat', '19.2', 'Air combat'],
    ['assign', '51.34', 'Targets', 'jp'],
    ['attack', '51.34', 'Attack', 'jp'],
    ['survivors', '51.36', 'The survivors answer', 'us'],
    ['decision', '51.41', 'Withdraw or strike again', 'jp'],
    ['interception', '51.42', 'Interception', 'us'],
    ['counter', '51.43E', 'US air strike', 'us'],
    ['reveal', '51.312', 'Everything is opened'],
    ['placement', '51.61', 'Bring the fleets home'],
    ['next-turn', '51.73', 'Next player turn'],
    ['write-line', '51.73', 'Add a line of your own'],
    ['remove-line', '51.73', 'Remove your own line'],
    ['tick', '51.72', 'Tick the checklist'],
    ['close', '51.61', 'Record the end'],
    ['tension', '51.311', 'Tension level'],
    ['magic-drawn', '51.311', 'Magic drawn', 'us', { side: 'us', tag: 'draws-us' }],
    ['ship-by-hand', '51.34', 'Ship by hand'],
    ['counts-by-hand', '51.34', 'Counts by hand'],
  ];
  it('and there are no others', () => {
    expect(Object.keys(worldAtWar.procedures)).toEqual(labels.map(([id]) => id));
  });
  it.each(labels.map((head) => [head[0], head] as const))('%s', (id, [, rule, title, side, secret]) => {
    const procedure = procedureOf(id);
    expect(procedure).toMatchObject({ id, rule });
    expect(titleOf(procedure, begun, {})).toBe(title);
    expect(sideOf(procedure, begun, {})).toBe(side);
    expect(procedure.secret?.(begun, {})).toEqual(secret);
  });

  const flown = (id: string, side: 'jp' | 'us', more = {}) =>
    over({ ...at('ship:akagi', 2), id, side, ...more }, { cap: 4 });
  it.each<readonly [id: string, side: string | undefined, title: string, state: WarState]>([
    ['air-combat', undefined, 'Air combat, first strike', over({ fought: false })],
    ['air-combat', undefined, 'Air combat, second strike', over({ id: 'second', fought: false })],
    ['assign', 'jp', 'Targets of the first strike', over({})],
    ['assign', 'us', 'Targets of the US strike', over({ id: 'counter-1', side: 'us' })],
    ['assign', 'us', 'Targets of the US strike 3', over({ id: 'counter-3', side: 'us' })],
    ['attack', 'jp', 'Attack', flown('first', 'jp', at('oil', 1))],
    ['attack', 'jp', 'Attack on Oil reserve', flown('second', 'jp', at('oil', 1))],
    ['attack', 'us', 'Attack on Akagi', flown('counter-1', 'us')],
  ])('%s of a strike, %s: %s', (id, side, title, state) => {
    const procedure = procedureOf(id);
    expect(titleOf(procedure, state, {})).toBe(title);
    expect(sideOf(procedure, state, {})).toBe(side);
  });

  it('of more targets than one the attack is on the one meant, else on the next', () => {
    const assigned = ['light', 'oil', 'ship:nevada'].map((target) => ({ target, squadrons: 1 }));
    const state = over({ id: 'second', assigned, resolved: ['light'] });
    const titles = [{ target: 'ship:nevada' }, { target: 'light' }, {}].map((args) =>
      titleOf(procedureOf('attack'), state, args),
    );
    expect(titles).toEqual(['Attack on Nevada', 'Attack on Oil reserve', 'Attack on Oil reserve']);
  });
});

describe('where a strike has taken away what it rests on, a procedure has no effect and says why', () => {
  const both = war(begun, { declaredOn: ['Britain', 'US'], usjt: 36 }, 3).state;
  const fresh = (attack: Partial<Attack>) => attacking({ inPort: [], ...attack });
  const TF = { id: 'tf-1', name: 'A', squadrons: 3 };
  const cases: readonly (readonly [
    id: string,
    why: string,
    states: { readonly [when: string]: WarState },
  ])[] = [
    ['declare', 'Both are at war with Japan.', { 'both are': both }],
    [
      'declare',
      'The attack is not over.',
      { 'it goes on': war(begun, { declaredOn: ['US'], usjt: 36 }, 3).state },
    ],
    [
      'effective',
      'No declaration waits for its die.',
      {
        'there is none': begun,
        'it has been thrown': declared({ ...ON_BRITAIN, effective: 36 }),
        'the Allies declared war': declared({ ...ON_BRITAIN, by: 'gb', half: 'allied' }),
        'its level is not known': declared({ turn: 0, half: 'jp', by: 'jp', on: ['gb'] }),
      },
    ],
    [
      'magic-us',
      'The effective tension level or the Japanese Magic is missing.',
      {
        'there is no attack': atPeace(both),
        'there is no level': { ...attacking({}), declarations: [ON_BRITAIN] },
        'there is no declaration': { ...attacking({}), declarations: [] },
        'Japan has not played': unknown(attacking({}), 'magicJp'),
      },
    ],
    [
      'locations',
      'The column is not known.',
      {
        'there is no attack': begun,
        'there is no column': unknown(attacking({}), 'column'),
        'there are no forces': unknown(attacking({}), 'forces'),
      },
    ],
    [
      'surprise',
      'The column is not known.',
      { 'there is no attack': begun, 'there is no column': unknown(attacking({}), 'drm') },
    ],
    [
      'targets',
      'The surprise level is not known.',
      {
        'there is no attack': begun,
        'there is no level': unknown(attacking({}), 'level'),
        'there are no forces': unknown(attacking({}), 'forces'),
      },
    ],
    [
      'air-combat',
      'Nobody meets in the air.',
      {
        'there is no attack': begun,
        'no strike flies': fresh({}),
        'they have met': over({ squadrons: 2, fought: true }),
        'nobody defends': over({ fought: false }, { air: { army: 4, naval: 2 } }),
      },
    ],
    [
      'assign',
      'No squadrons wait for a target.',
      {
        'there is no attack': begun,
        'no strike flies': fresh({}),
        'nobody is left': over({ squadrons: 0, fought: false }),
        'they have their targets': over(at('light', 4)),
        'there is nothing to attack': fresh({
          strikes: [flying({ fought: false })],
          air: { army: 1, naval: 0 },
          light: 0,
        }),
      },
    ],
    [
      'attack',
      'No attack waits to be resolved.',
      {
        'there is no attack': begun,
        'no strike flies': fresh({}),
        'no target is picked': over({}),
        'all are over': over({ ...at('light', 4), resolved: ['light'] }),
      },
    ],
    [
      'survivors',
      'Nobody has survived.',
      { 'there is no attack': begun, 'nobody was caught': fresh({ air: { army: 3, naval: 3 } }) },
    ],
    ['decision', 'There is no attack.', { 'there is none': begun }],
    ['interception', 'There is no attack.', { 'there is none': begun }],
    [
      'counter',
      'Nobody has met the fleet.',
      {
        'there is no attack': begun,
        'nobody has': fresh({ forces: { ...FORCES, taskForces: [TF] } }),
        'they have struck': fresh({
          groups: [['tf-1']],
          strikes: [flying({ id: 'counter-1', side: 'us', assigned: [] })],
        }),
      },
    ],
    ['reveal', 'There is no attack.', { 'there is none': begun }],
    ['placement', 'There is no attack.', { 'there is none': begun }],
    [
      'ship-by-hand',
      'The forces are not listed yet.',
      { 'there is no attack': begun, 'they are not listed': unknown(attacking({}), 'forces') },
    ],
    [
      'counts-by-hand',
      'The first strike has not begun.',
      { 'there is no attack': begun, 'the targets are not open': attacking({ ships: [shipOf(3)] }) },
    ],
  ];
  const rows = cases.flatMap(([id, why, states]) =>
    Object.entries(states).map(([when, state]) => [id, when, why, state] as const),
  );
  it.each(rows)('%s: %s', (id, _when, why, state) => {
    const { asked, outcome } = run(state, id);
    expect(asked).toEqual([]);
    expect(outcome.events).toEqual([]);
    // Its name in the log is that of the procedure, without the strike that is not there.
    expect(outcome.trace.map(lineInWords)).toEqual([
      `title ${titleOf(procedureOf(id), begun, {})}`,
      `warning ${why}`,
    ]);
  });
});
