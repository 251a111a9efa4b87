import { describe, expect, it } from 'vitest';
import { logLines } from '../../../src/core/log';
import { registry } from '../../../src/games/registry';
import { question, say, type Table } from '../../support/play';
import { amendTrial, playTrial } from '../../support/trial';
import { trials } from './trials';

describe('the shared browser tests', () => {
  it('play every game of the registry', () => {
    expect(trials.map(({ meta }) => meta)).toEqual(registry);
  });

  it.each(trials.map((trial) => [trial.meta.title, trial] as const))(
    'have a way through %s',
    async (_, trial) => {
      const { stations, procedure, secret } = trial;
      const asked = Object.values(stations).map((at) => question(at())?.kind ?? 'table');
      expect([...new Set(asked)]).toEqual(expect.arrayContaining(['table', 'form', 'dice']));
      const kinds: string[] = [];
      const table = await playTrial(trial, async ({ kind }) => void kinds.push(kind));
      expect(kinds).toContain('dice');
      expect(question(table)).toBeUndefined();
      const told = () => logLines(table.book).map(({ title, value }) => `${title}: ${value}`);
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
});
