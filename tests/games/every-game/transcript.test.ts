import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foldJournal } from '../../../src/core/journal/projection';
import type { Guide } from '../../../src/core/play/rules';
import { actionsOn, type TableView } from '../../../src/core/play/view';
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

/** What is wrong with a guide, in words. */
function faults({ title, rule, lines }: Guide, numbers: ReadonlySet<string>): string[] {
  const cited = [rule, ...lines.map((line) => line.rule)];
  return [
    ...(title ? [] : ['no title']),
    ...(lines.length >= 2 && lines.length <= 20 ? [] : [`${title}: ${lines.length} lines`]),
    ...cited.filter((number) => !numbers.has(number)).map((number) => `${title}: no rule ${number}`),
    ...lines.filter(({ text }) => text.length > 120).map(({ text }) => `${title}: too long: ${text}`),
    ...(new Set(lines.map(({ text }) => text)).size === lines.length ? [] : [`${title}: said twice`]),
  ];
}

const namedBy = ({ lines }: Guide): readonly string[] => lines.flatMap(({ action }) => action ?? []);

describe.each(games)('all that the recorded games of $id ask and show', (each) => {
  const { rules, inText, cited } = each.facts.rulebook;
  const found = new Set<string>();
  const meet = (value: unknown) => {
    for (const rule of citedIn(value, inText)) found.add(rule);
  };
  const states = new Set<unknown>();
  const tables: TableView[] = [];
  const guides: Guide[] = [];
  const text = transcriptOf(
    each.game,
    each.guideOf,
    each.registersOf,
    each.recorded,
    meet,
    (state, table, guide) => {
      states.add(state);
      tables.push(table);
      guides.push(guide);
    },
  );

  // Many faults show in no score: a label lost, a hint of another question, an action that stays. UPDATE_FIXTURES writes
  // it anew; its diff is what players will see.
  it('is written down', () => {
    const file = new URL(`../${each.folder}/transcript.txt`, import.meta.url);
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

  describe('say what can be done now: the guide', () => {
    const numbers = new Set(each.digest.map(({ number }) => number));
    const places = each.facts.guide.places([...states]);

    it('is there in every state of a recorded game', () => {
      expect(guides.length).toBeGreaterThan(each.facts.guide.above);
      expect([...new Set(guides.flatMap((guide) => faults(guide, numbers)))]).toEqual([]);
    });

    it('is met in every part by the recorded games', () => {
      expect([...new Set(guides.map(({ title }) => title))].sort()).toEqual(
        [...each.facts.guide.titles].sort(),
      );
    });

    it.each(places)('%s', (_, state) => {
      expect(faults(each.guideOf(state), numbers)).toEqual([]);
    });

    it('names no action that the table never offers', () => {
      const offered = new Set(
        [...tables, ...places.map(([, state]) => each.game.table(state))].flatMap((table) =>
          actionsOn(table).map(({ id }) => id),
        ),
      );
      expect([...new Set(guides.flatMap(namedBy))].filter((id) => !offered.has(id))).toEqual([]);
    });

    it('always names the one thing the table waits for', () => {
      const silent = tables.flatMap(({ heading, main }, i) =>
        main && !guides[i]?.lines.some(({ action }) => action === main.id) ? [`${heading}: ${main.id}`] : [],
      );
      expect(silent).toEqual([]);
    });
  });
});
