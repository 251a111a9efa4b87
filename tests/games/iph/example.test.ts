import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { foldJournal } from '../../../src/core/book';
import { iph } from '../../../src/games/iph';
import { iphMeta } from '../../../src/games/iph/meta';
import { totalVp } from '../../../src/games/iph/views/ledger';

const SHIPPED = new URL('../../../src/games/iph/example.json', import.meta.url);
const PLAYED = new URL('./fixtures/to-turn-11.json', import.meta.url);

const lines = (await iphMeta.example?.()) ?? [];
const book = foldJournal(iph, lines);

it('the example folds without a conflict, in the middle of a turn, with battles behind it', () => {
  expect(book.procs.flatMap(({ conflicts }) => conflicts)).toEqual([]);
  expect(book.open).toBeUndefined();
  const battles = book.procs.filter(({ outcome }) =>
    outcome?.events.some(({ type }) => type === 'v1.BattleFought'),
  );
  expect({
    moment: iph.moment(book.state),
    drawn: book.state.drawn,
    main: iph.table(book.state).main?.label,
    battles: battles.length,
    vp: totalVp(book.state),
  }).toEqual({
    moment: 'GT6 · 8 Dec, Afternoon',
    drawn: ['bbrow-fight'],
    main: 'Draw chit',
    battles: 14,
    vp: 4,
  });
});

it('the example is a game as it was played, on the practice tables', () => {
  const played = JSON.parse(readFileSync(PLAYED, 'utf8').replaceAll('"fixture:', '"example:')).entries;
  expect(lines).toEqual(played.slice(0, lines.length));
  const said = JSON.stringify(lines);
  expect(said).toContain('"source":"practice"');
  expect(said).not.toContain('"source":"mapsheet"');
});

it('the example is small', () => {
  expect(gzipSync(readFileSync(SHIPPED)).length).toBeLessThan(20_000);
});
