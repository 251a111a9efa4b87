import type { GameViewName, Route } from '../../src/app/route';
import { iphTrial } from '../games/iph/trial';
import { builtWith } from './built-with';
import { board } from './stations/board';
import { copies, setsOfCharts } from './stations/copies';
import { event } from './stations/event';
import { afterTheGame, iphLog } from './stations/iph-log';
import { iphQuestions } from './stations/iph-questions';
import { besideTheTable, iphCharts, iphTables } from './stations/iph-tables';
import { lookAtAll } from './stations/look-at-all';
import { failing, outside } from './stations/outside';
import { own } from './stations/own';
import { phones } from './stations/phones';
import { several } from './stations/several';
import { toy } from './stations/toy';
import { walkOf } from './stations/trial';
import { twoPhones } from './stations/two-phones';
import { isWhole, type Start, type Walk } from './stations/walk';
import { expect } from './support';
import { test } from './toy/site';

const WALKS = {
  'outside a game': outside,
  'what fails': failing,
  'the questions of IPH': iphQuestions,
  'the table of IPH': iphTables,
  'beside the table of IPH': besideTheTable,
  'the charts of IPH': iphCharts,
  'the log of IPH': iphLog,
  'after a game of IPH': afterTheGame,
  'two phones': twoPhones,
  'an event': event,
  copies,
  'games that are files': own,
  'sets of charts': setsOfCharts,
} satisfies { readonly [title: string]: Walk };
const PHONES = 'what phones say of themselves';
const SEVERAL = 'a game on several phones';

/** Of what everybody sees. The soak looks so at every screen. */
const CLOSELY: readonly string[] = [
  'outside a game',
  'the questions of IPH',
] satisfies (keyof typeof WALKS)[];

/** Those that only lead on to another are none. */
type Screen = Exclude<Route['screen'], 'game' | 'continue' | 'example' | 'practice'> | GameViewName;

/** A walk that leads to each screen of the app: a new one does not compile until it is told. */
const SEEN_IN: { readonly [screen in Screen]: keyof typeof WALKS | typeof PHONES | typeof SEVERAL } = {
  home: 'outside a game',
  new: 'outside a game',
  settings: 'outside a game',
  news: 'outside a game',
  keys: 'outside a game',
  phones: 'outside a game',
  join: 'two phones',
  hall: 'an event',
  dice: 'outside a game',
  quick: 'outside a game',
  rules: 'outside a game',
  ready: PHONES,
  backups: 'copies',
  rescue: 'copies',
  packs: 'sets of charts',
  table: 'the table of IPH',
  guide: 'beside the table of IPH',
  charts: 'the charts of IPH',
  edit: 'the charts of IPH',
  log: 'the log of IPH',
  amend: 'the log of IPH',
  override: 'the log of IPH',
  fork: SEVERAL,
  ledger: 'after a game of IPH',
  report: 'after a game of IPH',
  past: 'after a game of IPH',
  sheet: 'after a game of IPH',
  edition: 'games that are files',
  add: 'games that are files',
};

async function lookAt(
  title: string,
  walk: Walk,
  start: Omit<Start, 'player'>,
  met: Set<string>,
): Promise<void> {
  const how = { met, closely: CLOSELY.includes(title) };
  const screens = Object.entries(SEEN_IN).flatMap(([screen, walks]) => (walks === title ? [screen] : []));
  expect(await lookAtAll(walk, start, how)).toEqual(expect.arrayContaining(screens));
}

// All games are drawn by the same parts: those of the others are looked at in games.soak.spec.ts.
const ofIph = [iphTrial.meta.title, walkOf(iphTrial)] as const;
const ofNone = Object.entries(WALKS).filter(([title]) => !title.endsWith('IPH'));
const besideIph = Object.entries(WALKS).filter(([title]) => title.endsWith('IPH'));

/** One after the other: what the first has met, the next need not look at so closely. */
const together = (title: string, walks: (met: Set<string>) => void) =>
  test.describe(title, () => {
    test.describe.configure({ mode: 'serial' });
    walks(new Set());
  });
const walkAll = (walks: readonly (readonly [title: string, walk: Walk])[], met: Set<string>) => {
  for (const [title, walk] of walks)
    test(`[7] every screen: ${title}`, async ({ page, context, home, problems }) => {
      await lookAt(title, walk, { page, context, home, problems }, met);
    });
};

together('of IPH', (met) => walkAll([...besideIph, ofIph], met));
// In one, as each look that has met all it sees is a small one. What is seldom open waits for the soak.
together('of all else', (met) => {
  walkAll(isWhole ? ofNone : ofNone.slice(0, 1), met);
  if (!isWhole) return;

  test('[7] every screen: the toy game', async ({ page, context, toyHome: home, problems }) => {
    await lookAt('the toy game', toy, { page, context, home, problems }, met);
  });

  test(`[7] every screen: ${SEVERAL}`, async ({ page, context, toyHome: home, problems }) => {
    await lookAt(SEVERAL, several, { page, context, home, problems }, met);
  });

  test('[7] every screen: the director’s board', async ({ page, context, problems }) => {
    const { url: home, close } = await builtWith('board/main.ts');
    await lookAt('the director’s board', board, { page, context, home, problems }, met);
    await close();
  });

  test.describe('kept offline', () => {
    test.use({ serviceWorkers: 'allow' });
    test(`[7] every screen: ${PHONES}`, async ({ page, context, home, problems }) => {
      await lookAt(PHONES, phones, { page, context, home, problems }, met);
    });
  });
});
