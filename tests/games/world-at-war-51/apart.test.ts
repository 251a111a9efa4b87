import { expect, test } from 'vitest';
import type { Entry } from '../../../src/core/journal/journal';
import type { Answer } from '../../../src/core/play/prompt';
import { worldAtWar } from '../../../src/games/world-at-war-51/game';
import type { WarState } from '../../../src/games/world-at-war-51/state/state';
import { recordedEntries } from '../../support/recorded';
import { playApart } from '../../support/sealed-phones';

/** The recorded game by the other switch of WW-3, both sides with three cards more: the column is the same. */
function bothHidden(): readonly Entry[] {
  const entries: readonly Entry[] = JSON.parse(
    JSON.stringify(RECORDED)
      .replaceAll('"magic":"japan-first"', '"magic":"both-hidden"')
      .replaceAll('"procedure":"magic-jp"', '"procedure":"magic-jp-sealed"'),
  );
  const written = entries.flatMap((entry) =>
    entry.kind === 'v1.Opened' && entry.procedure.startsWith('magic-') ? [entry.id] : [],
  );
  return entries.map((entry) =>
    entry.kind === 'v1.Answered' && written.includes(entry.of)
      ? { ...entry, answers: entry.answers.map(threeMore) }
      : entry,
  );
}

const RECORDED = recordedEntries('world-at-war-51', 'interception');
const threeMore = ({ key, answer }: Answered): Answered => ({
  key,
  answer:
    answer.kind === 'form' ? { kind: 'form', values: { cards: Number(answer.values.cards) + 3 } } : answer,
});
type Answered = { readonly key: string; readonly answer: Answer };

test('[WW-3] where both write their Magic unseen neither phone knows the other’s before both have written', async () => {
  const seen: (readonly [string, number | undefined, number | undefined])[] = [];
  const { phones } = await playApart(
    worldAtWar as never,
    { name: 'sealed', entries: bothHidden() },
    (table) => {
      for (const { me, projection } of table.phones) {
        const { attack } = projection.state as WarState;
        const now = [me.seat, attack?.magicJp, attack?.written ?? attack?.magicUs] as const;
        if (attack?.magicJp !== undefined && !seen.some((was) => was.join() === now.join())) seen.push(now);
      }
    },
  );
  const states = phones.map(({ projection }) => projection.state as WarState);
  const [us] = states;
  const { magicJp = 0, magicUs = 0 } = us?.attack ?? {};
  expect([magicJp, magicUs].every((cards) => cards > 0)).toBe(true);
  // Japan's is written; the US's is, and opens Japan's; then all is opened.
  expect(seen).toEqual([
    ['us', 0, undefined],
    ['jp', magicJp, undefined],
    ['us', magicJp, magicUs],
    ['jp', magicJp, 0],
    ['jp', magicJp, magicUs],
  ]);
  expect(states[1]).toEqual(us);
  expect(us?.attack?.column).toBe(columnIn(RECORDED));
});

function columnIn(entries: readonly Entry[]): unknown {
  const events = entries.flatMap((entry) =>
    'outcome' in entry && entry.outcome ? entry.outcome.events : [],
  );
  return events.find(({ type }) => type === 'v1.MagicSealed')?.column;
}
