import type { CounterRef, FieldRef, Operand, RowRef, SideRef } from '../definition';
import type { Node } from '../nodes';
import { meant, oneOfWords, quoted } from '../problems';
import type { Kind, Reading, Scope } from './reading';

/** What a name stands for, or why it stands for nothing. */
export type Found = { readonly operand: Operand; readonly kind: Kind };
export type Fault = { readonly code: string; readonly says: string; readonly fits?: string | (() => string) };
export const isFault = (found: object): found is Fault => 'code' in found && 'says' in found;

const NUMBER: Kind = { is: 'number' };
const unknown = (
  text: string,
  known: readonly string[] | (() => readonly string[]),
  what?: string,
): Fault => ({
  code: 'name',
  says: `${quoted(text)} is no name that is known here.`,
  // It takes time, and not every fault is told.
  fits: () => meant(text, [...new Set(typeof known === 'function' ? known() : known)], what),
});

/** What a bare or a composed name stands for as a value. */
export function find(reading: Reading, scope: Scope, text: string): Found | Fault {
  const fraction = /^(-?\d+)\/(\d+)$/.exec(text);
  if (fraction)
    return fraction[2] === '2'
      ? { operand: Number(fraction[1]) / 2, kind: NUMBER }
      : {
          code: 'fraction',
          says: `${quoted(text)} is neither whole nor a half.`,
          fits: 'Fractions are halves, such as “1/2”.',
        };
  if (/^-?\d+$/.test(text))
    return {
      ...{ code: 'name', says: `${quoted(text)} is a text.` },
      fits: 'A number stands without quotation marks.',
    };
  if (text === '#')
    return scope.hash
      ? { operand: { kind: 'hash' }, kind: NUMBER }
      : {
          code: 'hash',
          says: '“#” stands for no number here.',
          fits: 'It stands for the number in a code, inside what a code with “#” does.',
        };
  if (text === 'turn') return { operand: { kind: 'turn' }, kind: NUMBER };
  if (text === 'die')
    return scope.die
      ? { operand: { kind: 'die' }, kind: NUMBER }
      : { code: 'die', says: 'no die is rolled before this.', fits: '“die” is the total of the last roll.' };
  if (text === 'impulse')
    return {
      operand: { kind: 'side', of: { kind: 'impulse' } },
      kind: { is: 'names', of: reading.names.sides },
    };
  const any = /^any ([^.]+)\.([^.]+)$/.exec(text);
  if (any) return ofAny(reading, scope, any[1] ?? '', any[2] ?? '');
  if (text.includes('@')) return counterAt(reading, scope, text);
  const dot = text.indexOf('.');
  if (dot > 0) {
    const row = rowNamed(reading, scope, text.slice(0, dot));
    return isFault(row) ? row : fieldOf(reading, row, text.slice(dot + 1));
  }
  return bare(reading, scope, text);
}

function ofAny(reading: Reading, scope: Scope, list: string, field: string): Found | Fault {
  const { watch } = scope;
  if (!watch)
    return {
      code: 'any',
      says: '“any” binds a row in “watch” alone.',
      fits: 'Elsewhere ["count", list, conditions] counts rows.',
    };
  if (!reading.names.lists.has(list)) return unknown(list, [...reading.names.lists.keys()], 'Lists');
  if (watch.list !== undefined && watch.list !== list)
    return {
      code: 'any',
      says: `“any” speaks of ${quoted(watch.list)} and of ${quoted(list)}.`,
      fits: 'One list fits.',
    };
  watch.list = list;
  return fieldOf(reading, { row: { kind: 'bound', binding: 'it' }, lists: [list], isAny: false }, field);
}

function bare(reading: Reading, scope: Scope, text: string): Found | Fault {
  const { counters, mods, switches, lists } = reading.names;
  const found: (Found & { what: string; isDeclared?: true })[] = [];
  const field = scope.self === undefined ? undefined : lists.get(scope.self)?.fields.get(text);
  if (field)
    found.push({
      operand: { kind: 'field', row: { kind: 'bound', binding: 'it' }, field: text },
      kind: field,
      what: 'a field',
    });
  const answer = scope.answers.get(text);
  if (answer) found.push({ operand: { kind: 'answer', ask: text }, kind: answer, what: 'an answer' });
  const counter = counters.get(text);
  if (counter)
    found.push({
      ...{ operand: { kind: 'counter', counter: text }, kind: counter.kind },
      ...{ what: 'a counter', isDeclared: true },
    });
  if (mods.has(text))
    found.push({
      ...{ operand: { kind: 'mods', mods: text }, kind: NUMBER },
      ...{ what: 'a list of modifiers', isDeclared: true },
    });
  const options = switches.get(text);
  if (options)
    found.push({
      operand: { kind: 'switch', switch: text },
      kind: { is: 'names', of: options },
      what: 'a switch',
      isDeclared: true,
    });
  const [first, second] = found;
  // Two that are declared under one id are told once, where they are.
  if (first && second && !(first.isDeclared && second.isDeclared))
    return {
      code: 'clash',
      says: `${quoted(text)} is ${first.what} and ${second.what}.`,
      fits: 'Give one of them another id.',
    };
  if (first) {
    if (first.what === 'a counter' && counter?.each)
      return {
        code: 'side',
        says: `each side has its own ${quoted(text)}.`,
        fits: `Say whose, such as ${quoted(`${text}@${scope.rows.has('own') ? 'own' : reading.names.sides[0]}`)}.`,
      };
    return first;
  }
  if (scope.rows.has(text))
    return {
      code: 'kind',
      says: `${quoted(text)} is a row.`,
      fits: `Name a field of it, such as ${quoted(`${text}.side`)}.`,
    };
  return unknown(text, () => [
    ...(lists.get(scope.self ?? '')?.fields.keys() ?? []),
    ...scope.answers.keys(),
    ...counters.keys(),
    ...mods.keys(),
    ...switches.keys(),
    ...[...scope.rows.keys()].flatMap((row) => [`${row}.side`]),
    'turn',
  ]);
}

type FoundRow = { readonly row: RowRef; readonly lists: readonly string[]; readonly isAny: boolean };

/** `own`, or `corps:b3`. */
function rowNamed(reading: Reading, scope: Scope, text: string): FoundRow | Fault {
  const { lists } = reading.names;
  const colon = text.indexOf(':');
  if (colon > 0) {
    const [list, id] = [text.slice(0, colon), text.slice(colon + 1)];
    const facts = lists.get(list);
    if (!facts) return unknown(list, [...lists.keys()], 'Lists');
    if (!facts.rows.has(id)) return unknown(id, [...facts.rows], `Rows of ${quoted(list)}`);
    return { row: { kind: 'row', list, id }, lists: [list], isAny: false };
  }
  const bound = scope.rows.get(text);
  if (bound?.missing !== undefined)
    return {
      code: 'nobody',
      says: `${quoted(text)} is nobody when this is reached from ${bound.missing}.`,
      fits: 'Name it there.',
    };
  if (bound)
    return { row: { kind: 'bound', binding: text }, lists: bound.lists, isAny: Boolean(bound.isAny) };
  if (RESERVED_ROWS.includes(text))
    return {
      code: 'nobody',
      says: `${quoted(text)} is nobody here.`,
      fits: scope.rows.size
        ? `Rows that are known: ${oneOfWords([...scope.rows.keys()])}.`
        : 'A row of a list is named “list:id”.',
    };
  const known = [...scope.rows.keys()];
  return unknown(text, known.length ? known : [...lists.keys()].map((list) => `${list}:…`), 'Rows');
}
const RESERVED_ROWS = ['own', 'foe', 'who', 'it', 'led'];

function fieldOf(reading: Reading, { row, lists, isAny }: FoundRow, field: string): Found | Fault {
  const facts = lists.map((list) => ({ list, kind: reading.names.lists.get(list)?.fields.get(field) }));
  const lacking = facts.find(({ kind }) => !kind);
  const kinds = facts.flatMap(({ kind }) => (kind ? [kind] : []));
  const [kind] = kinds;
  if (!kind || (lacking && !isAny)) {
    const { list = '' } = lacking ?? {};
    const known = [...(reading.names.lists.get(list)?.fields.keys() ?? [])];
    return { ...unknown(field, known, 'Fields'), says: `${quoted(list)} has no field ${quoted(field)}.` };
  }
  if (kinds.some(({ is }) => is !== kind.is))
    return {
      code: 'kind',
      says: `the field ${quoted(field)} is not of one kind in ${oneOfWords(lists).replace(' or ', ' and ')}.`,
    };
  const of = kinds.flatMap((each) => (each.is === 'names' ? each.of : []));
  return {
    operand: { kind: 'field', row, field },
    kind: kind.is === 'names' ? { is: 'names', of: [...new Set(of)] } : kind,
  };
}

function counterAt(reading: Reading, scope: Scope, text: string): Found | Fault {
  const [id = '', who = '', ...more] = text.split('@');
  const counter = reading.names.counters.get(id);
  if (!counter || more.length) return unknown(id, [...reading.names.counters.keys()], 'Counters');
  if (!counter.each)
    return {
      code: 'side',
      says: `there is one ${quoted(id)} for all.`,
      fits: `Write ${quoted(id)}, or give it "each": "side".`,
    };
  const side = sideNamed(reading, scope, who);
  return isFault(side)
    ? side
    : { operand: { kind: 'counter', counter: id, side } satisfies CounterRef, kind: counter.kind };
}

/** A side, or the side of a row, of an answer, or whose impulse it is. */
export function sideNamed(reading: Reading, scope: Scope, text: string): SideRef | Fault {
  const { sides } = reading.names;
  if (sides.includes(text)) return { kind: 'side', side: text };
  if (text === 'impulse') return { kind: 'impulse' };
  const answer = scope.answers.get(text);
  if (answer?.is === 'names' && answer.of.every((each) => sides.includes(each)))
    return { kind: 'answer', ask: text };
  if (text === 'foe' && !scope.rows.has('foe') && scope.opponent)
    return sides.length <= 2
      ? { kind: 'of', row: { kind: 'bound', binding: 'foe' } }
      : {
          code: 'nobody',
          says: 'with more than two sides, the opponent is not known here.',
          fits: 'Name the side.',
        };
  if (!scope.rows.has(text) && !text.includes(':') && !RESERVED_ROWS.includes(text))
    return unknown(text, [...sides, ...scope.rows.keys(), 'impulse'], 'Sides');
  const found = rowNamed(reading, scope, text);
  if (isFault(found)) return found;
  const without = found.lists.find((list) => !reading.names.lists.get(list)?.hasSide);
  return without !== undefined && !found.isAny
    ? {
        code: 'side',
        says: `rows of ${quoted(without)} have no side.`,
        fits: 'Give the list a field that is “side”.',
      }
    : { kind: 'of', row: found.row };
}

/** As `find`, and a fault is told. */
export function named(reading: Reading, scope: Scope, node: Node, text: string): Found | undefined {
  const found = find(reading, scope, text);
  if (!isFault(found)) return found;
  tellFault(reading, node, found);
  return undefined;
}

export const tellFault = (reading: Reading, node: Node, { code, says, fits }: Fault): void =>
  reading.problems.tell(node, code, says, typeof fits === 'function' ? fits() : fits);

/** A row that is named; nothing, and a fault told, where it is none. */
export function rowOf(reading: Reading, scope: Scope, node: Node, text: string): FoundRow | undefined {
  const found = rowNamed(reading, scope, text);
  if (!isFault(found)) return found;
  tellFault(reading, node, found);
  return undefined;
}

/** What can be changed. */
export type FoundTarget = { readonly target: CounterRef | FieldRef; readonly kind: Kind };
export function targetOf(reading: Reading, scope: Scope, node: Node, text: string): FoundTarget | undefined {
  const found = named(reading, scope, node, text);
  if (!found) return undefined;
  const { operand, kind } = found;
  if (typeof operand === 'object' && (operand.kind === 'counter' || operand.kind === 'field'))
    return { target: operand, kind };
  reading.problems.tell(
    node,
    'kind',
    `${quoted(text)} cannot be changed.`,
    'A counter or a field of a row fits.',
  );
  return undefined;
}

/** One of those that are declared; else told, with the one that is likely meant. */
export function declared(
  reading: Reading,
  node: Node | undefined,
  known: readonly string[],
  what: string,
): string | undefined {
  if (node?.is !== 'text') return undefined;
  if (known.includes(node.text)) return node.text;
  const fits = known.length ? meant(node.text, known, `Known`) : '';
  reading.problems.tell(node, 'name', `${quoted(node.text)} is no ${what} of this file.`, fits);
  return undefined;
}

export const keysOf = (map: ReadonlyMap<string, unknown>): readonly string[] => [...map.keys()];
