import type { CodeRead } from '../../app/exchange/take-code';
import type { Session } from '../../app/session';
import { entriesOf } from '../../core/numbers';
import { BackLink } from '../kit/back-link';

/** Of what was sealed before there was a second phone: it is in the game that goes over. */
export const SEALED_BEFORE =
  'What a side seals from now on stays on its own phone until it is opened. What was sealed before goes over with the game, and only the curtain hides it there.';

/** What came from another phone. */
export function cameWords(fresh: number, from: string): string {
  return `${fresh ? entriesOf(fresh) : 'Nothing new'} from ${from}.`;
}

export const readingWords = (code: CodeRead): string =>
  code instanceof Blob ? 'Reading the file…' : 'Reading the code…';

export const LINKED = 'Linked: entries go over by themselves while both stay open.';

/** What can be done without a camera, after "you can still". */
export const BY_FILE = 'send the code as a file';

/** Who scans whom. */
export function eachOther(
  me: string,
  { other, isNamed }: { readonly other: string; readonly isNamed: boolean },
) {
  if (!isNamed) return 'Scan another phone of this table, and let it scan you';
  return (
    <>
      <bdi>{me}</bdi>, scan <bdi>{other}</bdi>; <bdi>{other}</bdi>, scan <bdi>{me}</bdi>
    </>
  );
}

export const toTable = (session: Session) => (
  <BackLink to={{ screen: 'game', game: session.row.value.id, view: 'table' }} label="Table" />
);

/** Back from a screen that is opened from there. */
export const toTogether = (session: Session) => (
  <BackLink to={{ screen: 'game', game: session.row.value.id, view: 'phones' }} label="Two phones" />
);
