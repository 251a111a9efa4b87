import { describe, expect, it } from 'vitest';
import type { ScenarioId } from '../../../src/games/usn-deluxe/data/scenarios';
import { totalOf } from '../../../src/games/usn-deluxe/state/points';
import { type FlownOut, run } from './air-table';
import { HERE, sea, ship } from './sea-table';

const fieldOf = ({ asked }: FlownOut, name: string) =>
  asked.flatMap((prompt) => (prompt.kind === 'form' ? prompt.fields : [])).find(({ key }) => key === name);

describe('a ship put right', () => {
  const fleet = [
    ship('j:CV-3', { weeks: 55 }),
    ship('a:CA-1', { weeks: 12, place: 'Noumea' }),
    ship('a:CA-2', { status: 'removed', back: 30 }),
  ];
  const correct = (which: string) => run(sea(fleet), 'correct-ship', { which });
  it('is chosen by its side and by where it is, or by what became of it', () => {
    const [which] = correct('a:CA-1').asked;
    expect(which?.kind === 'choice' && which.options.map(({ label, note }) => `${label}: ${note}`)).toEqual([
      `Japanese CV-3 Zuikaku: ${HERE}`,
      'Allied CA-1: Noumea',
      'Allied CA-2: removed, to be replaced',
    ]);
  });
  it('has the weeks that it had, as many as can be entered', () => {
    expect(fieldOf(correct('a:CA-1'), 'weeks')?.initial).toBe(12);
    expect(fieldOf(correct('j:CV-3'), 'weeks')?.initial).toBe(40);
  });
});

describe('points put right', () => {
  it('by points and hundredths', () => {
    const correction = { side: 'a', points: 2, half: 50, reason: 'Luzon' };
    const { after, trace } = run(sea([]), 'correct-points', { correction });
    expect([totalOf(after, 'a'), totalOf(after, 'j')]).toEqual([250, 0]);
    expect(trace[0]?.value).toBe(`${after.players.a} 2.5 VP`);
  });
});

describe('a ship that no list names', () => {
  it('is of a type of its war', () => {
    const types = (scenario: ScenarioId) => {
      const told = { side: 'a', type: 'CA', number: '99' };
      const field = fieldOf(run(sea([], { scenario }), 'add-ship', { ship: told }), 'type');
      return field?.kind === 'choice' ? field.options.map(({ value }) => value) : [];
    };
    expect(types('g5')).not.toContain('C');
    expect(types('wpo1')).toEqual(expect.arrayContaining([...types('g5'), 'C', 'D']));
  });
});

describe('Game 4: Allied land units from 1944 on', () => {
  const lose = (unit: string, fate: string | undefined, turn: number, scenario: ScenarioId = 'g4') => {
    const state = sea([], { scenario, options: ['china', 'soviet'], cursor: { turn, step: 'p9' } });
    const said = { 'kind-1': 'land', 'side-1': { side: unit.slice(0, 1) }, 'unit-1': unit };
    const { after } = run(state, 'fight', { ...said, 'count-1': fate ? { fate } : {}, 'kind-2': 'done' });
    return totalOf(after, unit.startsWith('j') ? 'a' : 'j') / 100;
  };
  it('count twice for Japan, but for the Chinese and the Soviets', () => {
    expect([lose('a-brigade-15-25', undefined, 107), lose('a-brigade-15-25', undefined, 108)]).toEqual([
      5, 10,
    ]);
    expect(lose('a-brigade-15-25', undefined, 108, 'g5')).toBe(10);
    expect([lose('a-nationalist-7-10', undefined, 108), lose('a-front', undefined, 108)]).toEqual([5, 50]);
    expect(lose('j-brigade-8-18', undefined, 108)).toBe(5);
  });
  it.each(['a-corps-180-200', 'a-corps-120-200', 'a-corps-40-60', 'a-division-30-50'])(
    '%s broken down by combat gives Japan 1',
    (unit) => expect(lose(unit, 'broken', 108)).toBe(1),
  );
});
