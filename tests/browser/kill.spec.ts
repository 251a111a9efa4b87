import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { emptyPack } from '../../src/core/charts/pack';
import { packText } from '../../src/core/charts/pack-file';
import type { Recorded } from '../../src/core/play/procedure';
import { serve } from '../../tools/serve.mjs';
import type { Player } from '../hands/player';
import { inCombat, seed } from '../hands/seed';
import { openBrowser, playAndKill, readStored, type Tap } from './kill';
import { buildControl, type SlowDisk, slowDown } from './kill-control';
import { expect, test } from './support';

/**
 * A killed process loses no tap that the screen had confirmed. What was confirmed stands in a file of this
 * process, not of the browser; all processes of the browser die at once. In every run one tap that writes a line is
 * killed in its midst, and one that writes to the charts with it; SOAK=1 kills every tap, in many rounds.
 */
const SOAK = Boolean(process.env.SOAK);
const ROUNDS = SOAK ? 4 : 1;
/** Killed once it is confirmed, then in flight, and so on. */
const IMPORTS = SOAK ? 6 : 1;

// Nothing that a kill can lose goes through the worker, nor through what is about a window.
test.use({ serviceWorkers: SOAK ? 'allow' : 'block', program: SOAK ? 'whole' : 'shell' });

const PACK = 'own:iph';
const TABLE = '7 Dec, Morning';

const cell = (chart: string, column: string, row: string, value: string | number | object): Recorded =>
  ({
    key: `cell:${chart}:${column}:${row}`,
    answer: { kind: 'cell', chart, column, row, value, source: 'mapsheet', pack: PACK },
  }) as Recorded;
/** What the rules say of a cell, looked up without a question. */
const looked = (chart: string, column: string, row: string, value: number, rule: string): Recorded => ({
  key: `cell:${chart}:${column}:${row}`,
  answer: { kind: 'cell', chart, column, row, value, source: 'rules', pack: PACK, rule },
  auto: true,
});
/** What a hex of this terrain is worth. */
const worth = (terrain: string): Recorded => looked('tec', 'vp', terrain, 1, '4.4');
const choice = (key: string, value: string): Recorded => ({ key, answer: { kind: 'choice', value } });
const die = (key: string, face: number): Recorded => ({
  key,
  answer: { kind: 'dice', faces: [face], by: 'physical' },
});
const button = (name: string | RegExp) => (player: Player) => player.button(name);
const face = (shown: number) => (player: Player) => player.face(shown);
const says = (value: string) => (player: Player) =>
  player.page
    .getByRole('group', { name: 'Your sheet says' })
    .getByRole('button', { name: value, exact: true });

/**
 * A Japanese attack with a battleship and banzai on a city of which the app knows nothing: every kind of question but
 * the cup's. Then the end of the phase, which asks nothing.
 */
const BATTLE: readonly Tap[] = [
  {
    button: button(/^Attack( on|$)/),
    opens: 'battle',
    answers: [],
    asks: 'Combat Results Table: which columns does your sheet print?',
  },
  {
    button: button('Use these columns'),
    answers: [
      {
        key: 'heads:crt',
        answer: {
          kind: 'heads',
          chart: 'crt',
          axis: 'columns',
          heads: ['1:3', '1:2', '1:1', '2:1', '3:1', '4:1'],
          source: 'mapsheet',
          pack: PACK,
        },
      },
      looked('support', 'value', 'battleship', 6, '7.1'),
    ],
    asks: 'Ken: Japan attacks',
  },
  {
    specimen: 'answer',
    prepare: (player) =>
      player.fill({ 'Attack factors': 12, 'Defence factors': 4, 'Terrain of the attacked hex': 'City' }),
    button: button(/^Attack( on|$)/),
    answers: [
      {
        key: 'declare',
        answer: { kind: 'form', values: { attack: 12, defence: 4, terrain: 'city', hex: '' } },
      },
    ],
    asks: 'Issei die',
  },
  {
    button: face(2),
    answers: [die('issei', 2)],
    asks: 'Terrain Effects Chart, Combat shift, City: what is printed on your sheet?',
  },
  {
    button: says('−2'),
    answers: [cell('tec', 'shift', 'city', -2)],
    asks: 'Japanese ships and planes',
  },
  {
    prepare: (player) => player.mark('Hiei'),
    button: button('Continue'),
    answers: [{ key: 'support', answer: { kind: 'form', values: { battleships: ['hiei'] } } }],
    asks: 'Combat die on 2:1',
  },
  {
    // The declaration and the first of the two dice are taps that are on record only with the last.
    prepare: async (player) => {
      await player.mark('Banzai!');
      await player.face(3).click();
    },
    button: face(4),
    answers: [
      {
        key: 'crt',
        answer: { kind: 'dice', faces: [3, 4], by: 'physical', marks: ['banzai'] },
      },
    ],
    asks: 'Combat Results Table, 3:1, 4: what is printed on your sheet?',
  },
  {
    specimen: 'learned cell',
    // Between learning and result: the cell and the answer it gave are on record together.
    prepare: async ({ page }) => {
      for (const loser of ['Attacker', 'Defender']) {
        await page
          .getByRole('group', { name: `${loser} loses` })
          .getByText('1', { exact: true })
          .click();
      }
    },
    button: button('Save this value'),
    answers: [cell('crt', '3:1', '4', { attacker: 1, defender: 1 })],
    asks: 'Remove the losses. Does the defender still hold the hex?',
  },
  {
    button: button(/^Hex emptied: advance/),
    answers: [choice('vacated', 'advance'), worth('city')],
    asks: 'Which hex does Japan take?',
  },
  {
    prepare: (player) => player.fill({ 'Hex number': '1829' }),
    button: button('Take 1829'),
    answers: [
      choice('which-hex', 'other'),
      { key: 'hex-number', answer: { kind: 'form', values: { number: '1829' } } },
    ],
    asks: 'Victory point hexes, 1829: what is printed on your sheet?',
  },
  {
    button: says('Military installation'),
    answers: [cell('hexes', 'kind', '1829', 'installation'), worth('installation')],
    closes: true,
    asks: TABLE,
  },
  { button: button('End Japanese combat'), opens: 'end-jp-phase', answers: [], closes: true, asks: TABLE },
];

const KIND = 'Victory point hexes, 1829: what is printed on your sheet?';

/** Undo and redo, a lesson unlearned and learned anew, a chart edited as a grid, a battle amended. */
const SECOND_THOUGHTS: readonly Tap[] = [
  {
    specimen: 'strike',
    button: button('Undo'),
    records: { kind: 'v1.Struck', ids: [-1] },
    answers: [],
    asks: TABLE,
  },
  { button: button('Redo'), records: { kind: 'v1.Restored', ids: [-2] }, answers: [], asks: TABLE },
  { button: button('Undo'), records: { kind: 'v1.Struck', ids: [-3] }, answers: [], asks: TABLE },
  { button: button('Undo'), records: { kind: 'v1.Struck', ids: [-5] }, answers: [], asks: KIND },
  {
    button: says('Military installation'),
    answers: [cell('hexes', 'kind', '1829', 'installation'), worth('installation')],
    closes: true,
    asks: TABLE,
  },
  {
    specimen: 'teach',
    prepare: async ({ page }) => {
      await page.goto(page.url().replace(/(#\/g\/[^/]+).*/, '$1/edit/crt'));
      await page.getByRole('textbox', { name: '1:3, 1', exact: true }).fill('3/0');
    },
    button: button('Save'),
    records: { kind: 'v1.Taught' },
    teaches: ['crt 1:3|1 {"attacker":3,"defender":0} mapsheet'],
    answers: [],
    asks: 'Combat Results Table',
    reopens: TABLE,
  },
  {
    specimen: 'amend',
    prepare: async ({ page }) => {
      await page.getByRole('link', { name: 'Log' }).click();
      const line = page
        .getByRole('listitem')
        .filter({ hasText: /^(\w+: )?Japan attacks/ })
        .first();
      await line.locator('summary').first().click();
      await line.getByRole('button', { name: 'Amend' }).click();
      await page.getByRole('button', { name: 'Override: Victory points of the battle' }).click();
      await page.getByRole('textbox', { name: 'Use instead' }).fill('7');
      await page.getByRole('textbox', { name: 'Reason' }).fill('Raid on the oil');
      await page.getByRole('button', { name: 'Use this' }).click();
    },
    button: button('Record the amendment'),
    records: { kind: 'v1.Amended' },
    answers: [{ key: 'override:points', answer: { kind: 'override', value: 7, reason: 'Raid on the oil' } }],
    closes: true,
    asks: 'Log',
    reopens: TABLE,
  },
  {
    prepare: async (player) => {
      await openLine(player);
      await player.button('Add a note').click();
      await player.page.getByRole('textbox', { name: 'Note about this entry' }).fill('Remember this');
    },
    button: ({ page }) => page.locator('.log-line').getByRole('button', { name: 'Add', exact: true }),
    records: { kind: 'v1.Noted' },
    answers: [],
    asks: 'Log',
    reopens: TABLE,
  },
  {
    prepare: openLine,
    button: button('Bookmark'),
    records: { kind: 'v1.Noted' },
    answers: [],
    asks: 'Log',
    reopens: TABLE,
  },
  { button: button('Undo'), records: { kind: 'v1.Struck', ids: [-1] }, answers: [], asks: TABLE },
];
/** The line of the attack, unfolded. */
async function openLine({ page }: Player): Promise<void> {
  await page.getByRole('link', { name: 'Log' }).click();
  await page
    .locator('.log-line')
    .filter({ hasText: 'Japan attacks' })
    .first()
    .locator('summary')
    .first()
    .click();
}

const SCRIPT = [...BATTLE, ...SECOND_THOUGHTS.filter(({ specimen }) => SOAK || specimen === 'amend')];
type Dues = Parameters<typeof playAndKill>[0]['dues'];
type Way = NonNullable<Tap['specimen']>;

/**
 * Every way to write is killed in its midst in the soak. All of them write a line, or a line and charts, in one transaction:
 * in every run there is one of each of the two. What is confirmed between the kills has to be there at the next, and the
 * last kill comes the moment after an amendment is confirmed.
 */
const SHORT: { readonly [way in Way]?: ReturnType<Dues> } = {
  answer: ['midwrite'],
  'learned cell': ['midwrite', 'confirmed'],
  amend: ['confirmed'],
};
const WHOLE: { readonly [way in Way]: ReturnType<Dues> } = {
  answer: ['midwrite', 'confirmed'],
  'learned cell': ['midwrite', 'confirmed'],
  strike: ['midwrite'],
  teach: ['midwrite'],
  amend: ['midwrite', 'confirmed'],
};
const DUES: typeof SHORT = SOAK ? WHOLE : SHORT;

async function playScript(launch: () => Promise<BrowserContext>, home: string, dues: Dues) {
  const notes = test.info().outputPath('confirmed.jsonl');
  return playAndKill({
    open: () => openBrowser(launch),
    home,
    notes,
    begin: ({ page }) => seed(page, home, inCombat()),
    taps: SCRIPT,
    dues,
  });
}

test('killed in the midst of each way to write, and, made again, once the screen had confirmed it', async ({
  launch,
  home,
}) => {
  const report = await playScript(launch, home, (_, { specimen }) => (specimen && DUES[specimen]) ?? []);
  expect(report).toEqual({ kills: Object.values(DUES).flat().length, taken: 0, lost: [] });
});

test.describe('every tap', () => {
  test.skip(!SOAK, 'one of each way to write in every run, all in the soak');
  for (let round = 1; round <= ROUNDS; round += 1) {
    test(`killed once the screen had confirmed, round ${round}`, async ({ launch, home }) => {
      const report = await playScript(launch, home, () => ['confirmed']);
      expect(report).toEqual({ kills: SCRIPT.length, taken: 0, lost: [] });
    });

    test(`killed with the tap in flight, round ${round}`, async ({ launch, home }, info) => {
      // Every other tap, the learned cells among them, is stopped within its transaction; the rest are killed at
      // moments from before the write to after its commit, and may be there or not.
      const report = await playScript(launch, home, (at) => [
        (at + round) % 2 ? 'midwrite' : (at * 4 + round * 3) % 40,
      ]);
      expect(report).toEqual({ kills: SCRIPT.length, taken: expect.any(Number), lost: [] });
      info.annotations.push({ type: 'taken', description: `${report.taken} entries` });
    });
  }
});

/** A set of three cells that all say `steps`, as another phone would send it. */
const sent = (steps: number) => ({
  name: 'charts.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    packText({
      ...emptyPack(PACK, 'iph', 'Sent'),
      cells: {
        crt: Object.fromEntries(
          ['1:1|1', '2:1|2', '3:1|3'].map((at) => [
            at,
            { value: { attacker: steps, defender: 0 }, source: 'mapsheet', at: 1 },
          ]),
        ),
      },
    }),
  ),
});

/** Brings a set in up to the last tap, with all that differs taken. */
async function uptoTake(page: Page, home: string, steps: number): Promise<Locator> {
  await page.goto(`${home}#/packs/iph`);
  await page.getByLabel('From a file').setInputFiles(sent(steps));
  const take = page.getByRole('button', { name: /^Take into/ });
  await take.waitFor();
  for (const option of await page.getByText(/^Take \d/).all()) await option.click();
  return take;
}

for (let round = 1; round <= ROUNDS; round += 1) {
  test(`killed while charts are brought in, round ${round}`, async ({ launch, home }) => {
    let said = -1;
    let browser = await openBrowser(launch);
    for (let i = 0; i < IMPORTS; i += 1) {
      const steps = (said + 1) % 7;
      const take = await uptoTake(browser.page, home, steps);
      const confirmed = i % 2 === 0;
      if (confirmed) {
        await take.click();
        await browser.page.getByText(/^Taken into/).waitFor();
      } else {
        const button = await take.elementHandle();
        button?.evaluate((it) => (it as HTMLElement).click()).catch(() => undefined);
        await sleep((i * 4 + round * 3) % 40);
      }
      await browser.kill();

      browser = await openBrowser(launch);
      await browser.page.goto(`${home}#/packs/iph`);
      await browser.page.getByRole('listitem').first().waitFor();
      const { packs } = await readStored(browser.page);
      const found = Object.values(packs[0]?.cells.crt ?? {}).map(({ value }) => value);
      const all = (value: number) => Array(3).fill({ attacker: value, defender: 0 });
      const whole = [...(confirmed ? [] : [said < 0 ? [] : all(said)]), all(steps)];
      expect(whole, `kill ${i + 1}`).toContainEqual(found);
      if (found.length) said = (found[0] as { attacker: number }).attacker;
    }
    await browser.kill();
  });
}

/**
 * The same routine on a build whose disk takes a second. Where the app waits for it, nothing is lost; where it does
 * not, the screen confirms what is not yet written, and the routine must say so. Nothing else differs.
 */
test('control: where the commit is not awaited, the same kill finds the loss', async ({ launch }, info) => {
  test.skip(!SOAK, 'a build of its own, whose every write takes a second: in the soak');
  const folder = info.outputPath('build');
  await buildControl(folder);
  const runOn = async (disk: SlowDisk, taps: number) => {
    const server = await serve({ folder }); // a port of its own, so a store of its own
    const report = await playAndKill({
      open: () => openBrowser(launch),
      home: server.url,
      notes: info.outputPath(`awaited-${disk.awaited}.jsonl`),
      begin: ({ page }) => seed(page, server.url, inCombat()),
      taps: BATTLE.slice(0, taps),
      dues: () => ['confirmed'],
      opened: (page) => slowDown(page, disk),
    });
    await server.close();
    return report;
  };
  expect(await runOn({ ms: 1_000, awaited: true }, 2)).toEqual({ kills: 2, taken: 0, lost: [] });
  const hasty = await runOn({ ms: 1_000, awaited: false }, 2);
  expect(hasty.kills).toBe(1);
  expect(hasty.lost[0]).toMatch(/^entry 11: .*"belongs":"battle".* was confirmed, undefined is there$/);
});
