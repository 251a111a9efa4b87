import type { Amount, Counter, Text } from '../definition';
import { at, entriesOf, isTrue, itemsOf, type Node, numberAt, numberOf, textAt, textOf } from '../nodes';
import { meant, quoted } from '../problems';
import { amountOf } from './amounts';
import { idsOnce, namedOf } from './asks';
import { declared } from './names';
import { ruleOf, sectionOf } from './plain';
import { type Reading, scopeOf } from './reading';

/** Counters without what they start with, which may speak of lists. */
export function countersOf(reading: Reading, node: Node | undefined): readonly (Counter & { node: Node })[] {
  return sectionOf(reading, node).map(({ id, node: each }) => {
    const { problems, names } = reading;
    const of = at(each, 'of');
    const [min, max] = [numberAt(each, 'min'), numberAt(each, 'max')];
    const side = declared(reading, at(each, 'side'), names.sides, 'side');
    if (at(each, 'each') && at(each, 'side'))
      problems.tell(
        at(each, 'side') ?? each,
        'key',
        'it is each side’s, and one side’s.',
        'Keep “each” or “side”.',
      );
    if (of)
      for (const key of ['min', 'max', 'low', 'high', 'ledger'])
        if (at(each, key))
          problems.tell(
            at(each, key) ?? each,
            'key',
            `it holds a name, and ${quoted(key)} is for numbers.`,
            'Leave it out.',
          );
    if (!of && (min === undefined || max === undefined))
      problems.tell(
        each,
        'missing',
        `${min === undefined ? '“min”' : '“max”'} is missing.`,
        'A number has bounds; a name has “of”.',
      );
    if (min !== undefined && max !== undefined && min > max)
      problems.tell(
        each,
        'order',
        `“min” is ${min}, “max” is ${max}.`,
        'The least is not more than the greatest.',
      );
    const states = of && idsOnce(reading, of);
    const isLedger = isTrue(at(each, 'ledger'));
    names.counters.set(id, {
      each: at(each, 'each') !== undefined,
      isLedger,
      kind: states ? { is: 'names', of: states } : { is: 'number' },
    });
    const [low, high] = [limitOf(at(each, 'low')), limitOf(at(each, 'high'))];
    return {
      id,
      name: textAt(each, 'name') ?? '',
      ...ruleOf(each),
      each: at(each, 'each') !== undefined,
      ...(side !== undefined && { side }),
      ledger: isLedger,
      holds: of
        ? { kind: 'state' as const, of: namedOf(of) }
        : { kind: 'number' as const, min: min ?? 0, max: max ?? 0 },
      start: {},
      ...(low && { low }),
      ...(high && { high }),
      node: each,
    };
  });
}

function limitOf(node: Node | undefined): Counter['low'] {
  const [number, say] = itemsOf(node);
  return node && { at: numberOf(number) ?? 0, say: textOf(say) ?? '' };
}

/** What a counter starts with: under '', or by side. */
export function startOf(reading: Reading, counter: Counter & { node: Node }): Counter['start'] {
  const { node, holds, each } = counter;
  const of = at(node, 'start');
  const known = holds.kind === 'state' ? holds.of.map(({ id }) => id) : [];
  const scope = scopeOf(`counters.${counter.id}`);
  const value = (start: Node): Amount | Text => {
    if (holds.kind === 'state') {
      const text = textOf(start);
      if (text === undefined || !known.includes(text))
        reading.problems.tell(
          start,
          'value',
          `${quoted(counter.id)} never is ${quoted(text ?? `${numberOf(start)}`)}.`,
          meant(text ?? '', known, 'It is one of'),
        );
      return { kind: 'text', text: text ?? '' };
    }
    const amount = amountOf(reading, scope, start);
    if (typeof amount === 'number' && (amount < holds.min || amount > holds.max))
      reading.problems.tell(
        start,
        'number',
        `${amount} does not fit.`,
        `It goes from ${holds.min} to ${holds.max}.`,
      );
    if (JSON.stringify(amount).includes('"kind":"counter"'))
      reading.problems.tell(
        start,
        'start',
        'it starts with what another counter holds.',
        'Numbers, and what stands in lists, are known at the beginning.',
      );
    return amount;
  };
  if (of?.is === 'record') {
    if (!each)
      reading.problems.tell(of, 'side', 'there is one for all.', 'One number fits, or "each": "side".');
    const { sides } = reading.names;
    for (const side of sides)
      if (!at(of, side))
        reading.problems.tell(
          of,
          'missing',
          `the start of ${quoted(side)} is missing.`,
          'Each side has one.',
        );
    return Object.fromEntries(
      entriesOf(of).flatMap(({ key, line, value: start }) => {
        if (sides.includes(key)) return [[key, value(start)]];
        reading.problems.tell(
          { line, path: start.path },
          'name',
          `${quoted(key)} is no side of this file.`,
          meant(key, sides, 'Sides'),
        );
        return [];
      }),
    );
  }
  if (of) return { '': value(of) };
  if (holds.kind === 'state') return { '': { kind: 'text', text: known[0] ?? '' } };
  if (holds.min > 0 || holds.max < 0)
    reading.problems.tell(
      node,
      'missing',
      '“start” is missing.',
      `It goes from ${holds.min} to ${holds.max}, so that 0 does not fit.`,
    );
  return { '': 0 };
}
