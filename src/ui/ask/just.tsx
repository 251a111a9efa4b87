import type { Session } from '../../app/session';
import type { OpenQuestion } from '../../core/journal/commands';
import { lazyScreen } from '../kit/lazy';

const just = lazyScreen(() => import('./stage/landed').then(({ JustFallen }) => JustFallen), 'quiet');

/** The question of the last roll, where nothing but look-ups came after it. */
const lastRolled = ({ passed }: OpenQuestion) => {
  const last = passed.findLast(({ prompt: { kind } }) => kind !== 'cell' && kind !== 'heads')?.prompt;
  return last?.kind === 'dice' ? last : undefined;
};

export const isRolled = (question: OpenQuestion): boolean => lastRolled(question) !== undefined;

type Props = { session: Session; question: OpenQuestion };

/** What has just fallen, with its room kept. */
export const Just = ({ session, question }: Props) => (
  <div class="just-room">
    <just.Screen session={session} question={question} />
  </div>
);

/** The same before a curtain: not what was rolled behind one. */
export function JustBefore(props: Props) {
  const last = lastRolled(props.question);
  return last && last.secret === undefined ? <Just {...props} /> : null;
}
