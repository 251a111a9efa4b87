import { useEffect } from 'preact/hooks';
import { openExample } from '../../app/example';
import { redirect } from '../../app/route';
import type { GameMeta } from '../../core/play/game';
import { BackLink } from '../kit/back-link';
import { Opening } from '../kit/opening';
import { Screen } from '../kit/screen';
import { useLoaded } from '../kit/use-loaded';
import { loadGameScreens } from './lazy-screens';

type Props = { registry: readonly GameMeta[]; game: string | undefined };

/** On to a real game in its middle, to look around in; the same one the next time. Leaves nothing in the history. */
export function ExampleScreen({ registry, game }: Props) {
  const meta = registry.find(({ id, example }) => example && (!game || id === game));
  useEffect(() => {
    if (meta) loadGameScreens();
    else redirect({ screen: 'home' });
  }, [meta]);
  return meta ? <Opened meta={meta} /> : <Opening />;
}

function Opened({ meta }: { meta: GameMeta }) {
  const { came, notice } = useLoaded(() => openExample(meta), [meta]);
  useEffect(() => {
    if (came) redirect({ screen: 'game', game: came.value, view: 'table' });
  }, [came]);
  if (!notice) return <Opening />;
  return (
    <Screen title="Example" back={<BackLink to={{ screen: 'home' }} />}>
      {notice}
    </Screen>
  );
}
