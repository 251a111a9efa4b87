import { useEffect } from 'preact/hooks';
import { games, refresh } from '../../app/library';
import { lookForSafety } from '../../app/safety/look';

/** Looks for what can be brought back, for a screen that the first one need not have come before. */
export function useSafetyCopies(): void {
  const list = games.value;
  useEffect(() => void refresh(), []);
  useEffect(() => {
    if (list.state !== 'loading') void lookForSafety(list.state === 'ready' ? list.rows : []);
  }, [list]);
}
