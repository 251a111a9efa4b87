import { isRecord, type Json, type JsonRecord } from '../../core/json';
import { fail, ok, type Result } from '../../core/result';
import { type Draft, listAt, type Path, places, recordAt, samePath, valueAt, withValue } from './draft';
import { idFrom } from './ids';
import { idsIn, type Section, taken } from './names';
import { placeWords } from './place';
import { namesAtPlace } from './references';
import { prune } from './remove';

/** The same game with every cell of its tables open: each owner's sheet fills them. */
export function withoutNumbers(draft: Draft): Draft {
  let made = draft;
  for (const id of idsIn(draft, 'tables')) {
    const cells = listAt(draft, ['tables', id, 'cells']).map((row) =>
      String(row)
        .trim()
        .split(/\s+/)
        .map(() => '?')
        .join(' '),
    );
    made = withValue(made, ['tables', id, 'cells'], cells);
  }
  return made;
}

const TAKEN: readonly Section[] = ['tables', 'lists', 'mods', 'checks'];
/** What comes along where it is spoken of. Sides and steps are the game's own. */
const NEEDED: readonly string[] = ['tables', 'lists', 'mods', 'checks', 'counters', 'switches', 'cups'];

/** What can be taken out of a definition into another game. */
export const partsIn = (draft: Draft): readonly Path[] =>
  TAKEN.flatMap((section) => idsIn(draft, section).map((id) => [section, id]));

/** What parts of a definition need besides themselves, and what that needs. */
export function needsOf(from: Draft, parts: readonly Path[]): readonly Path[] {
  const all: Path[] = [...parts];
  for (const part of all)
    for (const [path, value] of places(valueAt(from, part) ?? null, part))
      for (const name of namesAtPlace(from, path, value)) {
        const [section = '', id = ''] = name.split(':');
        const need: Path = [section, id];
        if (
          NEEDED.includes(section) &&
          valueAt(from, need) !== undefined &&
          !all.some((each) => samePath(each, need))
        )
          all.push(need);
      }
  return all;
}

/** What a game would have with parts of another one, and what of them would be left out. */
export type Taking = { readonly draft: Draft; readonly leftOut: readonly string[] };

/**
 * Parts of another definition in a draft, with what they need. Ids that are taken there are made anew, and sides that the draft
 * lacks are read as its own in their order. What speaks of steps, turns or rows that it lacks is left out; where a part cannot
 * do without it, it is refused.
 */
export function taking(draft: Draft, from: Draft, parts: readonly Path[]): Result<Taking> {
  const all = needsOf(
    from,
    parts.filter((part) => valueAt(from, part) !== undefined),
  );
  if (!all.length) return fail('author.gone', 'There is nothing to take.');
  const ids = newIds(draft, from, all);
  const place = ([section = '', id = '']: Path): Path => [section, ids.get(`${section}:${id}`) ?? id];
  let made = draft;
  for (const path of all)
    made = withValue(made, place(path), withIds(from, valueAt(from, path) ?? null, ids, path));
  const pruned = prune(draft, made);
  const isKept =
    pruned &&
    parts.every((part) => valueAt(pruned.draft, place(part)) !== undefined) &&
    // Nothing of the game itself goes for it.
    Object.keys(draft).every((section) => {
      const [was, is] = [recordAt(draft, [section]), recordAt(pruned.draft, [section])];
      return Object.keys(was).every((id) => was[id] === is[id]);
    });
  if (isKept) return ok({ draft: pruned.draft, leftOut: pruned.gone.map((path) => placeWords(made, path)) });
  const [part = []] = parts;
  return fail('author.foreign', `${placeWords(from, part)} speaks of what this game does not have.`);
}

export function takeParts(draft: Draft, from: Draft, parts: readonly Path[]): Result<Draft> {
  const taken = taking(draft, from, parts);
  return taken.ok ? ok(taken.value.draft) : taken;
}

/** New names for ids that the draft has already. */
function newIds(draft: Draft, from: Draft, all: readonly Path[]): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  const sides = idsIn(draft, 'sides');
  for (const [i, side] of idsIn(from, 'sides').entries())
    if (!sides.includes(side)) ids.set(`sides:${side}`, sides[i] ?? side);
  const used = new Set<string>([...taken(draft)]);
  for (const [section = '', id = ''] of all) {
    const own = idsIn(draft, section as Section);
    const isBare = section === 'counters' || section === 'mods' || section === 'switches';
    const others = isBare ? [...own, ...used] : own;
    const made = others.includes(String(id)) ? idFrom(String(id), others) : String(id);
    if (isBare) used.add(made);
    ids.set(`${section}:${id}`, made);
  }
  return ids;
}

/** The part with the new ids wherever it speaks of them. */
function withIds(from: Draft, value: Json, ids: ReadonlyMap<string, string>, path: Path): Json {
  const tell = (text: string, at: Path): string => {
    const names = [...namesAtPlace(from, at, text)].filter((name) => ids.has(name));
    if (at[0] === 'lists' && at[2] === 'rows') return rowWith(from, text, ids, String(at[1]));
    let told = text;
    for (const name of names) {
      const [section, id = ''] = name.split(':');
      const now = ids.get(name) ?? id;
      if (now === id) continue;
      if (told === id) told = now;
      else if (section === 'lists')
        told = told.replace(`${id}:`, `${now}:`).replace(`any ${id}.`, `any ${now}.`);
      else if (section === 'sides') told = told.replace(`@${id}`, `@${now}`);
      else told = told.replace(`${id}@`, `${now}@`);
    }
    return told;
  };
  if (typeof value === 'string') return tell(value, path);
  if (Array.isArray(value))
    return (value as readonly Json[]).map((each, i) => withIds(from, each, ids, [...path, i]));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value as JsonRecord).map(([key, each]) => {
      const isSide = path.at(-1) === 'start' || path.at(-1) === 'versus';
      return [(isSide && ids.get(`sides:${key}`)) || key, withIds(from, each, ids, [...path, key])];
    }),
  );
}

/** A row whose side is read as one of the draft. */
function rowWith(from: Draft, row: string, ids: ReadonlyMap<string, string>, list: string): string {
  const fields = Object.values(recordAt(from, ['lists', list, 'fields']));
  return row
    .split('|')
    .map((part) => part.trim())
    .map((part, i) => (fields[i - 2] === 'side' ? (ids.get(`sides:${part}`) ?? part) : part))
    .join(' | ')
    .trim();
}
