import { useEffect, useState } from 'preact/hooks';
import { games } from '../../app/library';
import { gamesOpenAnywhere, update } from '../update';

/** A quiet line: a new version waits, and is not offered while a game is open in any tab. */
export function UpdateLine() {
  const waiting = update.value;
  const [open, setOpen] = useState<readonly string[] | undefined>(undefined);
  useEffect(() => {
    if (!waiting) return;
    const look = () => void gamesOpenAnywhere().then(setOpen);
    look();
    const timer = setInterval(look, 3000);
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

function titles(ids: readonly string[]): string {
  const rows = games.value.state === 'ready' ? games.value.rows : [];
  return ids.map((id) => rows.find((row) => row.id === id)?.title ?? 'a game').join(' and ');
}
