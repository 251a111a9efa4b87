import { useEffect, useState } from 'preact/hooks';
import { hrefOf } from '../../app/route';
import type { Session } from '../../app/session';
import { stateBefore } from '../../core/journal/state-before';
import type { GameMeta } from '../../core/play/game';
import { describeTrace, isResult } from '../../core/play/trace';
import { landed } from '../ask/result';
import { SideTitle, tonesOf } from '../ask/side';
import { announce } from '../kit/announce';
import { Card } from '../kit/card';
import { Result } from '../kit/result';
import { Screen } from '../kit/screen';
import { type ExampleRoll, playsOn } from './example-roll';

type Props = { session: Session; meta: GameMeta; roll: ExampleRoll };

/** After the one roll of an example: what came of it, why, and the ways on. */
export function JustHappened({ session, meta, roll: { run, faces } }: Props) {
  const told = useTold(meta);
  const question = session.question.value;
  const said = run.outcome && describeTrace(run.outcome.trace);
  const lines = question?.prompt.working ?? said?.lines ?? [];
  const { side } = run;
  const { game, projection } = session;
  const closed = () => ({ ...run, before: stateBefore(game, projection.value, run) });
  const sentences = [told, `You rolled ${faces.join(' and ')}.`, LOGGED].filter(Boolean).join(' ');
  return (
    <>
      <Screen
        title="Example battle"
        beside={session.pack.value.practice && <small class="soft">practice tables</small>}
      >
        <Result
          as="card"
          value={said?.value}
          title={
            <SideTitle session={session} side={side} title={question?.title ?? said?.title ?? meta.title} />
          }
          sides={tonesOf(session, side)}
          fallen={<landed.Screen session={session} {...(question ? { question } : { closed: closed() })} />}
          lines={lines.filter(isResult)}
        />
        <Card title="What just happened">
          <p>{sentences}</p>
        </Card>
      </Screen>
      <footer class="foot">
        <a class="main" href={hrefOf({ screen: 'practice', game: meta.id })}>
          Play a practice game
        </a>
        <div class="row">
          <button
            type="button"
            onClick={async () => (await session.undo()) && announce('Undone. The die waits for you.')}
          >
            Roll it again
          </button>
          <button
            type="button"
            onClick={() => {
              playsOn.value = true;
            }}
          >
            Look around
          </button>
        </div>
        <a class="plain" href={hrefOf({ screen: 'new', game: meta.id })}>
          Set up my own game
        </a>
      </footer>
    </>
  );
}

const LOGGED = 'All of it is in the log, and Undo takes it back.';

/** How the roll came about; nothing where that cannot be fetched. */
function useTold({ example }: GameMeta): string | undefined {
  const [told, setTold] = useState<string>();
  useEffect(() => {
    let left = false;
    example?.().then(
      (came) => left || setTold(came.told),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [example]);
  return told;
}
