import './exchange.css';
import { useEffect, useState } from 'preact/hooks';
import { ownSeatIn, tableIn } from '../../app/exchange/seats-in';
import { codeFile } from '../../app/exchange/wdx';
import { pendingText } from '../../app/hall/pending';
import { takeHandedFile } from '../../app/handed-file';
import { hrefOf } from '../../app/route';
import type { Session } from '../../app/session';
import type { Table } from '../../core/exchange/seats';
import type { GameMeta } from '../../core/play/game';
import { isAlone } from '../ask/side';
import { holdScreen } from '../device/wake-lock';
import { announce } from '../kit/announce';
import { FileButton } from '../kit/file-button';
import { Screen } from '../kit/screen';
import { useWorking } from '../kit/working';
import { BesideQuestion } from './beside-question';
import { FaceToFace } from './face-to-face';
import { handOn } from './hand-on';
import { hall, NoticeOf, OpenTable } from './open-table';
import { LinkCard, Outcome } from './outcome';
import { NoAppYet, OwnCode } from './own-code';
import { SealedScreen } from './sealed-screen';
import { SeatChange, SeatsCard } from './seats-card';
import { useExchange } from './use-exchange';
import { BY_FILE, eachOther, SEALED_BEFORE, toTable } from './words';

type Exchange = ReturnType<typeof useExchange>;
type Props = { session: Session; registry: readonly GameMeta[]; item: string | undefined };

/** With the id of an action what it does is sealed without the pen. */
const BESIDE = 'beside:';

/** A game on several phones, and what is asked there outside the record. */
export function TogetherScreen({ session, registry, item }: Props) {
  const table = tableIn(session);
  if (item === 'sealed') return <SealedScreen session={session} />;
  if (!table) return <OpenTable {...{ session, registry }} />;
  if (item?.startsWith(BESIDE)) return <BesideQuestion session={session} item={item.slice(BESIDE.length)} />;
  return <Together {...{ session, registry, table }} joined={item === 'joined'} />;
}

type TogetherProps = Omit<Props, 'item'> & {
  table: Table;
  /** This phone has just joined, and has nothing to hear yet. */
  joined: boolean;
};

/** The own code and the camera, who is in step, who sits where. One scan each way, and both phones have the same. */
function Together({ session, registry, table, joined }: TogetherProps) {
  const own = ownSeatIn(session);
  const me = own?.name ?? 'this phone';
  const [said, setSaid] = useState('');
  const work = useWorking();
  const exchange = useExchange(session, registry, work.read);
  const { reader, taken } = exchange;
  const { id: game, title, seat } = session.row.value;
  /** At a hall lines go over by themselves: the camera is asked for by a tap alone. */
  const [isAsked, setAsked] = useState(false);
  const shows = isAsked || !seat?.hall || taken !== undefined;
  useEffect(holdScreen, []);
  useEffect(() => {
    const handed = takeHandedFile();
    if (handed) void exchange.take(handed);
  }, []);
  const tell = (words: string) => {
    setSaid(words);
    announce(words);
  };
  const send = async () => {
    const made = await exchange.make();
    if (!made.ok) return tell(made.problem.message);
    tell(
      await handOn(codeFile(made.value.bytes), reader === 'device' ? `${title}, for my own device` : title),
    );
  };
  const show = (reader: 'new' | 'device') => {
    setAsked(true);
    exchange.show(reader);
  };
  return (
    <>
      <Screen title="Two phones" back={toTable(session)}>
        <NoticeOf session={session} />
        {work.shown}
        {said && <p class="face-read">{said}</p>}
        {!own && (
          <>
            <p class="face-read">
              Another phone removed you from this table. Your entries are all here: take a seat again.
            </p>
            <SeatChange {...{ session, table }} me={undefined} />
          </>
        )}
        {(seat?.hall || pendingText() !== undefined) && (
          <hall.Screen {...{ session, registry }} seat="" name="" />
        )}
        {exchange.notice}
        {!shows && (
          <button type="button" onClick={() => setAsked(true)}>
            Show the code and scan
          </button>
        )}
        {shows && <Codes {...{ session, me, exchange, joined }} />}
        {reader === 'new' && <NoAppYet />}
        <div class="row">
          <button type="button" onClick={() => void send()}>
            Send this code as a file
          </button>
          <FileButton label="Take a file" any onFile={(file) => void exchange.take(file)} />
        </div>
        <SeatsCard {...{ session, table }} onShow={show} onSaid={tell} />
        {session.game.seals && (
          <a class="plain" href={hrefOf({ screen: 'game', game, view: 'phones', item: 'sealed' })}>
            What is sealed
          </a>
        )}
        {!isAlone(session) && <p class="soft">{SEALED_BEFORE}</p>}
      </Screen>
      <Foot {...{ exchange, game }} />
    </>
  );
}

type CodesProps = { session: Session; me: string; exchange: Exchange; joined: boolean };

/** The own code and the camera; while the phones are linked, that they are. */
function Codes({ session, me, exchange, joined }: CodesProps) {
  const { reader, code, taken, isSame, other, isLinked } = exchange;
  const outcome = taken && <Outcome {...{ other, taken, isSame }} onAgain={exchange.again} />;
  if (isLinked)
    return (
      <>
        <LinkCard {...{ session, other }} />
        {outcome}
      </>
    );
  const toScan = joined && !taken ? `Now let ${other} scan you` : eachOther(me, exchange);
  return (
    <FaceToFace
      key={exchange.round}
      code={
        code && (
          <OwnCode
            {...{ session, me, code }}
            onBack={exchange.isAsked ? () => exchange.show(undefined) : undefined}
          />
        )
      }
      other={other}
      line={reader === 'table' ? toScan : TO_JOIN}
      without={BY_FILE}
      onMessage={(bytes) => void exchange.take(bytes)}
      onReading={exchange.onLook}
    >
      {outcome}
    </FaceToFace>
  );
}

const TO_JOIN = (
  <>
    On the other phone tap <b>Join a game</b>
  </>
);

function Foot({ exchange, game }: { exchange: Exchange; game: string }) {
  const { taken, isLinked, isSame, several, again, scanApart } = exchange;
  return (
    <footer class="foot">
      <div class="row">
        {taken?.ok && !isLinked && (
          <button type="button" onClick={again}>
            Scan once more
          </button>
        )}
        {isLinked && several && (
          <button type="button" onClick={scanApart}>
            Scan another phone
          </button>
        )}
        <a
          class={isLinked || isSame ? 'main' : 'plain'}
          href={hrefOf({ screen: 'game', game, view: 'table' })}
        >
          To the table
        </a>
      </div>
    </footer>
  );
}
