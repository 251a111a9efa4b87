// Numbers and names as keyboards of every script write them.
import { describe, expect, it } from 'vitest';
import { sameName } from '../../src/core/names';
import { fold, parseWhole, plainNumbers } from '../../src/core/typed';

describe('a whole number', () => {
  /** Those of decimal digits: the others are letters and words. */
  const systems = Intl.supportedValuesOf('numberingSystem').filter((system) =>
    /^\p{Nd}{10}$/u.test(written(1_023_456_789, system)),
  );
  function written(value: number, numberingSystem: string): string {
    return new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(value);
  }

  it('may be in the digits of every script that has ten', () => {
    expect(systems).toEqual(expect.arrayContaining(['arab', 'deva', 'fullwide', 'mathsans', 'thai']));
    for (const system of systems)
      for (const value of [0, 7, 102_345_678, 906_543_210, 1631])
        expect(parseWhole(written(value, system)), `${value} in ${system}`).toBe(value);
  });

  it.each([...'-–—−－‐‑‒﹣﹘⁻ー➖'])('is below nought behind %s', (dash) => {
    expect(parseWhole(`${dash}3`)).toBe(-3);
    expect(parseWhole(` ${dash}１２ `)).toBe(-12);
  });

  it.each([
    ['＋４', 4],
    ['\u200f−٣\u200e', -3],
    ['\u061c-۱۲', -12],
    ['\u3000２\u3000', 2],
  ])('%j is %d', (text, value) => {
    expect(parseWhole(text)).toBe(value);
  });

  it.each(['3²', '½', '①', '一', 'Ⅳ', '１．５', '1٫5', '1–2', '－－1', '１２a', '１２３４５６７８９０', '–'])(
    '%s is none',
    (text) => {
      expect(parseWhole(text)).toBeUndefined();
    },
  );

  it('is not taken for one in words', () => {
    expect(plainNumbers('１６３１')).toBe('1631');
    expect(plainNumbers('２∕１')).toBe('2/1');
    expect(plainNumbers('Größe — ２')).toBe('Größe - 2');
  });
});

describe('what is looked for', () => {
  it.each([
    ['Jörg', 'jorg'],
    ['Jo\u0308rg', 'jorg'],
    ['JÖRG', 'jorg'],
    ['O‘ahu', 'oahu'],
    ['Hale‘iwa', 'haleiwa'],
    ['Haleʻiwa', 'haleiwa'],
    ["O'AHU", 'oahu'],
    ['Oʼahu', 'oahu'],
    ['Großer Kurfürst', 'grosser kurfurst'],
    ['İstanbul', 'istanbul'],
    ['Tromsø, Łódź', 'tromso, lodz'],
    ['Ægir', 'aegir'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['Οδός', 'οδοσ'],
    ['ＡＢＣ　１２', 'abc 12'],
    ['ﬁ−٣', 'fi-3'],
    ['a\u00adb \u200b c', 'ab c'],
    ['  Ken\n\tAnn ', 'ken ann'],
    ['Ёлка', 'елка'],
    ['שָׁלוֹם', 'שלום'],
    ['مُحَمَّد', 'محمد'],
    ['バス', 'バス'],
    ['한국', '한국'],
    ['Việt Nam', 'viet nam'],
    ['', ''],
  ])('%j is %j', (text, plain) => {
    expect(fold(text)).toBe(plain);
    expect(fold(fold(text))).toBe(plain);
  });

  it.each([
    ['バス', 'ハス'],
    ['राम', 'रमा'],
    ['กิน', 'กัน'],
    ['가', '각'],
  ])('%s and %s are two names', (one, other) => {
    expect(sameName(one, other)).toBe(false);
    expect(sameName(one, one.normalize('NFD'))).toBe(true);
  });

  it('names that people read as one are one, and no others', () => {
    for (const other of ['O‘ahu', 'OAHU', 'Oʻahu', ' o’ahu '])
      expect(sameName('Oahu', other), other).toBe(true);
    for (const other of ['O ahu', 'Oahu 2', 'Ouhu', '']) expect(sameName('Oahu', other), other).toBe(false);
  });
});
