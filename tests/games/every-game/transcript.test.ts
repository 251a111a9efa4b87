import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foldJournal } from '../../../src/core/journal/projection';
import { citedIn } from '../../support/citations';
import { transcriptOf } from '../../support/transcript';
import { type GameUnderTest, games } from './games';

const DATA = import.meta.glob('../../../src/games/*/data/**/*.ts');

/** What a game cites before it is played: its charts and procedures, the tables of its data, and the example's state on paper. */
async function toldApart({ id, game, meta, example }: GameUnderTest): Promise<readonly unknown[]> {
  const data = Object.entries(DATA).filter(([path]) => path.includes(`/games/${id}/`));
  const tables = await Promise.all(data.map(([, load]) => load()));
  const sheet = await meta.sheet?.();
  return [
    game.charts,
    game.procedures,
    tables,
    sheet?.start,
    sheet?.describe(foldJournal(game, example).state),
  ];
}

describe.each(games)('all that the recorded games of $id ask and show', (each) => {
  const { rules, inText, cited } = each.facts.rulebook;
  const found = new Set<string>();
  const meet = (value: unknown) => {
    for (const rule of citedIn(value, inText)) found.add(rule);
  };
  const text = transcriptOf(each.game, each.guideOf, each.registersOf, each.recorded, meet);

  // Many faults show in no score: a label lost, a hint of another question, an action that stays. UPDATE_FIXTURES writes
  // it anew; its diff is what players will see.
  it('is written down', () => {
    const file = new URL(`../${each.id}/transcript.txt`, import.meta.url);
    if (process.env.UPDATE_FIXTURES) writeFileSync(file, text);
    const pages = text.split('\n\n');
    const known = readFileSync(file, 'utf8').split('\n\n');
    const first = pages.findIndex((page, at) => page !== known[at]);
    expect(pages[first]).toBe(known[first]);
    expect(pages).toHaveLength(known.length);
  });

  it('cites rules that there are, as does what the game holds, and as many as are known', async () => {
    meet(await toldApart(each));
    expect([...found].filter((rule) => !rules.includes(rule))).toEqual([]);
    expect(found.size).toBe(cited);
  });
});
