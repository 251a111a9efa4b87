import { effect } from '@preact/signals';
import type { Closed, Session } from '../../app/session';
import type { Entry } from '../../core/journal/journal';
import { sealedFor } from '../../core/journal/projection';
import { describeTrace } from '../../core/play/trace';
import { fallenBefore, fallenOf, fallenWords, toldOf } from '../ask/fallen';
import { announce } from '../kit/announce';

/** Each roll is said as it falls, with what it came to, while its procedure goes on. */
export function sayRolls(session: Session): () => void {
  let seen: Entry | undefined;
  return effect(() => {
    const question = session.question.value;
    const last = session.projection.peek().entries.at(-1);
    if (!question || last === seen) return;
    seen = last;
    if (isSealed(session, question.of)) return;
    const open = question.passed.filter(({ prompt }) => !prompt.secret).map(({ prompt }) => prompt.key);
    const rolls = fallenBefore(session, question).filter(
      ({ key }) => open.includes(key) && rolledIn(last).includes(key),
    );
    if (rolls.length)
      announce(
        rolls
          .flatMap((roll) => [fallenWords(session, roll), ...toldOf(roll)])
          .map(withoutStop)
          .join('. '),
      );
  });
}

/** The keys of the dice that an entry answered. */
const rolledIn = (entry: Entry | undefined): readonly string[] =>
  entry?.kind === 'v1.Opened' || entry?.kind === 'v1.Answered'
    ? entry.answers.flatMap(({ key, answer }) => (answer.kind === 'dice' ? [key] : []))
    : [];

function isSealed({ projection }: Session, of: string): boolean {
  const run = projection.peek().runs.findLast(({ opened }) => opened.id === of);
  return run !== undefined && sealedFor(projection.peek(), run) !== undefined;
}

/** The dice that closed a procedure, where its title does not say them. */
export function closingRolls(session: Session, closed: Closed): readonly string[] {
  if (isSealed(session, closed.opened.id)) return [];
  const last = closed.entries.at(-1);
  const { title } = describeTrace(closed.outcome?.trace ?? []);
  const saysDie = /\bdie \d/.test(title);
  return fallenOf(session, closed)
    .filter(({ key, dice }) => rolledIn(last).includes(key) && !(saysDie && dice.length === 1))
    .map((roll) => fallenWords(session, roll));
}

const withoutStop = (words: string): string => words.replace(/\.$/, '');
