// npm run mutate: how many seeded faults the tests notice. Not part of npm test; docs/mutation.md says more.
//   npm run mutate -- --stratum core     runs the mutants that the first seed draws of a stratum
//     --seed 1942      another seed                     --count 30   fewer of them
//     --shard 1/3      every third of them              --again      only those that survived, once more
//     --minutes 40     ends by itself after so long: the same command goes on from there
//   npm run mutate -- --summary          prints the scores; with --write, into docs/mutation.md
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, setup } from './setup.mjs';

await setup();
// So that what is cleared away at the end is, when the run is broken off too.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
const { appendResult, isAlive, RESULTS, readResults } = await import('./mutate/results.mjs');
const { sampleOf } = await import('./mutate/sample.mjs');
const { SEEDS, STRATA } = await import('./mutate/strata.mjs');

const { values } = parseArgs({
  options: {
    stratum: { type: 'string' },
    seed: { type: 'string', default: SEEDS.first },
    count: { type: 'string' },
    shard: { type: 'string', default: '1/1' },
    minutes: { type: 'string', default: '40' },
    again: { type: 'boolean', default: false },
    summary: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const { seed } = values;
const count = values.count && Number(values.count);

process.exitCode = (await (values.summary ? summary() : mutate())) ? 0 : 1;

async function mutate() {
  const stratum = STRATA.find(({ name }) => name === values.stratum);
  if (!stratum) {
    console.error(`--stratum is one of ${STRATA.map(({ name }) => name).join(', ')}.`);
    return false;
  }
  const sample = await sampleOf(stratum, seed, count);
  const known = readResults(stratum, seed);
  const [part, parts] = values.shard.split('/').map(Number);
  const todo = sample.filter(({ key }, at) => {
    const result = known.get(key);
    return at % parts === part - 1 && (values.again ? result && isAlive(result) : !result);
  });
  console.log(`${stratum.name}, seed ${seed}: ${todo.length} of ${sample.length} mutants to run.`);
  if (todo.length === 0) return true;

  const { run } = await import('./mutate/run.mjs');
  let ran = 0;
  await run({
    sample,
    todo,
    cache: RESULTS,
    until: Date.now() + Number(values.minutes) * 60_000,
    report({ key, file, line, mutator, replacement }, result) {
      appendResult(stratum, seed, { key, ...result });
      ran += 1;
      const what = `${file}:${line} ${mutator} ${replacement.replace(/\s+/g, ' ').slice(0, 40)}`;
      console.log(
        `${ran}/${todo.length}  ${result.status}  ${result.seconds} s  ${what}  ${result.test ?? ''}`,
      );
    },
  });
  if (ran < todo.length) console.log('Time is up: the same command goes on from here.');
  return ran === todo.length;
}

async function summary() {
  const { summarize } = await import('./mutate/summary.mjs');
  const { text, holds } = await summarize(seed, count);
  if (!values.write) console.log(text);
  else {
    const page = join(root, 'docs/mutation.md');
    const [above] = readFileSync(page, 'utf8').split('## Results');
    writeFileSync(page, `${above}## Results\n\n${text}\n`);
  }
  return holds;
}
