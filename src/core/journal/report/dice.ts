import { emptyPack } from '../../charts/pack';
import type { RolledBy } from '../../play/dice';
import { type Fit, testFaces } from '../../play/fair-dice';
import type { Game } from '../../play/game';
import { packLookup, runProcedure } from '../../play/procedure';
import type { Answer, DicePrompt } from '../../play/prompt';
import { atOnce, type Steps } from '../../steps';
import { liveAnswers, type ProcedureRun, type Projection } from '../projection';
import { isSealed, type Passed } from './walk';

/** Dice of one size that were rolled for one side, by the app, by hand, or changed; `free` ones for no rule. */
export type DiceGroup = {
  readonly side?: string;
  readonly by: RolledBy;
  readonly free: boolean;
  /** How many sides a die has; 0 where today's app no longer knows the question. */
  readonly sides: number;
  readonly n: number;
  /** How often each face fell, from 1 up. */
  readonly counts: readonly number[];
  readonly mean: number;
  /** Standard deviation of the faces. */
  readonly spread: number;
  /** Missing for changed dice, too few rolls (`fewestRolls`), or a die whose test is not known. */
  readonly fit?: Fit;
};

export type DiceReport = {
  readonly groups: readonly DiceGroup[];
  /** Dice on record that do not count: struck, or replaced by an amendment. */
  readonly leftOut: number;
  /** Something is sealed: if it holds dice, they are counted once it is revealed. */
  readonly sealed: boolean;
};

type Thrown = Pick<DiceGroup, 'side' | 'by' | 'free' | 'sides'> & { readonly faces: readonly number[] };

/** Every die in the journal that counts, an amended one as amended. */
export const diceReport = <S>(...of: Parameters<typeof countingDice<S>>): DiceReport =>
  atOnce(countingDice(...of));

/** The same in steps. */
export function* countingDice<S>(
  game: Game<S>,
  projection: Projection<S>,
  passed: readonly Passed<S>[],
): Steps<DiceReport> {
  const open = passed.filter(({ procedureRun }) => !isSealed(projection, procedureRun));
  const free = projection.entries.flatMap((entry) =>
    entry.kind === 'v1.Noted' && entry.roll ? [entry] : [],
  );
  const thrown: Thrown[] = [];
  for (const each of open) {
    thrown.push(...thrownIn(game, projection, each));
    yield;
  }
  const counted = [
    ...thrown,
    ...free
      .filter(({ id }) => !projection.struck.has(id))
      .map(({ roll }): Thrown => ({ by: 'app', sides: 0, faces: [], ...roll, free: true })),
  ];
  const recorded = [
    ...open.flatMap(({ procedureRun }) => recordedIn(procedureRun)),
    ...free.map(({ roll }) => roll?.faces.length ?? 0),
  ].reduce((sum, count) => sum + count, 0);
  return {
    groups: grouped(counted),
    leftOut: recorded - counted.reduce((sum, { faces }) => sum + faces.length, 0),
    sealed: open.length < passed.length,
  };
}

/** How many dice each of its entries holds; an amendment repeats what it does not change. */
function recordedIn({ entries, amendments }: ProcedureRun): readonly number[] {
  const given = [
    ...entries.flatMap(({ answers }) => answers),
    ...amendments.flatMap(({ answers, changed }) => answers.filter(({ key }) => changed.includes(key))),
  ];
  return given.map(({ answer }) => (answer.kind === 'dice' ? answer.faces.length : 0));
}

function thrownIn<S>(
  game: Game<S>,
  projection: Projection<S>,
  { procedureRun, before }: Passed<S>,
): readonly Thrown[] {
  if (procedureRun.struck) return [];
  const answers = liveAnswers(procedureRun, projection.struck);
  const asked = diceAsked(game, before, procedureRun, answers);
  return [...answers].flatMap(([key, answer]): Thrown[] => {
    if (answer.kind !== 'dice') return [];
    const prompt = asked?.get(key);
    // Given on a way that a changed answer has left: nothing rests on it.
    if (asked && !prompt) return [];
    const { sides = 0, side = procedureRun.side } = prompt ?? {};
    const thrown = { by: answer.by, free: false, sides };
    // Where several sides throw at once, each has its own dice.
    if (prompt?.dieSides?.length === answer.faces.length)
      return answer.faces.map((face, i) => ({ ...thrown, side: prompt.dieSides?.[i] ?? '', faces: [face] }));
    return [{ ...thrown, ...(side && { side }), faces: answer.faces }];
  });
}

/**
 * The journal keeps faces; what die it was and whose, its question says. What the rulebook prints need not be on record: a
 * release before may not have looked it up. Undefined where today's rules no longer ask what this procedure was asked.
 */
function diceAsked<S>(
  game: Game<S>,
  before: S,
  { opened, outcome }: ProcedureRun,
  answers: ReadonlyMap<string, Answer>,
): ReadonlyMap<string, DicePrompt> | undefined {
  const def = game.procedures[opened.procedure];
  if (!def || ![...answers.values()].some(({ kind }) => kind === 'dice')) return undefined;
  try {
    const lookup = packLookup(game.charts, emptyPack('', game.id, ''));
    const { asked, status } = runProcedure(def, before, opened.args, answers, lookup);
    if (outcome && status !== 'done') return undefined;
    return new Map(asked.flatMap((prompt) => (prompt.kind === 'dice' ? [[prompt.key, prompt]] : [])));
  } catch {
    return undefined;
  }
}

function grouped(thrown: readonly Thrown[]): readonly DiceGroup[] {
  const groups = new Map<string, Thrown & { faces: number[] }>();
  for (const { faces, ...kind } of thrown) {
    const key = JSON.stringify([kind.sides, kind.free, kind.side ?? '', kind.by]);
    const group = groups.get(key) ?? { ...kind, faces: [] };
    group.faces.push(...faces);
    groups.set(key, group);
  }
  return [...groups.values()].map(measured).toSorted(byPlace);
}

function measured({ faces, ...kind }: Thrown): DiceGroup {
  const n = faces.length;
  const size = kind.sides || Math.max(...faces);
  const counts = Array.from({ length: size }, (_, i) => faces.filter((face) => face === i + 1).length);
  const mean = faces.reduce((sum, face) => sum + face, 0) / n;
  const spread = Math.sqrt(faces.reduce((sum, face) => sum + (face - mean) ** 2, 0) / n);
  const fit = kind.sides && kind.by !== 'override' ? testFaces(counts) : undefined;
  return { ...kind, n, counts, mean, spread, ...(fit && { fit }) };
}

const SOURCES: readonly RolledBy[] = ['app', 'physical', 'override', 'both'];

/** By size, the dice of the game first, then side by side. */
const byPlace = (a: DiceGroup, b: DiceGroup): number =>
  a.sides - b.sides ||
  Number(a.free) - Number(b.free) ||
  (a.side ?? '').localeCompare(b.side ?? '') ||
  SOURCES.indexOf(a.by) - SOURCES.indexOf(b.by);
