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

describe('the tests of the screens of every game', () => {
  it('play every game of the registry, and in Node the tests’ own', () => {
    expect(trials.map(({ meta }) => meta)).toEqual(registry);
    expect(everyTrial.map(({ meta }) => meta.id).toSorted()).toEqual(games.map(({ id }) => id).toSorted());
  });

  it.each(everyTrial.map((trial) => [trial.meta.title, trial] as const))(
    'have a way through %s',
    async (_, trial) => {
      const { stations, procedure, secret } = trial;
      const asked = Object.values(stations).map((at) => question(at())?.kind ?? 'table');
      expect([...new Set(asked)]).toEqual(expect.arrayContaining(['table', 'form', 'dice']));
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

  it.each(everyTrial)('know each recorded game of $meta.title that comes to a verdict', async (trial) => {
    const game = await loadWhole(trial.meta);
    const ended = recordedGames(game.id).filter(
      ({ entries }) => game.table(foldJournal(game, entries).state).verdict,
    );
    expect(Object.keys(trial.verdicts).toSorted()).toEqual(ended.map(({ name }) => name));
    expect(Object.keys(trial.verdicts)).toContain(trial.whole);
  });
});
