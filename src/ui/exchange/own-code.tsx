import './exchange.css';
import type { CodeFor } from '../../app/exchange/code-for';
import { hrefOf } from '../../app/route';
import type { Session } from '../../app/session';
import { QrCode } from '../kit/codes/qr-code';
import { CodeShown } from './code-shown';
import { TwoWords } from './two-words';

type Props = {
  session: Session;
  me: string;
  code: CodeFor;
  /** Shows the code for those at the table again, where another one was asked for. */
  onBack?: (() => void) | undefined;
};

/** The code of this phone, and the two words for those at the table. */
export function OwnCode({ session, me, code: { reader, bytes }, onBack }: Props) {
  const { title } = session.row.value;
  const label = {
    table: `${me}’s code`,
    new: `The game ${title}`,
    device: `The game ${title}, for a device of mine`,
  };
  return (
    <>
      {reader === 'device' && (
        <p class="face-read">
          <b>For your own eyes.</b> Whoever reads this code knows what you have sealed.
        </p>
      )}
      <CodeShown message={bytes} label={label[reader]} />
      {reader === 'table' && <TwoWords session={session} />}
      {onBack && (
        <button type="button" class="quiet" onClick={onBack}>
          Back to the code for this table
        </button>
      )}
    </>
  );
}

/** For somebody new, where the app is. */
export const NoAppYet = () => (
  <details class="fold">
    <summary>No app yet? Scan this with the system camera</summary>
    <div class="small-code">
      <QrCode text={joinAddress()} label="The address of this app" />
    </div>
    <p class="soft">{joinAddress()}</p>
  </details>
);

const joinAddress = (): string => `${location.href.replace(/#.*/, '')}${hrefOf({ screen: 'join' })}`;
