// What two phones have to know of each other before a direct link can open, in 62 bytes with one address: few enough for
// a still code. A code comes from elsewhere: read back, it is not text but bits, each of which stands for something
// allowed, and the description for the browser is written anew from these alone. Only addresses of a local network are
// packed or read, so that no code can make a phone send anything farther than the room.
//
//   1 version and role · 32 fingerprint · 2 of the fingerprint answered, in an answer · 1 lengths of name and password ·
//   both at 6 bits a character · each address: 1 kind, 2 port, then 4 (IPv4), 16 (IPv6) or 16 (a name that is a uuid)

export type Handshake = {
  readonly role: 'offer' | 'answer';
  /** SHA-256 of the certificate of the one who made it, in hexadecimal. */
  readonly fingerprint: string;
  /** In an answer: how the fingerprint of the offer begins. */
  readonly answers: string | undefined;
  /** How many addresses it names. */
  readonly addresses: number;
  /** What the browser is told (RFC 8866, 8839, 8841). */
  readonly sdp: string;
};

type Kind = 'ipv4' | 'ipv6' | 'name';
type Address = { readonly kind: Kind; readonly port: number; readonly bytes: readonly number[] };

/** What a code may hold at most. Two phones need one address each; a few more are for a phone in several networks. */
export const MOST_BYTES = 102;
export const MOST_ADDRESSES = 4;

const VERSION = 1;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** Lengths of name and password: browsers make 4 and 24, or 8 and 32 characters; each is half a byte over its least. */
const LEAST = { ufrag: 4, pwd: 22 } as const;
const KINDS: readonly Kind[] = ['ipv4', 'ipv6', 'name'];
const SIZES: { readonly [kind in Kind]: number } = { ipv4: 4, ipv6: 16, name: 16 };
/** How much of an offer's fingerprint its answer repeats, in bytes. */
const REPEATED = 2;

/**
 * The browser's own description of its end, packed; with the offer that it answers, if it does. Undefined where a part
 * is missing or of a kind that no browser makes today: then there is no link.
 */
export function packHandshake(sdp: string, offer?: Handshake): Uint8Array<ArrayBuffer> | undefined {
  const part = (pattern: RegExp) => pattern.exec(sdp)?.[1] ?? '';
  const fingerprint = part(/^a=fingerprint:sha-256 ((?:[\dA-F]{2}:){31}[\dA-F]{2})\r?$/im).replaceAll(
    ':',
    '',
  );
  const ufrag = part(/^a=ice-ufrag:(\S+)\r?$/m);
  const pwd = part(/^a=ice-pwd:(\S+)\r?$/m);
  const named = packLengths(ufrag, pwd);
  // What is rebuilt says the same for everybody; another description would not fit it.
  const asRebuilt =
    part(/^a=mid:(\S+)\r?$/m) === '0' &&
    part(/^a=sctp-port:(\d+)\r?$/m) === '5000' &&
    part(/^a=setup:(\w+)\r?$/m) === (offer ? 'active' : 'actpass');
  if (!fingerprint || named === undefined || !asRebuilt) return undefined;
  const bytes = [
    (VERSION << 4) | (offer ? 1 : 0),
    ...bytesOf(fingerprint),
    ...bytesOf(offer?.fingerprint.slice(0, 2 * REPEATED) ?? ''),
    named,
    ...packText(ufrag + pwd),
  ];
  let left = MOST_ADDRESSES;
  for (const { kind, port, bytes: address } of addressesIn(sdp)) {
    if (left === 0 || bytes.length + 3 + address.length > MOST_BYTES) continue;
    bytes.push(KINDS.indexOf(kind), port >> 8, port & 0xff, ...address);
    left -= 1;
  }
  return Uint8Array.from(bytes);
}

/** What a code from elsewhere says; undefined for all that `packHandshake` does not make. */
export function readHandshake(bytes: Uint8Array): Handshake | undefined {
  if (bytes.length > MOST_BYTES) return undefined;
  let at = 0;
  const take = (count: number): readonly number[] | undefined => {
    at += count;
    return at <= bytes.length ? [...bytes.subarray(at - count, at)] : undefined;
  };
  const [head] = take(1) ?? [];
  if (head === undefined || head >> 4 !== VERSION || (head & 0xf) > 1) return undefined;
  const role = head & 1 ? 'answer' : 'offer';
  const fingerprint = take(32);
  const answers = take(role === 'answer' ? REPEATED : 0);
  const [named] = take(1) ?? [];
  if (!fingerprint || !answers || named === undefined) return undefined;
  const ufrag = LEAST.ufrag + (named >> 4);
  const text = readText(take(Math.ceil(((ufrag + LEAST.pwd + (named & 0xf)) * 6) / 8)), named);
  if (text === undefined) return undefined;
  const addresses: Address[] = [];
  while (at < bytes.length) {
    const address = readAddress(take);
    if (!address || addresses.length === MOST_ADDRESSES) return undefined;
    addresses.push(address);
  }
  return {
    role,
    fingerprint: hexOf(fingerprint),
    answers: role === 'answer' ? hexOf(answers) : undefined,
    addresses: addresses.length,
    sdp: describeEnd(role, hexOf(fingerprint), text.slice(0, ufrag), text.slice(ufrag), addresses),
  };
}

/** Whether an answer was made for this offer, as far as the answer says. */
export const isAnswerTo = (answer: Handshake, fingerprint: string): boolean =>
  answer.answers === fingerprint.slice(0, 2 * REPEATED);

function readAddress(take: (count: number) => readonly number[] | undefined): Address | undefined {
  const [number, high = 0, low = 0] = take(3) ?? [];
  const kind = number === undefined ? undefined : KINDS[number];
  const bytes = kind && take(SIZES[kind]);
  const port = high * 256 + low;
  return kind && bytes && port > 0 && isLocal(kind, bytes) ? { kind, port, bytes } : undefined;
}

function describeEnd(
  role: Handshake['role'],
  fingerprint: string,
  ufrag: string,
  pwd: string,
  addresses: readonly Address[],
): string {
  return [
    'v=0',
    'o=- 1 1 IN IP4 0.0.0.0',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    'a=mid:0',
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    `a=fingerprint:sha-256 ${fingerprint.toUpperCase().replace(/..(?!$)/g, '$&:')}`,
    `a=setup:${role === 'offer' ? 'actpass' : 'active'}`,
    'a=sctp-port:5000',
    ...addresses.map(
      (address, i) =>
        `a=candidate:${i + 1} 1 udp ${2122260223 - i} ${textOf(address)} ${address.port} typ host`,
    ),
    'a=end-of-candidates',
    '',
  ].join('\r\n');
}

/** The local addresses that a description names, each once, in the browser's order: IPv4 first, which every phone has. */
function addressesIn(sdp: string): readonly Address[] {
  const found = new Map<string, Address>();
  for (const [, host = '', digits] of sdp.matchAll(
    /^a=candidate:\S+ 1 udp \d+ (\S+) (\d{1,5}) typ host\b/gim,
  )) {
    const address = addressOf(host.toLowerCase(), Number(digits));
    if (address) found.set(`${host} ${digits}`, address);
  }
  return [...found.values()].sort((a, b) => RANK[a.kind] - RANK[b.kind]);
}
const RANK: { readonly [kind in Kind]: number } = { ipv4: 0, name: 1, ipv6: 2 };

function addressOf(host: string, port: number): Address | undefined {
  const uuid = /^([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})\.local$/.exec(host)?.[1];
  const [kind, bytes] = uuid
    ? (['name', bytesOf(uuid.replaceAll('-', ''))] as const)
    : host.includes(':')
      ? (['ipv6', ipv6Of(host)] as const)
      : (['ipv4', ipv4Of(host)] as const);
  return bytes && port > 0 && port < 65_536 && isLocal(kind, bytes) ? { kind, port, bytes } : undefined;
}

const ipv4Of = (host: string): readonly number[] | undefined =>
  /^(?:\d{1,3}\.){3}\d{1,3}$/.test(host) ? host.split('.').map(Number) : undefined;

/** Without a zone and without dots, which no local address of a browser has. */
function ipv6Of(host: string): readonly number[] | undefined {
  const [before = '', after, more] = host.split('::');
  const head = before ? before.split(':') : [];
  const tail = after ? after.split(':') : [];
  const zeros = 8 - head.length - tail.length;
  const fits = after === undefined ? zeros === 0 : zeros > 0 && more === undefined;
  const groups = [...head, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...tail];
  if (!fits || !groups.every((group) => /^[\da-f]{1,4}$/.test(group))) return undefined;
  return groups.flatMap((group) => bytesOf(group.padStart(4, '0')));
}

/** What reaches no farther than one network: RFC 1918, 3927 and 4193; a name is asked for in that network alone. */
function isLocal(kind: Kind, [a = 0, b = 0, ...more]: readonly number[]): boolean {
  if (kind === 'name') return true;
  if (kind === 'ipv6') return (a & 0xfe) === 0xfc;
  if (b > 255 || more.some((byte) => byte > 255)) return false;
  return a === 10 || (a === 172 && b >> 4 === 1) || (a === 192 && b === 168) || (a === 169 && b === 254);
}

function textOf({ kind, bytes }: Address): string {
  if (kind === 'ipv4') return bytes.join('.');
  if (kind === 'ipv6') return hexOf(bytes).replace(/....(?!$)/g, '$&:');
  return hexOf(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5.local');
}

function packLengths(ufrag: string, pwd: string): number | undefined {
  const [a, b] = [ufrag.length - LEAST.ufrag, pwd.length - LEAST.pwd];
  const fits = a >= 0 && a <= 0xf && b >= 0 && b <= 0xf && /^[A-Za-z\d+/]+$/.test(ufrag + pwd);
  return fits ? (a << 4) | b : undefined;
}

/** Characters of the alphabet at 6 bits each, the last byte filled with zeros. */
function packText(text: string): readonly number[] {
  const bits = [...text].map((each) => ALPHABET.indexOf(each).toString(2).padStart(6, '0')).join('');
  return (bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
}

function readText(bytes: readonly number[] | undefined, named: number): string | undefined {
  if (!bytes) return undefined;
  const length = LEAST.ufrag + (named >> 4) + LEAST.pwd + (named & 0xf);
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  // One code for one handshake: what is filled up says nothing.
  if (/1/.test(bits.slice(6 * length))) return undefined;
  const values = bits.slice(0, 6 * length).match(/.{6}/g) ?? [];
  return values.map((value) => ALPHABET[Number.parseInt(value, 2)]).join('');
}

const hexOf = (bytes: readonly number[]): string =>
  bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');

const bytesOf = (hex: string): readonly number[] =>
  (hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
