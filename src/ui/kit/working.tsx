import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { stoppedReading } from '../../app/in-slices';
import type { Result } from '../../core/result';
import { Dialog } from './dialog';

/** Milliseconds in which most work is done, and nobody wonders. */
const DELAY = 400;
/** Why a reading was ended that nobody cancelled: another one has begun on its screen. */
const OVERTAKEN = 'overtaken';

/** What is read from outside: it stops where its signal says so, and says before it writes. */
export type Reader<T> = (stopped: AbortSignal, writes: () => void) => Promise<Result<T>>;

export type Working = {
  /** Comes to what the reader says, at once to `stoppedReading` where it is cancelled, and to nothing where another begins. */
  read<T>(title: string, reader: Reader<T>): Promise<Result<T> | undefined>;
  /** Says what takes long, with a button that cancels it. */
  shown: ComponentChildren;
};

/**
 * For whatever a screen reads from outside. It can be cancelled until it writes, and leaving the screen cancels it; a write is
 * one transaction, which nothing can end half-way.
 */
export function useWorking(): Working {
  const [shown, setShown] = useState<{ readonly title: string; readonly own: AbortController }>();
  const [isWriting, setWriting] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const read = async <T,>(title: string, reader: Reader<T>): Promise<Result<T> | undefined> => {
    running.current?.abort(OVERTAKEN);
    const own = new AbortController();
    running.current = own;
    setWriting(false);
    const late = setTimeout(() => setShown({ title, own }), DELAY);
    let writes = false;
    const stopped = new Promise<Result<T> | undefined>((resolve) => {
      const stop = () => resolve(own.signal.reason === OVERTAKEN ? undefined : stoppedReading);
      own.signal.addEventListener('abort', () => writes || stop());
    });
    const begun = reader(own.signal, () => {
      if (own.signal.aborted) return;
      writes = true;
      setWriting(true);
    });
    try {
      return await Promise.race([begun, stopped]);
    } finally {
      clearTimeout(late);
      if (running.current === own) {
        running.current = undefined;
        setShown(undefined);
      }
    }
  };
  return {
    read,
    shown: shown && <Work {...{ isWriting }} title={shown.title} onCancel={() => shown.own.abort()} />,
  };
}

type WorkProps = { title: string; isWriting: boolean; onCancel: () => void };

function Work({ title, isWriting, onCancel }: WorkProps) {
  if (isWriting)
    return (
      <Dialog
        key="writing"
        title="Saving…"
        text="This cannot be cancelled: all of it is saved, or nothing."
        onClose={onCancel}
        stays
      >
        {() => null}
      </Dialog>
    );
  return (
    <Dialog
      key="reading"
      title={title}
      text="This takes a while. Nothing has been changed so far."
      onClose={onCancel}
    >
      {(close) => (
        <button type="button" class="main" onClick={close}>
          Cancel
        </button>
      )}
    </Dialog>
  );
}
