import { useEffect } from 'preact/hooks';
import { create, games, refresh } from '../../app/library';
import { redirect } from '../../app/route';
import type { GameMeta } from '../../core/play/game';
import { ok } from '../../core/result';
import { askPersistence } from '../device/persistence';
import { BackLink } from '../kit/back-link';
import { Opening } from '../kit/opening';
import { Screen } from '../kit/screen';
import { useLoaded } from '../kit/use-loaded';
import { describeDay } from '../kit/when';
import { loadGameScreens } from './lazy-screens';

/** A first game on practice tables, asked for by name; who has games chooses the next one. Leaves nothing in the history. */
export function PracticeScreen({ registry }: { registry: readonly GameMeta[] }) {
  const { came, notice } = useLoaded(() => begin(registry), [registry]);
  useEffect(() => {
    const game = came?.value;
    if (came) redirect(game ? { screen: 'game', game, view: 'table' } : { screen: 'new' });
  }, [came]);
  if (!notice) return <Opening />;
  return (
    <Screen title="Practice game" back={<BackLink to={{ screen: 'home' }} />}>
      {notice}
    </Screen>
  );
}

async function begin(registry: readonly GameMeta[]) {
  await refresh();
  const list = games.peek();
  const meta = registry.find(({ printed }) => !printed);
  if (!meta || (list.state === 'ready' && list.rows.length)) return ok(undefined);
  loadGameScreens();
  const begun = await create(registry, meta.id, `${meta.title}, ${describeDay(Date.now())}`, 'practice');
  if (begun.ok) void askPersistence();
  return begun;
}
