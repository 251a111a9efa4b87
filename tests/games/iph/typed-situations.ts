import { packLookup, runProcedure } from '../../../src/core/play/procedure';
import type { Answer, FormPrompt, Prompt } from '../../../src/core/play/prompt';
import { iph } from '../../../src/games/iph/game';
import type { IphState } from '../../../src/games/iph/state/state';
import { drive, expand, type Script } from '../../support/drive';
import { applyAll, atTurn, packOf, someShips, withShips } from '../../support/iph';

const COLUMNS = ['1:3', '1:2', '1:1', '2:1', '3:1', '4:1'];
const GROUND = ['clear', 'city', 'airfield', 'fortification', 'installation', 'oil'];
/** A sheet without terrain shifts; a 1 hurts nobody, a 6 the defender. */
const FLAT = {
  ...Object.fromEntries(GROUND.map((kind) => [`tec shift ${kind}`, 0])),
  ...Object.fromEntries(COLUMNS.map((column) => [`crt ${column} 1`, { attacker: 0, defender: 0 }])),
  ...Object.fromEntries(COLUMNS.map((column) => [`crt ${column} 6`, { attacker: 0, defender: 1 }])),
  ...{ 'night result 2': 'against', 'night result 3': 'none' },
};

type More = Parameters<typeof packOf>[0];
const sheet = (more: More = {}) => packOf({ ...FLAT, ...more });

/** A turn's operations in which Japan fights, with so many carriers and battleships close in, and so many US carriers. */
export const combat = (
  turn: number,
  [cv, bb, us]: readonly [cv: number, bb: number, us: number] = [0, 0, 0],
  more: Partial<IphState> = {},
  house: Parameters<typeof atTurn>[2] = {},
): IphState => ({
  ...withShips(
    atTurn(turn, { army: false, jpPhases: { movement: 'taken', combat: 'underway' } }, house),
    someShips(cv, bb, us),
  ),
  ...more,
});
/** The chit of a US sub-command is drawn. */
export const drawn = (current: IphState['current'] & string) => ({
  current,
  jpPhases: { movement: 'taken', combat: 'taken' } as const,
});
export const ROW_GONE = { gone: ['bbrow'] } as const;
export const hex = (id: string, kind: string, vp: number, held: boolean) => ({
  ...{ id, label: id, kind, vp, held, everHeld: true, since: '' },
});
export const FORD = hex('ford-island', 'airfield', 2, true);

/** One procedure from its first question to its events, with what was asked on the way. */
export function play(
  state: IphState,
  procedure: string,
  args: Parameters<typeof drive>[3],
  script: Script,
  more: More = {},
) {
  const { outcome, prompts } = drive(iph, state, procedure, args, script, sheet(more));
  return {
    prompts,
    keys: prompts.map(({ key }) => key),
    events: outcome.events,
    told: outcome.trace.map(({ label, value }) => (value ? `${label} = ${value}` : label)),
    fought: outcome.events.find(({ type }) => type === 'v1.BattleFought'),
    after: applyAll(state, outcome.events),
  };
}
export const battle = (state: IphState, attacker: 'jp' | 'us', script: Script, more: More = {}) =>
  play(state, 'battle', { attacker }, script, more);
export const momentum = (state: IphState, script: Script, more: More = {}) =>
  play(state, 'battle', { attacker: 'jp', momentum: true }, script, more);

/** The question that stands open after these answers. */
export function asked(
  state: IphState,
  procedure: string,
  args: Parameters<typeof drive>[3] = {},
  script: Script = [],
): Prompt {
  const def = iph.procedures[procedure];
  if (!def) throw new Error(`no procedure ${procedure}`);
  const answers = new Map<string, Answer>();
  for (const [key, answer] of [...script, ['', ''] as const]) {
    const run = runProcedure(def, state, args, answers, packLookup(iph.charts, sheet()));
    for (const each of run.looked) answers.set(each.key, each.answer);
    if (run.status === 'done') throw new Error(`${procedure} is done`);
    if (run.rejected) throw new Error(run.rejected.problem.message);
    if (!key) return run.prompt;
    if (run.prompt.key !== key) throw new Error(`${procedure} asks ${run.prompt.key}`);
    answers.set(key, expand(run.prompt, answer));
  }
  throw new Error('never');
}
export const form = (...of: Parameters<typeof asked>): FormPrompt => {
  const prompt = asked(...of);
  if (prompt.kind !== 'form') throw new Error(`${prompt.key} is no form`);
  return prompt;
};
export const fields = (...of: Parameters<typeof asked>): readonly string[] =>
  form(...of).fields.map(({ key }) => key);
/** What a field offers: the values of its options, or its least and most. */
export function offered(key: string, ...of: Parameters<typeof asked>): readonly (string | number)[] {
  const field = form(...of).fields.find((each) => each.key === key);
  if (!field || field.kind === 'text') return [];
  return field.kind === 'number'
    ? [field.min, field.max]
    : field.options.flatMap(({ value, disabled }) => (disabled ? [] : value));
}

export const scored = (state: IphState): number => Number(iph.ledgers(state)[0]?.total?.value);
/** As many points besides those of the beachheads. */
export const withPoints = (state: IphState, points: number): IphState => ({
  ...state,
  corrections: [{ label: 'before', points: points - scored(state), when: '' }],
});
