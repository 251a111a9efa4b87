import fc from 'fast-check';
import { backupText } from '../../src/core/journal/backup';
import { canonicalJson, isRecord } from '../../src/core/json';
import { iph } from '../../src/games/iph/game';
import { backupsFrom, sealed } from '../support/backups';
import { mutated } from '../support/hostile';
import { recordedEntries } from '../support/recorded';

/** So many lines of the game leave a battle open. */
const MID_BATTLE = 36;
const WHOLE = backupsFrom(iph, recordedEntries('iph', 'first-turns')).wholeOf(MID_BATTLE);
export const FILE = backupText(WHOLE);

const edited = mutated(FILE);

type Part = { readonly [key: string]: unknown };
const VALUES: readonly unknown[] = [
  null,
  -1,
  1e300,
  0.5,
  '',
  'v9.Future',
  '<img src=x onerror=alert(1)>',
  'x'.repeat(5000),
  [],
  {},
  [[[]]],
  true,
  'constructor',
  JSON.parse('{"__proto__":{"a":1}}'),
];

/** The content with values replaced, dropped, doubled or swapped, under its right sum: what only the checks can refuse. */
const forged: fc.Arbitrary<string> = fc
  .array(
    fc.record({
      path: fc.array(fc.nat(1000), { minLength: 1, maxLength: 9 }),
      act: fc.constantFrom('replace', 'drop', 'double', 'swap'),
      value: fc.constantFrom(...VALUES),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((edits) => {
    const kept = JSON.parse(canonicalJson(WHOLE));
    for (const { path, act, value } of edits) forge(kept, path, act, value);
    return sealed(kept);
  });

function forge(
  part: Part | unknown[],
  [step = 0, ...rest]: readonly number[],
  act: string,
  value: unknown,
): void {
  const keys = Object.keys(part);
  if (!keys.length) return;
  const key = keys[step % keys.length] ?? '';
  const below = Reflect.get(part, key);
  if (rest.length && (Array.isArray(below) || isRecord(below))) forge(below, rest, act, value);
  else if (act === 'replace') Reflect.set(part, key, value);
  else if (!Array.isArray(part)) Reflect.deleteProperty(part, key);
  else if (act === 'drop') part.splice(Number(key), 1);
  else if (act === 'double') part.splice(Number(key), 0, below);
  else part.push(...part.splice(Number(key), 1));
}

export const mutatedBackup = fc.oneof(
  { weight: 20, arbitrary: edited },
  { weight: 60, arbitrary: forged },
  { weight: 1, arbitrary: fc.constant(FILE) },
);
