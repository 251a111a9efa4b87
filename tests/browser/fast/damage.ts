import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** The files of a LevelDB: what was written last, the tables before it, their list, and which list counts. */
export type Part = 'log' | 'table' | 'manifest' | 'current';
/** `another` names a list that is not there. */
export type Harm = 'bytes' | 'cut' | 'zeros' | 'empty' | 'gone' | 'another';

const PARTS: { readonly [part in Part]: RegExp } = {
  log: /^\d+\.log$/,
  table: /^\d+\.ldb$/,
  manifest: /^MANIFEST/,
  current: /^CURRENT$/,
};

/** Spoils a file of the database that the page of this origin has in a profile; of a table, the log where there is none yet. */
export function spoilDatabase(profile: string, part: Part, harm: Harm, random: () => number): void {
  const all = join(profile, 'Default/IndexedDB');
  const folder = readdirSync(all).find((name) => name.endsWith('.indexeddb.leveldb'));
  if (!folder) throw new Error(`no database in ${all}`);
  const files = readdirSync(join(all, folder));
  const some = [PARTS[part], PARTS.log].map((is) => files.filter((name) => is.test(name)));
  const names = some.find(({ length }) => length > 0) ?? [];
  const name = names[Math.floor(random() * names.length)];
  if (!name) throw new Error(`no ${part} in ${folder}`);
  spoil(join(all, folder, name), harm, random);
}

function spoil(file: string, harm: Harm, random: () => number): void {
  const { size } = statSync(file);
  const place = () => Math.floor(random() * size);
  if (harm === 'gone') rmSync(file);
  else if (harm === 'another') writeFileSync(file, 'MANIFEST-999999\n');
  else if (harm === 'empty') truncateSync(file);
  else if (harm === 'cut') truncateSync(file, place());
  else if (harm === 'zeros') writeFileSync(file, readFileSync(file).fill(0, place()));
  else {
    const bytes = readFileSync(file);
    for (let i = 0; i < 6; i += 1) {
      const at = place();
      bytes[at] = (bytes[at] ?? 0) ^ (1 + Math.floor(random() * 255));
    }
    writeFileSync(file, bytes);
  }
}

/** Kills the process that keeps what pages store, and leaves the others alone; how many there were. */
export async function killStorage(page: Page): Promise<number> {
  const devtools = await page.context().browser()?.newBrowserCDPSession();
  const info = await devtools?.send('SystemInfo.getProcessInfo');
  const pids = (info?.processInfo ?? []).flatMap(({ id }) =>
    readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('storage.mojom.StorageService') ? [id] : [],
  );
  for (const pid of pids) process.kill(pid, 'SIGKILL');
  return pids.length;
}
