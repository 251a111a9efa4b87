import { fail, type Problem } from '../../../core/result';
import { pictureJudge } from './camera-picture';

/** A code on a screen is looked at twice while it stands there. */
const EVERY_MS = 100;
/** What else there is to do, the own code first, comes in between. */
const REST_MS = 20;
const WIDTH = 1280;
/** More to read, for a code that is small in the picture or dense: taken after a dozen looks without one. */
const WIDE = 1920;
const MISSES = 12;
const DARK_MS = 8000;
/** So long the pictures may be none that a camera takes. */
const BLIND_MS = 10_000;

/** One look at the camera's picture. */
export type Look = {
  readonly found: boolean;
  /** How long reading took. */
  readonly ms: number;
  readonly width: number;
  readonly height: number;
  /** The browser's own reader of codes, or the app's. */
  readonly reader: 'browser' | 'app';
};

type Watch = {
  readonly signal: AbortSignal;
  /** What can be done without a camera: "share the charts as a file". */
  readonly without: string;
  /** Only the square in the middle is shown, and looked at: less to read. */
  readonly square?: boolean;
  /** What a code in view says; true when that was what is looked for, which ends the search. */
  onText(text: string): boolean | Promise<boolean>;
  onLook?(look: Look): void;
  /** The pictures are none that a camera takes, or are again; without this, that ends the search. */
  onBlind?(problem: Problem | undefined): void;
};

/**
 * Looks at the camera's picture until a code is found that is looked for, or it is stopped; then lets go of the camera at
 * once. Gives what went wrong. Looks begin at a steady beat, however long each takes: whoever waits after each misses
 * every other frame of a moving code.
 */
export async function watchCodes(
  video: { readonly current: HTMLVideoElement | null },
  { signal, without, square = false, onText, onLook, onBlind }: Watch,
): Promise<Problem | undefined> {
  const problems = problemsOf(without);
  const stream = await openCamera(problems);
  if (!('getTracks' in stream)) return stream;
  const tracks = stream.getTracks();
  let isLost = false;
  const close = () => {
    for (const track of tracks) track.stop();
    if (video.current) video.current.srcObject = null;
  };
  for (const track of tracks) {
    track.onended = () => {
      isLost = true;
    };
  }
  signal.addEventListener('abort', close);
  if (signal.aborted || !video.current) {
    close();
    return undefined;
  }
  video.current.srcObject = stream;
  // A camera may be slow to its first picture: until then nothing is found.
  void video.current.play().catch(() => undefined);
  const reader = await findReader(square);
  if (!reader) {
    close();
    return signal.aborted ? undefined : problems.noReader;
  }
  const opened = performance.now();
  let due = opened;
  let pictured: number | undefined;
  let misses = 0;
  let wasBlind = false;
  let problem: Problem | undefined;
  while (!signal.aborted && video.current) {
    const { videoWidth: width, videoHeight: height } = video.current;
    const began = performance.now();
    if (width) pictured ??= began;
    const isBlind = pictured !== undefined && began - pictured > BLIND_MS && !reader.hasSeen();
    if (isBlind !== wasBlind) onBlind?.(isBlind ? problems.blind : undefined);
    wasBlind = isBlind;
    if (isLost || (isBlind && !onBlind) || (!width && began - opened > DARK_MS)) {
      problem = isLost ? problems.lost : isBlind ? problems.blind : problems.dark;
      break;
    }
    const text = await reader.read(video.current);
    if (signal.aborted) break;
    if (width)
      onLook?.({ found: Boolean(text), ms: performance.now() - began, width, height, reader: reader.name });
    const taken = text ? onText(text) : false;
    if (taken === true || (await taken)) break;
    misses = text || !width ? 0 : misses + 1;
    if (misses === MISSES) for (const track of tracks) void widen(track);
    due = Math.max(due + EVERY_MS, performance.now() + REST_MS);
    await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
  }
  close();
  return problem;
}

const widen = (track: MediaStreamTrack) =>
  track.applyConstraints?.({ width: { ideal: WIDE } }).catch(() => undefined);

/** Whether a page here can ask for a camera at all. */
export const hasCamera = (): boolean => Boolean(navigator.mediaDevices?.getUserMedia);

async function openCamera(problems: Problems): Promise<MediaStream | Problem> {
  if (!hasCamera()) return globalThis.isSecureContext === false ? problems.insecure : problems.none;
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: WIDTH } },
      audio: false,
    });
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'NotAllowedError' || name === 'SecurityError') return problems.refused;
    return name === 'NotReadableError' || name === 'AbortError' ? problems.busy : problems.none;
  }
}

type Problems = ReturnType<typeof problemsOf>;

/** What happened, what is safe, what to do. */
function problemsOf(without: string) {
  const say = (code: string, what: string, todo: string) =>
    fail(`camera.${code}`, `${what} Nothing was changed. ${todo}, or ${without}.`).problem;
  return {
    none: fail('camera.none', `No camera can be used here. Nothing was changed. You can still ${without}.`)
      .problem,
    refused: say('refused', 'The camera was not allowed.', 'Allow it in the browser for this site'),
    busy: say('busy', 'Another app or tab holds the camera.', 'Close that and try again'),
    insecure: say(
      'insecure',
      'Browsers allow the camera on https addresses only, and this is not one.',
      'Open the app from an https address',
    ),
    lost: say('lost', 'The camera was taken away by the system.', 'Try again'),
    dark: say('dark', 'The camera gives no picture.', 'Close other apps that use it and try again'),
    blind: say(
      'blind',
      'The camera is covered, or this browser hides its picture from the app to protect your privacy.',
      'Uncover it, or let this site read canvas data in the browser’s settings, and try again; use another browser',
    ),
    noReader: say('reader', 'The code reader could not be fetched.', 'Go online once and try again'),
  };
}

type Detector = {
  detect(source: HTMLVideoElement | ImageData): Promise<readonly { readonly rawValue: string }[]>;
};
type DetectorClass = {
  new (options: { formats: 'qr_code'[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
};

/** The browser's own detector where it reads such codes. */
async function ownDetector(): Promise<DetectorClass | undefined> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = (await own?.getSupportedFormats().catch(() => [])) ?? [];
  return formats.includes('qr_code') ? own : undefined;
}

/** Who would read a code here. */
export const readerName = async (): Promise<Look['reader']> => ((await ownDetector()) ? 'browser' : 'app');

type Reader = {
  readonly name: Look['reader'];
  read(video: HTMLVideoElement): Promise<string | undefined>;
  /** Whether any picture so far can have come from a camera; the browser’s own reader looks past the app, so that it counts. */
  hasSeen(): boolean;
};

/** The browser's own detector; else a decoder of the same shape, loaded only now. Undefined where that cannot be fetched. */
async function findReader(square: boolean): Promise<Reader | undefined> {
  const own = await ownDetector();
  const Detector = own ?? (await import('qr/decode.js').catch(() => undefined))?.BarcodeDetector;
  if (!Detector) return undefined;
  const detector: Detector = new Detector({ formats: ['qr_code'] });
  const detect = async (picture: HTMLVideoElement | ImageData) =>
    (await detector.detect(picture).catch(() => []))[0]?.rawValue;
  if (own) return { name: 'browser', read: detect, hasSeen: () => true };
  const take = pictureTaker(square);
  const judge = pictureJudge();
  let seen = false;
  const read = async (video: HTMLVideoElement) => {
    const picture = take(video);
    if (!picture) return undefined;
    seen ||= judge(picture);
    const text = await detect(picture);
    seen ||= text !== undefined;
    return text;
  };
  return { name: 'app', read, hasSeen: () => seen };
}

/** Takes pictures into one canvas that stays in memory: a fresh one a look is read back from the graphics card, slowly. */
function pictureTaker(square: boolean): (video: HTMLVideoElement) => ImageData | undefined {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    const { videoWidth, videoHeight } = video;
    const side = Math.min(videoWidth, videoHeight);
    const [width, height] = square ? [side, side] : [videoWidth, videoHeight];
    if (!width || !pen) return undefined;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    pen.drawImage(video, (width - videoWidth) / 2, (height - videoHeight) / 2);
    try {
      return pen.getImageData(0, 0, width, height);
    } catch {
      return undefined;
    }
  };
}
