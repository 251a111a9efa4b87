import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '../../support/chance';
import type { Killable } from '../kill';
import { expect } from '../support';
import { type Harm, killStorage, type Part, spoilDatabase } from './damage';
import type { DiskKind, SmallDisk } from './small-disk';

export type World = {
  readonly disk: SmallDisk;
  readonly chance: Chance;
  readonly browser: Killable;
  /** The folder of the browser's profile. */
  readonly profile: string;
  /** Opens the browser again for a look at the first screen. */
  readonly look: () => Promise<void>;
};
/** What befalls somebody who plays on meanwhile. The browser is gone in the end. */
export type Fault = { readonly name: string; readonly befall: (world: World) => Promise<void> };
type Ending = 'closed' | 'killed';

async function end({ browser }: World, how: Ending): Promise<void> {
  const closing = browser.page.context().close();
  // With a full disk it may never come to an end.
  if (how === 'closed' && (await Promise.race([closing.then(() => true), sleep(8_000, false)]))) return;
  closing.catch(() => undefined);
  await browser.kill().catch(() => undefined);
}

const pause = ({ chance }: World, least: number): Promise<void> => sleep(least + chance.below(900));

/** The disk is full at a random tap; what happens then until the browser is opened again. */
const full = (left: number, then: 'freed' | 'played on' | 'opened full', how: Ending): Fault => ({
  name: `full but for ${left} bytes, ${then}, ${how}`,
  befall: async (world) => {
    await pause(world, 300);
    world.disk.fill(left);
    await pause(world, 1_000);
    if (then === 'played on') {
      world.disk.empty();
      await pause(world, 900);
    }
    await end(world, how);
    if (then === 'opened full') await world.look();
    world.disk.empty();
  },
});

/** A file of the database is spoiled while the browser is not there. */
const spoiled = (part: Part, harm: Harm, how: Ending): Fault => ({
  name: `${part}: ${harm}, ${how}`,
  befall: async (world) => {
    await pause(world, 600);
    await end(world, how);
    spoilDatabase(world.profile, part, harm, () => world.chance.below(2 ** 31) / 2 ** 31);
  },
});

const storageKilled: Fault = {
  name: 'the process of the storage is killed',
  befall: async (world) => {
    await pause(world, 300);
    expect(await killStorage(world.browser.page)).toBeGreaterThan(0);
    await pause(world, 900);
    await end(world, 'killed');
  },
};

const LEFT = [0, 4_096, 20_000, 100_000];
const HOW: readonly Ending[] = ['closed', 'killed'];
const FULL = LEFT.flatMap((left) =>
  HOW.flatMap((how) => [full(left, 'played on', how), full(left, 'freed', how)]),
);

export type Series = {
  readonly name: string;
  /** One of its own, which has to be mounted; else a folder. */
  readonly disk: DiskKind;
  readonly faults: readonly Fault[];
  /** Where it is not the engine alone, whose browser keeps what pages store by itself. */
  readonly program?: 'whole';
};

export const SERIES: readonly Series[] = [
  { name: 'a disk that is full', disk: 'ext4', faults: FULL },
  { name: 'a disk in memory that is full', disk: 'tmpfs', faults: FULL },
  {
    name: 'a disk that is still full at the next start',
    disk: 'ext4',
    faults: LEFT.flatMap((left) => HOW.map((how) => full(left, 'opened full', how))),
  },
  {
    name: 'a database that has lost bytes or files',
    disk: 'folder',
    faults: HOW.flatMap((how) => [
      ...[spoiled('log', 'bytes', how), spoiled('log', 'cut', how), spoiled('log', 'zeros', how)],
      ...[spoiled('log', 'gone', how), spoiled('manifest', 'bytes', how), spoiled('current', 'empty', how)],
      ...[spoiled('table', 'bytes', how), spoiled('table', 'gone', how)],
      // After these two the browser opens no database of this site any more.
      ...[spoiled('current', 'another', how), spoiled('manifest', 'gone', how)],
    ]),
  },
  {
    name: 'a storage whose process is killed',
    disk: 'folder',
    faults: Array.from({ length: 4 }, () => storageKilled),
    program: 'whole',
  },
];
