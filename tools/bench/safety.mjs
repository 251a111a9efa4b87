// What the safety copies cost: the same taps with them and, as a baseline, on a page without Cache Storage, in turns.
import { seed } from './at-the-table.mjs';
import { withScript } from './browser.mjs';
import { countWrites, tapAndWait, timeAppends } from './in-page.mjs';
import { compare } from './stats.mjs';

const FACE = '.dock .roll button.face';
/** Milliseconds between two taps: players who roll many dice in a row. */
const PACE = 1_000;

export function safety({ withProfile, isQuick }, url, journal, rounds) {
  const times = isQuick ? 2 : 15;
  const found = { kept: [], without: [] };
  return withProfile(async (page, phone) => {
    await seed(page, url, journal);
    for (let round = 0; round < rounds; round += 1)
      for (const side of round % 2 ? ['without', 'kept'] : ['kept', 'without']) {
        await withScript(phone, timeAppends, {}, () =>
          withScript(phone, countWrites, { without: side === 'without' }, () =>
            page.goto(`${url}#/g/bench`).then(() => page.reload()),
          ),
        );
        await page.waitForSelector(FACE);
        const tapped = { tap: FACE, result: '.save', times, pause: isQuick ? 300 : PACE };
        await page.evaluate(tapAndWait, { ...tapped, times: 1 }); // warms up
        await page.evaluate(() => window.appends.times.splice(0) && window.writes.splice(0));
        const began = performance.now();
        const shown = await page.evaluate(tapAndWait, tapped);
        const minutes = (performance.now() - began) / 60_000;
        found[side].push({
          shown,
          minutes,
          ...(await page.evaluate(() => ({ appends: window.appends.times, writes: window.writes }))),
        });
      }
    const all = (side, what) => found[side].flatMap((each) => each[what]);
    const compared = (name, what) => compare(name, all('kept', what), 'without', all('without', what), 1.1);
    return [
      compared('safety copies: tap to shown result', 'shown'),
      compared('safety copies: append of one answer', 'appends'),
      {
        ...{ name: 'safety copies: bytes written for a tap', unit: 'B' },
        values: found.kept.map(({ writes }) => writes.reduce((sum, bytes) => sum + bytes, 0) / times),
      },
      {
        ...{ name: 'safety copies: writes a minute, a tap a second', unit: '' },
        values: found.kept.map(({ writes, minutes }) => writes.length / minutes),
      },
    ];
  });
}
