import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Game } from '../../src/core/play/game';
import { entryLines } from '../../tools/entry-lines.mjs';
import { sameDiceEveryTime } from './same-dice';
import { NO_HANDS, playScript, type Script } from './seat';

/** All that is recorded of a game, as it is played again: its fixtures by name, and the example it is shipped with. */
export type GameScripts<S> = {
  readonly fixtures: { readonly [name: string]: Script<S> };
  readonly example: Script<S>;
};

/** The file holds what its script plays, one entry a line; UPDATE_FIXTURES writes it anew. */
export async function expectPlayed<S>(
  game: Game<S>,
  script: Script<S>,
  kind: 'fixture' | 'example',
  file: URL,
): Promise<void> {
  sameDiceEveryTime();
  const { entries } = await playScript(game, script, NO_HANDS, kind);
  const text = entryLines(kind === 'fixture' ? { game: game.id, entries } : { entries });
  if (process.env.UPDATE_FIXTURES) writeFileSync(file, text);
  expect(JSON.parse(readFileSync(file, 'utf8')).entries).toEqual(JSON.parse(text).entries);
}
