import { useEffect } from 'preact/hooks';
import { games, refresh } from '../../app/library';
import { isApple, isInstalled } from './install';

/** Before the first game in a tab of an iPhone: the app on its Home Screen has a storage of its own. */
export function TabLine() {
  const mayMatter = isApple() && !isInstalled();
  useEffect(() => {
    if (mayMatter) void refresh();
  }, []);
  const list = games.value;
  if (!mayMatter || list.state !== 'ready' || list.rows.length) return null;
  return (
    <div class="update">
      <p>
        The app on the Home Screen starts empty: it does not see the games of this tab. Add it before you
        begin, by Share and Add to Home Screen, or carry a game over later: save a copy here, open the file
        there.
      </p>
    </div>
  );
}
