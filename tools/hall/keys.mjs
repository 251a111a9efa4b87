// The keys of a hall: an operator's, who vouches for accounts; the event's account; and one that signs the passes of each
// role. What a role may do stands in the account, so a pass can be made anywhere and never lets in to more.

import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeAccount, encodeOperator, encodeUser, newScopedSigner } from '@nats-io/jwt';
import { createAccount, createOperator, createUser, fromSeed } from '@nats-io/nkeys';

const ROLES = ['player', 'onlooker', 'director'];
/** Bytes of one message, as the app cuts what is longer. */
export const MOST_PAYLOAD = 65_536;
const HOURS = 36;
const ORGANISER = 'organiser.json';
const KEYS = 'keys.json';

/** Where the stream says by a random word which one it is: another word means that it was made anew. */
export const bornOf = (event) => `wd.${event}.born`;

/** What a role may publish and hear, with the tags of its pass filled in by the server. */
function roleOf(role) {
  const [event, game, inbox] = ['event', 'game', 'inbox'].map((tag) => `{{tag(${tag})}}`);
  const api = '$JS.API';
  const reading = (subjects) => [
    // Which stream this is. Its INFO would tell the names of all games, and whoever knows a game's name can have the server
    // answer there: noise among the lines of a table he does not sit at.
    `${api}.DIRECT.GET.${event}.${bornOf(event)}`,
    // An ordered consumer that delivers to the pass's own inbox, of these subjects alone.
    `${api}.CONSUMER.CREATE.${event}.*.${subjects}`,
    `${api}.CONSUMER.DELETE.${event}.*`,
    `${api}.CONSUMER.INFO.${event}.*`,
    // "I have room again", said to whoever sends too fast.
    `$JS.FC.${event}.>`,
  ];
  const own = `wd.${event}.${game}`;
  const publish = {
    player: [
      ...['begin.0', 'play.0', 'sum.0'].map((kind) => `${own}.${kind}`),
      // Beside the game, and of itself, a seat speaks in its own name alone.
      `${own}.side.${inbox}`,
      `live.${event}.${game}.${inbox}`,
      ...reading(`${own}.>`),
    ],
    onlooker: reading(`${own}.>`),
    director: [`wd.${event}.*.say.0`, ...reading(`wd.${event}.*.sum.0`)],
  };
  return {
    pub: { allow: publish[role] },
    sub: { allow: [`_INBOX.${inbox}.>`, ...(role === 'director' ? [`live.${event}.*.*`] : [])] },
    bearer_token: true,
    allowed_connection_types: ['WEBSOCKET'],
    // Inbox, consumer and live signs are three; a client that asks for more has lost its way.
    subs: 20,
    payload: MOST_PAYLOAD,
    data: -1,
  };
}

/** A fresh set of keys, as they are kept: seeds, the event's id and secret, where phones find it, and who was taken back. */
export function makeKeys(name = 'Club night', server = '/hall') {
  const seed = (pair) => new TextDecoder().decode(pair.getSeed());
  return {
    ...{ name, server },
    event: randomId(),
    secret: randomBytes(32).toString('base64url'),
    operator: seed(createOperator()),
    account: seed(createAccount()),
    system: seed(createAccount()),
    signers: Object.fromEntries(ROLES.map((role) => [role, seed(createAccount())])),
    revoked: {},
  };
}

/** Lower-case letters and digits: 25 hold 129 bits. */
export function randomId(length = 25) {
  let id = '';
  while (id.length < length)
    for (const byte of randomBytes(length))
      if (byte < 252 && id.length < length) id += (byte % 36).toString(36);
  return id;
}

/** @returns {string} the organiser's file */
export function keepKeys(folder, keys) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const write = (file, value) => {
    writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
    chmodSync(join(folder, file), 0o600);
  };
  write(KEYS, keys);
  write(ORGANISER, organiserOf(keys));
  return join(folder, ORGANISER);
}

/** @returns {any} undefined where there are none */
export function readKeys(folder) {
  const file = join(folder, KEYS);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** What the organiser's browser is given: it can make passes, and read all tables; it cannot change what a role may do. */
export const organiserOf = ({ name, server, event, secret, account, signers }) => ({
  format: 'war-diary/hall-1',
  ...{ event, name, server, account: pairOf(account).getPublicKey(), signers, secret },
});

export const pairOf = (seed) => fromSeed(new TextEncoder().encode(seed));

const FREE = {
  conn: -1,
  subs: -1,
  data: -1,
  payload: -1,
  leaf: -1,
  imports: -1,
  exports: -1,
  wildcards: true,
};

/** The tokens a server starts with. */
export async function tokensOf(keys) {
  const operator = pairOf(keys.operator);
  const system = pairOf(keys.system);
  return {
    operator: await encodeOperator('hall', operator, { system_account: system.getPublicKey() }),
    system: await encodeAccount('system', system, { limits: FREE }, { signer: operator }),
    account: await accountOf(keys),
    systemId: system.getPublicKey(),
    accountId: pairOf(keys.account).getPublicKey(),
  };
}

/** The event's account with its limits, its roles, and the passes that were taken back. */
export async function accountOf(keys) {
  const account = pairOf(keys.account);
  const signing_keys = ROLES.map((role) => newScopedSigner(pairOf(keys.signers[role]), role, roleOf(role)));
  const limits = {
    // Phones and screens at once, and what each may listen to.
    ...{ conn: 2_000, subs: 20_000, payload: MOST_PAYLOAD, data: -1 },
    // What its one stream may hold stands in the stream. A limit here is set aside anew by each client of those that come at
    // once when a server starts (2.9.10), and an account that then seems too big has no stream until the next start.
    ...{ mem_storage: -1, disk_storage: -1, streams: 2, consumer: 5_000 },
    ...{ leaf: 0, imports: 0, exports: 0, wildcards: true },
  };
  const claims = { limits, signing_keys, revocations: keys.revoked };
  return encodeAccount('event', account, claims, { signer: pairOf(keys.operator) });
}

/** The keys with passes taken back, by the public keys of their users: what was made of them until now lets nobody in. */
export function takenBack(keys, users) {
  const now = Math.floor(Date.now() / 1000);
  return { ...keys, revoked: { ...keys.revoked, ...Object.fromEntries(users.map((user) => [user, now])) } };
}

/** A user of the account with all rights, which makes the stream; it lasts five minutes. */
export async function makerOf(keys) {
  const user = createUser();
  const exp = Math.floor(Date.now() / 1000) + 300;
  const token = await encodeUser('maker', user, pairOf(keys.account), {}, { exp });
  return { token, seed: user.getSeed() };
}

/** A user of the system account, which may tell a running server of an account anew. */
export async function pusherOf(keys) {
  const user = createUser();
  const exp = Math.floor(Date.now() / 1000) + 300;
  const token = await encodeUser('pusher', user, pairOf(keys.system), {}, { exp });
  return { token, seed: user.getSeed() };
}

/** A pass of a role: the token, its inbox, and the public key by which it is taken back. */
export async function passOf(keys, role, number, game, hours = HOURS) {
  const user = createUser();
  const inbox = randomId();
  const tags = [`event:${keys.event}`, ...(game ? [`game:${game}`] : []), `inbox:${inbox}`];
  const signer = pairOf(keys.signers[role]);
  const exp = Math.floor(Date.now() / 1000 + hours * 3600);
  const options = { signer, scopedUser: true, exp };
  const token = await encodeUser(`${role}-${number}`, user, pairOf(keys.account), { tags }, options);
  return { token, inbox, user: user.getPublicKey() };
}
