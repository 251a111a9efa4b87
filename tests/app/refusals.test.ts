import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Who reads what comes from outside calls one of these, or is one. */
const READS =
  /\b(?:parseHostile|parsingHostile|inflating|inflateWithin|DecompressionStream|readFromPhone|isPass|checkHostileGame|checkingHostileGame|readBackupText|readingBackup|readPairings|pastedCells|openFile|readJoining|takeBytes|takeFile|readMessage|readingMessage|mergeMessage|mergingMessage|importText|importCode|importOrganiser)\(/;
/** What they say goes through a sentence of another one, answers what was typed into a table of text, or keeps what was lost. */
const ELSEWHERE = ['src/app/text-table/text-table.ts', 'src/app/backups/keep-game.ts'];
const SAFE =
  /nothing was (?:changed|taken over|announced|printed)|\$\{(?:SAFE|UNCHANGED|bad\.problem\.message)\}/i;

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => [join('src', name), readFileSync(join('src', name), 'utf8')] as const)
  .filter(([name, text]) => READS.test(text) && !ELSEWHERE.includes(name));
const sentences = files.flatMap(([name, text]) =>
  Array.from(
    text.matchAll(
      /(?:fail|problem|failWith)\(\s*(?:\[[^\]]*\],\s*)?'([\w.-]+)',\s*(`(?:[^`\\]|\\.)*`|'(?:[^'\\]|\\.)*')/g,
    ),
    ([, code, said = '']) => ({ name, code, said }),
  ),
);

test('whatever refuses what comes from outside says that nothing was changed', () => {
  expect(files.length).toBeGreaterThan(20);
  expect(sentences.length).toBeGreaterThan(80);
  expect(sentences.filter(({ said }) => !SAFE.test(said))).toEqual([]);
});

test('and what it names by a word says so too', () => {
  for (const [name, text] of files)
    for (const [, said = ''] of text.matchAll(/const (?:SAFE|UNCHANGED) = '([^']*)'/g))
      expect(said, name).toMatch(/^(?:Nothing was changed|All that is recorded here is safe)/);
});
