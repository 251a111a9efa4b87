import { cutText } from '../../core/text';
import { shown } from '../format/problems';
import { at as wordOf } from '../play/safe';
import { type Draft, type Path, valueAt, wordsAt } from './draft';
import { namesOf, rowName } from './names';

const SECTIONS: { readonly [section: string]: string } = {
  game: 'The game',
  sides: 'Sides',
  turns: 'Turns',
  steps: 'Steps',
  switches: 'House rule',
  counters: 'Counter',
  lists: 'List',
  due: 'What comes',
  cups: 'Cup',
  mods: 'Modifiers',
  tables: 'Table',
  checks: 'Check',
  actions: 'Action',
  watch: 'What is watched',
  ends: 'Ends',
  words: 'Rules and terms',
};
const INNER: { readonly [key: string]: string } = {
  columns: 'columns',
  rows: 'rows',
  cells: 'results',
  ask: 'questions',
  do: 'what it does',
  start: 'what starts it',
  owes: 'what it owes',
  when: 'when',
  fields: 'fields',
  chits: 'chits',
  bands: 'results',
  dates: 'dates',
  tags: 'tags',
};

/** A place in words: "Table Combat results, columns". */
export function placeWords(draft: Draft, path: Path): string {
  const [section, key, inner, last] = path;
  if (section === undefined) return '';
  if (section === 'turns' && key === 'tags' && inner !== undefined) return `Tag ${shown(String(inner))}`;
  const head = wordOf(SECTIONS, `${section}`) ?? String(section);
  if (key === undefined || section === 'game' || section === 'turns' || section === 'words')
    return [head, wordOf(INNER, String(key))].filter(Boolean).join(', ');
  if (section === 'ends') return `Ends, number ${Number(inner ?? 0) + 1}`;
  const part = [section, key];
  const name =
    wordsAt(draft, [...part, 'name']) ||
    wordsAt(draft, [...part, 'title']) ||
    wordsAt(draft, [...part, 'text']);
  const called = shown(name) || (typeof key === 'number' ? `number ${key + 1}` : shown(key));
  const kind = section === 'sides' ? 'Side' : section === 'steps' ? 'Step' : head;
  return [`${kind} ${called}`, cutText(innerWords(draft, path, inner, last), 60)].filter(Boolean).join(', ');
}

function innerWords(
  draft: Draft,
  path: Path,
  inner: Path[number] | undefined,
  last: Path[number] | undefined,
): string {
  if (path[0] === 'lists' && inner === 'rows' && typeof last === 'number') {
    const id = wordsAt(draft, path.slice(0, 4)).split('|')[0]?.trim() ?? '';
    return rowName(draft, String(path[1]), id);
  }
  if (path[0] === 'mods' && inner === 'rows' && typeof last === 'number')
    return wordsAt(draft, [...path.slice(0, 4), 'say']) || `row ${last + 1}`;
  if (inner === 'ask' && typeof last === 'number')
    return `question “${wordsAt(draft, [...path.slice(0, 4), 'say']) || last + 1}”`;
  if (path[0] === 'actions' && inner === 'of' && last !== undefined) return `what ${last} does`;
  if (inner === 'chits' && typeof last === 'number')
    return `chit ${wordsAt(draft, [...path.slice(0, 4), 'name']) || wordsAt(draft, [...path.slice(0, 4), 'each']) || last + 1}`;
  if (inner === 'means' && last !== undefined) return `what ${last} means`;
  if (inner === 'fields' && last !== undefined) return String(last);
  if (inner === 'of' && last !== undefined)
    return namesOf(valueAt(draft, path.slice(0, 3))).get(String(last)) ?? '';
  const words = wordOf(INNER, String(inner)) ?? '';
  return typeof last === 'number' && inner !== 'when' ? `${words} ${last + 1}` : words;
}
