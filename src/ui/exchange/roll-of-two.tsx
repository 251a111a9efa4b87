import { useEffect, useState } from 'preact/hooks';
import { callDice, calledDice, diceLack, offerDice, tableIn } from '../../app/exchange/table';
import { hrefOf } from '../../app/route';
import { ONLOOKER } from '../../core/exchange/seats';
import type { DicePrompt } from '../../core/play/prompt';
import { tap } from '../kit/tap';
import type { Ask } from '../play/question-frame';

/** A roll of a number from each phone, beside one's own dice: offered, called, and taken once both numbers are shown. */
export function RollOfTwo({ ask }: { ask: Ask<DicePrompt> }) {
  const { prompt, question, session } = ask;
  const { of } = question;
  const { key, count, sides } = prompt;
  const [called, setCalled] = useState(false);
  const [fallen, setFallen] = useState<readonly number[]>();
  /** It was taken, and undone: it stands as it fell, and is taken again by a tap. */
  const isUndone = question.previous !== undefined;
  const { entries } = session.book.value;
  const take = (faces: readonly number[]) => ask.send({ kind: 'dice', faces, by: 'both' });
  useEffect(() => {
    let gone = false;
    void calledDice(session, of, key).then((roll) => {
      if (gone) return;
      setCalled(roll !== undefined);
      setFallen(roll?.faces);
      if (roll?.faces && !isUndone) take(roll.faces);
    });
    return () => {
      gone = true;
    };
  }, [entries, of, key]);
  const players = tableIn(session)?.seats.filter(({ seat }) => seat !== ONLOOKER) ?? [];
  if (players.length < 2) return null;
  const lack = diceLack(session);
  const toScan = (
    <a class="plain" href={hrefOf({ screen: 'game', game: session.row.value.id, view: 'phones' })}>
      Scan each other
    </a>
  );
  if (fallen && isUndone)
    return (
      <button type="button" class="plain" onClick={tap(() => take(fallen))}>
        Take the roll of both phones again: {fallen.join(', ')}
      </button>
    );
  if (called)
    return (
      <section class="stack" aria-label="Dice of two phones" aria-live="polite">
        <p>This roll is called. It falls once both phones have shown their number.</p>
        {toScan}
      </section>
    );
  if (lack === undefined)
    return (
      <button
        type="button"
        class="plain"
        onClick={tap(() => void callDice(session, { of, key, count, sides }, question.title))}
      >
        Roll with both phones
      </button>
    );
  const mine = session.row.value.seat?.writer;
  const offered = entries.some(({ kind, id }) => kind === 'v1.Pledged' && id.startsWith(`${mine}:`));
  if (!offered)
    return (
      <button type="button" class="quiet" onClick={tap(() => void offerDice(session))}>
        Offer dice of two phones
      </button>
    );
  return (
    <section class="stack" aria-label="Dice of two phones" aria-live="polite">
      <p class="soft">
        Dice of two phones: {lack} has no number here yet. Offer it there too, then scan each other.
      </p>
      {toScan}
    </section>
  );
}
