import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { BEFORE } from '../../tools/commits.mjs';

const root = resolve(import.meta.dirname, '../..');
const WHY = '\n\nWithout it the reader of a log learns nothing.\n';

const folder = mkdtempSync(join(tmpdir(), 'commits-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Nobody's settings but these. */
const env = {
  PATH: process.env.PATH,
  GIT_CONFIG_GLOBAL: devNull,
  GIT_CONFIG_NOSYSTEM: '1',
  ...{ GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@example.org' },
  ...{ GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@example.org' },
};
function run(cwd: string, command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  return { status, stdout, stderr: stderr.replace(/^[0-9a-f]{7,} /gm, '') };
}
function git(cwd: string, ...args: string[]): void {
  const { status, stderr } = run(cwd, 'git', ...args);
  if (status !== 0) throw new Error(stderr);
}
const check = (cwd: string) => run(cwd, process.execPath, join(root, 'tools/commits.mjs'));

function history(name: string, ...messages: readonly string[]): string {
  const repo = join(folder, name);
  git(folder, 'init', '-q', '-b', 'main', repo);
  for (const message of messages) git(repo, 'commit', '-q', '--allow-empty', '-m', message);
  return repo;
}
const fine = `core: Keep it${WHY}`;

describe('a history', () => {
  test('counts from the last message before the rule on, merges left out', () => {
    const repo = history('whole', 'The old way', 'Older still', BEFORE, fine);
    git(repo, 'checkout', '-q', '-b', 'side', 'HEAD~1');
    git(repo, 'commit', '-q', '--allow-empty', '-m', `core: Keep this too${WHY}`);
    git(repo, 'checkout', '-q', 'main');
    git(repo, 'merge', '-q', '--no-ff', 'side', '-m', 'Merge branch side');
    expect(check(repo)).toEqual({ status: 0, stdout: '2 checked, 0 against the rule\n', stderr: '' });

    git(repo, 'commit', '-q', '--allow-empty', '-m', 'core: Adding to it');
    expect(check(repo)).toEqual({
      status: 1,
      stdout: '3 checked, 1 against the rule\n',
      stderr: `core: Adding to it
  a message says what it does: "Adding" is no verb such as Add
  a message says why in a body, after an empty line
`,
    });
  });

  test('that ends with the last message before the rule holds nothing to check', () => {
    const repo = history('old', 'The old way', BEFORE);
    expect(check(repo)).toEqual({ status: 0, stdout: '0 checked, 0 against the rule\n', stderr: '' });
  });

  test('too short to reach back counts as far as it goes', () => {
    const repo = history('long', 'The old way', BEFORE, fine, 'The new way', fine);
    const clone = (depth: number) => {
      git(folder, 'clone', '-q', `--depth=${depth}`, `file://${repo}`, `depth-${depth}`);
      const { status, stdout } = check(join(folder, `depth-${depth}`));
      return [status, stdout];
    };
    expect(clone(1)).toEqual([0, 'not checked: no commit here has a parent\n']);
    expect(clone(2)).toEqual([0, '1 checked, 0 against the rule\n']);
    expect(clone(3)).toEqual([1, '2 checked, 1 against the rule\n']);
    expect(clone(4)).toEqual([1, '3 checked, 1 against the rule\n']);
  });

  test('that is not there is said not to be checked', () => {
    const bare = join(folder, 'bare');
    mkdirSync(bare);
    expect(check(bare)).toEqual({
      status: 0,
      stdout: 'not checked: a copy without its history\n',
      stderr: '',
    });
    expect(check(history('empty'))).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^not checked: fatal: .* does not have any commits yet\n$/),
    });
  });
});
