import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { until } from './until';

/** Kills a process and all of the group it leads, at once and without a word, and waits until none of them is left. */
export async function killGroup(leader: number): Promise<void> {
  if (process.platform === 'win32') spawnSync('taskkill', ['/F', '/T', '/PID', String(leader)]);
  else process.kill(-leader, 'SIGKILL');
  await until(() => {
    const left = living(leader);
    if (left.length) throw new Error(`still running: ${left}`);
  });
}

/** The commands still running in a process group, where the system lists them; the dead wait as zombies for a parent. */
function living(group: number): string[] {
  if (!existsSync('/proc/self/stat')) return [];
  return readdirSync('/proc').flatMap((pid) => {
    try {
      const [name, rest] = readFileSync(`/proc/${Number(pid)}/stat`, 'utf8').split(/\) (?=\S )/);
      const [state, , pgrp] = (rest ?? '').split(' ');
      return Number(pgrp) === group && state !== 'Z' && state !== 'X' ? [String(name)] : [];
    } catch {
      return []; // not a process, or gone meanwhile
    }
  });
}
