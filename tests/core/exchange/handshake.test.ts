import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  isAnswerTo,
  MOST_ADDRESSES,
  MOST_BYTES,
  packHandshake,
  readHandshake,
} from '../../../src/core/exchange/handshake';
import {
  addressesOf,
  anyDescription,
  chromium,
  everyByteChanged,
  FINGERPRINT,
  FIREFOX,
  GOOD,
  holds,
  IPV4,
  IPV6,
  NAME,
  packed,
  read,
  TCP,
} from './handshake-bytes';

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

// Both halves of a byte take each of their values, from 0 to 255; the soak has every value.
it('every byte changed to one in 17 gives nothing, or a description of checked parts', () =>
  everyByteChanged(17));

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

it('any description of a browser, whatever somebody writes into it, gives nothing or what can be read back', () =>
  anyDescription(80));
