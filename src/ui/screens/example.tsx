import { useEffect, useState } from 'preact/hooks';
import { openExample } from '../../app/example';
import { redirect } from '../../app/route';
import type { GameMeta } from '../../core/play/game';
import type { Problem } from '../../core/result';
import { BackLink } from '../components/BackLink';
import { Notice } from '../components/Notice';
import { Opening } from '../components/Opening';
import { loadGameScreens } from '../lazy-screens';

type Props = { registry: readonly GameMeta[]; game: string | undefined };

/** On to a real game in its middle, to look around in; the same one the next time. Leaves nothing in the history. */
export function ExampleScreen({ registry, game }: Props) {
  const [problem, setProblem] = useState<Problem>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const meta = registry.find(({ id, example }) => example && (!game || id === game));
    if (!meta) return redirect({ screen: 'home' });
    let left = false;
    setProblem(undefined);
    loadGameScreens();
    void openExample(meta).then((opened) => {
      if (left) return;
      if (opened.ok) redirect({ screen: 'game', game: opened.value, view: 'table' });
      else setProblem(opened.problem);
    });
    return () => {
      left = true;
    };
  }, [registry, game, tries]);
  if (!problem) return <Opening />;
  return (
    <>
      <header class="bar back">
        <div class="t">
          <BackLink to={{ screen: 'home' }} />
          <h1 tabIndex={-1}>Example</h1>
        </div>
      </header>
      <main class="page">
        <Notice problem={problem}>
          <button type="button" onClick={() => setTries(tries + 1)}>
            Try again
          </button>
        </Notice>
      </main>
    </>
  );
}
