// What came of each mutant: one line of JSON a run, which git does not keep, as its keys name mutants of one source. The last
// line of a mutant counts; one whose key is drawn no more is of an older source.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';

/** Results, and what the tests come past. */
export const CACHE = join(root, 'mutation');
const RESULTS = join(CACHE, 'results');

const pathOf = (stratum, seed) => join(RESULTS, `${stratum.name}-${seed}.jsonl`);

/** By the mutants' keys. */
export function readResults(stratum, seed) {
  const path = pathOf(stratum, seed);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  return new Map(lines.map((line) => JSON.parse(line)).map((result) => [result.key, result]));
}

export function appendResult(stratum, seed, result) {
  mkdirSync(RESULTS, { recursive: true });
  appendFileSync(pathOf(stratum, seed), `${JSON.stringify(result)}\n`);
}

export const isAlive = ({ status }) => status === 'Survived' || status === 'NotReached';
