import { deflateSync, strFromU8, strToU8 } from 'fflate';
import { isRecord, isText, isWhole } from '../core/json';
import { isName } from '../core/names';
import { parseHostile } from '../core/parse-json';
import { fail, failWith, ok, type Result } from '../core/result';
import { fromBase64Url, toBase64Url } from './base64';
import { inflateWithin } from './inflate';

export const ROLES = ['player', 'onlooker', 'director'] as const;
export type Role = (typeof ROLES)[number];

/**
 * What a link into a hall holds: where its server is, the pass that server lets in, and the secret that only those with the
 * link have. It stands behind the `#` of an address, which no browser sends to anybody.
 */
export type Pass = {
  /** A path at the app's own address, or a `wss:` address. */
  readonly server: string;
  readonly event: string;
  /** The event's name, for people. */
  readonly name: string;
  readonly role: Role;
  /** The number of the table; a director has all of them. */
  readonly table?: number;
  /** How many tables the event has, for its director's board; older links do not say. */
  readonly tables?: number;
  /** 256 bits in base64url: the game's, or for a director the event's. */
  readonly secret: string;
  /** What answers of the server to this pass are addressed to. */
  readonly inbox: string;
  /** A signed token of the server's: its bearer is let in until it ends. */
  readonly token: string;
};

const VERSION = 1;
const MOST_BYTES = 8_000;
const LIMITS = { millions: 1, depth: 3, values: 40 };

/** The text of a link behind `#/hall/`. */
export const passText = (pass: Pass): string =>
  toBase64Url(deflateSync(strToU8(JSON.stringify({ v: VERSION, ...pass })), { level: 9 }));

/** Reads what stands behind `#/hall/`; it is a stranger's until all of it was looked at. */
export function readPass(text: string): Result<Pass> {
  const bytes = text.length > 2 * MOST_BYTES ? undefined : fromBase64Url(bareLink(text));
  if (!bytes?.length || bytes.length > MOST_BYTES) return noPass;
  const inflated = inflateWithin(bytes, MOST_BYTES);
  const parsed = parseHostile(inflated ? strFromU8(inflated) : '', LIMITS);
  if (!parsed.ok || !isRecord(parsed.value)) return noPass;
  const { v, ...raw } = parsed.value;
  if (isWhole(v, VERSION + 1, 1e6)) return newer;
  return v === VERSION && isPass(raw) ? ok(raw) : noPass;
}

/** Mail and chats break a link over lines, and set it in brackets, in quotation marks or before a full stop. */
const bareLink = (text: string): string =>
  text.replace(/[\s\u00ad\u200b-\u200d\u2060\ufeff]+/g, '').replace(/^[^\w-]+|[^\w-]+$/g, '');

export function isPass(raw: unknown): raw is Pass {
  if (!isRecord(raw)) return false;
  const { server, event, name, role, table, secret, inbox, token, tables } = raw;
  const known = ROLES.find((each) => each === role);
  return (
    known !== undefined &&
    (known === 'director' ? table === undefined : isWhole(table, 1, 9_999)) &&
    (tables === undefined || isWhole(tables, 1, 9_999)) &&
    isText(server) &&
    /^(\/[\w./-]{0,200}|wss:\/\/[\w.-]{1,200}(:\d{1,5})?(\/[\w./-]{0,200})?)$/.test(server) &&
    isName(name, 60) &&
    [event, inbox].every((id) => isText(id) && /^[a-z0-9]{25}$/.test(id)) &&
    isText(secret) &&
    /^[\w-]{43}$/.test(secret) &&
    isText(token) &&
    /^[\w-]{1,600}\.[\w-]{1,3000}\.[\w-]{1,200}$/.test(token)
  );
}

/** When a pass ends, in milliseconds; undefined where its token does not say. */
export function endOf(pass: Pass): number | undefined {
  const exp = claimsOf(pass)?.exp;
  return isWhole(exp, 1, 1e11) ? exp * 1000 : undefined;
}

/** By this device's clock, which may be wrong: whom the server lets in has not. */
export const hasEnded = (pass: Pass): boolean => (endOf(pass) ?? Number.POSITIVE_INFINITY) <= Date.now();

/** By which a pass is taken back at the server: its user's public key. */
export function userOf(pass: Pass): string | undefined {
  const sub = claimsOf(pass)?.sub;
  return isText(sub) && /^U[A-Z2-7]{55}$/.test(sub) ? sub : undefined;
}

/** What a token says of itself, unchecked: only the server can tell whether it is so. */
function claimsOf({ token }: Pass): Record<string, unknown> | undefined {
  const claims = fromBase64Url(token.split('.')[1] ?? '');
  const parsed = parseHostile(claims ? strFromU8(claims) : '', { millions: 1, depth: 8, values: 400 });
  return parsed.ok && isRecord(parsed.value) ? parsed.value : undefined;
}

const noPass = fail(
  'hall.pass',
  'This link does not lead into a hall, or a part of it is missing. Nothing was changed. Ask the organiser for it once more.',
);
const newer = failWith(
  ['update'],
  'hall.newer',
  'This link was made by a newer version of the app. Nothing was changed. Update the app here, then open it again.',
);
