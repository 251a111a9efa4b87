import { describe, expect, it } from 'vitest';
import { logLines } from '../../../src/core/journal/log';
import { foldJournal } from '../../../src/core/journal/projection';
import { registry } from '../../../src/games/registry';
import { question, say, type Table } from '../../support/play';
import { recordedGames } from '../../support/recorded';
import { amendTrial, playTrial } from '../../support/trial';
import { loadWhole } from '../../support/whole-game';
import { games } from './games';
import { everyTrial, trials } from './trials';

/** What a browser sees of a table: the kind of what it shows first, and the kinds of its parts, drawn alike in every game. */
function kindsOf(table: Table<never>): { readonly of: readonly string[]; readonly parts: readonly string[] } {
  const prompt = question(table);
  if (!prompt) {
    const { panels, verdict } = table.game.table(table.projection.state);
    return { of: [verdict ? 'verdict' : 'table'], parts: panels.map(({ kind }) => `panel: ${kind}`) };
  }
  const { kind } = prompt;
  const parts =
    kind === 'form'
      ? prompt.fields.map((field) => `field: ${field.kind}`)
      : kind === 'cell'
        ? [`cell: ${prompt.shape.kind}`]
        : kind === 'dice'
          ? Object.keys(prompt).filter((key) => key === 'marks' || key === 'rollPreview')
          : [];
  return { of: [kind, ...(prompt.secret === undefined ? [] : ['curtain'])], parts };
}

describe('the tests of the screens of every game', () => {
  it('play every game of the registry, and in Node the tests’ own', () => {
    expect(trials.map(({ meta }) => meta)).toEqual(registry);
    expect(everyTrial.map(({ meta }) => meta.id).toSorted()).toEqual(games.map(({ id }) => id).toSorted());
  });

  it.each(everyTrial.map((trial) => [trial.meta.title, trial] as const))(
    'have a way through %s',
    async (_, trial) => {
      const { procedure, secret } = trial;
      const kinds: string[] = [];
      const table = await playTrial(trial, async ({ kind }) => void kinds.push(kind));
      expect(kinds).toContain('dice');
      expect(question(table)).toBeUndefined();
      const told = () => logLines(table.projection).map(({ title, value }) => `${title}: ${value}`);
      const before = told();
      await amendTrial(trial, table, 'Misread');
      expect(told()).toHaveLength(before.length + 1);
      expect(told().slice(0, -1)).not.toEqual(before);
      expect(question(procedure.at())?.secret).toBeUndefined();
      for (const short of secret?.answers ?? []) {
        const sealed = secret?.at() as Table<never>;
        expect(question(sealed)?.secret).toBeDefined();
        say(sealed, short);
      }
    },
  );

  it('look in every run at each game’s table and curtain, and at each kind of question and part in one game', () => {
    const kinds = new Set<string>();
    const later = trials.map(({ meta, stations, moreStations = {} }) => {
      const seen = Object.values(stations).map((at) => kindsOf(at()));
      const of = seen.flatMap((each) => each.of);
      expect(of, meta.title).toEqual(expect.arrayContaining(['table', 'curtain']));
      for (const kind of [...of, ...seen.flatMap((each) => each.parts)]) kinds.add(kind);
      return Object.values(moreStations).flatMap((at) => {
        const more = kindsOf(at());
        return [...more.of, ...more.parts];
      });
    });
    expect([...kinds]).toEqual(expect.arrayContaining(['form', 'dice', 'choice', 'cell', 'verdict']));
    expect([...kinds]).toEqual(expect.arrayContaining(later.flat()));
  });

  it.each(everyTrial)('know each recorded game of $meta.title that comes to a verdict', async (trial) => {
    const game = await loadWhole(trial.meta);
    const ended = recordedGames(game.id).filter(
      ({ entries }) => game.table(foldJournal(game, entries).state).verdict,
    );
    expect(Object.keys(trial.verdicts).toSorted()).toEqual(ended.map(({ name }) => name));
    expect(Object.keys(trial.verdicts)).toContain(trial.whole);
  });
});
