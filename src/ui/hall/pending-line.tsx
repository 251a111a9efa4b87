import { pendingText } from '../../app/hall/pending';
import { readPass } from '../../app/hall-pass';
import { hrefOf } from '../../app/route';
import type { Session } from '../../app/session';
import { placeName } from './words';

/** At a game on one phone, while a link of this phone leads to an empty table of a hall: the way to put the game there. */
export function PendingLine({ session }: { session: Session }) {
  const pass = readPass(pendingText() ?? '');
  if (!pass.ok) return null;
  return (
    <p class="pen-line">
      <span>{placeName(pass.value)} is empty.</span>{' '}
      <a href={hrefOf({ screen: 'game', game: session.row.value.id, view: 'phones' })}>Put this game there</a>
    </p>
  );
}
