import { problemsIn, readDefinition } from '../../../src/own/format/parse';
import { type Pick, pickFrom } from '../../support/random-answer';
import { HOLLOW_RIDGE, LOWMOOR } from './files';
import { randomGame } from './random-game';
import { faultsOf } from './well-made';

type Holder = Record<string, unknown> | unknown[];
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

const WILD: readonly unknown[] = [
  null,
  true,
  -1,
  0.3,
  1e300,
  '',
  ' ',
  'own',
  'it.side',
  'any corps.strength',
  '#',
  '1/3',
  '__proto__',
  'constructor',
  'x'.repeat(10_000),
  '<img src=x onerror=alert(1)>',
  'http://x.example',
  '\u202egnol',
  '1 | 2 | 3',
  [],
  {},
  [[[[[[[]]]]]]],
  ['+', 1],
  ['/', 1, 0, 'down'],
  ['turn', '>', 'blue'],
  { if: [], do: [{ if: [], do: [{ if: [], do: [] }] }] },
  { check: 'leader' },
  { as: '#' },
  JSON.parse('{"__proto__":{"a":1}}'),
];

/** Every object and list of a value, with their keys. */
function placesOf(value: unknown, into: [Holder, string][] = []): [Holder, string][] {
  if (isHolder(value))
    for (const [key, child] of Object.entries(value)) {
      into.push([value, key]);
      placesOf(child, into);
    }
  return into;
}

/** One change of a value: something is replaced, dropped, doubled, renamed, or takes the place of something else. */
function change(file: Holder, pick: Pick): void {
  const places = placesOf(file);
  const [holder, key] = places[pick(places.length)] ?? [file, ''];
  const [other, otherKey] = places[pick(places.length)] ?? [file, ''];
  const taken = structuredClone(Reflect.get(other, otherKey));
  const set = (value: unknown): void => void Reflect.set(holder, key, value);
  const kind = pick(8);
  if (kind === 0) set(structuredClone(WILD[pick(WILD.length)]));
  else if (kind === 1) set(taken);
  else if (kind === 2)
    Array.isArray(holder) ? holder.splice(Number(key), 1) : Reflect.deleteProperty(holder, key);
  else if (kind === 3 && Array.isArray(holder)) holder.splice(Number(key), 0, taken);
  else if (kind === 4) {
    if (!Array.isArray(holder)) Reflect.set(holder, otherKey, taken);
  } else if (kind === 5) {
    const value = Reflect.get(holder, key);
    if (typeof value === 'number') set(value + ([1, -1, 0.5, 9_999][pick(4)] ?? 0));
    else if (typeof value === 'string') set(twisted(value, pick));
    else if (Array.isArray(value)) set([...value].reverse());
  } else if (kind === 6 && !Array.isArray(holder)) {
    const value = Reflect.get(holder, key);
    Reflect.deleteProperty(holder, key);
    Reflect.set(holder, twisted(key, pick), value);
  } else if (typeof taken === 'string') set(taken);
}

/** The text with a letter or a part gone, doubled or another one. */
function twisted(text: string, pick: Pick): string {
  const at = pick(text.length + 1);
  const other = ['', '#', ' ', '@blue', '.side', '..', '|', '-', '\u0000', '?'][pick(10)] ?? '';
  return text.slice(0, at) + other + text.slice(at + pick(3));
}

/** A file of a game with a few changes, or as a text that was cut, or has letters changed. */
function mutated(pick: Pick): string {
  const kind = pick(4);
  const whole = kind === 0 ? JSON.stringify(randomGame(pick)) : kind === 1 ? LOWMOOR : HOLLOW_RIDGE;
  if (pick(12) === 0) return twisted(whole, pick);
  if (pick(20) === 0) return whole.slice(0, pick(whole.length));
  const file = JSON.parse(whole) as Holder;
  for (let i = pick(3); i >= 0; i -= 1) change(file, pick);
  return JSON.stringify(file, null, pick(2));
}

/**
 * So many mutated files: each is refused in words, or reads as a definition in which all is well and whose canonical text reads
 * as the same. Returns how many were read.
 */
export function readMutated(runs: number, seed: number): number {
  let read = 0;
  for (let run = 0; run < runs; run += 1) {
    const text = mutated(pickFrom(seed + run));
    const fail = (what: string): never => {
      throw new Error(`seed ${seed + run}: ${what}\n${text.slice(0, 4_000)}`);
    };
    const found = readDefinition(text);
    if (!found.ok) {
      const { message, code } = found.problem;
      if (!/^Line \d+: \S/.test(message) || message.length > 1_200 || !code.startsWith('definition.'))
        fail(message);
      if (/[\p{Cc}\u202a-\u202e]|undefined|\[object|NaN/u.test(message)) fail(message);
      if (problemsIn(text).length > 100) fail('too many problems');
      continue;
    }
    read += 1;
    const { definition, canonical } = found.value;
    const faults = faultsOf(definition);
    if (faults.length) fail(faults.join(', '));
    const again = readDefinition(canonical);
    if (!again.ok) return fail(again.problem.message);
    if (again.value.canonical !== canonical) fail('another canonical text');
    if (JSON.stringify(again.value.definition) !== JSON.stringify(definition)) fail('another definition');
  }
  return read;
}
