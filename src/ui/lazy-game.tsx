import { signal } from '@preact/signals';
import type { Route } from '../app/route';
import type { GameMeta } from '../core/game';
import { BackLink } from './components/BackLink';
import { Notice } from './components/Notice';
import { Opening } from './components/Opening';

type GameScreen = typeof import('./game').GameScreen;
type GameRoute = Extract<Route, { screen: 'game' }>;

const loaded = signal<GameScreen | 'failed' | undefined>(undefined);
let asked = false;

/** Starts fetching the game screens; calling again does nothing unless the last try failed. */
export function loadGameScreens(): void {
  if (asked) return;
  asked = true;
  import('./game').then(
    ({ GameScreen }) => {
      loaded.value = GameScreen;
    },
    () => {
      loaded.value = 'failed';
      asked = false;
    },
  );
}

const MISSING = {
  code: 'ui.chunk',
  message:
    'The game screens could not be fetched. Your games are safe on this device. Go online once and try again, or reload.',
};

export function LazyGame({ registry, route }: { registry: readonly GameMeta[]; route: GameRoute }) {
  const Screen = loaded.value;
  if (Screen && Screen !== 'failed') {
    return <Screen registry={registry} id={route.game} view={route.view} item={route.item} />;
  }
  if (!Screen) {
    loadGameScreens();
    return <Opening />;
  }
  const retry = () => {
    loaded.value = undefined;
    loadGameScreens();
  };
  return (
    <>
      <header class="bar back">
        <div class="t">
          <BackLink to={{ screen: 'home' }} />
          <h1 tabIndex={-1}>War Diary</h1>
        </div>
      </header>
      <main class="page">
        <Notice problem={MISSING}>
          <button type="button" onClick={retry}>
            Try again
          </button>
          <button type="button" onClick={() => location.reload()}>
            Reload
          </button>
        </Notice>
      </main>
    </>
  );
}
