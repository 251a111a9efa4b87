import { expect, it } from 'vitest';
import { CHUNKS, chunkOf, faultsOf } from '../../tools/vite/chunks';

it.each([
  ['src/ui/game/game.tsx', 'play'],
  ['src/ui/ask/prompts/cell.tsx', 'ask'],
  ['src/ui/ask/procedure.tsx', 'asking'],
  ['src/ui/hall/door.tsx', 'hall'],
  ['src/ui/hall/board/board-setup.tsx', 'board'],
  ['src/games/iph/game.ts', 'iph'],
  ['src/games/iph/views/guide/guide.ts', 'iph-papers'],
  ['src/games/usn-deluxe/steps/steps.ts', 'usn-deluxe-steps'],
  ['node_modules/@nats-io/jwt/lib/mod.js', 'organiser'],
  // They go with what imports them.
  ['src/games/iph/procedures/battle/battle.ts', undefined],
  ['src/games/iph/text/digest.ts', undefined],
  ['src/core/journal/projection.ts', undefined],
])('the path of %s leads to the chunk %s', (path, chunk) => {
  expect(chunkOf(path)).toBe(chunk);
});

const chunk = (name: string, more: Partial<Parameters<typeof faultsOf>[0][number]> = {}) => ({
  ...{ name, fileName: `${name}.js`, imports: [], dynamicImports: [], files: [] },
  ...more,
});

/** A file for each path of the table, in the chunk that the table says. */
const PLACED = CHUNKS.trim()
  .split('\n')
  .map((row) => {
    const [name = '', paths = ''] = row.split('|').map((part) => part.trim().replaceAll('*', 'iph'));
    return chunk(name, {
      files: paths.split(' ').map((path) => (path.endsWith('/') ? `${path}x.ts` : path)),
    });
  });
const KEEPER = chunk('long', { files: ['src/app/long-game.ts'], imports: ['shared.js'] });
const SHARED = chunk('shared', { dynamicImports: ['iph.js'] });
const BUILT = [...PLACED, KEEPER, SHARED];
const without = (name: string) => BUILT.filter((each) => each.name !== name);
const changed = (name: string, more: Parameters<typeof chunk>[1]) =>
  BUILT.map((each) => (each.name === name ? { ...each, ...more } : each));

it.each([
  ['all is well', BUILT, []],
  [
    'a path where nothing is any more',
    without('board'),
    ['src/app/hall/board/', 'src/ui/hall/board/'].map(
      (path) => `the chunk board names ${path}, where nothing is`,
    ),
  ],
  [
    'what is kept of long games does not name the code of a game',
    changed('shared', { dynamicImports: [] }),
    ['src/app/long-game.ts outlives a change of iph'],
  ],
  [
    'a game holds what others fetch too',
    changed('iph', { files: ['src/games/iph/game.ts', 'src/core/play/dice.ts'] }),
    ['other games would fetch iph for src/core/play/dice.ts: name it in a chunk before'],
  ],
  [
    'what is kept offline imports what is not',
    changed('log', { imports: ['play.js', 'hall.js'] }),
    ['offline log would lack hall.js: name what they share in a chunk before'],
  ],
])('a build where %s', (_, built, faults) => {
  expect(faultsOf(built).toSorted()).toEqual([...faults].toSorted());
});
