// Two phones: a whole game by the moving code, a phase both ways by two scans, a line over the link. Cameras are real to
// the app; what they see is painted, so that a hand and a lens are not in these times.
import { withFreshPage } from './browser.mjs';
import { countShown, tapNow } from './in-page.mjs';
import { compare } from './stats.mjs';

const MAIN = '.dock button.main';
const UNDO = '.undo-line button';
const LOSS = 0.3;
/** Lines over the link in a round: a tap on the main button, and its undo. */
const LINES = 10;

export async function exchange(browser, url, hands, rounds) {
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
  ];
}

const twoPhones = (browser, work) =>
  withFreshPage(browser, {}, (ann) => withFreshPage(browser, {}, (ken) => work(ann, ken)));

/** Else lines would be over before they are scanned. */
async function withoutLink(...phones) {
  for (const phone of phones)
    await phone.addInitScript(() => Reflect.deleteProperty(globalThis, 'RTCPeerConnection'));
}

/** Each line: milliseconds from the tap until it is painted where it was made, and on the other phone. */
async function overLink(ann, ken, { linked, atTable }) {
  await linked(ann, ken);
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
