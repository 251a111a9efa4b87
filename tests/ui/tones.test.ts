import { expect, test } from 'vitest';
import { TONES } from '../../src/core/play/tone';
import { TONE_NAMES } from '../../src/ui/kit/tone-names';
import { styleRules } from '../support/style-sheets';

// Whoever does not tell the colours apart tells the sides by their shapes and by the corners of their dice.

const RULES = styleRules().filter(({ within }) => within === '');
/** What the rules for a selector declare; a tone may be one of several in it. */
const saidOf = (tone: string, head: string, tail: string): string =>
  RULES.filter(({ selector }) => selector === `${head}.tone-${tone}${tail}`)
    .flatMap(({ set }) => [...set].map((each) => each.join(': ')))
    .sort()
    .join('; ');
const differ = (said: readonly string[]) => expect(new Set(said).size).toBe(TONES.length);

test('every tone has a name and a colour of its own', () => {
  differ(TONES.map((tone) => TONE_NAMES[tone]));
  const colours = TONES.map((tone) => saidOf(tone, '', ''));
  for (const colour of colours) expect(colour).toMatch(/^--tone: var\(--[\w-]+\)$/);
  differ(colours);
});

test('every tone has a shape of its own; the square of the first one is cut by nothing', () => {
  const shapes = TONES.map((tone) => saidOf(tone, '.side', '::before'));
  expect(shapes.filter((shape) => !shape)).toEqual(['']);
  for (const shape of shapes.slice(1)) expect(shape).toMatch(/^(border-radius|clip-path): /);
  differ(shapes);
});

test('the dice of every tone have corners of their own', () => {
  const corners = TONES.map((tone) => saidOf(tone, '.fell ', ' rect'));
  for (const corner of corners) expect(corner).toMatch(/^(rx|clip-path): /);
  differ(corners);
});

test('no style sheet tells sides apart but the one of the tones, and the first frame', () => {
  const named = styleRules().filter(({ selector }) => /\.tone-\w/.test(selector));
  expect(named.length).toBeGreaterThan(TONES.length);
  const others = named.filter(
    ({ selector }) => !/^(\.tone-|\.side|\.fell \.tone-|\.fell :is)/.test(selector),
  );
  expect(others.map(({ selector }) => selector)).toEqual(['.welcome .tone-b svg']);
});
