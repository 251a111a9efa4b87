import './exchange.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isLines, isOf } from '../../app/exchange/codec';
import { type Joining, joinAsDevice, joinGame, readJoining } from '../../app/exchange/join';
import { bytesOfCode, type CodeRead, handCode } from '../../app/exchange/take-code';
import { filesBrought, takeHandedFile } from '../../app/handed-file';
import { stoppedReading } from '../../app/in-slices';
import { games, refresh } from '../../app/library';
import { go, redirect } from '../../app/route';
import type { GameMeta } from '../../core/play/game';
import { fail, ok, type Problem, type Result } from '../../core/result';
import { askPersistence } from '../device/persistence';
import { TabLine } from '../device/tab-line';
import { announce } from '../kit/announce';
import { BackLink } from '../kit/back-link';
import { FileButton } from '../kit/file-button';
import { Notice } from '../kit/notice';
import { Screen } from '../kit/screen';
import { useWorking } from '../kit/working';
import { JoinableCard, JoinForm } from '../seats/joinable';
import { useSeat } from '../seats/seat-fields';
import { CodeCamera } from './code-camera';
import { PasteLink } from './paste-link';
import { readingWords, SEALED_BEFORE } from './words';

type Props = { registry: readonly GameMeta[] };

/** The first screen's way to other phones: a code or its file is a game to join, or goes on with one that is here. */
export function JoinScreen({ registry }: Props) {
  const [joining, setJoining] = useState<Joining>();
  const [problem, setProblem] = useState<Problem>();
  const [round, setRound] = useState(0);
  const work = useWorking();
  const take = async (code: CodeRead) => {
    setProblem(undefined);
    const found = await work.read<Joining | undefined>(readingWords(code), async (stopped) => {
      const read = await bytesOfCode(code);
      if (!read.ok) return read;
      if (isLines(read.value)) return openItsGame(read.value, stopped);
      const found = await readJoining(registry, read.value, undefined, stopped).catch(() => BROKEN);
      if (found.ok && found.value.here) return openGame(found.value.here.id, read.value);
      return found;
    });
    if (!found) return;
    if (found.ok) setJoining(found.value);
    else setProblem(found.problem);
  };
  const again = () => {
    setProblem(undefined);
    setJoining(undefined);
    setRound(round + 1);
  };
  const brought = filesBrought.value;
  useEffect(() => {
    const handed = takeHandedFile();
    if (handed) void take(handed);
  }, [brought]);
  const heading = useRef(joining);
  useEffect(() => {
    if (joining && heading.current !== joining) {
      scrollTo(0, 0);
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
      announce(`${joining.title} can be joined.`);
    }
    heading.current = joining;
  }, [joining]);

  if (joining)
    return (
      <>
        {work.shown}
        <Join joining={joining} onOther={again} />
      </>
    );
  return (
    <>
      <Screen title="Join a game" page="page join" back={<BackLink to={{ screen: 'home' }} />}>
        <TabLine />
        {work.shown}
        <p>
          One phone has the game: open it there, then <b>More</b>, <b>Two phones</b>. Point the camera of this
          one at its code.
        </p>
        {problem ? (
          <Notice problem={problem}>
            <button type="button" onClick={again}>
              Scan again
            </button>
          </Notice>
        ) : (
          <CodeCamera
            key={round}
            other="the other phone"
            without="take the game as a file"
            onMessage={(bytes) => void take(bytes)}
          />
        )}
        <PasteLink />
      </Screen>
      <footer class="foot">
        <FileButton label="Take a file" any onFile={(file) => void take(file)} />
      </footer>
    </>
  );
}

/** Lines of a game go to that game, where it is here. */
async function openItsGame(bytes: Uint8Array, stopped: AbortSignal): Promise<Result<undefined>> {
  await refresh();
  if (stopped.aborted) return stoppedReading;
  const list = games.peek();
  const row = list.state === 'ready' && list.rows.find(({ seat }) => seat && isOf(bytes, seat.table));
  if (!row) return notHere;
  return openGame(row.id, bytes);
}

/** A game that is here takes what the code says of it. */
function openGame(id: string, bytes: Uint8Array): Result<undefined> {
  handCode(bytes);
  redirect({ screen: 'game', game: id, view: 'phones' });
  return ok(undefined);
}

function Join({ joining, onOther }: { joining: Joining; onOther: () => void }) {
  const { game, free, plan, device } = joining;
  const chosen = useSeat(free, game.sides);
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const join = async () => {
    if (isBusy) return;
    setBusy(true);
    const row: Result<{ readonly id: string }> = await (device
      ? joinAsDevice(joining, device)
      : joinGame(joining, chosen.seat, chosen.name)
    ).catch(() => BROKEN);
    setBusy(false);
    if (!row.ok) return setProblem(row.problem);
    void askPersistence();
    go({ screen: 'game', game: row.value.id, view: 'phones', item: 'joined' });
  };
  const sets = plan.packs.map(({ theirs }) => theirs.name);
  return (
    <>
      <Screen title="Join a game" back={<BackLink to={{ screen: 'home' }} />}>
        <JoinableCard joining={joining}>
          {sets.length > 0 && <p class="soft">Its charts come along: {sets.join(', ')}.</p>}
        </JoinableCard>
        {problem && problem.field !== 'name' && (
          <Notice problem={problem} onDismiss={() => setProblem(undefined)} />
        )}
        {device ? (
          <p class="face-read">
            <b>{device.seat.name}</b>, this becomes another device of yours: it shows all that your side has
            sealed. Lend it to nobody at the table. Only if the code is on a device of your own: whoever shows
            it reads what you seal here.
          </p>
        ) : (
          <>
            <JoinForm {...{ joining, chosen, problem }} onJoin={() => void join()} />
            <p class="soft">{SEALED_BEFORE}</p>
          </>
        )}
      </Screen>
      <footer class="foot">
        <button
          {...(device ? { type: 'button', onClick: () => void join() } : { type: 'submit', form: 'join' })}
          class="main"
          aria-disabled={isBusy || undefined}
        >
          {isBusy ? 'Joining…' : device ? 'Use it on this device too' : 'Join'}
        </button>
        <button type="button" class="quiet" onClick={onOther}>
          Scan another
        </button>
      </footer>
    </>
  );
}

const BROKEN = fail('join.broken', 'This could not be looked at. Nothing was changed here. Scan again.');
const notHere = fail(
  'wdx.not-here',
  'This goes on with a game that is not on this phone. Nothing was changed. On the other phone tap “Let somebody else join”, then scan again.',
);
