// What is left of games when the browser loses its database, by real faults: a disk that is full, bytes that change, a process
// that dies. What the screens say of it: tests/screens/lost-store.
import { builtWith } from './built-with';
import { SERIES, type Series } from './fast/faults';
import { mayMount, smallDisk } from './fast/small-disk';
import { type Found, Soak } from './fast/soak';
import { type Killable, openBrowser } from './kill';
import { expect, test } from './support';

const SEED = Number(process.env.SEED ?? 19411207);
/** The promise: what is lost is younger than this, or among so many last lines. */
const MOST_MS = 5_000;
const MOST_LINES = 5;
/** Of all that follows. */
const LEAST_FAULTS = 60;
const LEAST_ANSWERS = 5_000;
const canMount = mayMount();

const all: Found[] = [];
let answers = 0;

const lostIn = ({ losses }: Found): number => losses.reduce((sum, { lines }) => sum + lines, 0);

const lineOf = (found: Found): string => {
  const { fault, losses, told, refused, isWhole, isShut } = found;
  const lost = losses.map(({ lines, ageMs }) => `${lines} lost, the first ${ageMs} ms old`);
  return `${fault}: ${isWhole ? 'nothing' : 'something'} gone, ${lost.join(', ') || `all ${isShut ? 'in a file' : 'brought back'}`}, ${told} told, ${refused} taps refused`;
};

const total = (): string =>
  [
    `${all.length} faults`,
    `${answers} confirmed answers`,
    `${all.filter(({ isWhole }) => !isWhole).length} databases lost (${all.filter(({ isShut }) => isShut).length} for good)`,
    `${all.reduce((sum, found) => sum + lostIn(found), 0)} lines lost`,
    `at most ${Math.max(0, ...all.map(lostIn))} by one`,
    `${all.reduce((sum, found) => sum + Math.max(0, lostIn(found) - found.told), 0)} of them untold`,
  ].join(', ');

async function sufferAll(
  { disk: kind, faults }: Series,
  open: (folder: string) => Promise<Killable>,
  home: string,
): Promise<void> {
  const disk = smallDisk(kind);
  const soak = new Soak(SEED, disk, () => open(disk.folder), home);
  try {
    for (const [round, fault] of faults.entries()) {
      const found = await soak.suffer(fault, round);
      console.log(lineOf(found));
      all.push(found);
    }
  } finally {
    answers += soak.ledger.confirmed;
    await soak.close();
    await disk.gone();
  }
}

test.describe('a lost database', () => {
  // One after the other: they count together.
  test.describe.configure({ mode: 'default', timeout: 1_200_000 });
  let site: Awaited<ReturnType<typeof builtWith>>;
  test.beforeAll(async () => {
    site = await builtWith('fast/main.ts');
  });
  test.afterAll(async () => {
    await site.close();
    console.log(total());
    if (!canMount)
      console.log('A disk that can be full has to be mounted, which takes root on Linux: not tried here.');
  });

  for (const series of SERIES)
    test.describe(series.name, () => {
      test.skip(series.disk !== 'folder' && !canMount, 'no disk may be mounted here');
      test.use({ program: series.program ?? 'shell' });
      test('loses nothing but the last seconds, and that is told', async ({ launch }) => {
        const before = all.length;
        await sufferAll(series, (folder) => openBrowser(() => launch('', folder)), site.url);
        for (const found of all.slice(before)) {
          for (const { lines, ageMs } of found.losses)
            expect(ageMs <= MOST_MS || lines <= MOST_LINES, found.fault).toBe(true);
          // A tap that was on its way when the browser died may be told as lost.
          expect([0, 1], found.fault).toContain(found.told - lostIn(found));
        }
      });
    });

  test('by sixty faults and more, over five thousand answers', () => {
    test.skip(!canMount, 'no disk may be mounted here');
    expect(all.length).toBeGreaterThanOrEqual(LEAST_FAULTS);
    expect(answers).toBeGreaterThanOrEqual(LEAST_ANSWERS);
    expect(all.filter(({ isShut }) => isShut)).not.toEqual([]);
  });
});
