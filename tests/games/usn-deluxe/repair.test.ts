import { describe, expect, it } from 'vitest';
import { applyEvent } from '../../../src/games/usn-deluxe/state/apply';
import type { UsnEvent } from '../../../src/games/usn-deluxe/state/bounds';
import { totalOf } from '../../../src/games/usn-deluxe/state/points';
import { launch } from '../../../src/games/usn-deluxe/state/register';
import { initialState, type UsnState } from '../../../src/games/usn-deluxe/state/state';
import { guideOf } from '../../../src/games/usn-deluxe/views/guide/guide';
import { drive } from '../../support/drive';
import { usnDeluxe } from './game';

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

describe('9: a ship with 20 weeks of damage or more moves at half', () => {
  const slow = 'Allied BB-3 moves at half speed: 20 weeks of damage or more.';
  const moving = (weeks: number, step = 'p4'): UsnState => ({
    ...initialState(),
    stage: 'underway',
    cursor: { turn: 12, step },
    ships: [
      launch('a:BB-3', { place: 'Sydney', weeks, fuelled: 11 }),
      launch('a:BB-4', { place: 'Sydney', weeks: 19, fuelled: 11 }),
    ],
  });
  const moves = (state: UsnState) => guideOf(state).lines.filter(({ rule }) => rule === '7(O)');
  it.each([
    [20, 'p4', `4B: Move ships; double where no enemy is near. ${slow}`],
    [19, 'p4', '4B: Move ships; double where no enemy is near.'],
    [20, 'p2', '2B: Move ships; double where no enemy is near.'],
  ])('with %i weeks what can be done in %s says so of the side that moves', (weeks, step, text) =>
    expect(moves(moving(weeks, step)).map((line) => line.text)).toEqual([text]),
  );
  it('in repair it counts what is left', () => {
    const state = moving(20);
    const [first, ...others] = state.ships;
    const repaired = first ? [{ ...first, repairs: 10 }, ...others] : [];
    expect(moves({ ...state, ships: repaired }).map(({ text }) => text)).toEqual([
      '4B: Move ships; double where no enemy is near.',
    ]);
  });
  it.each([
    [20, slow],
    [19, undefined],
  ])('with %i weeks the question who moves says %s', (weeks, hint) => {
    const { prompts } = drive(usnDeluxe, moving(weeks), 'move-ships', { side: 'a' }, [
      ['to', 'other'],
      ['ships', { name: 'Hex 1068', ships: ['a:BB-3'] }],
    ]);
    const form = prompts.find(({ key }) => key === 'ships');
    expect(form?.kind === 'form' && form.hint).toBe(hint);
  });
});
