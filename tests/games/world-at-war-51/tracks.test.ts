import { describe, expect, it } from 'vitest';
import { worldAtWar } from '../../../src/games/world-at-war-51/game';
import type { WarState } from '../../../src/games/world-at-war-51/state/state';
import { begun } from './declared';
import { testPlays } from './procedures';
import { applied, attacking, firstQuestion, run, unknown } from './war';

const SET = { type: 'v1.TensionMoved', change: 33, label: 'At the start' };
const UP = { type: 'v1.TensionMoved', change: 1, label: 'This turn' };
const tracked = applied(begun, [SET, UP]);
const drawn = (side: string, ...cards: readonly number[]) =>
  cards.map((each) => ({ type: 'v1.MagicDrawn', side, cards: each }));
const ledgersOf = (state: WarState) => worldAtWar.ledgers(state).map(({ title }) => title);
const ledgerOf = (state: WarState, title: string) => {
  const ledger = worldAtWar.ledgers(state).find((each) => each.title === title);
  return ledger && { ...ledger, lines: ledger.lines.map(({ label, points }) => [label, points]) };
};

describe('[51.311] the tension level, turn by turn', () => {
  testPlays({
    'first where it stands': {
      state: begun,
      procedure: 'tension',
      said: { tension: { level: 33, why: '' } },
      asks: [
        'tension: The US-Japanese tension level? [51.311]',
        '> level: Tension level now, 0 to 99',
        '> why: Why, up to 40 letters, first empty',
        '= Save',
      ],
      tells: ['title Tension level = 33 [51.311]'],
      events: [{ type: 'v1.TensionMoved', change: 33, label: 'At the start' }],
    },
    'then what moves it': {
      state: tracked,
      procedure: 'tension',
      said: { tension: { level: 32, why: 'Withdrawal from China' } },
      asks: [
        'tension: The US-Japanese tension level? [51.311]',
        '> level: Tension level now, 0 to 99, first 34',
        '> why: Why, up to 40 letters, first empty',
        '= Save',
      ],
      tells: ['title Tension level = 32 [51.311]', 'fact Withdrawal from China = −2 [51.311] <tension>'],
      events: [{ type: 'v1.TensionMoved', change: -2, label: 'Withdrawal from China' }],
    },
  });

  it('is a ledger with the first level of each column, once it is kept', () => {
    expect(ledgersOf(begun)).toEqual(['US ships', 'Japanese ships']);
    expect(ledgerOf(tracked, 'US-Japanese tension')).toEqual({
      title: 'US-Japanese tension',
      lines: [
        ['At the start', 33],
        ['This turn', 1],
      ],
      total: { label: 'Tension level', value: 34 },
      thresholds: [
        { label: 'Column 34–35', at: 34 },
        { label: 'Column 36–37', at: 36 },
        { label: 'Column 38–39', at: 38 },
        { label: 'Column 40+', at: 40 },
      ],
      actions: [],
    });
  });

  it('stands on the table until war is declared', () => {
    const told = (state: WarState) =>
      worldAtWar.table(state).panels.flatMap((panel) => (panel.kind === 'facts' ? panel.rows : []));
    const row = { label: 'US-Japanese tension level', value: '34', rule: '51.311' };
    expect(told(tracked)).toEqual([row]);
    expect(told(begun)).toEqual([]);
    expect(told(run(tracked, 'declare', { war: 'us', when: {} }).state)).not.toContainEqual(row);
  });

  it('goes into the declaration, and a mobilization of that turn moves it (51.311)', () => {
    const said = { war: 'jp-gb', when: {}, tension: { mobilized: 'yes' } };
    const { outcome, state } = run(tracked, 'declare', said);
    expect(outcome.events[0]).toMatchObject({ type: 'v1.WarDeclared', actual: 35 });
    expect(outcome.events[1]).toEqual({ type: 'v1.TensionMoved', change: 1, label: 'At the declaration' });
    expect(ledgerOf(state, 'US-Japanese tension')?.total?.value).toBe(35);
    expect(run(tracked, 'declare', { ...said, tension: {} }).outcome.events).toHaveLength(1);
    expect(run(begun, 'declare', { ...said, tension: { level: 36 } }).outcome.events).toHaveLength(1);
  });
});

describe('[51.311] strategic Magic as it is drawn', () => {
  testPlays({
    'by the US, alone': {
      state: begun,
      procedure: 'magic-drawn',
      args: { side: 'us' },
      said: { drawn: { cards: 2 } },
      asks: [
        'drawn: How many strategic Magic cards do you draw? [51.311, us, us alone]',
        '(You hold 0.)',
        '> cards: Strategic Magic cards, 0 to 30, first 0',
        '= Seal it',
      ],
      tells: ['title Magic drawn = 2 cards [51.311]'],
      events: drawn('us', 2),
    },
    'by Japan, alone; spent elsewhere by hand': {
      state: applied(begun, drawn('jp', 3)),
      procedure: 'magic-drawn',
      args: { side: 'jp' },
      said: { drawn: { cards: 1 } },
      asks: [
        'drawn: How many strategic Magic cards do you draw? [51.311, jp, jp alone]',
        '(You hold 3.)',
        '> cards: Strategic Magic cards, 0 to 30, first 0',
        '= Seal it',
      ],
      tells: ['title Magic drawn = 1 card [51.311]'],
      events: drawn('jp', 1),
    },
  });

  it('each side has its own behind its curtain, less what it has spent at Pearl Harbor', () => {
    const state = { ...attacking({ magicJp: 1, magicUs: 2 }), ...hands(1, 3, 2) };
    expect(ledgerOf(state, 'US Magic')).toMatchObject({
      sealed: 'us',
      lines: [
        ['Drawn', 3],
        ['Drawn', 2],
        ['At Pearl Harbor', -2],
      ],
      total: { label: 'Cards held', value: 3 },
    });
    expect(ledgerOf(state, 'Japanese Magic')).toMatchObject({
      sealed: 'jp',
      lines: [
        ['Drawn', 1],
        ['At Pearl Harbor', -1],
      ],
      total: { label: 'Cards held', value: 0 },
    });
  });

  it('the US is told what it holds when it applies them, and nobody else is', () => {
    const state = { ...unknown(attacking({ magicJp: 1 }), 'magicUs'), ...hands(4, 3) };
    expect(firstQuestion(state, 'magic-us')?.hint).toContain('You hold 3.');
    const open = unknown(attacking({}), 'magicJp', 'magicUs');
    expect(firstQuestion({ ...open, ...hands(4, 3) }, 'magic-jp')).toEqual(firstQuestion(open, 'magic-jp'));
    expect(firstQuestion({ ...open, ...hands(4, 3) }, 'magic-jp-sealed')?.hint).toContain('You hold 4.');
  });
});

it('a track ends: two hundred steps are more than any war has', () => {
  const full: WarState = {
    ...begun,
    tension: Array.from({ length: 200 }, () => ({ change: 0, label: 'x' })),
    draws: Array.from({ length: 200 }, () => ({ side: 'us', cards: 0 })),
  };
  expect(run(full, 'tension').outcome.events).toEqual([]);
  expect(run(full, 'magic-drawn').outcome.events).toEqual([]);
  for (const event of [UP, ...drawn('us', 1)])
    expect(worldAtWar.apply(full, event)).toEqual({ state: full, conflict: 'The track is full.' });
});

/** What Japan drew once, and the US in turn. */
const hands = (jp: number, ...us: readonly number[]) => ({
  draws: [{ side: 'jp' as const, cards: jp }, ...us.map((cards) => ({ side: 'us' as const, cards }))],
});
