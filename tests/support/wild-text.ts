import fc from 'fast-check';

/** What could break a file, a key, a screen or a line, among plain letters. */
const PARTS = [
  ...'aZ0 ,.:|"\\/&éß字\u{1f6a2}',
  '<',
  '>',
  '</script>',
  '<img src=x onerror=alert(1)>',
  '__proto__',
  'constructor',
  'toString',
  '\u200f',
  '\u202e',
  '\u2066',
  '\u2069',
  '\u2028',
  '\ud83d',
  '\udea2',
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  `o${'\u0301'.repeat(30)}`,
  '\u0000',
  '\n',
  'x'.repeat(40),
];

/** Texts as nobody types them, now and then of 10,000 letters. */
export const wildText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...PARTS) },
  {
    weight: 30,
    arbitrary: fc.array(fc.constantFrom(...PARTS), { maxLength: 8 }).map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.constant('y'.repeat(10_000)) },
);
