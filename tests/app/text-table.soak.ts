import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTextTable } from '../../src/app/text-table/text-table';
import { registry } from '../../src/games/registry';
import { ownMetas } from '../games/own-games';
import { mutated } from '../support/hostile';
import { recordedEntries, recordedNames } from '../support/recorded';
import { loadWhole } from '../support/whole-game';
import { linesOfGame } from './lines-of-game';
import { pipe, playAgain } from './text-table-runs';

const LINES = 2_000;

it.each(registry)(
  '$id: 2,000 lines as nobody means them',
  async (meta) => {
    const game = await loadWhole(meta);
    const lines = recordedNames(meta.id).flatMap((name) => linesOfGame(game, recordedEntries(meta.id, name)));
    const wild = fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...lines) },
      { weight: 4, arbitrary: fc.constantFrom(...lines).chain(mutated) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('{"do":"undo"}', '{"do":"redo"}', '{"do":"cancel"}', '{"do":"save"}'),
      },
      { weight: 1, arbitrary: fc.json() },
    );
    const table = makeTextTable(meta);
    // Else nearly all of them are of no game.
    await table.hear(lines[0] ?? '');
    const codes = new Map<string, number>();
    for (const line of fc.sample(wild, { numRuns: LINES, seed: 19411207 })) {
      const reply = await table.hear(line);
      const { code } = JSON.parse(reply).error ?? { code: 'ok' };
      expect(code, line).not.toBe('table.broken');
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    expect(codes.get('ok')).toBeGreaterThan(LINES / 100);
    expect(codes.size).toBeGreaterThan(8);
  },
  3_600_000,
);

describe.each([...registry, ...ownMetas.map(({ meta }) => meta)])(
  '$id at a table without a screen',
  (meta) => {
    it.each(recordedNames(meta.id))(
      '%s, played again line by line, comes to the same',
      (name) => playAgain(meta, name),
      600_000,
    );
  },
);

it.each(registry)('$id, piped through the command: the same replies, and nothing but lines of JSON', pipe);
