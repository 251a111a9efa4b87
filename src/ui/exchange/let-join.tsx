import './exchange.css';
import { useEffect, useState } from 'preact/hooks';
import { gameBytes } from '../../app/exchange/join';
import { hrefOf } from '../../app/route';
import type { Session } from '../../app/session';
import type { GameMeta } from '../../core/play/game';
import { holdScreen } from '../device/wake-lock';
import { announce } from '../kit/announce';
import { BackLink } from '../kit/back-link';
import { QrCode } from '../kit/codes/qr-code';
import { Screen } from '../kit/screen';
import { useLoaded } from '../kit/use-loaded';
import { CodeShown } from './code-shown';
import { handOn } from './hand-on';

type Props = { session: Session; registry: readonly GameMeta[] };

/** The whole game as a code, for who joins; and where to get the app. */
export function LetJoin({ session, registry }: Props) {
  const { id, title } = session.row.value;
  const { entries } = session.projection.value;
  const { came, notice } = useLoaded(() => gameBytes(registry, id), [registry, id, entries]);
  const [said, setSaid] = useState('');
  useEffect(holdScreen, []);
  const send = async (bytes: Uint8Array) => {
    const words = await handOn(bytes.slice(), title);
    setSaid(words);
    announce(words);
  };
  return (
    <>
      <Screen
        title="Let somebody join"
        back={<BackLink to={{ screen: 'game', game: id, view: 'phones' }} label="Two phones" />}
      >
        <p>
          On the other phone: first screen, <b>Join a game</b>, and hold its camera to this code.
        </p>
        {notice}
        {came && <CodeShown message={came.value} label={`The game ${title}`} />}
        {said && <p class="soft">{said}</p>}
        {came && (
          <button type="button" onClick={() => void send(came.value)}>
            Send the game as a file
          </button>
        )}
        <details class="fold">
          <summary>No app yet? Scan this with the system camera</summary>
          <div class="small-code">
            <QrCode text={joinAddress()} label="The address of this app" />
          </div>
          <p class="soft">{joinAddress()}</p>
        </details>
      </Screen>
      <footer class="foot">
        <a class="main" href={hrefOf({ screen: 'game', game: id, view: 'phones', item: 'scan' })}>
          It has joined: scan it
        </a>
      </footer>
    </>
  );
}

const joinAddress = (): string => `${location.href.replace(/#.*/, '')}${hrefOf({ screen: 'join' })}`;
