import { describe, expect, it } from 'vitest';
import { ENDS } from '../../../src/games/iph/data/ends';
import { iph } from '../../../src/games/iph/game';
import { endReached } from '../../../src/games/iph/state/ends';
import { totalVp } from '../../../src/games/iph/state/points';
import { type IphState, initialState } from '../../../src/games/iph/state/state';
import { drive } from '../../support/drive';
import { applyAll, atTurn, expected, named } from '../../support/iph';

type EndRow = {
  rule: string;
  name: string;
  firstScored: boolean;
  vp: number;
  markers: number;
  turn11Ended: boolean;
  expect: { winner: 'jp' | 'us' | null; end: string | null };
};

function stateFor(row: EndRow): IphState {
  if (!row.firstScored) return { ...initialState(), begun: true, order: ['1630', '1631', '1632'] };
  const markers = ['1630', '1631', '1632'].map((hex, i) => ({
    hex,
    marker: i < row.markers,
    held: i < row.markers,
  }));
  const state = atTurn(row.turn11Ended ? 11 : 7, { beachheads: markers, over: row.turn11Ended });
  const points = row.vp - totalVp(state);
  return points ? applyAll(state, [{ type: 'v1.PointsCorrected', label: 'test', points }]) : state;
}

describe('[4.2] how the game ends', () => {
  it.each(named(expected<EndRow>('ends')))('%s', (_, row) => {
    const state = stateFor(row);
    const end = endReached(state);
    expect({ winner: end?.winner ?? null, end: end?.id ?? null }).toEqual(row.expect);
    const { verdict, main } = iph.table(state);
    expect(verdict !== undefined).toBe(row.expect.end !== null);
    if (row.expect.end) expect(main?.procedure).toBe('record-end');
  });

  const won = applyAll(atTurn(6), [{ type: 'v1.PointsCorrected', label: 'test', points: 20 }]);

  it('is announced at once, recorded with one tap, and struck like any line', () => {
    expect(iph.table(won).verdict).toMatchObject({ label: 'Japan wins', side: 'jp', recorded: false });
    const { outcome } = drive(iph, won, 'record-end', {}, []);
    const ended = applyAll(won, outcome.events);
    expect(ended.ended).toEqual({ end: 'vp-22', winner: 'jp' });
    expect(iph.table(ended)).toMatchObject({ verdict: { recorded: true }, obligations: [] });
    expect(iph.table(ended).main).toBeUndefined();
  });

  it('opens what was still sealed', () => {
    const { outcome } = drive(iph, won, 'record-end', {}, []);
    const placed = { ...won, cursor: { turn: 9, step: 'carrier-warfare' } };
    const tags = ['landing-order', 'jp-disposition'].map(
      (id) => iph.procedures[id]?.secret?.(placed, {})?.tag,
    );
    expect(outcome.reveals).toEqual(expect.arrayContaining(tags));
  });

  it('played on after, it is not called again; another end still is', () => {
    const after = applyAll(won, drive(iph, won, 'play-on', { end: 'vp-22' }, []).outcome.events);
    expect(iph.table(after).verdict).toBeUndefined();
    expect(iph.table(after).main).toBeDefined();
    const none = after.beachheads.map((beachhead) => ({ ...beachhead, marker: false }));
    expect(endReached({ ...after, beachheads: none })?.id).toBe('no-beachhead');
  });

  it('[4.2] the end of turn 11 is Japan’s where it holds its 22 points, played on after or not', () => {
    const late = { ...won, cursor: { turn: 11, step: 'operations' } };
    const after = applyAll(late, drive(iph, late, 'play-on', { end: 'vp-22' }, []).outcome.events);
    const over = applyAll(after, [{ type: 'v1.TurnEnded', turn: 11, skipped: [] }]);
    expect(endReached(over)).toMatchObject({ id: 'gt-11', winner: 'jp' });
    expect(iph.table(over).verdict).toMatchObject({
      label: 'Japan wins',
      why: 'Turn 11 is over and Japan has 23 points',
    });
    const fewer = applyAll(over, [{ type: 'v1.PointsCorrected', label: 'test', points: -2 }]);
    expect(iph.table(fewer).verdict).toMatchObject({
      label: 'US wins',
      why: 'Turn 11 is over with 21 of 22 points',
    });
  });

  it('once recorded, says why it was that end', () => {
    const over = atTurn(11, { over: true, ended: { end: 'gt-11', winner: 'us' } });
    const more = applyAll(over, [{ type: 'v1.PointsCorrected', label: 'test', points: 20 }]);
    expect(iph.table(more).verdict).toMatchObject({ label: 'US wins', why: 'Turn 11 was over' });
    const conceded = { ...won, ended: { end: 'jp-concedes', winner: 'us' } } as IphState;
    expect(iph.table(conceded).verdict).toMatchObject({ label: 'US wins', why: 'Japan concedes' });
  });

  it.each([
    ['us-concedes', 'jp', 'Japan wins'],
    ['jp-concedes', 'us', 'US wins'],
    ['agreed', 'nobody', 'Nobody wins'],
  ])('%s', (end, winner, label) => {
    const state = atTurn(3);
    const { outcome } = drive(iph, state, 'stop-game', {}, [['how', end]]);
    expect(applyAll(state, outcome.events).ended).toEqual({ end, winner });
    expect(iph.table(applyAll(state, outcome.events)).verdict?.label).toBe(label);
  });

  it('knows seven ends', () => {
    expect(ENDS).toHaveLength(7);
  });
});
