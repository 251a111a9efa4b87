import { describe, expect, it } from 'vitest';
import { foldJournal } from '../../../src/core/journal/projection';
import { iph } from '../../../src/games/iph/game';
import { recordedEntries } from '../../support/recorded';

/** What sets a total, a ship or a count right by hand, or leaves a phase out. */
const BY_HAND = ['ship-lost', 'row-eliminated', 'correct-points', 'correct-forces', 'retire', 'end-step'];
/** Each source of column shifts: terrain, beachhead, concentric, planes of both sides, night, banzai. */
const SHIFTS = [
  /^Terrain/,
  /^Beachhead/,
  /^Concentric/,
  /^Night/,
  /^Banzai/,
  /Japanese plane/,
  /^US: .*carrier plane/,
  /^US: .*Army plane/,
];

describe.each(['until-22', 'to-turn-11'])('%s, a long game', (name) => {
  const { runs, state } = foldJournal(iph, recordedEntries(iph.id, name));
  const events = runs.flatMap(({ outcome }) => outcome?.events ?? []);
  const those = (type: string) => events.filter((event) => event.type === type);

  it('holds at least 15 battles, and every source of shifts', () => {
    expect(those('v1.BattleFought').length).toBeGreaterThanOrEqual(15);
    const shifts = runs.flatMap(({ outcome }) => outcome?.trace.filter(({ kind }) => kind === 'shift') ?? []);
    expect(SHIFTS.filter((shift) => !shifts.some(({ label }) => shift.test(label)))).toEqual([]);
  });

  it('passes every phase of the turns it plays, and draws every chit', () => {
    expect(those('v1.TurnEnded').flatMap(({ skipped }) => skipped as string[])).toEqual([]);
    expect(those('v1.TurnEnded').map(({ turn }) => turn)).toEqual(
      Array.from({ length: state.over ? 11 : state.cursor.turn - 1 }, (_, i) => i + 1),
    );
    expect(new Set(those('v1.ChitDrawn').map(({ chit }) => chit)).size).toBe(7);
  });

  it('has nothing set by hand', () => {
    expect(runs.filter(({ opened }) => BY_HAND.includes(opened.procedure))).toEqual([]);
    const answers = runs.flatMap(({ entries }) => entries.flatMap((entry) => entry.answers));
    expect(answers.filter(({ answer }) => answer.kind === 'dice' && answer.by === 'override')).toEqual([]);
  });
});

it('the 22 points fall on turn 6 or later', () => {
  expect(foldJournal(iph, recordedEntries(iph.id, 'until-22')).state.cursor.turn).toBeGreaterThanOrEqual(6);
});
