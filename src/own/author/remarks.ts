import { isRecord, type Json } from '../../core/json';
import { withMinus } from '../../core/numbers';
import type { Definition, Mods, Table } from '../format/definition';
import { openIn } from '../format/open';
import { readDefinition } from '../format/parse';
import { meaningOf } from '../format/parse/effects';
import {
  type Draft,
  fileOf,
  listAt,
  type Path,
  pathOf,
  places,
  problemsOf,
  recordAt,
  saysOf,
  valueAt,
  wordsAt,
} from './draft';
import { andWords, idsIn, nameIn } from './names';
import { placeWords } from './place';

/** Something that looks odd or is missing. `kind` "missing" alone keeps the draft from being played. */
export type Remark = {
  readonly kind: 'missing' | 'open' | 'odd';
  readonly path: Path;
  readonly words: string;
};

const REMARKS = new WeakMap<Draft, readonly Remark[]>();

/** What is missing, open or odd in a draft, each at the place of a sentence. Nothing of it is refused. */
export function remarksOf(draft: Draft): readonly Remark[] {
  const known = REMARKS.get(draft);
  if (known) return known;
  const read = readDefinition(fileOf(draft));
  const remarks = read.ok ? odd(draft, read.value.definition) : missing(draft);
  REMARKS.set(draft, remarks);
  return remarks;
}

const missing = (draft: Draft): readonly Remark[] =>
  problemsOf(draft).map((problem) => {
    const path = pathOf(draft, problem.path);
    return { kind: 'missing', path, words: `${placeWords(draft, path)}: ${saysOf(problem)}` };
  });

function odd(draft: Draft, definition: Definition): readonly Remark[] {
  const opened = openIn(definition).filter(
    ({ kind, path }) => kind !== 'step' || !listAt(draft, [...pathOf(draft, path), 'start']).length,
  );
  const used = textsIn(draft);
  return [
    ...opened.map(({ path, says }): Remark => {
      const at = pathOf(draft, path);
      return { kind: 'open', path: at, words: says.slice(0, 1).toUpperCase() + says.slice(1) };
    }),
    ...definition.tables.flatMap(oddResults),
    ...definition.tables.flatMap(oddCodes),
    ...definition.mods.flatMap((mods) => idleMods(draft, definition, used, mods)),
    ...hopeless(draft),
  ];
}

/** How good a result is for the side that acts, as codes are mostly written: A2 is bad, D2 is good. */
export function worthOf(code: string): number | undefined {
  if (code === '?') return undefined;
  const pair = /^(\d+)\/(\d+)$/.exec(code);
  if (pair) return Number(pair[2]) - Number(pair[1]);
  if (/^(?:NE|NR|-|—|•|=|\.)$/i.test(code)) return 0;
  const [, side, number, more] = /^([AD])?[A-Z]*?(\d+)?([A-Z]*)$/i.exec(code) ?? [];
  if (code.length > 5 || (side === undefined && number === undefined && code.length > 2)) return undefined;
  const worth =
    Number(number ?? (side ? 1 : 0)) + (more ? 0.5 : 0) + (/E(?:L|LIM)?$/i.test(code) && side ? 8 : 0);
  return side?.toUpperCase() === 'A' ? -worth : worth;
}

/** Cells where a result falls from one column to the next while nearly all others rise, or the other way round. */
function oddResults(table: Table): readonly Remark[] {
  const { columns, cells, rows, id } = table;
  if (!columns || columns.by === 'list' || rows.by !== 'dice') return [];
  const turns = cells.flatMap((row, r) =>
    row.flatMap((code, c) => {
      const [was, is] = [worthOf(row[c - 1] ?? ''), worthOf(code)];
      return c && was !== undefined && is !== undefined && was !== is ? [{ r, c, rises: is > was }] : [];
    }),
  );
  const rising = turns.filter(({ rises }) => rises).length;
  const falling = turns.length - rising;
  const few = turns.filter(({ rises }) => rises === rising < falling);
  if (!few.length || few.length * 4 > turns.length) return [];
  return few.slice(0, 6).map(({ r, c, rises }) => ({
    kind: 'odd',
    path: ['tables', id, 'cells'],
    words: `In row ${rows.heads[r]}, ${cells[r]?.[c]} at ${columns.heads[c]} is ${rises ? 'better' : 'worse'} for the attacker than ${cells[r]?.[c - 1]} at ${columns.heads[c - 1]}; elsewhere results ${rises ? 'fall' : 'rise'} from left to right.`,
  }));
}

/** Codes that two meanings fit, and those that another one is but for capital letters. */
function oddCodes({ id, cells, means }: Table): readonly Remark[] {
  const codes = [...new Set(cells.flat())].filter((code) => code !== '?');
  const patterns = means.map(({ code }) => code).filter((code) => code.includes('#'));
  const exact = new Set(means.map(({ code }) => code));
  const remark = (words: string): Remark => ({ kind: 'odd', path: ['tables', id, 'cells'], words });
  return codes.flatMap((code) => {
    const fit = exact.has(code) ? [] : patterns.filter((pattern) => meaningOf(code, [pattern]) !== undefined);
    const other = codes.find((each) => each < code && each.toLowerCase() === code.toLowerCase());
    return [
      ...(fit.length > 1
        ? [remark(`${code} means two things: it fits ${andWords(fit)}. The first counts.`)]
        : []),
      ...(other === undefined ? [] : [remark(`${other} and ${code} stand in cells: is one of them a slip?`)]),
    ];
  });
}

/** Modifiers that no roll asks for, that change nothing, or whose conditions never hold together. */
function idleMods(
  draft: Draft,
  definition: Definition,
  used: ReadonlySet<Json>,
  mods: Mods,
): readonly Remark[] {
  const at: Path = ['mods', mods.id];
  const rows = mods.rows.flatMap((row, i): readonly Remark[] => {
    const idle =
      row.value === (mods.kind === 'times' ? 1 : 0) && !row.costs ? 'it changes nothing' : undefined;
    const never = neverHolds(draft, definition, listAt(draft, [...at, 'rows', i, 'when']));
    const why = idle ?? never;
    return why
      ? [{ kind: 'odd', path: [...at, 'rows', i], words: `“${row.say}” never counts: ${why}.` }]
      : [];
  });
  if (mods.most === 0)
    return [{ kind: 'odd', path: at, words: `${mods.name} never count: their sum is held at 0.` }];
  if (used.has(mods.id)) return rows;
  return [
    ...rows,
    { kind: 'odd', path: at, words: `Nothing asks for ${mods.name}: no modifier in it ever counts.` },
  ];
}

/** All texts that could name something, but for what the lists of modifiers are called. */
function textsIn(draft: Draft): ReadonlySet<Json> {
  const texts = new Set<Json>();
  for (const [path, value] of places(draft))
    if (typeof value === 'string' && path.at(-1) !== 'id' && !(path[0] === 'mods' && path.length < 4))
      texts.add(value);
  return texts;
}

/** Why conditions never hold together, as far as that can be seen. */
function neverHolds(
  draft: Draft,
  { turns, counters }: Definition,
  when: readonly Json[],
): string | undefined {
  const states = new Map<string, string>();
  for (const condition of when) {
    const [left, is, right] = Array.isArray(condition) ? (condition as readonly Json[]) : [];
    if (typeof left !== 'string') continue;
    if (left === 'tag' && is === 'has' && !listAt(draft, ['turns', 'tags', String(right)]).length)
      return `no turn has ${right}`;
    if (is === '=' && typeof right === 'string') {
      const other = states.get(left);
      if (other !== undefined && other !== right) return `${left} is never ${other} and ${right} at once`;
      states.set(left, right);
    }
    if (typeof right !== 'number' || typeof is !== 'string') continue;
    const last = turns.count === undefined ? undefined : turns.first + turns.count - 1;
    const holds = counters.find(({ id }) => id === left.split('@')[0])?.holds;
    const [min, max] =
      left === 'turn' ? [turns.first, last] : holds?.kind === 'number' ? [holds.min, holds.max] : [];
    if (min !== undefined && isBelow(is, right, min)) return `it is never less than ${withMinus(min)}`;
    if (max !== undefined && isAbove(is, right, max)) return `it is never more than ${withMinus(max)}`;
  }
  return undefined;
}
const isBelow = (is: string, value: number, min: number): boolean =>
  (is === '<' && value <= min) || ((is === '<=' || is === '=') && value < min);
const isAbove = (is: string, value: number, max: number): boolean =>
  (is === '>' && value >= max) || ((is === '>=' || is === '=') && value > max);

/** Sides that no end lets win, once there are ends. */
function hopeless(draft: Draft): readonly Remark[] {
  const ends = Object.values(recordAt(draft, ['ends'])).flatMap((list) =>
    Array.isArray(list) ? (list as readonly Json[]) : [],
  );
  const wins = new Set(ends.map((end) => (isRecord(end) ? wordsAt(end as Json, ['win']) : '')));
  if (!ends.length) return [];
  return idsIn(draft, 'sides').flatMap((side) =>
    wins.has(side) || valueAt(draft, ['sides', 1]) === undefined
      ? []
      : [
          {
            kind: 'odd' as const,
            path: ['sides'],
            words: `${nameIn(draft, 'sides', side)} cannot win: no end names that side.`,
          },
        ],
  );
}
