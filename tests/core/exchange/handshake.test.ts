import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  type Handshake,
  isAnswerTo,
  MOST_ADDRESSES,
  MOST_BYTES,
  packHandshake,
  readHandshake,
} from '../../../src/core/exchange/handshake';

const FINGERPRINT =
  '6F:C0:54:DB:F9:9F:3F:CE:67:AB:50:B0:BB:26:4E:6B:88:E4:EC:29:23:F1:90:02:88:8F:1F:0D:30:70:6E:46';

/** As Chromium writes it, with what is of no use to anybody else. */
const chromium = (candidates: readonly string[], setup = 'actpass') =>
  [
    ...['v=0', 'o=- 1911103733248902239 2 IN IP4 127.0.0.1', 's=-', 't=0 0', 'a=group:BUNDLE 0'],
    ...['a=extmap-allow-mixed', 'a=msid-semantic: WMS'],
    ...['m=application 54011 UDP/DTLS/SCTP webrtc-datachannel', 'c=IN IP4 10.77.0.1', ...candidates],
    ...['a=ice-ufrag:fPBT', 'a=ice-pwd:D++QEoGtNZQVNIFsSzLhfD9H', 'a=ice-options:trickle'],
    ...[`a=fingerprint:sha-256 ${FINGERPRINT}`, `a=setup:${setup}`, 'a=mid:0', 'a=sctp-port:5000'],
    ...['a=max-message-size:262144', ''],
  ].join('\r\n');
const IPV4 = 'a=candidate:40 1 udp 2122194687 10.77.0.1 54011 typ host generation 0 network-id 1';
const IPV6 = 'a=candidate:41 1 udp 2122265343 fd00::2 56895 typ host generation 0 network-id 2';
const NAME =
  'a=candidate:42 1 udp 2113937151 73854d71-a23a-4f7e-bac7-166db18b5173.local 56598 typ host generation 0';
const TCP = 'a=candidate:43 1 tcp 1518214911 10.77.0.1 9 typ host tcptype active generation 0 network-id 1';

/** As Firefox writes it: longer names, capitals, another order. */
const FIREFOX = [
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

const packed = (sdp: string, offer?: Handshake) => {
  const bytes = packHandshake(sdp, offer);
  if (!bytes) throw new Error('not packed');
  return bytes;
};
const read = (bytes: Uint8Array) => {
  const handshake = readHandshake(bytes);
  if (!handshake) throw new Error('not read');
  return handshake;
};
const addressesOf = ({ sdp }: Handshake) =>
  [...sdp.matchAll(/ udp \d+ (\S+ \d+) typ host/g)].map(([, each]) => each);

it.each([
  ['no address', [], 55, []],
  ['one IPv4 address', [IPV4, TCP], 62, ['10.77.0.1 54011']],
  ['one IPv6 address', [IPV6], 74, ['fd00:0000:0000:0000:0000:0000:0000:0002 56895']],
  ['a name', [NAME], 74, ['73854d71-a23a-4f7e-bac7-166db18b5173.local 56598']],
  [
    'one of each, IPv4 first',
    [IPV6, NAME, IPV4],
    100,
    [
      '10.77.0.1 54011',
      '73854d71-a23a-4f7e-bac7-166db18b5173.local 56598',
      'fd00:0000:0000:0000:0000:0000:0000:0002 56895',
    ],
  ],
  ['the same twice', [IPV4, IPV4], 62, ['10.77.0.1 54011']],
])('an offer with %s', (_, candidates, size, addresses) => {
  const bytes = packed(chromium(candidates));
  expect(bytes.length).toBe(size);
  const offer = read(bytes);
  expect(addressesOf(offer)).toEqual(addresses);
  expect(offer.addresses).toBe(addresses.length);
});

it('rebuilt, it says what the other phone has to know and nothing else', () => {
  expect(read(packed(chromium([IPV4]))).sdp).toBe(
    [
      ...['v=0', 'o=- 1 1 IN IP4 0.0.0.0', 's=-', 't=0 0', 'a=group:BUNDLE 0'],
      ...['m=application 9 UDP/DTLS/SCTP webrtc-datachannel', 'c=IN IP4 0.0.0.0', 'a=mid:0'],
      ...['a=ice-ufrag:fPBT', 'a=ice-pwd:D++QEoGtNZQVNIFsSzLhfD9H', `a=fingerprint:sha-256 ${FINGERPRINT}`],
      ...['a=setup:actpass', 'a=sctp-port:5000'],
      ...['a=candidate:1 1 udp 2122260223 10.77.0.1 54011 typ host', 'a=end-of-candidates', ''],
    ].join('\r\n'),
  );
});

it('what is rebuilt packs to the same bytes', () => {
  const bytes = packed(chromium([IPV4, IPV6, NAME]));
  expect(packed(read(bytes).sdp)).toEqual(bytes);
});

it('an answer repeats how the fingerprint of its offer begins', () => {
  const offer = read(packed(chromium([IPV4])));
  const bytes = packed(chromium([IPV4], 'active'), offer);
  expect(bytes.length).toBe(64);
  const answer = read(bytes);
  expect(answer).toMatchObject({ role: 'answer', answers: '6fc0' });
  expect(answer.sdp).toContain('\r\na=setup:active\r\n');
  expect(isAnswerTo(answer, offer.fingerprint)).toBe(true);
  expect(isAnswerTo(answer, `00${offer.fingerprint.slice(2)}`)).toBe(false);
  expect(isAnswerTo(offer, offer.fingerprint)).toBe(false);
});

it('a description of Firefox', () => {
  const bytes = packed(FIREFOX);
  expect(bytes.length).toBe(90);
  const { sdp } = read(bytes);
  expect(sdp).toContain('a=ice-ufrag:25549086\r\na=ice-pwd:7d6fa8fd92707c1f8b62be23c447ffc2\r\n');
  expect(addressesOf(read(bytes))).toEqual([
    '192.168.6.2 34209',
    'fd86:2df3:c714:0001:0c0b:afbe:38fd:a54e 33776',
  ]);
});

describe('only addresses of a local network', () => {
  const host = (address: string, port = 5000) => `a=candidate:1 1 udp 1 ${address} ${port} typ host`;
  test.each([
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.254',
    '192.168.43.1',
    '169.254.7.7',
    'fc00::1',
    'fdff:1:2:3:4:5:6:7',
  ])('%s is packed', (address) => {
    expect(read(packed(chromium([host(address)]))).addresses).toBe(1);
  });
  test.each([
    '8.8.8.8',
    '172.15.0.1',
    '172.32.0.1',
    '192.169.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '0.0.0.0',
    '224.0.0.251',
    '255.255.255.255',
    '10.0.0.256',
    '10.0.0',
    '::1',
    'fe80::1',
    '2001:db8::1',
    'fd00:::1',
    'fd00::1::2',
    'fd00:1:2:3:4:5:6:7:8',
    'fd00::12345',
    'fd00::10.0.0.1',
    'stun.example.com',
    'x.local',
  ])('%s is not', (address) => {
    expect(read(packed(chromium([host(address)]))).addresses).toBe(0);
  });
  test.each([0, 65_536])('nor is port %i', (port) => {
    expect(read(packed(chromium([host('10.0.0.1', port)]))).addresses).toBe(0);
  });
  test('nor is what a server of elsewhere found out', () => {
    const found = 'a=candidate:1 1 udp 1 10.0.0.1 5000 typ srflx raddr 10.0.0.2 rport 5000';
    expect(read(packed(chromium([found]))).addresses).toBe(0);
  });
  test('a code that names another is refused', () => {
    const bytes = packed(chromium([host('10.0.0.1')]));
    expect(bytes.slice(-4)).toEqual(Uint8Array.of(10, 0, 0, 1));
    bytes.set([8, 8, 8, 8], bytes.length - 4);
    expect(readHandshake(bytes)).toBe(undefined);
  });
});

it('more addresses than a code holds are left out', () => {
  const many = Array.from({ length: 9 }, (_, i) => `a=candidate:1 1 udp 1 10.0.0.${i} 5000 typ host`);
  expect(read(packed(chromium(many))).addresses).toBe(MOST_ADDRESSES);
  const wide = Array.from({ length: 9 }, (_, i) => `a=candidate:1 1 udp 1 fd00::${i} 5000 typ host`);
  expect(packed(chromium(wide)).length).toBe(93);
});

it.each([
  ['a fingerprint of another kind', /sha-256 \S+/, 'sha-1 00:11'],
  ['a short fingerprint', /(sha-256 \S+):46/, '$1'],
  ['no name', /a=ice-ufrag.*\r\n/, ''],
  ['a name too short', 'ufrag:fPBT', 'ufrag:fPB'],
  ['a name too long', 'ufrag:fPBT', `ufrag:${'f'.repeat(20)}`],
  ['a name of other characters', 'ufrag:fPBT', 'ufrag:fP_T'],
  ['a password too short', 'D++QEoGtNZQVNIFsSzLhfD9H', 'D++QEoGtNZQVNIFsSzLhf'],
  ['a password too long', 'D++QEoGtNZQVNIFsSzLhfD9H', 'D'.repeat(38)],
  ['another part', 'mid:0', 'mid:data'],
  ['another port', 'sctp-port:5000', 'sctp-port:5001'],
  ['another direction', 'setup:actpass', 'setup:active'],
])('%s is not packed', (_, what, by) => {
  const sdp = chromium([IPV4]);
  const changed = sdp.replace(what, by);
  expect(changed).not.toBe(sdp);
  expect(packHandshake(changed)).toBe(undefined);
});

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
function holds(bytes: Uint8Array): void {
  const handshake = readHandshake(bytes);
  if (!handshake) return;
  const ports = addressesOf(handshake).map((each) => Number(each?.split(' ')[1]));
  const inside = ports.every((port) => port >= 1 && port <= 65_535) && bytes.length <= MOST_BYTES;
  if (!inside || !WELL_FORMED.test(handshake.sdp)) throw new Error(`${bytes}: ${handshake.sdp}`);
}

const GOOD = [
  packed(chromium([IPV4, IPV6, NAME])),
  packed(FIREFOX),
  packed(chromium([IPV4], 'active'), read(packed(FIREFOX))),
];

it('every byte changed to every other gives nothing, or a description of checked parts', () => {
  for (const good of GOOD) {
    for (let at = 0; at < good.length; at += 1) {
      for (let value = 0; value < 256; value += 1) {
        const bytes = good.slice();
        bytes[at] = value;
        holds(bytes);
      }
    }
  }
});

it('cut anywhere or with anything behind it, it gives nothing, or a description of checked parts', () => {
  for (const good of GOOD) {
    for (let size = 0; size < good.length; size += 1) holds(good.slice(0, size));
    for (let value = 0; value < 256; value += 1) {
      expect(readHandshake(Uint8Array.of(...good, value))).toBe(undefined);
    }
  }
  expect(readHandshake(new Uint8Array(MOST_BYTES + 1).fill(16))).toBe(undefined);
});

it('any bytes', () => {
  const head = fc.constantFrom(0x10, 0x11);
  const rest = fc.uint8Array({ minLength: 50, maxLength: 110 });
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), holds));
  fc.assert(
    fc.property(head, rest, (first, bytes) => holds(Uint8Array.of(first, ...bytes))),
    { numRuns: 2000 },
  );
});

it('any description of a browser, whatever somebody writes into it, gives nothing or what can be read back', () => {
  const lines = chromium([IPV4, IPV6, NAME]).split('\r\n');
  fc.assert(
    fc.property(fc.nat(lines.length - 1), fc.string({ unit: 'binary' }), fc.nat(60), (at, wild, where) => {
      const changed = lines.map((line, i) =>
        i === at ? line.slice(0, where) + wild + line.slice(where) : line,
      );
      const bytes = packHandshake(changed.join('\r\n'));
      if (!bytes) return;
      read(bytes);
      holds(bytes);
    }),
    { numRuns: 2000 },
  );
});
