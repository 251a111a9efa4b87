import { useEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '../../core/result';
import { hasCamera, watchCodes } from '../kit/codes/camera';
import { Remedies } from '../kit/remedies';

type Props = {
  /** What a code in view says; true when that was what is looked for, which ends the search. */
  onText(text: string): Promise<boolean>;
  onStop(): void;
};

/** The camera's picture, and a look at it several times a second until a code is found. */
export function Scanner({ onText, onStop }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<Problem>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setProblem(undefined);
    const stop = new AbortController();
    void watchCodes(video, { signal: stop.signal, without: 'share the charts as a file', onText }).then(
      setProblem,
    );
    return () => stop.abort();
  }, [tries]);
  return (
    <section class="card stack scanner" aria-label="Scan a code">
      {problem ? (
        <>
          <p role="alert" class="error">
            {problem.message}
          </p>
          <Remedies of={problem} />
        </>
      ) : (
        <>
          <video ref={video} muted playsInline />
          <p class="soft">Point the camera at the other phone’s code.</p>
        </>
      )}
      {problem && hasCamera() && (
        <button type="button" onClick={() => setTries(tries + 1)}>
          Try again
        </button>
      )}
      <button type="button" onClick={onStop}>
        {problem ? 'Close' : 'Stop'}
      </button>
    </section>
  );
}
