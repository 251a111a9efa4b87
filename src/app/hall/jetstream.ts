// A hall on NATS JetStream. The one place that speaks to a server, and only for who came by a link into a hall: lint lets
// nobody else have the client.
import {
  type ConsumerMessages,
  DeliverPolicy,
  JetStreamApiError,
  type JetStreamClient,
  type JsMsg,
  jetstream,
  jetstreamManager,
} from '@nats-io/jetstream';
import { errors, jwtAuthenticator, type NatsConnection, nuid, wsconnect } from '@nats-io/nats-core';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { fail, type Problem } from '../../core/result';
import { hasEnded, type Pass } from '../hall-pass';
import { leaveDeadSocket } from './dead-socket';
import type { From, Hall, HallState, Kind, Listener, Offered } from './hall';
import { KINDS } from './hall';
import { forbidden } from './policy';

/** Milliseconds. */
const ANSWER_WITHIN = 6_000;
const PING_EVERY = 4_000;
const AGAIN_AFTER = 1_500;
/** A reading that has more to come and hears nothing for so long is begun anew. */
const STALLED_AFTER = 10_000;
/** A server that has just started may turn away whom it lets in a moment later: so often that is not believed. */
const MOST_REFUSALS = 4;
/** The server's number for a line of play that was not written upon the newest one. */
const WRONG_LAST = 10_071;
/** What the client says of a reading whose place at the server is gone. */
const LOST: readonly string[] = ['ordered_consumer_recreated', 'stream_not_found'];

/** Where the server of a pass is, for an app at `home`. */
export function addressOf({ server }: Pass, home: string): string {
  const url = new URL(server, home);
  url.protocol = url.protocol.replace('http', 'ws');
  return url.href;
}

export type Reading = {
  readonly address: string;
  readonly pass: Pass;
  /** All of one game, or where each table stands last. */
  readonly of: { readonly game: string } | 'summaries';
  readonly from: From;
};

/** Reaches for a hall until it is there, and again after each break, until it is closed or the pass is not let in. */
export function openHall(reading: Reading, listener: Listener): Hall {
  const { address, pass } = reading;
  const { event, inbox } = pass;
  const state = signal<HallState>('reaching');
  const problem = signal<Problem | undefined>(undefined);
  const created = signal<string | undefined>(reading.from.created);
  const reader = readerOf(reading, listener, state, created);
  let connection: NatsConnection | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refusals = 0;

  const end = (why?: Problem) => {
    if (isOver(state)) return;
    clearTimeout(timer);
    reader.stop();
    problem.value = why;
    state.value = 'over';
    void connection?.close();
  };

  const follow = async (nc: NatsConnection) => {
    for await (const status of nc.status()) {
      if (isOver(state)) return;
      if (status.type === 'disconnect') {
        reader.stop();
        state.value = 'reaching';
      }
      if (status.type === 'reconnect') void reader.readOn(nc);
    }
  };

  const reach = async () => {
    try {
      const nc = await connect(address, pass);
      connection = nc;
      if (isOver(state)) return void nc.close();
      const stay = leaveDeadSocket(nc);
      void nc.closed().finally(stay).then(reachAgain);
      if (listener.live)
        nc.subscribe(`live.${event}.*.*`, {
          callback: (_, { subject }) => listener.live?.(subject.split('.')[2] ?? ''),
        });
      void follow(nc);
      refusals = 0;
      problem.value = undefined;
      await reader.readOn(nc);
    } catch (error) {
      reachAgain(error);
    }
  };

  /** After it was closed, or was not to be had: later each time that the pass was turned away. */
  const reachAgain = (error: unknown) => {
    if (isOver(state)) return;
    reader.stop();
    state.value = 'reaching';
    refusals = isRefusal(error) ? refusals + 1 : 0;
    // What has ended by its own word is turned away for good.
    if (refusals && hasEnded(pass)) return end(ended.problem);
    if (refusals >= MOST_REFUSALS) return end(refused.problem);
    problem.value = refusals ? turnedAway.problem : undefined;
    clearTimeout(timer);
    timer = setTimeout(() => void reach(), AGAIN_AFTER * (1 + refusals + Math.random()));
  };
  const blocked = forbidden(address);
  if (blocked) end(blocked);
  else void reach();

  return {
    ...{ state, problem, created },
    subjectOf: (kind: Kind, game) => `wd.${event}.${game}.${kind}.${kind === 'side' ? inbox : '0'}`,
    async offer(subject, id, sealed, upon): Promise<Offered> {
      const stream = reader.stream();
      if (state.peek() !== 'on' || !stream) return { how: 'away' };
      try {
        const expect = upon === undefined ? {} : { expect: { lastSubjectSequence: upon } };
        const { seq } = await stream.publish(subject, sealed, {
          ...{ msgID: id, timeout: ANSWER_WITHIN },
          ...expect,
        });
        return { how: 'taken', seq };
      } catch (error) {
        return refusalOf(error);
      }
    },
    live(game) {
      if (state.peek() === 'on') connection?.publish(`live.${event}.${game}.${inbox}`);
    },
    close: () => end(),
  };
}

const isOver = (state: ReadonlySignal<HallState>): boolean => state.peek() === 'over';

/** Reads on from where it was when a reading is lost, and from the first message of a stream that was made anew. */
function readerOf(
  { pass: { event, inbox }, of, from }: Reading,
  listener: Listener,
  state: Signal<HallState>,
  created: Signal<string | undefined>,
) {
  let last = from.seq;
  let stream: JetStreamClient | undefined;
  let stopReading: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the readings: what an older one still brings is of a stream that may be gone. */
  let reads = 0;
  const stop = () => {
    reads += 1;
    clearTimeout(timer);
    stopReading?.();
    stopReading = undefined;
  };

  const hear = (message: JsMsg) => {
    const [, , game = '', kind] = message.subject.split('.');
    const known = KINDS.find((each) => each === kind);
    if (known && message.seq > last)
      listener.hear({
        ...{ kind: known, game, subject: message.subject, seq: message.seq },
        at: Date.parse(message.timestamp),
        sealed: message.data.slice(),
      });
    last = Math.max(last, message.seq);
    if (!message.info.pending) state.value = 'on';
  };

  /** The stream by the name that it was born with: another one is read from its first message. */
  const find = async (nc: NatsConnection) => {
    const manager = await jetstreamManager(nc, { checkAPI: false, timeout: ANSWER_WITHIN });
    const born = await manager.direct.getMessage(event, { last_by_subj: `wd.${event}.born` });
    if (!born) throw new Error('A stream that does not say which one it is.');
    return born.string();
  };

  const read = async (nc: NatsConnection, isNewest: () => boolean) => {
    const born = await find(nc);
    if (!isNewest()) return;
    if (born !== created.peek()) {
      last = 0;
      created.value = born;
    }
    stream = jetstream(nc, { timeout: ANSWER_WITHIN });
    const consumer = await stream.consumers.getPushConsumer(event, {
      deliver_prefix: `_INBOX.${inbox}.${nuid.next()}`,
      ...(of === 'summaries'
        ? { filter_subjects: `wd.${event}.*.sum.0`, deliver_policy: DeliverPolicy.LastPerSubject }
        : { filter_subjects: `wd.${event}.${of.game}.>`, opt_start_seq: last + 1 }),
    });
    if (!isNewest()) return;
    // A server that was lost itself may have made a place to which nothing is ever brought.
    const waitOn = () => {
      if (!isNewest()) return;
      clearTimeout(timer);
      if (state.peek() === 'reading') timer = setTimeout(() => void readOn(nc), STALLED_AFTER);
    };
    const messages = await consumer.consume({
      callback: (message) => {
        if (isNewest()) hear(message);
        waitOn();
      },
    });
    stopReading = () => void messages.close();
    void startOver(nc, messages, isNewest);
    const { num_pending: pending } = await consumer.info(true);
    if (!pending && isNewest()) state.value = 'on';
    waitOn();
  };

  /** A reading that was lost goes on from where it was, whatever stream is there now: that is looked at again. */
  const startOver = async (nc: NatsConnection, messages: ConsumerMessages, isNewest: () => boolean) => {
    for await (const { type } of messages.status())
      if (LOST.includes(type)) return isNewest() ? readOn(nc) : undefined;
    // The client has given it up.
    if (isNewest() && !nc.isClosed()) timer = setTimeout(() => void readOn(nc), AGAIN_AFTER);
  };

  const readOn = async (nc: NatsConnection): Promise<void> => {
    stop();
    const turn = reads;
    const isNewest = () => turn === reads && !isOver(state);
    if (!isOver(state)) state.value = 'reading';
    try {
      await read(nc, isNewest);
    } catch {
      // The stream is not there yet, or has no leader: the server is still at its beginning.
      if (isNewest() && !nc.isClosed()) timer = setTimeout(() => void readOn(nc), AGAIN_AFTER);
    }
  };
  return { readOn, stop, stream: () => stream };
}

const connect = (address: string, { inbox, token }: Pass): Promise<NatsConnection> =>
  wsconnect({
    ...{ servers: address, inboxPrefix: `_INBOX.${inbox}`, authenticator: jwtAuthenticator(token) },
    ...{ maxReconnectAttempts: -1, reconnectTimeWait: 1_000, reconnectJitter: 1_000 },
    // A server that is gone without a word is noticed within ten seconds.
    ...{ pingInterval: PING_EVERY, maxPingOut: 1, timeout: ANSWER_WITHIN },
    // Other addresses of a cluster are for whoever is at them: here there is one, in front of all.
    ignoreClusterUpdates: true,
  });

function refusalOf(error: unknown): Offered {
  if (error instanceof JetStreamApiError) {
    if (error.code === WRONG_LAST) return { how: 'moved' };
    return error.status >= 500 && !FULL.test(error.message)
      ? { how: 'away' }
      : { how: 'refused', problem: full.problem };
  }
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof errors.PermissionViolationError) return { how: 'refused', problem: notLet.problem };
  return { how: 'away' };
}

const FULL = /maximum (messages|bytes)|exceed|resource limits/i;

const isRefusal = (error: unknown): boolean =>
  error instanceof errors.AuthorizationError || error instanceof errors.UserAuthenticationExpiredError;

const SAFE = 'All that is recorded here is safe, and you can continue with codes.';
export const ended = fail(
  'hall.ended',
  `This hall link has expired. ${SAFE} Ask the organiser for a new one.`,
);
const refused = fail(
  'hall.refused',
  `The hall no longer accepts this pass: it was withdrawn, or has expired. ${SAFE} Ask the organiser for a new link.`,
);
const turnedAway = fail(
  'hall.turned-away',
  `The hall turns this pass away, as it may while it starts; it is tried again. ${SAFE}`,
);
const full = fail('hall.full', `The hall accepts nothing more from this table. ${SAFE} Tell the organiser.`);
const notLet = fail('hall.not-let', `This pass may not write there. ${SAFE} Tell the organiser.`);
