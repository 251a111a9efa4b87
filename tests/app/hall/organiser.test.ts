import 'fake-indexeddb/auto';
import { decode, type User } from '@nats-io/jwt';
import { fromSeed } from '@nats-io/nkeys';
import { expect, it } from 'vitest';
import { keysOf, tableSecret } from '../../../src/app/hall/keys';
import {
  forgetOrganiser,
  keepOrganiser,
  keptOrganiser,
  linkOf,
  madeFor,
  makePass,
  organiserFile,
  readOrganiser,
} from '../../../src/app/hall/organiser/organiser';
import { endOf, readPass, userOf } from '../../../src/app/hall-pass';
import { makeKeys, organiserOf } from '../../../tools/hall/keys.mjs';

const NOW = Date.UTC(2026, 10, 22, 12);
const HOUR = 3_600_000;
const file = organiserOf(makeKeys('Club night'));
const organiser = async () => {
  const read = await readOrganiser(JSON.stringify(file));
  if (!read.ok) throw new Error(read.problem.message);
  return read.value;
};

/** A text with another letter at a place. */
const otherAt = (text: string, at: number) =>
  text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

it('the file that the server’s tool writes is read, and written again as it was', async () => {
  expect(JSON.parse(organiserFile(await organiser()))).toEqual(file);
});

it.each([
  ['cut short', JSON.stringify(file).slice(0, -9)],
  ['of something else', '{"format":"war-diary/copy-1"}'],
  ['without a role', JSON.stringify({ ...file, signers: { ...file.signers, onlooker: undefined } })],
  ['with a name of two lines', JSON.stringify({ ...file, name: 'a\nb' })],
  ['with another server', JSON.stringify({ ...file, server: 'https://example.org' })],
  ['with a letter of a key wrong', JSON.stringify({ ...file, account: otherAt(file.account, 55) })],
  [
    'with a letter of a seed wrong',
    JSON.stringify({
      ...file,
      signers: { ...file.signers, director: otherAt(file.signers.director, 3) },
    }),
  ],
  ['of a million characters', `"${'x'.repeat(1_000_000)}"`],
])('a file %s is refused with words', async (_, text) => {
  const read = await readOrganiser(text);
  expect(read.ok ? '' : read.problem.message).toMatch(/^This is not an organiser’s file/);
});

it('a file of a later format says so', async () => {
  const read = await readOrganiser(JSON.stringify({ ...file, format: 'war-diary/hall-2' }));
  expect(read.ok ? '' : read.problem.message).toMatch(/newer version/);
});

it.each([
  ['table', 'player'],
  ['onlooker', 'onlooker'],
] as const)(
  'a pass of seat %s is signed by the key of its role, for its game, until it ends',
  async (seat, role) => {
    const { pass } = await makePass(await organiser(), { seat, table: 7, number: 21 }, 36, NOW);
    const secret = await tableSecret(file.secret, 7);
    const claims = decode<User>(pass.token);
    expect(claims.name).toBe(`${role}-21`);
    expect(claims.exp).toBe((NOW + 36 * HOUR) / 1000);
    expect(claims.iss).toBe(fromSeed(new TextEncoder().encode(file.signers[role])).getPublicKey());
    expect(claims.nats.issuer_account).toBe(file.account);
    const { game } = await keysOf(secret);
    expect(claims.nats.tags).toEqual([`event:${file.event}`, `game:${game}`, `inbox:${pass.inbox}`]);
    expect(pass).toMatchObject({ role, table: 7, secret, event: file.event, server: '/hall' });
    expect([endOf(pass), userOf(pass)]).toEqual([NOW + 36 * HOUR, claims.sub]);
  },
);

it('a director’s pass is for all tables', async () => {
  const { pass } = await makePass(await organiser(), { seat: 'director', number: 1 }, 2, NOW);
  expect(decode<User>(pass.token).nats.tags).toEqual([`event:${file.event}`, `inbox:${pass.inbox}`]);
  expect(pass.secret).toBe(file.secret);
  expect('table' in pass).toBe(false);
});

it('its link leads back to it, behind the # of the app’s address', async () => {
  const { pass } = await makePass(await organiser(), { seat: 'table', table: 200, number: 600 }, 36, NOW);
  const link = linkOf(pass, 'https://example.org/diary/#/hall');
  expect(link).toMatch(/^https:\/\/example\.org\/diary\/#\/hall\/[\w-]+$/);
  expect(readPass(link.split('/').at(-1) ?? '')).toEqual({ ok: true, value: pass });
  // A code of it is still read by a phone's camera (version 25 of a QR code, level L).
  expect(link.length).toBeLessThan(1_270);
});

it('what was made is shown again until it ends', async () => {
  const made = await makePass(await organiser(), { seat: 'table', table: 1, number: 1 }, 36, NOW);
  expect(madeFor([made], 'table', 1, NOW + 34 * HOUR)).toBe(made);
  expect(madeFor([made], 'table', 1, NOW + 36 * HOUR)).toBeUndefined();
  expect(madeFor([made], 'onlooker', 1, NOW)).toBeUndefined();
  expect(madeFor([made], 'table', 2, NOW)).toBeUndefined();
});

it('all of it is kept on this device, and forgotten', async () => {
  const made = await makePass(await organiser(), { seat: 'table', table: 1, number: 1 }, 36, NOW);
  const kept = { organiser: await organiser(), passes: [made] };
  expect(await keepOrganiser(kept)).toBe(true);
  expect(await keptOrganiser()).toEqual(kept);
  await keepOrganiser({ ...kept, passes: [made, { ...made, number: 0 }] });
  expect((await keptOrganiser())?.passes).toEqual([made]);
  await forgetOrganiser();
  expect(await keptOrganiser()).toBeUndefined();
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('war-diary-organiser');
});
