import { sumIn } from '../../app/exchange/table';
import type { Session } from '../../app/session';
import { twoWords } from '../../core/exchange/two-words';

/** The two words of what this phone has. */
export function TwoWords({ session }: { session: Session }) {
  const [first, second] = twoWords(sumIn(session));
  return (
    <p class="two-words">
      <span class="soft">Your two words</span>{' '}
      <b>
        {first} {second}
      </b>
    </p>
  );
}
