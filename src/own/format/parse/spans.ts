import type { Node } from '../nodes';
import { quoted } from '../problems';
import type { Reading } from './reading';

/** The numbers that a head stands for, from the least: pairs of ends, each of them in it. */
export type Spans = readonly (readonly [from: number, to: number])[];

/** `..1`, `2`, `6..8`, `6-8`, `-4..-2`, `2,12`, `11..`; nothing where it is none of these. */
export function spansOf(head: string): Spans | undefined {
  const spans: [number, number][] = [];
  for (const part of head.split(',')) {
    const [, single, from, to, low, high] =
      /^(?:(-?\d{1,4})|(-?\d{1,4})?\.\.(-?\d{1,4})?|(\d{1,4})[-–](\d{1,4}))$/.exec(part) ?? [];
    const span: [number, number] | undefined =
      single !== undefined
        ? [Number(single), Number(single)]
        : low !== undefined
          ? [Number(low), Number(high)]
          : from !== undefined || to !== undefined
            ? [Number(from ?? Number.NEGATIVE_INFINITY), Number(to ?? Number.POSITIVE_INFINITY)]
            : undefined;
    if (!span || span[0] > span[1]) return undefined;
    spans.push(span);
  }
  return spans.sort(([a], [b]) => a - b);
}

const FORMS = 'Heads are written as “..1”, “2”, “6..8”, “2,12” or “11..”.';

type Told = { readonly head: string; readonly spans: Spans };
function readHeads(reading: Reading, node: Node, heads: readonly string[]): readonly Told[] {
  return heads.flatMap((head) => {
    const spans = spansOf(head);
    if (spans) return [{ head, spans }];
    reading.problems.tell(node, 'span', `${quoted(head)} is no span of numbers.`, FORMS);
    return [];
  });
}

/** Columns by odds: ratios that rise from left to right. */
export function checkOdds(reading: Reading, node: Node, heads: readonly string[]): void {
  let before: { head: string; attack: number; defence: number } | undefined;
  for (const head of heads) {
    const [, attack = 0, defence = 0] = (/^([1-9]\d?):([1-9]\d?)$/.exec(head) ?? []).map(Number);
    if (!attack) {
      reading.problems.tell(
        node,
        'span',
        `${quoted(head)} is no ratio.`,
        'Ratios such as “1:2” or “3:1” fit.',
      );
      continue;
    }
    if (before && head !== before.head && attack * before.defence <= before.attack * defence)
      reading.problems.tell(
        node,
        'order',
        `${quoted(head)} stands after ${quoted(before.head)}.`,
        'Heads rise from left to right.',
      );
    before = { head, attack, defence };
  }
}

/** Columns by a number: each has one span, they rise, and none is missing between. */
export function checkSpans(reading: Reading, node: Node, heads: readonly string[]): void {
  let before: { head: string; to: number } | undefined;
  for (const { head, spans } of readHeads(reading, node, heads)) {
    const [first, ...more] = spans;
    if (!first || more.length) {
      reading.problems.tell(node, 'span', `${quoted(head)} is more than one span.`, 'A column has one.');
      continue;
    }
    const [from, to] = first;
    if (before && head !== before.head) {
      if (from <= before.to)
        reading.problems.tell(
          node,
          'overlap',
          `${quoted(head)} and ${quoted(before.head)} overlap, or stand in the wrong order.`,
          'Heads rise from left to right, and no number is in two.',
        );
      else if (from > before.to + 1) tellGap(reading, node, before.to + 1, from - 1);
    }
    before = { head, to };
  }
}

function tellGap(reading: Reading, node: Node, from: number, to: number): void {
  const numbers = from === to ? `${from} is` : `${from} to ${to} are`;
  reading.problems.tell(node, 'gap', `${numbers} in no head.`, 'Heads leave no gap.');
}

type Totals = { readonly least: number; readonly greatest: number; readonly has: (total: number) => boolean };

/**
 * Rows of dice: every total of the dice is in one, and what lies between two of them too, unless no dice show it. More than one
 * row comes up, at least where the dice are modified.
 */
export function checkRows(
  reading: Reading,
  node: Node,
  heads: readonly string[],
  { least, greatest, has }: Totals,
  { dice, isModified }: { readonly dice: string; readonly isModified: boolean },
): void {
  const told = readHeads(reading, node, heads);
  if (told.length < heads.length) return;
  let lowest = Number.NEGATIVE_INFINITY;
  for (const { head, spans } of told) {
    const [[from] = [0]] = spans;
    if (from < lowest) {
      reading.problems.tell(
        node,
        'order',
        `${quoted(head)} stands below a head with greater numbers.`,
        'Heads rise from top to bottom.',
      );
      return;
    }
    lowest = from;
  }
  const all = told
    .flatMap(({ head, spans }) => spans.map(([from, to]) => ({ head, from, to })))
    .sort((a, b) => a.from - b.from);
  let before: (typeof all)[number] | undefined;
  const isTens = !has(least + 7) && has(least);
  for (const span of all) {
    if (before && span.from <= before.to) {
      if (span.head !== before.head)
        reading.problems.tell(
          node,
          'overlap',
          `${quoted(before.head)} and ${quoted(span.head)} overlap.`,
          'A number is in one head.',
        );
      else
        reading.problems.tell(
          node,
          'overlap',
          `${quoted(span.head)} holds a number twice.`,
          'Each stands once.',
        );
      return;
    }
    const gap = missing(before ? before.to + 1 : least, span.from - 1, (n) =>
      isTens || !before ? has(n) : true,
    );
    if (gap) tellGap(reading, node, ...gap);
    before = span;
  }
  const end = missing(Math.max((before?.to ?? least - 1) + 1, least), greatest, has);
  if (end) tellGap(reading, node, ...end);
  const only = all.find(({ from, to }) => from <= least && to >= greatest);
  if (only && heads.length > 1 && !isModified)
    reading.problems.tell(
      node,
      'span',
      `${quoted(dice)} always comes to ${quoted(only.head)}.`,
      `Its totals go from ${least} to ${greatest}.`,
    );
}

/** The first numbers one after another that should be there, and are in no head. */
function missing(from: number, to: number, isWanted: (n: number) => boolean): [number, number] | undefined {
  for (let first = from; first <= to; first += 1) {
    if (!isWanted(first)) continue;
    let last = first;
    while (last < to && isWanted(last + 1)) last += 1;
    return [first, last];
  }
  return undefined;
}
