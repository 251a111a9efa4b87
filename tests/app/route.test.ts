import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type GameViewName, hrefOf, parseRoute, type Route } from '../../src/app/route';

const game = (view: GameViewName, item?: string): Route =>
  item === undefined ? { screen: 'game', game: 'g1', view } : { screen: 'game', game: 'g1', view, item };

describe('routes', () => {
  test.each<[string, Route]>([
    ['#/', { screen: 'home' }],
    ['#/new', { screen: 'new' }],
    ['#/new/iph', { screen: 'new', game: 'iph' }],
    ['#/practice/iph', { screen: 'practice', game: 'iph' }],
    ['#/settings', { screen: 'settings' }],
    ['#/quick', { screen: 'quick' }],
    ['#/quick/iph', { screen: 'quick', game: 'iph' }],
    ['#/rules', { screen: 'rules' }],
    ['#/rules/iph', { screen: 'rules', game: 'iph' }],
    ['#/rules/iph/7.13', { screen: 'rules', game: 'iph', item: '7.13' }],
    ['#/backups', { screen: 'backups' }],
    ['#/backups/g1', { screen: 'backups', game: 'g1' }],
    ['#/rescue', { screen: 'rescue' }],
    ['#/g/g1', game('table')],
    ['#/g/g1/ledger', game('ledger')],
    ['#/g/g1/ledger/register', game('ledger', 'register')],
    ['#/g/g1/charts', game('charts')],
    ['#/g/g1/charts/crt', game('charts', 'crt')],
    ['#/g/g1/edit/crt', game('edit', 'crt')],
    ['#/g/g1/amend/dev%3A12', game('amend', 'dev:12')],
    ['#/g/g1/override/override%3Ashift', game('override', 'override:shift')],
    ['#/g/g1/log', game('log')],
    ['#/g/g1/rules', game('rules')],
    ['#/g/g1/rules/7.13', game('rules', '7.13')],
    ['#/g/g1/phones', game('phones')],
    ['#/g/g1/phones/scan', game('phones', 'scan')],
    ['#/g/g1/fork/dev%3A12', game('fork', 'dev:12')],
    ['#/hall', { screen: 'hall' }],
    ['#/hall/pass', { screen: 'hall', item: 'pass' }],
    ['#/example', { screen: 'example' }],
    ['#/example/iph', { screen: 'example', game: 'iph' }],
    ['#/g/g1/sheet', game('sheet')],
    ['#/g/g1/report', game('report')],
    ['#/g/g1/guide', game('guide')],
    ['#/packs/iph', { screen: 'packs', game: 'iph' }],
    ['#/g/g1/charts/a%2Fb', game('charts', 'a/b')],
  ])('%s and back', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
    expect(hrefOf(route)).toBe(hash);
  });

  test.each([
    '',
    '#',
    '#/x',
    '#/quick/iph/x',
    '#/backups/g1/x',
    '#/rescue/x',
    '#/packs',
    '#/packs/iph/x',
    '#/rules/iph/7.13/x',
    '#/g',
    '#/g/',
    '#/g/g1/x',
    '#/g/g1/log/x',
    '#/g/g1/report/x',
    '#/g/g1/table',
    '#/g/g1/charts/a/b',
    '#/g/g1/edit',
    '#/g/g1/amend',
    '#/g/g1/override',
    '#/g/g1/fork',
    '#/g/%E0%A4%A',
    '#//',
  ])('unknown %j is home', (hash) => {
    expect(parseRoute(hash)).toEqual({ screen: 'home' });
  });
});

describe('the signal', () => {
  let onHash = () => {};
  const location = { hash: '#/g/g1' };

  beforeEach(() => {
    vi.resetModules();
    location.hash = '#/g/g1';
    vi.stubGlobal('location', location);
    vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
      if (type === 'hashchange') onHash = listener;
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('starts at the address, follows it, and leads it', async () => {
    const { go, route } = await import('../../src/app/route');
    expect(route.value).toEqual(game('table'));
    location.hash = '#/g/g1/log';
    onHash();
    expect(route.value).toEqual(game('log'));
    go(game('charts', 'crt'));
    expect(location.hash).toBe('#/g/g1/charts/crt');
    const shown = route.value;
    expect(shown).toEqual(game('charts', 'crt'));
    onHash();
    expect(route.value).toBe(shown);
  });
});
