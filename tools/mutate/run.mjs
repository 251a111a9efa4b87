// Runs mutants: each against the test files that come past it, the likeliest and quickest first, until one fails.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Hand } from './hand.mjs';
import { makeSandbox } from './sandbox.mjs';

const HANDS = 2;
/** These try the project's own tools, not src. */
const NOT_RUN = /^tests\/tools\//;
const BASELINE_LIMIT = 10 * 60_000;

/** `sample` is placed as a whole, `todo` is run until the time `until`; `report` gets a mutant and how it went. */
export async function run({ sample, todo, cache, until, report }) {
  const sandbox = await makeSandbox(sample);
  const hands = Array.from({ length: HANDS }, () => new Hand(sandbox.folder));
  try {
    await Promise.all(hands.map((hand) => hand.start()));
    const baseline = await baselineOf(hands, join(cache, `baseline-${sandbox.hash}.json`));
    const kills = new Map();
    await share(hands, [...todo], until, async (hand, mutant) => {
      const began = performance.now();
      const number = sandbox.numbers.get(mutant.key);
      const went = await runMutant(hand, number, testsFor(mutant.file, number, baseline, kills));
      kills.set(went.test, (kills.get(went.test) ?? 0) + 1);
      report(mutant, { ...went, seconds: Math.round((performance.now() - began) / 100) / 10 });
    });
  } finally {
    for (const hand of hands) hand.stop();
  }
}

/** Each hand takes the next of the queue when it has done its last. */
const share = (hands, queue, until, act) =>
  Promise.all(
    hands.map(async (hand) => {
      while (queue.length > 0 && Date.now() < until) await act(hand, queue.shift());
    }),
  );

/** Every test file with all mutants asleep: that it passes, its time, and which mutants it comes past. */
async function baselineOf(hands, path) {
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'));
  const baseline = {};
  const files = hands[0].files.filter((file) => !NOT_RUN.test(file));
  await share(hands, [...files], Number.POSITIVE_INFINITY, async (hand, file) => {
    baseline[file] = (await hand.run(file, BASELINE_LIMIT)) ?? { passed: false };
  });
  const failed = files.filter((file) => !baseline[file].passed);
  if (failed.length > 0) throw new Error(`Without any mutant these fail: ${failed.join(', ')}`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(baseline));
  return baseline;
}

/** The test files that come past the mutant: first what is quick, is near its file, or has killed others. */
function testsFor(file, number, baseline, kills) {
  const folder = `${dirname(file).replace(/^src/, 'tests')}/`;
  const isNear = (test) => folder.startsWith(`${dirname(test)}/`) || namesake(test) === namesake(file);
  const cost = ({ test, ms }) => ms / (isNear(test) ? 10 : 1) / (1 + (kills.get(test) ?? 0));
  return Object.entries(baseline)
    .filter(([, { reached }]) => reached.includes(number))
    .map(([test, { ms }]) => ({ test, ms }))
    .sort((a, b) => cost(a) - cost(b));
}

const namesake = (path) => basename(path).split('.')[0];

async function runMutant(hand, number, tests) {
  if (tests.length === 0) return { status: 'NotReached' };
  for (const { test, ms } of tests) {
    const said = await hand.run(test, 60_000 + 10 * ms, number);
    if (!said) return { status: 'TimedOut', test };
    if (!said.passed) return { status: 'Killed', test };
  }
  return { status: 'Survived' };
}
