import { expect, it } from 'vitest';
import { chunks } from '../../tools/vite/chunks';

const root = '/project';
const chunkOf = (path: string) => {
  const group = chunks(root).groups.find(({ test }) => test(`${root}/${path}`));
  return group && (typeof group.name === 'string' ? group.name : group.name(`${root}/${path}`));
};

it.each([
  ['src/games/iph/procedures/battle/battle.ts', 'iph'],
  ['src/games/iph/state/events.ts', 'iph'],
  ['src/games/iph/state/bounds.ts', 'iph-papers'],
  ['src/games/iph/views/table.ts', 'iph'],
  ['src/games/iph/views/guide/index.ts', 'iph-papers'],
  ['src/games/iph/text/index.ts', undefined],
  ['src/games/iph/meta.ts', 'shared'],
  ['src/core/journal/book.ts', 'play'],
  ['src/core/journal/notebook.ts', undefined],
  ['src/ui/game/game.tsx', 'play'],
])('%s is in the chunk %s', (path, chunk) => {
  expect(chunkOf(path)).toBe(chunk);
});

it('a path that names no file any more stops the build', () => {
  const { groups, checked } = chunks(root);
  for (const { test } of groups) test(`${root}/src/ui/game/game.tsx`);
  const told: string[] = [];
  const { generateBundle } = checked;
  if (typeof generateBundle !== 'function') throw new Error('no check');
  generateBundle.call(
    { error: (message: string) => void told.push(message) } as never,
    {} as never,
    {} as never,
    false,
  );
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('src/storage/store.ts');
  expect(told[0]).not.toContain('src/ui/game/game.tsx');
});

it.each([
  { names: ['iph.js'], told: [] },
  { names: [], told: ['src/app/long-game.ts outlives a change of iph'] },
])('what is kept of long games names the code of every game: $names', ({ names, told }) => {
  const { generateBundle } = chunks(root).checked;
  if (typeof generateBundle !== 'function') throw new Error('no check');
  const chunk = (fileName: string, more: object) => ({
    ...{
      type: 'chunk',
      fileName,
      name: fileName.slice(0, -3),
      imports: [],
      dynamicImports: [],
      moduleIds: [],
    },
    ...more,
  });
  const bundle = [
    chunk('long.js', { facadeModuleId: `${root}/src/app/long-game.ts`, imports: ['shared.js'] }),
    chunk('shared.js', { dynamicImports: names }),
    chunk('iph.js', { moduleIds: [`${root}/src/games/iph/game.ts`] }),
  ];
  const said: string[] = [];
  const error = (message: string) => void said.push(message);
  generateBundle.call({ error } as never, {} as never, { ...bundle } as never, false);
  expect(said.filter((message) => message.includes('outlives'))).toEqual(told);
});
