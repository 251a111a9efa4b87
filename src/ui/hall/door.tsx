import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Joining } from '../../app/exchange/join';
import { type Found, joinAt, lookInto, renewPass } from '../../app/hall/enter';
import { DELAYS, delayOf, keepDelay } from '../../app/hall/keep-hall';
import { keepPending } from '../../app/hall/pending';
import { endOf, type Pass, readPass } from '../../app/hall-pass';
import { games, refresh } from '../../app/library';
import { go, hrefOf, redirect } from '../../app/route';
import { ONLOOKER } from '../../core/exchange/seats';
import type { GameMeta } from '../../core/play/game';
import { fail, type Problem, type Result } from '../../core/result';
import { askPersistence } from '../device/persistence';
import { TabLine } from '../device/tab-line';
import { announce } from '../kit/announce';
import { BackLink } from '../kit/back-link';
import { Card } from '../kit/card';
import { lazyScreen } from '../kit/lazy';
import { Notice } from '../kit/notice';
import { Opening } from '../kit/opening';
import { Screen } from '../kit/screen';
import { Segments } from '../kit/segments';
import { describeMoment } from '../kit/when';
import { JoinableCard, JoinForm } from '../seats/joinable';
import { useSeat } from '../seats/seat-fields';
import { CarryLink } from './carry-link';
import { placeName } from './words';

const board = lazyScreen(() => import('./board/board-screen').then(({ BoardScreen }) => BoardScreen));

type Props = { registry: readonly GameMeta[]; text: string };

/** What a link into a hall leads to: a table to play at or to look on, or the director's board. */
export function HallDoor({ registry, text }: Props) {
  const read = useMemo(() => readPass(text), [text]);
  if (!read.ok)
    return (
      <Framed>
        <Notice problem={read.problem} />
      </Framed>
    );
  if (read.value.role === 'director') return <board.Screen pass={read.value} />;
  return <TableDoor {...{ registry, text }} pass={read.value} />;
}

/** Without a pass the link was none. */
const Framed = ({ pass, children }: { pass?: Pass; children: preact.ComponentChildren }) => (
  <Screen
    title={pass ? placeName(pass) : 'Into the hall'}
    page="page join"
    back={<BackLink to={{ screen: 'home' }} />}
  >
    <TabLine />
    {pass && <CarryLink pass={pass} />}
    {children}
  </Screen>
);

function TableDoor({ registry, text, pass }: Props & { pass: Pass }) {
  const [found, setFound] = useState<Result<Found>>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const left = new AbortController();
    setFound(undefined);
    void lookInto(registry, pass, left.signal)
      .catch(() => BROKEN)
      .then((came) => left.signal.aborted || setFound(came));
    return () => left.abort();
  }, [registry, pass, tries]);
  useEffect(() => {
    if (found?.ok && found.value.kind === 'here') {
      const { row } = found.value;
      void renewPass(row, pass).then(() => redirect({ screen: 'game', game: row.id, view: 'table' }));
    }
    if (found?.ok && found.value.kind === 'empty' && pass.role === 'player') keepPending(text);
  }, [found]);
  if (!found)
    return (
      <Framed pass={pass}>
        <p role="status">Looking at this table…</p>
        <a class="button" href={hrefOf({ screen: 'home' })}>
          Cancel
        </a>
      </Framed>
    );
  if (!found.ok)
    return (
      <Framed pass={pass}>
        <Notice problem={found.problem}>
          {found.problem.code !== 'hall.elsewhere' && (
            <button type="button" onClick={() => setTries(tries + 1)}>
              Try again
            </button>
          )}
          <a class="button" href={hrefOf({ screen: 'join' })}>
            Join by a code
          </a>
        </Notice>
      </Framed>
    );
  if (found.value.kind === 'game') return <Join joining={found.value.joining} pass={pass} />;
  if (found.value.kind === 'here') return <Opening />;
  return pass.role === 'player' ? (
    <EmptyTable pass={pass} />
  ) : (
    <Framed pass={pass}>
      <p>Nothing is at this table yet. Come back once its players have begun.</p>
      <button type="button" onClick={() => setTries(tries + 1)}>
        Check again
      </button>
    </Framed>
  );
}

/** The first at a table brings the game. */
function EmptyTable({ pass }: { pass: Pass }) {
  useEffect(() => void refresh(), []);
  const list = games.value;
  const rows = list.state === 'ready' ? list.rows.filter(({ archived }) => !archived) : [];
  return (
    <>
      <Framed pass={pass}>
        <p>
          You are the first at this table. Start a game, or open one from this phone and tap “Put this game
          there”. The others then open their links.
        </p>
        {rows.length > 0 && (
          <Card title="Games on this phone" class="stack">
            <ul class="list">
              {rows.slice(0, 8).map(({ id, title, summary }) => (
                <li key={id}>
                  <a class="plain" href={hrefOf({ screen: 'game', game: id, view: 'phones' })}>
                    {title}
                  </a>
                  <span class="soft">{summary}</span>
                </li>
              ))}
            </ul>
          </Card>
        )}
        <PassLine pass={pass} />
      </Framed>
      <footer class="foot">
        <a class="main" href={hrefOf({ screen: 'new' })}>
          Start a new game
        </a>
      </footer>
    </>
  );
}

/** What the server of a hall can see, and until when it lets this phone in. */
function PassLine({ pass }: { pass: Pass }) {
  const end = endOf(pass);
  return (
    <p class="soft">
      The hall’s server gets this game encrypted: it sees when something was recorded and how long it is, but
      not what.
      {end !== undefined && ` This link works until ${describeMoment(end)}.`}
    </p>
  );
}

function Join({ joining, pass }: { joining: Joining; pass: Pass }) {
  const looksOn = pass.role === 'onlooker';
  const { title, game, free } = joining;
  const chosen = useSeat(looksOn ? [] : free, game.sides);
  const [delay, setDelay] = useState(delayOf());
  const [problem, setProblem] = useState<Problem>();
  const busy = useRef(false);
  useEffect(() => announce(looksOn ? `${title} can be watched.` : `${title} can be joined.`), []);
  const join = async () => {
    if (busy.current) return;
    busy.current = true;
    keepDelay(delay);
    const seat = looksOn ? ONLOOKER : chosen.seat;
    const row = await joinAt(joining, pass, seat, chosen.name || (looksOn ? 'Onlooker' : '')).catch(
      () => BROKEN,
    );
    busy.current = false;
    if (!row.ok) return setProblem(row.problem);
    void askPersistence();
    go({ screen: 'game', game: row.value.id, view: 'table' });
  };
  return (
    <>
      <Framed pass={pass}>
        <JoinableCard joining={joining} />
        {problem && problem.field !== 'name' && (
          <Notice problem={problem} onDismiss={() => setProblem(undefined)} />
        )}
        {looksOn ? (
          <Segments
            legend="What you see is"
            options={DELAYS.map((minutes) => ({
              value: String(minutes),
              label: minutes ? `${minutes} minutes old` : 'live',
            }))}
            value={String(delay)}
            onPick={(minutes) => setDelay(Number(minutes))}
          />
        ) : (
          <JoinForm {...{ joining, chosen, problem }} onJoin={() => void join()} />
        )}
        <PassLine pass={pass} />
      </Framed>
      <footer class="foot">
        {looksOn ? (
          <button type="button" class="main" onClick={() => void join()}>
            Look on
          </button>
        ) : (
          <button type="submit" form="join" class="main">
            Join
          </button>
        )}
      </footer>
    </>
  );
}

const BROKEN = fail('hall.broken', 'This could not be looked at. Nothing was changed here. Try again.');
