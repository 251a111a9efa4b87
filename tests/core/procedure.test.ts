import { describe, expect, it } from 'vitest';
import { sealedFor } from '../../src/core/journal/projection';
import {
  askChoice,
  noLookup,
  type Outcome,
  type ProcedureDef,
  runProcedure,
  type Steps,
  startDerivation,
} from '../../src/core/play/procedure';
import { type ToyState, toy } from '../games/toy/toy';
import { answer, open, question, say, sitDown, type Table } from '../support/play';

function begun(): Table<ToyState> {
  const table = sitDown(toy);
  open(table, 'begin');
  say(table, {});
  return table;
}

const last = (table: Table<ToyState>) => table.projection.entries.at(-1);

describe('a cell or heads that a screen sends', () => {
  const astray = { chart: 'coast', column: 'x', row: 'y', source: 'rules', pack: 'other' } as const;
  const by = { source: 'mapsheet', pack: 'own:toy' };

  it('are of the place that is asked for and of the pack at hand, whatever came along', () => {
    const table = begun();
    open(table, 'cross', { side: 'fox' });
    say(table, [1, 2, 3]);
    const key = question(table)?.key ?? '';
    expect(answer(table, key, { kind: 'cell', value: 'late', ...astray })).toBeUndefined();
    const place = { chart: 'chance', column: 'calm', row: '6' };
    expect(last(table)).toMatchObject({
      answers: [{ answer: { kind: 'cell', value: 'late', ...place, ...by } }],
    });
    open(table, 'patrol', { side: 'owl' });
    say(table, 'heron', 'run');
    const labels = ['1:2', '1:1'];
    expect(
      answer(table, question(table)?.key ?? '', { kind: 'heads', heads: labels, axis: 'rows', ...astray }),
    ).toBeUndefined();
    expect(last(table)).toMatchObject({
      answers: [{ answer: { kind: 'heads', chart: 'patrol', axis: 'columns', heads: labels, ...by } }],
    });
  });

  it('answer nothing else, and nothing else answers them', () => {
    const table = begun();
    open(table, 'patrol', { side: 'owl' });
    say(table, 'heron', 'run');
    const key = question(table)?.key ?? '';
    expect(answer(table, key, { kind: 'choice', value: 'run' })?.code).toBe('answer.kind');
    expect(answer(table, key, { kind: 'cell', value: 'late', ...astray })?.code).toBe('answer.kind');
  });
});

describe('a procedure', () => {
  const work = startDerivation();
  const stand = { key: 'stand', rule: 'T5', title: 'Stand?', options: [{ value: 'stand', label: 'Stand' }] };
  const def = (run: () => Steps<Outcome>): ProcedureDef<ToyState> => ({
    id: 'trial',
    rule: 'T5',
    title: () => 'Trial',
    run,
  });
  const given = new Map([['stand', { kind: 'choice', value: 'stand' } as const]]);
  const over: Outcome = { events: [], trace: [] };

  it('tells all that it asked, in order, and a question twice it never asks', () => {
    const once = def(function* () {
      yield* askChoice(work, stand);
      yield* askChoice(work, { ...stand, key: 'again' });
      return over;
    });
    const run = runProcedure(once, toy.initial(), {}, given, noLookup);
    expect(run).toMatchObject({ status: 'asking', prompt: { key: 'again' } });
    expect(run.asked.map(({ key }) => key)).toEqual(['stand', 'again']);
    const twice = def(function* () {
      yield* askChoice(work, stand);
      yield* askChoice(work, stand);
      return over;
    });
    expect(() => runProcedure(twice, toy.initial(), {}, given, noLookup)).toThrow('trial asks stand twice');
  });

  it('whose secret a line is, until it is shown', () => {
    const table = begun();
    open(table, 'stash', { side: 'fox' });
    say(table, { label: 'Tea', worth: 2 });
    open(table, 'stash', { side: 'owl' });
    say(table, { label: 'Rum', worth: 3 });
    open(table, 'pass');
    const secrets = () =>
      table.projection.runs.map((procedureRun) => sealedFor(table.projection, procedureRun));
    expect(secrets()).toEqual([undefined, 'fox', 'owl', undefined]);
    open(table, 'show', { side: 'fox' });
    expect(secrets()).toEqual([undefined, undefined, 'owl', undefined, undefined]);
  });
});
