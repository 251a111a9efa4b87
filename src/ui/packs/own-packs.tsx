import { metaOfGame } from '../../app/own-games';
import { fail } from '../../core/result';
import { BackLink } from '../kit/back-link';
import { Screen } from '../kit/screen';
import { useLoaded } from '../kit/use-loaded';
import { PacksScreen } from './packs';

const BROKEN = 'The charts could not be read. What was saved is still saved. Try again.';

/** The charts of a game that is a file, which is looked up first. */
export function OwnPacksScreen({ game }: { game: string }) {
  const open = () => metaOfGame([], game).catch(() => fail('packs.open', BROKEN));
  const { came, notice } = useLoaded(open, [game]);
  if (came) return <PacksScreen meta={came.value} />;
  return (
    <Screen title="Charts" back={<BackLink to={{ screen: 'home' }} />}>
      {notice ?? <p class="soft late">Opening the charts…</p>}
    </Screen>
  );
}
