import { type ReadonlySignal, signal } from '@preact/signals';

/** Screens live in the hash, so that any static host under any path will do. */
export type GameViewName =
  | 'table'
  | 'ledger'
  | 'charts'
  | 'edit'
  | 'log'
  | 'amend'
  | 'override'
  | 'fork'
  | 'rules'
  | 'guide'
  | 'sheet'
  | 'report'
  | 'past'
  | 'phones'
  | 'edition'
  | 'add';
const PLAIN = ['settings', 'dice', 'rescue', 'continue', 'ready', 'keys', 'phones', 'join', 'news'] as const;
type PlainName = (typeof PLAIN)[number];
/** Screens of one game, or of any. */
const OF_A_GAME = ['new', 'quick', 'example', 'practice', 'backups'] as const;
export type Route =
  | { readonly screen: 'home' | PlainName }
  | { readonly screen: (typeof OF_A_GAME)[number]; readonly game?: string }
  | { readonly screen: 'packs'; readonly game: string }
  | { readonly screen: 'hall'; readonly item?: string }
  | { readonly screen: 'rules'; readonly game?: string; readonly item?: string }
  | { readonly screen: 'game'; readonly game: string; readonly view: GameViewName; readonly item?: string };

/** Screens of one thing: a chart, a line of the log by its id, how many entries had been made, a value of the open question, a rule, the register, a scan, a fork. */
const ITEM_VIEWS = ['charts', 'edit', 'amend', 'override', 'rules', 'ledger', 'phones', 'fork', 'past'];
const WHOLE_VIEWS = [
  'ledger',
  'charts',
  'log',
  'rules',
  'guide',
  'sheet',
  'report',
  'past',
  'phones',
  'edition',
  'add',
];

/** The screen a hash names; an unknown one is home. */
export function parseRoute(hash: string): Route {
  const home: Route = { screen: 'home' };
  const parts = decodeParts(hash.replace(/^#?\/?/, '').replace(/\/$/, ''));
  const [first, game, view = 'table', item, ...rest] = parts ?? [];
  const plain = PLAIN.find((name) => name === first);
  if (plain && game === undefined) return { screen: plain };
  if (first === 'hall' && parts && parts.length < 3) return { screen: first, ...(game && { item: game }) };
  if (first === 'packs' && game && parts?.length === 2) return { screen: first, game };
  const ofGame = OF_A_GAME.find((name) => name === first);
  if (ofGame && parts && parts.length < 3) return { screen: ofGame, ...(game && { game }) };
  if (first === 'rules' && parts && parts.length < 4)
    return { screen: first, ...(game && { game }), ...(game && parts[2] && { item: parts[2] }) };
  if (first !== 'g' || !game || rest.length) return home;
  if (ITEM_VIEWS.includes(view) && item) return { screen: 'game', game, view: view as GameViewName, item };
  if (item !== undefined) return home;
  if (parts?.length === 2) return { screen: 'game', game, view: 'table' };
  return WHOLE_VIEWS.includes(view) ? { screen: 'game', game, view: view as GameViewName } : home;
}

/** The hash of a screen. */
export function hrefOf(route: Route): string {
  if (route.screen === 'hall') return `#/${['hall', route.item].filter(Boolean).join('/')}`;
  if (route.screen === 'rules')
    return `#/${['rules', route.game, route.item].flatMap((part) => (part ? encodeURIComponent(part) : [])).join('/')}`;
  if (route.screen !== 'game') {
    const of = 'game' in route && route.game ? `/${encodeURIComponent(route.game)}` : '';
    return route.screen === 'home' ? '#/' : `#/${route.screen}${of}`;
  }
  const parts = ['g', route.game];
  if (route.view !== 'table') parts.push(route.view);
  if (route.item) parts.push(route.item);
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}

function decodeParts(path: string): string[] | undefined {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

const current = signal<Route>(parseRoute(globalThis.location?.hash ?? ''));
export const route: ReadonlySignal<Route> = current;

/** Shows a screen and leaves the one before it in the history. */
export function go(target: Route): void {
  const href = hrefOf(target);
  if (globalThis.location && location.hash !== href) location.hash = href;
  show(parseRoute(href));
}

/** Shows a screen in the place of this one, which is not gone back to. */
export function redirect(target: Route): void {
  const href = hrefOf(target);
  globalThis.history?.replaceState(history.state, '', href);
  show(parseRoute(href));
}

function show(target: Route): void {
  if (hrefOf(target) !== hrefOf(current.peek())) current.value = target;
}

globalThis.addEventListener?.('hashchange', () => show(parseRoute(location.hash)));
