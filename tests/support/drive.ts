import type { Losses } from '../../src/core/charts/chart';
import { type ChartPack, emptyPack } from '../../src/core/charts/pack';
import type { Game } from '../../src/core/play/game';
import { type Args, type Outcome, packLookup, runProcedure } from '../../src/core/play/procedure';
import type { Answer, Prompt } from '../../src/core/play/prompt';
import { checkCitations } from './citations';

/**
 * An answer by the question's key, in short: a number is a die, numbers are dice, a string is a choice, an object a form or
 * a roll with what was declared with it. */
export type Short = number | readonly number[] | string | { readonly [field: string]: unknown };
type Marked = { readonly faces: readonly number[]; readonly marks: readonly string[] };
export type Script = readonly (readonly [key: string, answer: Short])[];

export type Driven = { readonly outcome: Outcome; readonly prompts: readonly Prompt[] };

/**
 * Runs a procedure with scripted answers in order. Fails on an answer that is missing, left over, refused or given to
 * another question, and on a citation of no rule. Cells come from `pack`; one the pack does not hold has to be in the
 * script.
 */
export function drive<S>(
  game: Game<S>,
  state: S,
  procedure: string,
  args: Args,
  script: Script,
  pack: ChartPack = emptyPack('own', game.id, 'test'),
): Driven {
  const def = game.procedures[procedure];
  if (!def) throw new Error(`no procedure ${procedure}`);
  const answers = new Map<string, Answer>();
  const prompts: Prompt[] = [];
  const rest = [...script];
  for (;;) {
    const run = runProcedure(def, state, args, answers, packLookup(game.charts, pack));
    for (const { key, answer } of run.looked) answers.set(key, answer);
    if (run.status === 'done') {
      if (rest.length)
        throw new Error(`${procedure} ended with answers left over: ${rest.map(([key]) => key).join(', ')}`);
      checkCitations(game.id, [def, prompts, run.outcome]);
      return { outcome: run.outcome, prompts };
    }
    if (run.rejected)
      throw new Error(
        `${run.prompt.key} refused: ${run.rejected.problem.code} ${run.rejected.problem.message}`,
      );
    prompts.push(run.prompt);
    const next = rest.shift();
    if (!next) throw new Error(`${procedure} asks ${run.prompt.key}, and the script has no answer`);
    if (next[0] !== run.prompt.key)
      throw new Error(`${procedure} asks ${run.prompt.key}, the script answers ${next[0]}`);
    answers.set(run.prompt.key, expand(run.prompt, next[1]));
  }
}

/** The full answer for a short one. Form fields not named keep what the form offers. */
export function expand(prompt: Prompt, short: Short, by: 'app' | 'physical' = 'physical'): Answer {
  switch (prompt.kind) {
    case 'dice':
      if (typeof short === 'number') return { kind: 'dice', faces: [short], by };
      if (Array.isArray(short)) return { kind: 'dice', faces: short as number[], by };
      return { kind: 'dice', by, ...(short as Marked) };
    case 'choice':
      return { kind: 'choice', value: String(short) };
    case 'draw':
      return { kind: 'draw', value: String(short), by };
    case 'heads':
      return {
        kind: 'heads',
        chart: prompt.chart,
        axis: prompt.axis,
        heads: String(short).split(' '),
        source: 'mapsheet',
        pack: 'own',
      };
    case 'cell': {
      const { chart, column, row } = prompt;
      return {
        kind: 'cell',
        chart,
        column,
        row,
        value: cellValue(prompt.shape.kind, short),
        source: 'mapsheet',
        pack: 'own',
      };
    }
    case 'form': {
      const offered = prompt.fields.flatMap((field) =>
        field.initial === undefined ? [] : [[field.key, field.initial] as const],
      );
      return {
        kind: 'form',
        values: { ...Object.fromEntries(offered), ...(short as Record<string, never>) },
      };
    }
  }
}

function cellValue(kind: string, short: Short) {
  if (kind !== 'losses') return kind === 'number' ? Number(short) : String(short);
  const [attacker = 0, defender = 0] = String(short).split('/').map(Number);
  return { attacker, defender };
}

/** The short one for a full answer. */
export function shortOf(given: Answer): Short {
  switch (given.kind) {
    case 'dice':
      return { faces: given.faces, marks: given.marks ?? [] };
    case 'choice':
    case 'draw':
      return given.value;
    case 'heads':
      return given.heads.join(' ');
    case 'form':
      return given.values;
    case 'cell': {
      const { attacker, defender } = given.value as Partial<Losses>;
      return attacker === undefined ? (given.value as string | number) : `${attacker}/${defender}`;
    }
    case 'override':
      throw new Error('a worked value is overridden on the screen of its line');
  }
}
