import { ok, type Result } from '../../core/result';
import { canonicalOf } from './canonical';
import type { Check, Definition, Table } from './definition';
import { readNodes } from './json';
import { FILE, FORMAT, VERSION } from './keys';
import { at, entriesOf, type Node, numberAt, textAt } from './nodes';
import { actionOf, checkOf } from './parse/actions';
import { checkStands, inOrder } from './parse/circles';
import { countersOf, startOf } from './parse/counters';
import { endsOf, watchesOf } from './parse/ends';
import { modsNames, modsOf } from './parse/mods';
import { gameOf, listsOf, onceEach, sidesOf, switchesOf, turnsOf } from './parse/plain';
import type { Reading, Scope } from './parse/reading';
import { fieldsOfLed } from './parse/rolls';
import { chitsOf, cupsOf, duesOf } from './parse/schedule';
import { checkSeals } from './parse/seals';
import { stepsOf } from './parse/steps';
import { meansOf, tablesOf } from './parse/tables';
import { wordsOf } from './parse/words';
import { type DefinitionProblem, Enough, Problems, quoted } from './problems';
import { shaped } from './shaped';

export type { DefinitionProblem };

/** A file that was read. */
export type ReadDefinition = {
  /** Its `hash` is '' until the canonical text is hashed. */
  readonly definition: Definition;
  readonly canonical: string;
  /** What this version of the app cannot play yet, by name and line: such a file is neither tried nor kept. */
  readonly unplayed: readonly DefinitionProblem[];
};

/** Reads a `war-diary-game` of unknown origin; the first problem where it is none. */
export function readDefinition(text: string): Result<ReadDefinition> {
  const { problems, value } = read(text);
  const [problem] = problems;
  if (!problem && value) return ok(value);
  const { code = 'definition.json', message = '' } = problem ?? {};
  return { ok: false, problem: { code, message, ...problem } };
}

/** All that is wrong with a file, by line; the first 100. What names mean is looked at once every key and kind is right. */
export const problemsIn = (text: string): readonly DefinitionProblem[] => read(text).problems;

/** The line of each place of a file, by its path. */
export function linesIn(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  const visit = (node: Node): void => {
    lines.set(node.path, node.line);
    if (node.is === 'list') node.items.forEach(visit);
    for (const { value, line } of entriesOf(node)) {
      visit(value);
      lines.set(value.path, line);
    }
  };
  const file = enough(() => readNodes(text, new Problems()));
  if (file) visit(file);
  return lines;
}

function read(text: string): { problems: readonly DefinitionProblem[]; value?: ReadDefinition } {
  const problems = new Problems();
  const value = enough(() => definitionIn(text, problems));
  if (!problems.all.length && value) return { problems: [], value };
  return { problems: [...problems.all].sort((a, b) => a.line - b.line) };
}

/** What it comes to, or nothing where there are too many problems to go on. */
function enough<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (fault) {
    if (fault instanceof Enough) return undefined;
    throw fault;
  }
}

/** What names mean at the value of that path, whatever else is wrong; nothing where the file is not read as far as that. */
export function scopeIn(
  text: string,
  path: string,
): { readonly reading: Reading; readonly scope: Scope } | undefined {
  const problems = new Problems(Number.POSITIVE_INFINITY);
  const given = readNodes(text, problems);
  if (!given || !isOurs(given, problems)) return undefined;
  const file = shaped(given, FILE, problems);
  if (problems.all.length) return undefined;
  const wanted: Reading['wanted'] = { path };
  const reading = readingOf(file, problems, new Problems(Number.POSITIVE_INFINITY), wanted);
  definitionOf(file, reading);
  return wanted.scope && { reading, scope: wanted.scope };
}

function definitionIn(text: string, problems: Problems): ReadDefinition | undefined {
  const given = readNodes(text, problems);
  if (!given || !isOurs(given, problems)) return undefined;
  const file = shaped(given, FILE, problems);
  if (problems.all.length) return undefined;
  const later = new Problems(Number.POSITIVE_INFINITY);
  const definition = definitionOf(file, readingOf(file, problems, later));
  return definition && { definition, canonical: canonicalOf(file), unplayed: later.all };
}

/** Whether it is a file of a game, and of a version that is known. */
function isOurs(file: Node, problems: Problems): boolean {
  const format = textAt(file, 'format');
  if (format !== FORMAT) {
    const says = format === undefined ? 'this is no file of a game.' : `the format is ${quoted(format)}.`;
    problems.tell({ line: file.line, path: '' }, 'format', says, `It begins with "format": "${FORMAT}".`);
    return false;
  }
  const version = numberAt(file, 'version');
  if (version === VERSION) return true;
  const node = at(file, 'version') ?? file;
  if (version !== undefined && version > VERSION)
    problems.tell(
      node,
      'version',
      `this is version ${version} of the format, made for a newer app.`,
      'Update the app, then open the file again.',
      'update',
    );
  else
    problems.tell(
      node,
      'version',
      'the version of the format is missing or unknown.',
      `Version ${VERSION} fits.`,
    );
  return false;
}

const readingOf = (file: Node, problems: Problems, later: Problems, wanted?: Reading['wanted']): Reading => ({
  problems,
  later,
  names: {
    sides: [],
    turns: { first: 1 },
    tags: [],
    steps: onceEach({ problems } as Reading, itemsAt(file, 'steps')),
    switches: new Map(),
    counters: new Map(),
    lists: new Map(),
    cups: new Map(),
    mods: new Map(),
    tables: new Map(),
    checks: new Map(),
    actions: entriesOf(at(file, 'actions')).map(({ key }) => key),
  },
  uses: new Map(),
  stands: [],
  ledFields: new Map(),
  dues: 0,
  ...(wanted && { wanted }),
});

function definitionOf(file: Node, reading: Reading): Definition | undefined {
  const { problems } = reading;
  // First what is declared, then what speaks of it.
  const game = gameOf(at(file, 'game'));
  const sides = sidesOf(reading, at(file, 'sides'));
  const turns = turnsOf(reading, at(file, 'turns'));
  const switches = switchesOf(reading, at(file, 'switches'));
  const counters = countersOf(reading, at(file, 'counters'));
  const lists = listsOf(reading, at(file, 'lists'));
  const cups = cupsOf(reading, at(file, 'cups'));
  modsNames(reading, at(file, 'mods'));
  const tables = tablesOf(reading, at(file, 'tables'), file);
  namesOfChecks(reading, file);
  checkClashes(reading, file);
  const order = inOrder(reading, file);
  if (problems.all.some(({ code }) => code === 'definition.circle')) return undefined;
  // Callers before what they call.
  const started = counters.map(({ node, ...counter }) => ({
    ...counter,
    start: startOf(reading, { ...counter, node }),
  }));
  const steps = stepsOf(reading, at(file, 'steps'));
  const due = duesOf(reading, at(file, 'due'));
  const filled = cups.map(({ node, ...cup }) => ({ ...cup, chits: chitsOf(reading, { id: cup.id, node }) }));
  const actions = entriesOf(at(file, 'actions')).map((entry) => actionOf(reading, entry));
  const watch = watchesOf(reading, at(file, 'watch'));
  const ends = endsOf(reading, at(file, 'ends'));
  const means = new Map<string, Table['means']>();
  const checks = new Map<string, Check>();
  for (const callee of order) {
    const id = callee.slice(callee.indexOf(':') + 1);
    const table = callee.startsWith('table:') && tables.find((each) => each.id === id);
    const check = callee.startsWith('check:') && at(at(file, 'checks'), id);
    if (table) means.set(id, meansOf(reading, table));
    if (check) checks.set(id, checkOf(reading, id, check));
  }
  const mods = modsOf(reading, at(file, 'mods'));
  checkStands(reading);
  checkSeals(reading, file);
  return {
    hash: '',
    game,
    sides,
    turns,
    steps,
    switches,
    counters: started,
    lists,
    due,
    cups: filled,
    mods,
    tables: tables.map(({ node: _, ...table }) => ({ ...table, means: means.get(table.id) ?? [] })),
    checks: entriesOf(at(file, 'checks')).flatMap(({ key }) => checks.get(key) ?? []),
    actions,
    watch,
    ends,
    words: wordsOf(reading, at(file, 'words')),
  };
}

const itemsAt = (file: Node, key: string): readonly Node[] => {
  const node = at(file, key);
  return node?.is === 'list' ? node.items : [];
};

function namesOfChecks(reading: Reading, file: Node): void {
  for (const { key, value } of entriesOf(at(file, 'checks'))) {
    const ids = itemsAt(value, 'bands').flatMap((band) => textAt(band, 'id') ?? []);
    reading.names.checks.set(key, ids);
    reading.ledFields.set(key, fieldsOfLed(value));
  }
}

/** What an amount finds by a bare name has a name of its own. */
function checkClashes(reading: Reading, file: Node): void {
  const words: Record<string, string> = {
    switches: 'a switch',
    counters: 'a counter',
    mods: 'a list of modifiers',
  };
  const known = new Map<string, string>();
  for (const [section, what] of Object.entries(words))
    for (const { key, line, value } of entriesOf(at(file, section))) {
      const other = known.get(key);
      if (other)
        reading.problems.tell(
          { line, path: value.path },
          'clash',
          `${quoted(key)} is ${other} already.`,
          'Take another id.',
        );
      known.set(key, what);
    }
}
