// Charts: opening one in mid-game, and taking a whole set from a code in front of the camera.
import { writeFile } from 'node:fs/promises';
import { seed } from './at-the-table.mjs';
import { camera, SLOW_CPU, slowDown } from './browser.mjs';
import { tapThrough } from './in-page.mjs';

const TABLE = 'a[href$="#/g/bench/charts"]';

/** From the tap on "Charts" at the table, and one on the chart, until that chart is painted. */
export function chartSheet({ withProfile }, url, journal, rounds) {
  return withProfile(async (page, phone) => {
    await seed(page, url, journal);
    const values = [];
    for (let round = 0; round < rounds; round += 1) {
      await page.goto(`${url}#/g/bench`);
      await page.reload();
      await page.waitForSelector(TABLE);
      await slowDown(phone, { cpu: SLOW_CPU });
      const args = { link: TABLE, tap: 'a.pick-chart', done: 'table.chart-large' };
      values.push((await page.evaluate(tapThrough, args)).works);
      await slowDown(phone, { cpu: 1 });
    }
    return [{ name: `open a chart, two taps, ${SLOW_CPU}× CPU`, unit: 'ms', values }];
  });
}

/** From the tap on "Scan a code" until the difference is painted; the camera starts in that time. */
export async function scan({ withProfile, filmed }, url, { bare, timed, film }, { rounds, speeds }) {
  await writeFile(filmed, film);
  const rows = await withProfile(
    async (page, phone) => {
      const found = Object.fromEntries(speeds.map((cpu) => [cpu, []]));
      for (let round = 0; round < rounds; round += 1) {
        for (const cpu of speeds) {
          await page.goto(`${url}#/packs/iph`);
          await page.reload();
          await page.getByRole('button', { name: 'Scan a code' }).waitFor();
          await slowDown(phone, { cpu });
          const args = { link: '.foot .row button', tap: '.no-more-taps', done: 'h1', without: 'Charts:' };
          found[cpu].push((await page.evaluate(tapThrough, args)).works);
          await slowDown(phone, { cpu: 1 });
        }
      }
      return speeds.map((cpu) => ({
        name: `scan to shown import, ${cpu}× CPU`,
        unit: 'ms',
        values: found[cpu],
      }));
    },
    { args: camera(filmed) },
  );
  return [
    { name: 'code of a full IPH set, without times', unit: 'B', values: [bare] },
    { name: 'code of a full IPH set, times of an evening', unit: 'B', values: [timed], aim: 1200 },
    ...rows,
  ];
}
