import { describe, expect, it } from 'vitest';
import type { FormField } from '../../../src/core/play/form';
import { attacksOf } from '../../../src/games/pearl-harbor-7dec41/data/aircraft';
import { SEQUENCE } from '../../../src/games/pearl-harbor-7dec41/data/sequence';
import { newSquadron, type TypeId } from '../../../src/games/pearl-harbor-7dec41/data/squadrons';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import type { PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { formOf, isLost, KATE, over, SBD, statusOf, TBD, us, VAL, withShip, ZERO } from './air';
import { shareOf } from './every-throw';
import { inPlay, played } from './pearl';
import { heldToRows, wanted } from './rows';

heldToRows();

const optionsOf = (fields: readonly FormField[], key: string): readonly string[] => {
  const field = fields.find((each) => each.key === key);
  return field?.kind === 'choice' || field?.kind === 'flags' ? field.options.map(({ value }) => value) : [];
};
const choices = (state: PearlState, procedure: string, args = {}): readonly string[] => {
  const step = pearlHarbor.procedures[procedure]?.run(state, args).next();
  const asked = step?.done ? undefined : step?.value;
  return asked?.kind === 'choice' ? asked.options.map(({ value }) => value) : [];
};

describe('Confirmed Detection', () => {
  it('without a joint center the other service has it in the next phase', () => {
    const confirmed = { reports: 1, confirmed: { turn: 2, impulse: 1 } };
    const state = inPlay({ command: { army: confirmed, navy: { reports: 0 } } });
    const { state: next } = played(state, 'end-phase');
    const alerted = Object.entries(next.game.command).flatMap(([service, { confirmed: has }]) =>
      has ? [service] : [],
    );
    expect(alerted).toEqual(
      (wanted('next phase without joint command').alerted as string[]).map((name) => name.toLowerCase()),
    );
  });
});

describe('Gameturn Sequence', () => {
  it('ships move before the searches, and the air comes last', () => {
    const steps = SEQUENCE.steps.map(({ id }) => id);
    expect(steps).toEqual(['arrivals', 'mini-subs', 'movement', 'search', 'air']);
    expect(wanted('when it is rolled').when).toBe('after final ship movement');
  });
});

describe('Radar and Sub Detection end where their lists end', () => {
  it.each([
    ['radar', 'three hexes away', ['0', '1', '2']],
    ['sub-sighting', 'two hexes away', ['0', '1']],
  ])('%s', (procedure, name, options) => {
    expect(wanted(name).percent).toBe(0);
    expect(choices(inPlay(), procedure)).toEqual(options);
  });
});

describe('Interception: an undamaged carrier means Combat Air Patrol', () => {
  const column = (state: PearlState, target: string, cap?: string): string | undefined => {
    const { outcome, prompts } = played(
      state,
      'strike',
      [
        ['squadron', SBD],
        ['sortie', { bombed: target }],
        ...(cap ? [['cap', cap] as const] : []),
        ['aa', cap === 'no' ? [1, 1] : 1],
        ['hit', 1],
      ],
      { side: 'us' },
    );
    expect(outcome.events.map(({ type }) => type)).toEqual(['v1.SquadronAttacked']);
    return prompts.some(({ key }) => key === 'cap') ? 'asked' : 'patrol';
  };
  const hurt = withShip(over(), 'akagi', { status: 'damaged', hitAt: 'sea' });
  it('a whole carrier is one herself', () => expect(column(over(), 'akagi')).toBe('patrol'));
  it('of a damaged one, or of other ships, it is asked', () => {
    expect(wanted('only damaged carriers').cap).toBe(false);
    expect(column(hurt, 'akagi', 'no')).toBe('asked');
    expect(column(over(), 'hiei', 'yes')).toBe('asked');
  });
  it('fighters from Ford Island may meet a raid, and escort bombers', () => {
    const { prompts } = played(
      over(),
      'strike',
      [
        ['squadron', VAL],
        ['sortie', { bombed: 'nevada' }],
        ['hit', [1, 1]],
      ],
      { side: 'jp' },
    );
    const fighters = optionsOf(formOf(prompts, 'sortie').fields, 'fighters');
    expect(fighters).toContain('enterprise-enterprise-f4f');
    expect(fighters).not.toContain(SBD);
    expect(choices(over(), 'strike', { side: 'us' })).not.toContain('enterprise-enterprise-f4f');
  });
});

describe('Air Missions', () => {
  type Thrown = readonly (readonly [key: string, faces: readonly number[]])[];
  const strafe = (state: PearlState, thrown: Thrown) =>
    played(
      state,
      'strike',
      [
        ['squadron', ZERO],
        ['sortie', { bombed: 'field' }],
        ['field', { caught: ['oahu-p-36-4'] }],
        ...thrown,
      ],
      { side: 'jp' },
    );
  it('a fighter attacks in every impulse; the attack has alerted the field by the second', () => {
    expect(wanted('fighter, second impulse aloft').mayAttack).toBe(true);
    const once = strafe(over(), [['hit-oahu-p-36-4', [1, 1]]]).state;
    const again = strafe(played(once, 'next-impulse').state, [
      ['aa', [1, 1]],
      ['hit-oahu-p-36-4', [1]],
    ]);
    expect(again.outcome.events).toHaveLength(1);
  });
});

describe('One Target', () => {
  it('what the first squadron destroyed is not there for the second', () => {
    const caught = ['oahu-p-40b-1', 'oahu-p-40b-2'];
    const raid = (state: PearlState, squadron: string, rest: readonly string[]) =>
      played(
        state,
        'strike',
        [
          ['squadron', squadron],
          ['sortie', squadron === KATE ? { attack: 'bombs', bombed: 'field' } : { bombed: 'field' }],
          ['field', { caught: rest }],
          ...rest.map((id, i) => [`hit-${id}`, i ? [1, 1] : [6, 6]] as const),
        ],
        { side: 'jp' },
      );
    const first = raid(over(), VAL, caught);
    expect(caught.map((id) => isLost(first.state, id))).toEqual([true, false]);
    const second = raid(first.state, KATE, caught.slice(1));
    expect(optionsOf(formOf(second.prompts, 'field').fields, 'caught')).not.toContain(caught[0]);
  });
});

describe('Screening', () => {
  it('the question names the battleships that the rules name', () => {
    const { prompts } = played(inPlay(), 'surface-combat', [
      ['battleships', {}],
      ['combat', [1, 6]],
    ]);
    const names = ['battleships of Kido Butai', 'battleships of invasion group'].flatMap(
      (name) => wanted(name).battleships as string[],
    );
    expect(names).toHaveLength(6);
    for (const name of names) expect(prompts[0]?.hint).toContain(name);
  });
});

describe('Kate Loads and Armor-piercing', () => {
  const loads = (type: TypeId): number =>
    attacksOf(newSquadron(type, 'One', 'base')).filter(({ weapon }) => weapon === 'ap').length;
  it('only Kates carry armor-piercing bombs, one load each', () => {
    expect(loads('kate')).toBe(wanted('loads per Kate squadron').armorPiercingLoads);
    for (const type of ['val', 'zero', 'b17', 'tbd', 'sbd'] as const)
      expect(loads(type)).toBe(wanted('other squadrons').armorPiercingLoads);
  });
});

describe('Torpedo Malfunction', () => {
  it('is rolled for US torpedoes alone', () => {
    const atSea = withShip(over(), 'nevada', { place: 'sea' });
    const drop = (squadron: string, side: string, target: string, cap: boolean) =>
      played(
        atSea,
        'strike',
        [
          ['squadron', squadron],
          ['sortie', { attack: 'torpedo', torpedoed: target }],
          ...(cap ? [['cap', 'no'] as const] : []),
          ...(side === 'us' ? [['aa', [1, 1]] as const] : []),
          ['hit', 6],
          ...(side === 'us' ? [['dud', 6] as const] : []),
        ],
        { side },
      ).prompts.some(({ key }) => key === 'dud');
    expect(drop(KATE, 'jp', 'nevada', true)).toBe(wanted('Japanese torpedoes').malfunctionRoll);
    const fast = wanted('US torpedoes at fast ship');
    expect(drop(TBD, 'us', 'hiei', true)).toBe(fast.malfunctionRoll);
    const ways = us(over(), TBD, { attack: 'torpedo', torpedoed: 'hiei' }, { cap: 'no' });
    const rolled = shareOf(ways, ({ outcome }) => outcome.trace.some(({ prompt }) => prompt === 'dud'));
    const hits = shareOf(ways, ({ state }) => statusOf(state, 'hiei') === 'damaged');
    expect([rolled, hits]).toEqual(fast.percent === 50 ? ['1/4', '1/8'] : []);
  });
});
