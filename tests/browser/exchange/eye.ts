// Two phones before each other: what the one shows is painted into the picture that the other's camera gives.
import type { Page } from '@playwright/test';

/** A code as a phone shows it: its modules row by row, dark or not. */
type Modules = { readonly size: number; readonly dark: string };
type Eye = { paint(code: Modules | undefined): void; tracks: MediaStreamTrack[] };

/** Gives the page a camera whose picture the test paints: a code held a little askew, of so much of the height. */
export async function giveEye(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const picture = document.createElement('canvas');
    [picture.width, picture.height] = [1280, 720];
    const pen = picture.getContext('2d') as CanvasRenderingContext2D;
    let held: Modules | undefined;
    const eye: Eye = {
      tracks: [],
      paint(code) {
        held = code;
        pen.resetTransform();
        pen.fillStyle = '#777';
        pen.fillRect(0, 0, 1280, 720);
        if (!code) return;
        const dots = new ImageData(code.size, code.size);
        for (let i = 0; i < code.dark.length; i += 1)
          dots.data.set(code.dark[i] === '1' ? [30, 30, 30, 255] : [220, 220, 220, 255], 4 * i);
        const still = new OffscreenCanvas(code.size, code.size);
        still.getContext('2d')?.putImageData(dots, 0, 0);
        pen.translate(650, 365);
        pen.rotate(0.06);
        pen.imageSmoothingEnabled = false;
        pen.drawImage(still, -310, -310, 620, 620);
      },
    };
    // A camera goes on giving pictures of what stands still.
    setInterval(() => eye.paint(held), 50);
    navigator.mediaDevices.getUserMedia = async () => {
      const stream = picture.captureStream(30);
      eye.tracks.push(...stream.getTracks());
      return stream;
    };
    Object.assign(globalThis, { eye });
  });
}

const paint = (page: Page, code: Modules | undefined) =>
  page.evaluate((code) => (globalThis as unknown as { eye: Eye }).eye.paint(code), code);
export const tracks = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { eye: Eye }).eye.tracks.map(({ readyState }) => readyState));

/** What stands on the screen now. */
const shownOn = (page: Page): Promise<Modules | undefined> =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('canvas.qr');
    if (canvas?.width) {
      const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
      const { data } = pen.getImageData(0, 0, canvas.width, canvas.width);
      let dark = '';
      for (let i = 0; i < data.length; i += 4) dark += (data[i] ?? 0) < 128 ? '1' : '0';
      return { size: canvas.width, dark };
    }
    const svg = document.querySelector('svg.qr');
    if (!svg) return undefined;
    const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
    const dots = Array<string>(size * size).fill('0');
    for (const [, x, y] of svg
      .querySelector('.qr-ink')
      ?.getAttribute('d')
      ?.matchAll(/M(\d+) (\d+)h/g) ?? [])
      dots[Number(y) * size + Number(x)] = '1';
    return { size, dark: dots.join('') };
  });

/** Frames that were shown, those of them that were never seen, and the milliseconds it took. */
export type Held = { readonly shown: number; readonly lost: number; readonly took: number };

const PATIENCE_MS = 60_000;

/** Holds one phone before the other until this is said there; of what is shown, three in ten frames are never seen. */
export async function hold(
  from: Page,
  before: Page,
  until: () => Promise<boolean>,
  loss = 0.3,
): Promise<Held> {
  const began = performance.now();
  let state = 1941;
  let last = '';
  let [shown, lost] = [0, 0];
  while (!(await until())) {
    if (performance.now() - began > PATIENCE_MS) throw new Error('The code was not read within a minute.');
    const code = await shownOn(from);
    if (code && code.dark !== last) {
      last = code.dark;
      shown += 1;
      state = (state * 48271) % 2147483647;
      const isLost = (await moves(from)) && state / 2147483647 < loss;
      if (isLost) lost += 1;
      await paint(before, isLost ? undefined : code);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await paint(before, undefined);
  return { shown, lost, took: performance.now() - began };
}

const moves = (page: Page): Promise<boolean> => page.locator('canvas.qr').isVisible();
