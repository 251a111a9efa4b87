import fc from 'fast-check';
import {
  type Handshake,
  MOST_BYTES,
  packHandshake,
  readHandshake,
} from '../../../src/core/exchange/handshake';
import { anyText } from '../../support/any-text';

export const FINGERPRINT =
  '6F:C0:54:DB:F9:9F:3F:CE:67:AB:50:B0:BB:26:4E:6B:88:E4:EC:29:23:F1:90:02:88:8F:1F:0D:30:70:6E:46';

/** As Chromium writes it, with what is of no use to anybody else. */
export const chromium = (candidates: readonly string[], setup = 'actpass') =>
  [
    ...['v=0', 'o=- 1911103733248902239 2 IN IP4 127.0.0.1', 's=-', 't=0 0', 'a=group:BUNDLE 0'],
    ...['a=extmap-allow-mixed', 'a=msid-semantic: WMS'],
    ...['m=application 54011 UDP/DTLS/SCTP webrtc-datachannel', 'c=IN IP4 10.77.0.1', ...candidates],
    ...['a=ice-ufrag:fPBT', 'a=ice-pwd:D++QEoGtNZQVNIFsSzLhfD9H', 'a=ice-options:trickle'],
    ...[`a=fingerprint:sha-256 ${FINGERPRINT}`, `a=setup:${setup}`, 'a=mid:0', 'a=sctp-port:5000'],
    ...['a=max-message-size:262144', ''],
  ].join('\r\n');
export const IPV4 = 'a=candidate:40 1 udp 2122194687 10.77.0.1 54011 typ host generation 0 network-id 1';
export const IPV6 = 'a=candidate:41 1 udp 2122265343 fd00::2 56895 typ host generation 0 network-id 2';
export const NAME =
  'a=candidate:42 1 udp 2113937151 73854d71-a23a-4f7e-bac7-166db18b5173.local 56598 typ host generation 0';
export const TCP =
  'a=candidate:43 1 tcp 1518214911 10.77.0.1 9 typ host tcptype active generation 0 network-id 1';

/** As Firefox writes it: longer names, capitals, another order. */
export const FIREFOX = [
  ...['v=0', 'o=mozilla...THIS_IS_SDPARTA-99.0 4991156590662245017 0 IN IP4 0.0.0.0', 's=-', 't=0 0'],
  ...['a=sendrecv', `a=fingerprint:sha-256 ${FINGERPRINT}`, 'a=group:BUNDLE 0', 'a=ice-options:trickle'],
  ...[
    'a=msid-semantic:WMS *',
    'm=application 34209 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 192.168.6.2',
  ],
  ...['a=candidate:0 1 UDP 2121793791 192.168.6.2 34209 typ host'],
  ...['a=candidate:28 1 UDP 2121859327 fd86:2df3:c714:1:c0b:afbe:38fd:a54e 33776 typ host'],
  ...['a=candidate:30 1 TCP 2105065727 192.168.6.2 9 typ host tcptype active', 'a=end-of-candidates'],
  ...['a=sendrecv', 'a=ice-pwd:7d6fa8fd92707c1f8b62be23c447ffc2', 'a=ice-ufrag:25549086', 'a=mid:0'],
  ...['a=setup:actpass', 'a=sctp-port:5000', 'a=max-message-size:1073741823', ''],
].join('\r\n');

export const packed = (sdp: string, offer?: Handshake) => {
  const bytes = packHandshake(sdp, offer);
  if (!bytes) throw new Error('not packed');
  return bytes;
};
export const read = (bytes: Uint8Array) => {
  const handshake = readHandshake(bytes);
  if (!handshake) throw new Error('not read');
  return handshake;
};
export const addressesOf = ({ sdp }: Handshake) =>
  [...sdp.matchAll(/ udp \d+ (\S+ \d+) typ host/g)].map(([, each]) => each);

/** All that may stand in what a browser is told. */
const WELL_FORMED = new RegExp(
  [
    '^v=0\r\no=- 1 1 IN IP4 0\\.0\\.0\\.0\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\n',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0\\.0\\.0\\.0\r\na=mid:0\r\n',
    'a=ice-ufrag:[A-Za-z0-9+/]{4,19}\r\na=ice-pwd:[A-Za-z0-9+/]{22,37}\r\n',
    'a=fingerprint:sha-256 (?:[0-9A-F]{2}:){31}[0-9A-F]{2}\r\na=setup:(?:actpass|active)\r\na=sctp-port:5000\r\n',
    '(?:a=candidate:[1-4] 1 udp 21222602\\d\\d (?:(?:\\d{1,3}\\.){3}\\d{1,3}|(?:[\\da-f]{4}:){7}[\\da-f]{4}|',
    '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}\\.local) [1-9]\\d{0,4} typ host\r\n){0,4}',
    'a=end-of-candidates\r\n$',
  ].join(''),
);

/** Nothing is read, or what may be told to a browser. Without `expect`, which is slow a hundred thousand times. */
export function holds(bytes: Uint8Array): void {
  const handshake = readHandshake(bytes);
  if (!handshake) return;
  const ports = addressesOf(handshake).map((each) => Number(each?.split(' ')[1]));
  const inside = ports.every((port) => port >= 1 && port <= 65_535) && bytes.length <= MOST_BYTES;
  if (!inside || !WELL_FORMED.test(handshake.sdp)) throw new Error(`${bytes}: ${handshake.sdp}`);
}

export const GOOD = [
  packed(chromium([IPV4, IPV6, NAME])),
  packed(FIREFOX),
  packed(chromium([IPV4], 'active'), read(packed(FIREFOX))),
];

/** Every byte of each, set to one in so many of its values. */
export function everyByteChanged(step: number): void {
  for (const good of GOOD) {
    for (let at = 0; at < good.length; at += 1) {
      for (let value = 0; value < 256; value += step) {
        const bytes = good.slice();
        bytes[at] = value;
        holds(bytes);
      }
    }
  }
}

export function anyDescription(runs: number): void {
  const lines = chromium([IPV4, IPV6, NAME]).split('\r\n');
  fc.assert(
    fc.property(fc.nat(lines.length - 1), anyText(), fc.nat(60), (at, wild, where) => {
      const changed = lines.map((line, i) =>
        i === at ? line.slice(0, where) + wild + line.slice(where) : line,
      );
      const bytes = packHandshake(changed.join('\r\n'));
      if (!bytes) return;
      read(bytes);
      holds(bytes);
    }),
    { numRuns: runs },
  );
}
