import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { linked } from '../../app/exchange/linked';
import { mineIn, tableIn } from '../../app/exchange/seats-in';
import { callDice, calledDice, diceLack, offerDice } from '../../app/exchange/table';
import { hrefOf } from '../../app/route';
import type { Session } from '../../app/session';
import { callFor } from '../../core/exchange/dice-of-two';
import { ONLOOKER, writerIn } from '../../core/exchange/seats';
import type { DicePrompt } from '../../core/play/prompt';
import { whoDoes } from '../../core/who-does';
import { announce } from '../kit/announce';
import { tap } from '../kit/tap';
import type { Ask } from './question-frame';

/**
 * A roll of a number from each phone, beside one's own dice: offered on each, called by who has the pen, and taken once both
 * numbers are shown. Nothing of it where one side is asked alone, for every phone would know the faces, nor where what is
 * asked stands in no journal, as in an amendment.
 */
export function RollOfTwo({ ask }: { ask: Ask<DicePrompt> }) {
  const { session, prompt } = ask;
  const players = tableIn(session)?.seats.filter(({ seat }) => seat !== ONLOOKER) ?? [];
  const isAlone =
    prompt.secret !== undefined || session.projection.value.open?.procedureRun.secret !== undefined;
  if (ask.ways || isAlone || players.length < 2 || session.several.value?.barred?.hides) return null;
  return <Roll ask={ask} />;
}

function Roll({ ask }: { ask: Ask<DicePrompt> }) {
  const { prompt, question, session } = ask;
  const { of } = question;
  const { key, count, sides } = prompt;
  const [fallen, setFallen] = useState<readonly number[]>();
  /** What was tapped here gives way to what is said in its place. */
  const wasTapped = useRef(false);
  const tapped = (act: () => Promise<boolean>) =>
    tap(() => {
      wasTapped.current = true;
      void act().then((done) => {
        if (!done) wasTapped.current = false;
      });
    });
  const { entries } = session.projection.value;
  const isBarred = session.several.value?.barred !== undefined;
  /** It was taken, and undone: it stands as it fell, and is taken again by a tap. */
  const waits = question.previous !== undefined || isBarred || session.following.value;
  const take = (faces: readonly number[]) => ask.send({ kind: 'dice', faces, by: 'both' });
  useEffect(() => {
    let gone = false;
    void calledDice(session, of, key).then((roll) => {
      if (gone) return;
      setFallen(roll?.faces);
      if (roll?.faces && !waits) take(roll.faces);
    });
    return () => {
      gone = true;
    };
  }, [entries, of, key, waits]);
  const table = tableIn(session);
  const nameOf = (who?: string) =>
    table?.seats.find(({ writer }) => writer === who)?.name ?? 'the other phone';
  const me = mineIn(session)?.writer;
  const call = callFor(entries, of, key);
  const lack = diceLack(session);
  const offers = entries.flatMap(({ kind, id }) => (kind === 'v1.Pledged' ? [writerIn(id)] : []));
  const pen = nameOf(table?.pen);

  if (call && fallen)
    return isBarred ? null : (
      <button type="button" class="main" onClick={tap(() => take(fallen))}>
        Take the roll of both phones: {fallen.join(', ')}
      </button>
    );
  if (call) {
    const others = call.pledges.map(writerIn).filter((writer) => writer !== me);
    const whose = writerIn(call.id) === me ? others.map(nameOf).join(' and ') : undefined;
    return (
      <Told session={session} wasTapped={wasTapped} isNext>
        {whose
          ? `Called with both phones. It falls once ${whose}’s number is here.`
          : `${whoDoes(nameOf(writerIn(call.id)), 'has', 'have')} called this roll. It falls there with your number.`}
      </Told>
    );
  }
  if (lack === undefined)
    return isBarred ? (
      <Told session={session} wasTapped={wasTapped}>
        Both phones have a number ready. {pen} can roll with both.
      </Told>
    ) : (
      <button
        type="button"
        class="plain"
        onClick={tapped(() => callDice(session, { of, key, count, sides }, question.title))}
      >
        Roll with both phones
      </button>
    );
  if (me && offers.includes(me))
    return (
      <Told session={session} wasTapped={wasTapped}>
        Offered with both phones. {lack}’s phone has to offer too.
      </Told>
    );
  return (
    <button type="button" class="quiet" onClick={tapped(() => offerDice(session))}>
      {offers.length ? 'Offer dice of two phones too' : 'Offer dice of two phones'}
    </button>
  );
}

type ToldProps = {
  session: Session;
  wasTapped: { current: boolean };
  isNext?: boolean;
  children: ComponentChildren;
};

/** What is waited for, and the way to it; whoever tapped the button that stood here is brought to it. */
function Told({ session, wasTapped, isNext, children }: ToldProps) {
  const box = useRef<HTMLElement>(null);
  const words = [children].flat().join('');
  useEffect(() => {
    if (!wasTapped.current) return;
    wasTapped.current = false;
    box.current?.focus({ preventScroll: true });
    announce(words);
  }, [words]);
  return (
    <section ref={box} tabIndex={-1} class="stack" aria-label="Dice of two phones" aria-live="polite">
      <p class="soft">{children}</p>
      {linked.value !== 'open' && (
        <a
          class={isNext ? 'main' : 'plain'}
          href={hrefOf({ screen: 'game', game: session.row.value.id, view: 'phones', item: 'scan' })}
        >
          Scan each other
        </a>
      )}
    </section>
  );
}
