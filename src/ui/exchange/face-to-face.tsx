import './exchange.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { CodeCamera, type Reading } from './code-camera';

type Props = {
  /** The own code, and what stands below it. */
  code: ComponentChildren;
  /** Whose code is looked for. */
  other: string;
  /** What is to be done. */
  line: ComponentChildren;
  /** What can be done without a camera: "send the game as a file". */
  without: string;
  otherWay?: ComponentChildren;
  /** What the other phone shows, once it is read; the camera is let go of by then. */
  onMessage: (message: Uint8Array<ArrayBuffer>) => void;
  onReading?: (reading: Reading) => void;
  /** What came of a code, in the place of the picture. */
  children?: ComponentChildren;
};

/**
 * Both ways on one screen: the own code, and the camera's picture under it. Each scans the other in turn, and nobody has to
 * tap in between. The own code stays when the other's is read, for the other may not be done. Another `key` is another
 * round.
 */
export function FaceToFace({ code, other, line, onMessage, children, ...camera }: Props) {
  const [isRead, setRead] = useState(false);
  return (
    <section class="face-to-face" aria-label="Two phones">
      <p class="face-line">{line}</p>
      {code}
      {children ||
        (isRead ? (
          <p class="face-read">
            <b>{other}’s code is read.</b> Keep yours in view until {other} has it too.
          </p>
        ) : (
          <CodeCamera
            {...{ other, ...camera }}
            onMessage={(message) => {
              setRead(true);
              onMessage(message);
            }}
          />
        ))}
    </section>
  );
}
