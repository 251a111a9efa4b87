import { useEffect, useState } from 'preact/hooks';
import { games, refresh } from '../../app/library';
import { hrefOf } from '../../app/route';
import { type Holding, holdingBack, update } from './update';

/** A quiet line: a new version waits, and is not offered while a game is open in any tab, or something typed is not saved. */
export function UpdateLine() {
  const waiting = update.value;
  const [holds, setHolds] = useState<Holding>();
  useEffect(() => {
    if (!waiting) return;
    const look = async () => {
      const now = await holdingBack();
      // Begun in another tab since the list was read: its title is asked for.
      if (now.games.some((id) => !titleOf(id))) await refresh();
      setHolds(now);
    };
    void look();
    const timer = setInterval(() => void look(), 3000);
    return () => clearInterval(timer);
  }, [waiting]);
  if (!waiting || !holds) return null;

  const take = async () => {
    const still = await holdingBack();
    setHolds(still);
    if (!waitWords(still)) await waiting.apply();
  };
  const waits = waitWords(holds);
  return (
    <div class="update" role="status">
      <p>
        A new version is ready{waiting.news ? `: ${waiting.news.version}` : ''}.{waits}
        {waiting.news && (
          <>
            {' '}
            <a class="inline-link" href={hrefOf({ screen: 'news' })}>
              What’s new
            </a>
          </>
        )}
      </p>
      {!waits && (
        <button type="button" class="quiet" onClick={() => void take()}>
          Update now
        </button>
      )}
    </div>
  );
}

function waitWords({ games, typed }: Holding): string {
  if (games.length) return ` It waits until ${titles(games)} is closed in the other tab.`;
  return typed
    ? ' It waits until what you typed, here or in another tab, is saved or its screen is closed.'
    : '';
}

function titleOf(id: string): string | undefined {
  const list = games.peek();
  return list.state === 'ready' ? list.rows.find((row) => row.id === id)?.title : undefined;
}

const titles = (ids: readonly string[]): string => ids.map((id) => titleOf(id) ?? 'a game').join(' and ');
