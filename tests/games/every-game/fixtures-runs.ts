import { describe, expect, it } from 'vitest';
import { expectPlayed, type GameScripts } from '../../support/fixtures';
import { fixtureFile, recordedNames, shortest } from '../../support/recorded';
import { loadWhole } from '../../support/whole-game';
import { metas } from './metas';

const SCRIPTS = import.meta.glob<{ readonly scripts: GameScripts<unknown> }>('../*/scripts.ts');

const games = await Promise.all(
  metas.map(async ({ id, folder, meta, source }) => {
    const modules = await SCRIPTS[`../${folder}/scripts.ts`]?.();
    if (!modules) throw new Error(`tests/games/${folder}/scripts.ts is missing: every game has it`);
    return { id, game: await loadWhole(meta), source, ...modules.scripts };
  }),
);

/** Plays the scripts again: all of them, or of each game the shortest. */
export function playScripts(which: 'all' | 'the shortest'): void {
  describe.each(games)('the scripts of $id', ({ id, game, source, fixtures, example }) => {
    const few = which === 'all' ? undefined : [shortest(id)];

    it.each(Object.entries(fixtures).filter(([name]) => few?.includes(name) ?? true))(
      '%s: the script plays what is recorded',
      (name, script) => expectPlayed(game, script, 'fixture', fixtureFile(id, name)),
    );

    it('the example is what its script plays', () =>
      expectPlayed(game, example, 'example', new URL('example.json', source)));

    it('nothing is recorded that no script plays', () => {
      expect(recordedNames(id)).toEqual(Object.keys(fixtures).toSorted());
    });
  });
}
