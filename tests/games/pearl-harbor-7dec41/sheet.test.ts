import { describe, expect, it } from 'vitest';
import { sheetText } from '../../../src/core/play/sheet';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import type { PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { pearlSheet } from '../../../src/games/pearl-harbor-7dec41/views/sheet/sheet';
import { recordedStates } from '../../support/recorded';
import { inPlay, played } from './pearl';

import { typeBack, typeRecordedBack } from './sheet-typed';

describe('the state sheet', () => {
  // The soak types all of them.
  it('typed back, the table stands as it stood, after one line in 27 of all recorded games', () =>
    typeRecordedBack(27));

  it.each([1, 2, 3])('game %i comes after one false alarm less', (no) => {
    const spending = [{ what: 'pby', service: 'navy', count: 4, mvps: 4, when: '' }] as const;
    const past = [1, 2].slice(0, no - 1).map((each) => ({ no: each, spending }));
    const state = inPlay();
    const back = typeBack(pearlSheet.describe({ ...state, past, game: { ...state.game, no } }));
    expect(back.past.map((each) => each.no)).toEqual([[], [1], [1, 2]][no - 1]);
  });

  it('a series that has ended leads to the next one, with the games won', () => {
    const ended = recordedStates(pearlHarbor)
      .filter((state) => state.ended)
      .at(-1);
    if (!ended) throw new Error('no series has ended');
    const back = typeBack(pearlSheet.describe(ended));
    expect([back.series, back.game.no, back.game.stage]).toEqual([ended.series + 1, 1, 'set-up']);
  });

  it('tells nothing that is sealed', () => {
    const plan = {
      mission: 'attack',
      miniSubs: 3,
      invasion: true,
      entry: 'North-west',
      loads: 'Akagi bombs',
    } as const;
    const spending = [{ what: 'pby', service: 'navy', count: 9, mvps: 9, when: '' }] as const;
    const secret = inPlay({
      plan,
      spending,
      inHarbour: ['enterprise'],
      left: ['enterprise'],
      arrived: ['lexington'],
    });
    const bare = inPlay({
      plan: { ...plan, mission: 'false-alarm', miniSubs: 0, invasion: false, entry: '', loads: '' },
    });
    const text = (state: PearlState) => JSON.stringify(pearlSheet.describe(state));
    expect(text({ ...secret, joint: [1] })).toBe(text(bare));
    expect(pearlSheet.describe(bare).sealed.map(({ label }) => label)).toEqual([
      'Plan of the game',
      'Carriers in harbour, gone and arrived',
      'Mvps of this game and joint centre',
    ]);
  });

  it('what it does not tell is sealed again by the US, once', () => {
    const back = typeBack(pearlSheet.describe(inPlay()));
    expect(pearlHarbor.table(back).obligations.map(({ label }) => label)).toEqual([
      'US secrets of the state sheet',
    ]);
    const { prompts, state } = played(back, 'secrets-again', [
      ['secrets', { mvps: 5, joint: '1', harbour: ['enterprise'], arrived: ['lexington'] }],
    ]);
    expect(prompts.every(({ secret }) => secret === 'us')).toBe(true);
    expect(state.joint).toEqual([1]);
    expect(state.game).toMatchObject({ inHarbour: ['enterprise'], arrived: ['lexington'] });
    expect(state.game.spending.map(({ mvps }) => mvps)).toEqual([5]);
    expect(pearlHarbor.table(state).obligations).toEqual([]);
  });

  it('low dice of 1.0.0 come along (PH-1), and a switch from after it by what it means there', () => {
    const old = inPlay({}, { faces: 'low' });
    const { homeless: _, ...before } = old.house;
    const back = typeBack(pearlSheet.describe({ ...old, house: before as typeof old.house }));
    expect(back.house).toMatchObject({ faces: 'low', homeless: 'elsewhere' });
    expect(typeBack(pearlSheet.describe(inPlay())).house).not.toHaveProperty('faces');
  });

  it('reads as text', () => {
    const table = pearlHarbor.table(inPlay());
    const head = { game: 'G', title: 'T', written: 'now', table, acting: undefined, asking: undefined };
    expect(sheetText(head, pearlSheet.describe(inPlay()))).toContain('Oklahoma: whole in harbour');
  });
});
