import './exchange.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { partnersIn } from '../../app/exchange/devices';
import { handshake, offerEnd, takeEnd } from '../../app/exchange/keep-link';
import { cameLast, linked } from '../../app/exchange/linked';
import { ownSeatIn } from '../../app/exchange/seats-in';
import { packFor, type Taken, takeBytes } from '../../app/exchange/table';
import { hrefOf } from '../../app/route';
import type { Session } from '../../app/session';
import { type Known, knownOf } from '../../core/exchange/known';
import { sameJson } from '../../core/json';
import type { GameMeta } from '../../core/play/game';
import type { Result } from '../../core/result';
import { holdScreen } from '../device/wake-lock';
import { announce } from '../kit/announce';
import { BackLink } from '../kit/back-link';
import { Notice } from '../kit/notice';
import { Remedies } from '../kit/remedies';
import { Screen } from '../kit/screen';
import { useWorking } from '../kit/working';
import { FaceToFace } from './face-to-face';
import { TwoWords } from './two-words';
import { BY_FILE, cameWords, LINKED, NO_LINK } from './words';

type Props = {
  session: Session;
  registry: readonly GameMeta[];
  /** This phone has just joined, and has nothing to hear yet. */
  joined?: boolean;
};

/** Two phones scan each other: one look each way, and both have the same. */
export function Exchange({ session, registry, joined = false }: Props) {
  const me = ownSeatIn(session);
  const others = partnersIn(session);
  /** Of several whoever showed the code that was read last. */
  const [from, setFrom] = useState<string>();
  const other = from ?? (others.length > 1 ? 'another phone' : (others[0] ?? 'the other phone'));
  const [heard, setHeard] = useState<Known>();
  const [round, setRound] = useState(0);
  const [taken, setTaken] = useState<Result<Taken>>();
  const work = useWorking();
  const { entries } = session.projection.value;
  const end = handshake.value;
  const code = useMemo(() => packFor(session, heard, end), [session, entries, heard, end]);
  useEffect(holdScreen, []);

  /** Of three phones two are linked; the third is scanned all the same. */
  const [isApart, setApart] = useState(false);
  const isLinked = linked.value === 'open' && !isApart;
  const wasLinked = useRef(isLinked);
  useEffect(() => {
    if (isLinked && !wasLinked.current) announce(LINKED);
    if (!isLinked && wasLinked.current) again();
    wasLinked.current = isLinked;
  }, [isLinked]);
  // The button that was tapped is gone.
  useEffect(() => {
    if (round && document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  }, [round]);

  const take = async (bytes: Uint8Array) => {
    const came = await work.read('Reading the code…', (stopped, writes) =>
      takeBytes(registry, session, bytes, stopped, writes),
    );
    if (!came) return;
    setTaken(came);
    if (!came.ok) return;
    const who = came.value.from ?? other;
    setHeard(came.value.heard);
    setFrom(came.value.from);
    announce(cameWords(came.value.fresh, who));
    if (came.value.handshake) await takeEnd(registry, session, came.value.handshake);
  };
  const again = () => {
    setTaken(undefined);
    // Whoever is scanned next may be another one.
    if (others.length > 1) {
      setFrom(undefined);
      setHeard(undefined);
    }
    setRound(round + 1);
  };
  const offeredIn = useRef<number>(undefined);
  /** The camera was allowed: without that no browser shows where it can be found. */
  const onLook = () => {
    if (offeredIn.current === round) return;
    offeredIn.current = round;
    void offerEnd(registry, session);
  };

  const game = session.row.value.id;
  const line = joined
    ? `Now let ${other} scan you`
    : others.length > 1 && from === undefined
      ? 'Scan another phone of this table, and let it scan you'
      : undefined;
  const isSame = taken?.ok === true && sameJson(taken.value.heard, knownOf(entries));
  return (
    <>
      <Screen
        title={others.length > 1 ? 'Scan each other' : `You and ${other}`}
        back={<BackLink to={{ screen: 'game', game, view: 'phones' }} label="Two phones" />}
      >
        {work.shown}
        {isLinked ? (
          <LinkCard session={session} other={other} />
        ) : (
          code && (
            <FaceToFace
              key={round}
              mine={code}
              me={me?.name ?? 'this phone'}
              other={other}
              without={BY_FILE}
              otherWay={
                <a class="plain" href={hrefOf({ screen: 'game', game, view: 'phones' })}>
                  Send or take a file
                </a>
              }
              onMessage={(bytes) => void take(bytes)}
              onReading={onLook}
              {...(line !== undefined && !taken && { line })}
              below={
                <>
                  <TwoWords session={session} />
                  {!('RTCPeerConnection' in globalThis) && <p class="soft">{NO_LINK}</p>}
                </>
              }
            >
              <Outcome {...{ other, taken, isSame }} onAgain={again} />
            </FaceToFace>
          )
        )}
      </Screen>
      <footer class="foot">
        <div class="row">
          {taken?.ok && !isLinked && (
            <button type="button" onClick={again}>
              Scan once more
            </button>
          )}
          {isLinked && others.length > 1 && (
            <button type="button" onClick={() => setApart(true)}>
              Scan another phone
            </button>
          )}
          <a
            class={isLinked || isSame ? 'main' : 'plain'}
            href={hrefOf({ screen: 'game', game, view: 'table' })}
          >
            To the table
          </a>
        </div>
      </footer>
    </>
  );
}

type OutcomeProps = {
  other: string;
  taken: Result<Taken> | undefined;
  /** The other had all that is here when it showed its code. */
  isSame: boolean;
  onAgain: () => void;
};

/** What a scan brought, and whether both have the same now. */
function Outcome({ other, taken, isSame, onAgain }: OutcomeProps) {
  if (!taken) return <p class="face-read">Reading what came…</p>;
  if (!taken.ok) {
    return (
      <Notice problem={taken.problem}>
        <button type="button" onClick={onAgain}>
          Scan again
        </button>
      </Notice>
    );
  }
  const { fresh } = taken.value;
  return (
    <div class="face-read stack">
      <p class="lead">{cameWords(fresh, other)}</p>
      <p>
        {isSame ? (
          <>Both phones have the same. Say your two words aloud: {other} has the same two.</>
        ) : (
          <>
            <b>Now let {other} scan you.</b> Then say your two words aloud: with the same two both phones have
            the same.
          </>
        )}{' '}
        Other words? Scan each other once more.
      </p>
    </div>
  );
}

function LinkCard({ session, other }: { session: Session; other: string }) {
  const came = cameLast.value;
  return (
    <section class="card stack" aria-label="Link">
      <p class="lead">{LINKED}</p>
      <p>Nothing needs to be scanned. Go back to the table and play.</p>
      {came?.ok && came.value.fresh > 0 && <p>{cameWords(came.value.fresh, came.value.from ?? other)}</p>}
      {came && !came.ok && (
        <>
          <p class="error">{came.problem.message}</p>
          <Remedies of={came.problem} />
        </>
      )}
      <TwoWords session={session} />
    </section>
  );
}
