import { useEffect } from 'preact/hooks';
import { atHall } from '../../app/hall/keep-hall';
import type { Session } from '../../app/session';
import { announce } from '../kit/announce';
import { Icon } from '../kit/icon';
import { Remedies } from '../kit/remedies';
import { hallWords } from './words';

/** At a game of a hall, above the actions: an announcement between two questions, and that the hall is not reached. */
export function HallLine({ session }: { session: Session }) {
  const here = atHall.value;
  const said = here?.carrier.said.value;
  const asks = session.question.value !== undefined;
  const shows = said !== undefined && !asks;
  useEffect(() => {
    if (shows && said) announce(`The director says: ${said.text}`);
  }, [shows, said]);
  if (!here) return null;
  const { carrier, pass } = here;
  const state = carrier.hall.state.value;
  const problem = carrier.hall.problem.value ?? carrier.problem.value;
  return (
    <>
      {shows && said && (
        <div class="card notice hall-said">
          <Icon name="log" />
          <p>
            <b>The director:</b> {said.text}
          </p>
          <button type="button" onClick={() => carrier.putAway()}>
            Read
          </button>
        </div>
      )}
      {(state !== 'on' || problem) && (
        <p class="pen-line" role="status">
          {problem ? problem.message : hallWords(state, carrier.waits.value, pass.role === 'onlooker')}
        </p>
      )}
      {problem && <Remedies of={problem} />}
    </>
  );
}
