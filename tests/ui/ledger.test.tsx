// @vitest-environment page
import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import type { Session } from '../../src/app/session';
import type { LedgerLine } from '../../src/core/play/ledger';
import type { Action, LedgerView } from '../../src/core/play/view';
import { LedgerScreen } from '../../src/ui/play/ledger';
import { toy, toyMeta } from '../games/toy/toy';
import { open, say } from '../support/play';
import { until } from '../support/until';
import { atTable, sitDownNow } from './at-table';
import { draw, expectDrawn, freshPage, settled, tap, texts } from './drawn';

freshPage();

const line = (label: string, points: number, more: Partial<LedgerLine> = {}): LedgerLine => ({
  ...{ id: label, label, points },
  ...more,
});
const action = (label: string): Action => ({ id: label, label, procedure: 'pass', args: {} });

const VIEW: LedgerView = {
  title: 'Points',
  total: { label: 'Total', value: -2 },
  thresholds: [],
  actions: [],
  lines: [
    line('Hut burnt', 3, { when: 'Turn 1', rule: 'T3' }),
    line('Boat lost', -5),
    line('', 4, { sealed: 'owl' }),
    line('Nothing', 0, { rule: 'T4' }),
  ],
};

function keeping(ledgers: readonly LedgerView[], more: Partial<Session> = {}): Session {
  const table = sitDownNow(toy);
  open(table, 'begin');
  say(table, {});
  return { ...atTable(table), ledgers: signal(ledgers), ...more };
}

const screen = (session: Session, meta = toyMeta) => <LedgerScreen session={session} meta={meta} />;

describe('one ledger', () => {
  it('has its title as heading, each line with its sign, when and by which rule, and a sealed line is bare', () =>
    expectDrawn('ledger-one', screen(keeping([VIEW])), 'header, main'));

  const many = (length: number) => Array.from({ length }, (_, i) => line(`Line ${i + 1}`, 1));
  const ends = () => {
    const all = texts('.ledger li');
    return [all[0], all.at(-1), all.length];
  };

  it('shows the last forty of its lines, and on demand forty earlier ones each time', async () => {
    await draw(screen(keeping([{ ...VIEW, lines: many(90) }])));
    expect(ends()).toEqual(['Line 51 +1', 'Line 90 +1', 40]);
    await tap('Show earlier (50)');
    expect(ends()).toEqual(['Line 11 +1', 'Line 90 +1', 80]);
    await tap('Show earlier (10)');
    expect(ends()).toEqual(['Line 1 +1', 'Line 90 +1', 90]);
    expect(texts('button').filter((each) => each.startsWith('Show earlier'))).toEqual([]);
  });

  it('shows twelve lines first where it has more than a hundred', async () => {
    await draw(screen(keeping([{ ...VIEW, lines: many(100) }])));
    expect(ends()).toEqual(['Line 61 +1', 'Line 100 +1', 40]);
    await draw(screen(keeping([{ ...VIEW, lines: many(101) }])));
    expect(ends()).toEqual(['Line 90 +1', 'Line 101 +1', 12]);
    await tap('Show earlier (89)');
    expect(ends()).toEqual(['Line 50 +1', 'Line 101 +1', 52]);
  });

  it('shows where what is measured stands between its thresholds, the lowest first', () =>
    expectDrawn(
      'ledger-thresholds',
      screen(
        keeping([
          {
            ...VIEW,
            lines: [],
            measured: { label: 'Measured', value: -4 },
            thresholds: [
              { label: 'Victory', at: 12 },
              { label: 'Defeat', at: -8 },
            ],
          },
        ]),
      ),
      '.ledger',
    ));

  it('draws the scale from zero to the total where every threshold lies between', async () => {
    await draw(
      screen(
        keeping([{ ...VIEW, total: { label: 'VP', value: 20 }, thresholds: [{ label: 'Won', at: 10 }] }]),
      ),
    );
    const path = (css: string) => document.querySelector(`.scale ${css}`)?.getAttribute('d');
    expect([path('.run'), path('.tick')]).toEqual(['M4 10H316', 'M160 2V18']);
    expect(document.querySelector('.scale circle')?.getAttribute('cx')).toBe('316');
  });

  it('has no scale without thresholds, and none of no width', async () => {
    await draw(screen(keeping([VIEW])));
    expect(texts('.scale')).toEqual([]);
    const flat = { ...VIEW, total: { label: 'VP', value: 0 }, thresholds: [{ label: 'Even', at: 0 }] };
    await draw(screen(keeping([flat])));
    expect(document.querySelector('.scale circle')?.getAttribute('cx')).toBe('4');
  });
});

describe('several ledgers', () => {
  const other: LedgerView = { title: 'Losses', thresholds: [], actions: [], lines: [line('Boat', 2)] };

  it('stand below each other, each by its title', () =>
    expectDrawn('ledger-several', screen(keeping([VIEW, other])), 'header, main'));

  it('none is said', async () => {
    await draw(screen(keeping([])));
    expect(texts('h1, main > *')).toEqual(['Ledger', 'This game keeps no ledger.']);
  });

  it('a sealed one is behind its curtain, and what can be done with it too', async () => {
    const sealed = { ...VIEW, sealed: 'fox', title: "Fox's crates", actions: [action('Count')] };
    await draw(screen(keeping([sealed, other])));
    expect(texts('main h2')).toEqual(["Fox's crates", 'Losses']);
    expect(document.body.textContent).not.toContain('Hut burnt');
    expect(document.body.textContent).not.toContain('Count');
    await tap('Fox only: hold to open');
    expect(texts('.curtain-open .total-line span')).toEqual(['Total', '−2']);
    expect(texts('.curtain-open .acts button')).toEqual(['Count']);
  });

  it('while a question is open nothing else is offered, behind the curtain neither', async () => {
    const sealed = { ...VIEW, sealed: 'fox', actions: [action('Count')] };
    const asked = signal({ title: 'Ready?', prompt: {} }) as never;
    await draw(screen(keeping([sealed, { ...other, actions: [action('Burn')] }], { question: asked })));
    await tap('Fox only: hold to open');
    expect(texts('.acts button, .foot .main')).toEqual(['Back to the open question']);
  });
});

describe('what is done by hand', () => {
  const actions = ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map(action);

  it('the first three stand in reach, the others below the points', async () => {
    await draw(
      screen(
        keeping([
          { ...VIEW, actions: actions.slice(0, 2) },
          { ...VIEW, title: 'B', actions: actions.slice(2) },
        ]),
      ),
    );
    expect(texts('.dock .foot > .main')).toEqual(['First']);
    expect(texts('.dock .acts button')).toEqual(['Second', 'Third']);
    expect(texts('main [aria-label="By hand"] button')).toEqual(['Fourth', 'Fifth']);
    expect(texts('main [aria-label="By hand"] h2')).toEqual(['By hand']);
  });

  it('three need no further place', async () => {
    await draw(screen(keeping([{ ...VIEW, actions: actions.slice(0, 3) }])));
    expect(texts('main [aria-label="By hand"]')).toEqual([]);
    expect(texts('.dock .acts button')).toEqual(['Second', 'Third']);
  });

  it('the biggest button starts the first', async () => {
    const start = vi.fn(async () => true);
    await draw(screen(keeping([{ ...VIEW, actions }], { start })));
    await tap('First');
    expect(start).toHaveBeenCalledWith(actions[0]);
  });
});

describe('how a total came about', () => {
  /** Tea of the fox and rum of the owl, laid open in the first step, and a step more. */
  function played(): Session {
    const table = sitDownNow(toy);
    open(table, 'begin');
    say(table, {});
    for (const [side, label, worth] of [
      ['fox', 'Tea', 2],
      ['owl', 'Rum', 3],
    ] as const) {
      open(table, 'stash', { side });
      say(table, { label, worth });
      open(table, 'show', { side });
    }
    open(table, 'pass');
    return atTable(table);
  }
  const plots = () =>
    [...document.querySelectorAll('.points-plot .course')].map((path) => path.getAttribute('d'));

  it('is drawn for each ledger, from one walk through the game', async () => {
    const session = played();
    const begins = vi.spyOn(session.game, 'initial');
    await draw(screen(session));
    await until(() => expect(plots()).toHaveLength(2));
    expect(begins).toHaveBeenCalledTimes(1);
    begins.mockRestore();
  });

  it('is drawn anew once something more is recorded', async () => {
    const session = played();
    await draw(screen(session));
    await until(() => expect(plots()).toHaveLength(2));
    const before = plots();
    await session.start({ procedure: 'pass', args: {} });
    await until(() => expect(plots()).not.toEqual(before));
    expect(plots()).toHaveLength(2);
  });

  it('waits where older lines are still in the store', async () => {
    const session = played();
    const projection = signal({ ...session.projection.value, unread: 1 });
    await draw(screen({ ...session, projection } as Session));
    await settled();
    expect(plots()).toEqual([]);
  });
});

it('leads to the report, and to a state sheet where the game has one', async () => {
  await draw(screen(keeping([VIEW])));
  expect(texts('header a')).toEqual(['Report']);
  const sheet = async () => ({}) as never;
  await draw(screen(keeping([VIEW]), { ...toyMeta, sheet }));
  expect([...document.querySelectorAll('header a')].map((a) => a.getAttribute('href'))).toEqual([
    '#/g/friday/sheet',
    '#/g/friday/report',
  ]);
});
