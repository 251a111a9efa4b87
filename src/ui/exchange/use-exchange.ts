import { useEffect, useRef, useState } from 'preact/hooks';
import { type CodeFor, codeFor, type Reader } from '../../app/exchange/code-for';
import { handshake, offerEnd, takeEnd } from '../../app/exchange/keep-link';
import { linked } from '../../app/exchange/linked';
import { partnersIn } from '../../app/exchange/seats-in';
import type { Taken } from '../../app/exchange/table';
import { type CodeRead, takeCode } from '../../app/exchange/take-code';
import { redirect } from '../../app/route';
import type { Session } from '../../app/session';
import { knownOf } from '../../core/exchange/known';
import { sameJson } from '../../core/json';
import type { GameMeta } from '../../core/play/game';
import { ok, type Result } from '../../core/result';
import { announce } from '../kit/announce';
import { useLoaded } from '../kit/use-loaded';
import type { Working } from '../kit/working';
import { cameWords, LINKED, readingWords } from './words';

/** Milliseconds in which a link opens after both have read each other, where it opens at all. */
const LINK_MS = 2_000;

/** What this phone shows and reads before another one, until both have the same: then it goes back to the table by itself. */
export function useExchange(session: Session, registry: readonly GameMeta[], read: Working['read']) {
  const partners = partnersIn(session);
  const [asked, setAsked] = useState<Reader>();
  const reader = asked ?? (partners.length ? 'table' : 'new');
  const [taken, setTaken] = useState<Result<Taken>>();
  const [answers, setAnswers] = useState<string>();
  const [round, setRound] = useState(0);
  const { entries } = session.projection.value;
  const heard = taken?.ok ? taken.value : undefined;
  const own = handshake.value;
  const make = () => codeFor(registry, session, reader, { heard: heard?.heard, handshake: own, answers });
  const { came, notice } = useLoaded(make, [session, entries, reader, heard, own, answers]);
  // The one before may be for somebody else's eyes.
  const code: CodeFor | undefined = came?.value.reader === reader ? came.value : undefined;
  const isSame = heard !== undefined && sameJson(heard.heard, knownOf(entries));
  const [several, only] = [partners.length > 1, partners[0]?.name ?? 'the other phone'];
  const other = heard?.from ?? (several ? 'another phone' : only);

  const take = async (code: CodeRead) => {
    const came = await read(readingWords(code), (stopped, writes) =>
      takeCode(registry, session, code, stopped, writes),
    );
    if (!came) return;
    if (!came.ok) return setTaken(came);
    if (!came.value) return redirect({ screen: 'join' });
    const { fresh, from = other, writer, handshake } = came.value;
    setTaken(ok(came.value));
    announce(cameWords(fresh, from));
    setAsked(undefined);
    if (handshake) await takeEnd(registry, session, handshake);
    // Only now, so that the code that says so tells of the link too.
    if (!(code instanceof Blob)) setAnswers(writer);
  };
  const again = () => {
    setTaken(undefined);
    setAnswers(undefined);
    setRound(round + 1);
  };
  const show = (reader: Reader | undefined) => {
    setAsked(reader);
    again();
    scrollTo(0, 0);
    if (reader) announce('The code is shown.');
  };
  // The button that was tapped is gone.
  useEffect(() => {
    if (round && document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  }, [round]);

  const leave = () => redirect({ screen: 'game', game: session.row.value.id, view: 'table' });
  /** Of three phones two are linked; the third is scanned all the same. */
  const [isApart, setApart] = useState(false);
  const isLinked = linked.value === 'open' && !isApart;
  const wasLinked = useRef(isLinked);
  useEffect(() => {
    if (isLinked && !wasLinked.current) {
      announce(LINKED);
      leave();
    }
    if (!isLinked && wasLinked.current) again();
    wasLinked.current = isLinked;
  }, [isLinked]);
  // The other has read this phone and has the same: nothing is left to show.
  const isDone = answers !== undefined && isSame && heard?.isAnswer === true;
  useEffect(() => {
    if (!isDone) return;
    const late = setTimeout(leave, heard?.handshake ? LINK_MS : 0);
    return () => clearTimeout(late);
  }, [isDone]);

  const offeredIn = useRef<number>(undefined);
  /** The camera was allowed: without that no browser shows where it can be found. */
  const onLook = () => {
    if (offeredIn.current === round) return;
    offeredIn.current = round;
    void offerEnd(registry, session);
  };
  const scanApart = () => setApart(true);
  const isNamed = heard?.from !== undefined || !several;
  return {
    ...{ reader, isAsked: asked !== undefined, code, notice, taken, isSame, other, isNamed, several },
    ...{ make, isLinked, round, take, again, show, onLook, scanApart },
  };
}
