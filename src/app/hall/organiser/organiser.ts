// What an event's organiser has: the file with the keys by which passes are made. They are made here, on this device, and no
// server is asked; the packages that sign are fetched for it alone.
import { isRecord, isText, isWhole } from '../../../core/json';
import { parseHostile } from '../../../core/parse-json';
import { fail, failWith, ok, type Result } from '../../../core/result';
import { organisers } from '../../../storage/organisers';
import { randomId } from '../../../storage/random-id';
import { endOf, isPass, type Pass, passText, ROLES, type Role } from '../../hall-pass';
import { keysOf, tableSecret } from '../keys';

export type Organiser = {
  readonly event: string;
  /** The event's name, for people. */
  readonly name: string;
  readonly server: string;
  /** The account's public key, and for each role the seed of the key that signs its passes. */
  readonly account: string;
  readonly signers: { readonly [role in Role]: string };
  /** That of the event, 256 bits in base64url: those of its tables follow from it. */
  readonly secret: string;
};

/** Whom a pass is for: the players of a table share one, and choose their seats at the door. */
export const SEATS = ['table', 'onlooker', 'director'] as const;
export type Seat = (typeof SEATS)[number];
const ROLE_OF = { table: 'player', onlooker: 'onlooker', director: 'director' } as const;

/** A pass as it was made; the same one is shown until it ends. */
export type Made = { readonly seat: Seat; readonly number: number; readonly pass: Pass };

const FORMAT = 'war-diary/hall-1';
const LIMITS = { millions: 0.02, depth: 3, values: 40 };
export const HOURS = 36;
/** A pass that ends sooner is made anew before it is shown. */
const SPARE_HOURS = 1;
const HOUR_MS = 3_600_000;

/** Reads an organiser's file; it is a stranger's until all of it was looked at and its keys were tried. */
export async function readOrganiser(text: string): Promise<Result<Organiser>> {
  const parsed = parseHostile(text, LIMITS);
  if (!parsed.ok || !isRecord(parsed.value)) return noFile;
  const { format, ...raw } = parsed.value;
  if (isText(format) && /^war-diary\/hall-\d+$/.test(format) && format !== FORMAT) return newer;
  if (format !== FORMAT || !isOrganiser(raw)) return noFile;
  const { fromPublic, fromSeed } = await import('@nats-io/nkeys');
  try {
    fromPublic(raw.account);
    for (const role of ROLES) fromSeed(new TextEncoder().encode(raw.signers[role]));
  } catch {
    return noFile;
  }
  return ok(raw);
}

/** The file again, as it was imported. */
export const organiserFile = ({ event, name, server, account, signers, secret }: Organiser): string =>
  `${JSON.stringify({ format: FORMAT, event, name, server, account, signers, secret }, null, 2)}\n`;

function isOrganiser(raw: unknown): raw is Organiser {
  if (!isRecord(raw) || !isRecord(raw.signers)) return false;
  const { event, name, server, account, signers, secret } = raw;
  // What stands in every pass is held to what a pass may hold.
  const inPass = isPass({ event, name, server, secret, role: 'director', inbox: event, token: 'a.b.c' });
  const seeds = ROLES.every((role) => isText(signers[role]) && /^SA[A-Z2-7]{56}$/.test(signers[role]));
  return inPass && seeds && isText(account) && /^A[A-Z2-7]{55}$/.test(account);
}

/**
 * A pass to a table, or for a director to all of them, that ends after so many hours.
 * `number`: told to the server as the pass's name, and to nobody else.
 */
export async function makePass(
  { event, name, server, account, signers, secret }: Organiser,
  {
    seat,
    table,
    number,
  }: { readonly seat: Seat; readonly table?: number | undefined; readonly number: number },
  hours: number,
  now: number,
): Promise<Made> {
  const role = ROLE_OF[seat];
  const [{ encodeUser }, { createUser, fromSeed }] = await Promise.all([
    import('@nats-io/jwt'),
    import('@nats-io/nkeys'),
  ]);
  const inbox = randomId(25);
  const own = table === undefined ? secret : await tableSecret(secret, table);
  const game = table === undefined ? [] : [`game:${(await keysOf(own)).game}`];
  const token = await encodeUser(
    `${role}-${number}`,
    createUser(),
    account,
    { tags: [`event:${event}`, ...game, `inbox:${inbox}`] },
    {
      signer: fromSeed(new TextEncoder().encode(signers[role])),
      scopedUser: true,
      exp: Math.floor((now + hours * HOUR_MS) / 1000),
    },
  );
  const place = table === undefined ? {} : { table };
  return { seat, number, pass: { server, event, name, role, ...place, secret: own, inbox, token } };
}

/** The address that leads into the hall, for an app at `home`. */
export const linkOf = (pass: Pass, home: string): string =>
  `${home.replace(/#.*/, '')}#/hall/${passText(pass)}`;

export type Kept = {
  readonly organiser: Organiser;
  /** Oldest first; those that were made anew stay until they end, as they may have to be taken back. */
  readonly passes: readonly Made[];
};

/** What this device keeps; nothing where it keeps none, or what it keeps is broken. */
export async function keptOrganiser(): Promise<Kept | undefined> {
  const row = await organisers.get().catch(() => undefined);
  if (!row || !isOrganiser(row.organiser)) return undefined;
  return { organiser: row.organiser, passes: Array.isArray(row.passes) ? row.passes.filter(isMade) : [] };
}

/** False where the browser does not keep it. */
export const keepOrganiser = ({ organiser, passes }: Kept): Promise<boolean> =>
  organisers.put(organiser, passes).then(
    () => true,
    () => false,
  );

export const forgetOrganiser = (): Promise<void> => organisers.forget();

/** The pass that was made last for a seat and has not ended. */
export const madeFor = (passes: readonly Made[], seat: Seat, table: number | undefined, now: number) =>
  passes.findLast(
    (made) =>
      made.seat === seat &&
      made.pass.table === table &&
      (endOf(made.pass) ?? 0) > now + SPARE_HOURS * HOUR_MS,
  );

function isMade(raw: unknown): raw is Made {
  return (
    isRecord(raw) &&
    SEATS.some((seat) => seat === raw.seat) &&
    isWhole(raw.number, 1, 1e6) &&
    isPass(raw.pass)
  );
}

const noFile = fail(
  'hall.organiser',
  'This is not an organiser’s file, or a part of it is missing. Nothing was changed. It is called organiser.json and is made where the hall’s server was set up.',
);
const newer = failWith(
  ['update'],
  'hall.newer',
  'This file was made for a newer version of the app. Nothing was changed. Update the app here, then import it again.',
);
