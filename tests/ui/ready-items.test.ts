import { describe, expect, test } from 'vitest';
import { type Facts, readyItems, summaryOf } from '../../src/ui/ready/ready-items';

const row = {
  id: 'a',
  title: 'A',
  game: 'g',
  charts: 'own',
  created: 1,
  updated: 1,
  archived: false,
  summary: '',
} as const;
const chart = { title: 'Invasion', known: 90, total: 90, practice: false, href: '#/g/a/charts' };
const well: Facts = {
  offline: { kind: 'checked', files: 67, missing: 0 },
  persistence: 'protected',
  declined: false,
  installed: true,
  installable: false,
  scarce: undefined,
  screen: 'works',
  rows: [{ ...row, entries: 9, copied: { at: 5, entries: 9 } }],
  charts: [chart],
  version: '1.0.0',
  updateWaits: false,
  dice: { a: 'app', b: 'physical' },
  battery: { level: 0.8, charging: false },
  now: 6,
};

test('all is well: every line says what was checked, and the summary says ready', () => {
  const lines = readyItems(well);
  expect(lines.map(({ title, state }) => `${title}: ${state}`)).toEqual([
    'Without a network: ok',
    'Your games: ok',
    'Installed: ok',
    'Screen: ok',
    'Copy: ok',
    'Charts: Invasion: ok',
    'Version: ok',
    'Dice: note',
    'Privacy: note',
    'Battery: ok',
  ]);
  expect(lines[0]?.text).toBe('All 67 files of this version are on this device, checked just now.');
  expect(summaryOf(lines)).toBe('Ready');
});

describe('each line that is not well, and its fix', () => {
  const cases: readonly [string, Partial<Facts>, string, string, RegExp, string | undefined][] = [
    [
      'no worker',
      { offline: { kind: 'unsupported' } },
      'Without a network',
      'todo',
      /cannot keep the app/,
      undefined,
    ],
    [
      'not kept yet',
      { offline: { kind: 'waiting' } },
      'Without a network',
      'todo',
      /not kept .* yet/,
      'Check again',
    ],
    ['silent', { offline: { kind: 'silent' } }, 'Without a network', 'todo', /did not answer/, 'Reload'],
    [
      'files missing',
      { offline: { kind: 'checked', files: 67, missing: 3 } },
      'Without a network',
      'todo',
      /^3 of 67/,
      'Fetch them',
    ],
    [
      'files that did not come',
      { offline: { kind: 'checked', files: 67, missing: 3, tried: true } },
      'Without a network',
      'todo',
      /^3 of 67 files could not be fetched: .* Sign in to the Wi-Fi/,
      'Fetch them',
    ],
    [
      'loaded past the worker',
      { offline: { kind: 'checked', files: 67, missing: 0, past: true } },
      'Without a network',
      'todo',
      /^All 67 files are on this device, but this page was loaded without them/,
      'Reload',
    ],
    [
      'declined',
      { persistence: 'unprotected', declined: true, installed: false },
      'Your games',
      'todo',
      /asked and declined.*once the app is installed/,
      'Protect my games',
    ],
    [
      'declined, installed',
      { persistence: 'unprotected', declined: true },
      'Your games',
      'todo',
      /asked and declined\..*room is short\.$/,
      'Protect my games',
    ],
    [
      'not asked yet',
      { persistence: 'unprotected', installed: false },
      'Your games',
      'todo',
      /^Not protected yet: the browser has not been asked\. It may clear them when room is short\.$/,
      'Protect my games',
    ],
    [
      'not asked yet, without a game',
      { persistence: 'unprotected', rows: [] },
      'Your games',
      'note',
      /^Not protected yet\. The browser is asked when you start a game\.$/,
      'Protect my games',
    ],
    ['not told', { persistence: 'unknown' }, 'Your games', 'note', /does not say/, 'Save a copy'],
    ['little room', { scarce: 15e6 }, 'Your games', 'todo', /15 MB/, 'Check again'],
    ['sleeps by choice', { screen: 'off' }, 'Screen', 'todo', /switched off/, 'Keep it on'],
    ['refused', { screen: 'refused' }, 'Screen', 'todo', /refused/, 'Ask again'],
    ['cannot', { screen: 'missing' }, 'Screen', 'todo', /cannot keep it on/, 'Check again'],
    ['no copy', { rows: [{ ...row, entries: 9 }] }, 'Copy', 'todo', /never/, 'Save a copy'],
    [
      'played since',
      { rows: [{ ...row, entries: 9, copied: { at: 5, entries: 7 } }] },
      'Copy',
      'todo',
      /2 entries since/,
      'Save a copy',
    ],
    [
      'one of two copied',
      {
        rows: [
          { ...row, entries: 9, copied: { at: 5, entries: 9 } },
          { ...row, id: 'b', entries: 1 },
        ],
      },
      'Copy',
      'todo',
      /1 entry since/,
      'Save a copy',
    ],
    ['no games', { rows: [] }, 'Copy', 'note', /No games/, undefined],
    ['unreadable', { rows: 'failed' }, 'Copy', 'todo', /cannot be read/, 'Home'],
    [
      'learning',
      { charts: [{ ...chart, known: 7 }] },
      'Charts: Invasion',
      'note',
      /7 of 90/,
      'See the charts',
    ],
    [
      'practice',
      { charts: [{ ...chart, practice: true }] },
      'Charts: Invasion',
      'todo',
      /Practice/,
      'See the charts',
    ],
    ['unreadable charts', { charts: 'failed' }, 'Charts', 'todo', /cannot be read/, 'Check again'],
    [
      'an update',
      { updateWaits: true },
      'Version',
      'todo',
      /1\.0\.0.*newer version is here/,
      'Home, to update',
    ],
    ['flat', { battery: { level: 0.31, charging: false } }, 'Battery', 'todo', /^31 %/, 'Check again'],
    [
      'flat but charging',
      { battery: { level: 0.31, charging: true } },
      'Battery',
      'ok',
      /charging/,
      undefined,
    ],
  ];
  test.each(cases)('%s', (_, worse, title, state, text, fix) => {
    const lines = readyItems({ ...well, ...worse });
    const line = lines.find((each) => each.title === title);
    expect(line?.state).toBe(state);
    expect(line?.text).toMatch(text);
    expect(line?.fix?.label).toBe(fix);
    expect(summaryOf(lines)).toBe(state === 'todo' ? '1 thing to fix' : 'Ready');
  });
});

test('nothing is said to be ready while something is still looked at', () => {
  for (const missing of ['offline', 'screen', 'rows', 'charts'] as const)
    expect(summaryOf(readyItems({ ...well, [missing]: undefined }))).toBe('Checking…');
  expect(summaryOf(readyItems({ ...well, screen: 'off', persistence: 'unprotected' }))).toBe(
    '2 things to fix',
  );
});
