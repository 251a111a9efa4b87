import '../seats/seats.css';
import './exchange.css';
import { useEffect, useState } from 'preact/hooks';
import { mayHaveDevices } from '../../app/exchange/devices';
import { linked } from '../../app/exchange/linked';
import { mineIn, ownSeatIn, tableIn } from '../../app/exchange/seats-in';
import { changeSeat, leave, openTable, packFor } from '../../app/exchange/table';
import { takeFile } from '../../app/exchange/take-file';
import { linesFile } from '../../app/exchange/wdx';
import { pendingText } from '../../app/hall/pending';
import { takeHandedFile } from '../../app/handed-file';
import { hrefOf } from '../../app/route';
import type { Session } from '../../app/session';
import type { Seat, Table } from '../../core/exchange/seats';
import type { GameMeta } from '../../core/play/game';
import type { Problem } from '../../core/result';
import { announce } from '../kit/announce';
import { BackLink } from '../kit/back-link';
import { Card } from '../kit/card';
import { ConfirmDialog } from '../kit/confirm-dialog';
import { FileButton } from '../kit/file-button';
import { lazyScreen } from '../kit/lazy';
import { Notice } from '../kit/notice';
import { Screen } from '../kit/screen';
import { SideName } from '../kit/side-name';
import { useWorking } from '../kit/working';
import { type FreeSeat, SeatFields, useSeat } from '../seats/seat-fields';
import { BesideQuestion } from './beside-question';
import { DevicesScreen } from './devices-screen';
import { Exchange } from './exchange';
import { handOn } from './hand-on';
import { LetJoin } from './let-join';
import { SealedScreen } from './sealed-screen';
import { cameWords, LINKED, SEALED_BEFORE } from './words';

const hall = lazyScreen(() => import('../hall/hall-part').then(({ HallPart }) => HallPart), 'quiet');

type Props = { session: Session; registry: readonly GameMeta[]; item: string | undefined };

/** A game on several phones: opened to them, who sits where, and the ways to pass on lines. */
export function PhonesScreen({ session, registry, item }: Props) {
  const table = tableIn(session);
  if (item === 'sealed') return <SealedScreen session={session} />;
  if (!table) return <OpenTable {...{ session, registry }} />;
  if (item?.startsWith(BESIDE)) return <BesideQuestion session={session} item={item.slice(BESIDE.length)} />;
  if (item === 'devices') return <DevicesScreen {...{ session, registry }} />;
  if (item === 'join') return <LetJoin {...{ session, registry }} />;
  if (item === 'scan' || item === 'joined')
    return <Exchange key={item} {...{ session, registry }} joined={item === 'joined'} />;
  return <AtTable {...{ session, registry, table }} />;
}

/** With the id of an action what it does is sealed without the pen. */
const BESIDE = 'beside:';

const toTable = (session: Session) => (
  <BackLink to={{ screen: 'game', game: session.row.value.id, view: 'table' }} label="Table" />
);

/** What is wrong with the name is told at its field. */
function Told({ session }: { session: Session }) {
  const problem = session.notice.value;
  if (!problem || problem.field === 'name') return null;
  return <Notice problem={problem} onDismiss={session.dismissNotice} />;
}

function OpenTable({ session, registry }: Omit<Props, 'item'>) {
  const { sides } = session.game;
  const free = sides.map(({ id }) => seatOf(session, id));
  const chosen = useSeat(free, sides);
  return (
    <>
      <Screen title="Two phones" back={toTable(session)}>
        <p>
          Each player has this game on a phone of their own: one has the pen and records, the others follow,
          look up, add notes and seal what is their own. What was recorded goes over when the phones scan each
          other; no network is needed.
        </p>
        <Told session={session} />
        <form
          id="open-table"
          class="stack wide"
          onSubmit={(event) => {
            event.preventDefault();
            void openTable(session, chosen.seat, chosen.name);
          }}
        >
          <SeatFields {...{ free, sides, chosen }} problem={session.notice.value} />
        </form>
        {pendingText() !== undefined && (
          <hall.Screen {...{ session, registry }} seat={chosen.seat} name={chosen.name} />
        )}
        <p class="soft">{SEALED_BEFORE}</p>
      </Screen>
      <footer class="foot">
        <button type="submit" form="open-table" class="main">
          Open to another phone
        </button>
      </footer>
    </>
  );
}

const seatOf = ({ game, projection }: Session, seat: string): FreeSeat => ({
  seat,
  name: game.sideName(projection.value.state, seat),
});

type AtTableProps = { session: Session; registry: readonly GameMeta[]; table: Table };

function AtTable({ session, registry, table }: AtTableProps) {
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const [asked, setAsked] = useState<Seat>();
  const work = useWorking();
  const me = mineIn(session);
  const { id: game, title } = session.row.value;
  const tell = (words: string) => {
    setProblem(undefined);
    setSaid(words);
    announce(words);
  };
  const send = async () => {
    const bytes = packFor(session);
    if (bytes) tell(await handOn(linesFile(table.id, bytes), title));
  };
  const take = async (file: Blob) => {
    setProblem(undefined);
    const taken = await work.read('Reading the file…', (stopped, writes) =>
      takeFile(registry, session, file, stopped, writes),
    );
    if (!taken) return;
    if (taken.ok) return tell(cameWords(taken.value.fresh, 'the file'));
    setSaid('');
    setProblem(taken.problem);
  };
  useEffect(() => {
    const handed = takeHandedFile();
    if (handed) void take(handed);
  }, []);
  const link = (item: string) => hrefOf({ screen: 'game', game, view: 'phones', item });
  const own = ownSeatIn(session);
  const isAlone = table.seats.length < 2;
  const hasPen = me !== undefined && table.pen === me.writer;
  return (
    <>
      <Screen title="Two phones" back={toTable(session)}>
        <Told session={session} />
        {work.shown}
        {problem && <Notice problem={problem} onDismiss={() => setProblem(undefined)} />}
        {said && <p class="face-read">{said}</p>}
        {linked.value === 'open' && <p class="face-read">{LINKED}</p>}
        {(session.row.value.seat?.hall || pendingText() !== undefined) && (
          <hall.Screen {...{ session, registry }} seat="" name="" />
        )}
        <Card title="Who sits where" class="stack">
          <ul class="list seats">
            {table.seats.map((seat) => (
              <li key={seat.writer}>
                <span class="seat">
                  <b>{seat.name}</b> <SeatName session={session} seat={seat} />
                  <span class="soft">
                    {[
                      seat.writer === me?.writer && 'this phone',
                      seat.others && `${seat.others.length + 1} devices`,
                      seat.writer === table.pen && 'has the pen',
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </span>
                {hasPen && seat.writer !== own?.writer && (
                  <button type="button" class="quiet" onClick={() => setAsked(seat)}>
                    Remove {seat.name}
                  </button>
                )}
              </li>
            ))}
          </ul>
          {!isAlone && me && !hasPen && (
            <p class="soft">
              Whoever has the pen can remove a player who is gone. Where that player has it, take it on the
              table first.
            </p>
          )}
          {isAlone && me && <p>Nobody has joined yet. Let the other phone scan the code for joining.</p>}
        </Card>
        {!own && <GoneCard />}
        {(me || !own) && <SeatChange key={me?.writer} session={session} table={table} me={me} />}
        {mayHaveDevices(own) && (
          <a class="plain" href={link('devices')}>
            My devices
          </a>
        )}
        {!isAlone && (
          <a class="plain" href={link('join')}>
            Let somebody join
          </a>
        )}
        {session.game.seals && (
          <a class="plain" href={link('sealed')}>
            What is sealed
          </a>
        )}
        <Card title="Without a camera" class="stack">
          <div class="row">
            <button type="button" onClick={() => void send()}>
              Send as a file
            </button>
            <FileButton label="Take a file" any onFile={(file) => void take(file)} />
          </div>
        </Card>
        {me && (
          <button type="button" class="quiet" onClick={() => setAsked(me)}>
            Leave this table
          </button>
        )}
        <p class="soft">{SEALED_BEFORE}</p>
      </Screen>
      <footer class="foot">
        {isAlone ? (
          <>
            <a class="main" href={link('join')}>
              Let somebody join
            </a>
            <a class="plain" href={link('scan')}>
              Scan each other
            </a>
          </>
        ) : (
          <a class="main" href={link('scan')}>
            Scan each other
          </a>
        )}
      </footer>
      {asked && (
        <LeaveDialog
          seat={asked}
          isMine={asked.writer === me?.writer}
          onLeave={() =>
            void leave(session, asked).then(
              (done) =>
                done && asked.writer !== me?.writer && tell(`${asked.name} removed. The seat is free.`),
            )
          }
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

const SeatName = ({ session, seat }: { session: Session; seat: Seat }) => {
  const side = session.game.sides.find(({ id }) => id === seat.seat);
  return <SideName tone={side?.tone}>{side?.name ?? 'Onlooker'}</SideName>;
};

const GoneCard = () => (
  <p class="face-read">
    Another phone removed you from this table. Your lines are all here: take a seat again.
  </p>
);

type SeatChangeProps = { session: Session; table: Table; me: Seat | undefined };

/** Another name or seat for this phone. */
function SeatChange({ session, table, me }: SeatChangeProps) {
  const { sides } = session.game;
  const taken = table.seats.filter(({ writer }) => writer !== me?.writer).map(({ seat }) => seat);
  const free = sides.filter(({ id }) => !taken.includes(id)).map(({ id }) => seatOf(session, id));
  const chosen = useSeat(free, sides, me);
  return (
    <details class="fold" open={!me}>
      <summary>Your name and seat</summary>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void changeSeat(session, chosen.seat, chosen.name).then(
            (done) => done && announce('Your seat is changed.'),
          );
        }}
      >
        <SeatFields {...{ free, sides, chosen }} looksOn problem={session.notice.value} />
        <button type="submit">Take this seat</button>
      </form>
    </details>
  );
}

type LeaveProps = { seat: Seat; isMine: boolean; onLeave: () => void; onClose: () => void };

const LeaveDialog = ({ seat, isMine, onLeave, onClose }: LeaveProps) => (
  <ConfirmDialog
    title={isMine ? 'Leave this table?' : `Remove ${seat.name}?`}
    text={
      isMine
        ? `The game stays on this phone with every line and goes on as one of its own. ${seat.others ? 'Your other devices leave with it. ' : ''}The others keep theirs, and say there that you have left. Scan each other first if they lack lines of yours.`
        : `All that ${seat.name} wrote stays. The seat is free, and the next scan tells the other phones. If ${seat.name} comes back, a seat can be taken again.`
    }
    confirm={isMine ? 'Leave' : `Remove ${seat.name}`}
    keep={isMine ? 'Stay' : 'Cancel'}
    onConfirm={() => {
      onLeave();
      onClose();
    }}
    onClose={onClose}
  />
);
