/** A description as a browser gives it, of an end whose fingerprint is one byte over and over. */
export const sdpOf = (byte: string, setup: 'actpass' | 'active', addresses = true): string =>
  [
    ...['a=ice-ufrag:fPBT', 'a=ice-pwd:D++QEoGtNZQVNIFsSzLhfD9H', 'a=mid:0', 'a=sctp-port:5000'],
    ...[`a=fingerprint:sha-256 ${Array(32).fill(byte).join(':')}`, `a=setup:${setup}`],
    ...(addresses ? ['a=candidate:1 1 udp 1 10.0.0.1 5000 typ host'] : []),
  ].join('\r\n');

class FakeChannel {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onbufferedamountlow: (() => void) | null = null;
  bufferedAmount = 0;
  refuses = false;
  readonly sent: Uint8Array[] = [];

  send(part: Uint8Array): void {
    if (this.refuses) throw new Error('refused');
    this.sent.push(part);
    this.bufferedAmount += part.length;
  }
  drain(): void {
    this.bufferedAmount = 0;
    this.onbufferedamountlow?.();
  }
  receive(...bytes: readonly number[]): void {
    this.onmessage?.({ data: Uint8Array.from(bytes).buffer });
  }
}

/** One end, as far as a link asks; its partner is the test. */
export class FakeConnection {
  static readonly made: FakeConnection[] = [];
  static addresses = true;
  static fails: 'constructor' | 'setLocalDescription' | undefined;

  readonly channel = new FakeChannel();
  readonly remote: { readonly type: string; readonly sdp: string }[] = [];
  readonly configuration: unknown;
  iceGatheringState = 'complete';
  connectionState = 'new';
  onconnectionstatechange: (() => void) | null = null;
  closed = false;
  localDescription: { readonly sdp: string } | null = null;

  constructor(configuration: unknown) {
    if (FakeConnection.fails === 'constructor') throw new Error('not here');
    this.configuration = configuration;
    FakeConnection.made.push(this);
  }
  createDataChannel(): FakeChannel {
    return this.channel;
  }
  async setRemoteDescription(description: { readonly type: string; readonly sdp: string }): Promise<void> {
    this.remote.push(description);
  }
  async setLocalDescription(): Promise<void> {
    if (FakeConnection.fails === 'setLocalDescription') throw new Error('not now');
    const setup = this.remote.length ? 'active' : 'actpass';
    this.localDescription = { sdp: sdpOf('aa', setup, FakeConnection.addresses) };
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.channel.onopen?.();
  }
  fail(): void {
    this.connectionState = 'failed';
    this.onconnectionstatechange?.();
  }
}
