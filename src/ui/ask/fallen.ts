import type { Closed, Session } from '../../app/session';
import type { OpenQuestion } from '../../core/journal/commands';
import { liveAnswers } from '../../core/journal/projection';
import { type Fallen, fallenIn } from '../../core/play/fallen';
import { noLookup, passedIn, runProcedure } from '../../core/play/procedure';
import { describeTrace, type TraceLine } from '../../core/play/trace';
import { nameOf } from './side';

/** The rolls that led to an open question, the latest last. */
export const fallenBefore = ({ game }: Session, { passed, prompt, side }: OpenQuestion): readonly Fallen[] =>
  fallenIn(game.charts, passed, prompt.working, side);

/** The rolls of a procedure that a tap has closed. */
export function fallenOf({ game, projection }: Session, closed: Closed): readonly Fallen[] {
  const { opened, outcome, before, side } = closed;
  const def = game.procedures[opened.procedure];
  if (!def || !outcome) return [];
  const answers = liveAnswers(closed, projection.peek().struck);
  try {
    const passed = passedIn(runProcedure(def, before, opened.args, answers, noLookup), answers);
    return fallenIn(game.charts, passed, describeTrace(outcome.trace).lines, side);
  } catch {
    // Another tab may run another version, whose questions were others: its result is told all the same.
    return [];
  }
}

const sentencesOf = ({ lines }: Fallen, ...kinds: readonly TraceLine['kind'][]): readonly string[] =>
  lines
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ label, value }) => (value === undefined || label.endsWith('.') ? label : `${label}: ${value}`));

/** What came of a roll in sentences: its results, and what to mind of them. */
export const resultsOf = (roll: Fallen): readonly string[] => sentencesOf(roll, 'result');
export const warningsOf = (roll: Fallen): readonly string[] => sentencesOf(roll, 'warning');
export const toldOf = (roll: Fallen): readonly string[] => sentencesOf(roll, 'result', 'warning');

/** "Ken, Issei die: 2, no": whose roll it was, each face with what it was for, and what they mean. */
export function fallenWords(session: Session, { title, side, dice, meaning, read }: Fallen): string {
  const ownerOf = (of: string | undefined) => (of === undefined ? [] : [nameOf(session, of)]);
  const faces = dice.map(({ face, name, meaning: own, side: whose }) => {
    const owner = whose === side ? [] : ownerOf(whose);
    const called = [...owner, ...(name && dice.length > 1 && !owner.includes(name) ? [name] : [])].join(', ');
    return `${called && `${called}: `}${face}${own ? `, ${own.toLowerCase()}` : ''}`;
  });
  const chart = read && session.game.charts.find(({ id }) => id === read.chart)?.name;
  const means = chart && !title.startsWith(chart) ? `${chart} ${meaning}` : meaning;
  const named = dice.length > 1 && dice.some((die) => die.name);
  return [
    `${[...ownerOf(side), title].join(', ')}${title.endsWith('?') ? '' : ':'} ${faces.join(named ? '; ' : ' and ')}`,
    ...(means ? [means] : []),
  ].join(named ? '. ' : ', ');
}
