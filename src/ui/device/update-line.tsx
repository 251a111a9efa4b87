import { useEffect, useState } from 'preact/hooks';
import { games, refresh } from '../../app/library';
import { gamesOpenAnywhere, update } from './update';

/** A quiet line: a new version waits, and is not offered while a game is open in any tab. */
export function UpdateLine() {
  const waiting = update.value;
  const [open, setOpen] = useState<readonly string[] | undefined>(undefined);
  useEffect(() => {
    if (!waiting) return;
    const look = async () => {
      const ids = await gamesOpenAnywhere();
      // Begun in another tab since the list was read: its title is asked for.
      if (ids.some((id) => !titleOf(id))) await refresh();
      setOpen(ids);
    };
    void look();
    const timer = setInterval(() => void look(), 3000);
    return () => clearInterval(timer);
  }, [waiting]);
  if (!waiting || !open) return null;

  const take = async () => {
    const still = await gamesOpenAnywhere();
    setOpen(still);
    if (still.length === 0) await waiting.apply();
  };
  return (
    <div class="update" role="status">
      <p>
        {open.length === 0
          ? 'A new version is ready.'
          : `A new version is ready. It waits until ${titles(open)} is closed in the other tab.`}
      </p>
      {open.length === 0 && (
        <button type="button" class="quiet" onClick={() => void take()}>
          Update now
        </button>
      )}
    </div>
  );
}

function titleOf(id: string): string | undefined {
  const list = games.peek();
  return list.state === 'ready' ? list.rows.find((row) => row.id === id)?.title : undefined;
}

const titles = (ids: readonly string[]): string => ids.map((id) => titleOf(id) ?? 'a game').join(' and ');
