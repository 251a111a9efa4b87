import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openIn } from '../../../src/own/format/open';
import { readDefinition } from '../../../src/own/format/parse';
import { PARTS } from '../../../src/own/format/parts';
import { misfits } from './fits-schema';
import { schemaOfFile } from './schema-of';

const page = readFileSync(new URL('../../../docs/game-file.md', import.meta.url), 'utf8');
const file = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => json).join('');

test('the pieces of the page for authors are one whole file without a problem', () => {
  const read = readDefinition(file);
  expect(read.ok || read.problem.message).toBe(true);
  expect(misfits(schemaOfFile(), JSON.parse(file))).toEqual([]);
  expect(read.ok && openIn(read.value.definition).map(({ says }) => says)).toEqual([
    '1 of 16 cells of “Combat” is open.',
  ]);
});

test('the page names every effect', () => {
  const { effects } = PARTS;
  const of = effects.is === 'list' && effects.of.is === 'choice' ? effects.of.of : [];
  const heads = of.flatMap((each) => (each.is === 'record' && each.head ? [each.head] : []));
  expect(heads).toHaveLength(18);
  for (const head of heads) expect(page).toMatch(new RegExp(`\\{ "${head}": |\`${head}\``));
});
