import { describe, expect, it } from 'vitest';
import { type OpenQuestion, openQuestion, strike } from '../../../src/core/journal/commands';
import { foldJournal } from '../../../src/core/journal/projection';
import type { Spread } from '../../../src/core/journal/shares';
import { type ColumnShift, spreadOf } from '../../../src/core/journal/spread';
import { iph } from '../../../src/games/iph/game';
import { packOf } from '../../support/iph';
import { open, question, say, type Table, take } from '../../support/play';
import { countSpreads, HEADS, KINDS, type Kind, packFor, spread, stateOf, tableAt } from './spread-counted';

// Every kind, every column and every net shift, but few of them with each other; the soak counts all together.
countSpreads(
  (kind, column, net) =>
    (column + net + 4) % 2 === 0 && (column + (column + net + 4) / 2) % KINDS.length === kind,
  'dice alike',
);

describe('what is not known', () => {
  const [japan] = KINDS;
  const cells = { 'tec shift clear': 0, 'crt 2:1 1': { attacker: 1, defender: 0 } };
  const at = (marks: readonly string[], shift: ColumnShift, more = {}) =>
    spread(tableAt(japan as Kind, 24, packOf({ ...cells, ...more })), marks, shift);

  it('counts cells that nobody has read as ways, and never as a zero', () => {
    expect(at([], 0)).toEqual({
      kind: 'spread',
      column: '2:1',
      ways: 6,
      shares: [
        { name: '1/0', losses: { attacker: 1, defender: 0 }, ways: 1 },
        { name: '2/1', losses: { attacker: 2, defender: 1 }, ways: 1 },
      ],
      unknown: 4,
      expected: { attacker: 1.5, defender: 0.5 },
    });
    expect(at([], 1)).toEqual({ kind: 'spread', column: '3:1', ways: 6, shares: [], unknown: 6 });
  });

  it('knows a part of a banzai by the columns it may come to', () => {
    const { ways, unknown } = at(['banzai'], 0) as Spread;
    expect([ways, unknown]).toEqual([36, 34]);
  });

  it('reads a cell on record though the pack has lost it', () => {
    const pack = packOf({ 'tec shift clear': 0 });
    const table = tableAt(japan as Kind, 24, pack);
    say(table, 3, '0/3');
    const rolled = table.projection.entries.find(
      (entry) => entry.kind === 'v1.Answered' && entry.answers.some(({ key }) => key === 'crt'),
    );
    take(table, strike(table.projection, [rolled?.id ?? '']));
    table.pack = pack;
    expect(spread(table, [], 0)).toMatchObject({
      shares: [{ losses: { attacker: 0, defender: 3 }, ways: 1 }, { losses: { attacker: 2, defender: 1 } }],
      unknown: 4,
    });
    expect(spread(table, [], 1)).toMatchObject({ shares: [], unknown: 6 });
  });
});

it('of losses is offered before the combat die and the die for the night columns; before the night table, of what it says', () => {
  const pack = packFor(0, 'for');
  const asked = KINDS.map((kind) => {
    const prompt = question(tableAt(kind, 24, pack));
    return prompt?.kind === 'dice' && [prompt.key, prompt.rollPreview];
  });
  const odds = { attack: 24, defence: 12, labels: HEADS, shift: 0, reading: 'cap-then-shift' };
  const rollPreview = { chart: 'crt', column: '2:1', odds };
  expect(asked).toEqual([
    ['crt', rollPreview],
    ['crt', rollPreview],
    ['crt', rollPreview],
    ['crt', rollPreview],
    ['night-columns', rollPreview],
    ['night-columns', rollPreview],
  ]);
  const night = KINDS.find(({ turn }) => turn === 4) as Kind;
  const projection = { ...foldJournal(iph, []), state: stateOf(night) };
  const table = { game: iph, projection, pack, now: 1_000 };
  open(table, 'battle', { attacker: 'jp' });
  say(table, { attack: 24, defence: 12, terrain: 'clear' });
  expect(question(table)?.key).toBe('night-table');
  expect(spread(table as unknown as Table<unknown>, [], 0)).toMatchObject({
    ways: 6,
    unknown: 5,
    shares: [{ name: 'for Japan', ways: 1 }],
  });
});

describe('[12.1] with the banzai die on the table', () => {
  const [, , attack, defence] = KINDS as readonly Kind[];
  const sharesWith = (kind: Kind | undefined, faces: readonly number[]) => {
    const { game, projection, pack } = tableAt(kind as Kind, 24, packFor(0, 'for'));
    const asked = openQuestion(game, projection, pack) as OpenQuestion;
    const lying = { faces, next: faces.indexOf(0) };
    const found = spreadOf(game, asked, pack, ['banzai'], 0, lying);
    return found?.kind === 'spread'
      ? { ways: found.ways, shares: new Map(found.shares.map(({ name, ways }) => [name, ways])) }
      : undefined;
  };

  it.each([
    ['in attack', attack],
    ['in defence', defence],
  ])(
    '%s only what the columns of this die say can come, and all six of them add up to what was there before',
    (_, kind) => {
      const before = sharesWith(kind, [0, 0]);
      const sum = new Map<string, number>();
      for (let face = 1; face <= 6; face += 1) {
        const { ways, shares = [] } = sharesWith(kind, [face, 0]) ?? {};
        expect(ways).toBe(6);
        for (const [name, some] of shares) sum.set(name, (sum.get(name) ?? 0) + some);
      }
      expect(before?.ways).toBe(36);
      expect(sum).toEqual(before?.shares);
      expect(sharesWith(kind, [6, 0])?.shares.size).toBeLessThan(sum.size);
    },
  );
});
