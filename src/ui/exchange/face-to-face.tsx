import './exchange.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { announce } from '../kit/announce';
import { CodeCamera, type Reading } from './code-camera';
import { CodeShown, type Shown } from './code-shown';

type Props = {
  /** What this phone shows. Another array is another message. */
  mine: Uint8Array;
  /** Who holds this phone, and who the other. */
  me: string;
  other: string;
  /** What can be done without a camera: "send the game as a file". */
  without: string;
  otherWay?: ComponentChildren;
  /** What the other phone shows, once it is read; the camera is let go of by then. */
  onMessage: (message: Uint8Array<ArrayBuffer>) => void;
  onShown?: (shown: Shown) => void;
  onReading?: (reading: Reading) => void;
  /** What is to be done, in place of the usual words. */
  line?: ComponentChildren;
  /** Below the own code. */
  below?: ComponentChildren;
  /** What came of it, once the other's code is read; it says so itself. */
  children?: ComponentChildren;
};

/**
 * Both ways on one screen: the own code, and the camera's picture under it. Each scans the other in turn, and nobody has to
 * tap in between. The own code stays when the other's is read, for the other may not be done. Another `key` is another
 * round.
 */
export function FaceToFace({ mine, me, other, without, onMessage, onShown, onReading, ...words }: Props) {
  const { line, below, otherWay, children } = words;
  const [isRead, setRead] = useState(false);
  const take = (message: Uint8Array<ArrayBuffer>) => {
    setRead(true);
    if (!children) announce(`${other}’s code is read.`);
    onMessage(message);
  };
  return (
    <section class="face-to-face" aria-label="Two phones">
      <p class="face-line">
        {line ?? (
          <>
            <bdi>{me}</bdi>, scan <bdi>{other}</bdi>; <bdi>{other}</bdi>, scan <bdi>{me}</bdi>
          </>
        )}
      </p>
      <CodeShown message={mine} label={`${me}’s code`} {...(onShown && { onShown })} />
      {below}
      {isRead && children ? (
        children
      ) : isRead ? (
        <p class="face-read">
          <b>{other}’s code is read.</b> Keep yours in view until {other} has it too.
        </p>
      ) : (
        <CodeCamera {...{ other, without, otherWay, onReading }} onMessage={take} />
      )}
    </section>
  );
}
