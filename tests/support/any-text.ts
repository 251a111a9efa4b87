import fc from 'fast-check';

const character = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));

/** Names that an object has of itself. */
const OWN = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'prototype'];

/** Any text: `fc.string` of this kind takes most of a second before its first. */
export function anyText(maxLength?: number): fc.Arbitrary<string> {
  const characters = fc.array(character, maxLength === undefined ? {} : { maxLength });
  const names = OWN.filter(({ length }) => length <= (maxLength ?? length));
  const text = characters.map((all) => all.join(''));
  return names.length ? fc.oneof({ weight: 9, arbitrary: text }, fc.constantFrom(...names)) : text;
}
