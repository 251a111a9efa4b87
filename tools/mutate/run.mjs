// Runs mutants: each against the test files that come past it, until one fails. A file is loaded once for all the mutants
// that are still alive, and the file that tells most of them for its cost comes first.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Hand } from './hand.mjs';
import { makeSandbox } from './sandbox.mjs';

/** These try the project's own tools, not src; one of them builds the app. */
const NOT_RUN = /^tests\/(tools|hall\/open)\b/;
/** A file near the mutant's is that much likelier to tell it. */
const NEAR = 20;

/**
 * Places the whole sample, has the test files that `only` names say which of it they come past, and gives that to `act`: a
 * function that runs some of the mutants until the time `until`. `budget` is the processor's seconds that one may
 * cost; what would cost more is left out. `report` gets a mutant and how it went. Comes to whether all the files pass
 * without any mutant.
 */
export async function withMutants({ sample, only, cache, act }) {
  const sandbox = await makeSandbox(sample);
  const hand = new Hand(sandbox.folder);
  try {
    const named = (await hand.files()).filter((file) => !NOT_RUN.test(file) && only.test(file));
    const baseline = await baselineOf(hand, named, sandbox, cache);
    const files = named.filter((file) => baseline[file]);
    await act(async ({ todo, budget, until, report }) => {
      const left = new Set(files);
      const alive = new Set();
      for (const mutant of todo) {
        const number = sandbox.numbers.get(mutant.key);
        alive.add({ ...mutant, number, spent: 0, files: new Map(waysTo(number, files, baseline)) });
      }
      while (left.size > 0 && alive.size > 0) {
        if (Date.now() > until) return;
        const file = likeliest(left, alive, baseline);
        left.delete(file);
        await runFile({ hand, file, alive, budget, report });
      }
      // Another file could still kill them.
      if (files.length < named.length) return;
      for (const mutant of alive) {
        const status = mutant.files.size === 0 ? 'NotReached' : 'Survived';
        report(mutant, mutant.cut ? { status, cut: true } : { status });
      }
    });
    return files.length === named.length;
  } finally {
    hand.stop();
  }
}

/**
 * Each test file with all mutants asleep: what it costs, and which mutants its tests come past. It is run again when it has
 * changed, or anything else but the other test files. One that fails is told and left out.
 */
async function baselineOf(hand, files, { hash, folder }, cache) {
  mkdirSync(join(cache, hash), { recursive: true });
  const baseline = {};
  for (const file of files) {
    const own = createHash('sha256')
      .update(file)
      .update(readFileSync(join(folder, file)));
    const path = join(cache, hash, `${own.digest('hex').slice(0, 16)}.json`);
    const reach = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : await reachOf(hand, file);
    if (!reach.passed) {
      console.error(`${file} fails without any mutant: what survives stays open until it passes.`);
      continue;
    }
    baseline[file] = reach;
    writeFileSync(path, JSON.stringify(reach));
  }
  return baseline;
}

async function reachOf(hand, file) {
  let reach = { passed: false };
  let cost = 0;
  for await (const said of hand.run(file, undefined, 600)) {
    cost += said.cpu;
    reach = said.reach ?? reach;
  }
  return { ...reach, cost };
}

/**
 * How to run a mutant in each of the files that come past it. One that only tests come past is woken in modules that are
 * loaded already, for these tests alone; one that the loading comes past has them loaded anew, for all of the file.
 */
function* waysTo(number, files, baseline) {
  for (const file of files) {
    const { tests, loading, cost } = baseline[file];
    const past = tests.filter(({ hits }) => number in hits);
    const hits = past.reduce((sum, test) => sum + test.hits[number], loading[number] ?? 0);
    if (hits === 0) continue;
    const keep = !(number in loading);
    const share = keep ? timeOf(past) / (timeOf(tests) || 1) : 1;
    yield [file, { hits, keep, cost: cost * share, tests: keep ? past.map(({ id }) => id) : undefined }];
  }
}

const timeOf = (tests) => tests.reduce((sum, { ms }) => sum + ms, 0);

function likeliest(left, alive, baseline) {
  const worth = new Map([...left].map((file) => [file, 0]));
  for (const { file, files } of alive)
    for (const test of files.keys())
      if (left.has(test)) worth.set(test, worth.get(test) + (isNear(test, file) ? NEAR : 1));
  const rate = (file) => worth.get(file) / baseline[file].cost;
  return [...left].reduce((best, file) => (rate(file) > rate(best) ? file : best));
}

function isNear(test, file) {
  const folder = `${dirname(file).replace(/^src/, 'tests')}/`;
  return folder.startsWith(`${dirname(test)}/`) || namesake(test) === namesake(file);
}

const namesake = (path) => basename(path).split('.')[0];

async function runFile({ hand, file, alive, budget, report }) {
  const queue = [];
  for (const mutant of alive) {
    const way = mutant.files.get(file);
    if (!way) continue;
    if (mutant.spent + way.cost > budget) mutant.cut = true;
    else queue.push({ mutant, job: { number: mutant.number, ...way }, tries: 0 });
  }
  queue.sort((a, b) => b.job.keep - a.job.keep);
  const end = (mutant, status) => {
    alive.delete(mutant);
    report(mutant, { status, test: file });
  };
  while (queue.length > 0) {
    // What was not sure is run again as the first and only one of a new worker.
    const [first] = queue;
    const batch = first.tries > 0 ? [first] : queue.filter(({ tries }) => tries === 0);
    const costliest = Math.max(...batch.map(({ job }) => job.cost));
    for await (const said of hand.run(
      file,
      batch.map(({ job }) => job),
      10 * costliest,
    )) {
      if (said.began || said.done) continue;
      const [{ mutant, job, tries }] = queue;
      mutant.spent += said.cpu;
      if (said.ended !== undefined && said.ended !== job.number) throw new Error(`Out of step: ${file}`);
      queue.shift();
      if (said.hung) end(mutant, 'TimedOut');
      else if (tries === 0 && (said.broke || (!said.passed && !said.sure)))
        queue.push({ mutant, job: { ...job, keep: false, tests: undefined }, tries: 1 });
      else if (said.broke) end(mutant, 'TimedOut');
      else if (!said.passed) end(mutant, 'Killed');
    }
  }
}
