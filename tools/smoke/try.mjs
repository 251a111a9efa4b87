// Starts one npm script, hears whether it says what it has to, and ends it.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../setup.mjs';

/** Long enough on a busy machine for whatever comes at all. */
const PATIENCE = 120_000;

export function tryScript(name, { args = [], ...trial }, env) {
  const command = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts[name];
  return tryCommand(`${command} ${args.join(' ')}`, trial, env);
}

/**
 * @param {string} command
 * @param {Omit<import('./scripts.mjs').Trial, 'args'>} trial
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | undefined>} what is wrong with it
 */
export async function tryCommand(command, { input = '', says, status = 0, look }, env) {
  const run = start(command, env);
  run.child.stdin.end(input);
  try {
    const found = await within(look ? Promise.race([run.hears(says), run.ended]) : run.ended);
    const said = says.exec(run.said());
    if (!said) return `it did not say ${says}, but\n${run.said()}`;
    if (!look) return found === status ? undefined : `it ended with ${found}\n${run.said()}`;
    await within(look(said[1]));
    return undefined;
  } catch (error) {
    return `${error.message}\n${run.said()}`;
  } finally {
    run.stop();
    await run.ended;
  }
}

/** A group of its own, so that what the script started ends with it. */
function start(command, env) {
  const PATH = `${join(root, 'node_modules/.bin')}${delimiter}${env.PATH}`;
  const child = spawn(command, { cwd: root, env: { ...env, PATH }, shell: true, detached: true });
  const ended = new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
  const words = [];
  const listeners = new Set();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (some) => {
      words.push(some);
      for (const listener of listeners) listener();
    });
  // Colours would stand between the words.
  const said = () => stripVTControlCharacters(Buffer.concat(words).toString());
  const hears = (wanted) =>
    new Promise((resolve) => listeners.add(() => wanted.test(said()) && resolve(undefined)));
  const stop = () => {
    try {
      process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It has ended by itself.
    }
  };
  return { child, ended, said, hears, stop };
}

function within(work) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing came of it in ${PATIENCE / 1000} s`)), PATIENCE);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
