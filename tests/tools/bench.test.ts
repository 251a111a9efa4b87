import { expect, test } from 'vitest';
import { measure } from '../../tools/bench/parts.mjs';

const row = (name: string) => ({ name, unit: 'ms', values: [1] });

test('a part that fails is named, and the others keep what they measured', async () => {
  const said: string[] = [];
  const gone = new Error('no tab leads home');
  const { rows, notes, failures } = await measure(
    [
      ['table', async () => [row('a tap')]],
      [
        'switching',
        async (note) => {
          note('Four games.');
          throw gone;
        },
      ],
      ['exchange', async () => [row('a line'), row('a code')]],
    ],
    (words) => said.push(words),
  );
  expect(rows.map(({ name }) => name)).toEqual(['a tap', 'a line', 'a code']);
  expect(notes).toEqual(['Four games.']);
  expect(failures).toEqual([{ name: 'switching', error: gone }]);
  expect(said).toEqual(['table', 'switching', expect.stringContaining('no tab leads home'), 'exchange']);
});
