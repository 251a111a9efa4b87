import { describe, expect, it } from 'vitest';
import { OWN_ARRIVALS } from '../../../src/games/usn-deluxe/data/arrivals-own';
import type { ScenarioId } from '../../../src/games/usn-deluxe/data/scenarios';
import { attacksLeft } from '../../../src/games/usn-deluxe/state/attacks';
import { replacedOn } from '../../../src/games/usn-deluxe/state/replacements';
import type { UsnState } from '../../../src/games/usn-deluxe/state/state';
import { decided } from '../../../src/games/usn-deluxe/state/verdict';
import { expected } from './expected';
import { usnDeluxe } from './game';
import { sea } from './sea-table';

const T = expected<{
  arrivals: { [scenario: string]: readonly (readonly [turn: number, side: string, what: string])[] };
}>('mainland');

const at = (scenario: ScenarioId, turn: number, more: Partial<UsnState> = {}): UsnState => ({
  ...sea([]),
  scenario,
  since: turn,
  cursor: { turn, step: 'p9' },
  ...more,
});

describe.each(['cbi1', 'cbi2', 'manchuria'] as const)('what the rules of %s set for a turn', (id) => {
  it('is that of the second transcription', () => {
    const ours = [...(OWN_ARRIVALS.cbi ?? []), ...(OWN_ARRIVALS.manchuria ?? [])]
      .filter(({ scenarios, step }) => scenarios.includes(id) && !step)
      .map(({ turn, side, text }) => `${turn} ${side} ${text.replace(/(.*), .*/, '$1')}`);
    const typed = (T.arrivals[id] ?? []).map(
      ([turn, side, what]) => `${turn} ${side === 'Japanese' ? 'j' : 'a'} ${what.replace('1 x ', '')}`,
    );
    expect(ours.toSorted()).toEqual(typed.toSorted());
  });
});

describe('Manchuria', () => {
  const verdict = (...lines: readonly string[]) => {
    const held = lines.map((line) => ({ line, side: 'a' as const, halved: false }));
    return decided({ scenario: 'manchuria', held });
  };
  it.each([
    [[], 'nobody', 'A draw'],
    [['all-cities'], 'a', 'Soviet victory'],
    [['three-cities'], 'a', 'Soviet victory'],
    [['all-cities', 'three-cities'], 'a', 'Soviet victory'],
    [['few-lost'], 'j', 'Japanese victory'],
    [['all-cities', 'few-lost'], 'nobody', 'A draw, both have won'],
    [['three-cities', 'few-lost'], 'nobody', 'A draw, both have won'],
    [['all-cities', 'three-cities', 'few-lost'], 'nobody', 'A draw, both have won'],
  ] as const)('%j is won by %s', (lines, side, words) => {
    expect(verdict(...lines)).toEqual({ side, words });
  });
});

const cbi = (scenario: ScenarioId, ...lines: readonly string[]) =>
  decided({ scenario, held: lines.map((line) => ({ line, side: 'j', halved: false })) });

describe('CBI I', () => {
  it.each([
    [[], 'a', 'Japan holds fewer than eight cities'],
    [['chunking', 'air-bases'], 'a', 'Japan holds fewer than eight cities'],
    [['eight-cities'], 'a', 'Chinese victory'],
    [['eight-cities', 'chunking'], 'a', 'Chinese victory'],
    [['eight-cities', 'air-bases'], 'j', 'Marginal Japanese victory'],
    [['eight-cities', 'air-bases', 'chunking'], 'j', 'Decisive Japanese victory'],
  ] as const)('%j', (lines, side, words) => {
    expect(cbi('cbi1', ...lines)).toEqual({ side, words });
  });
  it('a Nationalist 10-15 or 7-10 army is back on the third turn, nobody else ever', () => {
    const back = (unit: string) => replacedOn(at('cbi1', 130), 'a', unit);
    expect([back('a-nationalist-10-15'), back('a-nationalist-7-10')]).toEqual([133, 133]);
    expect([back('a-nationalist-20-40'), back('a-engineer-1-1')]).toEqual([undefined, undefined]);
    expect(replacedOn(at('cbi2', 130), 'a', 'a-engineer-1-1')).toBe(135);
    expect(replacedOn(at('cbi12', 130), 'a', 'a-nationalist-7-10')).toBe(133);
  });
});

describe('CBI II', () => {
  it.each([
    [[], 'nobody', 'A draw'],
    [['calcutta'], 'j', 'Decisive Japanese victory'],
    [['calcutta', 'mandalay'], 'j', 'Decisive Japanese victory'],
    [['calcutta', 'rangoon'], 'nobody', 'A draw, both decisive'],
    [['indian-base'], 'j', 'Marginal Japanese victory'],
    [['indian-base', 'mandalay'], 'nobody', 'A draw, both marginal'],
    [['indian-base', 'rangoon'], 'a', 'Decisive Allied victory'],
    [['mandalay'], 'a', 'Marginal Allied victory'],
    [['mandalay', 'rangoon'], 'a', 'Decisive Allied victory'],
  ] as const)('%j', (lines, side, words) => {
    expect(cbi('cbi2', ...lines)).toEqual({ side, words });
  });
});

describe('CBI I and II together', () => {
  it.each([
    [['eight-cities', 'air-bases', 'calcutta'], 'j'],
    [['eight-cities', 'air-bases'], 'j'],
    [['eight-cities', 'air-bases', 'rangoon'], 'nobody'],
    [['rangoon'], 'a'],
    [[], 'a'],
    [['calcutta'], 'nobody'],
  ] as const)('%j is won by %s', (lines, side) => {
    expect(cbi('cbi12', ...lines).side).toBe(side);
  });
});

describe('CBI (C): land attacks', () => {
  const left = (
    scenario: ScenarioId,
    turn: number,
    side: 'j' | 'a',
    theatre: 'china' | 'burma',
    made: number[] = [],
  ) => attacksLeft(at(scenario, turn, { attacks: { [`${side}:${theatre}`]: made } }), side, theatre);
  it('in China Japan makes three a turn for five turns, then one a month', () => {
    expect([left('cbi1', 123, 'j', 'china'), left('cbi1', 127, 'j', 'china', [126, 127])]).toEqual([3, 2]);
    expect([left('cbi1', 128, 'j', 'china', [127]), left('cbi1', 129, 'j', 'china', [128])]).toEqual([1, 0]);
    expect(left('cbi1', 130, 'j', 'china', [128])).toBe(1);
    expect([left('cbi1', 160, 'j', 'china'), left('cbi1', 164, 'j', 'china', [160, 162])]).toEqual([3, 1]);
    expect([left('cbi1', 165, 'j', 'china', [164]), left('cbi1', 168, 'j', 'china', [165, 166])]).toEqual([
      2, 0,
    ]);
  });
  it('in Burma Japan makes any for five turns, then one a month to the end', () => {
    expect(left('cbi2', 127, 'j', 'burma', [127, 127, 127])).toBeUndefined();
    expect([left('cbi2', 128, 'j', 'burma'), left('cbi2', 164, 'j', 'burma', [160])]).toEqual([1, 0]);
  });
  it('the British make one a turn until 1945, then any; the Chinese in China any', () => {
    expect([left('cbi2', 159, 'a', 'burma', [159]), left('cbi2', 159, 'a', 'burma', [158])]).toEqual([0, 1]);
    expect(left('cbi2', 160, 'a', 'burma', [160])).toBeUndefined();
    expect(left('cbi1', 130, 'a', 'china', [130])).toBeUndefined();
  });
  it('are refused when none is left, and counted apart where both are played', () => {
    const refused = (state: UsnState) => usnDeluxe.procedures['land-attack']?.unless?.(state as never, {});
    expect(refused(at('cbi1', 128, { attacks: { 'j:china': [128] } }))).toMatch(/have been made \(CBI\)/);
    expect(refused(at('cbi1', 128))).toBeUndefined();
    expect(refused(at('cbi12', 128, { attacks: { 'j:china': [128] } }))).toBeUndefined();
    expect(refused(at('cbi12', 128, { attacks: { 'j:china': [128], 'j:burma': [128] } }))).toMatch(/CBI/);
  });
});
