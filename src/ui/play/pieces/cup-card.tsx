import type { Session } from '../../../app/session';
import type { DrawPrompt } from '../../../core/play/prompt';
import type { Chit, Panel } from '../../../core/play/view';
import { answerAtOnce } from '../../ask/action-button';
import { Card } from '../../kit/card';
import { tap } from '../../kit/tap';

const STATE = { in: 'in the cup', drawn: 'drawn', current: 'now', gone: 'out of the game' } as const;

type Props = { session: Session; panel: Extract<Panel, { kind: 'cup' }> };

/** The chit that acts, turned over, and the cup with what is in it yet; one drawn by hand is tapped there. */
export function CupCard({ session, panel }: Props) {
  const { chits, draw } = panel;
  const prompt = draw && !draw.disabled && !session.several.value?.barred ? session.preview(draw) : undefined;
  const offered = prompt?.kind === 'draw' && !prompt.secret ? prompt : undefined;
  const current = chits.find(({ state }) => state === 'current');
  const title = (
    <span class="cup-title">
      {panel.title}
      {offered && <span class="soft">Drew one yourself? Tap it</span>}
    </span>
  );
  return (
    <Card title={title} class="cup">
      {current && (
        <p key={current.id} class={`drawn ${painted(current)}`} aria-hidden="true">
          {current.label}
        </p>
      )}
      <ul class="chips thirds">
        {chits.map((chit) => (
          <li key={chit.id}>
            {draw && offered && isOffered(offered, chit) ? (
              <button
                type="button"
                class={`chip ${painted(chit)}`}
                onClick={tap(() =>
                  answerAtOnce(session, draw, offered, { kind: 'draw', value: chit.id, by: 'physical' }),
                )}
              >
                {chit.label}
              </button>
            ) : (
              <Laid chit={chit} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const isOffered = ({ from }: DrawPrompt, { id, state }: Chit): boolean =>
  state === 'in' && from.some(({ value, disabled }) => value === id && !disabled);

const Laid = ({ chit }: { chit: Chit }) => (
  <span class={`chip ${chit.state === 'in' ? painted(chit) : chit.state === 'current' ? 'current' : 'gone'}`}>
    {chit.label}
    <span class="sr">, {STATE[chit.state]}</span>
  </span>
);

const painted = ({ paint }: Chit): string => (paint ? `paint paint-${paint}` : '');
