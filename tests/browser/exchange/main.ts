import { answerLink, type LiveLink, offerLink } from '../../../src/app/exchange/live-link';
import { packHandshake, readHandshake } from '../../../src/core/exchange/handshake';
import type { Result } from '../../../src/core/result';
import { startApp } from '../../../src/ui/first/app';
import { registry } from '../../games/toy/registry';

// The app as it is, and beside it one end of a link for the test to hold: what goes into a page or out of it are lists.
type Bytes = readonly number[];

let link: LiveLink | undefined;
const got: { readonly size: number; readonly sum: number; readonly first: number; readonly at: number }[] =
  [];

const said = <T>({ ok, ...more }: Result<T>, value: (of: T) => unknown) =>
  ok ? value((more as { value: T }).value) : (more as { problem: { code: string } }).problem.code;

/** The same on both pages of one machine. */
const now = () => performance.timeOrigin + performance.now();

const sumOf = (bytes: Uint8Array) => bytes.reduce((sum, byte) => (sum * 31 + byte) % 1_000_003, 7);

const message = (i: number, size: number) =>
  Uint8Array.from({ length: size }, (_, at) => (at === 0 ? i % 256 : (at * 7 + i) % 256));

const ends = {
  /** Makes an end, or an answer to an offer, and gives its handshake, or the code of the problem. */
  async begin(offer?: Bytes): Promise<Bytes | string> {
    const made = await (offer ? answerLink(Uint8Array.from(offer)) : offerLink());
    if (!made.ok) return made.problem.code;
    link = made.value;
    got.length = 0;
    link.onMessage((bytes) =>
      got.push({ size: bytes.length, sum: sumOf(bytes), first: bytes[0] ?? -1, at: now() }),
    );
    return [...link.handshake.value];
  },
  take: async (bytes: Bytes) => link && said(await link.take(Uint8Array.from(bytes)), (next) => next),
  handshake: (): Bytes => [...(link?.handshake.value ?? [])],
  sdp: (bytes: Bytes) => readHandshake(Uint8Array.from(bytes))?.sdp,
  state: () => link?.state.value,
  problem: () => link?.problem.value?.code,
  /** Resolves in this state, with the milliseconds it took. */
  until(state: string): Promise<number> {
    const began = performance.now();
    return new Promise((resolve) => {
      const stop = link?.state.subscribe((now) => {
        if (now === state) {
          resolve(performance.now() - began);
          setTimeout(() => stop?.());
        }
      });
    });
  },
  /** Sends so many messages of this size, each begun with its number; gives how many were taken, and since when. */
  send(count: number, size: number): { readonly taken: number; readonly at: number } {
    const messages = Array.from({ length: count }, (_, i) => message(i, size));
    const at = now();
    return { taken: messages.filter((bytes) => link?.send(bytes)).length, at };
  },
  sumOf: (i: number, size: number) => sumOf(message(i, size)),
  got: () => got,
  close: () => link?.close(),

  /** Answers as a partner would who has another app, and sends what no app of ours sends. */
  async hostile(offer: Bytes, how: 'many' | 'large' | 'endless' | 'text' | 'empty'): Promise<Bytes> {
    const theirs = readHandshake(Uint8Array.from(offer));
    const connection = new RTCPeerConnection({ iceServers: [] });
    const channel = connection.createDataChannel('war-diary', { negotiated: true, id: 0 });
    channel.onopen = async () => {
      try {
        if (how === 'text') channel.send('hello');
        if (how === 'empty') channel.send(new Uint8Array(1));
        if (how === 'large') channel.send(new Uint8Array(60_000));
        if (how === 'many') for (let i = 0; i < 100_000; i += 1) channel.send(new Uint8Array(2));
        while (how === 'endless' && channel.readyState === 'open') {
          channel.send(new Uint8Array(16_000).fill(1));
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      } catch {
        // Closed meanwhile.
      }
    };
    await connection.setRemoteDescription({ type: 'offer', sdp: theirs?.sdp ?? '' });
    await connection.setLocalDescription();
    await new Promise<void>((resolve) => {
      const look = () => connection.iceGatheringState === 'complete' && resolve();
      connection.onicegatheringstatechange = look;
      look();
    });
    return [...(packHandshake(connection.localDescription?.sdp ?? '', theirs) ?? [])];
  },
};

export type Ends = typeof ends;
Object.assign(globalThis, { ends });

const root = document.getElementById('app');
if (root) startApp(root, registry);
