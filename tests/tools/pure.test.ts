import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { APART } from '../pure';

it('no test that shares its modules with others replaces one', () => {
  const root = new URL('../../', import.meta.url);
  const replacing = ['core', 'games', 'kit'].flatMap((folder) =>
    readdirSync(new URL(`tests/${folder}/`, root), { recursive: true, encoding: 'utf8' })
      .map((file) => `tests/${folder}/${file}`)
      .filter((file) => file.endsWith('.test.ts'))
      .filter((file) =>
        /\bvi\.(mock|doMock|stubGlobal|stubEnv)\(/.test(readFileSync(new URL(file, root), 'utf8')),
      ),
  );
  expect(replacing).toEqual(APART);
});
