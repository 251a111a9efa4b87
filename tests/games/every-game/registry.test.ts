import { describe, expect, it } from 'vitest';
import { registry } from '../../../src/games/registry';
import { games } from './games';

it('the registry holds every game there is a folder of, and no other', () => {
  expect(registry.map(({ id }) => id).toSorted()).toEqual(games.map(({ id }) => id).toSorted());
  expect(registry.filter((meta) => !games.some((each) => each.meta === meta))).toEqual([]);
});

describe.each(games)('$id in the registry', ({ id, meta, game }) => {
  it('is the game that its line loads, by the name of its folder', () => {
    expect([meta.id, game.id]).toEqual([id, id]);
    expect(game.title).toBe(meta.title);
    expect(meta.blurb).toMatch(/\.$/);
  });

  it('starts by one of its procedures, each under its own id', () => {
    expect(game.procedures[game.setup]).toBeDefined();
    expect(Object.entries(game.procedures).filter(([key, { id: own }]) => key !== own)).toEqual([]);
  });

  it('has a practice set, marked as such, or prints all its tables', () => {
    expect(game.practice.practice).toBe(true);
    expect(Object.keys(game.practice.cells).length === 0).toBe(meta.printed === true);
  });
});
