import { useEffect, useRef, useState } from 'preact/hooks';
import { fail, type Problem } from '../../core/result';

type Props = {
  /** What a code in view says; true when that was what is looked for, which ends the search. */
  onText(text: string): Promise<boolean>;
  onStop(): void;
};

const BETWEEN_LOOKS_MS = 120;

/** The camera's picture, and a look at it several times a second until a code is found. */
export function Scanner({ onText, onStop }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<Problem>();
  useEffect(() => {
    const stop = new AbortController();
    void watch(video, stop.signal, onText).then(setProblem);
    return () => stop.abort();
  }, []);
  return (
    <section class="card stack scanner" aria-label="Scan a code">
      {problem ? (
        <p role="alert" class="error">
          {problem.message}
        </p>
      ) : (
        <>
          <video ref={video} muted playsInline />
          <p class="soft">Hold the other phone's code into the picture.</p>
        </>
      )}
      <button type="button" onClick={onStop}>
        {problem ? 'Close' : 'Stop'}
      </button>
    </section>
  );
}

async function watch(
  video: { readonly current: HTMLVideoElement | null },
  signal: AbortSignal,
  onText: (text: string) => Promise<boolean>,
): Promise<Problem | undefined> {
  const stream = await openCamera();
  if (!('getTracks' in stream)) return stream;
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted || !video.current) {
    close();
    return undefined;
  }
  signal.addEventListener('abort', close);
  video.current.srcObject = stream;
  // A camera may be slow to its first picture: until then nothing is found.
  void video.current.play().catch(() => undefined);
  const detector = await makeDetector();
  while (!signal.aborted && video.current) {
    const found = await detector.detect(video.current).catch(() => []);
    const text = found[0]?.rawValue;
    if (text && !signal.aborted && (await onText(text))) break;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
  }
  close();
  return undefined;
}

async function openCamera(): Promise<MediaStream | Problem> {
  if (!navigator.mediaDevices?.getUserMedia) return none;
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1280 } },
      audio: false,
    });
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError' ? refused : none;
  }
}

const none = fail(
  'camera.none',
  'No camera can be used here. Nothing was changed. Share the charts as a file instead.',
).problem;
const refused = fail(
  'camera.refused',
  'The camera was not allowed. Nothing was changed. Allow it in the browser for this site, or share the charts as a file.',
).problem;

type Detector = { detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: 'qr_code'[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
};

/** The browser's own detector where it reads such codes; else a decoder of the same shape, loaded only now. */
async function makeDetector(): Promise<Detector> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = (await own?.getSupportedFormats().catch(() => [])) ?? [];
  const Detector = own && formats.includes('qr_code') ? own : (await import('qr/decode.js')).BarcodeDetector;
  return new Detector({ formats: ['qr_code'] });
}
