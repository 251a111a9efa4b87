import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { encode } from 'uqr';
import { digitsOf } from '../../src/app/qr-text';
import { codeOf } from '../../src/core/exchange/moving-code';
import { makeMessage } from '../../src/ui/device/phones-trial';
import { Player } from '../hands/player';
import { filmOfAll } from '../support/film';
import { expect, pageOf, test } from './support';

/** A code as a phone shows it: its modules row by row, dark or not. */
type Modules = { readonly size: number; readonly dark: string };
type Eye = { paint(code: Modules | undefined): void; tracks: MediaStreamTrack[] };

/** Gives the page a camera whose picture the test paints: a code held a little askew, of so much of the height. */
async function giveEye(page: Page): Promise<void> {
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
const tracks = (page: Page) =>
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

/** Holds one phone before the other until this is said there; of what is shown, three in ten frames are never seen. */
async function hold(
  from: Page,
  before: Page,
  until: () => Promise<boolean>,
): Promise<{ shown: number; lost: number }> {
  let state = 1941;
  let last = '';
  let [shown, lost] = [0, 0];
  while (!(await until())) {
    const code = await shownOn(from);
    if (code && code.dark !== last) {
      last = code.dark;
      shown += 1;
      state = (state * 48271) % 2147483647;
      const isLost = (await moves(from)) && state / 2147483647 < 0.3;
      if (isLost) lost += 1;
      await paint(before, isLost ? undefined : code);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { shown, lost };
}

const moves = (page: Page): Promise<boolean> => page.locator('canvas.qr').isVisible();

async function begin(page: Page, home: string, size: string): Promise<void> {
  await page.goto(`${home}#/phones`);
  await page
    .getByRole('group', { name: 'How much this phone shows' })
    .getByText(size, { exact: true })
    .click();
  await new Player(page).button('Start').click();
  await expect(page.getByRole('img', { name: /^this phone’s code/ })).toBeVisible();
}

const found = (page: Page) => page.getByRole('region', { name: 'What was found' });

test('14 kB one way and a still code the other, with three frames in ten lost', async ({
  page: ann,
  home,
  otherPhone,
}) => {
  const ken = await pageOf(await otherPhone());
  for (const phone of [ann, ken]) await giveEye(phone);
  await begin(ann, home, '14 kB');
  await begin(ken, home, '600 B, still');
  await expect(ann.getByText('this phone, scan the other; the other, scan this phone')).toBeVisible();
  expect(await tracks(ken)).toEqual(['live']);

  const began = Date.now();
  const isRead = (page: Page) => async () => page.getByText('code is read.').first().isVisible();
  const [away, back] = await Promise.all([hold(ann, ken, isRead(ken)), hold(ken, ann, isRead(ann))]);
  console.info(
    `14 kB in ${Date.now() - began} ms: ${away.shown} frames, ${away.lost} lost; still: ${back.shown}`,
  );
  await expect(found(ken)).toContainText('Read: 14000 B in');
  await expect(found(ann)).toContainText('Read: 600 B in');
  console.info(await found(ken).textContent(), await found(ann).textContent());
  for (const phone of [ann, ken]) {
    expect(await tracks(phone)).toEqual(['ended']);
    await expect(phone.locator('video')).toHaveCount(0);
    await expect(phone.getByRole('img', { name: /^this phone’s code/ })).toBeVisible();
  }
});

test('a moving code is read by the browser’s own camera, though a block of it is never seen', async ({
  home,
  otherPhone,
}) => {
  const code = codeOf(makeMessage(5000));
  if (!code.ok) throw new Error(code.problem.message);
  const { value } = code;
  // One block is never seen: a mix stands in for it.
  const seen = [0, 1, 3, 4, 5, 6].map((number) => {
    const { data, size } = encode(digitsOf(value.frame(number)), { ecc: 'L', border: 4, maskPattern: 0 });
    return { size, dark: data.flatMap((row, y) => row.flatMap((on, x) => (on ? [[x, y] as const] : []))) };
  });
  const film = join(await mkdtemp(join(tmpdir(), 'war-diary-film-')), 'moving.y4m');
  await writeFile(film, filmOfAll(seen, 3));
  const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
  const ken = await pageOf(await otherPhone(...camera, `--use-file-for-fake-video-capture=${film}`));
  await begin(ken, home, '1 kB');
  await expect(found(ken)).toContainText('Read: 5000 B in', { timeout: 30_000 });
  console.info(await found(ken).textContent());
});
