import { expect, it } from 'vitest';
import { netColumn } from '../../../src/core/charts/odds';
import { emptyPack } from '../../../src/core/charts/pack';
import { aheadOf, oddsAfter, spreadAfter } from '../../../src/core/journal/ahead';
import { foldJournal, liveAnswers } from '../../../src/core/journal/projection';
import { spreadOf } from '../../../src/core/journal/spread';
import type { Game } from '../../../src/core/play/game';
import { noLookup, runProcedure } from '../../../src/core/play/procedure';
import type { Answer, DicePrompt, FormPrompt, Prompt } from '../../../src/core/play/prompt';
import { games } from './games';

type Asked = {
  readonly game: Game<unknown>;
  readonly procedure: string;
  readonly form: FormPrompt;
  readonly values: Extract<Answer, { kind: 'form' }>['values'];
  readonly ground: Parameters<typeof aheadOf>[1]['ground'];
  /** The first roll on odds that came of it. */
  readonly rolled: DicePrompt;
};

const isForm = (prompt: Prompt): prompt is FormPrompt => prompt.kind === 'form';

/** Every form of every recorded game that led to a roll on odds, with what was on record before it, and what its charts said. */
function everyForm(): readonly Asked[] {
  return games.flatMap(({ game, recorded }) =>
    recorded.flatMap(({ entries }) => {
      const projection = foldJournal(game, entries);
      let state = game.initial();
      return projection.runs
        .filter(({ struck }) => !struck)
        .flatMap((procedureRun): readonly Asked[] => {
          const { procedure, args } = procedureRun.opened;
          const def = game.procedures[procedure];
          const before = state;
          state = (procedureRun.outcome?.events ?? []).reduce(
            (now, event) => game.apply(now, event).state,
            state,
          );
          const answers = liveAnswers(procedureRun, projection.struck);
          if (!def) return [];
          const { asked } = runProcedure(def, before, args, answers, noLookup);
          const at = asked.findLastIndex((prompt) => isForm(prompt) && prompt.submitOn !== undefined);
          const form = asked[at];
          const rolled = asked.slice(at).find((prompt) => prompt.kind === 'dice' && prompt.rollPreview?.odds);
          const said = form && answers.get(form.key);
          if (!form || !isForm(form) || said?.kind !== 'form' || rolled?.kind !== 'dice') return [];
          const earlier = new Set(asked.slice(0, at).map(({ key }) => key));
          const known = [...answers].filter(
            ([key, answer]) => earlier.has(key) || answer.kind === 'cell' || answer.kind === 'heads',
          );
          const ground = { before, args, answers: new Map(known) };
          return [{ game, procedure, form, values: said.values, ground, rolled }];
        });
    }),
  );
}

it('a form says, while it is filled in, the column that its roll then is on, in every recorded game', () => {
  const forms = everyForm();
  const told = forms.flatMap(({ game, procedure, form, values, ground, rolled }) => {
    const pack = emptyPack('own', game.id, 'Ours');
    const ahead = aheadOf(game, { procedure, prompt: form, ground }, pack, values);
    if (ahead?.kind !== 'roll') return [];
    const odds = rolled.rollPreview?.odds;
    const column = odds && netColumn(odds);
    const direct = ahead.question.prompt.rollPreview?.odds;
    const after = oddsAfter(game, ahead.question, pack);
    if (direct) {
      expect(netColumn(direct)).toBe(column);
      expect(after?.columns.map((each) => each.column)).toEqual([column]);
      const spread = spreadOf(game, ahead.question, pack, [], 0);
      if (spread?.kind !== 'spread' || !after) throw new Error('no spread');
      const sum = spreadAfter(game, after, pack);
      const part = (of: number, ways = 1) => Math.round((1e6 * of) / ways) / 1e6;
      expect(sum?.shares.map(({ name, ways }) => [name, part(ways, sum.ways)]).sort()).toEqual(
        spread.shares.map(({ name, ways }) => [name, part(ways, spread.ways)]).sort(),
      );
    }
    return [{ direct: direct !== undefined, held: after?.columns.some((each) => each.column === column) }];
  });
  expect(told.filter(({ direct }) => direct).length).toBeGreaterThan(15);
  // Other dice come first: where all of them are known, what did come is among what was said.
  const later = told.filter(({ direct, held }) => !direct && held !== undefined);
  expect(later.length).toBeGreaterThan(5);
  expect(later.filter(({ held }) => !held)).toEqual([]);
});

it('nothing is said of values that are refused', () => {
  const [first] = everyForm();
  if (!first) throw new Error('no form');
  const { game, procedure, form, ground } = first;
  const pack = emptyPack('own', game.id, 'Ours');
  expect(aheadOf(game, { procedure, prompt: form, ground }, pack, {})).toBeUndefined();
});
