import { describe, expect, it } from 'vitest';
import type { GameMeta } from '../../src/core/play/game';
import { registry } from '../../src/games/registry';
import { ownMetas } from '../games/own-games';
import { recordedEntries, recordedNames, shortest } from '../support/recorded';
import { loadWhole } from '../support/whole-game';
import { linesOfGame } from './lines-of-game';
import { playAgain, sitDown } from './text-table-runs';

const metas = [...registry, ...ownMetas.map(({ meta }) => meta)];
const metaOf = (id: string): GameMeta => metas.find((meta) => meta.id === id) ?? fail(id);
const fail = (id: string): never => {
  throw new Error(`no game ${id}`);
};

const sit = (id: string, seat?: string) => sitDown(metaOf(id), seat);

const IPH_PLAYERS = { do: 'answer', key: 'players', value: { jp: 'Ken', us: 'Ann', snlf: 12, ija: 24 } };

// The shortest of each kind; the others are played in the soak.
it.each(metas)('$id at a table without a screen: played again line by line, it comes to the same', (meta) =>
  playAgain(meta, shortest(meta.id)),
);

describe('a line that does not fit', () => {
  it.each([
    ['no JSON', 'x', 'table.json'],
    ['a list', [], 'table.do'],
    ['no command', {}, 'table.do'],
    ['an unknown command', { do: 'fly' }, 'table.do'],
    ['a command that every object has', { do: 'constructor' }, 'table.do'],
    ['an unknown key', { do: 'undo', twice: true }, 'table.key'],
    ['unknown charts', { do: 'new', charts: 'their' }, 'table.charts'],
    ['over a million characters', JSON.stringify({ do: 'note', text: 'x'.repeat(1e6) }), 'table.line'],
    ['nested for ever', `${'['.repeat(5000)}${']'.repeat(5000)}`, 'table.json'],
    ['an unknown offer', { do: 'start', offer: 'win' }, 'table.offer'],
    ['a question that is answered', { do: 'answer', key: 'house', value: {} }, 'question.moved'],
    ['an option that there is not', { do: 'answer', key: 'players', value: 'yes' }, 'table.value'],
    ['a field that does not fit', { do: 'answer', key: 'players', value: { jp: '' } }, 'form.text'],
    ['a misspelt field', { ...IPH_PLAYERS, value: { ...IPH_PLAYERS.value, snfl: 6 } }, 'table.field'],
    [
      'no value of any field',
      { do: 'answer', key: 'players', value: { jp: { name: 'Ann' } } },
      'table.value',
    ],
    ['a line that there is not', { do: 'strike', lines: [99] }, 'strike.unknown'],
    ['no copy', { do: 'load', copy: '{}' }, 'backup.file'],
    ['a number of no line', { do: 'log', from: -1 }, 'table.value'],
    ['a title that no copy can have', { do: 'save', title: 'x'.repeat(61) }, 'table.value'],
  ])('%s', async (_, line, code) => {
    const { hear } = sit('iph');
    const before = await hear({ do: 'new' });
    const { error } = await hear(line);
    expect(error).toEqual({ code, message: expect.stringMatching(/^.{8,}\.$/s), line: 2 });
    expect(await hear({ do: 'look' })).toEqual(before);
  });

  it('a face that the die has not', async () => {
    const { hear } = sit('world-at-war-51');
    const game = await loadWhole(metaOf('world-at-war-51'));
    const lines = linesOfGame(
      game,
      recordedEntries('world-at-war-51', recordedNames('world-at-war-51')[0] ?? ''),
    );
    const die = lines.findIndex((line) => /"value":\[\d\]/.test(line));
    for (const line of lines.slice(0, die)) await hear(line);
    const before = await hear({ do: 'look' });
    const { key } = JSON.parse(lines[die] ?? '{}');
    expect(await hear({ do: 'answer', key, value: [99] })).toMatchObject({ error: { code: 'dice.face' } });
    expect(await hear({ do: 'look' })).toEqual(before);
  });

  it('before anybody has sat down', async () => {
    expect(await sit('iph').hear({ do: 'undo' })).toMatchObject({ error: { code: 'table.none', line: 1 } });
  });
});

it('undo, redo, undo to a line and cancel are those of the app', async () => {
  const { hear } = sit('iph');
  await hear({ do: 'new', charts: 'practice' });
  const asked = await hear(IPH_PLAYERS);
  expect((await hear({ do: 'undo' })).question?.prompt?.key).toBe('players');
  expect((await hear({ do: 'redo' })).question).toEqual(asked.question);
  expect((await hear({ do: 'undo to', line: 2 })).question?.prompt?.key).toBe('players');
  expect((await hear({ do: 'cancel' })).offers).toBeDefined();
});

it('a line is amended by the answers that were given wrong', async () => {
  const game = await loadWhole(metaOf('iph'));
  const { hear } = sit('iph');
  const entries = recordedEntries('iph', 'to-turn-11');
  // Up to the first who moves with a die that can be misread as a 1.
  const first = entries.findIndex(
    (entry) =>
      'answers' in entry &&
      entry.answers.some(
        ({ key, answer }) => key === 'mf' && answer.kind === 'dice' && answer.faces[0] !== 1,
      ),
  );
  for (const line of linesOfGame(game, entries.slice(0, first + 1))) await hear(line);
  type Told = { readonly line: number; readonly title: string; readonly kind: string };
  const logOf = async () => (await hear({ do: 'log' })).log as readonly Told[];
  const moved = (await logOf()).find(({ title }) => /moves, die [2-6]/.test(title));
  if (!moved) throw new Error('nobody moves');
  expect(await hear({ do: 'amend', line: moved.line, changes: { mf: [7] } })).toMatchObject({
    error: { code: 'dice.face' },
  });
  expect(await hear({ do: 'amend', line: moved.line, changes: { toes: [6] } })).toMatchObject({
    error: { code: 'table.value' },
  });
  const said = await hear({ do: 'amend', line: moved.line, changes: { mf: [1] }, reason: 'Misread' });
  expect(said.error).toBeUndefined();
  expect((await logOf()).at(-1)).toMatchObject({ kind: 'amendment', title: expect.stringMatching(/die 1/) });
});

it('a copy is loaded as it was saved, and another game’s is refused', async () => {
  const { hear } = sit('iph');
  await hear({ do: 'new' });
  const before = await hear(IPH_PLAYERS);
  const { copy } = await hear({ do: 'save', title: 'Friday' });
  const again = sit('iph');
  expect(await again.hear({ do: 'load', copy })).toEqual({ ...before, table: 1 });
  expect(await sit('world-at-war-51').hear({ do: 'load', copy })).toMatchObject({
    error: { code: 'table.game' },
  });
});

it('what a side has sealed is withheld from the seat of the other, and not saved by it', async () => {
  const game = await loadWhole(metaOf('pearl-harbor-7dec41'));
  const [name = ''] = recordedNames('pearl-harbor-7dec41');
  const lines = linesOfGame(game, recordedEntries('pearl-harbor-7dec41', name));
  const both = sit('pearl-harbor-7dec41');
  const us = sit('pearl-harbor-7dec41', 'us');
  let withheld = 0;
  for (const line of lines) {
    const open = await both.hear(line);
    const seen = await us.hear(line);
    if (!seen.error) continue;
    // It plays on from what the others say, as nobody at that seat can.
    expect(seen.error.code).toBe('table.seat');
    expect(open.error).toBeUndefined();
    expect(await us.hear({ do: 'look' })).toMatchObject({ question: { sealed: 'jp' } });
    withheld += 1;
    break;
  }
  expect(withheld).toBe(1);
  const { copy } = await both.hear({ do: 'save' });
  await us.hear({ do: 'load', copy });
  expect(await us.hear({ do: 'save' })).toMatchObject({ error: { code: 'table.seat' } });
});
