import { describe, expect, it } from 'vitest';
import { labelName } from '../../src/core/charts/chart';
import { isTextLine } from '../../src/core/json';
import { cutText, nameHostile } from '../../src/core/text';
import { COAST } from '../games/toy/charts';
import { typeWildly } from './text-runs';

describe('a text that is typed', () => {
  it.each([
    ['a tag', 'printed 3/1, not <2/1>', true],
    ['a turn of direction', '\u202eabc', true],
    ['half a character', '\ud83d', true],
    ['a name that every object has', '__proto__', true],
    ['a line break', 'a\nb', false],
    ['nothing but space', ' ', false],
    ['one letter too many', 'x'.repeat(41), false],
    ['no text', 7, false],
  ])('%s: a line or none', (_, value, want) => {
    expect(isTextLine(value, 40)).toBe(want);
  });

  it('may be empty where least is nought', () => {
    expect(isTextLine('', 40, 0)).toBe(true);
  });

  const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';
  it.each([
    ['a text that fits', 'abc', 3, 'abc'],
    ['letters', 'abcd', 3, 'abc'],
    ['a picture of two units', 'ab\u{1f6a2}', 3, 'ab'],
    ['a picture of eight units', `a${family}b`, 8, 'a'],
    ['a picture that just fits', `a${family}b`, 9, `a${family}`],
    ['a letter with its accent', 'ae\u0301', 2, 'a'],
    ['a picture cut at a joiner', `a${family}b`, 4, 'a'],
    ['a flag cut between its letters', 'a\u{1f1e9}\u{1f1ea}', 3, 'a'],
    ['a picture cut before its colour', 'a\u{1f44d}\u{1f3fd}', 3, 'a'],
  ])('cut: %s', (_, text, most, want) => {
    expect(cutText(text, most)).toBe(want);
  });

  it('cut where there is no segmenter: no character in halves', () => {
    const { Segmenter } = Intl;
    Reflect.deleteProperty(Intl, 'Segmenter');
    try {
      expect(cutText('ab\u{1f6a2}', 3)).toBe('ab');
    } finally {
      Object.assign(Intl, { Segmenter });
    }
  });

  it('is named in a refusal without harm', () => {
    expect(nameHostile(`<b>\u202e${'x'.repeat(50)}`)).toBe(`?b??${'x'.repeat(36)}`);
  });
});

it.each(['constructor', '__proto__', 'toString'])('a row named %s is called so', (name) => {
  expect(labelName(COAST.rows, name)).toBe(name);
});

it('whatever is taken of 540 wild texts is copied, restored, shared and read back, equal', () => {
  typeWildly(60, 15);
});
