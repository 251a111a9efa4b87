// Two phones: a whole game by the moving code, a phase both ways by two scans, a line over the link. Cameras are real to
// the app; what they see is painted, so that a hand and a lens are not in these times.
import { SLOW_CPU, withFreshPage } from './browser.mjs';
import { countShown, tapNow } from './in-page.mjs';
import { compare } from './stats.mjs';

const MAIN = '.dock button.main';
const UNDO = '.undo-line [name=undo]';
const LOSS = 0.3;
/** Lines over the link in a round: a tap on the main button, and its undo. */
const LINES = 10;

/** Lines of a game to which one more comes from the other phone. */
const LENGTHS = [100, 1_000, 4_000, 13_000];

export async function exchange(browser, url, hands, { rounds, isQuick }) {
  const { joined, wholeGame, turnByScans } = hands;
  const home = `${url}/`.replace(/\/+$/, '/');
  const whole = wholeGame();
  const joins = { lossy: [], clear: [] };
  const [turns, here, there] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    for (const [kind, loss] of [
      ['lossy', LOSS],
      ['clear', 0],
    ])
      await twoPhones(browser, async (ann, ken) => {
        joins[kind].push(await joined(ann, ken, home, whole, loss));
      });
    await twoPhones(browser, async (ann, ken) => {
      await withoutLink(ann, ken);
      await joined(ann, ken, home);
      turns.push(await turnByScans(ann, ken));
    });
    await twoPhones(browser, async (ann, ken) => {
      await joined(ann, ken, home);
      await hands.linked(ann, ken);
      for (const [a, k] of await overLink(ann, ken, hands)) {
        here.push(a);
        there.push(k);
      }
    });
  }
  const lines = whole.projection.entries.length;
  const of = (joins, what) => joins.map((each) => each[what]);
  const frames = (name, values) => ({ name, unit: 'frames', values });
  return [
    compare(
      `${lines} lines by moving code, 3 frames in 10 lost`,
      of(joins.lossy, 'took'),
      'none lost',
      of(joins.clear, 'took'),
    ),
    frames('  shown until it was read', of(joins.lossy, 'shown')),
    frames('  of these never seen', of(joins.lossy, 'lost')),
    frames('  shown, none lost', of(joins.clear, 'shown')),
    { name: 'a phase and a note, both ways by two scans', unit: 'ms', values: turns },
    compare('a line over the link: tap to shown there', there, 'shown here', here),
    ...(await longGames(browser, home, hands, isQuick ? LENGTHS.slice(0, 1) : LENGTHS)),
  ];
}

/** What comes to a slow phone: a line of the other one, and a code that rests on lines it does not have. */
async function longGames(browser, home, hands, lengths) {
  const rows = [];
  for (const count of lengths)
    await twoPhones(browser, async (ann, ken) => {
      await hands.linkedWith(ann, ken, home, count);
      await Promise.all([ann, ken].map(hands.copied));
      await slow(ken);
      const times = await overLink(ann, ken, hands);
      rows.push({
        name: `a line to a phone ${SLOW_CPU} times as slow, in a game of ${count}: tap to shown there`,
        unit: 'ms',
        values: times.map(([, there]) => there),
        aim: 100,
      });
      rows.push({
        name: '  a code that does not fit: until it is refused',
        unit: 'ms',
        values: [await refused(ken, hands.strangeFile(count))],
        aim: 500,
      });
    });
  return rows;
}

async function slow(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
}

async function refused(page, file) {
  await page.evaluate(() => {
    location.hash += '/phones';
  });
  const input = page.getByLabel('Take a file');
  await input.waitFor();
  const began = performance.now();
  await input.setInputFiles(file);
  await page.getByRole('alert').getByText('This code builds on entries').waitFor();
  return performance.now() - began;
}

const twoPhones = (browser, work) =>
  withFreshPage(browser, {}, (ann) => withFreshPage(browser, {}, (ken) => work(ann, ken)));

/** Else lines would be over before they are scanned. */
async function withoutLink(...phones) {
  for (const phone of phones)
    await phone.addInitScript(() => Reflect.deleteProperty(globalThis, 'RTCPeerConnection'));
}

/** Each line: milliseconds from the tap until it is painted where it was made, and on the other phone. */
async function overLink(ann, ken, { atTable }) {
  let entries = await atTable(ann, ken);
  const times = [];
  for (let line = 0; line < LINES; line += 1) {
    entries += 1;
    const shown = [ann, ken].map((phone) => phone.evaluate(countShown, entries));
    const at = await ann.evaluate(tapNow, line % 2 ? UNDO : MAIN);
    times.push((await Promise.all(shown)).map((when) => when - at));
  }
  return times;
}
