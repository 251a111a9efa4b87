// @vitest-environment page
import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import type { Session } from '../../src/app/session';
import type { GameMeta } from '../../src/core/play/game';
import type { Action, RegisterEntry, RegisterGroup, RegisterView } from '../../src/core/play/view';
import { findEntries, tallyOf } from '../../src/ui/play/find-entries';
import { LedgerScreen } from '../../src/ui/play/ledger';
import { toy, toyMeta } from '../games/toy/toy';
import { open, say } from '../support/play';
import { atTable, sitDownNow } from './at-table';
import { control, draw, expectDrawn, freshPage, settled, tap, texts, type } from './drawn';

freshPage();

const action = (label: string): Action => ({ id: label, label, procedure: 'pass', args: {} });
const piece = (name: string, more: Partial<RegisterEntry> = {}): RegisterEntry => ({
  ...{ id: name, name, type: 'carrier', state: 'whole', notes: [], facts: [] },
  ...more,
});
const fuel = (turn: string) => ({ label: 'fuel to turn', value: turn, rule: '12' });
const AKAGI = piece('CV-1', { kind: 'Carrier', facts: [fuel('12')] });
const HIT = piece('CA-2', {
  type: 'cruiser',
  state: 'hit',
  notes: ['damaged'],
  facts: [{ label: '10 weeks', rule: '9' }],
});
const GROUPS: readonly RegisterGroup[] = [
  { id: 'truk', label: 'Truk', side: 'fox', note: 'fuel to turn 12', entries: [AKAGI, HIT] },
  {
    id: 'out',
    label: 'Sunk',
    side: 'fox',
    folded: true,
    entries: [piece('CV-10', { state: 'lost', notes: ['sunk'] })],
  },
  { id: 'oahu', label: 'O‘ahu', side: 'owl', entries: [piece('Zéro', { type: 'aircraft', state: 'away' })] },
];
const VIEW: RegisterView = { title: 'Ships', groups: GROUPS, actions: [action('Correct')] };

function keeping(views: readonly RegisterView[], more: Partial<Session> = {}) {
  const table = sitDownNow(toy);
  open(table, 'begin');
  say(table, {});
  const meta: GameMeta = { ...toyMeta, registers: { title: 'Ships', load: async () => () => views } };
  return <LedgerScreen session={{ ...atTable(table), ...more }} meta={meta} item="register" />;
}
const many = (count: number): RegisterView => ({
  ...VIEW,
  groups: [
    {
      id: 'a',
      label: 'At sea',
      side: 'owl',
      entries: Array.from({ length: count }, (_, i) => piece(`DD-${i}`)),
    },
  ],
});

describe('what is sought', () => {
  const names = (query: string) =>
    findEntries(GROUPS, query, (side) => (side === 'fox' ? 'Ken' : 'Ann')).flatMap(({ entries }) =>
      entries.map(({ name }) => name),
    );

  it.each<[string, readonly string[]]>([
    ['', ['CV-1', 'CA-2', 'CV-10', 'Zéro']],
    ['  ', ['CV-1', 'CA-2', 'CV-10', 'Zéro']],
    ['cv1', ['CV-1', 'CV-10']],
    ['CV-10', ['CV-10']],
    ['carrier', ['CV-1']],
    ['truk', ['CV-1', 'CA-2']],
    ['ken dam', ['CA-2']],
    ['damaged', ['CA-2']],
    ['sunk', ['CV-10']],
    ['fuel 12', ['CV-1']],
    ['oahu zero', ['Zéro']],
    ['amaged', []],
  ])('%j is the beginning of a word of each that is found', (query, found) => {
    expect(names(query)).toEqual(found);
  });

  it('a group counts what is the matter, the commonest first', () => {
    const notes = [['empty', 'damaged'], ['damaged'], []];
    expect(tallyOf(notes.map((each, i) => piece(`${i}`, { notes: each })))).toEqual(['2 damaged', '1 empty']);
  });
});

describe('a register', () => {
  it('draws each piece with its words, by side and place', () =>
    expectDrawn('register', keeping([VIEW]), 'header, main'));

  it('is the other half of the ledger', async () => {
    await draw(keeping([VIEW]));
    expect(texts('.halves a')).toEqual(['Points', 'Ships']);
    expect(texts('.halves [aria-current]')).toEqual(['Ships']);
    expect(control('Points').getAttribute('href')).toBe('#/g/friday/ledger');
    expect(control('Ships').getAttribute('href')).toBe('#/g/friday/ledger/register');
    expect(texts('.dock .acts button')).toEqual(['Correct']);
  });

  it('with many pieces is folded, and draws those of a place when it is opened', async () => {
    await draw(keeping([many(29)]));
    expect(texts('.piece')).toHaveLength(29);
    await draw(keeping([many(30)]));
    expect([texts('.place > summary > b'), texts('.piece')]).toEqual([['30'], []]);
    const place = document.querySelector('details');
    if (place) place.open = true;
    place?.dispatchEvent(new Event('toggle'));
    await settled();
    expect(texts('.piece')).toHaveLength(30);
  });

  it('shows what is found, opened, and says how many', async () => {
    await draw(keeping([{ ...VIEW, groups: [...GROUPS, ...many(30).groups] }]));
    expect(texts('[role=status]')).toEqual(['']);
    await type('Find by name, type, place or state', 'cv');
    expect(texts('[role=status]')).toEqual(['2 of 34']);
    expect(texts('.piece p')).toEqual(['CV-1 Carrier', 'CV-10 ']);
    await type('Find by name, type, place or state', 'submarine');
    expect([texts('[role=status]'), texts('.piece')]).toEqual([['None of 34'], []]);
    await type('Find by name, type, place or state', '');
    expect(texts('.piece')).toEqual([]);
  });

  it('offers at a place what all of it does, but not on a part of it, nor beside a question', async () => {
    const start = vi.fn(async () => true);
    const view = {
      ...VIEW,
      groups: GROUPS.map((group) => ({ ...group, actions: [action(`Refuel ${group.id}`)] })),
    };
    await draw(keeping([view], { start }));
    await tap('Refuel truk');
    expect(start).toHaveBeenCalledWith(action('Refuel truk'));
    await type('Find by name, type, place or state', 'truk');
    expect(texts('.place button')).toEqual([]);
    await draw(keeping([view], { question: signal({ title: 'Ready?', prompt: {} }) as never }));
    expect(texts('.place button, .dock .acts button')).toEqual([]);
  });

  it('that is sealed is behind its curtain, and nothing of it is found from outside', async () => {
    await draw(
      keeping([
        { ...VIEW, groups: [] },
        { ...VIEW, title: 'Cards', sealed: 'fox' },
      ]),
    );
    expect(texts('main .card h2')).toEqual(['Cards']);
    await type('Find by name, type, place or state', 'cv');
    expect(document.body.textContent).not.toContain('CV-1');
    await tap('Fox only: hold to open');
    expect(texts('.curtain-open .piece b')).toContain('CV-1');
  });

  it('before the game says when it begins', async () => {
    await draw(keeping([]));
    expect(texts('main > p')).toEqual(['It is kept from the beginning of the game on.']);
  });

  it('that cannot be fetched says what to do', async () => {
    const meta = {
      ...toyMeta,
      registers: { title: 'Ships', load: () => Promise.reject(new Error('offline')) },
    };
    await draw(<LedgerScreen session={atTable(sitDownNow(toy))} meta={meta} item="register" />);
    expect(document.querySelector('main')?.textContent).toContain('The register could not be fetched.');
    expect(texts('main button')).toContain('Try again');
  });
});
