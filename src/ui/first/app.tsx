import '../kit/base.css';
import './shell.css';
import { effect } from '@preact/signals';
import { Component, type ComponentChildren, render } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { crash, noteCrash } from '../../app/errors';
import { games, refresh } from '../../app/library';
import { openedStore } from '../../app/opened-store';
import { type Route, route } from '../../app/route';
import type { GameMeta } from '../../core/play/game';
import { isOwn } from '../../core/play/game-file';
import { keepInstallOffer } from '../device/install';
import { keepOwnText } from '../device/own-text';
import { checkPersistence } from '../device/persistence';
import { CrashScreen } from './crash';
import { HomeScreen } from './home';
import {
  LazyBackups,
  LazyContinue,
  LazyDiceTest,
  LazyExample,
  LazyGame,
  LazyHall,
  LazyJoin,
  LazyKeys,
  LazyNewGame,
  LazyNews,
  LazyOwnPacks,
  LazyPacks,
  LazyPhones,
  LazyPractice,
  LazyQuick,
  LazyReady,
  LazyRescue,
  LazyRules,
  LazySettings,
  loadGameScreens,
} from './lazy-screens';
import { followTheme } from './theme-color';
import { keepWayBackShort } from './way-back';

type Registry = readonly GameMeta[];

/** The one way in: draws the app over the pre-rendered frame. */
export function startApp(root: HTMLElement, registry: Registry): void {
  if (route.value.screen === 'game') {
    loadGameScreens();
    void openedStore();
    // Only for the title; the game itself comes first.
    setTimeout(refresh, 1500);
  }
  render(<App registry={registry} />, root);
  keepOwnText(root);
  delete document.documentElement.dataset.deep;
  delete document.documentElement.dataset.known;
  effect(() => {
    document.title = titleOf(route.value, registry);
  });
  followTheme();
  keepWayBackShort();
  keepInstallOffer();
  void import('../device/long-text').then(({ cutLongText }) => cutLongText()).catch(Boolean);
  void checkPersistence();
}

const focusHeading = (): void =>
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });

function App({ registry }: { registry: Registry }) {
  const now = route.value;
  const place = now.screen === 'game' ? `game ${now.game}` : now.screen;
  const last = useRef(place);
  useEffect(() => {
    // A link of the pre-rendered frame was followed before the code was there, and is gone with the frame.
    if (place !== 'home' && document.activeElement === document.body) focusHeading();
  }, []);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    scrollTo(0, 0);
    focusHeading();
  }, [place]);
  if (crash.value) return <CrashScreen message={crash.value.message} />;
  return (
    <Boundary key={place}>
      <Screen registry={registry} route={now} />
    </Boundary>
  );
}

function Screen({ registry, route }: { registry: Registry; route: Route }) {
  switch (route.screen) {
    case 'home':
      return <HomeScreen registry={registry} />;
    case 'new':
      return <LazyNewGame key={route.game} registry={registry} game={route.game} />;
    case 'settings':
      return <LazySettings />;
    case 'dice':
      return <LazyDiceTest />;
    case 'quick':
      return <LazyQuick registry={registry} game={route.game} />;
    case 'backups':
      return <LazyBackups key={route.game} registry={registry} game={route.game} />;
    case 'rules':
      return <LazyRules registry={registry} game={route.game} item={route.item} />;
    case 'continue':
      return <LazyContinue />;
    case 'practice':
      return <LazyPractice registry={registry} game={route.game} />;
    case 'example':
      return <LazyExample registry={registry} game={route.game} />;
    case 'ready':
      return <LazyReady registry={registry} />;
    case 'keys':
      return <LazyKeys />;
    case 'phones':
      return <LazyPhones />;
    case 'join':
      return <LazyJoin registry={registry} />;
    case 'hall':
      return <LazyHall registry={registry} item={route.item} />;
    case 'news':
      return <LazyNews />;
    case 'rescue':
      return <LazyRescue registry={registry} />;
    case 'game':
      return <LazyGame registry={registry} id={route.game} {...route} />;
    case 'packs': {
      const meta = registry.find(({ id }) => id === route.game);
      if (meta) return <LazyPacks meta={meta} />;
      return isOwn(route.game) ? <LazyOwnPacks game={route.game} /> : <HomeScreen registry={registry} />;
    }
  }
}

/** Hands what a screen throws to `crash`, whose screen then takes this one's place. */
class Boundary extends Component<{ children: ComponentChildren }, { failed: boolean }> {
  override state = { failed: false };

  static override getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    noteCrash(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

const VIEW_TITLES = {
  table: undefined,
  ledger: 'Ledger',
  charts: 'Charts',
  edit: 'Charts',
  log: 'Log',
  amend: 'Amend',
  override: 'Override',
  fork: 'Which is right',
  rules: 'Rules',
  guide: 'What now',
  sheet: 'State sheet',
  report: 'After the battle',
  past: 'As it stood',
  phones: 'Two phones',
  edition: 'New edition',
  add: 'Add',
} as const;

function titleOf(now: Route, registry: Registry): string {
  const gameOf = (id?: string) => registry.find((meta) => meta.id === id)?.title;
  const parts = ((): (string | undefined)[] => {
    switch (now.screen) {
      case 'home':
      case 'continue':
        return [];
      case 'new':
        return ['New game'];
      case 'settings':
        return ['Settings'];
      case 'dice':
        return ['Test the dice'];
      case 'packs':
        return ['Charts', gameOf(now.game)];
      case 'quick':
        return ['Quick combat', gameOf(now.game)];
      case 'rules':
        return [now.item, 'Rules', gameOf(now.game)];
      case 'practice':
        return ['Practice game', gameOf(now.game)];
      case 'example':
        return ['Example', gameOf(now.game)];
      case 'ready':
        return ['Ready for the hall'];
      case 'keys':
        return ['Keyboard shortcuts'];
      case 'phones':
        return ['Two phones'];
      case 'join':
        return ['Join a game'];
      case 'news':
        return ['What’s new'];
      case 'hall':
        return ['Hall'];
      case 'backups':
      case 'rescue':
        return ['Copies'];
      case 'game': {
        const rows = games.value.state === 'ready' ? games.value.rows : [];
        return [VIEW_TITLES[now.view], rows.find((row) => row.id === now.game)?.title];
      }
    }
  })();
  return [...parts, 'War Diary'].filter(Boolean).join(' · ');
}
