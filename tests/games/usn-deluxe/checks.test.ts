import { describe, expect, it } from 'vitest';
import { CHECKS } from '../../../src/games/usn-deluxe/data/checks';
import { initialState } from '../../../src/games/usn-deluxe/state/state';
import { drive } from '../../support/drive';
import { usnDeluxe } from './game';

const FACTS = /^(?:j|a|december-41|monsoon-turn|sho-go|(?:to|from)-turn-\d+|opt:\w+)$/;

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
