import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { copyOfOpen, keepAsNew } from '../../app/backups/keep-game';
import { go } from '../../app/route';
import type { Session } from '../../app/session';
import { countOf } from '../../core/journal/projection';
import type { GameMeta } from '../../core/play/game';
import type { Problem } from '../../core/result';
import { lineCount } from '../backups/last-copy';
import { fileName, shareFile } from '../kit/download';
import { Notice } from '../kit/notice';
import { Screen } from '../kit/screen';

/** The store holds this game no more, and the tab still does: the ways to keep it. */
export function KeepScreen({ session, registry }: { session: Session; registry: readonly GameMeta[] }) {
  const [problem, setProblem] = useState<Problem>();
  const [said, setSaid] = useState('');
  const keeping = useSignal(false);
  const { title } = session.row.value;
  const keep = async () => {
    if (keeping.value) return;
    keeping.value = true;
    const kept = await keepAsNew(registry, session);
    keeping.value = false;
    setProblem(kept.ok ? undefined : kept.problem);
    if (kept.ok && kept.value) go({ screen: 'game', game: kept.value.id, view: 'table' });
  };
  const save = async () => {
    const made = await copyOfOpen(registry, session);
    setProblem(made.ok ? undefined : made.problem);
    if (!made.ok) return;
    const went = await shareFile(made.value.text, fileName(title));
    setSaid(
      went === 'cancelled'
        ? 'Nothing was shared.'
        : 'The file is made. Open it in this app, here or on another phone.',
    );
  };
  return (
    <>
      <Screen title="This game is gone from the device">
        <p role="alert" class="error">
          The storage of this browser was emptied, or the game was deleted in another tab. The last tap was
          ignored.
        </p>
        <p>
          <b>
            {title}: {lineCount(countOf(session.projection.value))}
          </b>{' '}
          and its charts are still in this tab, and nowhere else. Keep them before you close it.
        </p>
        {problem && <Notice problem={problem} />}
        <output class="soft">{said}</output>
      </Screen>
      <footer class="foot">
        <button type="button" class="main" disabled={keeping.value} onClick={() => void keep()}>
          Keep it as a new game
        </button>
        <button type="button" onClick={() => void save()}>
          Save a file
        </button>
      </footer>
    </>
  );
}
