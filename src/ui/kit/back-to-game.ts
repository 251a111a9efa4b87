import { useEffect, useState } from 'preact/hooks';
import { parseRoute, type Route } from '../../app/route';
import { isText } from '../../core/json';

type Back = { readonly to: Route; readonly label?: string };

const HOME: Back = { to: { screen: 'home' } };

/** To the game that somebody has just come from, on the screen where he was; else home. */
export function useBackToGame(): Back {
  const [back, setBack] = useState(HOME);
  // The way back is written down with the event that draws this.
  useEffect(() => {
    const { before }: { before?: unknown } = history.state ?? {};
    const to = parseRoute(isText(before) ? before : '');
    if (to.screen === 'game') setBack({ to, label: 'Back to the game' });
  }, []);
  return back;
}
