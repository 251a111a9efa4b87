import { describe, expect, it } from 'vitest';
import { undoLast } from '../../src/core/journal/commands';
import { rereadOpen } from '../../src/core/journal/reread';
import { teach } from '../../src/core/journal/teach';
import type { Game } from '../../src/core/play/game';
import { askCell, askChoice, type Outcome, type Steps, startDerivation } from '../../src/core/play/procedure';
import { gaugeMeta } from '../games/toy/gauge';
import { open, question, say, sitDown, type Table, take } from '../support/play';

const gauge = await gaugeMeta.load();
const [depths] = gauge.charts;
if (!depths) throw new Error('no chart');

/** A depth is read, and then asked about with what was read in the title. */
const survey = (secret?: string): Game<unknown> => ({
  ...gauge,
  procedures: {
    survey: {
      id: 'survey',
      rule: 'G2',
      title: () => 'Survey',
      ...(secret && { secret: () => ({ side: secret, tag: 'survey' }) }),
      *run(): Steps<Outcome> {
        const { value } = yield* askCell(startDerivation(), depths, 'fathoms', '1');
        const held = yield* askChoice(startDerivation(), {
          key: 'hold',
          rule: 'G2',
          title: `At ${value} fathoms`,
          options: [
            { value: 'yes', label: 'Hold' },
            { value: 'no', label: 'Let go' },
          ],
        });
        return { events: [], trace: [{ kind: 'title', label: held, value: String(value) }] };
      },
    },
  },
});

function surveyed(game: Game<unknown>): Table<unknown> {
  const table = sitDown(game);
  open(table, 'survey');
  say(table, 7);
  return table;
}

function correct(table: Table<unknown>, value: number): void {
  const cell = { value, source: 'mapsheet' as const };
  const lesson = { chart: 'depths', column: 'fathoms', row: '1', cell };
  take(table, teach(table.game, table.pack, [lesson]));
}

function reread(table: Table<unknown>): string | undefined {
  return take(table, rereadOpen(table.game, table.projection, table.pack))?.code;
}

describe('a chart corrected while a question is open', () => {
  it('is not used there by itself, and is once it is read anew; undo goes back to what had been read', () => {
    const table = surveyed(survey());
    correct(table, 9);
    expect(question(table)?.title).toBe('At 7 fathoms');
    expect(reread(table)).toBeUndefined();
    expect(question(table)?.title).toBe('At 9 fathoms');
    take(table, undoLast(table.projection));
    expect(question(table)?.title).toBe('At 7 fathoms');
  });

  it('read anew, the result is of the corrected value, and what it taught is only the players’', () => {
    const table = surveyed(survey());
    correct(table, 9);
    reread(table);
    say(table, 'yes');
    expect(table.projection.runs.at(-1)?.outcome?.trace).toEqual([
      { kind: 'title', label: 'yes', value: '9' },
    ]);
    const read = table.projection.entries.find(({ kind, seq }) => kind === 'v1.Answered' && seq === 4);
    expect(read).toMatchObject({ answers: [{ key: 'cell:depths:fathoms:1', auto: true }] });
  });

  it('has nothing to be read anew where no value differs, or where no question is open', () => {
    const table = surveyed(survey());
    expect(reread(table)).toBe('reread.none');
    say(table, 'yes');
    correct(table, 9);
    expect(reread(table)).toBe('reread.none');
  });

  it('says nothing of what is read behind a curtain', () => {
    const table = surveyed(survey('red'));
    correct(table, 9);
    expect(reread(table)).toBe('reread.none');
  });
});
