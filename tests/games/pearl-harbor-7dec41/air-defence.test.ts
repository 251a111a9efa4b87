import { describe, expect, it } from 'vitest';
import {
  ALERTED,
  fate,
  isLost,
  jp,
  KATE,
  NO_ESCORT,
  over,
  SBD,
  statusOf,
  TBD,
  us,
  VAL,
  withShip,
} from './air';
import { shareOf } from './every-throw';
import { played } from './pearl';

describe('AntiAircraft', () => {
  it('over an unalerted harbor nobody is shot down', () => {
    expect(fate(jp(over(), KATE, { attack: 'torpedo', torpedoed: 'nevada' }), KATE)).toEqual(['1', '0']);
  });
  it('alerted: dive bombers after, torpedo planes before their attack', () => {
    expect(fate(jp(over(ALERTED), VAL, { bombed: 'nevada' }), VAL)).toEqual(['1', '1/4']);
    expect(fate(jp(over(ALERTED), KATE, { attack: 'torpedo', torpedoed: 'nevada' }), KATE)).toEqual([
      '3/4',
      '1/4',
    ]);
  });
  it('over a whole carrier: before or after, turned back or destroyed (PH-27)', () => {
    const sbd = us(over(), SBD, { bombed: 'akagi' }, { ...NO_ESCORT, 'hit:aboard': { aboard: [] } });
    expect(fate(sbd, SBD)).toEqual(['3/4', '1/4']);
    const tbd = us(
      over(),
      TBD,
      { attack: 'torpedo', torpedoed: 'akagi' },
      { ...NO_ESCORT, 'hit:aboard': { aboard: [] } },
    );
    expect(fate(tbd, TBD)).toEqual(['3/4', '1/2']);
  });
  it('multi-engine: high after the run, low always before and destroyed (PH-28)', () => {
    const b17 = 'oahu-b-17-8';
    const answers = { ...NO_ESCORT, 'hit:aboard': { aboard: [] } };
    expect(fate(us(over(), b17, { attack: 'low', bombed: 'akagi' }, answers), b17)).toEqual(['1/2', '1/2']);
    const high = played(
      over(),
      'strike',
      [
        ['squadron', b17],
        ['sortie', { attack: 'high', bombed: 'akagi' }],
        ['aa', [4, 5, 6]],
        ['escort', 'none'],
        ['hit', [1, 1, 1, 1]],
      ],
      { side: 'us' },
    );
    expect(isLost(high.state, b17)).toBe(true);
  });
  it('over ships without a whole carrier the alerted column counts', () => {
    const state = withShip(over(), 'akagi', { status: 'damaged', hitAt: 'sea', readied: false });
    const ways = us(state, TBD, { attack: 'torpedo', torpedoed: 'akagi' }, { cap: 'no' });
    expect(fate(ways, TBD)).toEqual(['3/4', '1/4']);
  });
  it('an escort takes the loss of Combat Air Patrol, and the attack goes in (PH-30)', () => {
    const f4f = 'enterprise-enterprise-f4f';
    const ways = us(
      over(),
      SBD,
      { bombed: 'akagi' },
      { escort: f4f, readied: 'no', 'hit:aboard': { aboard: [] } },
    );
    // Turned back before its attack it stays stopped; only a loss is the escort's.
    expect([...fate(ways, SBD), shareOf(ways, ({ state }) => isLost(state, f4f))]).toEqual([
      '7/8',
      '0',
      '1/4',
    ]);
  });
  it('F2As escort as F4Fs do', () => {
    const { prompts } = played(
      over(),
      'strike',
      [
        ['squadron', SBD],
        ['sortie', { bombed: 'akagi' }],
        ['aa', 4],
        ['aa:timing', 1],
        ['aa:fate', 1],
        ['escort', 'none'],
        ['hit', 1],
      ],
      { side: 'us' },
    );
    expect(prompts.find(({ key }) => key === 'escort')).toMatchObject({
      options: [
        { value: 'none' },
        { value: 'enterprise-enterprise-f4f' },
        { value: 'lexington-lexington-f2a' },
      ],
    });
  });
});

describe('US Fighters', () => {
  const p40 = 'oahu-p-40b-1';
  const p36 = 'oahu-p-36-4';
  const meets = (fighter: string) => jp(over(), VAL, { bombed: 'nevada', fighters: [fighter] });
  it.each([
    ['P-40B', p40, '1/3'],
    ['P-36', p36, '1/2'],
    ['F4F', 'enterprise-enterprise-f4f', '1/3'],
    ['F2A', 'lexington-lexington-f2a', '1/2'],
  ])('%s', (_, fighter, shotDown) => {
    const ways = meets(fighter);
    expect(fate(ways, VAL)).toEqual(['5/6', '1/6']);
    expect(shareOf(ways, ({ state }) => isLost(state, fighter))).toBe(shotDown);
  });
  it('a second one meets what the first has left', () => {
    const { state } = played(
      over(),
      'strike',
      [
        ['squadron', VAL],
        ['sortie', { bombed: 'nevada', fighters: [p40, p36] }],
        [p40, 1],
        [p36, 6],
        [`${p36}:timing`, 6],
        [`${p36}:fate`, 1],
      ],
      { side: 'jp' },
    );
    expect([isLost(state, p40), isLost(state, p36), isLost(state, VAL)]).toEqual([true, false, true]);
    expect(statusOf(state, 'nevada')).toBe('ok');
  });
  it('destroyed after its attack, the attack still counts', () => {
    const { state } = played(
      over(),
      'strike',
      [
        ['squadron', VAL],
        ['sortie', { bombed: 'nevada', fighters: [p40] }],
        [p40, 5],
        [`${p40}:timing`, 1],
        [`${p40}:fate`, 1],
        ['hit', [6, 1]],
      ],
      { side: 'jp' },
    );
    expect([isLost(state, VAL), statusOf(state, 'nevada')]).toEqual([true, 'damaged']);
  });
});
