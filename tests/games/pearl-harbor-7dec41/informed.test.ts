import { describe, expect, it } from 'vitest';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import { reported } from '../../../src/games/pearl-harbor-7dec41/procedures/detection/contact';
import type { GameState, PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { openObligations } from '../../../src/games/pearl-harbor-7dec41/views/obligations';
import { inPlay, played } from './pearl';

/** The Navy has its confirmation; an Army report waits, and one was dismissed. */
const waiting = (more: Partial<GameState> = {}): PearlState =>
  inPlay({
    command: { army: { reports: 1 }, navy: { reports: 1, confirmed: { turn: 2, impulse: 1 } } },
    reports: [
      { id: 'c1', service: 'army', label: 'Radar', state: 'dismissed' },
      { id: 'c2', service: 'army', label: 'Radar', state: 'open' },
    ],
    ...more,
  });
/** The phase ends with the report unanswered. */
const told = (state: PearlState): PearlState => played(state, 'end-phase', [['leave', 'leave']]).state;

describe('[Confirmed Detection] a service told by the other as the next phase begins', () => {
  it('has its detection, and nothing that was reported to it waits any more', () => {
    const state = told(waiting());
    expect(state.game.command.army.confirmed).toEqual({ turn: 3, impulse: 0 });
    expect(openObligations(state)).toEqual([]);
    expect(pearlHarbor.table(state).main?.id).toBe('end-step');
    expect(played(state, 'report').outcome.events).toEqual([]);
  });

  it('until it is told, its report waits', () => {
    expect(openObligations(waiting()).map(({ label }) => label)).toEqual(['Army report: Radar']);
    expect(pearlHarbor.table(waiting()).main?.id).toBe('report');
  });

  it('a contact of that phase on finds it alerted and is no report', () => {
    const state = told(waiting());
    expect(reported(state, 'army', ['Radar'])).toEqual([]);
  });

  it('believed after all, as 1.0.0 asked for it, it was a conflict; it still is, and changes nothing', () => {
    const state = told(waiting());
    const believed = { type: 'v1.DetectionConfirmed', service: 'army', report: 'c2' };
    const again = pearlHarbor.apply(state, believed);
    expect(again).toEqual({ state, conflict: 'The Army has a confirmed detection already.' });
  });
});
