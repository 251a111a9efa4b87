import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { toBase64Url } from '../../src/app/base64';
import { cutBeginning, makeBeginning } from '../../src/app/hall/beginning';
import { freshSecret, keysOf, tableSecret } from '../../src/app/hall/keys';
import { forbidden } from '../../src/app/hall/policy';
import { readAnnouncement, readSummary } from '../../src/app/hall/summary';
import { endOf, type Pass, passText, readPass, userOf } from '../../src/app/hall-pass';

const claims = toBase64Url(strToU8(JSON.stringify({ exp: 1_800_000_000 })));
const pass: Pass = {
  ...{ server: '/hall', event: 'a'.repeat(25), name: 'Club night', role: 'player', table: 5 },
  ...{ secret: freshSecret(), inbox: 'b'.repeat(25), token: `${'h'.repeat(20)}.${claims}.${'s'.repeat(86)}` },
};
const codeOf = (text: string) => {
  const read = readPass(text);
  return read.ok ? 'ok' : read.problem.code;
};
const packed = (raw: unknown) => toBase64Url(deflateSync(strToU8(JSON.stringify(raw))));

describe('a link into a hall', () => {
  test('is read as it was made, and says when it ends', () => {
    expect(readPass(passText(pass))).toEqual({ ok: true, value: pass });
    expect(endOf(pass)).toBe(1_800_000_000_000);
  });

  const USER = `U${'A2'.repeat(27)}B`;
  const says = (text: string) => ({ ...pass, token: `h.${toBase64Url(strToU8(text))}.s` });
  test.each<[string, Pass, number | undefined, string | undefined]>([
    ['both', says(JSON.stringify({ exp: 5, sub: USER })), 5_000, USER],
    ['neither', says('{}'), undefined, undefined],
    ['an end that is no number, and nobody’s key', says('{"exp":"5","sub":"U1"}'), undefined, undefined],
    ['what is no record', says('[]'), undefined, undefined],
    ['what is no JSON', says('exp'), undefined, undefined],
    ['what is no base64', { ...pass, token: 'a.%.c' }, undefined, undefined],
    ['base64 that is cut', { ...pass, token: 'a.b.c' }, undefined, undefined],
    ['one part', { ...pass, token: 'a' }, undefined, undefined],
  ])('when it ends and whose it is, of a token that says %s', (_, of, end, user) => {
    expect([endOf(of), userOf(of)]).toEqual([end, user]);
  });

  test.each([
    ['nothing', ''],
    ['no base64', '%%%'],
    ['cut short', passText(pass).slice(0, -20)],
    ['no deflated text', toBase64Url(strToU8('a pass'))],
    ['text that is no object', packed([1])],
    ['far too long', 'a'.repeat(20_000)],
    ['what unpacks to megabytes', toBase64Url(deflateSync(new Uint8Array(5_000_000)))],
  ])('%s is refused with words', (_, text) => {
    expect(codeOf(text)).toBe('hall.pass');
  });

  test.each<[string, object]>([
    ['a server elsewhere without a lock', { server: 'ws://somewhere' }],
    ['a server that is a script', { server: 'javascript:alert(1)' }],
    ['an event that is a wildcard', { event: '*' }],
    ['an inbox that hears all', { inbox: '>' }],
    ['a role that nobody has', { role: 'king' }],
    ['a player without a table', { table: undefined }],
    ['a director with a table', { role: 'director' }],
    ['a secret that is short', { secret: 'abc' }],
    ['a name of two lines', { name: 'Club\nnight' }],
    ['a token of four parts', { token: 'a.b.c.d' }],
  ])('%s is refused', (_, change) => {
    expect(codeOf(packed({ v: 1, ...pass, ...change }))).toBe('hall.pass');
  });

  test('of a newer version says so', () => {
    expect(codeOf(packed({ v: 2, ...pass }))).toBe('hall.newer');
  });
});

describe('the policy of the page', () => {
  const HOME = 'https://games.example.org/app/';
  const SELF = "default-src 'self'; connect-src 'self'";
  test.each([
    ['wss://games.example.org/hall', SELF, true],
    ['wss://hall.example.org/hall', SELF, false],
    ['wss://games.example.org:8443/hall', SELF, false],
    ['wss://hall.example.org/hall', "default-src 'self'", false],
    ['wss://hall.example.org/hall', `${SELF} wss://hall.example.org`, true],
    ['wss://hall.example.org/hall', "connect-src 'self' wss:", true],
    ['wss://hall.example.org/hall', `${SELF} ws:`, true],
    ['wss://hall.example.org/hall', `${SELF} wss://*.example.org`, true],
    ['wss://hall.club.example.org/hall', `${SELF} wss://*.Example.org/`, true],
    ['wss://hall.example.org/hall', `${SELF} *.example.org`, true],
    ['wss://hall.example.org/hall', `${SELF} hall.example.org`, true],
    ['wss://hall.example.org:8443/hall', `${SELF} wss://*.example.org:*`, true],
    ['wss://hall.example.org:8443/hall', `${SELF} wss://*.example.org:8443`, true],
    ['wss://hall.example.org:8443/hall', `${SELF} wss://*.example.org`, false],
    ['wss://hall.example.org/hall', `${SELF} wss://hall.example.org:443`, true],
    ['wss://hall.example.org/hall', `${SELF} wss://hall.example.org/hall`, true],
    ['wss://hall.example.org/hall/one', `${SELF} wss://hall.example.org/hall/`, true],
    ['wss://hall.example.org/other', `${SELF} wss://hall.example.org/hall`, false],
    ['wss://example.org/hall', `${SELF} wss://*.example.org`, false],
    ['wss://hall.badexample.org/hall', `${SELF} wss://*.example.org`, false],
    ['wss://hall.example.org/hall', `${SELF} https://*.example.org`, false],
    ['wss://hall.example.org/hall', "connect-src 'none'", false],
    ['wss://hall.example.org/hall', "script-src 'self'", true],
    ['wss://hall.example.org/hall', undefined, true],
  ])('%s under %s', (address, policy, lets) => {
    const problem = forbidden(address, HOME, policy);
    expect(problem === undefined).toBe(lets);
    if (!lets) expect(problem?.message).toContain(`at ${new URL(address).host}`);
  });
});

describe('what follows from a secret', () => {
  const text = strToU8('{"id":"w:1","kind":"v1.Noted","text":"Look at the flank"}');

  test('a message opens under its own subject and secret, and nowhere else', async () => {
    const [mine, other] = [await keysOf(pass.secret), await keysOf(freshSecret())];
    const sealed = await mine.seal('wd.e.g.play.0', text);
    expect(await mine.open('wd.e.g.play.0', sealed)).toEqual(text);
    expect(await mine.open('wd.e.g.side.0', sealed)).toBeUndefined();
    expect(await other.open('wd.e.g.play.0', sealed)).toBeUndefined();
    for (const i of [0, 12, sealed.length - 1]) {
      const changed = sealed.slice();
      changed[i] = (changed[i] ?? 0) ^ 1;
      expect(await mine.open('wd.e.g.play.0', changed)).toBeUndefined();
    }
    expect(await mine.open('wd.e.g.play.0', new Uint8Array())).toBeUndefined();
  });

  test('a length tells only its multiple of 64, and the same text never looks the same', async () => {
    const keys = await keysOf(pass.secret);
    const [a, b] = [await keys.seal('s', text), await keys.seal('s', text)];
    expect((a.length - 12 - 16) % 64).toBe(0);
    expect(a).not.toEqual(b);
  });

  test('game and ids are numbers that say nothing, the same on every phone', async () => {
    const [one, two] = [await keysOf(pass.secret), await keysOf(pass.secret)];
    expect(one.game).toMatch(/^[0-9a-f]{32}$/);
    expect(two.game).toBe(one.game);
    expect(await one.idOf('w:1')).toBe(await two.idOf('w:1'));
    expect(await one.idOf('w:1')).not.toBe(await one.idOf('w:2'));
    expect(await one.idOf('w:1')).toMatch(/^[\w-]{22}$/);
  });

  test('who has the event has each table; who has a table has no other', async () => {
    const event = freshSecret();
    const [first, second] = [await tableSecret(event, 1), await tableSecret(event, 2)];
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(await tableSecret(event, 1)).toBe(first);
    expect(second).not.toBe(first);
    expect(await tableSecret(first, 2)).not.toBe(second);
  });
});

describe('the beginning of a game', () => {
  const bytes = Uint8Array.from({ length: 130_000 }, (_, i) => i % 251);

  test('comes in parts, in any order and repeated, beside another that was broken off', () => {
    const take = makeBeginning();
    const parts = cutBeginning(bytes, 7);
    expect(parts).toHaveLength(4);
    const [broken] = cutBeginning(bytes, 8);
    if (broken) expect(take(broken)).toBeUndefined();
    const [first, ...more] = parts.toReversed();
    if (first) expect([take(first), take(first)]).toEqual([undefined, undefined]);
    expect(more.map((part) => take(part)).at(-1)).toEqual(bytes);
  });

  test('a part that lies about its place is passed over', () => {
    const take = makeBeginning();
    const [part] = cutBeginning(new Uint8Array(10), 1);
    if (!part) throw new Error('no part');
    const far = part.slice();
    new DataView(far.buffer).setUint32(4, 9);
    const many = part.slice();
    new DataView(many.buffer).setUint32(8, 1e9);
    expect([take(far), take(many), take(new Uint8Array(3))]).toEqual([undefined, undefined, undefined]);
    expect(take(part)).toEqual(new Uint8Array(10));
  });
});

describe('what a table tells', () => {
  const summary = {
    ...{ game: 'iph', title: 'Oahu', turn: 'Turn 3', points: ['VP 2'], lines: 40, begun: 1, at: 2 },
    players: [{ name: 'Ann', side: 'US' }],
  };

  test('is read, and anything else is not', () => {
    expect(readSummary(JSON.stringify(summary))).toEqual(summary);
    for (const change of [{ game: 1 }, { points: 'VP' }, { players: [{}] }, { lines: -1 }, { title: 'a\nb' }])
      expect(readSummary(JSON.stringify({ ...summary, ...change }))).toBeUndefined();
    expect(readSummary('no json')).toBeUndefined();
  });

  test('an announcement is one line of 280 characters', () => {
    expect(readAnnouncement('{"text":"Lunch at one","at":5}')).toEqual({ text: 'Lunch at one', at: 5 });
    expect(readAnnouncement(JSON.stringify({ text: 'x'.repeat(281), at: 5 }))).toBeUndefined();
  });
});
