import { describe, expect, test } from 'vitest';
import { readDefinition } from '../../../src/own/format/parse';
import { ownMeta } from '../../../src/own/meta';
import { HOLLOW_RIDGE } from '../format/files';
import { begun, definition, doing, stateOf, tap } from './small';

const read = readDefinition(HOLLOW_RIDGE);
if (!read.ok) throw new Error(read.problem.message);
const hollow = { ...read.value.definition, hash: 'hollow' };
const meta = ownMeta([hollow]);

/** A game of Hollow Ridge in which I Corps is drawn and has attacked. */
function played() {
  const seat = tap(tap(begun(hollow), 'end-step'), 'end-step');
  tap(seat, 'act:draw', { 'chit cup': 'corps:b1' });
  return tap(seat, 'act:attack', {
    foe: 'g2',
    'att+def+how': { att: 18, def: 6 },
    'die crt': 5,
    'die leader': [1, 2],
  });
}

describe('rules and terms', () => {
  test('are the author’s words; what is cited without words is named; last what the app keeps', async () => {
    const digest = (await meta.digest?.()) ?? [];
    expect(digest.find(({ number }) => number === '4')).toMatchObject({
      title: 'Supply',
      text: expect.stringContaining('six a day'),
    });
    expect(digest.find(({ number }) => number === '7.4')).toMatchObject({ title: 'Combat' });
    expect(digest.at(-1)).toMatchObject({
      number: 'Own game',
      text: expect.stringContaining('The map and the cards'),
    });
    expect((await meta.terms?.())?.map(({ term, rule }) => [term, rule])).toEqual([['chit', '5']]);
  });

  test('every rule that a question, a line or a view cites is there', async () => {
    const numbers = new Set((await meta.digest?.())?.map(({ number }) => number));
    const seat = played();
    const cited = new Set<string>();
    JSON.stringify(
      [seat.game.table(stateOf(seat)), seat.projection.runs, seat.game.ledgers(stateOf(seat))],
      (key, value) => {
        if (key === 'rule' && typeof value === 'string') cited.add(value);
        return value;
      },
    );
    expect(cited.size).toBeGreaterThan(5);
    expect([...cited].filter((rule) => !numbers.has(rule))).toEqual([]);
  });
});

describe('views', () => {
  test('of many actions and counters a few stand at hand, the way on among them, and each is there once', () => {
    const many = (count: number, make: (i: number) => unknown) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`x${i}`, make(i)]));
    const seat = begun(
      definition({
        counters: many(30, (i) => ({ name: `Counter ${i}`, start: i, min: 0, max: 99 })),
        actions: many(20, (i) => ({
          ...{ title: `Action ${i}`, step: 'main', do: [{ say: 'Done.' }] },
          ...(i % 2 && { when: [['turn', '>', 2]] }),
        })),
      }),
    );
    const { main, actions, panels } = seat.game.table(stateOf(seat));
    expect(actions).toHaveLength(4);
    expect(actions.map(({ id }) => id)).toContain('end-step');
    const listed = panels.flatMap((panel) => (panel.kind === 'actions' ? [panel] : []));
    expect(listed.map(({ title }) => title)).toEqual(['More to do', 'Not now']);
    const ids = [main, ...actions, ...listed.flatMap((panel) => panel.actions)].map((one) => one?.id);
    expect(ids.toSorted()).toEqual(
      ['end-step', ...Array.from({ length: 20 }, (_, i) => `act:x${i}`)].toSorted(),
    );
    const facts = panels.flatMap((panel) => (panel.kind === 'facts' ? [panel] : []));
    expect(facts.map(({ title, folded, rows }) => [title, folded, rows.length])).toEqual([
      ['Counters', undefined, 12],
      ['More counters', true, 18],
    ]);
  });

  test('the register has each side’s rows, who acts, and how they stand', async () => {
    const registers = await meta.registers?.load();
    const [corps] = registers?.(stateOf(played())) ?? [];
    expect(corps?.groups.map(({ label, side }) => [label, side])).toEqual([
      ['Blue', 'blue'],
      ['Grey', 'grey'],
    ]);
    expect(corps?.groups[0]?.entries[0]).toMatchObject({
      name: 'I Corps',
      notes: ['acting'],
      facts: [
        { label: 'strength', value: '9' },
        { label: 'state', value: 'fresh' },
        { label: 'leader', value: 'there' },
      ],
    });
    expect(corps?.actions[0]?.procedure).toBe('row:corps');
  });

  test('the guide says what can be done now, and what stays with people', async () => {
    const guide = (await meta.guide?.())?.(stateOf(played()));
    expect(guide?.title).toBe('Chits');
    expect(guide?.lines[0]).toMatchObject({ text: 'Attack', must: true, side: 'blue', rule: '7' });
    expect(guide?.lines.map(({ text }) => text)).toContain(
      'Move your pieces on the map, and play your cards: the app knows neither.',
    );
  });

  test('the report counts by side where each has a ledger, and lists the points', async () => {
    const seat = played();
    const report = await meta.report?.();
    const told = seat.projection.runs.flatMap(({ outcome, moment, title }) =>
      outcome ? [{ ...outcome, moment, title, amended: false }] : [],
    );
    const [points, done] = report?.tables(told, (side) => side) ?? [];
    expect(points?.rows).toEqual([['Right Wing leader lost', 'Day 1 · 1 May', '+2']]);
    expect(done?.rows).toContainEqual(['Attack: I Corps, Right Wing', 'Day 1 · 1 May', 'DR']);
    expect(report?.turn(stateOf(seat))).toBe('1');
    const each = { vp: { name: 'Points', each: 'side', ledger: true, start: 0, min: 0, max: 9 } };
    const both = definition(doing([{ points: ['vp@red', 2, '', 'Town'] }], { counters: each }));
    const scored = tap(begun(both), 'act:act');
    expect((await ownMeta([both]).report?.())?.scores?.(stateOf(scored))).toEqual({ red: 2, blue: 0 });
    expect(scored.game.ledgers(stateOf(scored)).map(({ title }) => title)).toEqual([
      'Points, Red',
      'Points, Blue',
    ]);
  });

  test('the low and the high of a counter are said at it', () => {
    const shot = {
      shot: { name: 'Shot', start: 2, min: 0, max: 9, low: [2, 'Low: 1 off'], high: [8, 'Plenty'] },
    };
    const seat = begun(definition({ counters: shot }));
    const facts = () => seat.game.table(stateOf(seat)).panels.find(({ title }) => title === 'Counters');
    expect(facts()).toMatchObject({ rows: [{ label: 'Shot', value: '2 · Low: 1 off' }] });
    tap(seat, 'counter:shot', { counter: { shot: 9 } });
    expect(facts()).toMatchObject({ rows: [{ label: 'Shot', value: '9 · Plenty' }] });
  });
});

describe('by hand', () => {
  test('a row is put right, added, and taken off', () => {
    const seat = tap(begun(definition()), 'row:unit', {
      which: 'b1',
      row: { name: 'Blue Guards', 'is:strength': 9, 'is:dug': 'no' },
    });
    expect(stateOf(seat).rows.unit?.[1]).toEqual({
      id: 'b1',
      name: 'Blue Guards',
      values: { side: 'blue', strength: 9, state: 'fresh', dug: false },
    });
    tap(seat, 'row:unit', { which: '+', row: { name: 'Red Guns', 'is:side': 'red', 'is:strength': 2 } });
    expect(stateOf(seat).rows.unit?.[2]).toMatchObject({ id: 'unit 1', name: 'Red Guns' });
    tap(seat, 'row:unit', { which: 'r1', row: { stays: 'no' } });
    expect(stateOf(seat).rows.unit?.map(({ name }) => name)).toEqual(['Blue Guards', 'Red Guns']);
  });

  test('counters of each side, points with their reason, and a house rule', () => {
    const parts = {
      counters: {
        shot: { name: 'Shot', each: 'side', start: 5, min: 0, max: 9 },
        vp: { name: 'Points', each: 'side', ledger: true, start: 0, min: -9, max: 9 },
      },
      switches: { odds: { name: 'Odds', of: { cap: 'Cap', real: 'Real' } } },
    };
    const seat = tap(begun(definition(parts)), 'counter:shot', { counter: { 'shot@blue': 1 } });
    expect(stateOf(seat).counters['shot@blue']?.value).toBe(1);
    expect(stateOf(seat).counters['shot@red']?.value).toBe(5);
    tap(seat, 'points:vp', { correction: { side: 'vp@blue', points: -2, reason: 'Misread' } });
    expect(stateOf(seat).points['vp@blue']).toMatchObject([{ label: 'Misread', points: -2 }]);
    tap(seat, 'house-rules', { house: { odds: 'real' } });
    expect(stateOf(seat).switches.odds).toBe('real');
  });

  test('points that nothing in the file gives are counted from the table, others are corrected', () => {
    const points = (does: readonly unknown[]) => {
      const seat = begun(
        definition({
          counters: { vp: { name: 'Points', ledger: true, start: 0, min: -9, max: 9 } },
          actions: { take: { title: 'Take it', do: does } },
        }),
      );
      const { main, actions } = seat.game.table(stateOf(seat));
      const offers = [main, ...actions].map((action) => action?.label);
      tap(seat, 'points:vp', { correction: { points: 3, reason: 'The bridge' } });
      return [offers.includes('Points'), stateOf(seat).points.vp?.map(({ label }) => label)];
    };
    expect(points([{ say: 'Take it.' }])).toEqual([true, ['The bridge']]);
    expect(points([{ points: ['vp', 2] }])).toEqual([false, ['Correction: The bridge']]);
    expect(points([{ if: [['turn', '>', 5]], do: [{ add: ['vp', 2] }] }])).toEqual([
      false,
      ['Correction: The bridge'],
    ]);
  });
});
