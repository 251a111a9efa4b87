import { isRecord } from '../../core/json';
import { ok, type Problem, type Result } from '../../core/result';
import {
  type Draft,
  isWithin,
  listAt,
  newProblems,
  type Path,
  pathOf,
  places,
  valueAt,
  withValue,
} from './draft';
import { andWords } from './names';
import { placeWords } from './place';
import { partOf } from './references';
import { isSpare, shapeAt } from './shape';

/** Refused as something else speaks of it: `users` go with it where players say so. */
export type InUse = Problem & { readonly users: readonly Path[] };

/** Takes a place out of a draft; with what speaks of it where `both`, else it is refused by naming that. */
export function removed(draft: Draft, path: Path, both: boolean): Result<Draft> {
  if (valueAt(draft, path) === undefined)
    return { ok: false, problem: { code: 'author.gone', message: 'That is not there any more.' } };
  if (!isSpare(draft, path)) {
    const message = `${placeWords(draft, path)} has to stay: a game cannot do without it.`;
    return { ok: false, problem: { code: 'author.needed', message } };
  }
  const without = takenOut(draft, path);
  const problems = newProblems(draft, without);
  if (!problems.length) return ok(without);
  const pruned = prune(draft, without);
  if (pruned && both) return ok(pruned.draft);
  const gone = pruned?.gone ?? problems.map((problem) => partOf(pathOf(without, problem.path)));
  const originOf = originsOf(draft);
  const users = gone.map((path) => originOf(without, path));
  const named = [...new Set(users.map((user) => placeWords(draft, user)))];
  const message = `${placeWords(draft, path)} is used by ${andWords(named)}.${pruned ? '' : ' Change that first.'}`;
  return { ok: false, problem: { code: pruned ? 'author.used' : 'author.held', message, users } as InUse };
}

/** Says where something stood before other things went: what is left is the same value still. */
function originsOf(before: Draft): (draft: Draft, path: Path) => Path {
  const known = new Map<unknown, Path>();
  for (const [place, each] of places(before))
    if (typeof each === 'object' && each !== null && !known.has(each)) known.set(each, place);
  const originOf = (draft: Draft, path: Path): Path =>
    known.get(valueAt(draft, path)) ??
    (path.length ? [...originOf(draft, path.slice(0, -1)), ...path.slice(-1)] : path);
  return originOf;
}

/** Takes out of a list or a part; a field goes out of its rows too. */
function takenOut(draft: Draft, path: Path): Draft {
  const [section, list, inner, field] = path;
  if (section === 'lists' && inner === 'fields' && path.length === 4) {
    const at = Object.keys(valueAt(draft, path.slice(0, 3)) ?? {}).indexOf(String(field)) + 2;
    const rows = listAt(draft, ['lists', String(list), 'rows']).map((row) => {
      const parts = String(row).split('|');
      return parts
        .filter((_, i) => i !== at)
        .map((part) => part.trim())
        .join(' | ')
        .trim();
    });
    const less = withValue(draft, path, undefined);
    return rows.length ? withValue(less, ['lists', String(list), 'rows'], rows) : less;
  }
  const less = withValue(draft, path, undefined);
  const above = path.slice(0, -1);
  // Nothing is left of a list or a section that may be away as a whole.
  const rest = valueAt(less, above);
  const isEmpty = Array.isArray(rest) ? !rest.length : isRecord(rest) && !Object.keys(rest).length;
  return isEmpty && above.length && isSpare(less, above) ? withValue(less, above, undefined) : less;
}

/** `gone` are places of the draft that it began with. */
type Pruned = { readonly draft: Draft; readonly gone: readonly Path[] };

/** Without what is wrong now and was not before, and without what is wrong without that. Nothing where something has to stay. */
export function prune(before: Draft, draft: Draft): Pruned | undefined {
  const gone: Path[] = [];
  const originOf = originsOf(draft);
  let now = draft;
  for (let round = 0; round < ROUNDS; round += 1) {
    const problems = newProblems(before, now);
    if (!problems.length) return { draft: now, gone };
    const owners: Path[] = [];
    for (const { path } of problems) {
      const owner = ownerOf(now, pathOf(now, path));
      if (!owner) return undefined;
      if (!owners.some((each) => isWithin(owner, each)))
        owners.splice(0, owners.length, ...owners.filter((each) => !isWithin(each, owner)), owner);
    }
    // From the last one on, so that places before it stay.
    const rest = now;
    const out: Path[] = [];
    for (const owner of owners.sort(byPlace(rest)).reverse()) {
      if (!isSpare(now, owner)) continue;
      out.unshift(originOf(rest, owner));
      now = takenOut(now, owner);
    }
    if (now === rest) return undefined;
    gone.push(...out);
  }
  return undefined;
}
/** What goes in one of them has let others go; no chain is as long as that. */
const ROUNDS = 40;

/** In the order of the file. */
const byPlace =
  (draft: Draft) =>
  (a: Path, b: Path): number => {
    const i = a.findIndex((key, at) => key !== b[at]);
    const keys = Object.keys(valueAt(draft, a.slice(0, i)) ?? {});
    return i < 0 ? -1 : keys.indexOf(String(a[i])) - keys.indexOf(String(b[i]));
  };

/** The smallest part around a place that can go as a whole. */
function ownerOf(draft: Draft, place: Path): Path | undefined {
  let path = ownerOfKey(draft, place);
  for (; path.length > 1; path = path.slice(0, -1)) {
    const key = path.at(-1);
    const isPart =
      typeof key === 'number' || path.length === 2 || shapeAt(draft, path.slice(0, -1))?.is === 'map';
    if ((isPart || LOOSE.has(String(key))) && isSpare(draft, path)) return path;
  }
  return undefined;
}

/** Of conditions, and of what says whose something is, the part that has them: it is not done for everybody instead. */
function ownerOfKey(draft: Draft, place: Path): Path {
  const isKey = (i: number): boolean => shapeAt(draft, place.slice(0, i))?.is === 'record';
  const at = place.findLastIndex((key, i) => CONDITIONS.has(key) && isKey(i));
  if (at > 0) return place.slice(0, at);
  const last = place.length - 1;
  return last > 0 && OWNERS.has(place[last] ?? '') && isKey(last) ? place.slice(0, last) : place;
}
const CONDITIONS = new Set<Path[number]>(['when', 'where', 'if']);
const OWNERS = new Set<Path[number]>(['side', 'step', 'win', 'sealed', 'own', 'draw', 'each', 'list']);
/** Keys that can be left out of what has them. */
const LOOSE = new Set([
  ...[
    'start',
    'mods',
    'against',
    'shift',
    'drm',
    'switch',
    'led',
    'unless',
    'costs',
    'picks',
    'opens',
    'do',
    'of',
  ],
  ...['tags', 'dates'],
]);
