import { type ChartDef, describeCell, shapeOf } from '../charts/chart';
import { cellQuestion, type Passed } from './procedure';
import type { Answer, CellAnswer, DiceAnswer, DicePrompt, RollPreview } from './prompt';
import type { TraceLine } from './trace';

/** A die as it fell: whose it was, what it was for and what it came to, as far as it is read by itself. */
export type FallenDie = {
  readonly face: number;
  readonly side?: string;
  readonly name?: string;
  readonly meaning?: string;
  /** Declared with the roll, and thrown ahead of the dice that decide it. */
  readonly ahead?: true;
};

/** A roll that a procedure has been answered with, and what it came to. */
export type Fallen = {
  /** The key of its question. */
  readonly key: string;
  readonly title: string;
  readonly side?: string;
  readonly dice: readonly FallenDie[];
  /** Each is read by itself. */
  readonly each?: true;
  /** What the dice came to together. */
  readonly meaning?: string;
  /** The cell they were read on. */
  readonly read?: CellAnswer;
  /** The derivation from this roll on, up to the next one. */
  readonly lines: readonly TraceLine[];
};

/**
 * The rolls among the questions that a procedure has come past, in the order asked. `lines` is its derivation. Nothing of this
 * is on record: it is worked out again, so that games recorded by any version have it.
 */
export function fallenIn(
  charts: readonly ChartDef[],
  passed: readonly Passed[],
  lines: readonly TraceLine[],
  side?: string,
): readonly Fallen[] {
  const cells = new Map(passed.map(({ prompt, answer }) => [prompt.key, answer]));
  const starts = passed.flatMap(({ prompt, answer }) => {
    if (prompt.kind !== 'dice' || answer.kind !== 'dice') return [];
    const from = lines.findIndex((line) => line.prompt === prompt.key && line.faces);
    return [{ prompt, answer, from: from < 0 ? lines.length : from }];
  });
  return starts.map(({ prompt, answer, from }, i) => {
    const led = lines.slice(from, starts.slice(i + 1).find((later) => later.from > from)?.from);
    const owner = prompt.side ?? side;
    const dice = diceIn(charts, prompt, answer, cells, owner);
    const each = prompt.rollPreview?.each ?? (prompt.dieNotes && true);
    const line = each ? undefined : readIn(prompt, led);
    const read = cells.get(line?.prompt ?? '');
    const meaning = each ? undefined : (line?.value ?? wordsFor(prompt, answer, led));
    return {
      ...{ key: prompt.key, title: titleIn(prompt, answer), dice, lines: led },
      ...(owner && { side: owner }),
      ...(each && { each }),
      ...(meaning && { meaning }),
      ...(read?.kind === 'cell' && { read }),
    };
  });
}

/** What the roll is called, once the first die of what was declared with it lies there. */
const titleIn = ({ title, marks }: DicePrompt, answer: DiceAnswer): string =>
  marks?.find(({ value }) => value === answer.marks?.[0])?.titles?.[(answer.faces[0] ?? 0) - 1] ?? title;

function diceIn(
  charts: readonly ChartDef[],
  { marks = [], dieNames, dieSides, dieNotes, rollPreview }: DicePrompt,
  { faces, marks: declared = [] }: DiceAnswer,
  answers: ReadonlyMap<string, Answer>,
  side: string | undefined,
): readonly FallenDie[] {
  const extra = marks
    .filter(({ value }) => declared.includes(value))
    .flatMap((mark) => Array<typeof mark>(mark.dice).fill(mark));
  return faces.map((face, i) => {
    const mark = extra[i];
    const at = i - extra.length;
    const name = mark ? (mark.dieName ?? mark.label) : dieNames?.[at];
    const owner = mark ? (mark.side ?? side) : (dieSides?.[at] ?? side);
    const read = rollPreview?.each && cellOf(charts, rollPreview, at, face, answers);
    const meaning = mark ? undefined : (read ?? dieNotes?.[at]?.[face - 1]);
    return {
      face,
      ...(owner && { side: owner }),
      ...(name && { name }),
      ...(meaning && { meaning }),
      ...(mark && { ahead: true }),
    };
  });
}

/** What one die, the one with index `at`, says on a chart that each is read on by itself. */
function cellOf(
  charts: readonly ChartDef[],
  { chart: id, column = '', columns, modifier = 0 }: RollPreview,
  at: number,
  face: number,
  answers: ReadonlyMap<string, Answer>,
): string | undefined {
  const chart = charts.find((each) => each.id === id);
  const own = columns?.[at] ?? column;
  const cell = answers.get(cellQuestion(id, own, String(face + modifier)));
  return chart && cell?.kind === 'cell' ? describeCell(shapeOf(chart, own), cell.value) : undefined;
}

/** The line of the cell that the dice were read on. */
const readIn = ({ rollPreview }: DicePrompt, lines: readonly TraceLine[]): TraceLine | undefined =>
  lines.find(
    ({ kind, prompt }) =>
      kind === 'cell' && (!rollPreview || prompt?.startsWith(`cell:${rollPreview.chart}:`)),
  );

/** What the roll itself says it means, else its line: of a shift all of it, of a number that the face shows nothing. */
function wordsFor(
  { key, title, faceNotes }: DicePrompt,
  { faces }: DiceAnswer,
  lines: readonly TraceLine[],
): string | undefined {
  const total = faces.reduce((sum, face) => sum + face, 0);
  const note = faceNotes?.[total - 1];
  const line = lines.find((each) => each.prompt === key);
  if (note || line?.value === undefined) return note || undefined;
  if (line.value !== String(total)) return line.kind === 'shift' ? `${line.label} ${line.value}` : line.value;
  return line.label === title ? undefined : `${line.label} ${line.value}`;
}
