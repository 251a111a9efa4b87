// A direct link between the two phones of a table, without a server and without a network outside: what each has to know
// of the other is in a code that the other reads. A bonus over the codes, never needed: where it does not come about, it
// costs nothing and closes by itself. Nothing here is made before a player asks for it.
//
// Whoever calls this has the camera's permission already: without it browsers hide their addresses behind names that
// Chromium on Android cannot look up.
import { type ReadonlySignal, signal } from '@preact/signals';
import { type Handshake, isAnswerTo, packHandshake, readHandshake } from '../../core/exchange/handshake';
import { fail, ok, type Problem, type Result } from '../../core/result';
import { cutMessage, flood, MOST_BYTES, makeReceiver } from './parts';

export type LinkState = 'waiting' | 'open' | 'closed';

export type LiveLink = {
  /** For the other phone to read. May become another one when `take` was given an offer. */
  readonly handshake: ReadonlySignal<Uint8Array<ArrayBuffer>>;
  readonly state: ReadonlySignal<LinkState>;
  /** Of an open link: nothing comes from the other phone any more, which may be off, away or asleep. It may come back. */
  readonly silent: ReadonlySignal<boolean>;
  /** Why it was closed, where there is anything to tell: not for a link that did not come about, or was closed. */
  readonly problem: ReadonlySignal<Problem | undefined>;
  /**
   * Whatever handshake was read from the other phone, however often. `show`: let the other phone read ours now. `wait`:
   * nothing more is to be read, the link opens if it can.
   */
  take(handshake: Uint8Array): Promise<Result<'show' | 'wait'>>;
  /** False where it is not sent: no link, nothing or more than 200 kB in it, or too much is still on its way. */
  send(message: Uint8Array): boolean;
  /** One listener, which also gets what came before it; each message whole, in the order it was sent. */
  onMessage(listener: (message: Uint8Array<ArrayBuffer>) => void): void;
  /** What is still on its way is lost. */
  close(): void;
};

/** Time for the other phone to read a code, and then for the link to open, in milliseconds. */
const READ_WITHIN = 300_000;
const OPEN_WITHIN = 20_000;
/** Addresses of the device itself are there at once; names for them take a little. */
const GATHER_WITHIN = 3_000;

/** How often each end says that it is there, and after what silence the other one is not, in milliseconds. */
const BEAT_EVERY = 3_000;
const SILENT_AFTER = 8_000;

/** Bytes that the channel is given ahead, and that may wait in all. */
const AHEAD = 128_000;
const MOST_WAITING = 1_000_000;
/** Messages that wait for a listener. */
const MOST_UNHEARD = 100;

/** One end of a connection, made for one handshake. */
type End = {
  readonly connection: RTCPeerConnection;
  readonly channel: RTCDataChannel;
  readonly packed: Uint8Array<ArrayBuffer>;
  readonly own: Handshake;
  /** The fingerprint of the other end, once it is known. */
  partner: string | undefined;
};

/** For the phone whose code is read first. */
export const offerLink = (): Promise<Result<LiveLink>> => begin(undefined);

/** For the phone that has read the code of the other. */
export async function answerLink(offer: Uint8Array): Promise<Result<LiveLink>> {
  const read = readHandshake(offer);
  if (!read) return noCode;
  return read.role === 'offer' ? begin(read) : otherCode;
}

async function begin(offer: Handshake | undefined): Promise<Result<LiveLink>> {
  const made = await makeEnd(offer);
  return made.ok ? ok(linkFrom(made.value)) : made;
}

function linkFrom(first: End): LiveLink {
  const state = signal<LinkState>('waiting');
  const problem = signal<Problem | undefined>(undefined);
  const handshake = signal(first.packed);
  const beat = makeBeat();
  const heard = makeHeard();
  const outbox = makeOutbox();
  let end = first;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = (why?: Problem) => {
    if (state.peek() === 'closed') return;
    clearTimeout(timer);
    beat.stop();
    globalThis.removeEventListener?.('pagehide', leave);
    release(end);
    problem.value = why;
    state.value = 'closed';
  };
  // Said to the other phone at once, which otherwise waits a quarter of a minute for one that is only out of reach.
  const leave = () => close();
  /** Of a partner who sends what no app of ours sends, nothing is heard any more. */
  const cutOff = (why: Problem) => {
    heard.tell(() => undefined);
    close(why);
  };
  const closeAfter = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(leave, ms);
  };
  const pump = () => outbox.pump(end.channel) || close();

  const listenTo = (now: End) => {
    end = now;
    handshake.value = now.packed;
    const { connection, channel } = now;
    const receive = makeReceiver();
    channel.onopen = () => {
      clearTimeout(timer);
      beat.start(channel);
      state.value = 'open';
    };
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (state.peek() === 'closed') return;
      beat.heard();
      if (data instanceof ArrayBuffer && !data.byteLength) return;
      const received = receive(data, performance.now());
      if (!received.ok) cutOff(received.problem);
      else if (received.value && !heard.take(received.value)) cutOff(flood.problem);
    };
    channel.onbufferedamountlow = pump;
    channel.onclose = leave;
    // Before it is open, a failure may be no more than an answer that is late: the other end goes on asking.
    connection.onconnectionstatechange = () => {
      if (connection.connectionState === 'failed' && state.peek() === 'open') close(lost.problem);
    };
  };

  const takeOne = async (bytes: Uint8Array): Promise<Result<'show' | 'wait'>> => {
    const theirs = readHandshake(bytes);
    if (!theirs) return noCode;
    if (state.peek() === 'open') return ok('wait');
    if (state.peek() === 'closed') return over;
    const reply = replyTo(end, theirs);
    if (reply === 'answer') {
      // An answer of ours instead of what we showed.
      const made = await makeEnd(theirs);
      if (!made.ok) return made;
      if (state.peek() !== 'waiting') {
        release(made.value);
        return over;
      }
      release(end);
      listenTo(made.value);
      closeAfter(READ_WITHIN);
      return ok('show');
    }
    if (reply !== 'accept') return reply;
    if (!(await accept(end, theirs))) return noCode;
    if (state.peek() === 'waiting') closeAfter(OPEN_WITHIN);
    return ok('wait');
  };
  listenTo(first);
  closeAfter(READ_WITHIN);
  globalThis.addEventListener?.('pagehide', leave);
  return {
    ...{ handshake, state, silent: beat.silent, problem },
    // A camera reads the same code many times over.
    take: inOrder(takeOne),
    send(message) {
      if (state.peek() !== 'open' || !outbox.put(message, end.channel)) return false;
      pump();
      return state.peek() === 'open';
    },
    onMessage: heard.tell,
    close: leave,
  };
}

async function accept(end: End, { sdp, fingerprint }: Handshake): Promise<boolean> {
  try {
    await end.connection.setRemoteDescription({ type: 'answer', sdp });
  } catch {
    return false;
  }
  end.partner = fingerprint;
  return true;
}

/** One after the other. */
function inOrder<A, B>(work: (of: A) => Promise<B>): (of: A) => Promise<B> {
  let last: Promise<unknown> = Promise.resolve();
  return (of) => {
    const done = last.then(() => work(of));
    last = done;
    return done;
  };
}

/** What a phone does about the handshake of another: makes an answer, accepts theirs, or has nothing to do. */
function replyTo({ own, partner }: End, theirs: Handshake): 'answer' | 'accept' | Result<'show' | 'wait'> {
  if (theirs.fingerprint === own.fingerprint) return ownCode;
  if (theirs.role === 'answer') {
    if (own.role === 'answer' || !isAnswerTo(theirs, own.fingerprint)) return otherCode;
    if (partner) return partner === theirs.fingerprint ? ok('wait') : otherCode;
    return 'accept';
  }
  if (own.role === 'answer' && partner === theirs.fingerprint) return ok('show');
  // Both have made an offer: both phones come to the same end without a word, the smaller fingerprint goes first.
  const stays = own.role === 'offer' && !partner && own.fingerprint < theirs.fingerprint;
  return stays ? ok('show') : 'answer';
}

/** Messages wait here for their listener. */
function makeHeard() {
  type Message = Uint8Array<ArrayBuffer>;
  const heard: Message[] = [];
  let listener: ((message: Message) => void) | undefined;
  return {
    /** False: nobody listens, and too many wait. */
    take(message: Message): boolean {
      if (!listener) return heard.push(message) <= MOST_UNHEARD;
      listener(message);
      return true;
    },
    tell(next: (message: Message) => void) {
      listener = next;
      for (const message of heard.splice(0)) next(message);
    },
  };
}

/** Parts of messages wait here for room in the channel. */
function makeOutbox() {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  return {
    put(message: Uint8Array, { bufferedAmount }: RTCDataChannel): boolean {
      if (message.length < 1 || message.length > MOST_BYTES) return false;
      const waiting = parts.reduce((sum, part) => sum + part.length, bufferedAmount);
      if (waiting + message.length > MOST_WAITING) return false;
      parts.push(...cutMessage(message));
      return true;
    },
    /** False where the channel does not take them any more. */
    pump(channel: RTCDataChannel): boolean {
      try {
        while (parts.length && channel.bufferedAmount < AHEAD)
          channel.send(parts.shift() ?? new Uint8Array());
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** An empty message now and then; a browser notices a partner that is gone without a word after half a minute, or never. */
function makeBeat() {
  const silent = signal(false);
  let timer: ReturnType<typeof setInterval> | undefined;
  let last = 0;
  const heard = () => {
    last = Date.now();
    silent.value = false;
  };
  return {
    silent: silent as ReadonlySignal<boolean>,
    heard,
    start(channel: RTCDataChannel) {
      heard();
      timer = setInterval(() => {
        silent.value = Date.now() - last >= SILENT_AFTER;
        try {
          channel.send(new Uint8Array());
        } catch {
          // Its closing is told by its own event.
        }
      }, BEAT_EVERY);
    },
    stop: () => clearInterval(timer),
  };
}

/** Makes an end and waits until it can say where it is to be found. */
async function makeEnd(offer: Handshake | undefined): Promise<Result<End>> {
  if (typeof globalThis.RTCPeerConnection !== 'function') return missing;
  let connection: RTCPeerConnection | undefined;
  try {
    // No server is named, so none is asked: what is found are the addresses of this device.
    connection = new RTCPeerConnection({ iceServers: [] });
    const channel = connection.createDataChannel('war-diary', { negotiated: true, id: 0 });
    channel.binaryType = 'arraybuffer';
    channel.bufferedAmountLowThreshold = AHEAD / 2;
    if (offer) await connection.setRemoteDescription({ type: 'offer', sdp: offer.sdp });
    await connection.setLocalDescription();
    await gathered(connection);
    const packed = packHandshake(connection.localDescription?.sdp ?? '', offer);
    const own = packed && readHandshake(packed);
    if (packed && own && own.addresses + (offer?.addresses ?? 1) > 0)
      return ok({ connection, channel, packed, own, partner: offer?.fingerprint });
    connection.close();
    return own ? noNetwork : notMade;
  } catch {
    connection?.close();
    return notMade;
  }
}

function gathered(connection: RTCPeerConnection): Promise<void> {
  return new Promise((resolve) => {
    const look = () => connection.iceGatheringState === 'complete' && resolve();
    connection.onicegatheringstatechange = look;
    setTimeout(resolve, GATHER_WITHIN);
    look();
  });
}

function release({ connection, channel }: End): void {
  channel.onopen = null;
  channel.onmessage = null;
  channel.onclose = null;
  channel.onbufferedamountlow = null;
  connection.onconnectionstatechange = null;
  connection.close();
}

const BY_CODES = 'Pass on your entries by codes instead: they need no link.';
const missing = fail('link.missing', `This browser cannot link two phones. ${BY_CODES}`);
const notMade = fail('link.failed', `This browser could not make a link just now. ${BY_CODES}`);
const noNetwork = fail(
  'link.network',
  `The phones are on no common network, such as a Wi-Fi or a hotspot of one of them. ${BY_CODES}`,
);
const noCode = fail('link.code', 'This is not a code for a link. Scan the code that the other phone shows.');
const ownCode = fail('link.own', 'This is the code of this phone. Scan the code that the other phone shows.');
const otherCode = fail(
  'link.other',
  'This code answers another code. Let the other phone scan ours, then scan its code again.',
);
const over = fail('link.over', 'This link is closed. Start a new link.');
const lost = fail(
  'link.lost',
  'The link to the other phone broke. What came before is kept. Start a new link.',
);
