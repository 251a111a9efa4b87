import '../seats/seats.css';
import { useState } from 'preact/hooks';
import { mayHaveDevices, putAway } from '../../app/exchange/devices';
import { lackedBy } from '../../app/exchange/in-step';
import { linked } from '../../app/exchange/linked';
import { mineIn, ownSeatIn, partnersIn } from '../../app/exchange/seats-in';
import { changeSeat, leave } from '../../app/exchange/table';
import type { Session } from '../../app/session';
import { type Seat, type Table, writerIn } from '../../core/exchange/seats';
import { entriesOf } from '../../core/numbers';
import { announce } from '../kit/announce';
import { Card } from '../kit/card';
import { ConfirmDialog } from '../kit/confirm-dialog';
import { SideName } from '../kit/side-name';
import { describeMoment } from '../kit/when';
import { SeatFields, useSeat } from '../seats/seat-fields';
import { seatOf } from './open-table';

type Props = { session: Session; table: Table };
type CardProps = Props & { onShow: (reader: 'new' | 'device') => void; onSaid: (words: string) => void };

/** Who sits where, who is in step, and what can be done about a seat. */
export function SeatsCard({ session, table, onShow, onSaid }: CardProps) {
  const [asked, setAsked] = useState<Seat>();
  const [me, own] = [mineIn(session), ownSeatIn(session)];
  const isAlone = table.seats.length < 2;
  const hasPen = me !== undefined && table.pen === me.writer;
  return (
    <>
      <Card title="Who sits where" class="stack">
        <ul class="list seats">
          {table.seats.map((seat) => (
            <li key={seat.writer}>
              <span class="seat">
                <b>{seat.name}</b> <SeatName session={session} seat={seat} />
                <span class="soft">{standing(session, table, seat)}</span>
              </span>
              {seat.writer === own?.writer && mayHaveDevices(own) && (
                <button type="button" class="quiet" onClick={() => onShow('device')}>
                  Show on my tablet
                </button>
              )}
              {hasPen && seat.writer !== own?.writer && (
                <button type="button" class="quiet" onClick={() => setAsked(seat)}>
                  Remove {seat.name}
                </button>
              )}
            </li>
          ))}
        </ul>
        {!isAlone && me && !hasPen && (
          <p class="soft">The phone that records can remove a player who is gone.</p>
        )}
        {isAlone && me && <p>Nobody has joined yet.</p>}
        {!isAlone && (
          <button type="button" onClick={() => onShow('new')}>
            Let somebody else join
          </button>
        )}
      </Card>
      {own?.others && <Devices {...{ session, own }} />}
      {me && <SeatChange {...{ session, table, me }} />}
      {me && (
        <button type="button" class="quiet" onClick={() => setAsked(me)}>
          Leave this table
        </button>
      )}
      {asked && (
        <LeaveDialog
          seat={asked}
          isMine={asked.writer === me?.writer}
          onLeave={() =>
            void leave(session, asked).then(
              (done) =>
                done && asked.writer !== me?.writer && onSaid(`${asked.name} removed. The seat is free.`),
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

/** "this phone, 2 devices, has the pen", "in step", "lacks 3 lines". */
function standing(session: Session, table: Table, { writer, others }: Seat): string {
  const partner = partnersIn(session).find(({ writers }) => writers.includes(writer));
  const lacks = partner && !session.row.value.seat?.hall ? lackedBy(session, partner) : undefined;
  return [
    writer === mineIn(session)?.writer && 'this phone',
    others && `${others.length + 1} devices`,
    writer === table.pen && 'records',
    lacks === 0 && (linked.value === 'open' ? 'in step, linked' : 'in step'),
    lacks && `lacks ${entriesOf(lacks)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Another name or seat for this phone, or one again for a phone that was removed. */
export function SeatChange({ session, table, me }: Props & { me: Seat | undefined }) {
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
        ? `The game stays here and goes on as one of its own. ${seat.others ? 'Your other devices leave with it. ' : ''}The others keep theirs. Scan each other first if they lack entries of yours.`
        : `All that ${seat.name} wrote stays. The next scan tells the other phones.`
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

/** The devices of one player in the order in which they came, by the time of it. */
function Devices({ session, own }: { session: Session; own: Seat }) {
  const [asked, setAsked] = useState<string>();
  const here = session.row.value.seat?.writer;
  const came = session.projection.value.entries.filter(
    ({ id, kind }) => kind === 'v1.Seated' && [own.writer, ...(own.others ?? [])].includes(writerIn(id)),
  );
  const first = came.filter(
    ({ id }, i) => came.findIndex((other) => writerIn(other.id) === writerIn(id)) === i,
  );
  const isMine = asked === here;
  return (
    <Card title="Your devices" class="stack">
      <ul class="list seats">
        {first.map(({ id, at }, i) => {
          const writer = writerIn(id);
          return (
            <li key={writer}>
              <span class="seat">
                <b>{writer === here ? 'This device' : 'Another device'}</b>
                <span class="soft" id={`since-${i}`}>
                  {writer === own.writer ? 'writes' : 'looks on'}, here since {describeMoment(at)}
                </span>
              </span>
              <button
                type="button"
                class="quiet"
                aria-describedby={`since-${i}`}
                onClick={() => setAsked(writer)}
              >
                {writer === here ? 'Put this device away' : 'Remove this device'}
              </button>
            </li>
          );
        })}
      </ul>
      {asked !== undefined && (
        <ConfirmDialog
          title={isMine ? 'Put this device away?' : 'Remove that device?'}
          text={
            isMine
              ? 'You continue on the other device. The game stays here as a separate one. Scan each other first if the other device lacks entries of this one.'
              : 'All that was recorded there stays. Nobody can open what you sealed there, unless it has come over.'
          }
          confirm={isMine ? 'Put it away' : 'Remove the device'}
          keep="Keep the device"
          onConfirm={() => {
            void putAway(session, asked).then((done) => done && announce(isMine ? 'Put away.' : 'Removed.'));
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  );
}
