import { spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const BYTES = 96 * 2 ** 20;
const CHUNK = 2 ** 20;

/** A file system of its own for a profile, small enough to be filled in no time. */
export type SmallDisk = {
  readonly folder: string;
  /** Takes all room but so many bytes. */
  fill(left: number): void;
  empty(): void;
  /** Throws away what is on it. */
  wipe(): void;
  gone(): Promise<void>;
};

/** In memory, or ext4 on an image; or a folder of the disk that is there, which is never full. */
export type DiskKind = 'tmpfs' | 'ext4' | 'folder';

export function smallDisk(kind: DiskKind): SmallDisk {
  const home = mkdtempSync(join(tmpdir(), 'war-diary-disk-'));
  const [folder, image] = [join(home, 'disk'), join(home, 'image')];
  const ballast = join(folder, 'ballast');
  mkdirSync(folder);
  const wipe = () => {
    for (const profile of readdirSync(folder))
      for (const name of readdirSync(join(folder, profile)))
        rmSync(join(folder, profile, name), { recursive: true, force: true, maxRetries: 5 });
  };
  if (kind === 'folder')
    return {
      ...{ folder, fill: never, empty: never, wipe },
      gone: async () => rmSync(home, { recursive: true, force: true, maxRetries: 5 }),
    };
  if (kind === 'tmpfs') run('mount', '-t', 'tmpfs', '-o', `size=${BYTES}`, 'tmpfs', folder);
  else {
    closeSync(openSync(image, 'w'));
    truncateSync(image, BYTES);
    run('mkfs.ext4', '-q', '-F', '-m', '0', image);
    run('mount', '-o', 'loop', image, folder);
  }

  function fill(left: number): void {
    const file = openSync(ballast, 'a');
    const bytes = Buffer.alloc(CHUNK, 1);
    for (let size = CHUNK; size >= 512; ) {
      const { bavail, bsize } = statfsSync(folder);
      const room = bavail * bsize - left;
      if (room <= 0) break;
      try {
        writeSync(file, bytes, 0, Math.min(size, Math.max(room, 512)));
      } catch {
        size /= 2;
      }
    }
    closeSync(file);
  }

  return {
    folder,
    fill,
    empty: () => rmSync(ballast, { force: true }),
    wipe,
    gone: async () => {
      // The last process of the browser may still be on its way out.
      for (let again = 20; ; again -= 1) {
        if (isDone('umount', folder)) break;
        if (!again) throw new Error(`${folder} cannot be unmounted`);
        await sleep(250);
      }
      rmSync(home, { recursive: true });
    },
  };
}

const never = () => {
  throw new Error('a folder is never full');
};

/** Whether this user may mount a disk. */
export const mayMount = (): boolean => process.getuid?.() === 0 && isDone('unshare', '--mount', 'true');

const tried = (command: string, args: readonly string[]) =>
  spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` },
  });

const isDone = (command: string, ...args: readonly string[]): boolean => tried(command, args).status === 0;

function run(command: string, ...args: readonly string[]): void {
  const { status, stderr, error } = tried(command, args);
  if (status !== 0) throw new Error(`${command}: ${error?.message ?? stderr.trim()}`);
}
