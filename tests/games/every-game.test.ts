import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { logLines } from '../../src/core/log';
import { isOddsChart } from '../../src/core/pack';
import { registry } from '../../src/games/registry';
import { question, say, type Table } from '../support/play';
import { amendTrial, playTrial } from '../support/trial';
import { trials } from './trials';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Files of the app that know no game: all but the folders of games and the registry. */
function filesOfNoGame(): readonly string[] {
  const below = ['src', 'public', 'tools/vite'].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile())
      .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(root.length)),
  );
  const games = registry.map(({ id }) => `src/games/${id}/`);
  return [...below, 'index.html', 'vite.config.ts'].filter(
    (path) => path !== 'src/games/registry.ts' && !games.some((folder) => path.startsWith(folder)),
  );
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

describe.each(registry.map((meta) => [meta.title, meta] as const))('%s', (_, meta) => {
  it('is named by nothing outside its folder and the registry', () => {
    const named = new RegExp(`\\b(${literally(meta.id)}|${literally(meta.title)})(?!\\w)`, 'i');
    const naming = filesOfNoGame().filter((path) => named.test(readFileSync(root + path, 'latin1')));
    expect(naming).toEqual([]);
  });

  it('says before it is loaded what it then is', async () => {
    const game = await meta.load();
    expect([game.id, game.title]).toEqual([meta.id, meta.title]);
    expect(meta.odds ?? false).toBe(game.charts.some(isOddsChart));
    expect(game.charts.every(({ whole }) => whole === true)).toBe(meta.printed ?? false);
    if (meta.printed) expect(game.practice.cells).toEqual({});
  });
});

it('there are files of no game to look through', () => {
  expect(filesOfNoGame().length).toBeGreaterThan(200);
});

describe('the shared browser tests', () => {
  it('play every game of the registry', () => {
    expect(trials.map(({ meta }) => meta)).toEqual(registry);
  });

  it.each(trials.map((trial) => [trial.meta.title, trial] as const))(
    'have a way through %s',
    async (_, trial) => {
      const { stations, procedure, secret } = trial;
      const asked = Object.values(stations).map((at) => question(at())?.kind ?? 'table');
      expect([...new Set(asked)]).toEqual(expect.arrayContaining(['table', 'form', 'dice']));
      const kinds: string[] = [];
      const table = await playTrial(trial, async ({ kind }) => void kinds.push(kind));
      expect(kinds).toContain('dice');
      expect(question(table)).toBeUndefined();
      const told = () => logLines(table.book).map(({ title, value }) => `${title}: ${value}`);
      const before = told();
      await amendTrial(trial, table, 'Misread');
      expect(told()).toHaveLength(before.length + 1);
      expect(told().slice(0, -1)).not.toEqual(before);
      expect(question(procedure.at())?.secret).toBeUndefined();
      for (const short of secret?.answers ?? []) {
        const sealed = secret?.at() as Table<never>;
        expect(question(sealed)?.secret).toBeDefined();
        say(sealed, short);
      }
    },
  );
});
