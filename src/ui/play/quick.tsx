import '../ask/game.css';
import '../ask/large-text.css';
import '../ask/stage/odds.css';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { hrefOf } from '../../app/route';
import { loadTables } from '../../app/tables';
import { isOddsChart } from '../../core/charts/odds-chart';
import type { GameMeta } from '../../core/play/game';
import { fail } from '../../core/result';
import { useAllGames } from '../kit/all-games';
import { BackLink } from '../kit/back-link';
import { Screen } from '../kit/screen';
import { useLoaded } from '../kit/use-loaded';
import { QuickCombat } from './quick-combat';

type Props = { registry: readonly GameMeta[]; game: string | undefined };

/** Combat outside any game: of the one named, of the only one there is, or of the one picked. */
export function QuickScreen({ registry, game }: Props) {
  const withOdds = useAllGames(registry).filter(({ odds }) => odds);
  // Games that are files come a moment later: they take nobody away from the one that he is shown.
  const [only, ...more] = registry.filter(({ odds }) => odds);
  const id = game ?? (more.length ? undefined : only?.id);
  const others = withOdds.filter((each) => each.id !== id);
  if (id) return <QuickGame key={id} {...{ registry, id, others }} />;
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

type GameProps = { registry: readonly GameMeta[]; id: string; others: readonly GameMeta[] };

function QuickGame({ registry, id, others }: GameProps) {
  const open = () => loadTables(registry, id).catch(() => fail('quick.open', BROKEN));
  const { came, notice } = useLoaded(open, [registry, id]);
  useEffect(() => {
    // The heading that had the focus is gone with the screen before this one.
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  }, [came, notice]);
  if (!came) return <Page>{notice ?? <p class="soft late">Opening the charts…</p>}</Page>;
  const { game } = came.value;
  const charts = game.charts.filter(isOddsChart);
  if (charts.length) return <QuickCombat tables={came.value} {...{ charts, others }} />;
  return (
    <Page>
      <p>{game.title} has no table of losses by odds.</p>
    </Page>
  );
}

const Page = ({ children }: { children: ComponentChildren }) => (
  <Screen title="Quick combat" back={<BackLink to={{ screen: 'home' }} />}>
    {children}
  </Screen>
);
