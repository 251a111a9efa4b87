import { emptyPack } from '../../../src/core/charts/pack';
import type { Outcome } from '../../../src/core/play/procedure';
import { packLookup, type RunResult, runProcedure } from '../../../src/core/play/procedure';
import type { Answer, Prompt } from '../../../src/core/play/prompt';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import type { PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { expand, type Short } from '../../support/drive';
import { applied } from './pearl';

/** A fraction of all throws, in lowest terms. */
export type Share = { readonly of: bigint; readonly in: bigint };

const gcd = (a: bigint, b: bigint): bigint => (b ? gcd(b, a % b) : a);
const lowest = (of: bigint, whole: bigint): Share => {
  const by = gcd(of, whole) || 1n;
  return { of: of / by, in: whole / by };
};
export const ALL: Share = { of: 1n, in: 1n };
export const times = (a: Share, b: Share): Share => lowest(a.of * b.of, a.in * b.in);
export const plus = (a: Share, b: Share): Share => lowest(a.of * b.in + b.of * a.in, a.in * b.in);
export const written = ({ of, in: whole }: Share): string => (whole === 1n ? `${of}` : `${of}/${whole}`);

type Way = { readonly share: Share; readonly outcome: Outcome; readonly state: PearlState };

/** Every throw that a procedure asks for, each with its share, the other questions answered by their keys. */
export function everyThrow(
  state: PearlState,
  procedure: string,
  answers: { readonly [key: string]: Short } = {},
  args: Parameters<typeof runProcedure>[2] = {},
): readonly Way[] {
  const def = pearlHarbor.procedures[procedure];
  if (!def) throw new Error(`no procedure ${procedure}`);
  const lookup = packLookup(pearlHarbor.charts, emptyPack('own', pearlHarbor.id, 'test'));
  const walk = (given: ReadonlyMap<string, Answer>, share: Share): readonly Way[] => {
    const run = runProcedure(def, state, args, given, lookup);
    const all = new Map([...given, ...run.looked.map(({ key, answer }) => [key, answer] as const)]);
    if (run.status === 'done')
      return [{ share, outcome: run.outcome, state: applied(state, run.outcome.events) }];
    if (run.rejected) throw new Error(`${run.prompt.key}: ${run.rejected.problem.message}`);
    const { prompt } = run;
    if (prompt.kind !== 'dice') return walk(all.set(prompt.key, settled(prompt, answers)), share);
    const fallen = throws(prompt.count);
    const alike = new Map<string, { readonly given: ReadonlyMap<string, Answer>; readonly count: number }>();
    for (const faces of fallen) {
      const next = new Map(all).set(prompt.key, { kind: 'dice', faces, by: 'physical' });
      const reading = readingOf(runProcedure(def, state, args, next, lookup), prompt.key);
      const before = alike.get(reading);
      alike.set(reading, { given: before?.given ?? next, count: (before?.count ?? 0) + 1 });
    }
    return [...alike.values()].flatMap(({ given: next, count }) =>
      walk(next, times(share, lowest(BigInt(count), BigInt(fallen.length)))),
    );
  };
  return walk(new Map(), ALL);
}

/** What a throw is read as, and what is asked or comes of it next: throws that agree in this are one way. */
function readingOf(run: RunResult, key: string): string {
  const lines = run.status === 'done' ? run.outcome.trace : run.prompt.working;
  const read = lines.find(({ prompt }) => prompt === key)?.value;
  return JSON.stringify([read, run.status === 'done' ? run.outcome.events : run.prompt.key]);
}

function settled(prompt: Prompt, answers: { readonly [key: string]: Short }): Answer {
  const given = answers[prompt.key];
  if (given !== undefined) return expand(prompt, given);
  if (prompt.kind === 'form') return expand(prompt, {});
  if (prompt.kind === 'choice' && (prompt.options.length === 1 || prompt.secret === 'jp'))
    return expand(prompt, prompt.options[0]?.value ?? '');
  throw new Error(`${prompt.key} has no answer`);
}

const FACES = [1, 2, 3, 4, 5, 6];
/** In company a die counts as low or high alone: 2 and 5 stand for the three faces each. Charts are tried with every face. */
const HALVES = [2, 5];

function throws(count: number): readonly (readonly number[])[] {
  const faces = count > 1 ? HALVES : FACES;
  let all: readonly (readonly number[])[] = [[]];
  for (let die = 0; die < count; die += 1) all = all.flatMap((rest) => faces.map((face) => [...rest, face]));
  return all;
}

/** The share of the ways for which this holds, as `1/4`. */
export function shareOf(ways: readonly Way[], holds: (way: Way) => boolean): string {
  return written(ways.filter(holds).reduce((sum, { share }) => plus(sum, share), { of: 0n, in: 1n }));
}

/** True when an outcome has an event of this type. */
export const has =
  (type: string) =>
  ({ outcome }: Way): boolean =>
    outcome.events.some((event) => event.type === type);
