import '../hall.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Board, type BoardTable, openBoard } from '../../../app/hall/board/board';
import type { Hall, Listener } from '../../../app/hall/hall';
import { addressOf, openHall } from '../../../app/hall/jetstream';
import type { Pass } from '../../../app/hall-pass';
import { failWith, type Problem } from '../../../core/result';
import { holdScreen } from '../../device/wake-lock';
import { BackLink } from '../../kit/back-link';
import { Icon } from '../../kit/icon';
import { Notice } from '../../kit/notice';
import { Opening } from '../../kit/opening';
import { Screen } from '../../kit/screen';
import { Segments } from '../../kit/segments';
import { howLong } from '../words';
import { AnnounceDialog } from './announce-dialog';
import { BoardSetup } from './board-setup';
import { boardWords, byWait, missing, standingOf, standsAt, waitsFor, whoIs } from './board-words';
import { TableDialog } from './table-dialog';

type Props = { pass: Pass; open?: (pass: Pass, listener: Listener) => Hall };

const reach = (pass: Pass, listener: Listener): Hall =>
  openHall({ address: addressOf(pass, location.href), pass, of: 'summaries', from: { seq: 0 } }, listener);

/** How often the times are told anew, in milliseconds. */
const TICK = 10_000;

const ORDERS = [
  { value: 'number', label: 'By number' },
  { value: 'wait', label: 'Longest wait' },
] as const;

/** The director's screen: every table of the event. */
export function BoardScreen({ pass, open = reach }: Props) {
  const [board, setBoard] = useState<Board>();
  const [problem, setProblem] = useState<Problem>();
  useEffect(() => {
    let left = false;
    let opened: Board | undefined;
    openBoard(pass, (listener) => open(pass, listener)).then(
      (came) => {
        opened = came;
        if (left) came.close();
        else setBoard(came);
      },
      () => left || setProblem(broken.problem),
    );
    return () => {
      left = true;
      opened?.close();
    };
  }, [pass]);
  useEffect(holdScreen, []);
  if (board) return <Opened board={board} name={pass.name} />;
  if (!problem) return <Opening />;
  return (
    <Screen title={pass.name} back={<BackLink to={{ screen: 'home' }} />}>
      <Notice problem={problem} />
    </Screen>
  );
}

function Opened({ board, name }: { board: Board; name: string }) {
  const [order, setOrder] = useState<'number' | 'wait'>('number');
  const [shown, setShown] = useState<number>();
  const [saying, setSaying] = useState<'all' | number>();
  const now = useNow();
  const tables = board.tables.value;
  const problem = board.hall.problem.value;
  const sorted = useMemo(() => (order === 'wait' ? tables.toSorted(byWait) : tables), [tables, order]);
  const chosen = tables.find(({ table }) => table === shown);
  return (
    <>
      <Screen
        title={name}
        back={<BackLink to={{ screen: 'home' }} />}
        below={
          <p role="status" class="soft">
            {boardWords(board.hall.state.value, tables)}
          </p>
        }
        page="page board"
      >
        {problem && <Notice problem={problem} />}
        <Segments
          legend={<span class="sr">Order of the tables</span>}
          options={ORDERS}
          value={order}
          onPick={setOrder}
        />
        <ul class="board-tables" aria-label="Tables">
          {sorted.map((at) => (
            <li key={at.table}>
              <TableButton at={at} now={now} onOpen={() => setShown(at.table)} />
            </li>
          ))}
        </ul>
        <BoardSetup board={board} name={name} />
      </Screen>
      <footer class="foot">
        <button type="button" class="main" onClick={() => setSaying('all')}>
          Announce
        </button>
      </footer>
      {chosen && (
        <TableDialog
          at={chosen}
          now={now}
          onSay={() => {
            setShown(undefined);
            setSaying(chosen.table);
          }}
          onClose={() => setShown(undefined)}
        />
      )}
      {saying !== undefined && (
        <AnnounceDialog
          board={board}
          table={saying === 'all' ? undefined : saying}
          onClose={() => setSaying(undefined)}
        />
      )}
    </>
  );
}

type TableButtonProps = { at: BoardTable; now: number; onOpen: () => void };

function TableButton({ at, now, onOpen }: TableButtonProps) {
  const { table, summary, since, heard } = at;
  const standing = standingOf(at, now);
  const absent = missing(at);
  return (
    <button type="button" class={`board-table ${standing}`} onClick={onOpen}>
      <span class="board-number">
        <span class="sr">Table </span>
        {table}
      </span>
      <span class="board-who">{whoIs(at)}</span>
      {summary && since !== undefined && standing !== 'over' && (
        <span class="board-age">
          <span class="sr">, last entry </span>
          {howLong(now - since)}
        </span>
      )}
      {summary && (
        <span class="board-stand">
          {summary.practice && <b>Practice tables. </b>}
          {standsAt(summary)}
        </span>
      )}
      <span class="board-waits">{waitsFor(at)}</span>
      {standing === 'silent' && heard !== undefined && (
        <b class="board-alarm">
          <Icon name="warning" /> Not heard for {howLong(now - heard)}
        </b>
      )}
      {absent.length > 0 && <span class="board-waits">Expected: {absent.join(', ')}</span>}
    </button>
  );
}

function useNow(): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  // What has come since then is not of the future.
  return Math.max(now, Date.now());
}

const broken = failWith(
  ['reload'],
  'hall.board',
  'The board could not be opened. Nothing was changed. Reload this page.',
);
