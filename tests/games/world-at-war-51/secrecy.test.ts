import { describe, expect, it } from 'vitest';
import { worldAtWar } from '../../../src/games/world-at-war-51/game';
import { EVERYTHING, facesOf, lookTheSame, PLAIN } from './secrecy-runs';

// Whatever shows one of these shows here too; the soak seals each of them by itself.
lookTheSame([['all of it', EVERYTHING]]);

describe('only the level is told', () => {
  /** Columns 0–33 to 40+: all of them reach 7 with a 6, but the throw says no more than that. */
  it('no column is seen through the throw', () => {
    const faces = [0, 3, 5, 7].map((us) => facesOf({ ...PLAIN, us }, { drm: 'level-only' }, 'surprise'));
    for (const { seen } of faces) expect(seen).toEqual(faces[0]?.seen);
  });
});

describe('[51.311] both write their Magic down', () => {
  it('nobody sees Japan’s count before the US has written its own', () => {
    const [one, other] = [0, 1].map((japan) => facesOf({ ...PLAIN, japan }, { magic: 'both-hidden' }));
    expect(one?.seen[0]).toBe(other?.seen[0]);
    expect(one?.seen[1]).not.toBe(other?.seen[1]);
    expect(one?.seen[1]).toContain('0 cards');
  });
});

describe('[51.42] one that tries is shown, and nobody else', () => {
  it('the other keeps its place', () => {
    const told = ['pacific', '4'].map((place) => {
      const { table } = facesOf({ ...PLAIN, a: [5, 5], b: place === 'pacific' ? [4, 3] : [5, 6] });
      return table;
    });
    const faces = told.map((table) => {
      // The interception again, this time with one attempt: as undone and taken anew at the table.
      const state = table.projection.state;
      const run = worldAtWar.procedures.interception?.run(state, {});
      expect(run?.next().value).toMatchObject({ key: 'try-tf-1', secret: 'us' });
      return run;
    });
    const open1 = faces.map((run) => JSON.stringify(run?.next({ kind: 'choice', value: 'yes' }).value));
    expect(open1[0]).toContain('5 or more');
    expect(open1[0]).toBe(open1[1]);
  });
});
