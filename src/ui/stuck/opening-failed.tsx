import { useEffect, useState } from 'preact/hooks';
import { exportGame } from '../../app/errors';
import { hrefOf } from '../../app/route';
import { broughtBack } from '../../app/safety-state';
import type { GameMeta } from '../../core/play/game';
import type { Problem } from '../../core/result';
import { SafetyOffers } from '../backups/safety-offers';
import { useSafetyCopies } from '../backups/use-safety-copies';
import { fileName, saveFile } from '../kit/download';
import { Notice } from '../kit/notice';
import { Screen } from '../kit/screen';

type Props = { id: string; registry: readonly GameMeta[]; problem: Problem; onRetry: () => void };

/** Nothing is changed by a game that does not open; its file can still be saved. */
export function OpeningFailed({ id, registry, problem, onRetry }: Props) {
  const [said, setSaid] = useState('');
  const [unsaved, setUnsaved] = useState<Problem>();
  useSafetyCopies();
  const isBack = broughtBack.value.some((offer) => offer.id === id);
  useEffect(() => {
    if (isBack) onRetry();
  }, [isBack]);
  const save = async () => {
    const file = await exportGame(id);
    setUnsaved(file.ok ? undefined : file.problem);
    if (!file.ok) return;
    saveFile(file.value, fileName('game'));
    setSaid('The game file is with your downloads.');
  };
  return (
    <>
      <Screen title="This game did not open">
        <Notice problem={unsaved ?? problem} />
        <SafetyOffers registry={registry} game={id} />
        <output class="soft">{said}</output>
      </Screen>
      <footer class="foot">
        <button type="button" class="main" onClick={onRetry}>
          Try again
        </button>
        <div class="row">
          <button type="button" onClick={() => void save()}>
            Save game file
          </button>
          <a class="plain" href={hrefOf({ screen: 'home' })}>
            All games
          </a>
        </div>
      </footer>
    </>
  );
}
