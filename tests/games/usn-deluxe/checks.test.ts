import { describe, expect, it } from 'vitest';
import { CHECKS } from '../../../src/games/usn-deluxe/data/checks';
import { checksIn, rollerOf } from '../../../src/games/usn-deluxe/procedures/checks';
import { checkOf } from '../../../src/games/usn-deluxe/questions/checks';
import { initialState, type UsnState } from '../../../src/games/usn-deluxe/state/state';
import { drive } from '../../support/drive';
import { run } from './air-table';
import { usnDeluxe } from './game';
import { sea } from './sea-table';

const FACTS = /^(?:j|a|dated|orange|fortified|december-41|monsoon-turn|sho-go|(?:to|from)-turn-\d+|opt:\w+)$/;

describe('the die checks', () => {
  it('each have an id of their own', () => {
    expect(new Set(CHECKS.map(({ id }) => id)).size).toBe(CHECKS.length);
  });
  it.each(CHECKS)('$id reads only what it asks or the game knows', ({ asks, variants = [], mods = [] }) => {
    const asked = asks.map(({ id }) => id);
    const read = [...variants.flatMap(({ when }) => when), ...mods.flatMap(({ when }) => when.split(' '))];
    expect(read.filter((token) => !asked.includes(token) && !FACTS.test(token))).toEqual([]);
    expect(asked.filter((id) => !read.includes(id))).toEqual([]);
  });
  it.each(CHECKS)('$id is told in exactly one way', ({ variants, rows, counts }) => {
    expect([variants, rows, counts].filter(Boolean)).toHaveLength(1);
  });
  it.each(CHECKS.filter(({ rows }) => rows))(
    '$id has rising rows, and the last takes the rest',
    ({ rows = [] }) => {
      const ends = rows.map(({ upTo = Number.POSITIVE_INFINITY }) => upTo);
      expect(ends).toEqual([...new Set(ends)].toSorted((a, b) => a - b));
      expect(ends.at(-1)).toBe(Number.POSITIVE_INFINITY);
    },
  );
  it('Phase 5(E): one that rests on nothing that has to be told goes to its die at once', () => {
    const state = {
      ...initialState(),
      stage: 'underway' as const,
      options: ['solitaireAir'] as const,
      cursor: { turn: 3, step: 'p5' },
    };
    const { prompts } = drive(usnDeluxe, state, 'roll-check', { check: 'solitaireAir' }, [['die', 4]]);
    expect(prompts.map(({ key }) => key)).toEqual(['die']);
  });
});

describe('a die of a phase', () => {
  const at = (step: string, options: UsnState['options'] = []) =>
    sea([], { options, cursor: { turn: 20, step } });
  const roll = (step: string, check: string, said: Parameters<typeof run>[2], options: UsnState['options']) =>
    run(at(step, options), 'roll-check', said, {}, { check });

  it('41(E): that belongs to no phase is offered while land units move', () => {
    const offered = (step: string) => checksIn(at(step, ['asia']), step).map(({ id }) => id);
    for (const step of ['p3', 'p7']) expect(offered(step)).toContain('clientDefection');
    for (const step of ['p2', 'p5', 'p10']) expect(offered(step)).not.toContain('clientDefection');
  });
  it('7(H), 29: of a move on land too, and of nothing else', () => {
    const phases = ['p2', 'p3', 'p5', 'p7'].filter((step) =>
      checksIn(at(step), step).some(({ id }) => id === 'infiltrateMountain'),
    );
    expect(phases).toEqual(['p3', 'p7']);
  });
  it('19(E): asks for how many of what it is rolled', () => {
    const { asked } = roll('p7', 'buildAirJ', {}, []);
    const labels = asked[0]?.kind === 'form' ? asked[0].fields.map(({ label }) => label) : [];
    expect(labels).toEqual(expect.arrayContaining(['Name or hex (engineer)', 'How many']));
  });
  it('is rolled by whose phase it is, by its own side, or by both', () => {
    const rollers = (id: string) => ['p3', 'p7'].map((step) => rollerOf(at(step), checkOf(id)));
    expect(rollers('training')).toEqual(['a', 'j']);
    expect(rollers('airborneAA')).toEqual(['j', 'a']);
    expect(rollers('clientDefection')).toEqual(['j', 'j']);
    expect(rollers('navalInitiative')).toEqual([undefined, undefined]);
    const { side } = usnDeluxe.procedures['roll-check'] ?? {};
    expect(typeof side === 'function' && side(at('p3') as never, { check: 'training' })).toBe('a');
  });
  it('18(Q): several at once, each by its number', () => {
    const { asked, trace } = roll(
      'p3',
      'sabotage',
      { conditions: { side: 'a', count: 3 }, die: [2, 3, 6] },
      [],
    );
    const dice = asked.at(-1);
    expect(dice?.kind === 'dice' && dice.dieNames).toEqual(['No. 1', 'No. 2', 'No. 3']);
    const notes = ['yes', 'yes', 'no', 'no', 'no', 'no'];
    expect(dice?.kind === 'dice' && dice.dieNotes).toEqual([notes, notes, notes]);
    expect(trace[0]?.value).toBe('1 of 3: the naval base is destroyed, or the air base loses 5');
  });
  it('36: rolled by both is asked of each, and the Allies have conditions of their own', () => {
    const { asked, trace } = roll(
      'p2',
      'navalInitiative',
      { conditions: { ticked: ['screen'] }, allied: { ticked: [] }, 'die-j': 3, 'die-a': 3 },
      ['navalInitiative'],
    );
    expect(asked.map(({ key, title }) => `${key}: ${title}`)).toEqual([
      'conditions: Naval Engagement Table',
      'die-j: Naval Engagement Table, Japanese',
      'allied: Naval Engagement Table, Allies',
      'die-a: Naval Engagement Table, Allied',
    ]);
    expect(trace[0]?.value).toBe('Japanese first, 5 to 3');
    const notes = asked.flatMap((prompt) => (prompt.kind === 'dice' ? [prompt.faceNotes?.[2]] : []));
    expect(notes).toEqual(['5 in all', '3 in all']);
  });
  describe('36: the higher total', () => {
    const fires = (turn: number, faces: { j: number; a: number }, radar: UsnState['options'] = []) =>
      run(
        sea([], { options: ['navalInitiative', ...radar], cursor: { turn, step: 'p2' } }),
        'roll-check',
        {
          // Asked from 1943 on, and with the rule, alone.
          allied: { ticked: turn > 55 ? radar : [] },
          ...{ 'die-j': faces.j, 'die-a': faces.a },
        },
        {},
        { check: 'navalInitiative' },
      ).trace[0]?.value;
    it('fires first, and a tie fires together', () => {
      expect([fires(60, { j: 4, a: 3 }), fires(60, { j: 3, a: 4 })]).toEqual([
        'Japanese first, 4 to 3',
        'Allied first, 4 to 3',
      ]);
      expect(fires(60, { j: 4, a: 4 })).toBe('4 each: a tie');
    });
    it('has 1 more of Japan in 1941 and 1942, and from 1943 on 1 more of an Allied ship with radar (37)', () => {
      const even = { j: 3, a: 3 };
      expect([fires(55, even, ['radar']), fires(56, even, ['radar'])]).toEqual([
        'Japanese first, 4 to 3',
        'Allied first, 4 to 3',
      ]);
      expect(fires(56, even)).toBe('3 each: a tie');
    });
  });
});
