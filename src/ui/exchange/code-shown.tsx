import './exchange.css';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { digitsOf } from '../../app/qr-text';
import { type Code, codeOf } from '../../core/exchange/moving-code';
import { paintCode, QrCode } from '../kit/codes/qr-code';
import { Notice } from '../kit/notice';
import { FIRST_PACE, paceAfter } from './pace';

/** What has been shown so far. */
export type Shown = {
  readonly blocks: number;
  readonly frameBytes: number;
  readonly frames: number;
  readonly everyMs: number;
  /** The slowest drawing of a frame. */
  readonly drawMs: number;
};

type Props = {
  /** At most 200,000 bytes. Another array is another message, which begins anew. */
  message: Uint8Array;
  /** Whose it is, for those who do not see it: "Ken’s code". */
  label: string;
  onShown?: (shown: Shown) => void;
};

/** A message as a code on the screen: still where one holds it, else moving until it is taken away. */
export function CodeShown({ message, label, onShown }: Props) {
  const code = useMemo(() => codeOf(message), [message]);
  const still = useMemo(
    () => (code.ok && code.value.blocks === 1 ? digitsOf(code.value.frame(0)) : undefined),
    [code],
  );
  if (!code.ok) return <Notice problem={code.problem} />;
  if (still) return <QrCode text={still} label={label} />;
  return <Moving code={code.value} label={label} onShown={onShown} />;
}

type MovingProps = { code: Code; label: string; onShown: Props['onShown'] };

/** It moves whoever asks for less motion, for it says nothing standing; its name never changes, so it is read out once. */
function Moving({ code, label, onShown }: MovingProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let timer = 0;
    let pace = FIRST_PACE;
    let [frames, drawMs] = [0, 0];
    let due = performance.now();
    const show = () => {
      const began = performance.now();
      if (canvas.current) paintCode(canvas.current, digitsOf(code.frame(frames)));
      const took = performance.now() - began;
      frames += 1;
      drawMs = Math.max(drawMs, took);
      pace = paceAfter(pace, began - due, took);
      onShown?.({ blocks: code.blocks, frameBytes: code.frameBytes, frames, everyMs: pace.everyMs, drawMs });
      // Each stands its whole time: what came late is not made up for.
      due = began + pace.everyMs;
      timer = window.setTimeout(show, due - performance.now());
    };
    show();
    return () => clearTimeout(timer);
  }, [code]);
  return <canvas ref={canvas} class="qr" role="img" aria-label={`${label}, moving`} />;
}
