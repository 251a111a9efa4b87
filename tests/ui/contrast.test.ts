import { describe, expect, test } from 'vitest';
import { PAIRS } from '../support/pairs';
import { type StyleRule, styleRules } from '../support/style-sheets';

// The contrast of every theme, proved of the style sheets themselves. A rule that sets words and ground sets a pair; one that
// sets words alone may stand on the page or on a card; one that sets a ground alone has ink on it.

const RULES = styleRules().filter(({ within }) => !within.includes('print'));
const THEMES = { light: ':root', dark: '[data-theme="dark"]', hall: '[data-theme="hall"]' } as const;
type Theme = keyof typeof THEMES;

/** Seven to one in the theme that promises contrast. */
const WORDS: Record<Theme, number> = { light: 4.5, dark: 4.5, hall: 7 };
const SHAPES = 3;
const GROUNDS = ['paper', 'sheet'];
/** Between what words tell apart already; a line to see by in the hall alone. */
const HAIRLINE = 'line';
/** Around letters that stand over a line of the plot, within what is chosen and has ink around it, and the pips of a die. */
const HALOS = ['stroke: sheet', 'outline-color: paper', 'fill: sheet'];

const setBy = (selector: string, within = ''): ReadonlyMap<string, string> =>
  new Map(
    RULES.filter((rule) => rule.selector === selector && rule.within === within).flatMap(({ set }) => [
      ...set,
    ]),
  );

const TOKENS = Object.fromEntries(
  Object.entries(THEMES).map(([theme, selector]) => [theme, colours(setBy(selector))]),
) as Record<Theme, ReadonlyMap<string, string>>;
const NAMES = [...TOKENS.light.keys()];

function colours(set: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map(
    [...set].flatMap(([name, value]) => (value.startsWith('#') ? [[name.slice(2), value]] : [])),
  );
}

/** The tokens that a value comes down to, through such names as --tone, which has one for each. */
function tokensIn(value = ''): readonly string[] {
  const named = Array.from(value.matchAll(/var\(--([\w-]+)/g), ([, name]) => String(name));
  const all = named.flatMap((name) =>
    NAMES.includes(name) ? [name] : RULES.flatMap(({ set }) => tokensIn(set.get(`--${name}`))),
  );
  return [...new Set(all)];
}

/** A rule for one theme or for a press changes what the rule says that it stands over. */
const plain = (selector: string): string =>
  selector.replace(/^\[data-theme="\w+"\] /, '').replace(/:active$/, '');
const whole = ({ selector, set }: StyleRule): StyleRule['set'] =>
  new Map([...setBy(plain(selector)), ...set]);

const groundOf = (set: StyleRule['set']): string =>
  set.get('background') ?? set.get('background-color') ?? '';
const tokensOfGround = (set: StyleRule['set']): readonly string[] =>
  groundOf(set).includes('gradient') ? [] : tokensIn(groundOf(set));
const across = (words: readonly string[], grounds: readonly string[]) =>
  words.flatMap((word) => grounds.map((ground) => `${word} on ${ground}`));

const LINES = /^(border|outline|accent|stroke|fill)/;

/** Lines and shapes, as `property: token`; a ground of ink that says nothing of its words has none: a bar, a dot. */
const shapesOf = ({ set }: StyleRule): readonly string[] => [
  ...[...set]
    .filter(([property]) => LINES.test(property))
    .flatMap(([property, value]) => tokensIn(value).map((token) => `${property}: ${token}`)),
  ...(set.has('color') ? [] : tokensOfGround(set).filter((token) => token === 'ink')).map(
    (token) => `background: ${token}`,
  ),
];

function luminance(hex: string): number {
  const pairs = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : hex.match(/\w\w/g);
  const [r = 0, g = 0, b = 0] = (pairs ?? [])
    .map((pair) => Number.parseInt(pair, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The colour of a value in a theme: a token's, or what is written there. */
function hex(theme: Theme, value = ''): string {
  const [token] = tokensIn(value);
  return (token ? TOKENS[theme].get(token) : value) ?? '';
}

test.each([
  ['#000', '#ffffff', '21.00'],
  ['#777777', '#fff', '4.48'],
  ['#767676', '#fff', '4.54'],
])('%s and %s are %s apart', (one, other, apart) => {
  expect(contrast(one, other).toFixed(2)).toBe(apart);
  expect(contrast(other, one).toFixed(2)).toBe(apart);
});

test('each theme gives every token a colour, and the dark of the system is the dark of the settings', () => {
  for (const tokens of Object.values(TOKENS)) expect([...tokens.keys()]).toEqual(NAMES);
  const bySystem = colours(setBy(':root:not([data-theme])', '@media (prefers-color-scheme: dark)'));
  expect(bySystem).toEqual(TOKENS.dark);
});

describe.each(Object.keys(THEMES) as Theme[])('[7] in %s', (theme) => {
  const of = (token = '') => TOKENS[theme].get(token) ?? '';

  const own = RULES.filter(({ selector }) => selector.startsWith(`${THEMES[theme]} `));
  const replaced = own.flatMap((rule) =>
    across(tokensIn(whole(rule).get('color')), tokensOfGround(setBy(plain(rule.selector)))),
  );
  test.each(PAIRS.filter((pair) => !replaced.includes(pair)))('%s is read', (pair) => {
    const [words, ground] = pair.split(' on ');
    expect(contrast(of(words), of(ground))).toBeGreaterThanOrEqual(WORDS[theme]);
  });

  const shapes = new Set(RULES.flatMap(shapesOf).filter((shape) => !HALOS.includes(shape)));
  const tokens = new Set([...shapes].map((shape) => String(shape.split(': ').at(-1))));
  test.each([...tokens].filter((token) => token !== HAIRLINE || theme === 'hall'))(
    'a line or shape of %s is seen',
    (token) => {
      for (const ground of GROUNDS)
        expect(contrast(of(token), of(ground)), ground).toBeGreaterThanOrEqual(SHAPES);
    },
  );

  if (own.length)
    test.each(own)('what it colours by itself is read: $selector', (rule) => {
      const set = whole(rule);
      const apart = contrast(hex(theme, set.get('color')), hex(theme, groundOf(set)));
      expect(apart).toBeGreaterThanOrEqual(WORDS[theme]);
    });
});

test('no rule sets a pair that is not proved', () => {
  const pairs = RULES.map(whole).flatMap((set) => {
    const [words, grounds] = [tokensIn(set.get('color')), tokensOfGround(set)];
    if (words.length) return across(words, grounds.length ? grounds : GROUNDS);
    return across(
      ['ink'],
      grounds.filter((token) => token !== 'ink'),
    );
  });
  expect([...new Set(pairs)].filter((pair) => !PAIRS.includes(pair))).toEqual([]);
});

test('every token is in a pair, a line or a shape', () => {
  const paired = PAIRS.flatMap((pair) => pair.split(' on '));
  const drawn = RULES.flatMap(shapesOf).map((shape) => shape.split(': ').at(-1));
  expect(NAMES.filter((name) => !paired.includes(name) && !drawn.includes(name))).toEqual([]);
});

test('a header by night is read in every theme', () => {
  const night = setBy('.bar:has(> .track > .night.current)');
  const of = (token: string) => night.get(`--${token}`) ?? '';
  for (const words of ['ink', 'soft', 'us', 'jp', 'tone-c', 'tone-d', 'tone-e', 'tone-f'])
    expect(contrast(of(words), of('paper')), words).toBeGreaterThanOrEqual(WORDS.hall);
  // What is done has a ground of its own in the hall.
  expect(contrast(of('ink'), of('line'))).toBeGreaterThanOrEqual(WORDS.dark);
});

test('what is printed on a counter is read in every theme', () => {
  const plain = setBy('.paint');
  const paints = RULES.filter(({ selector }) => selector.startsWith('.paint'));
  expect(paints.length).toBeGreaterThan(4);
  for (const { selector, set } of paints) {
    const of = (name: string) => set.get(name) ?? plain.get(name) ?? '';
    expect(contrast(of('--on-chit'), of('--chit')), selector).toBeGreaterThanOrEqual(WORDS.hall);
  }
});

test('no other colour is written, and nothing is faded, than here', () => {
  const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark)a?\(/i;
  // Where the system forces its colours, they are its own.
  const NAMED =
    /^(?:(?!var|inherit|currentColor|transparent|none|linear-gradient|repeating-linear-gradient|Highlight|CanvasText|GrayText)[a-z])/i;
  const found = RULES.flatMap(({ selector, set }) =>
    [...set]
      .filter(([property]) => !property.startsWith('--'))
      .filter(
        ([property, value]) =>
          COLOUR.test(value) ||
          (property === 'opacity' && Number(value) < 1) ||
          (/^(?:color|background|fill|.*-color)$/.test(property) && NAMED.test(value)),
      )
      .map(([property, value]) => `${selector} ${property}: ${value}`),
  );
  expect(found.toSorted()).toEqual(
    [
      '[data-theme="hall"] .track > .done background: #3a3a3a',
      // For as long as a thumb is on it, or something comes in.
      '.main:active opacity: 0.85',
      // The real picker, over the button that stands for it.
      '.file input opacity: 0',
      // The field, over the boxes that show its digits.
      '.boxes > .boxes-input opacity: 0',
      'from opacity: 0.4',
      ...Array<string>(4).fill('from opacity: 0'),
      // A ship that is gone; its name beside it is not faded.
      '.hull.lost svg opacity: 0.35',
      // For a camera.
      '.code-camera video background: #000',
      '.qr-paper fill: #fff',
      '.qr-ink fill: #000',
      '.scanner video background: #000',
      '.confirm::backdrop background: rgb(0 0 0 / 0.55)',
    ].toSorted(),
  );
});
