import './exchange.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { bytesOf } from '../../app/qr-text';
import { Collector } from '../../core/exchange/moving-code';
import type { Problem } from '../../core/result';
import { hasCamera, type Look, watchCodes } from '../kit/codes/camera';
import { Notice } from '../kit/notice';
import { Remedies } from '../kit/remedies';

/** What the camera has seen so far. */
export type Reading = {
  readonly looks: number;
  /** Looks that found a code of any kind, and those of them that told something new. */
  readonly found: number;
  readonly fresh: number;
  /** Since the first look that found a code. */
  readonly seconds: number;
  /** The slowest look. */
  readonly lookMs: number;
} & Pick<Look, 'width' | 'height' | 'reader'>;

type Props = {
  /** Whose code is looked for. */
  other: string;
  /** What can be done without a camera: "send the game as a file". */
  without: string;
  /** The way there, beside the words of what went wrong. */
  otherWay?: ComponentChildren;
  /** Called once, when the camera is let go of already. */
  onMessage: (message: Uint8Array<ArrayBuffer>) => void;
  onReading?: ((reading: Reading) => void) | undefined;
};

/** Then it is read from its beginning; whatever else is refused costs nothing of what is under way. */
const DAMAGED = 'code.damaged';

type State =
  | {
      readonly is: 'looking';
      readonly have: number;
      readonly of: number;
      readonly said?: Problem | undefined;
    }
  | { readonly is: 'read' }
  | { readonly is: 'failed'; readonly problem: Problem };

/** The camera's picture, from which a still or moving code is put together, once: another `key` begins anew. */
export function CodeCamera({ other, without, otherWay, onMessage, onReading }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<State>({ is: 'looking', have: 0, of: 0 });
  useEffect(() => {
    const stop = new AbortController();
    // The button that was tapped is gone.
    if (tries) box.current?.focus({ preventScroll: true });
    const reader = readCodes(setState, onReading);
    void watchCodes(video, { ...reader, signal: stop.signal, without, square: true }).then((problem) => {
      if (stop.signal.aborted) return;
      const message = reader.message();
      if (problem) setState({ is: 'failed', problem });
      else if (message) {
        setState({ is: 'read' });
        onMessage(message);
      }
    });
    return () => stop.abort();
  }, [tries]);
  if (state.is === 'failed') {
    const again = () => {
      setState({ is: 'looking', have: 0, of: 0 });
      setTries(tries + 1);
    };
    return (
      <Notice problem={state.problem}>
        {hasCamera() && (
          <button type="button" onClick={again}>
            Try again
          </button>
        )}
        {otherWay}
      </Notice>
    );
  }
  if (state.is === 'read') return null;
  const { have, of, said } = state;
  return (
    <div ref={box} tabIndex={-1} class="code-camera">
      <video ref={video} muted playsInline aria-label="What the camera sees" />
      {of > 1 ? (
        <p class="code-progress">
          <progress max={of} value={have} aria-label={`Read of ${other}’s code`} /> {have} of {of}
        </p>
      ) : (
        <p class="soft" role="status">
          {said?.message ?? `Point the camera at ${other}’s code.`}
        </p>
      )}
      {said && <Remedies of={said} />}
    </div>
  );
}

/** Gathers what the camera reads, tells how far it is, and counts. */
function readCodes(tell: (state: State) => void, onReading: Props['onReading']) {
  const collector = new Collector();
  let message: Uint8Array<ArrayBuffer> | undefined;
  let [looks, found, fresh, lookMs, first, have, of] = [0, 0, 0, 0, 0, 0, 0];
  let last: Look | undefined;
  const count = () => {
    if (!last || !onReading) return;
    const { width, height, reader } = last;
    const seconds = first ? (performance.now() - first) / 1000 : 0;
    onReading({ looks, found, fresh, seconds, lookMs, width, height, reader });
  };
  return {
    message: () => message,
    onLook: (look: Look) => {
      last = look;
      looks += 1;
      lookMs = Math.max(lookMs, look.ms);
      if (look.found) {
        found += 1;
        first ||= performance.now() - look.ms;
      } else count();
    },
    /** While the phone lies on the table its camera sees nothing, and it goes on looking. */
    onBlind: (said: Problem | undefined) => tell({ is: 'looking', have, of, said }),
    onText: (text: string): boolean => {
      const taken = collector.take(bytesOf(text) ?? new Uint8Array());
      if (taken.kind === 'done') message = taken.message;
      if (taken.kind === 'progress') ({ have, of } = taken);
      else if (taken.kind === 'refused' && taken.problem.code === DAMAGED) [have, of] = [0, 0];
      if (taken.kind === 'done' || (taken.kind === 'progress' && taken.isNew)) fresh += 1;
      tell({ is: 'looking', have, of, said: taken.kind === 'refused' ? taken.problem : undefined });
      count();
      return taken.kind === 'done';
    },
  };
}
