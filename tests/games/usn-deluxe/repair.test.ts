import { describe, expect, it } from 'vitest';
import { applyEvent } from '../../../src/games/usn-deluxe/state/apply';
import type { UsnEvent } from '../../../src/games/usn-deluxe/state/bounds';
import { totalOf } from '../../../src/games/usn-deluxe/state/points';
import { launch } from '../../../src/games/usn-deluxe/state/register';
import { initialState, type UsnState } from '../../../src/games/usn-deluxe/state/state';

/** A carrier of capacity 10, in repair since turn 10 with five weeks: whole on turn 15. */
const onTurn = (turn: number): UsnState => ({
  ...initialState(),
  stage: 'underway',
  cursor: { turn, step: 'p5' },
  ships: [{ ...launch('a:CV-6', { place: 'Pearl Harbor', weeks: 5, fuelled: 9 }), repairs: 10, booked: 500 }],
});
const play = (state: UsnState, ...events: readonly UsnEvent[]): UsnState =>
  events.reduce<UsnState>((now, event) => applyEvent(now, event).state, state);
const sunk: UsnEvent = { type: 'v1.ShipLost', ship: 'a:CV-6', worth: 10_000, cause: 'fight' };
const hit: UsnEvent = { type: 'v1.ShipHit', ship: 'a:CV-6', weeks: 10, worth: 10_000 };

describe('9, 24: a ship whose repair has ended, though nobody has read so yet', () => {
  it('is whole: sunk, it gives its full value', () => {
    expect(totalOf(play(onTurn(15), sunk), 'j')).toBe(10_000);
  });
  it('is hit as a whole ship, and sunk after that gives what is left of its value', () => {
    const state = play(onTurn(15), hit);
    expect(state.ships[0]).toMatchObject({ weeks: 10, booked: 1000 });
    expect(totalOf(play(state, sunk), 'j')).toBe(10_000);
  });
  it('and a turn before is damaged still: it gives what its damage has not given', () => {
    expect(totalOf(play(onTurn(14), sunk), 'j')).toBe(9_500);
    expect(play(onTurn(14), hit).ships[0]).toMatchObject({ weeks: 11, booked: 1500 });
  });
});
