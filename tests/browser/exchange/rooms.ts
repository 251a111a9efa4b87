// Two networks of one cable and nothing else: what two phones in a hotspot without a way out are to each other. Only the
// superuser of a Linux can lay it; elsewhere it is said why there is none.
import { spawnSync } from 'node:child_process';
import { chmod, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { browsers } from '../../../tools/browsers.mjs';

export type Rooms = {
  /** A program that runs the browser in the one room or the other. */
  readonly browsers: readonly [string, string];
  readonly cut: () => void;
  readonly leave: () => void;
};

/** The rooms, or why there are none. */
export async function makeRooms(folder: string): Promise<Rooms | string> {
  const [a, b] = [`wd-${process.pid}-a`, `wd-${process.pid}-b`];
  const [left, right] = [`wd${process.pid}a`, `wd${process.pid}b`];
  const leave = () => {
    for (const room of [a, b]) ip('netns', 'delete', room);
  };
  const steps = [
    ['netns', 'add', a],
    ['netns', 'add', b],
    ['link', 'add', left, 'netns', a, 'type', 'veth', 'peer', 'name', right, 'netns', b],
    ['-n', a, 'address', 'add', '10.77.0.1/24', 'dev', left],
    ['-n', b, 'address', 'add', '10.77.0.2/24', 'dev', right],
    ...[a, b].map((room) => ['-n', room, 'link', 'set', 'lo', 'up']),
    ['-n', a, 'link', 'set', left, 'up'],
    ['-n', b, 'link', 'set', right, 'up'],
  ];
  for (const step of steps) {
    const problem = ip(...step);
    if (problem === undefined) continue;
    leave();
    return `no two networks here: ip ${step.join(' ')}: ${problem}`;
  }
  const program = browsers().whole ?? chromium.executablePath();
  const inside = async (room: string) => {
    const path = `${folder}/browser-in-${room}`;
    await writeFile(path, `#!/bin/sh\nexec ip netns exec ${room} '${program}' "$@"\n`);
    await chmod(path, 0o755);
    return path;
  };
  return {
    browsers: [await inside(a), await inside(b)],
    cut: () => void ip('-n', a, 'link', 'set', left, 'down'),
    leave,
  };
}

/** What went wrong, in one line. */
function ip(...words: string[]): string | undefined {
  const { status, stderr, error } = spawnSync('ip', words, { encoding: 'utf8' });
  return status === 0 ? undefined : (error?.message ?? (stderr.trim() || `ended with ${status}`));
}
