import { useEffect, useState } from 'preact/hooks';
import { hrefOf } from '../../app/route';
import type { SaveState } from '../../app/session';
import { persistence } from '../device/persistence';

type Props = {
  save: SaveState;
  entries: number;
  /** It is fetched again where it is lost: nothing of it has to be protected. */
  isExample?: boolean;
};

/** "saved · 143 entries · protected", and only when that is true; what it means that they are not is a tap away. */
export function SaveLine({ save, entries, isExample }: Props) {
  const slow = useSlow(save.kind === 'saving');
  const count = entries === 1 ? '1 entry' : `${entries} entries`;
  if (save.kind === 'failed') return <p class="save error">Last tap not saved · {count} safe</p>;
  return (
    <p class="save soft">
      {slow ? 'saving' : 'saved'} · {count}
      {persistence.value === 'protected' && ' · protected'}
      {persistence.value === 'unprotected' && !isExample && (
        <>
          {' · '}
          <a href={hrefOf({ screen: 'ready' })}>not protected</a>
        </>
      )}
    </p>
  );
}

/** True once `busy` has lasted 100 ms: a quick save must not flicker. */
function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), 100);
    return () => clearTimeout(timer);
  }, [busy]);
  return busy && slow;
}
