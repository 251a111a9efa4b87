import { describe, expect, test } from 'vitest';
import { foldJournal } from '../../../src/core/journal/projection';
import { undoTo } from '../../../src/core/journal/undo-to';
import { readDefinition } from '../../../src/own/format/parse';
import { take } from '../../support/play';
import { HOLLOW_RIDGE } from '../format/files';
import { asked, begun, counter, goOn, rowOf, type Seat, stateOf, tap, words } from './small';

const read = readDefinition(HOLLOW_RIDGE);
if (!read.ok) throw new Error(read.problem.message);
const hollow = { ...read.value.definition, hash: 'hollow-ridge' };

/** The first day: Blue attacks across the stream and destroys nothing, Grey shakes and rallies, the ridge is Blue's. */
function firstDay(): Seat {
  const seat = begun(hollow);
  tap(tap(seat, 'end-step'), 'end-step');
  tap(seat, 'act:draw', { 'chit cup': 'corps:b1' });
  const how = { 'mods:ground': ['hill'], 'mods:ground:side': 2, 'mods:half': [] };
  tap(seat, 'act:attack', {
    foe: 'g2',
    'att+def+how': { att: 9, def: 6, ...how },
    'die crt': 6,
    'die leader': [1, 2],
  });
  tap(seat, 'act:draw', { 'chit cup': 'Air 1' });
  tap(seat, 'act:draw', { 'chit cup': 'corps:g2' });
  tap(seat, 'act:rally', { die: 3 });
  tap(seat, 'end-step', { leave: 'end' });
  return tap(seat, 'act:score', { 'ridge+roads': { ridge: 'blue', roads: 2 }, 'die weather': [2, 2] });
}

describe('Hollow Ridge', () => {
  test('an attack goes from odds through shifts, die and code to a leader lost', () => {
    const seat = begun(hollow);
    tap(tap(seat, 'end-step'), 'end-step');
    tap(seat, 'act:draw', { 'chit cup': 'corps:b1' });
    const how = { 'mods:ground': ['hill'], 'mods:ground:side': 2, 'mods:half': [] };
    tap(seat, 'act:attack', { foe: 'g2', 'att+def+how': { att: 9, def: 6, ...how }, 'die crt': 6 });
    expect(asked(seat)).toMatchObject({
      key: 'die leader',
      title: 'Leader: Right Wing',
      count: 2,
      side: 'blue',
    });
    expect(asked(seat)?.working.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Whom: Right Wing',
      'Attack factors: 9',
      'Defence factors: 6',
      'Up the ridge: −1',
      'Each further side attacked from, 2 times: +2',
      'Column shifts: +1',
      'Supply, Blue: 5 (−1)',
      '9 : 6: 3:2',
      'Net shift +1: 2:1',
      'Combat, on 2:1: 6',
      'Combat, 2:1, 6+: DR',
      'Defender retreats 2, loses 1, shaken: DR',
      'Right Wing: strength: 5 (−1)',
      'Right Wing: state: shaken',
    ]);
  });

  test('whom to attack is asked by who attacks, with how each stands', () => {
    const seat = tap(tap(begun(hollow), 'end-step'), 'end-step');
    tap(seat, 'act:draw', { 'chit cup': 'corps:b1' });
    expect(asked(tap(seat, 'act:attack'))).toMatchObject({
      title: 'I Corps: Whom',
      options: [
        { label: 'Left Wing', note: 'strength 8, fresh, leader there' },
        { label: 'Right Wing', note: 'strength 6, fresh, leader there' },
      ],
    });
  });

  test('the first day comes out as it was played', () => {
    const seat = firstDay();
    expect(rowOf(seat, 'corps', 'g2')).toMatchObject({ strength: 5, state: 'fresh', leader: 'lost' });
    expect(counter(seat, 'supply@blue')).toBe(5);
    expect(counter(seat, 'air')).toBe(1);
    expect(counter(seat, 'cut')).toBe(2);
    expect(stateOf(seat).points.vp?.map(({ label, points }) => [label, points])).toEqual([
      ['Right Wing leader lost', 2],
      ['The ridge', 3],
    ]);
    expect(words(seat)[0]).toBe('Score the day: fair');
    // The roads cut cost Grey two of its supply on the second day.
    tap(tap(tap(seat, 'end-step'), 'bring-on'), 'end-step');
    expect(counter(seat, 'supply@grey')).toBe(4);
    expect(rowOf(seat, 'corps', 'b3').state).toBe('fresh');
  });

  test('undo goes back to any entry, to the state that it had', () => {
    const seat = firstDay();
    const { entries } = seat.projection;
    for (const [i, { id }] of entries.entries()) {
      const copy = { ...seat };
      const command = undoTo(copy.game, copy.projection, id);
      expect(command.ok && take(copy, command)).toBeUndefined();
      const before = foldJournal(seat.game, entries.slice(0, i));
      expect(stateOf(copy)).toEqual(before.state);
      expect(asked(copy)?.key).toBe(asked({ ...seat, projection: before })?.key);
    }
    expect(entries.length).toBeGreaterThan(20);
  });

  test('rain takes the air out of the cup, and a column off an attack', () => {
    const seat = begun(hollow);
    while (stateOf(seat).place.turn < 3 || stateOf(seat).place.step !== 'chits') {
      tap(seat, 'end-step');
      if (asked(seat)) goOn(seat, { leave: 'end' });
    }
    expect(stateOf(seat).cups.cup?.in.map(({ name }) => name)).not.toContain('Air');
    tap(seat, 'act:draw', { 'chit cup': 'corps:b1' });
    tap(seat, 'act:attack', { foe: 'g2', 'att+def+how': { att: 12, def: 6 }, 'die crt': 3 });
    expect(words(seat)).toEqual(expect.arrayContaining(['Rain: −1', 'Net shift −1: 3:2']));
  });

  test('a chain of a destroyed corps comes through the watch', () => {
    const seat = tap(firstDay(), 'row:corps', { which: 'g1', row: { 'is:strength': 0 } });
    expect(rowOf(seat, 'corps', 'g1').state).toBe('out');
    expect(stateOf(seat).points.vp?.at(-1)).toMatchObject({ label: 'Left Wing destroyed', points: 4 });
  });
});
