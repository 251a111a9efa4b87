import './styles/game.css';
// What both need stays in one file with the game's screens: cut in two it packs worse.
import './game';
import './styles/odds.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { hrefOf } from '../app/route';
import { loadTables, type Tables } from '../app/tables';
import { isOddsChart } from '../core/charts/pack';
import type { GameMeta } from '../core/play/game';
import { fail, type Result } from '../core/result';
import { BackLink } from './components/BackLink';
import { Notice } from './components/Notice';
import { QuickCombat } from './screens/quick-combat';

type Props = { registry: readonly GameMeta[]; game: string | undefined };

/** Combat outside any game: of the one named, of the only one there is, or of the one picked. */
export function QuickScreen({ registry, game }: Props) {
  const withOdds = registry.filter(({ odds }) => odds);
  const id = game ?? (withOdds.length === 1 ? withOdds[0]?.id : undefined);
  if (id) return <QuickGame key={id} registry={registry} id={id} />;
  return (
    <Page>
      {withOdds.map(({ id: each, title }) => (
        <a key={each} class="plain" href={hrefOf({ screen: 'quick', game: each })}>
          {title}
        </a>
      ))}
    </Page>
  );
}

const BROKEN = 'The charts could not be read. What was saved is still saved. Try again.';

function QuickGame({ registry, id }: { registry: readonly GameMeta[]; id: string }) {
  const [tables, setTables] = useState<Result<Tables>>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let left = false;
    loadTables(registry, id)
      .catch(() => fail('quick.open', BROKEN))
      .then((result) => {
        if (!left) setTables(result);
      });
    return () => {
      left = true;
    };
  }, [registry, id, tries]);
  useEffect(() => {
    // The heading that had the focus is gone with the screen before this one.
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  }, [tables]);
  if (!tables) {
    return (
      <Page>
        <p class="soft late">Opening the charts…</p>
      </Page>
    );
  }
  if (!tables.ok) {
    return (
      <Page>
        <Notice problem={tables.problem}>
          <button type="button" onClick={() => setTries(tries + 1)}>
            Try again
          </button>
        </Notice>
      </Page>
    );
  }
  const charts = tables.value.game.charts.filter(isOddsChart);
  if (charts.length) return <QuickCombat tables={tables.value} charts={charts} />;
  return (
    <Page>
      <p>{tables.value.game.title} has no table of losses by odds.</p>
    </Page>
  );
}

const Page = ({ children }: { children: ComponentChildren }) => (
  <>
    <header class="bar back">
      <div class="t">
        <BackLink to={{ screen: 'home' }} />
        <h1 tabIndex={-1}>Quick combat</h1>
      </div>
    </header>
    <main class="page">{children}</main>
  </>
);
