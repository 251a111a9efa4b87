import { isRecord, isText } from '../../core/json';
import { parseHostile } from '../../core/parse-json';
import { fail, ok, type Result } from '../../core/result';
import { isPass, type Pass } from '../hall-pass';
import { DEVICE, packGame } from './codec';
import { isKey } from './own-key';

/** What another device of a player is told: whose it is, the key of his devices, and the pass where they are at a hall. */
export type ForDevice = {
  readonly of: string;
  readonly own: string;
  /** The secret key of the player (0059). */
  readonly secret?: string;
  readonly pass?: Pass;
  /** The text of a file with the game and all that this phone keeps. */
  readonly copy: string;
};

const VERSION = 1;
const LIMITS = { millions: 16, depth: 5, values: 100 };

export const packForDevice = (told: ForDevice): Uint8Array =>
  packGame(JSON.stringify({ v: VERSION, ...told }), DEVICE);

/** Reads what a device is told; its copy is still as it came. */
export function readForDevice(text: string): Result<ForDevice> {
  const parsed = parseHostile(text, LIMITS);
  if (!parsed.ok || !isRecord(parsed.value)) return noDevice;
  const { v, of, own, secret, pass, copy } = parsed.value;
  if (v !== VERSION || !isText(of) || !isText(own) || !isKey(own) || !isText(copy)) return noDevice;
  if (pass !== undefined && !isPass(pass)) return noDevice;
  if (secret !== undefined && !isText(secret)) return noDevice;
  return ok({ of, own, copy, ...(secret !== undefined && { secret }), ...(pass && { pass }) });
}

const noDevice = fail(
  'device.code',
  'This code for another device cannot be read. Nothing was changed here. Let it be shown once more.',
);
