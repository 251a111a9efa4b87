import { describe, expect, it } from 'vitest';
import type { UsnState } from '../../../src/games/usn-deluxe/state/state';
import { type Answers, type FlownOut, run } from './air-table';
import { sea } from './sea-table';

const count = (scenario: UsnState['scenario'], said: Answers = {}, more: Partial<UsnState> = {}) =>
  run(sea([], { scenario, stage: 'over', ...more }), 'final-count', said);
const fieldOf = ({ asked }: FlownOut, key: string, name: string) => {
  const prompt = asked.find((each) => each.key === key);
  return prompt?.kind === 'form' ? prompt.fields.find((field) => field.key === name) : undefined;
};
const counted = (line: string, side: 'j' | 'a', worth: number, halved = false) => ({
  ...{ line, side, halved, worth },
});

describe('24: the areas at the end', () => {
  it('near Japan the best air base and the best naval base count; the bases of Japan count each', () => {
    const bases = ['air-6', 'air-9', 'naval-6', 'naval-12', 'air-australia', 'naval-oahu'];
    expect(count('g5', { 'areas-bases': { bases } }).events).toEqual([
      {
        type: 'v1.Counted',
        occasion: 'final',
        lines: [
          counted('air-6', 'a', 1500),
          counted('naval-6', 'a', 2000),
          counted('air-australia', 'j', 500),
          counted('naval-oahu', 'j', 2000),
        ],
      },
    ]);
  });
  it('stand as they were counted last, until somebody says otherwise', () => {
    const held = [
      { line: 'tokyo', side: 'a', halved: false },
      { line: 'india', side: 'j', halved: true },
      { line: 'auckland', side: 'j', halved: false },
      { line: 'naval-12', side: 'a', halved: false },
    ] as const;
    expect(count('g5', {}, { held }).events[0]?.lines).toEqual([
      counted('tokyo', 'a', 10000),
      counted('india', 'j', 1250, true),
      counted('auckland', 'j', 2500),
      counted('naval-12', 'a', 1000),
    ]);
  });
  it.each([
    ['areas-homeland', 'tokyo', ['none No', 'a Allies']],
    ['areas-south', 'auckland', ['none No', 'j Japan']],
    ['areas-asia', 'rangoon', ['j Japan', 'none Nobody', 'a Allies']],
  ])('in %s %s is held by whom it counts for', (key, area, options) => {
    const field = fieldOf(count('g5'), key, area);
    if (field?.kind !== 'choice') throw new Error('no choice');
    expect(field.options.map(({ value, label }) => `${value} ${label}`)).toEqual(options);
  });
});

describe('what a scenario scores at its end', () => {
  const scored = (scenario: UsnState['scenario'], items: { [item: string]: string | number }) =>
    count(scenario, { items }).events.flatMap(({ type, side, once, hundredths }) =>
      type === 'v1.Scored' ? [`${side} ${once} ${Number(hundredths) / 100}`] : [],
    );
  it('Philippines: Luzon with any Japanese gives nothing to the Allies, a city to whoever holds it', () => {
    const all = { 'luzon-allied': 'a', manila: 'j', leyte: 'a' };
    const cities = ['j manila 35', 'a leyte 25'];
    expect(scored('phil', all)).toEqual(['a luzon-allied 75', ...cities]);
    expect(scored('phil', { ...all, 'luzon-japanese': 'j' })).toEqual(['j luzon-japanese 25', ...cities]);
  });
  it('Saipan: with any Japanese it gives them 25 and nothing to the Allies, who have 50 for it alone', () => {
    expect(scored('saipan', { 'saipan-allied': 'a' })).toEqual(['a saipan-allied 50']);
    const both = { 'saipan-allied': 'a', 'saipan-japanese': 'j' };
    expect(scored('saipan', both)).toEqual(['j saipan-japanese 25']);
  });
  it('War Plan Orange: of the naval bases of a side the best counts', () => {
    const bases = { wotje: 'a', 'near-japan': 'a', 'wake-row': 'j', 'midway-row': 'j' };
    const items = Object.fromEntries(Object.entries(bases).map(([id, side]) => [`orange-${id}`, side]));
    expect(scored('wpo1', items)).toEqual(['a orange-near-japan 20', 'j orange-midway-row 15']);
  });
  it('Midway: each Aleutian island gives Japan 10', () =>
    expect(scored('midway', { 'midway-held': 'a', 'aleutian-island': 2 })).toEqual([
      'a midway-held 100',
      'j aleutian-island 20',
    ]));
  it('says what each gives, once it is counted', () => {
    const { asked, trace } = count('coral', { items: { 'port-moresby': 'a', 'guadalcanal-engineer': 'j' } });
    expect(asked[0]).toMatchObject({ title: 'What counts at the end?', submit: 'Count' });
    expect(trace.map(({ value }) => value)).toEqual([undefined, 'Allies 100', 'Japan 10']);
  });
  it('CBI: says what is so and what is not', () => {
    const { trace } = count('cbi1', { facts: { 'eight-cities': 'yes' } });
    expect(trace.map(({ value }) => value)).toEqual([undefined, 'no', 'no', 'yes']);
  });
  it('Manchuria: keeps what is so under the side that it helps', () => {
    const { events } = count('manchuria', { facts: { 'three-cities': 'yes', 'few-lost': 'yes' } });
    expect(events[0]?.lines).toEqual([counted('three-cities', 'a', 0), counted('few-lost', 'j', 0)]);
  });
});

describe('39(B): armor that does not leave for the Middle East', () => {
  const state = sea([], { options: ['armor'], since: 34, cursor: { turn: 34, step: 'p1' } });
  const tell = (said: Answers) => run(state, 'scenario-item', said, {}, { item: 'middle-east' });
  it('gives Japan 10 for each that stays, nothing where none does', () => {
    expect(tell({ item: { times: 2 } }).after.scores).toMatchObject([{ side: 'j', hundredths: 2000 }]);
    expect(tell({}).after.scores).toEqual([]);
  });
  it('settles that question, and nothing else that is due', () =>
    expect(tell({}).events).toEqual([{ type: 'v1.DuesDone', dues: ['item:middle-east:34'] }]));
});
