// @vitest-environment page

import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { digitsOf } from '../../src/app/qr-text';
import { version } from '../../src/app/release';
import { codeOf } from '../../src/core/exchange/moving-code';
import { CodeCamera } from '../../src/ui/exchange/code-camera';
import { CodeShown, type Shown } from '../../src/ui/exchange/code-shown';
import { FaceToFace } from '../../src/ui/exchange/face-to-face';
import { FIRST_PACE, paceAfter } from '../../src/ui/exchange/pace';
import { announcement } from '../../src/ui/kit/announce';
import { paintCode } from '../../src/ui/kit/codes/qr-code';
import { PhonesScreen } from '../../src/ui/ready/phones';
import { describeTrial, makeMessage } from '../../src/ui/ready/phones-trial';
import { pause, until } from '../support/until';
import { control, draw, expectDrawn, freshPage, settled, tap, texts } from './drawn';

freshPage();

const frames = (bytes: number, ...numbers: readonly number[]): readonly string[] => {
  const code = codeOf(makeMessage(bytes));
  if (!code.ok) throw new Error(code.problem.message);
  return numbers.map((number) => digitsOf(code.value.frame(number)));
};

/** Draws that were made, and what the camera does. */
const painted: ImageData[] = [];
/** What was asked of the camera, and after how many looks. */
const constraints: (readonly [looks: number, wanted: unknown])[] = [];
let looks = 0;
let tracks: { stop(): void; onended?: () => void; stopped: boolean }[] = [];

function giveCamera(getUserMedia: unknown = openTracks): void {
  Object.defineProperty(navigator, 'mediaDevices', {
    value: getUserMedia && { getUserMedia },
    configurable: true,
  });
}
async function openTracks() {
  const track = {
    stopped: false,
    stop() {
      this.stopped = true;
    },
    applyConstraints: async (wanted: unknown) => void constraints.push([looks, wanted]),
  };
  tracks.push(track);
  return Object.assign(new MediaStream(), { getTracks: () => [track] });
}
/** What looks see, one after the other, and what is added later; a look at nothing sees no code. */
function seeing(...codes: readonly string[]): string[] {
  const left = [...codes];
  class BarcodeDetector {
    static getSupportedFormats = async () => ['qr_code'];
    detect = async () => {
      looks += 1;
      return left.splice(0, 1).flatMap((rawValue) => (rawValue ? [{ rawValue }] : []));
    };
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector);
  return left;
}

/** What the camera's picture measures; nothing before there is one. */
const picture = { width: 1280 };
let height = 720;
Object.defineProperties(HTMLVideoElement.prototype, {
  videoWidth: { get: () => picture.width },
  videoHeight: { get: () => height },
});

beforeEach(() => {
  painted.length = 0;
  constraints.length = 0;
  looks = 0;
  tracks = [];
  vi.stubGlobal('ImageData', function ImageData(data: Uint8ClampedArray, width: number, height: number) {
    return { data, width, height };
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    putImageData: (picture: ImageData) => painted.push(picture),
  } as never);
  picture.width = 1280;
  height = 720;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

describe('the pace of a moving code', () => {
  const paced = (pace: typeof FIRST_PACE, frames: readonly (readonly [late: number, draw: number])[]) =>
    frames.reduce((now, [late, draw]) => paceAfter(now, late, draw), pace);
  const times = (n: number, late: number, draw: number) =>
    Array.from({ length: n }, () => [late, draw] as const);

  it.each([
    ['five frames a second while they come in time', times(29, 50, 50), 200],
    ['slower after three in a row that came late', times(3, 101, 0), 300],
    ['or took long to draw', times(3, 0, 101), 300],
    ['or both together', times(3, 51, 50), 300],
    ['not after two', times(2, 150, 0), 200],
    ['nor when one came in time between', [...times(2, 150, 0), ...times(1, 0, 5), ...times(2, 150, 0)], 200],
    ['no slower than 600 ms', times(30, 900, 0), 600],
  ])('is %s', (_, all, everyMs) => {
    expect(paced(FIRST_PACE, all).everyMs).toBe(everyMs);
  });

  it('is fast again after thirty in time, and never faster than at first', () => {
    expect(paced({ everyMs: 450, run: 0 }, times(29, 5, 5)).everyMs).toBe(450);
    expect(paced({ everyMs: 450, run: 0 }, times(30, 5, 5)).everyMs).toBe(300);
    expect(paced({ everyMs: 450, run: 0 }, times(90, 5, 5)).everyMs).toBe(200);
  });
});

describe('a code that is shown', () => {
  it('is a still one where one holds it', async () => {
    await draw(<CodeShown message={makeMessage(600)} label="Ken’s code" />);
    expect(texts('canvas')).toEqual([]);
    const svg = document.querySelector('svg.qr');
    expect(svg?.getAttribute('aria-label')).toBe('Ken’s code');
    expect(svg?.getAttribute('viewBox')).toBe('0 0 93 93');
  });

  it('moves where one does not, under one name, until it is taken away', async () => {
    const shown: Shown[] = [];
    await draw(
      <CodeShown message={makeMessage(1300)} label="Ken’s code" onShown={(now) => shown.push(now)} />,
    );
    const canvas = document.querySelector('canvas');
    expect(['role', 'aria-label'].map((name) => canvas?.getAttribute(name))).toEqual([
      'img',
      'Ken’s code, moving',
    ]);
    await until(() => expect(painted.length).toBeGreaterThan(2));
    expect(document.querySelector('canvas')).toBe(canvas);
    expect(shown[0]).toMatchObject({ blocks: 2, frameBytes: 660, frames: 1, everyMs: 200 });
    expect(new Set(painted.map(({ data }) => data.join())).size).toBe(painted.length);
    await draw(<p />);
    const count = painted.length;
    await pause(250);
    expect(painted).toHaveLength(count);
  });

  it('begins anew with another message', async () => {
    const shown: Shown[] = [];
    const node = (bytes: number) => (
      <CodeShown message={makeMessage(bytes)} label="x" onShown={(now) => shown.push(now)} />
    );
    await draw(node(1300));
    render(node(5000), document.body);
    await until(() =>
      expect(shown.filter(({ frames }) => frames === 1).map(({ blocks }) => blocks)).toEqual([2, 4]),
    );
  });

  it('of more than 200,000 bytes is told', async () => {
    await draw(<CodeShown message={new Uint8Array(200_001)} label="x" />);
    expect(texts('[role=alert]')[0]).toMatch(/^This takes 200001 bytes/);
  });

  it('is painted a dot a module, black on white', () => {
    const canvas = document.createElement('canvas');
    paintCode(canvas, '0123');
    const [dots] = painted;
    expect([canvas.width, canvas.height, dots?.width, dots?.height]).toEqual([29, 29, 29, 29]);
    const dot = (x: number, y: number) => [
      ...(dots?.data.subarray(4 * (29 * y + x), 4 * (29 * y + x) + 4) ?? []),
    ];
    expect(dot(0, 0)).toEqual([255, 255, 255, 255]);
    expect(dot(4, 4)).toEqual([0, 0, 0, 255]);
    expect(dot(5, 5)).toEqual([255, 255, 255, 255]);
  });
});

describe('a camera that gathers a code', () => {
  const camera = (onMessage = vi.fn()) => (
    <CodeCamera other="Ann" without="send the game as a file" onMessage={onMessage} />
  );

  it('asks for the code, and lets go of the camera the moment a still one is read', async () => {
    giveCamera();
    const seen = seeing();
    const onMessage = vi.fn(() => expect(tracks.map(({ stopped }) => stopped)).toEqual([true]));
    await expectDrawn('code-camera', camera(onMessage));
    seen.push('', ...frames(600, 0));
    await until(() => expect(onMessage).toHaveBeenCalledExactlyOnceWith(makeMessage(600)));
    await settled();
    expect(texts('video')).toEqual([]);
  });

  it('says how far a moving one is', async () => {
    giveCamera();
    seeing(...frames(5000, 0, 0, 2));
    await draw(camera());
    await until(() => expect(texts('.code-progress')).toEqual([' 2 of 4']));
    const bar = document.querySelector('progress');
    expect(['max', 'value', 'aria-label'].map((name) => bar?.getAttribute(name))).toEqual([
      '4',
      '2',
      'Read of Ann’s code',
    ]);
  });

  it('says what another code is, and forgets nothing for it', async () => {
    giveCamera();
    seeing('https://example.org', ...frames(5000, 0, 1), '12345', ...frames(5000, 2, 3));
    const onMessage = vi.fn();
    await draw(camera(onMessage));
    await until(() => expect(texts('[role=status]')[0]).toMatch(/^This is another kind of code/));
    await until(() => expect(onMessage).toHaveBeenCalledWith(makeMessage(5000)));
  });

  it('counts what it sees', async () => {
    giveCamera();
    seeing('', ...frames(1300, 0, 0, 1));
    const onReading = vi.fn();
    await draw(<CodeCamera other="Ann" without="x" onMessage={vi.fn()} onReading={onReading} />);
    await until(() => expect(onReading).toHaveBeenCalledTimes(4));
    expect(onReading.mock.lastCall?.[0]).toMatchObject({
      ...{ looks: 4, found: 3, fresh: 2, width: 1280, height: 720, reader: 'browser' },
    });
  });

  it('asks for a larger picture after a dozen looks in a row without a code', async () => {
    giveCamera();
    seeing(...Array<string>(11).fill(''), '1');
    await draw(camera());
    await until(() => expect(constraints).toEqual([[24, { width: { ideal: 1920 } }]]));
  });

  it('is let go of when it is left', async () => {
    giveCamera();
    seeing();
    await draw(camera());
    await draw(<p />);
    expect(tracks.map(({ stopped }) => stopped)).toEqual([true]);
  });

  it.each([
    [
      'is not there',
      () => Promise.reject(new DOMException('no', 'NotFoundError')),
      'No camera can be used here.',
    ],
    [
      'is not allowed',
      () => Promise.reject(new DOMException('no', 'NotAllowedError')),
      'The camera was not allowed.',
    ],
    [
      'is forbidden',
      () => Promise.reject(new DOMException('no', 'SecurityError')),
      'The camera was not allowed.',
    ],
    [
      'is held',
      () => Promise.reject(new DOMException('no', 'NotReadableError')),
      'Another app or tab holds the camera.',
    ],
    [
      'does not start',
      () => Promise.reject(new DOMException('no', 'AbortError')),
      'Another app or tab holds the camera.',
    ],
  ])('that %s is told, and tried again', async (_, getUserMedia, words) => {
    giveCamera(getUserMedia);
    seeing();
    await draw(camera());
    await until(() => expect(texts('[role=alert]')[0]?.startsWith(words)).toBe(true));
    expect(texts('[role=alert]')[0]).toMatch(/Nothing was changed\. .*send the game as a file\./);
    giveCamera();
    await tap('Try again');
    expect(texts('video')).toHaveLength(1);
    expect(document.activeElement?.className).toBe('code-camera');
  });

  it('that is taken away is told', async () => {
    giveCamera();
    seeing();
    await draw(camera());
    tracks[0]?.onended?.();
    await until(() => expect(texts('[role=alert]')[0]).toMatch(/^The camera was taken away/));
    expect(tracks[0]?.stopped).toBe(true);
  });

  it('that gives no picture is told after a while', async () => {
    giveCamera();
    seeing();
    picture.width = 0;
    const began = performance.now();
    await draw(camera());
    vi.spyOn(performance, 'now').mockImplementation(() => began + 8500);
    await until(() => expect(texts('[role=alert]')[0]).toMatch(/^The camera gives no picture/));
  });

  describe('whose pictures the app reads itself', () => {
    const SIDE = 256;
    const fill = (of: (x: number, y: number) => number) => () => {
      const data = new Uint8ClampedArray(4 * SIDE * SIDE);
      for (let at = 0; at < SIDE * SIDE; at++)
        data.fill(of(at % SIDE, Math.floor(at / SIDE)), 4 * at, 4 * at + 4);
      return data;
    };
    const noise = () => Math.random() * 256;
    /** Something with an edge, seen by a camera with a little noise. */
    const room = fill((x, y) => (x + y < SIDE ? 60 : 180) + Math.random() * 8);
    const still = room();
    const HIDDEN: readonly (readonly [string, (() => Uint8ClampedArray) | undefined])[] = [
      ['are white', fill(() => 255)],
      ['are black, but for a little noise', fill(() => Math.random() * 8)],
      ['are noise', fill(noise)],
      ['are the same again and again', () => still],
      ['cannot be read', undefined],
    ];
    const shows = (take: (() => Uint8ClampedArray) | undefined) => {
      picture.width = SIDE;
      height = SIDE;
      giveCamera();
      vi.stubGlobal('BarcodeDetector', undefined);
      const getImageData = vi.fn(() => {
        looks += 1;
        if (!take) throw new DOMException('no', 'SecurityError');
        return { data: take(), width: SIDE, height: SIDE };
      });
      vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue({
        drawImage() {},
        getImageData,
      } as never);
    };
    const later = async (ms: number) => {
      await until(() => expect(looks).toBeGreaterThan(1));
      const now = performance.now();
      vi.spyOn(performance, 'now').mockImplementation(() => now + ms);
    };

    it.each(HIDDEN)(
      'and %s is told after ten seconds, with what to do instead, until there is a picture',
      async (_, take) => {
        let isHidden = true;
        shows(take && (() => (isHidden ? take() : room())));
        await draw(camera());
        await later(10_500);
        await until(() =>
          expect(texts('.code-camera [role=status]')[0]).toMatch(
            /^The camera is covered, or this browser hides its picture.* Nothing was changed\. .*send the game as a file\./,
          ),
        );
        // A phone that lies on the table while another one reads it goes on looking.
        expect([tracks[0]?.stopped, texts('[role=alert]')]).toEqual([false, []]);
        isHidden = false;
        if (take)
          await until(() =>
            expect(texts('.code-camera [role=status]')[0]).toBe('Point the camera at Ann’s code.'),
          );
      },
    );

    it('and show something once is not called hidden, whatever comes after', async () => {
      let first = 2;
      shows(() => (first-- > 0 ? room() : still));
      await draw(camera());
      await later(10_500);
      looks = 0;
      await until(() => expect(looks).toBeGreaterThan(2));
      expect(texts('[role=alert]')).toEqual([]);
    });
  });

  it('at an address that is not secure is told', async () => {
    giveCamera(null);
    vi.stubGlobal('isSecureContext', false);
    await draw(camera());
    expect(texts('[role=alert]')[0]).toMatch(/^Browsers allow the camera on https addresses only/);
  });
});

describe('two phones face to face', () => {
  it('show the own code and the camera at once, and the code stays when the other is read', async () => {
    giveCamera();
    const seen = seeing();
    const onMessage = vi.fn();
    const node = (
      <FaceToFace
        code={<CodeShown message={makeMessage(300)} label="Ken’s code" />}
        line="Scan each other"
        other="Ann"
        without="send a file"
        onMessage={onMessage}
      />
    );
    await draw(node);
    expect(texts('.face-line')).toEqual(['Scan each other']);
    expect([texts('svg.qr').length, texts('video').length]).toEqual([1, 1]);
    seen.push(...frames(700, 0));
    await until(() => expect(onMessage).toHaveBeenCalledExactlyOnceWith(makeMessage(700)));
    await settled();
    expect(texts('.face-read')).toEqual(['Ann’s code is read. Keep yours in view until Ann has it too.']);
    expect([texts('svg.qr').length, texts('video').length]).toEqual([1, 0]);
  });
});

describe('a trial of two phones', () => {
  it('says what this browser has, shows, reads, and hands on what it found', async () => {
    giveCamera();
    const seen = seeing();
    const share = vi.fn(async (_: { text: string }) => undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await expectDrawn('phones', <PhonesScreen />);
    control('Start').focus();
    await tap('Start');
    expect(document.activeElement).toBe(control('Stop'));
    seen.push(...frames(600, 0));
    await until(() => expect(texts('[aria-label="What was found"]')[0]).toContain('Read: 600 B in'));
    await tap('Stop');
    expect(texts('canvas')).toEqual([]);
    await tap('Share what was found');
    const text = share.mock.lastCall?.[0].text ?? '';
    expect(text.split('\n').map((line) => line.replace(/[:,].*/, ''))).toEqual([
      ...[`War Diary ${version}`, 'Browser', 'Screen', 'Camera', 'Codes are read', 'Screen stays on'],
      ...['A direct link between phones', 'Shown', 'Read'],
    ]);
    expect(announcement.value.text).toBe('Shared.');
    Reflect.deleteProperty(navigator, 'share');
  });

  it('is written so that it can be compared', () => {
    const reading = {
      ...{ looks: 31, found: 22, fresh: 12, seconds: 3.44, lookMs: 41.2, width: 1280, height: 720 },
      reader: 'app',
    } as const;
    const shown = { blocks: 12, frameBytes: 1177, frames: 1, everyMs: 200, drawMs: 5.5 };
    expect(describeTrial({ shown, reading, read: 14_000 })).toEqual([
      'Shown: 12 blocks, 1177 B a frame, 1 frame, one every 200 ms, drawn in 6 ms at most',
      'Read: 14000 B in 3.4 s, 31 looks, 22 with a code, 9 without, 12 told something new; picture 1280 × 720, a look took 42 ms at most, read by the app',
    ]);
    expect(describeTrial({ shown: undefined, reading: undefined, read: undefined })).toEqual([
      'Read: no picture yet',
    ]);
    const none = { ...reading, looks: 1, found: 0, fresh: 0, seconds: 0, reader: 'browser' } as const;
    expect(describeTrial({ shown: undefined, reading: none, read: undefined })).toEqual([
      'Read: no code yet, 1 look, 0 with a code, 1 without, 0 told something new; picture 1280 × 720, a look took 42 ms at most, read by the browser',
    ]);
  });

  it('shows the same message on every phone, and one for each size', () => {
    expect(makeMessage(600)).toEqual(makeMessage(600));
    expect([...makeMessage(601).subarray(0, 4)]).not.toEqual([...makeMessage(600).subarray(0, 4)]);
  });
});
