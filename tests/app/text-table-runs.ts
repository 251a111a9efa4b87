import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { makeTextTable } from '../../src/app/text-table/text-table';
import { readBackupText } from '../../src/core/journal/backup';
import { logLines } from '../../src/core/journal/log';
import { foldJournal } from '../../src/core/journal/projection';
import type { GameMeta } from '../../src/core/play/game';
import { count } from '../support/counted';
import { recordedEntries, shortest } from '../support/recorded';
import { loadWhole } from '../support/whole-game';
import { linesOfGame } from './lines-of-game';

type Said = { readonly [key: string]: unknown } & {
  readonly error?: { readonly code: string; readonly message: string; readonly line: number };
  readonly question?: { readonly prompt?: { readonly key: string }; readonly sealed?: string };
};

/** Sits down, and says what was said to each line. */
export function sitDown(meta: GameMeta, seat?: string) {
  const table = makeTextTable(meta, seat);
  const hear = async (line: object | string): Promise<Said> =>
    JSON.parse(await table.hear(typeof line === 'string' ? line : JSON.stringify(line)));
  return { hear };
}

/** A recorded game, played line by line at a table without a screen, comes to the same state, events and log. */
export async function playAgain(meta: GameMeta, name: string): Promise<void> {
  const game = await loadWhole(meta);
  const entries = recordedEntries(meta.id, name);
  const { hear } = sitDown(meta);
  count('lines replayed', entries.length);
  const replies: Said[] = [];
  for (const line of linesOfGame(game, entries)) replies.push(await hear(line));
  expect(replies.flatMap(({ error }) => error ?? [])).toEqual([]);
  const { copy } = await hear({ do: 'save' });
  const read = readBackupText(String(copy));
  const one = read.ok ? read.value.games[0]?.read : undefined;
  if (!one?.ok) throw new Error('no copy');
  const recorded = foldJournal(game, entries);
  const played = foldJournal(game, one.value.entries);
  expect(played.state).toEqual(recorded.state);
  expect(played.runs.map(({ outcome }) => outcome?.events)).toEqual(
    recorded.runs.map(({ outcome }) => outcome?.events),
  );
  const { log } = await hear({ do: 'log' });
  expect(log).toHaveLength(logLines(recorded).length);
}

const command = fileURLToPath(new URL('../../tools/table.mjs', import.meta.url));

/** The shortest recorded game through the command: the same replies as here, and nothing but lines of JSON. */
export async function pipe(meta: GameMeta): Promise<void> {
  const lines = linesOfGame(await loadWhole(meta), recordedEntries(meta.id, shortest(meta.id)));
  const { hear } = sitDown(meta);
  const here: Said[] = [];
  for (const line of lines) here.push(await hear(line));
  const piped = spawnSync(process.execPath, [command, meta.id], {
    input: lines.join('\n'),
    encoding: 'utf8',
  });
  expect(piped.status).toBe(0);
  const told = piped.stdout.trimEnd().split('\n');
  expect(told.map((line) => JSON.parse(line))).toEqual(here);
}
