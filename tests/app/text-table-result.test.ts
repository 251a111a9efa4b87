import { expect, it } from 'vitest';
import { sitDown } from './text-table-runs';
import { tinyRegistry } from './tiny-game';

it('an answer that closes a step says what came of it, and one that leads to a question does not', async () => {
  const [tiny] = tinyRegistry;
  if (!tiny) throw new Error('no game');
  const { hear } = sitDown(tiny);
  expect(await hear({ do: 'new' })).not.toHaveProperty('result');
  expect(await hear({ do: 'answer', key: 'side', value: 'blue' })).toMatchObject({
    result: { title: 'Set up' },
  });
  expect(await hear({ do: 'undo' })).not.toHaveProperty('result');
});
