import { useEffect } from 'preact/hooks';
import { openExample, openPractice } from '../../app/example';
import { redirect } from '../../app/route';
import type { GameMeta } from '../../core/play/game';
import { askPersistence } from '../device/persistence';
import { BackLink } from '../kit/back-link';
import { Opening } from '../kit/opening';
import { Screen } from '../kit/screen';
import { useLoaded } from '../kit/use-loaded';
import { loadGameScreens } from './lazy-screens';

type Props = { registry: readonly GameMeta[]; game?: string | undefined };

const KINDS = {
  example: { title: 'Example', begin: openExample },
  practice: {
    title: 'Practice game',
    begin: async (meta: GameMeta) => {
      const begun = await openPractice(meta);
      if (begun.ok) void askPersistence();
      return begun;
    },
  },
} as const;
type Kind = keyof typeof KINDS;

/** On to a real game in its middle, to look around in; the same one the next time. Leaves nothing in the history. */
export const ExampleScreen = (props: Props) => <Begun {...props} kind="example" />;

/** On to a game with its set-up done, at its first decision; the same one the next time. Leaves nothing in the history. */
export const PracticeScreen = (props: Props) => <Begun {...props} kind="practice" />;

function Begun({ registry, game, kind }: Props & { kind: Kind }) {
  const meta = registry.find(({ id, example }) => example && (!game || id === game));
  useEffect(() => {
    if (meta) loadGameScreens();
    else redirect({ screen: 'home' });
  }, [meta]);
  return meta ? <Opened meta={meta} kind={kind} /> : <Opening />;
}

function Opened({ meta, kind }: { meta: GameMeta; kind: Kind }) {
  const { title, begin } = KINDS[kind];
  const { came, notice } = useLoaded(() => begin(meta), [meta, kind]);
  useEffect(() => {
    if (came) redirect({ screen: 'game', game: came.value, view: 'table' });
  }, [came]);
  if (!notice) return <Opening />;
  return (
    <Screen title={title} back={<BackLink to={{ screen: 'home' }} />}>
      {notice}
    </Screen>
  );
}
