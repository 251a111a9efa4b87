import { describe, expect, it } from 'vitest';
import type { FormField } from '../../../src/core/play/form';
import type { PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import type { Script } from '../../support/drive';
import { withShip } from './air';
import { inPlay, played } from './pearl';

const ATTACKED = { attack: { turn: 1, impulse: 0 }, impulse: 3 } as const;
const P40 = 'oahu-p-40b-1';
const P36 = 'oahu-p-36-4';
const JP = { side: 'jp' };
const over = (more = {}): PearlState => inPlay({ ...ATTACKED, ...more });

const strike = (state: PearlState, squadron: string, sortie: object, rest: Script) =>
  played(state, 'strike', [['squadron', squadron], ['sortie', sortie as never], ...rest], JP);
/** A Val at Nevada, met by these fighters, each without result; no flak, a miss. */
const met = (state: PearlState, squadron: string, fighters: readonly string[]) =>
  strike(state, squadron, { bombed: 'nevada', fighters }, [
    ...fighters.map((id) => [id, 4] as const),
    ['aa', [1, 1]],
    ['hit', 1],
  ]);
/** A Zero over a field of the Army, with those caught there; it hits nobody. */
const strafe = (
  state: PearlState,
  squadron: string,
  fighters: readonly string[],
  caught: readonly string[],
) =>
  strike(state, squadron, { bombed: 'field', fighters }, [
    ['field', { service: 'army', caught }],
    ...fighters.map((id) => [id, 4] as const),
    ['aa', [1, 1]],
    ...caught.map((id) => [`hit-${id}`, 1] as const),
  ]);
const optionsOf = (field: FormField | undefined) => (field && 'options' in field ? field.options : []);
/** What the sortie of a squadron says of these fighters. */
function said(state: PearlState, squadron = 'soryu-soryu-val') {
  const { prompts } = met(state, squadron, []);
  const sortie = prompts.find(({ key }) => key === 'sortie');
  const field = sortie?.kind === 'form' ? sortie.fields.find(({ key }) => key === 'fighters') : undefined;
  return Object.fromEntries(optionsOf(field).map(({ value, disabled }) => [value, disabled ?? 'free']));
}

describe('[US Fighters] a fighter squadron meets one enemy squadron in an impulse (PH-30)', () => {
  it('those that have met one are not offered again before the next impulse', () => {
    const { state } = met(over(), 'akagi-akagi-val', [P40]);
    expect(said(state)).toMatchObject({ [P40]: 'Has already intercepted in this impulse.', [P36]: 'free' });
    expect(() => met(state, 'kaga-kaga-val', [P40])).toThrow('form.disabled');
    expect(said(played(state, 'next-impulse').state)[P40]).toBe('free');
  });

  it('one that was sent and met nobody, since the first stopped the attack, is still free', () => {
    const { state } = strike(over(), 'akagi-akagi-val', { bombed: 'nevada', fighters: [P40, P36] }, [
      [P40, 6],
      [`${P40}:timing`, 6],
      [`${P40}:fate`, 6],
    ]);
    expect(said(state)).toMatchObject({ [P40]: 'Has already intercepted in this impulse.', [P36]: 'free' });
  });

  it('none meets from the ground: who was caught there in this impulse is not in the air', () => {
    const { state } = strafe(over(), 'akagi-akagi-zero', [], [P40]);
    expect(said(state)).toMatchObject({ [P40]: 'Was caught on the ground in this impulse.', [P36]: 'free' });
  });

  it('and who is in the air is not caught: neither in the same attack nor in the impulse', () => {
    expect(() => strafe(over(), 'akagi-akagi-zero', [P40], [P40])).toThrow('form.disabled');
    const { state } = met(over(), 'akagi-akagi-val', [P40]);
    expect(() => strafe(state, 'akagi-akagi-zero', [], [P40])).toThrow('form.disabled');
    expect(() => strafe(state, 'akagi-akagi-zero', [], [P36])).not.toThrow();
  });

  it('none of the Army flies over a fleet at sea', () => {
    const sea = withShip(over(), 'nevada', { place: 'sea' });
    expect(() => met(sea, 'akagi-akagi-val', [P40])).toThrow('Army fighters do not fly over a fleet at sea.');
  });
});

describe('[One Target] who can be caught on an airfield', () => {
  const caught = (state: PearlState, service: 'army' | 'navy') => {
    const { prompts } = strike(state, 'akagi-akagi-zero', { bombed: 'field' }, [
      ['field', { service }],
      ['aa', [1, 1]],
    ]);
    const field = prompts.find(({ key }) => key === 'field');
    const key = service === 'army' ? 'caught' : 'caughtNavy';
    const list = field?.kind === 'form' ? field.fields.find((each) => each.key === key) : undefined;
    return optionsOf(list).map(({ label }) => label);
  };
  it('the Army’s on its fields', () => {
    expect(caught(over(), 'army')).toEqual([
      'P-40B 1',
      'P-40B 2',
      'P-40B 3',
      'P-36 4',
      'A-20 5',
      'B-18 6',
      'B-18 7',
      'B-17 8',
    ]);
  });
  it('PBYs on the Navy’s, and on Ford Island the squadrons of a carrier that lies in harbour', () => {
    expect(caught(over(), 'navy')).toEqual(['PBY 9', 'PBY 10', 'PBY 11']);
    const moored = withShip(over(), 'enterprise', { place: 'harbour' });
    expect(caught(moored, 'navy')).toEqual([
      'Enterprise F4F',
      'Enterprise SBD',
      'Enterprise TBD',
      'PBY 9',
      'PBY 10',
      'PBY 11',
    ]);
  });
});
