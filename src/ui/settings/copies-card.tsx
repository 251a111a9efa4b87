import { useEffect } from 'preact/hooks';
import { games, refresh } from '../../app/library';
import { hrefOf } from '../../app/route';
import { lastCopy } from '../backups/last-copy';
import { Card } from '../kit/card';

/** When the last file was made, and the way to make one or open one. */
export function CopiesCard() {
  useEffect(() => void refresh(), []);
  const list = games.value;
  return (
    <Card title="Copies" class="stack">
      <p>
        {list.state === 'ready' && list.rows.length > 0
          ? `${lastCopy(list.rows, Date.now())}.`
          : 'A file of a game can be kept outside this device and opened on another.'}
      </p>
      <a class="plain" href={hrefOf({ screen: 'backups' })}>
        Save or restore
      </a>
    </Card>
  );
}
