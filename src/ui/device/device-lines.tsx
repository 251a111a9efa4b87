import { useEffect } from 'preact/hooks';
import { games } from '../../app/library';
import { isApple, isInstalled } from './install';
import { checkRoom, scarce } from './persistence';

export const SEVEN_DAYS =
  'In a browser tab on an iPhone or iPad the system may delete all games after seven days without a visit. Installed, it does not: in Safari tap Share, then Add to Home Screen.';

/** What threatens the games on this device, while it does. */
export function DeviceLines() {
  useEffect(() => void checkRoom(), []);
  const hasGames = games.value.state === 'ready' && games.value.rows.length > 0;
  return (
    <>
      <ScarceLine />
      {hasGames && isApple() && !isInstalled() && (
        <div class="update">
          <p>{SEVEN_DAYS}</p>
        </div>
      )}
    </>
  );
}

export function ScarceLine() {
  const free = scarce.value;
  if (free === undefined) return null;
  return (
    <div class="update" role="status">
      <p>
        Room is short: about {Math.floor(free / 1_000_000)} MB are left for this app. All that is recorded is
        safe. Free some space on this device before you play on, or a tap may not be saved.
      </p>
    </div>
  );
}
