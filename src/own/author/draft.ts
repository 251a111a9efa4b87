import { isRecord, type Json, type JsonRecord } from '../../core/json';
import { ok, type Problem, type Result } from '../../core/result';
import { type DefinitionProblem, problemsIn } from '../format/parse';
import { shown } from '../format/problems';

/** The raw JSON of a definition while it is made: whole or not yet. */
export type Draft = JsonRecord;
/** Keys and places of lists, from 0. */
export type Path = readonly (string | number)[];

export function valueAt(draft: Json, path: Path): Json | undefined {
  let value: Json | undefined = draft;
  for (const key of path) {
    if (Array.isArray(value) && typeof key === 'number') value = (value as readonly Json[])[key];
    else if (isRecord(value) && Object.hasOwn(value, key)) value = (value as JsonRecord)[key];
    else return undefined;
  }
  return value;
}
export const recordAt = (draft: Json, path: Path): JsonRecord => {
  const value = valueAt(draft, path);
  return isRecord(value) ? (value as JsonRecord) : {};
};
export const listAt = (draft: Json, path: Path): readonly Json[] => {
  const value = valueAt(draft, path);
  return Array.isArray(value) ? (value as readonly Json[]) : [];
};
export const wordsAt = (draft: Json, path: Path): string => {
  const value = valueAt(draft, path);
  return typeof value === 'string' ? value : '';
};

/** With this value at the path; what lacks on the way is made. Without a value it is taken out: of a list, what follows moves up. */
export function withValue<T extends Json>(draft: T, path: Path, value: Json | undefined): T {
  const put = (at: Json | undefined, [key, ...rest]: Path): Json => {
    if (key === undefined) return value as Json;
    const inner = (of: Json | undefined): Json | undefined => (rest.length ? put(of, rest) : value);
    if (typeof key === 'number') {
      const list = Array.isArray(at) ? (at as readonly Json[]) : [];
      const made = inner(list[key]);
      return [...list.slice(0, key), ...(made === undefined ? [] : [made]), ...list.slice(key + 1)];
    }
    const record: JsonRecord = isRecord(at) ? (at as JsonRecord) : {};
    const made = inner(Object.hasOwn(record, key) ? record[key] : undefined);
    if (made !== undefined) return withKey(record, key, made);
    return Object.fromEntries(Object.entries(record).filter(([each]) => each !== key));
  };
  return put(draft, path) as T;
}
/** `__proto__` is a key like others until the parser refuses it. */
const withKey = (record: JsonRecord, key: string, value: Json): JsonRecord =>
  Object.hasOwn(record, key)
    ? Object.fromEntries(Object.entries(record).map(([each, was]) => [each, each === key ? value : was]))
    : Object.fromEntries([...Object.entries(record), [key, value]]);

/** As a problem of the parser has it: `steps.2.owes.1`. */
export const pathText = (path: Path): string =>
  path.map((key) => (typeof key === 'number' ? `${key + 1}` : shown(key))).join('.');

/** Every place of a draft with its value, each before what is in it. */
export function* places(value: Json, path: Path = []): Generator<readonly [path: Path, value: Json]> {
  yield [path, value];
  if (Array.isArray(value))
    for (const [i, each] of (value as readonly Json[]).entries()) yield* places(each, [...path, i]);
  else if (isRecord(value))
    for (const [key, each] of Object.entries(value as JsonRecord)) yield* places(each, [...path, key]);
}

/** Where in a draft a problem is: the nearest place that there is. */
export function pathOf(draft: Draft, text: string): Path {
  let path: Path = [];
  let rest = text;
  for (;;) {
    const value = valueAt(draft, path);
    const keys: Path = Array.isArray(value)
      ? value.map((_, i) => i)
      : isRecord(value)
        ? Object.keys(value).sort((a, b) => b.length - a.length)
        : [];
    const key = keys.find((each) => rest === pathText([each]) || rest.startsWith(`${pathText([each])}.`));
    if (key === undefined) return path;
    path = [...path, key];
    rest = rest.slice(pathText([key]).length + 1);
  }
}
export const isWithin = (path: Path, part: Path): boolean =>
  part.length <= path.length && part.every((key, i) => key === path[i]);
export const samePath = (a: Path, b: Path): boolean => a.length === b.length && isWithin(a, b);

const TEXTS = new WeakMap<Draft, string>();
/** The file that a draft is. */
export function fileOf(draft: Draft): string {
  const text = TEXTS.get(draft) ?? JSON.stringify(draft);
  TEXTS.set(draft, text);
  return text;
}

const PROBLEMS = new WeakMap<Draft, readonly DefinitionProblem[]>();
/** What keeps a draft from being a file that plays. */
export function problemsOf(draft: Draft): readonly DefinitionProblem[] {
  const problems = PROBLEMS.get(draft) ?? problemsIn(fileOf(draft));
  PROBLEMS.set(draft, problems);
  return problems;
}

/** What a problem says, without its line and place. */
export const saysOf = ({ line, path, message }: DefinitionProblem): string =>
  message.slice(`Line ${line}: ${path ? `${path}: ` : ''}`.length);

/** Problems that one draft has and another had not; a part may stand at another place of its list meanwhile. */
export function newProblems(before: Draft, draft: Draft): readonly DefinitionProblem[] {
  const all = problemsOf(draft);
  if (!all.length) return all;
  const known = new Map<string, number>();
  for (const problem of problemsOf(before)) known.set(kindOf(problem), (known.get(kindOf(problem)) ?? 0) + 1);
  return all.filter((problem) => {
    const left = known.get(kindOf(problem)) ?? 0;
    if (left) known.set(kindOf(problem), left - 1);
    return !left;
  });
}
const kindOf = (problem: DefinitionProblem): string =>
  `${problem.code} ${problem.path.replace(/\.\d+(?=\.|$)/g, '.0')} ${saysOf(problem)}`;

/** A draft that may not be whole yet, but holds nothing that is wrong; the place is said in words by `placeOf`. */
export function accepted(
  before: Draft,
  draft: Draft,
  placeOf: (draft: Draft, path: Path) => string,
): Result<Draft> {
  const wrong = newProblems(before, draft).find(({ code }) => !UNFINISHED.has(code));
  if (!wrong) return ok(draft);
  return { ok: false, problem: refusal(draft, wrong, placeOf) };
}
const UNFINISHED = new Set(['definition.missing', 'definition.few']);

export function refusal(
  draft: Draft,
  problem: DefinitionProblem,
  placeOf: (draft: Draft, path: Path) => string,
): Problem {
  const place = placeOf(draft, pathOf(draft, problem.path));
  const says = saysOf(problem);
  return {
    code: problem.code,
    field: problem.path,
    message: place ? `${place}: ${says}` : `${says.slice(0, 1).toUpperCase()}${says.slice(1)}`,
  };
}
