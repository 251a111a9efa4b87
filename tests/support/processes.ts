import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { until } from './until';

/** Kills a process and all of its group, at once and without a word, and waits until none of them is left. */
export async function killGroup(pid: number): Promise<void> {
  const group = groupOf(pid);
  if (process.platform === 'win32') spawnSync('taskkill', ['/F', '/T', '/PID', String(pid)]);
  else process.kill(-group, 'SIGKILL');
  await until(() => {
    const left = living(group);
    if (left.length) throw new Error(`still running: ${left}`);
  });
}

/** The group is led by the process itself, or by the script that started it. */
function groupOf(pid: number): number {
  if (!existsSync('/proc/self/stat')) return pid;
  const [, rest] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=\S )/);
  return Number(rest?.split(' ')[2]);
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
