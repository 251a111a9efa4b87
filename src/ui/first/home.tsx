import { useEffect } from 'preact/hooks';
import { hasFinished } from '../../app/first-steps';
import { games, isExample, refresh } from '../../app/library';
import { lostGames } from '../../app/lost-games';
import { hrefOf } from '../../app/route';
import { offers } from '../../app/safety-state';
import type { GameMeta } from '../../core/play/game';
import { lazyScreen } from '../kit/lazy';
import { Notice } from '../kit/notice';
import { Screen } from '../kit/screen';
import { StartLinks, Welcome } from './frame';

/** What only who has games needs, and what threatens them: it comes with the store, not before. */
const stored = lazyScreen(() => import('./stored').then(({ Stored }) => Stored), 'told');

/** Without a worker in charge nothing was here before: as the pre-rendered frame has it, so that nothing jumps. */
const firstVisit = !globalThis.navigator?.serviceWorker?.controller;

/** Same header, same welcome and same buttons in the same place as in the pre-rendered frame. */
export function HomeScreen({ registry }: { registry: readonly GameMeta[] }) {
  useEffect(() => void refresh(), []);
  const list = games.value;
  // What was lost, and can come back, goes before what the app is.
  const isLost = offers.value.length > 0 || lostGames.value !== undefined;
  // An example alone is no game of one's own yet.
  const none = list.state === 'ready' && list.rows.every(isExample) && !isLost;
  // Who was here before most likely has one: a button must not change its word under the thumb.
  const going = list.state === 'ready' ? list.rows.some(({ archived }) => !archived) : !firstVisit;
  return (
    <Screen title="War Diary">
      {list.state === 'loading' && !firstVisit && <p class="soft late">Looking for your games…</p>}
      {(none || (list.state === 'loading' && firstVisit)) && <Welcome registry={registry} />}
      {list.state === 'failed' && (
        <Notice problem={list.problem}>
          <button type="button" onClick={() => void refresh()}>
            Try again
          </button>
          <a class="plain" href={hrefOf({ screen: 'rescue' })}>
            Save what can be read
          </a>
        </Notice>
      )}
      {list.state !== 'loading' && <stored.Screen registry={registry} />}
      <StartLinks first={going ? 'Continue' : 'Roll a battle'} practice={!hasFinished()} />
    </Screen>
  );
}
