import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type GameRow, games, refresh } from '../../app/library';
import { dismissLost, lostGames } from '../../app/lost-games';
import { hrefOf } from '../../app/route';
import type { GameMeta } from '../../core/game';
import type { Problem } from '../../core/result';
import { DeviceLines } from '../components/DeviceLines';
import { ExampleButton } from '../components/ExampleButton';
import { GameList } from '../components/GameList';
import { Notice } from '../components/Notice';
import { UpdateLine } from '../components/UpdateLine';
import { StartLinks } from '../frame';
import { lastCopy } from '../last-copy';

const problem = signal<Problem | undefined>(undefined);

/** Same header and same buttons in the same place as the pre-rendered frame, so that nothing jumps. */
export function HomeScreen({ registry }: { registry: readonly GameMeta[] }) {
  useEffect(() => {
    void refresh();
    return () => {
      problem.value = undefined;
    };
  }, []);
  return (
    <>
      <header class="bar">
        <h1 tabIndex={-1}>War Diary</h1>
      </header>
      <main class="page">
        {problem.value && (
          <Notice
            problem={problem.value}
            onDismiss={() => {
              problem.value = undefined;
            }}
          />
        )}
        <Lost />
        <Games registry={registry} />
        <UpdateLine />
        <DeviceLines />
        <StartLinks />
      </main>
    </>
  );
}

function Games({ registry }: { registry: readonly GameMeta[] }) {
  const list = games.value;
  if (list.state === 'loading') return <p class="soft late">Looking for your games…</p>;
  if (list.state === 'failed') {
    return (
      <Notice problem={list.problem}>
        <button type="button" onClick={() => void refresh()}>
          Try again
        </button>
        <a class="plain" href={hrefOf({ screen: 'rescue' })}>
          Save what can be read
        </a>
      </Notice>
    );
  }
  if (list.rows.length === 0) return <Welcome registry={registry} />;
  const report = (next: Problem | undefined) => {
    problem.value = next;
  };
  const current = list.rows.filter((row) => !row.archived);
  const archived = list.rows.filter((row) => row.archived);
  return (
    <>
      {current.length > 0 && <GameList rows={current} registry={registry} report={report} first />}
      {archived.length > 0 && (
        <details class="fold">
          <summary>Archived ({archived.length})</summary>
          <GameList rows={archived} registry={registry} report={report} />
        </details>
      )}
      <BeforeYouGo rows={list.rows} />
    </>
  );
}

/** The browser has dropped what it held: said plainly, with the one way back. */
function Lost() {
  const lost = lostGames.value;
  const list = games.value;
  if (!lost) return null;
  const named = lost.slice(0, 3).map((title) => `"${title}"`);
  const more = lost.length > 3 ? ` and ${lost.length - 3} more` : '';
  const message = `This browser has emptied its storage, and with it ${named.join(', ')}${more}. The app has deleted nothing. If you have a file of them, open it: they come back as they stood in it.`;
  return (
    <Notice
      problem={{ code: 'store.emptied', message }}
      onDismiss={() => dismissLost(list.state === 'ready' ? list.rows : [])}
    >
      <a class="plain" href={hrefOf({ screen: 'backups' })}>
        Restore from a file
      </a>
    </Notice>
  );
}

function BeforeYouGo({ rows }: { rows: readonly GameRow[] }) {
  return (
    <>
      <a class="copies soft" href={hrefOf({ screen: 'backups' })}>
        {lastCopy(rows, Date.now())}
      </a>
      <a class="copies soft" href={hrefOf({ screen: 'ready' })}>
        Ready for the hall? Check before you go
      </a>
    </>
  );
}

function Welcome({ registry }: { registry: readonly GameMeta[] }) {
  return (
    <div class="welcome">
      <svg viewBox="0 0 268 116" fill="none" aria-hidden="true">
        <path d="M84 40L64 75L24 75L4 40L24 5L64 5zM144 75L124 109L84 109L64 75L84 40L124 40zM204 40L184 75L144 75L124 40L144 5L184 5zM264 75L244 109L204 109L184 75L204 40L244 40z" />
        <rect x="86" y="57" width="36" height="36" rx="3" />
        <circle cx="164" cy="40" r="19" />
      </svg>
      <p class="lead">Put the phone beside the map and start a game.</p>
      <p class="soft">
        War Diary asks what the rules ask, does the arithmetic, shows its working, and keeps every line on
        this device, with or without a network.
      </p>
      {registry.map((meta) => (
        <ExampleButton key={meta.id} meta={meta} />
      ))}
      <a class="copies soft" href={hrefOf({ screen: 'backups' })}>
        Open a file from another phone
      </a>
    </div>
  );
}
