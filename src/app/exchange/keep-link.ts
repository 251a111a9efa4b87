// The direct link of the open game, kept while screens come and go: what is recorded here goes over by itself, and what comes
// is taken as a scanned code is. It is a bonus: what goes wrong with it is not said, for codes do the same.
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { isAnswerTo, readHandshake } from '../../core/exchange/handshake';
import { type Known, missingFrom } from '../../core/exchange/known';
import type { GameMeta } from '../../core/play/game';
import type { Result } from '../../core/result';
import { playing } from '../playing';
import type { Session } from '../session';
import { linked, tellCame, tellLinked } from './linked';
import { answerLink, type LiveLink, offerLink } from './live-link';
import { packFor, takeBytes } from './table';

type Kept = {
  readonly session: Session;
  readonly link: LiveLink;
  readonly isAnswer: boolean;
  /** Nothing of it is told or taken any more; its end of the link stays as it is. */
  rest(): void;
  stop(): void;
};

/** An offer of this phone that was shown, before this phone answered one of the other. */
type Before = { readonly link: LiveLink; readonly mine: Uint8Array; readonly theirs: Uint8Array };

let kept: Kept | undefined;
let before: Before | undefined;
let isMaking = false;

const shown = signal<Uint8Array | undefined>(undefined);
/** What the code of this phone says of its end of a link; nothing once that is open or over. */
export const handshake: ReadonlySignal<Uint8Array | undefined> = shown;

/** Makes an end for the other phone to read, unless there is one; only once the camera was allowed. */
export async function offerEnd(registry: readonly GameMeta[], session: Session): Promise<void> {
  if (kept?.session === session && isOn()) return;
  await make(registry, session, offerLink, false);
}

/** Takes what the code of the other phone says of its end. */
export async function takeEnd(
  registry: readonly GameMeta[],
  session: Session,
  bytes: Uint8Array,
): Promise<void> {
  const mine = kept?.session === session && linked.peek() === 'waiting' ? kept : undefined;
  if (!mine && linked.peek() === 'open') return;
  // Whoever has read the other first answers: then the other's look at this code is the last one that is needed.
  if (readHandshake(bytes)?.role === 'offer' && !mine?.isAnswer)
    await make(registry, session, () => answerLink(bytes), true, bytes);
  else if (mine && before && comesFirst(before, bytes)) {
    const { link } = before;
    before = undefined;
    closeLink();
    kept = keep(registry, session, link, false);
    await link.take(bytes);
  } else await mine?.link.take(bytes);
}

/**
 * Both have read the other at the same moment, so that each has answered: on both phones the offer with the smaller
 * fingerprint is the one that counts, and the next look at its answer opens the link.
 */
function comesFirst({ mine, theirs }: Before, answer: Uint8Array): boolean {
  const [own, other, read] = [mine, theirs, answer].map(readHandshake);
  return (
    own !== undefined &&
    other !== undefined &&
    own.fingerprint < other.fingerprint &&
    !!read &&
    isAnswerTo(read, own.fingerprint)
  );
}

/** One whose partner is silent makes room for a new one. */
const isOn = (): boolean => linked.peek() === 'waiting' || linked.peek() === 'open';

/** Nothing goes over any more. */
export function closeLink(): void {
  before?.link.close();
  before = undefined;
  kept?.stop();
}

async function make(
  registry: readonly GameMeta[],
  session: Session,
  open: () => Promise<Result<LiveLink>>,
  isAnswer: boolean,
  answered?: Uint8Array,
): Promise<void> {
  if (isMaking && !isAnswer) return;
  isMaking = true;
  const made = await open().catch(() => undefined);
  isMaking = false;
  if (!made?.ok) return;
  // Left meanwhile, or answered.
  if (playing.peek() !== session || !session.row.peek().seat || (kept?.isAnswer && !isAnswer))
    return made.value.close();
  const offered =
    answered && kept && !kept.isAnswer && kept.link.state.peek() === 'waiting' ? kept : undefined;
  if (offered && answered) {
    offered.rest();
    before?.link.close();
    before = { link: offered.link, mine: offered.link.handshake.peek(), theirs: answered };
    kept = undefined;
  } else closeLink();
  kept = keep(registry, session, made.value, isAnswer);
}

function keep(registry: readonly GameMeta[], session: Session, link: LiveLink, isAnswer: boolean): Kept {
  let heard: Known | undefined;
  let isOver = false;
  const send = () => {
    const bytes = packFor(session, heard);
    if (bytes) link.send(bytes);
  };
  const take = async (bytes: Uint8Array) => {
    // Another tab plays, and only shows here what that one records.
    if (session.following.peek()) return;
    const taken = await takeBytes(registry, session, bytes);
    tellCame(taken);
    if (!taken.ok) return;
    ({ heard } = taken.value);
    // New lines are answered by the change of the journal.
    if (!taken.value.fresh && missingFrom(heard, session.projection.peek().entries).length) send();
  };
  let taking: Promise<void> = Promise.resolve();
  link.onMessage((bytes) => {
    taking = taking.then(() => take(bytes)).catch(() => undefined);
  });
  let wasOpen = false;
  const stops = [
    effect(() => {
      const now = link.state.value;
      wasOpen ||= now === 'open';
      if (now === 'open') {
        before?.link.close();
        before = undefined;
      }
      if (now === 'closed') queueMicrotask(stop);
      else tellLinked(now === 'open' && link.silent.value ? 'silent' : now);
    }),
    effect(() => {
      shown.value = link.state.value === 'waiting' ? link.handshake.value : undefined;
    }),
    effect(() => {
      void session.projection.value;
      if (link.state.value === 'open') send();
    }),
    effect(() => {
      if (playing.value !== session || !session.row.value.seat) queueMicrotask(stop);
    }),
  ];
  const rest = () => {
    isOver = true;
    for (const end of stops) end();
  };
  const stop = () => {
    if (isOver) return;
    rest();
    link.close();
    shown.value = undefined;
    if (kept?.link === link) kept = undefined;
    tellCame(undefined);
    // One that never came about is not missed.
    tellLinked(wasOpen && playing.peek() === session ? 'closed' : undefined);
  };
  return { session, link, isAnswer, rest, stop };
}
