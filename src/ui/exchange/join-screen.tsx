import './exchange.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Joining, joinAsDevice, joinGame, readJoining } from '../../app/exchange/join';
import { readFromPhone } from '../../app/exchange/wdx';
import { filesBrought, handFile, takeHandedFile } from '../../app/handed-file';
import { stoppedReading } from '../../app/in-slices';
import { games, refresh } from '../../app/library';
import { go, hrefOf, redirect } from '../../app/route';
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
import { SEALED_BEFORE } from './words';

type Props = { registry: readonly GameMeta[] };

/** A game of another phone: its code or its file, then a name and a seat. */
export function JoinScreen({ registry }: Props) {
  const [joining, setJoining] = useState<Joining>();
  const [problem, setProblem] = useState<Problem>();
  const [round, setRound] = useState(0);
  const work = useWorking();
  const join = (bytes: Uint8Array, stopped: AbortSignal) =>
    readJoining(registry, bytes, undefined, stopped).catch(() => BROKEN);
  const take = (found: Result<Joining | undefined> | undefined) => {
    if (!found) return;
    if (found.ok) setJoining(found.value);
    setProblem(found.ok ? undefined : found.problem);
  };
  const scan = async (bytes: Uint8Array) =>
    take(await work.read('Reading the code…', (stopped) => join(bytes, stopped)));
  const open = async (file: Blob) => {
    setProblem(undefined);
    take(
      await work.read<Joining | undefined>('Reading the file…', async (stopped) => {
        const found = await readFromPhone(file);
        if (!found.ok) return found;
        if (found.value.kind === 'game') return join(found.value.bytes, stopped);
        return openItsGame(found.value.table, file, stopped);
      }),
    );
  };
  const again = () => {
    setProblem(undefined);
    setJoining(undefined);
    setRound(round + 1);
  };
  const brought = filesBrought.value;
  useEffect(() => {
    const handed = takeHandedFile();
    if (handed) void open(handed);
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
          On the other phone open the game, then <b>More</b>, <b>Two phones</b>, <b>Let somebody join</b>.
          Hold its code into the picture.
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
            onMessage={(bytes) => void scan(bytes)}
          />
        )}
      </Screen>
      <footer class="foot">
        <FileButton label="Take a file" any onFile={(file) => void open(file)} />
      </footer>
    </>
  );
}

/** Lines of a game go to that game, where it is here. */
async function openItsGame(table: string, file: Blob, stopped: AbortSignal): Promise<Result<undefined>> {
  await refresh();
  if (stopped.aborted) return stoppedReading;
  const list = games.peek();
  const row = list.state === 'ready' && list.rows.find(({ seat }) => seat?.table === table);
  if (!row) return notHere;
  handFile(file);
  redirect({ screen: 'game', game: row.id, view: 'phones' });
  return ok(undefined);
}

function Join({ joining, onOther }: { joining: Joining; onOther: () => void }) {
  const { game, free, here, plan, device } = joining;
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
        {here && (
          <p class="face-read">You have joined this game already. Open it, and scan each other there.</p>
        )}
        {!here && device && (
          <p class="face-read">
            <b>{device.seat.name}</b>, this becomes another device of yours: it shows all that your side has
            sealed. Lend it to nobody at the table. Only if the code is on a device of your own: whoever shows
            it reads what you seal here.
          </p>
        )}
        {!here && !device && (
          <>
            <JoinForm {...{ joining, chosen, problem }} onJoin={() => void join()} />
            <p class="soft">{SEALED_BEFORE}</p>
          </>
        )}
      </Screen>
      <footer class="foot">
        {here && (
          <a class="main" href={hrefOf({ screen: 'game', game: here.id, view: 'phones' })}>
            Open it
          </a>
        )}
        {!here && (
          <button
            {...(device ? { type: 'button', onClick: () => void join() } : { type: 'submit', form: 'join' })}
            class="main"
            aria-disabled={isBusy || undefined}
          >
            {isBusy ? 'Joining…' : device ? 'Use it on this device too' : 'Join'}
          </button>
        )}
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
  'This file goes on with a game that is not on this phone. Nothing was changed. Let the other phone show its code for joining.',
);
