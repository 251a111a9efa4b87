import { isRecord, type Json, type JsonRecord } from '../../../core/json';
import { fail, ok, type Result } from '../../../core/result';
import { type Draft, listAt, type Path, recordAt, valueAt, withValue, wordsAt } from '../draft';
import { idsIn } from '../names';

/** Every text of a value made anew; keys stay. */
function retold(value: Json, tell: (text: string, path: Path) => string, path: Path = []): Json {
  if (typeof value === 'string') return tell(value, path);
  if (Array.isArray(value))
    return (value as readonly Json[]).map((each, i) => retold(each, tell, [...path, i]));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value as JsonRecord).map(([key, each]) => [key, retold(each, tell, [...path, key])]),
  );
}

const withKeyNamed = (record: JsonRecord, key: string, to: string): JsonRecord =>
  Object.fromEntries(Object.entries(record).map(([each, value]) => [each === key ? to : each, value]));

/** Another name for a key, and for it wherever it is spoken of. */
export function renamed(draft: Draft, path: Path, to: string): Result<Draft> {
  const key = String(path.at(-1));
  const above = path.slice(0, -1);
  const record = recordAt(draft, above);
  if (!Object.hasOwn(record, key)) return fail('author.gone', 'That is not there any more.');
  if (key === to) return ok(draft);
  if (Object.hasOwn(record, to)) return fail('author.twice', `${to} is there already.`);
  const named = withValue(draft, above, withKeyNamed(record, key, to));
  if (path.includes('means')) return ok(codeNamed(named, String(path[1]), key, to));
  if (path[0] === 'turns') return ok(tagNamed(named, key, to));
  if (path[0] === 'lists') return fieldNamed(named, String(path[1]), key, to);
  return ok(named);
}

function codeNamed(draft: Draft, table: string, key: string, to: string): Draft {
  const at: Path = ['tables', table];
  const cells = listAt(draft, [...at, 'cells']).map((row) =>
    String(row)
      .trim()
      .split(/\s+/)
      .map((cell) => (cell === key ? to : cell))
      .join(' '),
  );
  const means = retold(recordAt(draft, [...at, 'means']), (text, path) =>
    path.at(-1) === 'as' && text === key ? to : text,
  );
  const columns = retold(recordAt(draft, [...at, 'columns']), (text, path) =>
    (path.at(-1) === 'below' || path.at(-1) === 'above') && text === key ? to : text,
  );
  const made = withValue(withValue(draft, [...at, 'cells'], cells), [...at, 'means'], means);
  return valueAt(draft, [...at, 'columns']) === undefined
    ? made
    : withValue(made, [...at, 'columns'], columns);
}

function tagNamed(draft: Draft, key: string, to: string): Draft {
  const tell = (value: Json): Json => {
    if (Array.isArray(value)) {
      const [first, has, tag] = value as readonly Json[];
      if (first === 'tag' && tag === key && value.length === 3) return [first, has ?? 'has', to];
      return (value as readonly Json[]).map(tell);
    }
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value as JsonRecord).map(([each, of]) => [each, tell(of)]));
  };
  return tell(draft) as Draft;
}

/** Where two lists have a field of this name, nobody can tell which of them a rule speaks of. */
function fieldNamed(draft: Draft, list: string, key: string, to: string): Result<Draft> {
  const other = idsIn(draft, 'lists').find(
    (id) => id !== list && key in recordAt(draft, ['lists', id, 'fields']),
  );
  if (other !== undefined) {
    const name = wordsAt(draft, ['lists', other, 'name']);
    return fail('author.shared', `${name} has ${key} too, and rules may speak of either. It keeps its name.`);
  }
  const ref = (text: string, path: Path): string => {
    if (path.some((part) => WORDS.has(String(part)))) return text;
    if (text.endsWith(`.${key}`)) return text.slice(0, -key.length) + to;
    return text === key && path.some((part) => part === 'where' || part === 'when' || part === 'do')
      ? to
      : text;
  };
  const marks = listAt(draft, ['lists', list, 'rows']).map((row) => {
    const at = Object.keys(recordAt(draft, ['lists', list, 'fields'])).indexOf(to) + 2;
    const isMark = valueAt(draft, ['lists', list, 'fields', to]) === 'mark';
    const parts = String(row)
      .split('|')
      .map((part) => part.trim());
    return parts
      .map((part, i) => (isMark && i === at && part === key ? to : part))
      .join(' | ')
      .trim();
  });
  const { lists = {}, ...rest } = draft;
  const retoldRest = retold(rest, ref) as JsonRecord;
  const made: Draft = Object.fromEntries(
    Object.keys(draft).map((each) => [each, each === 'lists' ? lists : (retoldRest[each] ?? null)]),
  );
  return ok(marks.length ? withValue(made, ['lists', list, 'rows'], marks) : made);
}
const WORDS = new Set([
  'name',
  'title',
  'say',
  'text',
  'words',
  'game',
  'tags',
  'dates',
  'heads',
  'cells',
  'stop',
]);
