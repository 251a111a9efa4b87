import { useSignal } from '@preact/signals';
import { openExample } from '../../app/example';
import { go } from '../../app/route';
import type { GameMeta } from '../../core/game';
import type { Problem } from '../../core/result';
import { loadGameScreens } from '../lazy-screens';
import { Notice } from './Notice';

/** One tap opens a real game in its middle, to look around in; the same one the next time. */
export function ExampleButton({ meta }: { meta: GameMeta }) {
  const busy = useSignal(false);
  const problem = useSignal<Problem | undefined>(undefined);
  if (!meta.example) return null;
  const open = async () => {
    if (busy.value) return;
    busy.value = true;
    problem.value = undefined;
    loadGameScreens();
    const opened = await openExample(meta);
    busy.value = false;
    if (opened.ok) go({ screen: 'game', game: opened.value, view: 'table' });
    else problem.value = opened.problem;
  };
  return (
    <>
      <button type="button" class="plain" aria-disabled={busy.value || undefined} onClick={() => void open()}>
        {busy.value ? 'Opening…' : 'See an example game'}
      </button>
      {problem.value && <Notice problem={problem.value} />}
    </>
  );
}
