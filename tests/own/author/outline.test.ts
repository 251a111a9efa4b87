import { describe, expect, test } from 'vitest';
import { isRecord, type Json, sameJson } from '../../../src/core/json';
import { changed } from '../../../src/own/author/changes/apply';
import { choicesAt, comparisonsOf, namesAt, rowsAt } from '../../../src/own/author/choices';
import {
  type Draft,
  isWithin,
  type Path,
  pathText,
  places,
  problemsOf,
  samePath,
  valueAt,
} from '../../../src/own/author/draft';
import { outline, sentencesOf, textOf } from '../../../src/own/author/outline/outline';
import type { Chip } from '../../../src/own/author/picker';
import { pickFrom } from '../../support/random-answer';
import { files, randomDrafts, sentences, shippedDraft } from './drafts';

/** What is no word of a sentence: the marks of a file, ids, and what a chip's key says. */
const isUntold = (path: Path): boolean => {
  const key = path.at(-1);
  return key === 'id' || key === 'format' || key === 'version' || key === '$schema';
};
/** Keys that authors name and players read. */
const isNamedKey = (path: Path): boolean => {
  const above = path.at(-2);
  if (path[0] === 'turns') return above === 'tags';
  if (path[0] === 'lists') return path.length === 4 && above === 'fields';
  if (path[0] === 'tables') return path.length === 4 && above === 'means';
  return path[0] === 'actions' && path.length === 4 && above === 'of';
};
const chipsOf = (draft: Draft): readonly Chip[] =>
  sentencesOf(draft).flatMap(({ sentence }) => sentence.filter((piece) => typeof piece === 'object'));

function untold(draft: Draft): readonly string[] {
  const chips = chipsOf(draft);
  const wrong: string[] = [];
  for (const [path, value] of places(draft)) {
    const isLeaf = typeof value !== 'object' || value === null;
    if (isLeaf && !isUntold(path)) {
      const told = chips.filter((chip) => !chip.isKey && isWithin(path, chip.path)).length;
      if (told !== 1) wrong.push(`${pathText(path)}: ${told}`);
    }
    if (isNamedKey(path) && chips.filter((chip) => chip.isKey && samePath(chip.path, path)).length !== 1)
      wrong.push(`key ${pathText(path)}`);
  }
  return wrong;
}

describe('a definition in sentences', () => {
  test.each([...files, ...randomDrafts(40, 700)])(
    '%s: every value is told by exactly one chip',
    (_, draft) => {
      expect(untold(draft)).toEqual([]);
    },
  );

  test.each(files.map(([name]) => name))('%s reads as written down', async (name) => {
    const [, draft] = files.find(([file]) => file === name) ?? ['', {}];
    const lines = sentencesOf(draft).map((line) => `${'  '.repeat(line.depth)}${textOf(line)}`);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`told/${name.replace('.json', '.txt')}`);
  });

  test('sentences say it as players would', () => {
    const told = sentences(shippedDraft('hollow-ridge'));
    expect(told).toContain('Blue wins when Blue leads by 15 or more.');
    expect(told).toContain('Step 3: Chits (rule 5).');
    expect(told).toContain('Take 1 from the acting corps’ strength.');
    expect(told).toContain(
      'On turn 4 comes: Reserve by rail, in Arrivals, for Grey, with 3 or more on 1d6, otherwise it is tried again next turn (rule 3).',
    );
  });

  test('what a part may say besides stands beside it', () => {
    const [first] = sentencesOf(shippedDraft('hollow-ridge')).filter(
      ({ path }) => path[0] === 'steps' && path.length === 2,
    );
    expect(first?.more.map(({ path, picker }) => [path.at(-1), picker.kind])).toEqual([
      ['side', 'one of'],
      ['when', 'conditions'],
    ]);
  });

  test('each part names the parts that speak of it', () => {
    const used = (path: Path) =>
      outline(shippedDraft('hollow-ridge'))
        .find((line) => samePath(line.path, path))
        ?.usedBy.map(pathText);
    expect(used(['checks', 'leader'])).toEqual(['tables.crt']);
    expect(used(['tables', 'weather'])).toEqual(['actions.score']);
    expect(used(['counters', 'cut'])).toEqual(['steps.2', 'actions.score']);
    expect(used(['lists', 'corps', 'rows', 2])).toEqual(['due.1']);
    expect(used(['turns', 'tags', 'rain'])).toEqual(['cups.cup', 'mods.ground']);
    expect(used(['lists', 'corps', 'fields', 'leader'])).toEqual(['mods.ground', 'checks.leader']);
    expect(used(['steps', 2])).toEqual(['actions.draw', 'actions.attack', 'actions.rally']);
    expect(used(['cups', 'cup'])).toEqual(['steps.3', 'actions.draw']);
  });
});

const sidesOf = (draft: Draft): readonly Json[] =>
  (valueAt(draft, ['sides']) as readonly { readonly id: string }[]).map(({ id }) => id);

/** Other values that what a chip opens could give. */
function others(draft: Draft, { path, picker }: Chip): readonly Json[] {
  const now = valueAt(draft, path);
  switch (picker.kind) {
    case 'words':
      return typeof now === 'string' ? [now.replace(/.$/u, 'x')] : [];
    case 'dice':
      return path[0] === 'tables' && path.includes('rows')
        ? []
        : path.includes('pool') || path.includes('versus')
          ? ['1d8']
          : ['3d6'];
    case 'heads':
      return typeof now === 'string' ? [now.trim().split(/\s+/)] : [];
    case 'cells':
      return Array.isArray(now)
        ? [
            now.map((row) =>
              String(row)
                .trim()
                .split(/\s+/)
                .map(() => '?')
                .join(' '),
            ),
          ]
        : [];
    case 'row':
      return [String(now).replace(/\| [^|]*/, '| Another ')];
    case 'field':
      return Array.isArray(now)
        ? [typeof now[0] === 'number' ? [now[0], Number(now[1]) + 1] : [...now, 'other']]
        : isRecord(now)
          ? [{ ...(now as { [key: string]: Json }), other: 'Other' }]
          : [];
    case 'names':
      // A counter that says who is first holds sides, and nothing else.
      if (path[0] === 'counters' && Array.isArray(now) && now.every((each) => sidesOf(draft).includes(each)))
        return [];
      return Array.isArray(now)
        ? [[...now, 'other']]
        : [{ ...(now as { [key: string]: Json }), other: 'Other' }];
    case 'numbers':
      return Array.isArray(now) && now.length > 1 ? [now.slice(1)] : [];
    case 'range':
      return Array.isArray(now) ? [[Number(now[0]), Number(now[1]) + 1]] : [];
    case 'limit':
      return Array.isArray(now) ? [[now[0] ?? 0, 'Other words']] : [];
    default:
      return choicesAt(draft, path).map(({ value }) => value);
  }
}

/** Pickers whose values people write themselves. */
const FREE = new Set([
  'words',
  'dice',
  'heads',
  'cells',
  'row',
  'field',
  'names',
  'numbers',
  'range',
  'limit',
]);
const someOf = <T>(all: readonly T[], pick: (below: number) => number): readonly T[] =>
  all.length > 2 ? all.filter((_, i) => i === 0 || i === 1 + pick(all.length - 1)).slice(0, 2) : all;

describe('what a chip opens', () => {
  test.each([...files, ...randomDrafts(2, 900)])(
    '%s: every other value of a chip makes a file that is read',
    (_, draft) => {
      const pick = pickFrom(31);
      const seen = new Set<string>();
      const all = chipsOf(draft).filter(({ isKey }) => !isKey);
      for (const [i, chip] of all.entries()) {
        // Of each kind the first one, then one in twelve.
        const kind = `${chip.picker.kind} ${chip.path[0]}`;
        if (seen.has(kind) && (i + 1) % 12) continue;
        for (const value of someOf(others(draft, chip), pick)) {
          const put = changed(draft, { do: 'put', path: chip.path, value });
          expect(put.ok ? '' : `${pathText(chip.path)}: ${put.problem.message}`).toBe('');
          if (!put.ok) continue;
          expect(problemsOf(put.value)).toEqual([]);
          if (!sameJson(value, valueAt(draft, chip.path))) seen.add(kind);
        }
      }
      expect(seen.size).toBeGreaterThan(8);
    },
  );

  test('each kind of picker was tried with another value', () => {
    const kinds = new Set(
      files.flatMap(([, draft]) =>
        chipsOf(draft).flatMap((chip) => {
          const { kind } = chip.picker;
          if (chip.isKey || FREE.has(kind)) return [];
          return kind;
        }),
      ),
    );
    expect([...kinds].sort()).toEqual(['amount', 'condition', 'flag', 'number', 'one of', 'value']);
    const ridge = shippedDraft('hollow-ridge');
    const other = (path: Path) =>
      choicesAt(ridge, path).filter(({ value }) => !sameJson(value, valueAt(ridge, path))).length;
    expect(other(['actions', 'attack', 'do', 1, 'of'])).toBeGreaterThan(5);
    expect(other(['ends', 'at-once', 0, 'when', 0])).toBeGreaterThan(3);
    expect(other(['checks', 'leader', 'bands', 0, 'do', 0, 'set', 1])).toBeGreaterThan(1);
    expect(other(['mods', 'ground', 'most'])).toBeGreaterThan(2);
  });

  test('a condition, an amount, effects: the names that mean something there, and how they are compared', () => {
    const ridge = shippedDraft('hollow-ridge');
    const at = (path: Path) => new Map(namesAt(ridge, path).map(({ name, holds }) => [name, holds.is]));
    const attack = at(['actions', 'attack', 'when']);
    expect(
      namesAt(ridge, ['actions', 'attack', 'when']).find(({ name }) => name === 'own.side')?.values,
    ).toEqual([
      { value: 'blue', words: 'Blue' },
      { value: 'grey', words: 'Grey' },
    ]);
    expect([attack.get('own.state'), attack.get('supply@own'), attack.get('turn')]).toEqual([
      'names',
      'number',
      'number',
    ]);
    expect(attack.has('foe.state')).toBe(false);
    expect(at(['actions', 'attack', 'do']).get('foe.state')).toBe('names');
    expect(at(['watch', 0, 'when', 0]).get('any corps.strength')).toBe('number');
    expect(at(['cups', 'cup', 'chits', 0, 'when', 0]).get('strength')).toBe('number');
    // A place that is not there yet.
    expect(at(['actions', 'rally', 'do', 0, 'against']).get('own.strength')).toBe('number');
    expect(rowsAt(ridge, ['actions', 'attack', 'do', 0]).map(({ value }) => value)).toEqual(['own', 'foe']);
    expect(comparisonsOf({ is: 'mark' })).toEqual(['is']);
    expect(comparisonsOf({ is: 'names', of: [] })).toEqual(['=', '!=', 'in']);
    expect(comparisonsOf({ is: 'number' })).toContain('>=');
  });

  test('every name of the place is offered, and nothing that the parser would refuse', () => {
    const draft = shippedDraft('hollow-ridge');
    const words = (path: Path) => choicesAt(draft, path).map((choice) => choice.words);
    expect(words(['actions', 'attack', 'do', 1, 'of'])).toEqual(
      expect.arrayContaining(['“Attack factors”', 'the acting corps’ strength', 'Blue leads by', 'the turn']),
    );
    expect(words(['actions', 'attack', 'step'])).toEqual(['Arrivals', 'Supply', 'Chits', 'Night']);
    expect(words(['actions', 'attack', 'do', 1, 'shift'])).toEqual(['Column shifts']);
    expect(words(['due', 0, 'do', 0, 'set', 1])).toEqual(['fresh', 'shaken', 'out', 'due']);
    expect(words(['tables', 'crt', 'columns', 'below'])).toEqual([
      'the end column counts',
      'nothing happens',
      'NE',
      'A1',
      'A2',
      'D1',
      'DR',
      'D2',
    ]);
    expect(words(['ends', 'at-once', 0, 'win'])).toEqual(['Blue', 'Grey']);
  });
});
