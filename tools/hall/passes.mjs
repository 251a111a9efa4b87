// Links into a hall, as the app reads them (src/app/hall-pass.ts), and a list of the passes that were made here, by which
// they are taken back: names and public keys, nothing that lets anybody in.
import { hkdfSync } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { decode } from '@nats-io/jwt';
import { pairOf, passOf } from './keys.mjs';

const LIST = 'passes.json';
const MOST_BYTES = 8_000;

const derived = (secret, info, bytes) =>
  Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64url'), '', info, bytes));

/** The secret of a table's game, as src/app/hall/keys.ts has it. */
const tableSecret = (event, table) => derived(event, `war-diary table ${table}`, 32).toString('base64url');

/** What the server calls the game of a secret. */
const gameOf = (secret) => derived(secret, 'war-diary game', 16).toString('hex');

/**
 * A link for one phone, noted in the list that lies beside the keys.
 * @param {{ app: string, folder: string, keys: any, role: string, table?: number, hours?: number }} asked a director sits at no table
 * @returns {Promise<{ name: string, link: string }>}
 */
export async function issue({ app, folder, keys, role, table, tables, hours }) {
  const list = issuedIn(folder);
  const number = list.filter((each) => each.role === role).length + 1;
  const secret = table === undefined ? keys.secret : tableSecret(keys.secret, table);
  const game = table === undefined ? undefined : gameOf(secret);
  const { token, inbox, user } = await passOf(keys, role, number, game, hours);
  const { server, event, name } = keys;
  const pass = {
    v: 1,
    server,
    event,
    name,
    role,
    ...(table ? { table } : tables && { tables }),
    secret,
    inbox,
    token,
  };
  const seat = `${role}-${number}`;
  writeFileSync(join(folder, LIST), `${JSON.stringify([...list, { seat, role, table, user }], null, 2)}\n`, {
    mode: 0o600,
  });
  const text = deflateRawSync(JSON.stringify(pass), { level: 9 }).toString('base64url');
  return { name: seat, link: `${app}#/hall/${text}` };
}

function issuedIn(folder) {
  const file = join(folder, LIST);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/**
 * Whose pass this is: a name of the list, the public key of a user, a token, a link, or what stands behind its `#/hall/`.
 * @returns {string} the public key; throws with words where it is none of this event
 */
export function userOf(asked, folder, keys) {
  if (/^U[A-Z2-7]{55}$/.test(asked)) return asked;
  const named = issuedIn(folder).find(({ seat }) => seat === asked);
  if (named) return named.user;
  const claims = claimsIn(asked.replace(/^.*#\/hall\//, ''));
  if (!claims)
    throw new Error(`No pass "${asked.slice(0, 30)}": give its name, as player-3, its link or its key.`);
  if (claims.nats.issuer_account !== pairOf(keys.account).getPublicKey())
    throw new Error('This pass is of another event.');
  return claims.sub;
}

function claimsIn(text) {
  try {
    const token = text.includes('.') ? text : JSON.parse(inflated(text)).token;
    return decode(token);
  } catch {
    return undefined;
  }
}

const inflated = (text) =>
  inflateRawSync(Buffer.from(text, 'base64url'), { maxOutputLength: MOST_BYTES }).toString();
