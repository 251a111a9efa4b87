import { describe, expect, it } from 'vitest';
import type { Guide } from '../../../src/core/play/rules';
import { actionsOn } from '../../../src/core/play/view';
import { recordedStates } from '../../support/recorded';
import { games } from './games';

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

describe.each(games)('what can be done now in $id', ({ game, digest, guideOf, facts }) => {
  const numbers = new Set(digest.map(({ number }) => number));
  const recorded = recordedStates(game);
  // A state stands for as long as nothing is decided.
  const states = [...new Set(recorded)];
  const guides = states.map((state) => guideOf(state));
  const tables = states.map((state) => game.table(state));
  const places = facts.guide.places(states);

  it('is there in every state of a recorded game', () => {
    expect(recorded.length).toBeGreaterThan(facts.guide.above);
    expect([...new Set(guides.flatMap((guide) => faults(guide, numbers)))]).toEqual([]);
  });

  it('is met in every part by the recorded games', () => {
    expect([...new Set(guides.map(({ title }) => title))].sort()).toEqual([...facts.guide.titles].sort());
  });

  it.each(places)('%s', (_, state) => {
    expect(faults(guideOf(state), numbers)).toEqual([]);
  });

  it('names no action that the table never offers', () => {
    const offered = new Set(
      [...tables, ...places.map(([, state]) => game.table(state))].flatMap((table) =>
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
