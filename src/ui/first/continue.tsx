import { useEffect } from 'preact/hooks';
import { games, refresh } from '../../app/library';
import { redirect } from '../../app/route';
import { Opening } from '../kit/opening';

/** On to the game that was played last; home, which says why, where there is none. Leaves nothing in the history. */
export function ContinueScreen() {
  useEffect(() => {
    let left = false;
    void refresh().then(() => {
      if (left) return;
      const list = games.peek();
      const last = list.state === 'ready' ? list.rows.find(({ archived }) => !archived) : undefined;
      redirect(last ? { screen: 'game', game: last.id, view: 'table' } : { screen: 'home' });
    });
    return () => {
      left = true;
    };
  }, []);
  return <Opening />;
}
