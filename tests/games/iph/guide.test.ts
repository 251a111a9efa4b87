import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { extendBook, foldJournal } from '../../../src/core/book';
import type { Entry } from '../../../src/core/journal';
import type { Guide } from '../../../src/core/rules';
import { stepsOfTurn } from '../../../src/core/sequence';
import type { Action, TableView } from '../../../src/core/view';
import { iph } from '../../../src/games/iph';
import { guideOf } from '../../../src/games/iph/guide';
import { iphMeta } from '../../../src/games/iph/meta';
import { SEQUENCE, TURNS } from '../../../src/games/iph/rules/sequence';
import { type IphState, initialState } from '../../../src/games/iph/state/state';

const folder = new URL('./fixtures/', import.meta.url);
const load = (name: string): readonly Entry[] =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8')).entries;

const numbers = new Set(((await iphMeta.digest?.()) ?? []).map(({ number }) => number));

function actionsOf({ main, actions, panels }: TableView): readonly Action[] {
  const inPanels = panels.flatMap((panel) =>
    panel.kind === 'actions' ? panel.actions : panel.kind === 'cup' && panel.draw ? [panel.draw] : [],
  );
  return [...(main ? [main] : []), ...actions, ...inPanels];
}

/** What is wrong with a guide, in words. */
function faults({ title, rule, lines }: Guide): string[] {
  const cited = [rule, ...lines.map((line) => line.rule)];
  return [
    ...(title ? [] : ['no title']),
    ...(lines.length >= 2 && lines.length <= 15 ? [] : [`${title}: ${lines.length} lines`]),
    ...cited.filter((number) => !numbers.has(number)).map((number) => `${title}: no rule ${number}`),
    ...lines.filter(({ text }) => text.length > 120).map(({ text }) => `${title}: too long: ${text}`),
    ...(new Set(lines.map(({ text }) => text)).size === lines.length ? [] : [`${title}: said twice`]),
  ];
}

/** Every state of every recorded game. */
const states: readonly IphState[] = readdirSync(folder).flatMap((name) => {
  let book = foldJournal(iph, []);
  return [
    book.state,
    ...load(name).map((entry) => {
      book = extendBook(iph, book, entry);
      return book.state;
    }),
  ];
});
const guides = states.map((state) => guideOf(state));

const playing = states.find(({ beachheads }) => beachheads.length > 0) ?? initialState();

describe('what can be done now', () => {
  it('no state of a recorded game is without it', () => {
    expect(states.length).toBeGreaterThan(900);
    expect([...new Set(guides.flatMap(faults))]).toEqual([]);
  });

  it('the recorded games meet every phase', () => {
    expect([...new Set(guides.map(({ title }) => title))].sort()).toEqual(
      [
        'Set-up',
        'The landing order',
        'The US sets up',
        'Ship disposition',
        'Carrier combat',
        'US submarine attack',
        'Japanese landing',
        'Turn 1',
        'Before a chit',
        '24th Move phase',
        '24th Fight phase',
        '25th Move phase',
        '25th Fight phase',
        'USMC Move phase',
        'USMC Fight phase',
        'BB Row Fight phase',
        'Japanese movement',
        'Japanese combat',
        'Momentum',
        'Japanese phases',
        'End of the turn',
        'The end',
      ].sort(),
    );
  });

  it.each(TURNS.flatMap(({ turn }) => stepsOfTurn(SEQUENCE, turn).map(({ id }) => [turn, id] as const)))(
    'turn %i, %s',
    (turn, step) => {
      const state = { ...playing, cursor: { turn, step } };
      expect(faults(guideOf(state))).toEqual([]);
    },
  );

  it('names no action that the table never offers, and the one thing the turn waits for always', () => {
    const offered = new Set(states.flatMap((state) => actionsOf(iph.table(state)).map(({ id }) => id)));
    const named = guides.flatMap(({ lines }) => lines.flatMap(({ action }) => action ?? []));
    expect([...new Set(named)].filter((id) => !offered.has(id))).toEqual([]);
    const silent = states.filter((state, i) => {
      const main = iph.table(state).main?.id;
      return main && !guides[i]?.lines.some(({ action }) => action === main);
    });
    expect(silent.map((state) => `${iph.moment(state)}: ${iph.table(state).main?.id}`)).toEqual([]);
  });

  it('says the same whatever is sealed', () => {
    const sealed: IphState = { ...initialState(), begun: true, order: ['1630', '1631', '1632'] };
    expect(guideOf(sealed)).toEqual(guideOf({ ...sealed, order: ['1220', '1221', '1222'] }));
    const placed = (ships: readonly string[]): IphState => ({
      ...playing,
      cursor: { turn: 5, step: 'carrier-warfare' },
      placed: { jp: ships },
    });
    expect(guideOf(placed(['hiei']))).toEqual(guideOf(placed(['jp-cv-1', 'jp-cv-2'])));
  });

  it('at night nobody is told to fly, to land or to draw a Fight chit', () => {
    const nights = states.flatMap((state, i) =>
      /Night/.test(iph.moment(state)) ? (guides[i]?.lines ?? []) : [],
    );
    expect(nights.length).toBeGreaterThan(0);
    expect(nights.filter(({ rule }) => ['7.12', '7.13', '7.14', '8.2', '10.4'].includes(rule))).toEqual([]);
  });
});
