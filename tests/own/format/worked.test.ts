import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problemsIn, readDefinition } from '../../../src/own/format/parse';

test.each(readdirSync(new URL('files/', import.meta.url)))('%s', (file) => {
  const text = readFileSync(new URL(`files/${file}`, import.meta.url), 'utf8');
  expect(problemsIn(text)).toEqual([]);
  const read = readDefinition(text);
  if (process.env.SHOW && read.ok)
    console.log(
      JSON.stringify(read.value.definition, null, 1),
      read.value.canonical.length,
      read.value.unplayed,
    );
});
