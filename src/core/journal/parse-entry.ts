import { isFiniteNumber, isRecord, isText, isTexts, isWhole } from '../json';
import { isFormValues } from '../play/form';
import type { Answer } from '../play/prompt';
import type { Entry } from './journal';

/** The journal entry in what was stored or sent; undefined when this version of the app cannot read it. */
export function parseEntry(raw: unknown): Entry | undefined {
  if (!isRecord(raw) || !isText(raw.id) || !Number.isInteger(raw.seq) || !isFiniteNumber(raw.at))
    return undefined;
  if (!isEntryKind(raw.kind) || !FITS[raw.kind](raw) || !maybe(isName, raw.after)) return undefined;
  if (!maybe(isUsed, raw.used)) return undefined;
  const { game: _, ...entry } = raw;
  return entry as unknown as Entry;
}

export const isEntryKind = (kind: unknown): kind is Entry['kind'] =>
  isText(kind) && Object.hasOwn(FITS, kind);

type Raw = Record<string, unknown>;

const FITS: { readonly [kind in Entry['kind']]: (raw: Raw) => boolean } = {
  'v1.Opened': (raw) => isText(raw.procedure) && isRecord(raw.args) && fitsAnswers(raw) && fitsSeal(raw),
  'v1.Answered': (raw) => isText(raw.of) && fitsAnswers(raw) && fitsSeal(raw),
  'v1.Amended': (raw) =>
    isText(raw.of) &&
    isText(raw.reason) &&
    isTexts(raw.changed) &&
    raw.outcome !== undefined &&
    fitsAnswers(raw),
  'v1.Struck': ({ ids }) => isTexts(ids),
  'v1.Restored': ({ ids }) => isTexts(ids),
  'v1.Noted': ({ id, text, roll, of, place }) =>
    isText(text) &&
    maybe(isRoll, roll) &&
    maybe((line) => isText(line) && line !== '' && line !== id, of) &&
    maybe((told) => told === true && of !== undefined && text !== '', place),
  'v1.Taught': ({ lessons, trace, reason, settles }) =>
    fitsLessons(lessons) && isTrace(trace) && maybe(isText, reason) && maybe(isTexts, settles),
  'v1.Seated': ({ table, writer, seat, name, left, deviceOf, hand, key, proof, trace }) =>
    [table, deviceOf, key, proof].every((id) => maybe(isName, id)) &&
    [writer, seat].every(isName) &&
    isText(name) &&
    [left, hand].every(isTrue) &&
    isTrace(trace),
  'v1.PenPassed': ({ to, taken, trace }) => isName(to) && isTrue(taken) && isTrace(trace),
  'v1.Ordered': ({ fork, heads: labels, round, amends, strikes, trace }) =>
    isName(fork) &&
    isTexts(labels) &&
    Number.isInteger(round) &&
    isTexts(strikes) &&
    Array.isArray(amends) &&
    amends.every((amend) => isRecord(amend) && FITS['v1.Amended'](amend)) &&
    isTrace(trace),
  'v1.Pledged': ({ hash, kept }) => isName(hash) && maybe((own) => isRecord(own) && isText(own.number), kept),
  'v1.Called': ({ of, key, count, sides, pledges, trace }) =>
    isText(of) &&
    isText(key) &&
    isFiniteNumber(count) &&
    isFiniteNumber(sides) &&
    isTexts(pledges) &&
    isTrace(trace),
  'v1.Shown': ({ pledge, number }) => isName(pledge) && isText(number),
  'v1.SealedBeside': (raw) =>
    FITS['v1.Opened'](raw) &&
    isText(raw.rests) &&
    raw.seal !== undefined &&
    raw.outcome !== undefined &&
    !(raw.answers as readonly unknown[]).length &&
    isTrace(raw.trace),
  'v1.TakenIn': ({ line, late, trace }) => isName(line) && isTrue(late) && isTrace(trace),
  'v1.Clocked': ({ minutes, runs }) => isWhole(minutes, 0, MOST_MINUTES) && isTrue(runs),
  'v1.Unsealed': ({ openings, trace }) =>
    Array.isArray(openings) &&
    openings.every((opening) => isOpening(opening) && isName(opening.line) && isTrue(opening.told)) &&
    isTrace(trace),
};

function fitsAnswers({ answers, outcome }: Raw): boolean {
  const recorded =
    Array.isArray(answers) && answers.every((r) => isRecord(r) && isText(r.key) && isAnswer(r.answer));
  if (!recorded || outcome === undefined) return recorded;
  if (!isRecord(outcome) || !Array.isArray(outcome.events) || !isTrace(outcome.trace)) return false;
  return (
    maybe(isTexts, outcome.reveals) && outcome.events.every((event) => isRecord(event) && isText(event.type))
  );
}

/** What it really says goes with what was said of it. */
const fitsSeal = ({ seal, kept }: Raw): boolean =>
  seal === undefined
    ? kept === undefined
    : isRecord(seal) &&
      isText(seal.side) &&
      isText(seal.hash) &&
      maybe(isShut, seal.own) &&
      maybe(isOpening, kept);

const isShut = (raw: unknown): boolean => isRecord(raw) && isText(raw.iv) && isTexts(raw.text);

export const isOpening = (raw: unknown): boolean => isRecord(raw) && isText(raw.salt) && fitsAnswers(raw);

const ANSWERS: { readonly [kind in Answer['kind']]: (raw: Raw) => boolean } = {
  choice: ({ value }) => isText(value),
  draw: ({ value, by }) => isText(value) && isText(by),
  dice: ({ faces, by, marks, reason }) =>
    isNumbers(faces) && isText(by) && maybe(isTexts, marks) && maybe(isText, reason),
  form: ({ values }) => isFormValues(values),
  cell: ({ chart, column, row, value, source }) =>
    [chart, column, row, source].every(isText) && (value ?? null) !== null,
  heads: ({ chart, axis, heads: labels, source }) =>
    isText(chart) && isAxis(axis) && isTexts(labels) && isText(source),
  override: ({ value, reason }) => (value ?? null) !== null && isText(reason),
};

export const isAnswer = (raw: unknown): raw is Answer =>
  isRecord(raw) &&
  isText(raw.kind) &&
  Object.hasOwn(ANSWERS, raw.kind) &&
  ANSWERS[raw.kind as Answer['kind']](raw);

function fitsLessons(lessons: unknown): boolean {
  const isCell = (said: unknown) => isRecord(said) && isText(said.source) && (said.value ?? null) !== null;
  return (
    Array.isArray(lessons) &&
    lessons.length > 0 &&
    lessons.every((lesson) => {
      if (!isRecord(lesson) || !isText(lesson.chart)) return false;
      const { axis, heads: labels, column, row, cell, before } = lesson;
      if (axis !== undefined) return isAxis(axis) && maybe(isTexts, labels) && maybe(isTexts, before);
      return isText(column) && isText(row) && maybe(isCell, cell) && maybe(isCell, before);
    })
  );
}

const isTrace = (trace: unknown): boolean => Array.isArray(trace) && trace.every(isTraceLine);

const isTraceLine = (line: unknown): boolean =>
  isRecord(line) &&
  isText(line.kind) &&
  isText(line.label) &&
  [line.value, line.place, line.rule, line.prompt, line.by, line.source, line.was, line.reason].every(
    (word) => maybe(isText, word),
  ) &&
  maybe(isNumbers, line.faces) &&
  (line.author === undefined || line.author === true) &&
  maybe(isRecord, line.losses);

const isRoll = (roll: unknown): boolean =>
  isRecord(roll) && isFiniteNumber(roll.sides) && isText(roll.by) && isNumbers(roll.faces);

/** A day a side. */
export const MOST_MINUTES = 1440;
/** Of one line: more than any thought takes. */
const MOST_SECONDS = 1_000_000;

const isUsed = (raw: unknown): boolean =>
  isRecord(raw) && Object.values(raw).every((seconds) => isWhole(seconds, 1, MOST_SECONDS));

const maybe = (check: (value: unknown) => boolean, value: unknown): boolean =>
  value === undefined || check(value);
const isName = (value: unknown): boolean => isText(value) && value !== '';
const isTrue = (value: unknown): boolean => value === undefined || value === true;
const isAxis = (value: unknown): boolean => value === 'columns' || value === 'rows';
const isNumbers = (value: unknown): boolean => Array.isArray(value) && value.every(isFiniteNumber);
