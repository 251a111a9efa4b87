import { useState } from 'preact/hooks';
import type { Session } from '../../../app/session';
import { clockOf } from '../../../core/journal/clock';
import { readMinutes, setClock } from '../../../core/journal/set-clock';
import type { Problem } from '../../../core/result';
import { announce } from '../../kit/announce';
import { minutesText } from '../../kit/clock-words';
import { ClockChoice } from './clock-choice';

/** The clock of a game in play: set, changed or taken away. What was used stays used. */
export function ClockSetup({ session }: { session: Session }) {
  const clock = clockOf(session.projection.value);
  const [typed, setTyped] = useState(clock?.minutes ? String(clock.minutes) : '');
  const [problem, setProblem] = useState<Problem>();
  if (session.following.value || session.several.value?.barred)
    return <p class="soft">Only the phone and the tab that record the game set its clock.</p>;
  const save = async () => {
    const read = readMinutes(typed);
    setProblem(read.ok ? undefined : read.problem);
    if (!read.ok) return;
    const minutes = read.value;
    const runs = clock?.runs === true && minutes > 0;
    if (!(await session.clock(setClock(minutes, runs)))) return setProblem(session.notice.peek());
    announce(minutes ? `Game clock: ${minutesText(minutes)}.` : 'No game clock.');
  };
  return (
    <div class="stack">
      <p>{clock?.minutes ? `Now ${minutesText(clock.minutes)}.` : 'No clock is set.'}</p>
      <ClockChoice typed={typed} problem={problem} onTyped={setTyped} />
      <button type="button" class="plain" onClick={() => void save()}>
        Set the clock
      </button>
    </div>
  );
}
