import { BOUNDS } from '../bounds';
import type { Band, Due, Effect, Effects } from '../definition';
import { at, entriesOf, isTrue, itemsOf, type Node, numberAt, textAt, textOf } from '../nodes';
import { meant, quoted } from '../problems';
import { amountOf, conditionsOf, kindWords, nameOfKind } from './amounts';
import { askOf } from './asks';
import { declared, rowOf, targetOf } from './names';
import { inside, pass, type Reading, type Scope } from './reading';
import { checkEffect, tableEffect } from './rolls';
import { diceAt, rolledWith } from './with-dice';

/**
 * Effects in their order: what one of them asks or rolls, those after it may speak of. `ifs` is how many `if` they stand in.
 */
export function effectsOf(reading: Reading, scope: Scope, node: Node | undefined, ifs = 0): Effects {
  const effects = itemsOf(node).flatMap((item) => effectOf(reading, scope, item, ifs) ?? []);
  pass(reading, scope, node?.path);
  return effects;
}

function effectOf(reading: Reading, scope: Scope, node: Node, ifs: number): Effect | undefined {
  pass(reading, scope, node.path);
  const [head] = entriesOf(node);
  if (!head) return undefined;
  const { key, value } = head;
  switch (key) {
    case 'add':
    case 'set':
      return changed(reading, scope, value, key);
    case 'points':
      return points(reading, scope, value);
    case 'due':
      return dueEffect(reading, scope, value);
    case 'draw':
    case 'fill': {
      const cup = declared(reading, value, [...reading.names.cups.keys()], 'cup');
      return cup === undefined ? undefined : { kind: key, cup };
    }
    case 'act': {
      const found = rowOf(reading, scope, value, textOf(value) ?? '');
      return found && { kind: 'act', row: found.row };
    }
    case 'check':
      return checkEffect(reading, scope, node);
    case 'table':
      return tableEffect(reading, scope, node);
    case 'roll':
    case 'versus':
    case 'pool':
      return rolled(reading, scope, node, ifs);
    case 'if':
      return branch(reading, scope, node, ifs + 1);
    case 'as':
      return stands(reading, scope, value);
    case 'end':
      return { kind: 'end' };
    case 'say':
      return { kind: 'say', text: textOf(value) ?? '' };
    case 'ask': {
      const ask = askOf(reading, scope, value);
      return ask && { kind: 'ask', ask };
    }
    case 'note':
      return note(reading, scope, node);
    default:
      return undefined;
  }
}

function changed(reading: Reading, scope: Scope, node: Node, key: 'add' | 'set'): Effect | undefined {
  const [what, value] = itemsOf(node);
  const text = textOf(what);
  if (!what || !value || text === undefined) return undefined;
  const found = targetOf(reading, scope, what, text);
  if (!found) return undefined;
  const { target: to, kind } = found;
  if (key === 'add') {
    if (kind.is === 'number') return { kind: 'add', to, amount: amountOf(reading, scope, value) };
    reading.problems.tell(
      what,
      'kind',
      `${quoted(text)} is no number: it holds ${kindWords(kind)}.`,
      '“set” gives it another one.',
    );
    return undefined;
  }
  if (kind.is === 'number' && value.is !== 'word')
    return { kind: 'set', to, value: amountOf(reading, scope, value) };
  if (kind.is === 'mark' && value.is === 'word') return { kind: 'set', to, value: isTrue(value) };
  if (kind.is === 'names' && value.is !== 'word') {
    const operand = nameOfKind(reading, scope, value, kind, quoted(text));
    return operand === undefined ? undefined : { kind: 'set', to, value: operand };
  }
  reading.problems.tell(
    value,
    'kind',
    `${quoted(text)} holds ${kindWords(kind)}: this is none.`,
    kind.is === 'mark' ? 'true or false fits.' : '',
  );
  return undefined;
}

function points(reading: Reading, scope: Scope, node: Node): Effect | undefined {
  const [what, value, about, words] = itemsOf(node);
  const text = textOf(what);
  if (!what || !value || text === undefined) return undefined;
  const found = targetOf(reading, scope, what, text);
  const amount = amountOf(reading, scope, value);
  const name = textOf(about);
  const row = about && name ? rowOf(reading, scope, about, name)?.row : undefined;
  if (found?.target.kind !== 'counter' || !reading.names.counters.get(found.target.counter)?.isLedger) {
    if (found) {
      const ledgers = [...reading.names.counters].flatMap(([id, { isLedger }]) => (isLedger ? [id] : []));
      reading.problems.tell(
        what,
        'ledger',
        `${quoted(text)} is no ledger.`,
        meant(text, ledgers, 'Ledgers') || 'A counter with "ledger": true fits.',
      );
    }
    return undefined;
  }
  return {
    kind: 'points',
    ledger: found.target,
    amount,
    ...(row && { about: row }),
    words: textOf(words) ?? '',
  };
}

/** The roll by which something due comes. */
export function dueRollOf(reading: Reading, node: Node | undefined): Due['roll'] {
  const dice = node && diceAt(reading, node, 'dice');
  if (!dice) return undefined;
  return {
    dice,
    min: numberAt(node, 'min') ?? 0,
    otherwise: textAt(node, 'else') === 'lost' ? 'lost' : 'next-turn',
  };
}

function dueEffect(reading: Reading, scope: Scope, node: Node): Effect {
  const { steps, sides } = reading.names;
  const [inTurns, whoNode] = [at(node, 'in'), at(node, 'who')];
  const who = whoNode && rowOf(reading, scope, whoNode, textOf(whoNode) ?? '');
  const step = declared(reading, at(node, 'step'), steps, 'step');
  const side = declared(reading, at(node, 'side'), sides, 'side');
  const roll = dueRollOf(reading, at(node, 'roll'));
  const rule = textAt(node, 'rule');
  // What else was known is gone by then.
  const later: Scope = {
    place: scope.place,
    rows: new Map(),
    answers: new Map(),
    die: Boolean(roll),
    ...(who && { opponent: true }),
  };
  if (who) later.rows.set('who', { lists: who.lists, ...(who.isAny && { isAny: true as const }) });
  const id = `e${reading.dues}`;
  reading.dues += 1;
  return {
    kind: 'due',
    id,
    in: inTurns ? amountOf(reading, scope, inTurns) : 0,
    ...(step !== undefined && { step }),
    ...(side !== undefined && { side }),
    text: textAt(node, 'text') ?? '',
    ...(rule !== undefined && { rule }),
    ...(who && { who: who.row }),
    ...(roll && { roll }),
    do: effectsOf(reading, later, at(node, 'do')),
  };
}

function rolled(reading: Reading, scope: Scope, node: Node, ifs: number): Effect | undefined {
  const bands = (): readonly Band[] => bandsOf(reading, scope, at(node, 'bands'), ifs);
  if (at(node, 'versus')) return versus(reading, scope, node, bands);
  if (at(node, 'pool')) return pool(reading, scope, node, ifs);
  const dice = diceAt(reading, node, 'roll');
  const say = textAt(node, 'say');
  const rolls = rolledWith(reading, scope, node);
  const of = bands();
  scope.die = true;
  return dice && { kind: 'roll', dice, ...(say !== undefined && { say }), ...rolls, bands: of };
}

function versus(
  reading: Reading,
  scope: Scope,
  node: Node,
  bands: () => readonly Band[],
): Effect | undefined {
  const dice = at(node, 'versus');
  reading.later.tell(dice ?? node, 'versus', 'this version of the app cannot play “versus” yet.');
  const rolls = entriesOf(dice).flatMap(({ key, line, value }) => {
    if (key === 'tie') return [];
    const of = dice && diceAt(reading, dice, key);
    if (reading.names.sides.includes(key)) return of ? [{ side: key, dice: of }] : [];
    reading.problems.tell(
      { line, path: value.path },
      'name',
      `${quoted(key)} is no side of this file.`,
      meant(key, reading.names.sides, 'Sides'),
    );
    return [];
  });
  const tie = textAt(dice, 'tie');
  if (dice && rolls.length !== 2)
    reading.problems.tell(dice, 'few', '“versus” is between two sides.', 'Name the dice of each, and “tie”.');
  if (dice && tie !== undefined && tie !== 'again' && tie !== 'stands')
    reading.problems.tell(
      at(dice, 'tie') ?? dice,
      'word',
      `${quoted(tie)} does not fit.`,
      '“again” or “stands” fits.',
    );
  const of = bands();
  scope.die = true;
  return { kind: 'versus', rolls, tie: tie === 'again' ? 'again' : 'stands', bands: of };
}

function pool(reading: Reading, scope: Scope, node: Node, ifs: number): Effect | undefined {
  const of = at(node, 'pool');
  reading.later.tell(of ?? node, 'pool', 'this version of the app cannot play “pool” yet.');
  const [count, die] = itemsOf(at(of, 'dice'));
  const hit = at(of, 'hit');
  const sides = /^1?d([1-9]\d{0,2})$/.exec(textOf(die) ?? '')?.[1];
  if (die && (!sides || Number(sides) < 2 || Number(sides) > BOUNDS.dieSides))
    reading.problems.tell(die, 'dice', `${quoted(textOf(die) ?? '')} is no single die.`, '“d6” fits.');
  const dice = count ? amountOf(reading, scope, count) : 0;
  const least = hit ? amountOf(reading, scope, hit) : 0;
  scope.die = true;
  return {
    kind: 'pool',
    dice,
    sides: Number(sides ?? 6),
    hit: least,
    do: effectsOf(reading, inside(scope), at(node, 'do'), ifs),
  };
}

function branch(reading: Reading, scope: Scope, node: Node, ifs: number): Effect {
  if (ifs > BOUNDS.ifs)
    reading.problems.tell(
      node,
      'deep',
      `an “if” stands in ${ifs - 1} others.`,
      `Up to ${BOUNDS.ifs} deep fits.`,
    );
  const when = conditionsOf(reading, scope, at(node, 'if'));
  return {
    kind: 'if',
    when,
    do: effectsOf(reading, inside(scope), at(node, 'do'), ifs),
    otherwise: effectsOf(reading, inside(scope), at(node, 'else'), ifs),
  };
}

function stands(reading: Reading, scope: Scope, node: Node): Effect | undefined {
  const code = textOf(node) ?? '';
  const table = reading.names.tables.get(scope.meaning?.table ?? '');
  if (!table || !scope.meaning) {
    reading.problems.tell(node, 'as', '“as” stands in what a code means, and nowhere else.');
    return undefined;
  }
  if (code.includes('#') && !scope.hash) {
    reading.problems.tell(node, 'hash', `“#” stands for no number here.`, 'Write the number.');
    return undefined;
  }
  const to = meaningOf(code, table.codes);
  if (to === undefined) {
    reading.problems.tell(
      node,
      'name',
      `${quoted(code)} has no meaning in this table.`,
      meant(code, table.codes, 'Codes'),
    );
    return undefined;
  }
  reading.stands.push({ table: scope.meaning.table, from: scope.meaning.code, to, node });
  return { kind: 'as', code };
}

/** Which of `codes` tells what a code means: itself, or a pattern whose `#` stands for its digits. */
export function meaningOf(code: string, codes: readonly string[]): string | undefined {
  if (codes.includes(code)) return code;
  return codes.find((each) => {
    const [before = '', after = '', ...more] = each.split('#');
    const isPattern = each.includes('#') && !more.length;
    const digits = code.slice(before.length, code.length - after.length);
    return isPattern && code.startsWith(before) && code.endsWith(after) && /^\d+$/.test(digits);
  });
}

function note(reading: Reading, scope: Scope, node: Node): Effect | undefined {
  const [ask, opens] = [at(node, 'note'), at(node, 'opens')];
  const of = declared(reading, ask, [...scope.answers.keys()], 'question');
  const turn = opens && amountOf(reading, scope, opens);
  return of === undefined ? undefined : { kind: 'note', ask: of, ...(turn !== undefined && { opens: turn }) };
}

/** Bands of a roll from low to high: each but the last says up to where it reaches. */
export function bandsOf(reading: Reading, scope: Scope, node: Node | undefined, ifs = 0): readonly Band[] {
  const bands = itemsOf(node);
  const ids: string[] = [];
  let before: number | undefined;
  return bands.map((band, i) => {
    const isLast = i === bands.length - 1;
    const toNode = at(band, 'to');
    const to = toNode && amountOf(reading, scope, toNode);
    if (toNode && isLast)
      reading.problems.tell(
        toNode,
        'gap',
        'nothing is said of what lies above it.',
        'The last band takes the rest and has no “to”.',
      );
    if (!toNode && !isLast)
      reading.problems.tell(
        band,
        'gap',
        'this band takes the rest, and others follow.',
        'Each band but the last has a “to”.',
      );
    if (toNode && typeof to === 'number') {
      if (before !== undefined && to <= before)
        reading.problems.tell(toNode, 'order', `${to} is not above ${before}.`, 'Bands rise.');
      before = to;
    }
    const id = textAt(band, 'id');
    if (id !== undefined && ids.includes(id))
      reading.problems.tell(
        at(band, 'id') ?? band,
        'twice',
        `${quoted(id)} stands twice.`,
        'Each band has its own id.',
      );
    if (id !== undefined) ids.push(id);
    const within = inside(scope, { die: true });
    return {
      ...(id !== undefined && { id }),
      ...(to !== undefined && { to }),
      say: textAt(band, 'say') ?? '',
      do: effectsOf(reading, within, at(band, 'do'), ifs),
    };
  });
}
