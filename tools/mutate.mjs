// npm run mutate: how many seeded faults the tests notice. Not part of npm test; docs/mutation.md says more.
//   npm run mutate                       runs what the first seed draws of every stratum
//     --stratum core   of this one only (or core,ui)   --seed 1942      another seed
//     --shard 1/3      every third mutant              --again          only those that survived, once more
//     --only tests/core  test files whose path fits this               --budget 10      CPU seconds for a mutant
//     --count 100      draws so many of each stratum, a sample of its own
//     --minutes 40     ends by itself after so long: the same command goes on from there
//   npm run mutate -- --summary          prints the scores; with --write, those of strata run whole into docs/mutation
import { parseArgs } from 'node:util';
import { setup } from './setup.mjs';

await setup();
// So that what is cleared away at the end is, when the run is broken off too.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
const { appendResult, CACHE, isAlive, readResults } = await import('./mutate/results.mjs');
const { sampleOf } = await import('./mutate/sample.mjs');
const { drawing, SEEDS, STRATA: WHOLE, unseenOf } = await import('./mutate/strata.mjs');

const { values } = parseArgs({
  options: {
    stratum: { type: 'string' },
    seed: { type: 'string', default: SEEDS.first },
    shard: { type: 'string', default: '1/1' },
    again: { type: 'boolean', default: false },
    count: { type: 'string' },
    only: { type: 'string', default: '' },
    budget: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '40' },
    summary: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const { seed } = values;
const STRATA = drawing(WHOLE, values.count);

process.exitCode = (await (values.summary ? summary() : mutate())) ? 0 : 1;

async function mutate() {
  const names = STRATA.map(({ name }) => name);
  const asked = (values.stratum?.split(',') ?? names).map((name) => STRATA[names.indexOf(name)]);
  if (asked.includes(undefined)) {
    console.error(`--stratum takes, with commas between, ${names.join(', ')}.`);
    return false;
  }
  // Both seeds of all strata are placed, so that one look at what the tests come past does for all.
  const drawn = new Map();
  const sample = new Map();
  for (const stratum of STRATA)
    for (const each of new Set([seed, SEEDS.first, unseenOf(stratum)])) {
      const mutants = await sampleOf(stratum, each);
      if (each === seed) drawn.set(stratum, mutants);
      for (const mutant of mutants) sample.set(mutant.key, mutant);
    }
  const runs = asked.map((stratum) => ({ stratum, todo: todoOf(stratum, drawn.get(stratum)) }));
  if (runs.every(({ todo }) => todo.length === 0)) return true;

  const { withMutants } = await import('./mutate/run.mjs');
  const until = Date.now() + Number(values.minutes) * 60_000;
  let left = 0;
  const allPass = await withMutants({
    sample: [...sample.values()],
    only: new RegExp(values.only),
    cache: CACHE,
    async act(run) {
      for (const { stratum, todo } of runs) {
        console.log(`${stratum.name}, seed ${seed}: ${todo.length} mutants to run.`);
        const done = [];
        const report = (mutant, result) => {
          appendResult(stratum, seed, { key: mutant.key, ...result });
          done.push(mutant);
          console.log(`${done.length}/${todo.length}  ${wordsOf(mutant, result)}`);
        };
        await run({ todo, budget: Number(values.budget), until, report });
        left += todo.length - done.length;
      }
    },
  });
  if (left > 0) console.log('Not all was run: the same command goes on from here.');
  return allPass && left === 0;
}

function todoOf(stratum, mutants) {
  const known = readResults(stratum, seed);
  const [part, parts] = values.shard.split('/').map(Number);
  return mutants.filter(({ key }, at) => {
    const result = known.get(key);
    return at % parts === part - 1 && (values.again ? result && isAlive(result) : !result);
  });
}

function wordsOf({ spent, file, line, mutator, replacement }, { status, test = '' }) {
  const text = replacement.replace(/\s+/g, ' ').slice(0, 40);
  return `${status}  ${spent.toFixed(1)} s  ${file}:${line} ${mutator} ${text}  ${test}`;
}

async function summary() {
  const { summarize } = await import('./mutate/summary.mjs');
  const { text, holds, scores } = await summarize(seed, STRATA);
  console.log(text);
  // What the page keeps are the strata as they are settled.
  if (values.write && !values.count) (await import('./mutate/scores.mjs')).writeScores(scores);
  return holds;
}
