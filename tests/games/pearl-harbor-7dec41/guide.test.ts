import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { extendBook, foldJournal } from '../../../src/core/book';
import type { Entry } from '../../../src/core/journal';
import type { Guide } from '../../../src/core/rules';
import { stepsOfTurn } from '../../../src/core/sequence';
import type { Action, TableView } from '../../../src/core/view';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41';
import { guideOf } from '../../../src/games/pearl-harbor-7dec41/guide';
import { pearlHarborMeta } from '../../../src/games/pearl-harbor-7dec41/meta';
import { SEQUENCE, TURNS } from '../../../src/games/pearl-harbor-7dec41/rules/sequence';
import type { GameState, PearlState, Plan } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { inPlay } from './pearl';

const folder = new URL('./fixtures/', import.meta.url);
const load = (name: string): readonly Entry[] =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8')).entries;

const numbers = new Set(((await pearlHarborMeta.digest?.()) ?? []).map(({ number }) => number));

function actionsOf({ main, actions, panels }: TableView): readonly Action[] {
  const inPanels = panels.flatMap((panel) => (panel.kind === 'actions' ? panel.actions : []));
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

/** Every state of every recorded match. */
const states: readonly PearlState[] = readdirSync(folder).flatMap((name) => {
  let book = foldJournal(pearlHarbor, []);
  return [
    book.state,
    ...load(name).map((entry) => {
      book = extendBook(pearlHarbor, book, entry);
      return book.state;
    }),
  ];
});
const guides = states.map((state) => guideOf(state));

const BOXES = TURNS.flatMap(({ turn }) => stepsOfTurn(SEQUENCE, turn).map(({ id }) => [turn, id] as const));
/** As much as can be going on at once. */
const BUSY: Partial<GameState> = {
  attack: { turn: 1, impulse: 0 },
  command: { army: { reports: 1, confirmed: { turn: 1, impulse: 0 } }, navy: { reports: 0 } },
  reports: [{ id: 'c1', service: 'navy', label: 'PBY', state: 'open' }],
};

describe('what can be done now', () => {
  it('no state of a recorded match is without it', () => {
    expect(states.length).toBeGreaterThan(300);
    expect([...new Set(guides.flatMap(faults))]).toEqual([]);
  });

  it('the recorded matches meet every part', () => {
    expect([...new Set(guides.map(({ title }) => title))].sort()).toEqual(
      [
        'Set-up',
        'Japan plans',
        'The US sets up',
        'Before the first phase',
        'US carriers arrive',
        'Ward and mini-subs',
        'Ship movement',
        'Searches',
        'The air at night',
        'Air operations',
        'The end',
      ].sort(),
    );
  });

  it.each(BOXES)('phase %i, %s', (turn, step) => {
    const cursor = { turn, step };
    const subs = { miniSubs: { entered: 2, sunk: 0, gone: false } };
    for (const more of [{}, BUSY, { ...BUSY, ...subs }, subs]) {
      const state = inPlay({ cursor, ...more });
      expect(faults(guideOf(state))).toEqual([]);
      const offered = actionsOf(pearlHarbor.table(state)).filter(({ disabled }) => !disabled);
      const named = guideOf(state).lines.flatMap(({ action }) => action ?? []);
      expect(named.filter((id) => !offered.some((each) => each.id === id))).toEqual([]);
      const main = pearlHarbor.table(state).main?.id;
      expect(named).toContain(main);
    }
  });

  it('the one thing the table waits for is always named', () => {
    const silent = states.filter((state, i) => {
      const main = pearlHarbor.table(state).main?.id;
      return main && !guides[i]?.lines.some(({ action }) => action === main);
    });
    expect(
      silent.map((state) => `${pearlHarbor.moment(state)}: ${pearlHarbor.table(state).main?.id}`),
    ).toEqual([]);
  });

  it('every action that a step offers is named in it', () => {
    const hidden = ['read-plan', 'joint', 'end-game', 'precautions', 'attack', 'impulse'];
    for (const [turn, step] of BOXES) {
      const state = inPlay({ cursor: { turn, step }, ...BUSY, reports: [] });
      const named = guideOf(state).lines.flatMap(({ action }) => action ?? []);
      const offered = actionsOf(pearlHarbor.table(state)).filter(
        ({ disabled, id }) => !disabled && !hidden.includes(id),
      );
      expect(offered.map(({ id }) => id).filter((id) => !named.includes(id))).toEqual([]);
    }
  });

  it('says the same whatever is sealed', () => {
    const plan = (mission: Plan['mission']): Plan => ({
      mission,
      miniSubs: mission === 'attack' ? 5 : 0,
      invasion: mission === 'attack',
      entry: '',
      loads: '',
    });
    for (const [turn, step] of BOXES) {
      const of = (
        mission: Plan['mission'],
        carriers: readonly string[],
        joint: readonly number[],
      ): PearlState => ({
        ...inPlay({ cursor: { turn, step }, plan: plan(mission), inHarbour: carriers, arrived: carriers }),
        joint,
      });
      expect(guideOf(of('attack', ['enterprise'], [1]))).toEqual(guideOf(of('false-alarm', [], [])));
    }
  });

  it('at night nobody is told to fly', () => {
    const nights = guides.flatMap(({ title, lines }, i) =>
      /Night/.test(pearlHarbor.moment(states[i] ?? inPlay())) && title !== 'The end' ? lines : [],
    );
    expect(nights.length).toBeGreaterThan(0);
    const flying = ['us-search', 'jp-search', 'us-strike', 'jp-strike', 'radar', 'crash'];
    expect(nights.filter(({ action }) => action && flying.includes(action))).toEqual([]);
  });
});
