import { describe, expect, test } from 'vitest';
import type { Definition } from '../../../src/own/format/definition';
import { readDefinition } from '../../../src/own/format/parse';
import { HOLLOW_RIDGE, LOWMOOR } from './files';

function definitionOf(text: string): Definition {
  const read = readDefinition(text);
  if (!read.ok) throw new Error(read.problem.message);
  return read.value.definition;
}
const byId = <T extends { readonly id: string }>(of: readonly T[], id: string): T => {
  const found = of.find((each) => each.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

const ridge = definitionOf(HOLLOW_RIDGE);
const moor = definitionOf(LOWMOOR);
const bound = (binding: string) => ({ kind: 'bound', binding });
const field = (binding: string, of: string) => ({ kind: 'field', row: bound(binding), field: of });

describe('what the worked files read as', () => {
  test('the head, the track, sides', () => {
    expect(ridge.hash).toBe('');
    expect(ridge.game).toEqual({
      id: 'hollow-ridge',
      title: 'Hollow Ridge',
      edition: 3,
      by: 'A. Author',
      blurb: 'Invented: corps, chits, odds, rain.',
    });
    expect(ridge.turns).toMatchObject({ name: 'Day', first: 1, count: 9, tags: { rain: [3, 4, 7] } });
    expect(ridge.turns.dates).toHaveLength(9);
    expect(moor.turns).toEqual({ name: 'Hour', first: 9, count: 10, dates: [], tags: { dusk: [17, 18] } });
    expect(moor.sides).toEqual([
      { id: 'north', name: 'North' },
      { id: 'south', name: 'South' },
    ]);
  });

  test('what a step owes is what is due, a cup, or an action', () => {
    expect(ridge.steps.map(({ owes }) => owes)).toEqual([
      [{ kind: 'due' }],
      [],
      [{ kind: 'cup', cup: 'cup' }],
      [{ kind: 'action', action: 'score' }],
    ]);
    expect(moor.steps[1]?.repeat).toEqual({ sides: 'first', until: { kind: 'both-pass' } });
  });

  test('rule 1: a name is read by where it stands: answer, counter, modifiers, a field, one side’s counter', () => {
    const attack = byId(ridge.actions, 'attack');
    expect(attack.do).toEqual([
      {
        kind: 'add',
        to: { kind: 'counter', counter: 'supply', side: { kind: 'of', row: bound('own') } },
        amount: -1,
      },
      {
        kind: 'table',
        table: 'crt',
        of: {
          kind: 'product',
          of: [
            { kind: 'answer', ask: 'att' },
            { kind: 'mods', mods: 'half' },
          ],
        },
        to: { kind: 'answer', ask: 'def' },
        shift: 'ground',
        switch: 'odds',
      },
    ]);
    expect(attack.ask[0]).toMatchObject({
      kind: 'pick',
      where: [
        { kind: 'compare', left: field('it', 'side'), is: '!=', right: field('own', 'side') },
        { kind: 'in', left: field('it', 'state'), values: ['fresh', 'shaken'] },
      ],
    });
    expect(ridge.due[0]?.do).toEqual([
      {
        kind: 'set',
        to: { kind: 'field', row: { kind: 'row', list: 'corps', id: 'b3' }, field: 'state' },
        value: { kind: 'text', text: 'fresh' },
      },
    ]);
    expect(byId(moor.actions, 'fire').ask[0]).toMatchObject({
      where: [
        {
          kind: 'compare',
          left: field('it', 'side'),
          is: '=',
          right: { kind: 'side', of: { kind: 'impulse' } },
        },
        { kind: 'in' },
      ],
    });
  });

  test('rule 1: a leader is picked from the list that has what the check reads of it, or passed on', () => {
    const fire = byId(moor.tables, 'fire').means.at(-1);
    expect(fire?.do.at(-1)).toEqual({
      kind: 'if',
      when: [{ kind: 'compare', left: { kind: 'die' }, is: '>=', right: 10 }],
      do: [{ kind: 'check', check: 'leader', who: bound('foe'), led: { kind: 'ask', list: 'gen' } }],
      otherwise: [],
    });
    expect(byId(moor.checks, 'morale').bands[2]?.do.slice(1)).toEqual([
      {
        kind: 'due',
        id: expect.stringMatching(/^e\d+$/),
        in: 1,
        step: 'rally',
        text: 'Routs again unless rallied',
        who: bound('who'),
        do: [],
      },
      { kind: 'check', check: 'leader', who: bound('who'), led: bound('led') },
    ]);
  });

  test('rule 2: columns by odds, total and difference, with their ends', () => {
    expect(byId(ridge.tables, 'crt').columns).toEqual({
      by: 'odds',
      round: 'down',
      heads: ['1:2', '1:1', '3:2', '2:1', '3:1', '4:1', '6:1'],
      below: { kind: 'code', code: 'A2' },
      above: { kind: 'end' },
    });
    expect(byId(moor.tables, 'close').columns).toEqual({
      by: 'difference',
      round: 'down',
      heads: ['..-5', '-4..-2', '-1..1', '2..4', '5..'],
      below: { kind: 'end' },
      above: { kind: 'end' },
    });
    expect(byId(ridge.tables, 'weather').columns).toBeUndefined();
  });

  test('rule 3: rows by what the dice show; a cell for each row and column', () => {
    const weather = byId(ridge.tables, 'weather');
    expect(weather.rows).toEqual({
      by: 'dice',
      dice: { count: 2, sides: 6, from: 1, read: 'sum' },
      heads: ['2..3', '4..10', '11..12'],
    });
    expect(weather.cells).toEqual([['fog'], ['fair'], ['storm']]);
    expect(byId(ridge.tables, 'crt').cells.at(-1)).toEqual(['?', 'D1', 'D1', 'DR', 'DR', 'D2', 'D2']);
  });

  test('rule 4: codes with # speak of their number, and stand for others', () => {
    const means = byId(moor.tables, 'close').means;
    expect(means.map(({ code }) => code)).toEqual(['=', 'A#', 'D#', 'A#R', 'D#R']);
    expect(means[1]?.do).toEqual([{ kind: 'add', to: field('own', 'losses'), amount: { kind: 'hash' } }]);
    expect(means[3]?.do[0]).toEqual({ kind: 'as', code: 'A#' });
  });

  test('rule 5: points have a ledger, an amount, whom they are about, and words', () => {
    expect(byId(ridge.checks, 'leader').bands[0]?.do[1]).toEqual({
      kind: 'points',
      ledger: { kind: 'counter', counter: 'vp' },
      amount: { kind: 'sign', of: 2, row: bound('who') },
      about: bound('who'),
      words: 'leader lost',
    });
    expect(byId(moor.actions, 'close').do[0]).toEqual({
      kind: 'check',
      check: 'morale',
      who: bound('own'),
      unless: 'holds',
      stop: 'The charge is not made.',
    });
  });

  test('rule 6: amounts of halves, of what a picked row has, and of tags and marks', () => {
    expect(byId(ridge.mods, 'half').rows[0]).toEqual({ id: 'dry', say: 'Out of supply', value: 0.5 });
    expect(byId(moor.mods, 'nerve').rows[0]).toEqual({
      id: 'led',
      say: 'Leader with it',
      value: { kind: 'less', of: [0, field('led', 'bonus')] },
      picks: {
        id: 'led',
        list: 'gen',
        where: [
          { kind: 'compare', left: field('it', 'side'), is: '=', right: field('who', 'side') },
          { kind: 'compare', left: field('it', 'fate'), is: '!=', right: { kind: 'text', text: 'killed' } },
        ],
      },
    });
    expect(
      byId(moor.mods, 'fire')
        .rows.slice(4, 6)
        .map(({ when }) => when),
    ).toEqual([
      [{ kind: 'tag', tag: 'dusk', has: true }],
      [{ kind: 'there', what: field('own', 'low'), is: true }],
    ]);
    expect(byId(byId(moor.lists, 'brig').rows, 's2').values).toMatchObject({
      side: 'south',
      losses: 1,
      low: true,
    });
  });

  test('rule 7: a watch binds it to each row of one list', () => {
    expect(moor.watch).toEqual([
      {
        each: 'brig',
        when: [{ kind: 'compare', left: field('it', 'losses'), is: '>=', right: 10 }],
        do: [{ kind: 'set', to: field('it', 'state'), value: { kind: 'text', text: 'gone' } }],
      },
    ]);
  });

  test('chits, what they do, and what is sealed', () => {
    expect(
      ridge.cups[0]?.chits.map((chits) =>
        chits.kind === 'each' ? chits.list : `${chits.name} ${chits.count}`,
      ),
    ).toEqual(['corps', 'Lull 2', 'Air 1']);
    expect(byId(ridge.actions, 'draw').draw?.of[0]).toEqual({
      chit: 'corps',
      do: [{ kind: 'act', row: bound('own') }],
    });
    expect(byId(moor.actions, 'orders')).toMatchObject({
      sealed: { kind: 'own' },
      do: [{ kind: 'note', ask: 'order', opens: { kind: 'answer', ask: 'hour' } }],
    });
  });

  test('rules, terms and ends', () => {
    expect(ridge.words).toEqual({
      rules: [
        {
          number: '4',
          title: 'Supply',
          text: 'Each side has six a day; Grey loses one for each road cut.',
          terms: ['roads', 'cut'],
        },
      ],
      terms: [{ forms: ['chit'], text: 'one corps, or an event, in the cup.', rule: '5' }],
    });
    expect(moor.ends.atLast.map(({ win, say }) => win ?? say)).toEqual(['north', 'south', 'A drawn day']);
  });

  test('what cannot be played yet is told by name and line', () => {
    const read = readDefinition(LOWMOOR);
    expect(read.ok && read.value.unplayed.map(({ message }) => message)).toEqual([
      'Line 7: steps.2.repeat: this version of the app cannot play “repeat” yet.',
      'Line 66: actions.initiative.do.1.versus: this version of the app cannot play “versus” yet.',
      'Line 67: actions.fire.impulse: this version of the app cannot play “impulse” yet.',
      'Line 72: actions.close.impulse: this version of the app cannot play “impulse” yet.',
    ]);
    const ridgeRead = readDefinition(HOLLOW_RIDGE);
    expect(ridgeRead.ok && ridgeRead.value.unplayed).toEqual([]);
  });
});
