import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isOddsChart } from '../../../src/core/charts/odds-chart';
import { TONES } from '../../../src/core/play/tone';
import { registry } from '../../../src/games/registry';
import { games } from './games';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Files of the app that know no game: all but the folders of games and the registry, and pictures, whose bytes say anything. */
function filesOfNoGame(): readonly string[] {
  const below = ['src', 'public', 'tools/vite'].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile() && !each.name.endsWith('.png'))
      .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(root.length)),
  );
  const homes = ['src/own/shipped/', ...registry.map(({ id }) => `src/games/${id}/`)];
  return [...below, 'index.html', 'vite.config.ts'].filter(
    (path) => path !== 'src/games/registry.ts' && !homes.some((folder) => path.startsWith(folder)),
  );
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

it('the registry holds every game there is a folder of, and no other', () => {
  const shipped = games.filter((each) => each.coded);
  expect(registry.map(({ id }) => id).toSorted()).toEqual(shipped.map(({ id }) => id).toSorted());
  expect(registry.filter((meta) => !shipped.some((each) => each.meta === meta))).toEqual([]);
});

it('a game that is shipped has its rulings, and sixty look-ups', () => {
  const lacking = games.filter(({ coded, facts }) => coded && (!facts.rulings || facts.queries));
  expect(lacking.map(({ id }) => id)).toEqual([]);
});

describe.each(games)('$id in the registry', ({ id, meta, game, coded }) => {
  it('has one to six sides, each of a tone of its own', () => {
    const tones = new Set(game.sides.map(({ tone }) => tone));
    expect(tones.size).toBe(game.sides.length);
    expect(tones.size).toBeGreaterThan(0);
    expect([...tones].filter((tone) => !TONES.includes(tone))).toEqual([]);
  });

  it('is the game that its line loads, by the name of its folder', () => {
    expect([meta.id, game.id]).toEqual([id, id]);
    expect(game.title).toBe(meta.title);
    expect(meta.blurb).toMatch(/\.$/);
  });

  it('starts by one of its procedures, each under its own id', () => {
    expect(game.procedures[game.setup]).toBeDefined();
    expect(Object.entries(game.procedures).filter(([key, { id: own }]) => key !== own)).toEqual([]);
  });

  it('has a rule for each of them', () => {
    expect(Object.values(game.procedures).filter(({ rule }) => !rule)).toEqual([]);
  });

  it('has a practice set, marked as such, or prints all its tables, or is a file', () => {
    expect(game.practice.practice).toBe(true);
    expect(Object.keys(game.practice.cells).length === 0).toBe(meta.printed === true || !coded);
  });

  it('offers quick combat where it has a table of odds, and is printed where every chart is', () => {
    expect(meta.odds === true).toBe(game.charts.some(isOddsChart));
    expect(game.charts.every(({ whole }) => whole === true)).toBe(meta.printed === true);
  });

  it('is named by nothing outside its folder and the registry', () => {
    const named = new RegExp(`\\b(${literally(meta.id)}|${literally(meta.title)})(?!\\w)`, 'i');
    const naming = filesOfNoGame().filter((path) => named.test(readFileSync(root + path, 'utf8')));
    expect(naming).toEqual([]);
  });
});

it('there are files of no game to look through', () => {
  expect(filesOfNoGame().length).toBeGreaterThan(200);
});
